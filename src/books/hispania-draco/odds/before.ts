import type { Action, Choice, Decision } from '../../../kernel/contract.ts';
import type { Combat, State } from '../engine/state.ts';
import { armiesAhead } from './faces.ts';
import { combatBy } from './ledger.ts';

/** The sieges and attacks that an answer to a question rolls for. */

/** The combat that an answer with its values leads to (4.3, 4.4, 8.7); undefined of an answer that leads to none. */
export const combatIn = (state: State, action: Action): Combat | undefined =>
  combatBy(state, action, Number(action.values['coins'] ?? 0));

/**
 * The combats of answers that have no number of coins to choose: those that the last coin pays, and those of the armies where they are
 * the next to move (5.2). An army that moves later may find another position.
 */
export function combatsBefore(state: State, { choices }: Pick<Decision, 'choices'>): readonly Combat[] {
  return choices.flatMap((choice): readonly Combat[] => {
    if (choice.kind === 'proceed')
      return state.hispanic?.step === 'armies'
        ? armiesAhead(state).flatMap(({ ways }) => ways.flatMap(({ fight }) => fight?.combat ?? []))
        : [];
    const coins = coinsOf(choice);
    const combat = coins === undefined ? undefined : combatBy(state, choice, coins);
    return combat ? [combat] : [];
  });
}

/** The coins of an answer that leaves no choice of them. */
function coinsOf({ ranges: { coins } }: Choice): number | undefined {
  return coins?.is === 'number' && coins.min === coins.max ? coins.min : undefined;
}
