import type { Action } from '../../../../kernel/contract.ts';
import { giving } from '../../../../kernel/dice.ts';
import { draco } from '../../engine/game.ts';
import { sidesOf } from '../../engine/rules/values.ts';
import type { State } from '../../engine/state.ts';
import { combatOf, diceOf, winnerOf } from '../../odds/combat.ts';
import { forecast } from '../../odds/forecast.ts';
import type { Answer, Question, Told } from './question.ts';

/** The phase ahead, exact from all dice. */
export function answerTo({ state, combat }: Question): Answer {
  const won = combat && afterWinning(state, combat);
  return { now: told(state), won: won ? (won.ended === null ? told(won) : 'ends') : null };
}

function told(state: State): Told | null {
  const found = forecast(state);
  return found ? { state, forecast: found } : null;
}

/** The position after a siege or an attack that the Romans win; undefined if no result of the dice wins it. */
export function afterWinning(state: State, action: Action): State | undefined {
  const combat = combatOf(state, action);
  if (!combat) return undefined;
  const sides = sidesOf(state, combat);
  const dice = diceOf(combat).find((one) => winnerOf(sides, one) === 'roman');
  if (!dice) return undefined;
  const given = [dice.roman, dice.hispanic].filter((one) => one !== null);
  const applied = draco.apply({ ...state, dice: giving(state.dice, given) }, action);
  return applied.refusal ? undefined : applied.state;
}
