import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { NATIONS, type NationId, type PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { type Asked, measured } from '../../../src/books/hispania/pages/sheets/measured.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';

/** The advice of each sheet, in its fragment `play`: `docs/style.md`, How a rule is built, 6. */
const PARTS = ['Aim', 'Opening', 'Gold', 'Battle', 'Submission', 'Endgame', 'Danger', 'Trap'];
const ALWAYS = ['Aim', 'Opening', 'Danger', 'Trap'];
const [LEAST, MOST] = [80, 150];

for (const nation of NATIONS) {
  const text = readFileSync(`content/en/hispania/nations/${nation}.mdx`, 'utf8');
  const advice = /<Fragment slot="play">\n([\s\S]*?)\n<\/Fragment>\n<\/Sheet>\n$/.exec(text)?.[1] ?? '';
  const items = advice.split('\n').filter(Boolean);
  const parts = items.map((item) => /^- \*\*(\w+)\.\*\* \S/.exec(item)?.[1] ?? item);

  describe(`the advice for ${nation}`, () => {
    it('ends the text of its sheet, and is a list of its parts in their order', () => {
      assert.deepEqual(
        parts,
        PARTS.filter((part) => ALWAYS.includes(part) || parts.includes(part)),
        `End ${nation}.mdx with <Fragment slot="play">: a list of ${PARTS.join(', ')}, as “- **Aim.** …”`,
      );
    });
    it(`has ${LEAST} to ${MOST} words`, () => {
      const words = read(advice).split(/\s+/).filter(Boolean).length;
      assert.ok(words >= LEAST && words <= MOST, `Write ${LEAST} to ${MOST} words of advice, not ${words}`);
    });
    it('states no rule', () => {
      assert.deepEqual(
        read(advice).match(/\b(?:must|may|cannot)\b/gi) ?? [],
        [],
        'Advise: must, may and cannot are for rules',
      );
    });
    it('names numbers of its nation that the games between computers tell', () => {
      for (const asked of asksIn(advice)) {
        assert.equal(asked.nation, nation);
        assert.doesNotThrow(
          () => measured(asked),
          `Remove <Measured … /> from ${nation}.mdx: the games do not tell it`,
        );
      }
    });
  });
}

describe('a measured number', () => {
  it('is half points from a source, none if the games have none', () => {
    assert.deepEqual(measured({ nation: 'celts', of: 'source', source: 'kills' }), { halves: 39.6 });
    assert.deepEqual(measured({ nation: 'celts', of: 'source', source: 'exits' }), { halves: 0 });
  });
  it('is a share of all games', () => {
    assert.deepEqual(measured({ nation: 'celts', of: 'eliminated' }), { share: 393 / 400 });
    assert.deepEqual(measured({ nation: 'lusitanians', of: 'submits', to: 'rome' }), { share: 249 / 400 });
    assert.deepEqual(measured({ nation: 'rome', of: 'holds', province: 'majorca', turn: 5 }), { share: 134 / 400 });
  });
  it('is refused if the games do not tell it', () => {
    const told = /^Error: No game between computers tells \{"nation":"rome"/;
    assert.throws(() => measured({ nation: 'rome', of: 'holds', province: 'majorca', turn: 4 }), told);
    assert.throws(() => measured({ nation: 'rome', of: 'holds', province: 'porto', turn: 5 }), told);
    assert.throws(() => measured({ nation: 'rome', of: 'submits', to: 'celts' }), told);
  });
});

/** The text as it is read, with any measured numbers. */
function read(advice: string): string {
  return advice
    .replace(/<Nation id="([^"]+)" \/>/g, (_, id: NationId) => NAMES.nations[id])
    .replace(/<Province id="([^"]+)" \/>/g, (_, id: PlaceId) => NAMES.places[id])
    .replace(/<Measured [^>]*of="source"[^>]*>/g, '0.5')
    .replace(/<Measured [^>]*>/g, '50 of 100 games')
    .replace(/\]\([^)]*\)|[[*]|^- /gm, '');
}

/** What its components ask. */
function asksIn(advice: string): readonly Asked[] {
  return [...advice.matchAll(/<Measured ([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)=(?:"([^"]*)"|\{(\d+)\})/g)].map(([, name, text, number]) => [
        name,
        text ?? Number(number),
      ]),
    ),
  ) as Asked[];
}
