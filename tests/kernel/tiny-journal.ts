import assert from 'node:assert/strict';
import type { Action } from '../../src/kernel/contract.ts';
import { begin, type Journal, type PlayOptions, play } from '../../src/kernel/journal.ts';
import { type TinyFact, type TinyState, tiny } from './tiny.ts';

export type TinyJournal = Journal<TinyState, TinyFact>;

/** A journal of a new tiny game. */
export function newGame(): TinyJournal {
  const { journal } = begin(tiny, { is: 'game', options: { stones: { red: 3, blue: 2 } }, seed: 1994 }) as {
    journal: TinyJournal;
  };
  return journal;
}

/** Plays all of `actions`, each of which must be allowed. */
export function playAll(journal: TinyJournal, ...actions: (Action | [Action, PlayOptions])[]): TinyJournal {
  return actions.reduce<TinyJournal>((soFar, given) => {
    const [action, how] = Array.isArray(given) ? given : [given, {}];
    const played = play(tiny, soFar, action, how);
    assert.equal(played.refusal, undefined);
    return played.journal ?? soFar;
  }, journal);
}
