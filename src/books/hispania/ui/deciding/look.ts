import type { Choice, Decision } from '../../../../kernel/contract.ts';
import type { CombatKind } from '../../engine/data/ids.ts';
import { hispania } from '../../engine/game.ts';
import { need, OTHER } from '../../engine/rules/hits.ts';
import type { View } from '../../engine/rules/view.ts';
import type { Side, Target } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';
import { view } from '../../engine/view.ts';
import { bandOf, pictureOf } from './picture.ts';
import { prospectOf } from './prospect.ts';
import type { Aims, Seen } from './seen.ts';

/** The only place where a scene or the table asks the engine for its view of a state: in the build of the site, and during play. */
export function look(state: State): Seen {
  const decision = hispania.decision(state);
  const read = view(state);
  const aims = decision && aimsIn(read, decision);
  const band = bandOf(state);
  return {
    ...(decision ? { decision } : {}),
    prospects: decision?.choices.map((choice) => prospectOf(read, decision, choice)) ?? [],
    barred: hispania.barred(state),
    active: state.active,
    picture: pictureOf(state, read.tables),
    ...(band.length > 0 ? { band } : {}),
    told: hispania.describe(state, '').filter((line) => line.params['place'] !== undefined || line.key === 'band'),
    ...(aims ? { aims } : {}),
  };
}

function aimsIn(read: View, { kind, params, choices: [choice] }: Decision): Aims | undefined {
  const battle = read.state.frames.at(-1);
  if (kind !== 'aim' || battle?.kind !== 'battle' || !choice) return undefined;
  const side = params['side'] as Side;
  const against = (die: string, range: Choice['ranges'][string]) =>
    Object.keys(range.is === 'counts' ? range.of : {}).map((target) => [
      target,
      need(read, battle, side, die as CombatKind, target as Target),
    ]);
  const needs = Object.entries(choice.ranges).map(([die, range]) => [die, Object.fromEntries(against(die, range))]);
  return {
    round: battle.round,
    side,
    shooter: battle[side],
    target: battle[OTHER[side]],
    needs: Object.fromEntries(needs),
  };
}
