import { applyGiven } from '../../../kernel/given.ts';
import { move, proceed } from '../engine/actions.ts';
import { after } from '../engine/data/geography.ts';
import type { Face, LocationId } from '../engine/data/ids.ts';
import { LOCATION_TABLE } from '../engine/data/map.ts';
import { reconquista } from '../engine/game.ts';
import { isBattle } from '../engine/rules/contact.ts';
import { cityOf } from '../engine/rules/control.ts';
import { unitKey } from '../engine/rules/forces.ts';
import { refuges } from '../engine/rules/retreat.ts';
import { scoreOf } from '../engine/rules/score.ts';
import { incomeOf } from '../engine/rules/spending.ts';
import { size } from '../engine/rules/units.ts';
import type { State, Units } from '../engine/state.ts';
import { forecast } from '../odds/forecast.ts';
import { comingOf, type Prospect, prospectOf, siegesOf } from '../odds/prospects.ts';
import { reach } from '../odds/reach.ts';
import type { Asked, Because, Judgement, Puzzle, Verdict } from './puzzle.ts';

/** The state of a puzzle. Throws if its position is faulty; a test opens every puzzle. */
export function opened({ id, position }: Pick<Puzzle, 'id' | 'position'>): State {
  const { state, faults = [] } = reconquista.position(position);
  if (!state) throw new Error(`${id}: ${faults.map((f) => `${f.path} ${f.code}`).join(', ')}`);
  return state;
}

/** The verdict of the engine and its odds on every answer to a puzzle. Throws on a puzzle that cannot be asked. */
export function judge(puzzle: Pick<Puzzle, 'id' | 'position' | 'asked' | 'options'>): Judgement {
  const state = opened(puzzle);
  const { asked, options } = puzzle;
  switch (asked.is) {
    case 'controls':
      return byPlace(options, (at) => ({ right: cityOf(state.places[at]) === 'christian' }));
    case 'fights':
      return byPlace(options, (at) => ({ right: isBattle(state.places[at]) }));
    case 'income':
      return judgeIncome(state, options);
    case 'score':
      return judgeScore(state, options);
    case 'reach':
      return judgeReach(state, asked, options);
    case 'refuge':
      return judgeRefuge(state, asked, options);
    case 'meets':
    case 'stay':
      return judgeLanding(state, asked, options);
    case 'likely': {
      const { targets } = comingOf(state) ?? { targets: [] };
      return byChance(options, (at) => targets.find((one) => one.at === at)?.chance ?? 0);
    }
    case 'best':
      return byChance(options, (to) => wonOf(prospectOf(state, moveOf(asked.from, to, asked.units))));
    case 'chance':
      return inTenths(options, wonOf(prospectOf(state, moveOf(asked.from, asked.to, asked.units))));
    case 'siege':
      return inTenths(options, siegesOf(state).find(({ at }) => at === asked.at)?.taken ?? 0);
  }
}

/** The answers that are right. */
export const rightOf = ({ verdicts }: Judgement): readonly string[] =>
  Object.keys(verdicts).filter((option) => verdicts[option]?.right);

const byPlace = (options: readonly string[], of: (at: LocationId) => Verdict): Judgement => ({
  verdicts: Object.fromEntries(options.map((option) => [option, of(option as LocationId)])),
  because: { is: 'verdicts' },
});

/** The location with the highest chance is right. */
function byChance(options: readonly string[], chanceOf: (at: LocationId) => number): Judgement {
  const most = Math.max(...options.map((option) => chanceOf(option as LocationId)));
  return byPlace(options, (at) => ({ right: chanceOf(at) === most, chance: chanceOf(at) }));
}

function byNumber(options: readonly string[], right: number, because: Because): Judgement {
  return {
    verdicts: Object.fromEntries(options.map((option) => [option, { right: Number(option) === right }])),
    because,
  };
}

const inTenths = (options: readonly string[], chance: number): Judgement =>
  byNumber(options, Math.round(10 * chance), { is: 'chance', chance });

const moveOf = (from: LocationId, to: LocationId, units: Units) =>
  move(to, Object.fromEntries(Object.entries(units).map(([unit, n]) => [unitKey(from, unit as keyof Units), n])));

/** The chance to win at once, or the siege. */
function wonOf(prospect: Prospect): number {
  if (prospect.is === 'battle') return prospect.win;
  return prospect.is === 'siege' ? prospect.taken : 1;
}

function judgeIncome(state: State, options: readonly string[]): Judgement {
  const { regions, santiago, points } = incomeOf(state);
  return byNumber(options, points, { is: 'income', regions, santiago, points });
}

function judgeScore(state: State, options: readonly string[]): Judgement {
  const found = scoreOf(state);
  return byNumber(options, found.points, { is: 'score', ...found });
}

function judgeReach(
  state: State,
  { from, units }: Extract<Asked, { is: 'reach' }>,
  options: readonly string[],
): Judgement {
  const reached = reach(state, from, units);
  return byPlace(options, (at) => {
    const found = reached.find((one) => one.at === at);
    return { right: found !== undefined, ...(found && { way: found.way }) };
  });
}

function judgeRefuge(state: State, { from }: Extract<Asked, { is: 'refuge' }>, options: readonly string[]): Judgement {
  const [to] = refuges(state, 'muslim', from);
  const order = after(from);
  const upTo = to && order.includes(to) ? order.slice(0, order.indexOf(to) + 1) : [...order, ...(to ? [to] : [])];
  return { ...byPlace(options, (at) => ({ right: at === to })), because: { is: 'order', order: upTo } };
}

function judgeLanding(
  state: State,
  { is, port, armies }: Extract<Asked, { is: 'meets' | 'stay' }>,
  options: readonly string[],
): Judgement {
  const course = forecast(state)?.find(
    ({ region, place, units }) => region === null && place === port && units.army === armies,
  );
  if (!course?.meets) throw new Error(`a landing at ${port} meets no enemy`);
  const { meets, way } = course;
  if (is === 'meets')
    return { ...byPlace(options, (at) => ({ right: at === meets })), because: { is: 'way', way: [port, ...way] } };
  const dice = [6, armies, LOCATION_TABLE[port].port as Face];
  const done = applyGiven(reconquista, state, proceed(), { given: dice, draws: {} });
  const siege = (done.refusal ? [] : done.facts).find((fact) => fact.kind === 'besieged' && fact.place === meets);
  if (siege?.kind !== 'besieged') throw new Error(`a landing at ${port} besieges nothing`);
  const { city, fort, held } = state.places[meets];
  const walls = (city ? 1 : 0) + (fort ? 1 : 0);
  return byNumber(options, siege.units.army ?? 0, { is: 'counters', at: meets, walls, units: size(held?.units ?? {}) });
}
