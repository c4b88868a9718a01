import { readFileSync } from 'node:fs';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { Answering } from '../../../src/books/hispania/ui/bots/answering.ts';
import { levelOf } from '../../../src/books/hispania/ui/bots/levels.ts';
import { customs } from '../../../src/books/hispania/ui/table/customs.ts';
import { optionsOf, sittingsOf, type Wanted } from '../../../src/books/hispania/ui/table/new-game.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import type { Action, Decision, Json } from '../../../src/kernel/contract.ts';
import { seedOf } from '../../../src/kernel/hash.ts';
import { begin, type Journal, now, play } from '../../../src/kernel/journal.ts';
import { encode } from '../../../src/kernel/links.ts';
import type { Root } from '../../../src/kernel/root.ts';
import { toSave } from '../../../src/kernel/saves.ts';
import { decisionFor, type WindowSetting } from '../../../src/ui/table/asking.ts';
import { random } from '../../../src/ui/table/computer.ts';
import { fileOf } from '../../../src/ui/table/keeper-file.ts';
import { acts, asking, goesOn, goOn, sit, type Table } from '../../../src/ui/table/session.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { read } from '../../hispania/games/format.ts';

/**
 * A game played beside the page, without it: the same seed and the same answers must come to the same questions, so that a test
 * knows what the page has to ask next, computers and dice included.
 */
export type Beside = Table<State, HispaniaFact>;

/** A new game as the form begins it, up to the first question for a person. */
export function begun(wanted: Wanted): Beside {
  const sittings = sittingsOf(wanted, TABLE.begin.names);
  return seated({ is: 'game', options: optionsOf(wanted, sittings), seed: seedOf(wanted.seed) }, sittings);
}

function seated(root: Root, sittings: readonly Sitting[]): Beside {
  const { journal, faults } = begin<State, HispaniaFact>(hispania, root);
  if (!journal) throw new Error(JSON.stringify(faults));
  return untilAsked(sit(journal, sittings));
}

/** A position that a link opens, without persons at its seats. */
export const standing = (position: State): Beside => seated({ is: 'position', position }, []);

/** Computers answer, as at the page's table. */
function untilAsked(table: Beside): Beside {
  const { root } = table.journal;
  const game = root.is === 'scene' ? 0 : (root.seed ?? 0);
  const answering = new Answering();
  let next = table;
  while (goesOn(asking(hispania, customs, next))) {
    next = goOn(hispania, customs, next, ({ seat, decision, lent }) => {
      const level = lent ? undefined : next.sittings.find((one) => one.seat === seat)?.level;
      const [seed, state, number] = [seedOf(`${seat} ${game}`), now(next.journal), next.journal.at];
      return level === 'random'
        ? random(seed)(state, decisionFor(customs, decision, seat), number)
        : answering.answer({ game: 0, level: levelOf(level), seat, seed, state, number }).action;
    });
  }
  return next;
}

/** A person has answered, and the computers after them. */
export function answered(table: Beside, ...actions: readonly Action[]): Beside {
  const next = acts(hispania, table, actions);
  if (next.refused) throw new Error(JSON.stringify(next.refused));
  return untilAsked(next);
}

/** The question of a person or of the table; undefined when the game is over. */
export function question(table: Beside): Decision | undefined {
  const asked = asking(hispania, customs, table);
  if (asked.is === 'over') return undefined;
  return asked.is === 'person' ? decisionFor(customs, asked.decision, asked.seat) : asked.decision;
}

/** The facts since `before`. */
export const since = (table: Beside, before: Beside | undefined): readonly HispaniaFact[] =>
  before ? table.journal.entries.slice(before.journal.at).flatMap(({ facts }) => facts) : [];

/** A game that was played up to here is taken up, as the page takes up a file. */
export const taken = (journal: Played, sittings: readonly Sitting[], windows?: WindowSetting): Beside =>
  untilAsked(sit(journal, sittings, windows));

export type Played = Journal<State, HispaniaFact>;

const GAMES = new URL('../../hispania/games/', import.meta.url);
const games = new Map<string, Played>();

/** The persons at the seats that a whole game calls 1, 2, 3 ... */
export const NAMES = [1, 2, 3, 4, 5].map(TABLE.begin.names.person);

/** One of the whole games of `tests/games`, played by those names. */
export function wholeGame(name: string): Played {
  const known = games.get(name);
  if (known) return known;
  const { options, seed, actions } = read(readFileSync(new URL(`${name}.json`, GAMES), 'utf8'));
  const nameOf = (seat: string): string => NAMES[Number(seat) - 1] ?? seat;
  const named = { ...options, ...(options.seats ? { seats: options.seats.map(nameOf) } : {}) };
  const begins = begin<State, HispaniaFact>(hispania, { is: 'game', options: named, seed });
  if (!begins.journal) throw new Error(JSON.stringify(begins.faults));
  let { journal } = begins;
  for (const action of actions) {
    const { seat } = action.fixed;
    const next = play(hispania, journal, seat ? { ...action, fixed: { ...action.fixed, seat: nameOf(seat) } } : action);
    if (!next.journal) throw new Error(JSON.stringify(next.refusal));
    journal = next.journal;
  }
  games.set(name, journal);
  return journal;
}

/** A question of a whole game, and the state at that point. */
export interface Point {
  readonly at: number;
  readonly decision: Decision;
  readonly state: State;
  readonly journal: Played;
}

/** Every question of a whole game, in order. */
export function* pointsOf(name: string): Generator<Point> {
  const whole = wholeGame(name);
  for (let at = 0; at < whole.entries.length; at++) {
    const state = whole.entries[at - 1]?.state ?? whole.start;
    const decision = hispania.decision(state);
    if (decision) yield { at, decision, state, journal: { ...whole, entries: whole.entries.slice(0, at), at } };
  }
}

/** A whole game at the first question that fits. */
export function gameAt(name: string, fits: (point: Point) => boolean): Point {
  for (const point of pointsOf(name)) if (fits(point)) return point;
  throw new Error(`${name}: there is no such question`);
}

/** The players of a game's seats: persons by their name, computers at all other seats. */
export const sittingsFor = ({ root }: Played, ...persons: readonly string[]): readonly Sitting[] =>
  ((root.is === 'game' && (root.options as { readonly seats?: readonly string[] }).seats) || []).map((seat) =>
    persons.includes(seat) ? { seat, name: seat, is: 'person' } : { seat, name: seat, is: 'computer', level: 'random' },
  );

/** One person at all seats of a game: nothing is hidden, and everything is asked. */
export const alone = (journal: Played, name = 'Inês'): readonly Sitting[] =>
  sittingsFor(journal, ...NAMES).map(({ seat }) => ({ seat, name, is: 'person' }));

/** A file that the list of games opens. */
export function fileFor(
  name: string,
  journal: Played,
  sittings: readonly Sitting[],
  settings: Json = null,
): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  return textFile(name, fileOf({ name, sittings, settings, save: toSave(hispania, journal) }));
}

export const textFile = (name: string, text: string) => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** The address of a position, with who sat there or without. */
export const positionAddress = async (position: unknown, sittings?: readonly Sitting[]): Promise<string> =>
  `/hispania/play/#position=${await encode({ position, ...(sittings ? { sittings } : {}) } as unknown as Json)}`;
