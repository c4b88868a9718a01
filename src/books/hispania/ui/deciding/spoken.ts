import type { Decision } from '../../../../kernel/contract.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import { prompt, text, twin, type Words } from '../../words/index.ts';
import type { Stack as Drawn, Labels, Mark, PlaceLabel } from '../board/types.ts';
import type { Seen } from './seen.ts';
import { type Stack, sizeOf } from './stacks.ts';
import type { Hand } from './use-hand.ts';

/** The board for a screen reader: its contents and marks, in words. */

type Marks = { readonly [place in PlaceId]?: Mark | undefined };

/** The data of a board's drawing, from which each place takes its part. */
export interface Drawing {
  readonly labels: Labels;
  readonly stacks: readonly Drawn[];
  readonly marks: Marks;
}

/** The text twin of a place; undefined if it is empty. */
export function standsThere(words: Words, { told }: Pick<Seen, 'told'>, place: PlaceId): string {
  const lines = told.filter(({ params }) => params['place'] === place);
  return lines.map((line) => text(words, twin(words, line))).join('. ');
}

/** The label of a place: its units, the ground with its room, all marks of the drawing, and the way of the stack in the hand. */
export function placeSaid(
  words: Words,
  seen: Pick<Seen, 'told'>,
  drawing: Drawing,
  place: PlaceId,
  hand?: Pick<Hand, 'stack' | 'prospects' | 'later'>,
): string {
  const { labels, marks } = drawing;
  const parts = [
    standsThere(words, seen, place) || words.names.places[place],
    groundSaid(words, labels[place]),
    markSaid(words, marks[place]),
    hand?.stack && hand.later.parts?.waySaid(words, hand.stack, hand.prospects, place),
    marks[place]?.kind === 'chosen' ? undefined : unitsSaid(words, drawing, place),
  ];
  return parts.filter(Boolean).join(words.play.semicolon);
}

/** The number of units allowed in a province if the map shows no other number (4.1). */
const ROOM = { plain: 3, mountain: 2 } as const;

/** The terrain of a province, whether it is a capital, and its stacking limit; undefined outside Hispania. */
export function groundSaid({ around }: Words, label: PlaceLabel | undefined): string | undefined {
  if (!label?.terrain) return undefined;
  const { terrain, capital = false } = label;
  return around.board.ground(terrain, (label.stacking ?? ROOM[terrain]) + (capital ? 1 : 0), capital);
}

function markSaid({ play, around }: Words, mark: Mark | undefined): string | undefined {
  const say = { ...play.board.marks, ...around.board.marks };
  if (mark?.shown) return say.shown;
  switch (mark?.kind) {
    case 'chosen':
      return say.chosen;
    case 'battle':
      return mark.steps === undefined ? say.battle : say.fight(mark.steps, mark.ends ?? false);
    case 'reach':
    case 'reach-end':
      return mark.steps === undefined ? say.offered : say.reach(mark.steps, mark.kind === 'reach-end');
    default:
      return undefined;
  }
}

/** The rings of counters that may move, and the bars of those that have. */
function unitsSaid({ around }: Words, { stacks }: Drawing, place: PlaceId): string | undefined {
  const states = stacks.filter((stack) => stack.place === place).flatMap(({ counters }) => counters);
  if (states.some(({ state }) => state === 'may')) return around.board.marks.may;
  return states.some(({ state }) => state === 'moved') ? around.board.marks.moved : undefined;
}

/** The question only, as asked. */
export function questionSaid(words: Words, decision: Decision | undefined): string {
  return decision ? text(words, prompt(words, decision).ask) : '';
}

/** The choice on the board or in the list: a stack with the places marked as in its reach; empty for an empty stack. */
export function chosenSaid(words: Words, stack: Stack, marks: Marks): string {
  if (sizeOf(stack) === 0) return '';
  const reached = Object.values(marks).filter((mark) => mark?.steps !== undefined).length;
  const who = words.units.picked(stack.units, stack.leaders);
  return words.around.board.picked(words.names.places[stack.from], who, reached);
}
