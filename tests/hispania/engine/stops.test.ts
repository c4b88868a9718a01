import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { step } from '../../../src/books/hispania/engine/actions.ts';
import {
  isOffMap,
  isProvince,
  type NationId,
  PLACES,
  type PlaceId,
  SEA,
} from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { reach } from '../../../src/books/hispania/engine/reach.ts';
import { meetAtCorner } from '../../../src/books/hispania/engine/rules/no-step.ts';
import { wayTo } from '../../../src/books/hispania/engine/rules/steps.ts';
import { added, fills, picked, split } from '../../../src/books/hispania/engine/stack.ts';
import type { Cohort } from '../../../src/books/hispania/engine/state/cohort.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { stopAt, stops } from '../../../src/books/hispania/engine/stops.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import type { Refusal } from '../../../src/kernel/contract.ts';
import { canonical } from '../../../src/kernel/hash.ts';
import { open } from './set-up.ts';
import { everybody, type Stack, stacks } from './stacks.ts';

const why = ({ state, from, units, leaders }: Stack, to: PlaceId) => stopAt(state, from, units, leaders, to)?.refusal;

/** A stack on its way: its units, its place, and the state after its steps. */
interface Walker {
  readonly state: State;
  readonly at: PlaceId;
  readonly stack: readonly Cohort[];
}

function said({ state, stack }: Walker, from: PlaceId, to: PlaceId): Refusal | undefined {
  const { units, leaders } = split(stack);
  return hispania.explain(state, step(from, to, units, Object.keys(leaders).length > 0 ? leaders : undefined));
}

/** Whether two places are adjacent, regardless of who may go from one to the other. */
function beside(state: State, a: PlaceId, b: PlaceId): boolean {
  const { nextDoor, coasts } = view(state).tables;
  if (a === SEA || b === SEA) return coasts.some((coast) => coast === a || coast === b);
  return nextDoor[a].includes(b) || (isProvince(a) && isProvince(b) && meetAtCorner(view(state), a, b));
}

/** Each line of places that is a shortest way: over borders open to the nation, not through the sea nor through other lands than those where it begins. */
function shortest(
  state: State,
  nation: NationId,
  from: PlaceId,
  lost: ReadonlySet<PlaceId>,
  to: PlaceId,
): readonly (readonly PlaceId[])[] {
  const read = view(state);
  let lines: readonly (readonly PlaceId[])[] = [[from]];
  const seen = new Set<PlaceId>([from]);
  while (lines.length > 0) {
    const next = lines.flatMap((line) => {
      const last = line.at(-1) as PlaceId;
      const goesOn = line.length === 1 || isProvince(last) || (isOffMap(last) && isOffMap(from));
      return goesOn && !lost.has(last)
        ? PLACES.flatMap((place) => (!seen.has(place) && wayTo(read, nation, last, place) ? [[...line, place]] : []))
        : [];
    });
    const there = next.filter((line) => line.at(-1) === to);
    if (there.length > 0) return there;
    for (const line of next) seen.add(line.at(-1) as PlaceId);
    lines = next;
  }
  return [];
}

/** The refusals on each shortest way for the units that come farthest. */
function onTheWays(stack: Stack, lost: ReadonlySet<PlaceId>, to: PlaceId): readonly Refusal[] {
  const { state, from, units, leaders } = stack;
  const nation = state.active as NationId;
  const start: Walker = { state, at: from, stack: picked(state, from, nation, { ...units, ...leaders }) };
  let farthest = -1;
  let refusals: Refusal[] = [];
  for (const line of shortest(state, nation, from, lost, to)) {
    let walkers: readonly Walker[] = [start];
    line.forEach((at, i) => {
      const next = line[i + 1];
      if (!next) return;
      if (i >= farthest && walkers.length > 0) {
        if (i > farthest) refusals = [];
        farthest = i;
        for (const walker of walkers) {
          const refusal = said(walker, at, next);
          if (refusal) refusals.push(refusal);
        }
      }
      walkers = walkers.flatMap((walker) => walked(walker, nation, next));
    });
  }
  return refusals;
}

/** The walkers after each way on which the maximum number can make each step. */
function walked({ state, at, stack }: Walker, nation: NationId, to: PlaceId): readonly Walker[] {
  return (hispania.decision(state)?.choices ?? []).flatMap((choice) => {
    if (choice.kind !== 'step' || choice.fixed['from'] !== at || choice.fixed['to'] !== to) return [];
    return fills(choice.ranges, stack).flatMap(({ values }) => {
      let after = hispania.apply(state, { kind: 'step', fixed: choice.fixed, values }).state;
      for (
        let asked = after && hispania.decision(after);
        asked?.kind === 'pin';
        asked = after && hispania.decision(after)
      ) {
        after = after && asked.preset && hispania.apply(after, asked.preset).state;
      }
      if (!after || after.active !== state.active || after.phase !== state.phase) return [];
      const there = added(state, after, to, nation);
      return there.length > 0 ? [{ state: after, at: to, stack: there }] : [];
    });
  });
}

/** Rules that may stop a step: none of how far one goes for who is held in a forced passage. */
const RULES: { readonly [code: string]: readonly string[] } = {
  stopped: ['5.3', '5.3-castle'],
  quota: ['5.3', '5.3-castle'],
  'halted-pinned': ['5.3'],
  'halted-mountain': ['5.1-mountain'],
  'halted-strait': ['5.5'],
  'halted-sea': ['5.6-supremacy'],
  'halted-left': ['5.2'],
  'halted-beyond': ['5.4'],
  'crossed-once': ['3.2-gascony'],
  'moves-led': ['11-umayyads-berbers'],
  'moved-alone': ['5.2'],
  'strait-first': ['5.5'],
  spent: ['5.1'],
  'spent-led': ['5.2'],
  'works-stay': ['5.1'],
  corner: ['5-corners'],
  'no-border': ['5'],
  'no-entry-off-map': ['5.4'],
  'no-anchor': ['5.6', '3.2-sea'],
  'no-supremacy': ['5.6-supremacy'],
  'no-way-on': ['9.6-allies'],
  'lands-elsewhere': ['11-rome'],
  'pile-only': ['9.2', '10.3-minor-invasion'],
  'pile-led': ['9.2'],
};

describe('why a stack cannot come to a place', () => {
  it('is what the game says on a shortest way there, of every place and in random games', () => {
    const codes = new Set<string>();
    let far = 0;
    for (const stack of stacks(80)) {
      const { state, from, units, leaders } = stack;
      const ways = reach(state, from, units, leaders);
      const reached = new Set(ways.map(({ to }) => to));
      // There they fall, or leave the game, or their movement is over by itself.
      const lost = new Set(reached);
      for (const { to, ends, why: reason, falls } of ways) if (!falls && (!ends || reason)) lost.delete(to);
      const nation = state.active as NationId;
      const start: Walker = { state, at: from, stack: picked(state, from, nation, { ...units, ...leaders }) };
      if (start.stack.length === 0) continue;
      const listed = stops(state, from, units, leaders);
      for (const { place, refusal } of listed) assert.deepEqual(refusal, why(stack, place));
      for (const to of PLACES) {
        const refusal = why(stack, to);
        if (to === from || reached.has(to)) {
          assert.equal(refusal, undefined);
          continue;
        }
        assert.ok(refusal, `${from} ${to}`);
        codes.add(refusal.code);
        assert.ok(RULES[refusal.code]?.includes(refusal.rule), `${refusal.code} ${refusal.rule}`);
        const open = shortest(state, nation, from, new Set(), to).length > 0;
        const expected = beside(state, from, to)
          ? [said(start, from, to)]
          : open
            ? onTheWays(stack, lost, to)
            : PLACES.filter((place) => beside(state, place, to)).map((place) => said(start, place, to));
        if (expected.length === 0) assert.deepEqual(refusal, said(start, from, to));
        else
          assert.ok(expected.map(canonical).includes(canonical(refusal)), `${from} ${to} ${JSON.stringify(refusal)}`);
        if (open && !beside(state, from, to)) far++;
      }
    }
    assert.ok(far > 500);
    for (const code of ['corner', 'spent', 'halted-mountain', 'stopped', 'no-entry-off-map', 'no-supremacy'])
      assert.ok(codes.has(code), code);
  });

  it('is the corner where two provinces touch at a point, however near the long way (5-corners)', () => {
    const castile = everybody(
      open('castile', 'movement', { cuenca: 'castile: 2 infantry', zaragoza: 'aragon: infantry' }),
      'cuenca',
    );
    assert.deepEqual(why(castile, 'tortosa'), {
      code: 'corner',
      rule: '5-corners',
      params: { nation: 'castile', from: 'cuenca', to: 'tortosa' },
    });
    assert.equal(
      stops(castile.state, 'cuenca', castile.units, {}).find(({ place }) => place === 'tortosa')?.refusal.code,
      'corner',
    );
  });

  it('is the passage at the nearest enemies, and no other way round (5.3)', () => {
    const places = { segovia: 'castile: 2 infantry', toledo: 'seville: infantry' };
    const stack = everybody(open('castile', 'movement', places), 'segovia');
    const refusal = why(stack, 'cordoba');
    assert.deepEqual([refusal?.code, refusal?.rule, refusal?.params['from']], ['stopped', '5.3', 'toledo']);
  });

  it('is what shuts a place that is open to nobody of the nation, from however far', () => {
    const stack = everybody(open('castile', 'movement', { toledo: 'castile: infantry' }), 'toledo');
    assert.equal(why(stack, 'gascony')?.code, 'no-entry-off-map');
    assert.equal(why(stack, 'sea')?.code, 'no-supremacy');
  });
});
