import { readFileSync } from 'node:fs';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Entry } from '../../../src/kernel/entry.ts';
import { answer, begin, type Journal } from '../../../src/kernel/journal.ts';
import { read } from '../games/format.ts';

export type WholeGame = Journal<State, HispaniaFact>;

const known = new Map<string, WholeGame>();

/** The journal of a whole game, `A-standard` say. */
export function wholeGame(name: string): WholeGame {
  const kept = known.get(name);
  if (kept) return kept;
  const { options, seed, actions } = read(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8'));
  const { journal, faults } = begin(hispania, { is: 'game', options, seed });
  if (!journal) throw new Error(JSON.stringify(faults));
  const entries: Entry<State, HispaniaFact>[] = [];
  let state = journal.start;
  for (const action of actions) {
    const { entry, refusal } = answer(hispania, state, action);
    if (!entry) throw new Error(JSON.stringify(refusal));
    entries.push(entry);
    state = entry.state;
  }
  const whole = { ...journal, entries, at: entries.length };
  known.set(name, whole);
  return whole;
}

/** The same answers in a new journal, without cached readings; `facts` may change the facts of one of them. */
export function copyOf(
  game: WholeGame,
  n = 0,
  facts: (facts: readonly HispaniaFact[]) => readonly HispaniaFact[] = (same) => same,
): WholeGame {
  const entries = game.entries.map((entry, i) => (i === n - 1 ? { ...entry, facts: facts(entry.facts) } : entry));
  return { ...game, start: { ...game.start }, entries };
}

/** The same game when `n` answers had been given. */
export function upTo(game: WholeGame, n: number): WholeGame {
  return { ...game, entries: game.entries.slice(0, n), at: n };
}
