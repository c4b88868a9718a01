import type { Barred, Choice, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { neighbours } from '../data/geography.ts';
import { SPACES, type SpaceId } from '../data/ids.ts';
import { MOST } from '../data/level.ts';
import { refuse } from '../refusals.ts';
import type { Combat, State } from '../state.ts';
import { actorNamed, actors, whyTooDear } from './actors.ts';
import { armyAt } from './board.ts';
import { declare } from './combat.ts';
import { change, type Draft } from './draft.ts';
import { touches } from './routes.ts';
import { isTarget } from './values.ts';

/** Sieges and attacks by generals, for coins that are laid down before the dice (4.3, 4.4). */

type Kind = Combat['kind'];

export function combatChoices(state: State): readonly Choice[] {
  const coins = { is: 'number', min: 1, max: Math.min(MOST.combat, state.coins) } as const;
  return actors(state).flatMap((general) => {
    const from = state.generals[general];
    if (from === null) return [];
    return neighbours(from).flatMap((place) =>
      (['siege', 'attack'] as const).flatMap((kind): readonly Choice[] =>
        whyNoCombat(state, kind, { general, place }) ? [] : [{ kind, fixed: { general, place }, ranges: { coins } }],
      ),
    );
  });
}

/** Why a space may not be besieged or attacked. */
export function whyNoCombat(state: State, kind: Kind, fixed: { readonly [key: string]: string }): Refusal | undefined {
  const { general, refusal } = actorNamed(state, fixed['general'], actors(state));
  if (refusal) return refusal;
  if (state.leaving) return refuse('leave', '3.4', { general });
  const place = SPACES.find((one) => one === fixed['place']);
  if (place === undefined) return refuse('no-such-place', '1.3', {});
  if (!touches(state, general, place))
    return refuse('not-connected', kind === 'siege' ? '4.3' : '4.4', { general, place });
  return whyNoTarget(state, kind, place) ?? whyTooDear(state, 1);
}

function whyNoTarget(state: State, kind: Kind, place: SpaceId): Refusal | undefined {
  const army = armyAt(state, place);
  if (kind === 'attack') return army ? undefined : refuse('no-army', '4.4', { place });
  if (army) return refuse('army-there', '4.3', { place });
  return isTarget(state, place) ? undefined : refuse('no-revolt', '4.3', { place });
}

/** Lays down the coins and declares the siege or the attack. */
export function beginCombat(draft: Draft, { kind, fixed, values }: ActionOf<'siege' | 'attack'>): void {
  const { general, place } = fixed;
  const from = draft.state.generals[general];
  if (from === null) return;
  change(draft, { coins: draft.state.coins - values.coins });
  declare(draft, { by: 'roman', kind, general, from, to: place, coins: values.coins, raise: 0 });
}

/** Sieges of connected towns with an army, which can only be attacked. */
export function barredCombats(state: State): readonly Barred[] {
  return actors(state).flatMap((general) => {
    const from = state.generals[general];
    if (from === null) return [];
    return neighbours(from).flatMap((place): readonly Barred[] => {
      const fixed = { general, place };
      const refusal = armyAt(state, place) ? whyNoCombat(state, 'siege', fixed) : undefined;
      return refusal ? [{ kind: 'siege', fixed, refusal }] : [];
    });
  });
}
