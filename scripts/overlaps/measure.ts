import { readdirSync, readFileSync } from 'node:fs';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { tablesOf } from '../../src/books/hispania/engine/view.ts';
import { meets } from '../../src/books/hispania/ui/board/boxes.ts';
import { clearNames } from '../../src/books/hispania/ui/board/clear.ts';
import type { Box } from '../../src/books/hispania/ui/board/geometry.ts';
import { labelShape } from '../../src/books/hispania/ui/board/label.ts';
import { layStacks } from '../../src/books/hispania/ui/board/lay.ts';
import { textWidth } from '../../src/books/hispania/ui/board/measure.ts';
import { shapeOf } from '../../src/books/hispania/ui/board/stack.ts';
import type { Stack } from '../../src/books/hispania/ui/board/types.ts';
import { layout, scaleOf, WHOLE } from '../../src/books/hispania/ui/board/view.ts';
import { type Picture, pictureOf } from '../../src/books/hispania/ui/deciding/picture.ts';
import { labelsOf } from '../../src/books/hispania/ui/labels.ts';
import { NAMES } from '../../src/books/hispania/words/en/names.ts';
import { readFixture } from '../../tests/kernel/fixtures.ts';

/** Widths of the whole map in px: on the table in windows of different widths, and on a phone that is zoomed in. */
export const WIDTHS = { 1440: 949, 1024: 576, phone: WHOLE.w * 0.9, 'phone, nearer': WHOLE.w * 1.35 } as const;
export type Window = keyof typeof WIDTHS;

/** The buttons of the board at a mouse, in px from its left and lower edges. */
const BUTTON = { from: 10, size: 44 };

/** What lies on what on the board of a position. */
export interface Overlaps {
  /** Pairs of things that share room, by their names: none is right. */
  readonly on: readonly string[];
  /** The names without a spot. */
  readonly missing: readonly string[];
  readonly names: number;
  /** The names that are not at their usual spot, because something is there. */
  readonly moved: number;
}

/** The stacks as they lie while the nation whose turn it is moves: counters that may be chosen lie farther apart. */
const stacksOf = ({ stacks }: Picture, state: State): readonly Stack[] =>
  stacks
    .filter(({ counters }) => counters.length)
    .map((stack) => ({
      ...stack,
      counters: stack.counters.map((one) => (one.nation === state.active ? { ...one, state: 'may' as const } : one)),
    }));

/** Measures the board of a position in a window. */
export function overlapsOf(state: State, window: Window): Overlaps {
  const width = WIDTHS[window];
  const scale = scaleOf(WHOLE, width);
  const tables = tablesOf(state);
  const picture = pictureOf(state, tables);
  const stacks = stacksOf(picture, state);
  const labels = labelsOf(NAMES.places, tables, picture.capitals);
  const { laid, apart } = layStacks(stacks, labels, scale);
  const counters = laid.map((one): readonly [string, Box] => [
    `counters in ${one.stack.place}${one.stack.side ? ` (${one.stack.side})` : ''}`,
    shapeOf(one, scale).box,
  ]);
  const boxes = counters.map(([, box]) => box);
  const clear = clearNames({ labels, rivers: NAMES.rivers, counters: boxes, apart }, scale, WHOLE);
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
  const all = [...names, ...counters, ...(window === 1440 || window === 1024 ? [buttonAt(width)] : [])];
  const on = all.flatMap(([one, box], i) =>
    all.slice(i + 1).flatMap(([other, that]) => (meets(box, that) ? [`${one} and ${other}`] : [])),
  );
  const wanted = [...Object.keys(labels), ...Object.keys(NAMES.rivers)];
  const found = new Set(names.map(([id]) => id));
  const moved = [...clear.provinces].filter(([id, shape]) => {
    const { x, y } = layout.places[id].label;
    return !meets([x - 1, y - 1, 2, 2], shape.box);
  });
  return { on, missing: wanted.filter((id) => !found.has(id)), names: wanted.length, moved: moved.length };
}

/** The button that is always there, on the map before the reader zooms. */
function buttonAt(width: number): readonly [string, Box] {
  const unit = WHOLE.w / width;
  const side = BUTTON.size * unit;
  const y = WHOLE.y + WHOLE.h - BUTTON.from * unit - side;
  return ['the button', [WHOLE.x + BUTTON.from * unit, y, side, side]];
}

/** How crowded a board is: things that lie on others first, then missing names, then moved ones. */
export const crowding = ({ on, missing, moved }: Overlaps): number => 10_000 * on.length + 100 * missing.length + moved;

const FOLDER = new URL('../../tests/hispania/games/', import.meta.url);

/** The recorded games, by name. */
export const gameNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .sort();

/** The positions of a recorded game after the given numbers of answers, in their order. */
export function* positionsOf(game: string, wanted: (answers: number) => boolean): Generator<readonly [number, State]> {
  const { options, seed, actions } = readFixture(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8'));
  let state = hispania.setup(options as Parameters<typeof hispania.setup>[0], seed);
  for (const [n, action] of actions.entries()) {
    if (wanted(n)) yield [n, state];
    state = hispania.apply(state, action).state as State;
  }
}

/** The number of answers of a recorded game. */
export const answersOf = (game: string): number =>
  readFixture(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8')).actions.length;
