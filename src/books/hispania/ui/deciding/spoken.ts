import type { Decision } from '../../../../kernel/contract.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import { prompt, text, twin, type Words } from '../../words/index.ts';
import type { Stack as Drawn, Labels, Mark, PlaceLabel } from '../board/types.ts';
import type { Seen } from './seen.ts';
import { type Stack, sizeOf, wholeStack } from './stacks.ts';

/** The board for the ear: what lies on it and what is marked there, in words. */

type Marks = { readonly [place in PlaceId]?: Mark | undefined };

/** What a board is drawn with, of which every place tells its part. */
export interface Drawing {
  readonly labels: Labels;
  readonly stacks: readonly Drawn[];
  readonly marks: Marks;
}

/** What the text twin says of a place; nothing where nobody stands. */
export function standsThere(words: Words, { told }: Pick<Seen, 'told'>, place: PlaceId): string {
  const lines = told.filter(({ params }) => params['place'] === place);
  return lines.map((line) => text(words, twin(words, line))).join('. ');
}

/** The label of a place: who stands there, the ground with its room, and all that the drawing marks there. */
export function placeSaid(words: Words, seen: Pick<Seen, 'told'>, drawing: Drawing, place: PlaceId): string {
  const { labels, marks } = drawing;
  const parts = [
    standsThere(words, seen, place) || words.names.places[place],
    groundOf(words, labels[place]),
    markSaid(words, marks[place]),
    marks[place]?.kind === 'chosen' ? undefined : unitsSaid(words, drawing, place),
  ];
  return parts.filter((part) => part !== undefined).join('; ');
}

/** How many units may stand in a province if the map writes no other number (4.1). */
const ROOM = { plain: 3, mountain: 2 } as const;

function groundOf({ around }: Words, label: PlaceLabel | undefined): string | undefined {
  if (!label?.terrain) return undefined;
  return around.board.ground(label.terrain, label.stacking ?? ROOM[label.terrain]);
}

function markSaid({ play, around }: Words, mark: Mark | undefined): string | undefined {
  const say = { ...play.board.marks, ...around.board.marks };
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

/** The question alone, as it is asked. */
export function questionSaid(words: Words, decision: Decision | undefined): string {
  return decision ? text(words, prompt(words, decision).ask) : '';
}

/** What was chosen on the board or in the list: a stack with the places that are marked as in its reach; nothing for nobody. */
export function chosenSaid(words: Words, stack: Stack, marks: Marks): string {
  if (sizeOf(stack) === 0) return '';
  const reached = Object.values(marks).filter((mark) => mark?.steps !== undefined).length;
  const who = words.units.picked(stack.units, stack.leaders);
  return words.around.board.picked(words.names.places[stack.from], who, reached);
}

/** The same where a place is pointed at: with all who can move from there, if that is what is asked. */
export function pointedSaid(
  words: Words,
  decision: Decision | undefined,
  from: PlaceId | undefined,
  marks: Marks,
): string {
  if (!decision || !from) return '';
  const moves = decision.choices.some(({ kind, fixed }) => kind === 'step' && fixed['from'] === from);
  return moves
    ? chosenSaid(words, wholeStack(decision, from), marks)
    : words.play.board.pointed(words.names.places[from]);
}
