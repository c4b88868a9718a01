import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PLACES, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { tablesOf } from '../../../src/books/hispania/engine/view.ts';
import type { Mark } from '../../../src/books/hispania/ui/board/types.ts';
import { look } from '../../../src/books/hispania/ui/deciding/look.ts';
import { wayMarks } from '../../../src/books/hispania/ui/deciding/moving.ts';
import { marksFor, withStates } from '../../../src/books/hispania/ui/deciding/pointing.ts';
import { prospectsOf } from '../../../src/books/hispania/ui/deciding/prospects.ts';
import { chosenSaid, type Drawing, placeSaid } from '../../../src/books/hispania/ui/deciding/spoken.ts';
import { startsOf, wholeStack } from '../../../src/books/hispania/ui/deciding/stacks.ts';
import { waySaid } from '../../../src/books/hispania/ui/deciding/way-told.ts';
import { labelsOf } from '../../../src/books/hispania/ui/labels.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { KINDS, positions } from '../../e2e/hispania/table-kinds.ts';
import { open } from '../engine/set-up.ts';

const state = open(
  'carthage',
  'movement',
  { cadiz: 'carthage: 2 infantry', gibraltar: 'iberians: infantry', granada: 'iberians: infantry' },
  { turn: 2 },
);
const seen = look(state);
const labels = labelsOf(WORDS.names.places, tablesOf(state));
const plain: Drawing = { labels, stacks: seen.picture.stacks, marks: {} };
const said = (drawing: Drawing, place: (typeof PLACES)[number]) => placeSaid(WORDS, seen, drawing, place);

describe('the board for the ear', () => {
  it('says of every province who stands there, its terrain and its room', () => {
    const { provinces } = tablesOf(state);
    for (const place of PROVINCES) {
      const { terrain, stacking } = provinces[place];
      const ground = `${terrain === 'plain' ? 'plain' : 'mountains'}, limit ${stacking}`;
      assert.ok(said(plain, place).includes(ground), said(plain, place));
    }
    assert.match(said(plain, 'cadiz'), /Cádiz: Carthage, 2 infantry; /);
  });

  it('says each mark of the board, each in words of its own', () => {
    const marks: readonly Mark[] = [
      { kind: 'chosen' },
      { kind: 'reach' },
      { kind: 'reach', steps: 2 },
      { kind: 'reach-end', steps: 2 },
      { kind: 'battle' },
      { kind: 'battle', steps: 2 },
      { kind: 'battle', steps: 2, ends: true },
      { kind: 'chosen', shown: true },
    ];
    const all = marks.map((mark) => said({ ...plain, marks: { cadiz: mark } }, 'cadiz'));
    assert.equal(new Set([...all, said(plain, 'cadiz')]).size, marks.length + 1);
    assert.match(all[2] ?? '', /in reach, 2 provinces away$/);
    assert.match(all[5] ?? '', /a battle in reach, 2 provinces away$/);
    // A hint or a refusal points at the place, and the reader has not chosen it.
    assert.match(all[7] ?? '', /; pointed out$/);
  });

  it('says who may move, and no longer once they are chosen', () => {
    const moving: Drawing = { ...plain, stacks: withStates(seen) };
    assert.match(said(moving, 'cadiz'), /units here may move$/);
    assert.ok(seen.decision);
    const chosen: Drawing = {
      ...plain,
      stacks: withStates(seen, wholeStack(seen.decision, 'cadiz')),
      marks: marksFor(seen, 'cadiz'),
    };
    assert.match(said(chosen, 'cadiz'), /; chosen$/);
  });

  it('leaves no mark unsaid in any kind of question', () => {
    for (const kind of KINDS) {
      const at = positions().get(kind);
      assert.ok(at, kind);
      const there = look(at);
      const from = there.decision && startsOf(there.decision)[0];
      const ways = there.decision && from ? wholeStack(there.decision, from) : undefined;
      const marks = {
        ...there.picture.marks,
        ...marksFor(there, from),
        ...(ways ? wayMarks(ways, prospectsOf(at, ways).ways) : {}),
      };
      const stacks = withStates(there, ways);
      for (const place of PLACES) {
        if (!marks[place]) continue;
        const unmarked = placeSaid(WORDS, there, { labels, stacks, marks: {} }, place);
        assert.notEqual(placeSaid(WORDS, there, { labels, stacks, marks }, place), unmarked, `${kind}: ${place}`);
      }
    }
  });
});

describe('what was chosen', () => {
  it('is said with who goes, and with the number of places that are marked as in reach', () => {
    assert.ok(seen.decision);
    const stack = wholeStack(seen.decision, 'cadiz');
    const marks = wayMarks(stack, prospectsOf(state, stack).ways);
    const reached = Object.keys(marks).length - 1;
    assert.ok(reached > 1);
    assert.equal(chosenSaid(WORDS, stack, marks), `Cádiz, 2 infantry chosen: ${reached} places in reach`);
  });

  it('tells the way to each place, or why there is none', () => {
    assert.ok(seen.decision);
    const stack = wholeStack(seen.decision, 'cadiz');
    const prospects = prospectsOf(state, stack);
    const way = (place: (typeof PLACES)[number]) => waySaid(WORDS, stack, prospects, place);
    assert.equal(way('seville'), '');
    assert.match(way('badajoz'), /^by (Seville|the Algarve)$/);
    assert.match(way('granada'), /^out of reach\. /);
    assert.equal(way('leon'), '');
  });
});
