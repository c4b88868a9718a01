import type { PlaceId } from '../../data/ids.ts';
import { diceOf, OTHER, targetsOn } from '../../rules/hits.ts';
import { playersOf } from '../../rules/players.ts';
import { mayStand } from '../../rules/targets.ts';
import { at, battleOf, type View } from '../../rules/view.ts';
import type { Battle, BattleStep } from '../../state/battle.ts';
import type { EarlyRetreat, On, PileChoice, Played, Window } from '../../state/tokens.ts';
import { isOfBattle, PLAYS } from './windows.ts';

/** Whether a window from a file is consistent with its context, so that the played tokens can take effect. */

export function isWindow(view: View, { at, asked, played }: Window, depth: number): boolean {
  const { active, frames, stage } = view.state;
  const seats = [...playersOf(view.state), ...Object.values(battleOf(view)?.by ?? {})];
  if (!asked.every((seat) => seats.includes(seat)) || new Set(asked).size !== asked.length) return false;
  const under = frames[depth - 1];
  if (at === 'null') {
    return (
      under?.kind === 'token-window' &&
      under.at !== 'null' &&
      depth === frames.length - 1 &&
      isChain(view, under, played)
    );
  }
  if (played.length > 0) return false;
  if (isOfBattle(at)) return under?.kind === 'battle' && under.step === at;
  return depth === 0 && (at === 'turn-end' ? stage === 'end' : active !== null);
}

/** The token played in a window, and the Nulls that follow it. */
function isChain(view: View, { at }: Window, [first, ...nulls]: readonly Played[]): boolean {
  if (!first || !nulls.every(({ token }) => token === 'null')) return false;
  const play = PLAYS.find((one) => one.token === first.token && one.at === at);
  return play?.offers(view).some(({ seat, on }) => seat === first.seat && isSame(on, first.fixed)) ?? false;
}

function isSame(a: On, b: On): boolean {
  // `Object.keys` forgets the type of the names.
  const keys = Object.keys(a) as (keyof On)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

export function isEarlyRetreat({ state }: View, { side }: EarlyRetreat, depth: number): boolean {
  const under = state.frames[depth - 1];
  return under?.kind === 'battle' && under.step === 'opening' && under.by[side] !== null;
}

export function isPileChoice(view: View, { places }: PileChoice): boolean {
  const { active } = view.state;
  const isEnd = (place: PlaceId) => at(view, place).some((c) => c.owner === active && c.pile);
  return view.phase?.does === 'movement' && places.length > 1 && places.every(isEnd);
}

/** Steps at which both sides have assigned targets, before or after their dice are rolled. */
const AIMED: readonly BattleStep[] = ['before-dice', 'dice', 'after-dice', 'losses'];

/** Whether the aims of a battle and its result belong to its step. */
export function isAimed(view: View, battle: Battle): boolean {
  const { step, aims, result, brave } = battle;
  if (brave && !isBrave(view, battle)) return false;
  if ((result !== undefined) !== (step === 'after-dice' || step === 'losses')) return false;
  const stand = (side: 'attacker' | 'defender') => mayStand(view, battle, side, aims[side] ?? []);
  if (AIMED.includes(step)) return stand('attacker') && stand('defender');
  return !aims.defender && (step === 'defender-aims' ? stand('attacker') : !aims.attacker);
}

function isBrave(view: View, battle: Battle): boolean {
  const { brave, aims, step } = battle;
  if (!brave || !AIMED.includes(step)) return false;
  const { side, die, aimed, at } = brave;
  const targets = targetsOn(view, battle, OTHER[side]);
  const one = aims[side]?.some((aim) => aim.die === die && aim.target === aimed) ?? false;
  return (
    one &&
    die !== 'castle' &&
    diceOf(view, battle, side)[die] !== undefined &&
    at.every((to) => targets[to] !== undefined)
  );
}
