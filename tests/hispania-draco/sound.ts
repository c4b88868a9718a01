import { isCapital, isTown, neighbours, provinceOf } from '../../src/books/hispania-draco/engine/data/geography.ts';
import { type GeneralId, SPACES, type SpaceId } from '../../src/books/hispania-draco/engine/data/ids.ts';
import { armyAt, garrisonsAt, isQuiet, revoltsAt } from '../../src/books/hispania-draco/engine/rules/board.ts';
import { routesOf } from '../../src/books/hispania-draco/engine/rules/routes.ts';
import type { Combat, State } from '../../src/books/hispania-draco/engine/state.ts';
import { combatOdds } from '../../src/books/hispania-draco/odds/combat.ts';
import type { Answers } from '../../src/kernel/check/player.ts';
import type { Action, Choice } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { type Roller, randomInt } from '../../src/kernel/dice.ts';

/**
 * A player for whole games that last: one who draws all answers loses within two rounds. He fights where it pays, goes where he can,
 * and garrisons capitals; one answer in twenty is drawn.
 */
export function sound(dice: Roller): Answers<State> {
  return (state, { choices, preset }) => {
    const drawn = () => pick(choices[randomInt(dice, 0, choices.length - 1)] as Choice, dice);
    if (randomInt(dice, 0, 19) === 0) return drawn();
    const best = choices.map((choice) => ratedOf(state, choice)).sort((a, b) => b.worth - a.worth)[0];
    return best && best.worth > 0 ? best.action : (preset ?? drawn());
  };
}

interface Rated {
  readonly action: Action;
  /** About the revolts that it removes for a coin. */
  readonly worth: number;
}

function ratedOf(state: State, { kind, fixed, ranges }: Choice): Rated {
  const { coins } = ranges;
  const to = (fixed['to'] ?? fixed['place']) as SpaceId;
  const action = (n?: number): Action => ({ kind, fixed, values: n === undefined ? {} : { coins: n } });
  if (coins?.is === 'number') {
    const isFight = kind === 'siege' || kind === 'attack';
    const fight = isFight ? bestOf(state, fixed['general'] as GeneralId, to) : { coins: 1, worth: 0 };
    return { action: action(fight.coins), worth: fight.worth };
  }
  if (kind === 'place') return { action: action(), worth: worthOfGarrison(state) };
  if (kind !== 'move') return { action: action(), worth: 0 };
  const general = fixed['general'] as GeneralId;
  const cost = routesOf(state, general).find((one) => one.to === to)?.cost ?? SPACES.length;
  const there: State = { ...state, coins: state.coins - cost, generals: { ...state.generals, [general]: to } };
  const gain = Math.max(fightFrom(there, general) - fightFrom(state, general), isOpen(there, to) ? 3 : 0);
  const from = state.generals[general];
  const nearer = from !== null && awayOf(state, to) < awayOf(state, from) ? 0.05 : -0.05;
  return { action: action(), worth: gain / (1 + cost) + nearer };
}

/** A garrison where there is none: in a capital, else for a coin that is left. */
function worthOfGarrison(state: State): number {
  const at = state.generals[state.turn];
  if (at === null || !isTown(at) || garrisonsAt(state, at).length > 0) return 0;
  return isCapital(at) ? SPACES.length : state.coins <= 1 ? 0.1 : 0;
}

function isOpen(state: State, at: SpaceId): boolean {
  if (!isTown(at) || !isCapital(at) || state.coins === 0) return false;
  return garrisonsAt(state, at).length === 0 && isQuiet(state, provinceOf(at));
}

function awayOf(state: State, at: SpaceId): number {
  const seen = new Map<SpaceId, number>([[at, 0]]);
  for (const [one, away] of seen) {
    if (revoltsAt(state, one) > 0) return away;
    for (const to of neighbours(one)) if (!seen.has(to)) seen.set(to, away + 1);
  }
  return SPACES.length;
}

function fightFrom(state: State, general: GeneralId): number {
  const from = state.generals[general];
  return from === null ? 0 : Math.max(0, ...neighbours(from).map((to) => bestOf(state, general, to).worth));
}

/** The number of coins that pays best against a space, and what it promises. */
function bestOf(state: State, general: GeneralId, to: SpaceId): { readonly coins: number; readonly worth: number } {
  const all = [1, 2, 3].filter((coins) => coins <= state.coins);
  const rated = all.map((coins) => ({ coins, worth: fightOf(state, general, to, coins) / (coins + 1) }));
  return rated.sort((a, b) => b.worth - a.worth)[0] ?? { coins: 1, worth: 0 };
}

/** The revolts and the army that a fight may remove, less the general who may be lost. */
function fightOf(state: State, general: GeneralId, to: SpaceId, coins: number): number {
  const from = state.generals[general];
  const revolts = revoltsAt(state, to);
  if (from === null || revolts === 0) return 0;
  const army = armyAt(state, to);
  const kind = army ? 'attack' : 'siege';
  const combat: Combat = { by: 'roman', kind, general, from, to, coins, raise: 0 };
  const { roman, hispanic } = combatOdds(state, combat);
  const [won, lost] = [roman.ways / roman.of, hispanic.ways / hispanic.of];
  return army ? won * (4 + revolts) - lost * 5 : won;
}
