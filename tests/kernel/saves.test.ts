import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { pick } from '../../src/kernel/counting.ts';
import { randomInt, roller } from '../../src/kernel/dice.ts';
import { begin, jump, now, undo } from '../../src/kernel/journal.ts';
import { parseSave, SAVE_LIMITS } from '../../src/kernel/save-format.ts';
import { openSnapshot, phaseHashes, replaySave, type Save, toSave } from '../../src/kernel/saves.ts';
import { SEED } from './seed.ts';
import { act, tiny } from './tiny.ts';
import { newGame, playAll, type TinyJournal } from './tiny-journal.ts';

/** One file of the corpus: a save, or the text of one, and what becomes of it. */
interface Case {
  readonly save?: unknown;
  readonly text?: string;
  readonly replays?: true;
  readonly fault?: { readonly code: string; readonly path: string };
  readonly broken?: {
    readonly code: string;
    readonly at: number;
    readonly rule: string;
    readonly snapshot: 'sound' | 'faulty';
  };
}

const CORPUS = new URL('../hispania/corpus/saves/', import.meta.url);

for (const name of readdirSync(CORPUS)) {
  test(`corpus: ${name}`, () => {
    const wanted = JSON.parse(readFileSync(new URL(name, CORPUS), 'utf8')) as Case;
    const { save, faults } = parseSave(wanted.text ?? JSON.stringify(wanted.save), tiny);
    if (wanted.fault) {
      assert.deepEqual(
        faults?.map(({ code, path }) => ({ code, path })),
        [wanted.fault],
      );
      return;
    }
    assert.ok(save, JSON.stringify(faults));
    const { broken, journal } = replaySave(tiny, save);
    if (wanted.replays) {
      assert.deepEqual(journal && toSave(tiny, journal), save);
      return;
    }
    assert.ok(broken && wanted.broken);
    const snapshot = broken.snapshot.faults ? 'faulty' : 'sound';
    assert.deepEqual({ code: broken.code, at: broken.at, rule: broken.rule, snapshot }, wanted.broken);
  });
}

test('no file of the corpus has touched what all records share', () => {
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.equal(({} as Record<string, unknown>)['bid'], undefined);
});

test('faults say what a reader needs', () => {
  const save = JSON.parse(JSON.stringify(toSave(tiny, playAll(newGame(), act.bid(2), act.roll)))) as Record<
    string,
    unknown
  >;
  const first = (more: object) => parseSave(JSON.stringify({ ...save, ...more }), tiny).faults?.[0]?.params;
  assert.deepEqual(first({ format: 3 }), { format: 3, known: 1 });
  assert.deepEqual(first({ game: 'chess' }), { game: 'chess' });
  assert.deepEqual(first({ entries: [{ action: act.bid(2) }, { action: 1 }] }), { index: 1 });
});

test('what is too large is not read', () => {
  const { faults } = parseSave(`"${'x'.repeat(SAVE_LIMITS.length)}"`, tiny);
  assert.deepEqual(faults?.[0]?.code, 'too-large');
  const many = JSON.stringify({ format: 1, entries: Array(SAVE_LIMITS.items + 1).fill(0) });
  assert.deepEqual(parseSave(many, tiny).faults?.[0]?.code, 'too-many-items');
});

test('nesting beyond all measure is a fault, not a crash', () => {
  for (const n of [1_000, 1_000_000]) {
    const { faults } = parseSave('['.repeat(n) + ']'.repeat(n), tiny);
    assert.match(faults?.[0]?.code ?? '', /^(too-deep|not-json)$/);
  }
});

/** A game played at random, undo and all. */
function randomJournal(seed: number): TinyJournal {
  const dice = roller(seed);
  let journal = newGame();
  for (let i = randomInt(dice, 0, 60); i > 0; i--) {
    const choices = tiny.decision(now(journal))?.choices ?? [];
    if (choices.length === 0) break;
    const choice = choices[randomInt(dice, 0, choices.length - 1)];
    if (!choice) break;
    const given = randomInt(dice, 0, 3) === 0 ? { given: [randomInt(dice, 1, 6)] } : {};
    journal = playAll(journal, [
      pick(choice, dice),
      {
        ...given,
        auto: choice.kind === 'pass' && randomInt(dice, 0, 1) === 0,
        joined: journal.at > 0 && randomInt(dice, 0, 4) === 0,
      },
    ]);
    if (randomInt(dice, 0, 5) === 0) journal = undo(tiny, journal, { unlimited: true });
  }
  return randomInt(dice, 0, 3) === 0 ? jump(journal, randomInt(dice, 0, journal.entries.length)) : journal;
}

test('any journal survives being written, read and replayed', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const journal = randomJournal(seed);
      const { save } = parseSave(JSON.stringify(toSave(tiny, journal)), tiny);
      assert.ok(save);
      assert.deepEqual(openSnapshot(tiny, save).state, now(journal));
      assert.deepEqual(replaySave(tiny, save).journal, journal);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('damaging any one character never crashes, and never leads elsewhere unnoticed', () => {
  const journal = playAll(newGame(), act.bid(2), act.roll, act.take({ red: 1 }), act.done, act.pass);
  const text = JSON.stringify(toSave(tiny, journal));
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom(...'"{}[],:019-ex'), (at, char) => {
      const { save } = parseSave(text.slice(0, at) + char + text.slice(at + 1), tiny);
      const replayed = save && replaySave(tiny, save).journal;
      if (replayed) assert.deepEqual(replayed.entries.at(-1)?.state, now(journal));
    }),
    { seed: SEED, numRuns: 3000 },
  );
});

test('there is a hash for each phase, of the state it begins with', () => {
  const journal = playAll(newGame(), act.bid(1), act.roll, act.done, act.pass, act.bid(0));
  assert.deepEqual(
    phaseHashes(journal).map((phase) => phase.at),
    [0, 1, 4],
  );
});

test('a save of a position and one of a scene open again', () => {
  const position = { ...newGame().start, bid: 3, phase: 'act' };
  for (const root of [{ is: 'position', position, seed: 5 } as const, { is: 'scene', scene: 'x' } as const]) {
    const opened = root.is === 'scene' ? tiny.position(position) : undefined;
    const { journal } = begin(tiny, root, opened);
    assert.ok(journal);
    const { save } = parseSave(JSON.stringify(toSave(tiny, playAll(journal, act.roll))), tiny);
    assert.ok(save);
    assert.equal(replaySave(tiny, save, opened).broken, undefined);
  }
});

test('a save of other rules says which', () => {
  const { save } = parseSave(JSON.stringify(toSave({ ...tiny, version: 9 }, newGame())), tiny);
  assert.equal((save as Save).engine, 9);
});
