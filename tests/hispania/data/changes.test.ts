import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  CHANGE_IDS,
  CHANGES,
  type Change,
  VERSION,
  VERSIONS,
} from '../../../src/books/hispania/engine/data/changes.ts';
import { RULE_IDS, RULINGS } from '../../../src/books/hispania/engine/data/ids.ts';
import { RULING_TABLE } from '../../../src/books/hispania/engine/data/rulings.ts';
import { DATA_SET_NAMES } from '../../../src/books/hispania/engine/data/sets.ts';
import { CORRECTED_ON } from '../../../src/books/hispania/pages/corrected-on.ts';
import { CHANGE_WORDS } from '../../../src/books/hispania/words/en/changes.ts';

/** The page of changes is fed by a list, which must say what CHANGELOG.md, the rulings and the data sets say. */

const all = CHANGE_IDS.map((id): Change & { readonly id: string } => ({ id, ...CHANGES[id] }));

interface Release {
  readonly version: string | undefined;
  readonly date: string | undefined;
  /** Its section Rules. */
  readonly rules: string;
}
const releases = readFileSync('CHANGELOG.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text): Release => {
    const [, version, date] = /^\[(\d[^\]]*)\] - (\S+)/.exec(text) ?? [];
    return { version, date, rules: /^### Rules\n([\s\S]*?)(?=^##|$(?![\s\S]))/m.exec(text)?.[1] ?? '' };
  });
/** The version of a release; what is not released yet is the newest version of the rules. */
const versionOf = ({ version }: Release): string => version ?? VERSION.version;

describe('the versions of the rules', () => {
  it('are releases of the changelog, with their days, newest first', () => {
    const known = releases.map(versionOf);
    const places = VERSIONS.map(({ version }) => known.indexOf(version));
    assert.deepEqual(
      places,
      places.filter((place) => place >= 0).sort((a, b) => a - b),
    );
    for (const { version, date } of VERSIONS) {
      const released = releases.find((one) => one.version === version);
      // A release to come has no day yet.
      if (released) assert.equal(date, released.date, version);
      else assert.equal(version, VERSION.version);
    }
  });

  it('begin with the one that has the newest rules', () => {
    const newest = releases.find(({ rules }) => rules !== '');
    assert.equal(newest && versionOf(newest), VERSION.version);
  });
});

describe('the list of changes', () => {
  it('is in the order of the versions', () => {
    const order = all.map((one) => VERSIONS.findIndex(({ version }) => version === one.version));
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
  });

  it('has each rule and each ruling that the changelog names under Rules', () => {
    const missing = releases.flatMap((release) => {
      const version = versionOf(release);
      const own = all.filter((one) => one.version === version);
      const named = [...release.rules.matchAll(/\(([^)]+)\)/g)].flatMap(([, inside = '']) => inside.split(/[\s,;]+/));
      const listed = new Set(own.flatMap(({ rules, ruling }) => [...rules, ...(ruling ? [ruling] : [])] as string[]));
      const wanted = named.filter((name) => [...RULE_IDS, ...RULINGS].some((id) => id === name));
      return wanted.filter((name) => !listed.has(name)).map((name) => `${version} ${name}`);
    });
    assert.deepEqual(missing, []);
  });

  it('has each data set but the first, and each dated correction of the text', () => {
    assert.deepEqual(
      all.flatMap(({ set = [] }) => set).toReversed(),
      DATA_SET_NAMES.filter((_, n) => n > 0),
    );
    const corrections = all.filter(({ kind }) => kind === 'correction');
    assert.equal(corrections.length, Object.keys(CORRECTED_ON).length);
    for (const { id, version, ruling } of corrections) {
      const day = CORRECTED_ON[ruling ?? 'ruse-ambush'];
      assert.equal(VERSIONS.find((one) => one.version === version)?.date, day, id);
    }
  });

  it('names a ruling only with a rule that it is about', () => {
    const wrong = all.filter(({ rules, ruling }) => {
      const touched: readonly string[] = ruling ? RULING_TABLE[ruling].rules : rules;
      return rules.length > 0 && !rules.some((rule) => touched.includes(rule));
    });
    assert.deepEqual(wrong, []);
    for (const { id, kind, rules, ruling } of all) {
      assert.equal(rules.length === 0, kind === 'words', id);
      if (kind === 'ruling') assert.ok(ruling, id);
    }
  });

  it('says of each what holds and why; of a data set the difference is counted', () => {
    for (const { id, set } of all) {
      const { what, why } = CHANGE_WORDS[id as keyof typeof CHANGE_WORDS];
      assert.equal(what === undefined, set !== undefined, id);
      for (const said of [what ?? why, why]) assert.match(String(said.at(-1)), /\.$/, id);
    }
  });
});
