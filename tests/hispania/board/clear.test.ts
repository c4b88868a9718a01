import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { tablesOf } from '../../../src/books/hispania/engine/view.ts';
import { clearNames } from '../../../src/books/hispania/ui/board/clear.ts';
import type { Box } from '../../../src/books/hispania/ui/board/geometry.ts';
import { labelShape } from '../../../src/books/hispania/ui/board/label.ts';
import { textWidth } from '../../../src/books/hispania/ui/board/measure.ts';
import { layStack } from '../../../src/books/hispania/ui/board/stack.ts';
import { layout, scaleOf, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';
import { pictureOf } from '../../../src/books/hispania/ui/deciding/picture.ts';
import { labelsOf } from '../../../src/books/hispania/ui/labels.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { read } from '../games/format.ts';

const GAMES = ['A-advanced', 'B-advanced', 'C-standard', 'D-advanced', 'E-advanced'];
/** The interval between checked positions, in answers. */
const EVERY = 25;

/** Widths of the whole map in px, on the table in windows of different widths, and on a phone that is zoomed in. */
const WIDTHS = { 1440: 949, 1024: 576, phone: WHOLE.w * 0.9, 'phone, nearer': WHOLE.w * 1.35 };
/** The number of names in a hundred that may find no room. */
const LEFT_OUT = 1;

function* statesOf(game: string): Generator<State> {
  const { options, seed, actions } = read(readFileSync(new URL(`../games/${game}.json`, import.meta.url), 'utf8'));
  let state = hispania.setup(options, seed);
  for (const [n, action] of actions.entries()) {
    if (n % EVERY === 0) yield state;
    state = hispania.apply(state, action).state as State;
  }
}

/** The stacks as they lie while the nation whose turn it is moves: counters that may be chosen lie farther apart. */
const stacksOf = (state: State) =>
  pictureOf(state, tablesOf(state))
    .stacks.filter(({ counters }) => counters.length)
    .map((stack) => ({
      ...stack,
      counters: stack.counters.map((one) => (one.nation === state.active ? { ...one, state: 'may' as const } : one)),
    }));

const meet = (a: Box, b: Box): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

const states = GAMES.flatMap((game) => [...statesOf(game)].map((state, n) => ({ state, at: `${game}, ${n * EVERY}` })));

describe('names on the board of a game', () => {
  for (const [window, width] of Object.entries(WIDTHS)) {
    it(`lie under no counter and on no other name: ${window}`, (test) => {
      const scale = scaleOf(WHOLE, width);
      assert.ok(!scale.far);
      let [all, left] = [0, 0];
      for (const { state, at } of states) {
        const stacks = stacksOf(state);
        const labels = labelsOf(NAMES.places, tablesOf(state));
        const counters = stacks.map((stack) => [stack.place, layStack(stack, stacks, labels, scale, false).box]) as [
          string,
          Box,
        ][];
        const clear = clearNames(
          labels,
          NAMES.rivers,
          stacks,
          counters.map(([, box]) => box),
          scale,
          WHOLE,
        );
        const names: readonly (readonly [string, Box])[] = [
          ...[...clear.provinces].map(([id, { box }]) => [id, box] as const),
          ...[...clear.rivers].map(([id, [x, y]]) => {
            const turn = layout.rivers[id][2];
            return [id, labelShape({ x, y, turn, size: 12 }, { name: NAMES.rivers[id] }, scale.letters).box] as const;
          }),
          ...[...clear.trays].map(([id, y]) => {
            return [id, [layout.places[id].label.x, y - 10, textWidth(NAMES.places[id], 14), 10]] as const;
          }),
        ];
        for (const [i, [id, box]] of names.entries()) {
          for (const [place, counter] of counters) assert.ok(!meet(box, counter), `${at}: ${id} under ${place}`);
          for (const [other, that] of names.slice(i + 1)) assert.ok(!meet(box, that), `${at}: ${id} on ${other}`);
        }
        all += Object.keys(labels).length + Object.keys(NAMES.rivers).length;
        left += Object.keys(labels).length + Object.keys(NAMES.rivers).length - names.length;
      }
      const share = (100 * left) / all;
      test.diagnostic(`${left} of ${all} names find no room: ${share.toFixed(2)} %`);
      assert.ok(share <= LEFT_OUT, `${share} % find no room`);
    });
  }
});
