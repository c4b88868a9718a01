import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctionsIn } from '../../../src/books/hispania/engine/corrections-file.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { checkOptions } from '../../../src/books/hispania/engine/new-game.ts';
import { readBattle, readPolicies } from '../../../src/books/hispania/odds/written.ts';
import { begun as board } from '../../../src/books/hispania/ui/our-table/begin.ts';
import { readText } from '../../../src/books/hispania/ui/our-table/keep.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import { fault as faultWords, faultWordsOf } from '../../../src/books/hispania/words/faults.ts';
import { text as plain, wordsOf } from '../../../src/books/hispania/words/index.ts';
import type { Fault, Json } from '../../../src/kernel/contract.ts';
import { begin, play } from '../../../src/kernel/journal.ts';
import { parseSave } from '../../../src/kernel/save-format.ts';
import { toSave } from '../../../src/kernel/saves.ts';
import { fileOf, readFile } from '../../../src/ui/table/keeper-file.ts';
import { readShared } from '../../../src/ui/table/seating.ts';

/** Every fault of external data has words of ours: no text of a validator reaches a reader. */

const OPTIONS = { scenario: 'A', mode: 'standard', options: [], seats: ['1', '2', '3', '4'] } as const;
const begun = begin(hispania, { is: 'game', options: OPTIONS, seed: 1 });
assert.ok(begun.journal);
const preset = hispania.decision(begun.journal.start)?.preset;
const played = preset && play(hispania, begun.journal, preset);
const save = toSave(hispania, played?.journal ?? begun.journal);
const sittings = [{ seat: '1', name: 'Ann', is: 'person' }] as const;
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** All readers of external data: data that each accepts, and the faults that it finds. */
const READERS: { readonly [name: string]: readonly [good: unknown, faults: (value: Json) => readonly Fault[]] } = {
  position: [save.snapshot.state, (value) => hispania.position(value).faults ?? []],
  options: [OPTIONS, checkOptions],
  corrections: [
    { income: { toledo: 4 }, addBorders: [{ between: ['toledo', 'leon'] }] },
    (value) => correctionsIn(value).faults ?? [],
  ],
  battle: [
    { attacker: { nation: 'rome', units: { infantry: 2 } }, defender: { units: { infantry: 1 } }, terrain: 'plain' },
    (value) => readBattle(value).faults ?? [],
  ],
  policies: [{ rounds: 2 }, (value) => readPolicies(value).faults ?? []],
  board: [board({ is: 'empty' }), (value) => readText(JSON.stringify(value)).faults ?? []],
  save: [save, (value) => parseSave(JSON.stringify(value), hispania).faults ?? []],
  file: [
    JSON.parse(fileOf({ name: 'One', sittings, settings: null, save })),
    (value) => readFile(JSON.stringify(value), hispania).faults ?? [],
  ],
  'link to a position': [{ position: 1, sittings }, (value) => [readShared(value, hispania).fault ?? []].flat()],
};

const HOSTILE: readonly Json[] = [
  null,
  true,
  -1,
  1e9,
  '',
  'x'.repeat(300),
  '\u202egnorts',
  [],
  [null],
  {},
  { a: 1 },
  [[[]]],
];

/** A value with each of its parts in turn left out, named otherwise, or replaced; of long lists the first few. */
function* changed(value: Json): Generator<Json> {
  yield* HOSTILE;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [i, part] of value.slice(0, 3).entries()) {
      for (const other of changed(part)) yield value.map((one, n) => (n === i ? other : one));
    }
    return;
  }
  yield { ...value, unheard: 1 };
  for (const [key, part] of Object.entries(value).slice(0, 24)) {
    const { [key]: _, ...others } = value as { readonly [key: string]: Json };
    yield others;
    for (const other of changed(part)) yield { ...others, [key]: other };
  }
}

/** Of games in files and links the table has words of its own. */
const own = GAMES.faults as Readonly<Record<string, (params: Fault['params'], path: string) => string>>;
const [words, faults] = await Promise.all([wordsOf('en'), faultWordsOf('en')]);

describe('what is wrong with something from outside', () => {
  for (const [name, [good, faultsIn]] of Object.entries(READERS)) {
    it(`${name}: is told in words of ours`, () => {
      assert.deepEqual(faultsIn(asJson(good)), []);
      let told = 0;
      for (const value of changed(asJson(good))) {
        for (const fault of faultsIn(value).slice(0, 3)) {
          const text = own[fault.code]?.(fault.params, fault.path) ?? plain(words, faultWords(faults, fault));
          const why = `${fault.code} at ${fault.path}: ${text}`;
          told++;
          assert.match(text, /^.{8,260}\.$/su, why);
          assert.doesNotMatch(
            text,
            /\b(?:Expected|Received|Invalid|Object|Array|undefined|null|NaN|never)\b|\[object|[<>]=|\|/,
            why,
          );
          assert.doesNotMatch(text, /[\u202a-\u202e]|\p{Cc}/u, why);
        }
      }
      assert.ok(told > 20, `${told} faults`);
    });
  }
});
