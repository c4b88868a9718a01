import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { selectorsIn } from './css-rules.ts';
import { SHARED } from './shared-classes.ts';

/**
 * A rule for a class alone applies to every element of that name on the page, and sheets are fetched one after the
 * other: with the first battle, all rows that were called as something in a battle changed their form. So a class with
 * such a rule in one sheet has a rule in no other, unless the name means the same everywhere (`shared-classes.ts`).
 */

/** It only leaves out what paper has no use for. */
const ON_PAPER = ['src/site/styles/print.css'];

/** The element that holds all of a page but its shell: a rule for a class in it reaches as far as one for the class alone. */
const WHOLE = /^\.whole-table\s+(?=[.:])/;

/** A class alone, whatever state it is in. */
const ALONE = /^\.([\w-]+)(?::[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*$/;

/** Some classes alone, whichever of them. */
const ANY_OF = /^:is\((\.[\w-]+(?:,\s*\.[\w-]+)*)\)$/;

/** The classes that a selector names alone. */
function aloneIn(selector: string): readonly string[] {
  const plain = selector.replace(WHOLE, '');
  const [, list] = ANY_OF.exec(plain) ?? [];
  return (list?.split(/,\s*/) ?? [plain]).flatMap((one) => ALONE.exec(one)?.[1] ?? []);
}

/** The classes of the element that a selector is about. */
function subjectsOf(selector: string): readonly string[] {
  const last = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';
  return [...last.replace(/:(not|has)\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** A page is of one book at most. */
function mayMeet(one: string, other: string): boolean {
  const [book, second] = [one, other].map((sheet) => /^src\/books\/([\w-]+)\//.exec(sheet)?.[1]);
  return one !== other && (!book || !second || book === second);
}

/** The classes that have a rule alone in one sheet, and any rule in another that may be on the same page. */
function meetingIn(sheets: ReadonlyMap<string, string>): readonly string[] {
  const alone = new Map<string, Set<string>>();
  const named = new Map<string, Set<string>>();
  const note = (where: Map<string, Set<string>>, name: string, sheet: string): void =>
    void where.set(name, (where.get(name) ?? new Set()).add(sheet));
  for (const [sheet, text] of sheets) {
    for (const selector of selectorsIn(text)) {
      for (const name of aloneIn(selector)) note(alone, name, sheet);
      for (const one of subjectsOf(selector)) note(named, one, sheet);
    }
  }
  return [...alone]
    .filter(([name, by]) => [...by].some((one) => [...(named.get(name) ?? [])].some((other) => mayMeet(one, other))))
    .map(([name]) => name)
    .sort();
}

describe('a class of the styles', () => {
  it('means one thing: a rule for it alone in one sheet meets no other use of the name', () => {
    const sheets = new Map(
      globSync('src/**/*.css', { exclude: ON_PAPER }).map((file) => [file, readFileSync(file, 'utf8')]),
    );
    const meeting = meetingIn(sheets);
    const shared: readonly string[] = SHARED;
    assert.deepEqual(
      meeting.filter((name) => !shared.includes(name)),
      [],
      'rename one of them, or put the rule below the part that it is for',
    );
    assert.deepEqual(
      shared.filter((name) => !meeting.includes(name)),
      [],
      'no longer shared',
    );
  });

  it('is found where two sheets mean different things', () => {
    const stage = '@layer parts { .stays { min-height: 44px; & input { width: 20px } } }';
    const hand = '@layer parts { .tokens { & > span { width: 1rem } & .stays { border: 1px dashed } } }';
    assert.deepEqual(
      meetingIn(
        new Map([
          ['stage', stage],
          ['hand', hand],
        ]),
      ),
      ['stays'],
    );
    assert.deepEqual(
      meetingIn(
        new Map([
          ['stage', stage.replace('.stays', '.slip > .stays')],
          ['hand', hand],
        ]),
      ),
      [],
    );
  });
});
