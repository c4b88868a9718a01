import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { HISPANIA } from '../../../src/books/hispania/ui/playable.ts';
import { readSummary } from '../../../src/books/hispania/ui/table/summary.ts';
import type { Json } from '../../../src/kernel/contract.ts';
import { begin, type Journal, play } from '../../../src/kernel/journal.ts';
import { type Save, toSave } from '../../../src/kernel/saves.ts';
import { doubtsOf } from '../../../src/ui/table/doubts.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { doubtsIn as doubtsWith, summaryOfSave } from '../../../src/ui/table/summaries.ts';

const SEATS = ['Ana', 'Rui', 'Eva', 'Gil'];
const SITTINGS: readonly Sitting[] = SEATS.map((seat) => ({ seat, name: seat, is: 'person' }));

/** A save of a game with a few answers: those that are filled in. */
function saved(): Save {
  const begun = begin(hispania, { is: 'game', options: { scenario: 'A', seats: SEATS }, seed: 7 });
  assert.ok(begun.journal);
  let journal: Journal<State, HispaniaFact> = begun.journal;
  for (let n = 0; n < 6; n++) {
    const state = journal.entries.at(-1)?.state ?? journal.start;
    const preset = hispania.decision(state)?.preset;
    assert.ok(preset);
    const { journal: next }: { readonly journal?: Journal<State, HispaniaFact> | undefined } = play(
      hispania,
      journal,
      preset,
    );
    assert.ok(next);
    journal = next;
  }
  return JSON.parse(JSON.stringify(toSave(hispania, journal))) as Save;
}

const doubtsIn = (record: Parameters<typeof doubtsWith>[1]) => doubtsWith(HISPANIA, record);
const codes = (save: Save, sittings = SITTINGS): readonly string[] =>
  doubtsOf(HISPANIA, save, sittings).map(({ code }) => code);
type Loose = { -readonly [K in keyof Save]: Save[K] } & { [key: string]: unknown };
const changed = (change: (save: Loose) => void): Save => {
  const save = structuredClone(saved()) as Loose;
  change(save);
  return save as Save;
};

it('a game that was changed by hand is in doubt as soon as it is listed, each sign by its name', () => {
  assert.deepEqual(codes(saved()), []);
  assert.deepEqual(codes(saved(), []), []);
  assert.deepEqual(codes(saved(), [...SITTINGS, { seat: 'Nobody', name: 'x', is: 'computer' }]), ['seat-not-there']);
  assert.deepEqual(
    codes(
      changed((save) => {
        save.entries = save.entries.map((entry, i) => (i === 2 ? { ...entry, given: [10, 10] } : entry));
      }),
    ),
    ['dice-laid-out'],
  );
  assert.deepEqual(
    codes(
      changed((save) => {
        save.root = { ...save.root, seed: 8 } as Save['root'];
      }),
    ),
    ['start-differs'],
  );
  const richer = changed((save) => {
    const state = structuredClone(save.snapshot.state) as { turn: number };
    save.snapshot = { at: save.snapshot.at, state: { ...state, turn: 99 } };
  });
  assert.ok(codes(richer).includes('bad-snapshot'));
  const marked = changed((save) => {
    save.snapshot = { at: 0, state: { ...(save.snapshot.state as object) } };
  });
  assert.ok(codes(marked).includes('snapshot-differs'));
});

it('the doubts stand in the summary, and the list reads them with who sits where no seat is', () => {
  const strangers: readonly Sitting[] = [...SITTINGS.slice(1), { seat: 'Nobody', name: 'x', is: 'person' }];
  const summary = summaryOfSave(HISPANIA, saved(), strangers) as unknown as Json;
  assert.ok(readSummary(summary));
  assert.deepEqual(
    doubtsIn({ summary, sittings: strangers }).map(({ code, params }) => [code, params['seat']]),
    [['seat-not-there', 'Nobody']],
  );
  // The record may have been changed after its summary was written.
  const { doubts: _, ...sound } = summary as { readonly doubts: Json };
  assert.equal(doubtsIn({ summary: sound, sittings: strangers }).length, 1);
  assert.equal(doubtsIn({ summary: sound, sittings: SITTINGS }).length, 0);
  assert.deepEqual(
    doubtsIn({ summary: { doubts: ['bad-snapshot'] }, sittings: [] }).map(({ code }) => code),
    ['bad-snapshot'],
  );
  assert.deepEqual(doubtsIn({ summary: { doubts: ['<b>'] }, sittings: [] }), []);
});
