import { isCapital, isTown, neighbours, provinceOf } from '../../src/books/hispania-draco/engine/data/geography.ts';
import { GENERALS, type GeneralId, SPACES, type SpaceId } from '../../src/books/hispania-draco/engine/data/ids.ts';
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
 * and garrisons capitals; one answer in ten is drawn.
 */
export function sound(dice: Roller): Answers<State> {
  return (state, { choices, preset }) => {
    const drawn = () => pick(choices[randomInt(dice, 0, choices.length - 1)] as Choice, dice);
    if (randomInt(dice, 0, 9) === 0) return drawn();
    const rated = choices
      .map((choice) => ({ choice, worth: worthOf(state, choice) }))
      .sort((a, b) => b.worth - a.worth)[0];
    if (rated && rated.worth > 0) return filled(rated.choice);
    return preset ?? drawn();
  };
}

/** An answer with as many coins as it takes. */
function filled({ kind, fixed, ranges }: Choice): Action {
  const { coins } = ranges;
  return { kind, fixed, values: coins?.is === 'number' ? { coins: coins.max } : {} };
}

/** What an answer is worth, about in revolts that are removed for each coin. */
function worthOf(state: State, { kind, fixed }: Choice): number {
  const to = (fixed['to'] ?? fixed['place']) as SpaceId;
  if (kind === 'siege' || kind === 'attack') return fightOf(state, fixed['general'] as GeneralId, to) / 2;
  if (kind === 'place') {
    const at = state.generals[state.turn];
    const isEmpty = at !== null && isTown(at) && garrisonsAt(state, at).length === 0;
    return isEmpty ? (isCapital(at) ? 9 : state.coins <= 2 ? 0.2 : 0) : 0;
  }
  if (kind !== 'move') return 0;
  const general = fixed['general'] as GeneralId;
  const cost = routesOf(state, general).find((one) => one.to === to)?.cost ?? 9;
  const there: State = { ...state, coins: state.coins - cost, generals: { ...state.generals, [general]: to } };
  const here = bestFight(state, general);
  return (
    Math.max(bestFight(there, general) - here, openCapital(there, to) ? 4 : 0) / (1 + cost) - nearer(state, general, to)
  );
}

/** A small price for going away from revolts, so that moves without a fight lead towards them. */
function nearer(state: State, general: GeneralId, to: SpaceId): number {
  const from = state.generals[general];
  return from === null || awayOf(state, to) < awayOf(state, from) ? -0.05 : 0.05;
}

function awayOf(state: State, at: SpaceId): number {
  const seen = new Map<SpaceId, number>([[at, 0]]);
  for (const [one, away] of seen) {
    if (revoltsAt(state, one) > 0) return away;
    for (const to of neighbours(one)) if (!seen.has(to)) seen.set(to, away + 1);
  }
  return SPACES.length;
}

function openCapital(state: State, at: SpaceId): boolean {
  return (
    isTown(at) &&
    isCapital(at) &&
    garrisonsAt(state, at).length === 0 &&
    isQuiet(state, provinceOf(at)) &&
    state.coins > 0
  );
}

function bestFight(state: State, general: GeneralId): number {
  const from = state.generals[general];
  return from === null || state.coins === 0
    ? 0
    : Math.max(0, ...neighbours(from).map((to) => fightOf(state, general, to)));
}

/** What a fight promises: the revolts and the army that it may remove, less the general who may be lost. */
function fightOf(state: State, general: GeneralId, to: SpaceId): number {
  const from = state.generals[general];
  const revolts = revoltsAt(state, to);
  if (from === null || revolts === 0 || !GENERALS.includes(general)) return 0;
  const army = armyAt(state, to);
  const kind = army ? 'attack' : 'siege';
  const combat: Combat = { by: 'roman', kind, general, from, to, coins: Math.min(3, state.coins), raise: 0 };
  const { roman, hispanic } = combatOdds(state, combat);
  const [won, lost] = [roman.ways / roman.of, hispanic.ways / hispanic.of];
  return army ? won * (3 + revolts) - lost * 6 : won;
}
