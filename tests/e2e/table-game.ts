import { readFileSync } from 'node:fs';
import type { HispaniaFact } from '../../src/hispania/facts.ts';
import { hispania } from '../../src/hispania/game.ts';
import type { State } from '../../src/hispania/state.ts';
import type { Action, Decision, Json } from '../../src/kernel/contract.ts';
import { hash } from '../../src/kernel/hash.ts';
import { begin, type Journal, now, play } from '../../src/kernel/journal.ts';
import { encode } from '../../src/kernel/links.ts';
import type { Root } from '../../src/kernel/root.ts';
import { toSave } from '../../src/kernel/saves.ts';
import { customs } from '../../src/ui/hispania/table/customs.ts';
import { optionsOf, sittingsOf, type Wanted } from '../../src/ui/hispania/table/new-game.ts';
import { random } from '../../src/ui/table/computer.ts';
import { fileOf } from '../../src/ui/table/keeper-file.ts';
import { acts, asking, goesOn, goOn, sit, type Table } from '../../src/ui/table/session.ts';
import type { Sitting } from '../../src/ui/table/sitting.ts';
import { TABLE } from '../../src/words/en/table.ts';
import { read } from '../games/format.ts';

/**
 * A game played beside the page, without it: the same seed and the same answers must come to the same questions, so that a test
 * knows what the page has to ask next, computers and dice included.
 */
export type Beside = Table<State, HispaniaFact>;

/** The seed of the dice out of a text, as the page makes it. */
const seedOf = (text: string): number => Number.parseInt(hash(text).slice(0, 8), 16) | 0;

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

/** Computers answer, as at the page's table. */
function untilAsked(table: Beside): Beside {
  const { root } = table.journal;
  const seed = root.is === 'scene' ? 0 : (root.seed ?? 0);
  let next = table;
  while (goesOn(asking(hispania, customs, next))) {
    next = goOn(hispania, customs, next, (seat) => random(seedOf(`${seat} ${seed}`)));
  }
  return next;
}

/** A person has answered, and the computers after them. */
export function answered(table: Beside, ...actions: readonly Action[]): Beside {
  const next = acts(hispania, table, actions);
  if (next.refused) throw new Error(JSON.stringify(next.refused));
  return untilAsked(next);
}

/** What a person is asked now; nothing when the game is over. */
export const question = (table: Beside): Decision | undefined => hispania.decision(now(table.journal));

/** What has happened since `before`. */
export const since = (table: Beside, before: Beside | undefined): readonly HispaniaFact[] =>
  before ? table.journal.entries.slice(before.journal.at).flatMap(({ facts }) => facts) : [];

const GAMES = new URL('../games/', import.meta.url);
const played = new Map<string, Journal<State, HispaniaFact>>();

/** One of the whole games of `tests/games`, from its start. */
function wholeGame(name: string): Journal<State, HispaniaFact> {
  const known = played.get(name);
  if (known) return known;
  const { options, seed, actions } = read(readFileSync(new URL(`${name}.json`, GAMES), 'utf8'));
  const begins = begin<State, HispaniaFact>(hispania, { is: 'game', options, seed });
  if (!begins.journal) throw new Error(JSON.stringify(begins.faults));
  let { journal } = begins;
  for (const action of actions) {
    const next = play(hispania, journal, action);
    if (!next.journal) throw new Error(JSON.stringify(next.refusal));
    journal = next.journal;
  }
  played.set(name, journal);
  return journal;
}

/** A whole game as it stood when a question was asked that fits; nothing where none does. */
export function cutAt(
  name: string,
  fits: (decision: Decision, state: State, at: number) => boolean,
): Journal<State, HispaniaFact> | undefined {
  const whole = wholeGame(name);
  for (let at = 0; at < whole.entries.length; at++) {
    const state = at === 0 ? whole.start : (whole.entries[at - 1]?.state as State);
    const decision = hispania.decision(state);
    if (decision && fits(decision, state, at)) return { ...whole, entries: whole.entries.slice(0, at), at };
  }
  return undefined;
}

/** The same, where there must be one. */
export function gameAt(name: string, kind: string, after = 0): Journal<State, HispaniaFact> {
  const found = cutAt(name, (decision, _, at) => at >= after && decision.kind === kind);
  if (!found) throw new Error(`${name}: ${kind} is never asked after answer ${after}`);
  return found;
}

/** Persons at the seats of a whole game, which are called 1, 2, 3 ...: their names; nobody: a computer. */
export const seats = (...names: readonly (string | undefined)[]): readonly Sitting[] =>
  names.map((name, i) => {
    const seat = `${i + 1}`;
    return name ? { seat, name, is: 'person' } : { seat, name: `Computer ${seat}`, is: 'computer', level: 'random' };
  });

/** A file that the list of games opens. */
export function fileFor(
  name: string,
  journal: Journal<State, HispaniaFact>,
  sittings: readonly Sitting[],
  settings: Json = null,
): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  const text = fileOf({ name, sittings, settings, save: toSave(hispania, journal) });
  return { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** The address of a position. */
export const positionAddress = async (position: unknown): Promise<string> =>
  `/hispania/play/#position=${await encode({ position } as Json)}`;
