import { battle } from '../../src/books/hispania/engine/actions.ts';
import {
  type CombatKind,
  isProvince,
  type NationId,
  type PlaceId,
  type RuleId,
} from '../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { reach, type Way } from '../../src/books/hispania/engine/reach.ts';
import { need, OTHER } from '../../src/books/hispania/engine/rules/hits.ts';
import { isMountain } from '../../src/books/hispania/engine/rules/steps.ts';
import { isUnit, keyOf, of } from '../../src/books/hispania/engine/rules/units.ts';
import type { Side, Target } from '../../src/books/hispania/engine/state/battle.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { tablesOf, view } from '../../src/books/hispania/engine/view.ts';
import { oddsAt } from '../../src/books/hispania/odds/odds.ts';
import { chanceAfter } from '../../src/books/hispania/puzzles/judge-odds.ts';
import { roundOf } from '../../src/books/hispania/puzzles/judge-points.ts';
import type { Action, Decision } from '../../src/kernel/contract.ts';
import { applyGiven } from '../../src/kernel/given.ts';
import type { Step } from '../../src/kernel/scene.ts';
import { stacks } from './find-moves.ts';
import { foundAll as all, type Draft, type Found } from './found.ts';
import { inRow, withSlips } from './options.ts';

/** Finds questions about battles: the needed dice, the points, the retreats, and the likely result. */

/** A battle that is about to be fought: the actions up to its first question of retreat, and the questions on the way. */
export function findBattle(state: State, nation: NationId, { choices }: Decision, seed: number): readonly Found[] {
  return choices.flatMap(({ kind, fixed }) =>
    kind === 'battle' ? fought(state, nation, fixed['place'] as PlaceId, seed) : [],
  );
}

function fought(state: State, nation: NationId, place: PlaceId, seed: number): readonly Found[] {
  const neighbours = tablesOf(state).nextDoor[place].filter(isProvince);
  const some: Found[] = [];
  const lead: Step[] = [];
  let now = state;
  let action: Action = battle(place);
  for (let n = 0; n < 12; n++) {
    const played = applyGiven(hispania, now, action, { given: diceFor(seed + n) });
    if (!played.state) return some;
    const { state: next, facts } = played;
    const dice = facts.flatMap((fact) => (fact.kind === 'rolled' ? fact.dice : []));
    if (dice.length > 0) some.push(...kills(state, now, nation, place, lead, action, dice, neighbours));
    lead.push({ action, ...(dice.length > 0 && { dice }) });
    now = next;
    const asked = hispania.decision(now);
    if (!asked || now.frames.at(-1)?.kind !== 'battle') return some;
    if (asked.kind === 'aim') some.push(...needs(state, now, nation, place, lead, neighbours, asked));
    if (asked.kind === 'retreat') some.push(...retreats(state, now, nation, place, lead, asked));
    if (!asked.preset) return some;
    action = asked.preset;
  }
  return some;
}

/** Possible dice, determined by the seed. */
const diceFor = (seed: number): readonly number[] =>
  Array.from({ length: 24 }, (_, i) => 1 + ((seed * 31 + i * 7 + ((i * seed) % 11)) % 10));

function kills(
  state: State,
  now: State,
  nation: NationId,
  place: PlaceId,
  lead: readonly Step[],
  action: Action,
  dice: readonly number[],
  neighbours: readonly PlaceId[],
): readonly Found[] {
  const { facts } = roundOf(now, { action, dice });
  const scored = facts.flatMap((fact) => (fact.kind === 'scored' && fact.nation === nation ? [fact] : []));
  const points = scored.reduce((n, fact) => n + fact.points, 0);
  const rolled = facts.flatMap((fact) => (fact.kind === 'rolled' && fact.side === 'attacker' ? [fact] : []));
  const thrown = rolled.reduce((n, fact) => n + fact.dice.length, 0);
  // Forced aims are rolled with the choice of the battle, without a question between them.
  const frame = now.frames.at(-1)?.kind;
  if (points === 0 || thrown < 2 || frame !== 'battle' || facts.some((fact) => fact.kind === 'felled')) return [];
  const [first] = scored;
  const each = first ? first.points / first.killed.count : 2;
  const hits = rolled.reduce((n, fact) => n + fact.hits, 0);
  return all(state, [
    {
      asked: { is: 'kills', action, dice },
      at: place,
      nation,
      view: [place, ...neighbours.slice(0, 2)],
      // Typical mistakes: every hit counts, or one less, or one more.
      options: withSlips(points, [hits * each, points + each, points - each], `${place} ${state.turn}`),
      rules: ['8-kills', '6.2'],
      level: 3,
      merit: Math.min(5, thrown) + 2 * rolled.length,
      lead: [...lead],
    },
  ]);
}

function needs(
  state: State,
  now: State,
  nation: NationId,
  place: PlaceId,
  lead: readonly Step[],
  neighbours: readonly PlaceId[],
  asked: Decision,
): readonly Found[] {
  const side = asked.params['side'] as Side;
  const frame = now.frames.at(-1);
  if (frame?.kind !== 'battle') return [];
  const ranges = asked.choices[0]?.ranges ?? {};
  const drafts = Object.entries(ranges).flatMap(([die, range]) =>
    Object.keys(range.is === 'counts' ? range.of : {}).map(
      (target): Draft => ({
        asked: { is: 'needs', side, die: die as never, target: target as Target },
        at: place,
        nation,
        view: [place, ...neighbours.slice(0, 3)],
        options: inRow(
          need(view(now), frame, side, die as CombatKind, target as Target).needs,
          `${place} ${state.turn} ${die}`,
          2,
          10,
        ),
        rules: [
          '6.2b',
          ...(target.includes('~') ? (['6.4'] as const) : []),
          ...(tablesOf(now).provinces[place as never]?.['terrain'] === 'mountain' ? (['6.3'] as const) : []),
        ],
        level: target.includes('~') ? 3 : 2,
        merit: (target.includes('~') ? 4 : 0) + leaders(now, place) * 2,
        lead: [...lead],
      }),
    ),
  );
  return all(state, drafts);
}

const leaders = (state: State, place: PlaceId): number =>
  (state.places[place] ?? []).filter(({ kind }) => kind === 'leader').length;

function retreats(
  state: State,
  now: State,
  _nation: NationId,
  place: PlaceId,
  lead: readonly Step[],
  asked: Decision,
): readonly Found[] {
  const frame = now.frames.at(-1);
  if (frame?.kind !== 'battle') return [];
  const side = asked.params['side'] as Side;
  const owner = frame[side];
  const mover = of(now.places[place] ?? [], owner).find((c) => isUnit(c) && c.kind !== 'castle' && c.kind !== 'fort');
  if (!mover || owner === 'neutral' || now.places[place]?.every((c) => c.owner !== frame[OTHER[side]])) return [];
  // A battle over a strait depends on a ruling.
  const options = tablesOf(now).neighbours[place].filter(isProvince);
  const codes = new Set(
    hispania.barred(now).flatMap(({ kind, refusal }) => (kind === 'retreat' ? [refusal.code] : [])),
  );
  return all(state, [
    {
      asked: { is: 'retreat', side, from: place, units: { [keyOf(mover)]: 1 } },
      at: place,
      nation: owner,
      view: [place, ...options],
      options: [...options].sort(),
      rules: ['6.6'],
      level: codes.size > 2 ? 3 : 2,
      merit: codes.size * 2 + (options.length <= 6 ? 1 : 0),
      lead: [...lead],
    },
  ]);
}

/** Where is the best attack? */
export function findBest(state: State, nation: NationId): readonly Found[] {
  return stacks(state, nation).flatMap(({ place: from, units, leaders }) => {
    const ways = reach(state, from, units, leaders).filter(
      ({ battle: meets, partial, held, to }) => meets && !partial && !held && isProvince(to),
    );
    if (ways.length < 3) return [];
    const asked = { is: 'best' as const, from, units, leaders };
    const odds = [...new Set(ways.map(({ to }) => to))].map((to) => ({ to, chance: chanceAfter(state, asked, to) }));
    const [best, next, ...rest] = odds.sort((a, b) => b.chance - a.chance);
    if (!best || !next || rest.length === 0 || best.chance - next.chance < 120 || best.chance < 300) return [];
    const options = [best, next, ...rest.slice(0, 2)].map(({ to }) => to).sort();
    return all(state, [
      {
        asked,
        at: from,
        nation,
        view: [from, ...options],
        options,
        rules: ['6', '6.2b', ...groundRules(state, options, ways)],
        level: 2,
        merit: options.length + (next.chance > 200 ? 2 : 0),
      },
    ]);
  });
}

/** The differences between the battles besides the units: mountains, and rivers on the way. */
function groundRules(state: State, options: readonly PlaceId[], ways: readonly Way[]): readonly RuleId[] {
  const { provinces } = tablesOf(state);
  const mountains = options.filter((place) => isProvince(place) && provinces[place].terrain === 'mountain').length;
  const over = ways.some(({ to, river }) => river && options.includes(to));
  return [
    ...(mountains > 0 && mountains < options.length ? (['6.3'] as const) : []),
    ...(over ? (['6.4'] as const) : []),
  ];
}

/** The handicaps of an attack on a place: mountains, and a river that was crossed. */
function hardships(state: State, place: PlaceId): readonly RuleId[] {
  const over = state.places[place]?.some(({ river }) => river);
  return [...(isMountain(view(state), place) ? (['6.3'] as const) : []), ...(over ? (['6.4'] as const) : [])];
}

/** How likely is a conquest? */
export function findChance(state: State, nation: NationId, { choices }: Decision): readonly Found[] {
  return choices.flatMap(({ kind, fixed }) => {
    if (kind !== 'battle') return [];
    const place = fixed['place'] as PlaceId;
    const chance = oddsAt(state, place)?.taken ?? 0;
    const tenths = [1, 3, 5, 7, 9];

    const nearest = tenths.reduce((best, one) =>
      Math.abs(one / 10 - chance) < Math.abs(best / 10 - chance) ? one : best,
    );
    // Nearly certain or nearly impossible results make no good question.
    if (Math.abs(nearest / 10 - chance) > 0.05 || nearest === 1 || nearest === 9) return [];
    return all(state, [
      {
        asked: { is: 'chance', place },
        at: place,
        nation,
        view: [place, ...tablesOf(state).nextDoor[place].filter(isProvince).slice(0, 2)],
        options: tenths.map(String),
        rules: ['6', '6.2', ...hardships(state, place)],
        level: 2,
        merit: 3,
      },
    ]);
  });
}
