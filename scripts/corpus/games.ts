import { drawn, TABLES } from '../../src/books/hispania/check/draw.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';
import { type Options, seatsOf } from '../../src/books/hispania/engine/setup.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { SCENES } from '../../src/books/hispania/scenes/index.ts';
import { type Answers, answer, tempered } from '../../src/kernel/check/player.ts';
import type { Decision } from '../../src/kernel/contract.ts';
import { roller } from '../../src/kernel/dice.ts';
import { begin, type Journal, jump, now, play } from '../../src/kernel/journal.ts';
import type { Root } from '../../src/kernel/root.ts';
import { toSave } from '../../src/kernel/saves.ts';
import { fileOf } from '../../src/ui/table/keeper-file.ts';
import type { Sitting } from '../../src/ui/table/sitting.ts';
import { seated } from '../players.ts';

/** A game in the form that the site exports: the text of its file, with a name that describes the example. */
export interface FiledGame {
  readonly name: string;
  readonly file: string;
}

const ALL = ['random', 'random', 'random', 'random', 'random'] as const;

/** Values of an owner's own copy of the game. */
const CORRECTED: Options = {
  scenario: 'A',
  mode: 'standard',
  seats: seatsOf('standard', 4),
  corrections: { income: { toledo: 8, segovia: 3, avila: 3 } },
};

const rootOf = (position: unknown): Root => {
  const opened = hispania.position(position);
  if (opened.faults) throw new Error(JSON.stringify(opened.faults));
  return { is: 'position', position: opened.state };
};

function atRandom(seed: number): Answers<State> {
  const dice = roller(seed);
  const player = tempered(dice);
  return (_, decision) => answer(player, decision, dice);
}

/** Games of every scenario and version: random ones to the end, computers' games to the middle, and interrupted ones. */
export function filedGames(): readonly FiledGame[] {
  const made: FiledGame[] = [];
  const kinds = new Set<string>();
  for (const [i, { scenario, mode }] of TABLES.entries()) {
    const seed = 600 + i;
    const options = drawn(i, seed);
    const seats = options.seats ?? seatsOf(mode);
    const whole = played(options, seed, seated(ALL, seats, seed));
    made.push(filed(`${scenario} ${mode} at random, to its end`, whole));
    for (const [at, kind] of leftIn(whole)) {
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      made.push(filed(`${scenario} ${mode}, left at ${kind}`, cut(whole, at)));
    }
    const usual: Options = { ...options, rulings: {} };
    const captains = played(
      usual,
      seed,
      seated(
        seats.map(() => 'captain' as const),
        seats,
        seed,
      ),
    );
    made.push(filed(`${scenario} ${mode} by captains, to its end`, captains));
    // An action was undone, and can be redone.
    made.push(
      filed(`${scenario} ${mode} by captains, taken back`, jump(captains, Math.floor(captains.entries.length / 2))),
    );
  }
  const [scene] = SCENES;
  if (scene) made.push(filed('a scene gone on from', playedFrom(rootOf(scene.position), atRandom(9), 12)));
  made.push(filed('with corrections of an owner', played(CORRECTED, 9, seated(ALL, seatsOf('standard', 4), 9))));
  return made;
}

/** A game from options. */
function played(options: Options, seed: number, answers: Answers<State>): Journal<State> {
  return playedFrom({ is: 'game', options, seed }, answers);
}

/** A game from any root, to its end. */
export function playedFrom(root: Root, answers: Answers<State>, most = Number.POSITIVE_INFINITY): Journal<State> {
  const { journal: begun, faults } = begin(hispania, root);
  if (faults) throw new Error(JSON.stringify(faults));
  let journal: Journal<State> = begun;
  for (let n = 0; n < most; n++) {
    const state = now(journal);
    const decision: Decision | undefined = hispania.decision(state);
    if (!decision) break;
    const next = play(hispania, journal, answers(state, decision, n));
    if (next.refusal) throw new Error(JSON.stringify(next.refusal));
    journal = next.journal;
  }
  return journal;
}

/** The first decision of each kind, of the kinds that are kept. */
function leftIn(journal: Journal<State>): readonly (readonly [at: number, kind: string])[] {
  const seen = new Map<string, number>();
  for (const [i, { state }] of journal.entries.entries()) {
    const kind = hispania.decision(state)?.kind;
    if (kind && !seen.has(kind)) seen.set(kind, i + 1);
  }
  return [...seen].map(([kind, at]) => [at, kind] as const);
}

function cut(journal: Journal<State>, at: number): Journal<State> {
  return { ...journal, entries: journal.entries.slice(0, at), at };
}

/** Persons and computers alternately, in the written form of a file. */
export function sittingsAt(state: State): readonly Sitting[] {
  return playersOf(state).map((seat, i) =>
    i % 2 === 0
      ? { seat, name: `Inês ${i}`, is: 'person' }
      : { seat, name: `Egeria ${i}`, is: 'computer', level: 'captain' },
  );
}

function filed(name: string, journal: Journal<State>): FiledGame {
  const sittings = sittingsAt(now(journal));
  return {
    name,
    file: fileOf({ name, sittings, settings: { windows: 'matters', pace: 'watch' }, save: toSave(hispania, journal) }),
  };
}
