import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { holder } from '../../../src/books/hispania/engine/rules/relations.ts';
import { isUnit } from '../../../src/books/hispania/engine/rules/units.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { READING } from '../../../src/books/hispania/ui/table/history/reading.ts';
import { notesOf, type TurnTold, turnsTold } from '../../../src/books/hispania/ui/table/history/told.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { HISTORY } from '../../../src/books/hispania/words/en/table-history.ts';
import { nameOf } from '../../../src/books/hispania/words/marks.ts';
import type { Journal } from '../../../src/kernel/journal.ts';
import { recap } from '../../../src/ui/table/recap.ts';
import { plain } from '../../../src/words/plain.ts';
import { GAMES, wholeGame } from './sheet-games.ts';

const said = (one: TurnTold): string => plain(HISTORY.recap.told(one), nameOf(NAMES), () => '', String);

/** A recorded game as a reader who has never answered is told it. */
function toldOf(file: string) {
  const { start, entries } = wholeGame(file);
  const journal = { start, entries, at: entries.length } as unknown as Journal<State, HispaniaFact>;
  const steps = recap(READING, journal, 0, []);
  return { journal, entries, steps, told: turnsTold(journal, steps) };
}

describe('a line for each turn that has passed', () => {
  for (const file of GAMES) {
    it(`tells ${file} without leaving out a loss, a point or a province`, () => {
      const { entries, steps, told } = toldOf(file);
      const facts = steps.flatMap((step) => step.facts);
      const destroyed = facts.reduce((sum, fact) => sum + (fact.kind === 'destroyed' ? fact.count : 0), 0);
      assert.equal(
        told.reduce((sum, one) => sum + one.lost + one.destroyed, 0),
        destroyed,
      );
      const points = facts.reduce((sum, fact) => {
        return sum + (fact.kind === 'points' || fact.kind === 'scored' ? fact.points : 0);
      }, 0);
      assert.equal(
        told.flatMap((one) => one.scores).reduce((sum, one) => sum + one.points, 0),
        points,
      );
      for (const one of told) {
        const last = steps[one.from + one.size - 1];
        const state = entries[(last?.at ?? 0) - 1]?.state;
        assert.ok(state);
        for (const place of one.took) assert.equal(holder(view(state), place), one.who);
        for (const nation of one.died) {
          assert.ok(
            !Object.values(state.places).some((there) => there.some((one) => isUnit(one) && one.owner === nation)),
            nation,
          );
        }
        assert.match(said(one), /^[A-Z].*\.$/);
        assert.doesNotMatch(said(one), /undefined|NaN|\.\.|\s\s/);
      }
      assert.ok(told.some(({ took }) => took.length > 0));
    });
  }

  it('reads as a sentence', () => {
    const one: TurnTold = {
      is: 'own',
      turn: 3,
      who: 'rome',
      from: 0,
      size: 1,
      took: ['toledo', 'cordoba'],
      gaveUp: [],
      lost: 4,
      leaders: [],
      destroyed: 3,
      came: 6,
      moved: true,
      scores: [{ nation: 'rome', points: 12 }],
      founded: [],
      died: ['iberians'],
    };
    assert.equal(
      said(one),
      'Rome took Toledo and Córdoba, lost 4 units, destroyed 3, scored 6 points. The Iberians have no units left.',
    );
    const none = { took: [], lost: 0, destroyed: 0, scores: [], died: [] };
    assert.equal(said({ ...one, ...none }), 'Rome received 6 units.');
    assert.equal(said({ ...one, ...none, came: 0, moved: false }), 'Rome made no move.');
    const { who: _, ...end } = { ...one, ...none, is: 'end' as const };
    assert.equal(said({ ...end, scores: [{ nation: 'rome', points: -1 }] }), 'Turn 3 ends. Rome lost ½ point.');
  });

  it('marks on the map whatever was taken, fell or scored', () => {
    const { steps, told } = toldOf(GAMES[0] ?? '');
    const taking = told.find(({ took, lost }) => took.length > 0 && lost > 0);
    assert.ok(taking);
    const notes = notesOf(steps.slice(taking.from, taking.from + taking.size), [taking], (halves) => `+${halves}`);
    for (const place of taking.took) {
      assert.ok(notes[place]?.some(({ is, nation }) => is === 'taken' && nation === taking.who));
    }
    const fallen = Object.values(notes).flatMap((of) => (of ?? []).filter(({ is }) => is === 'lost'));
    assert.equal(
      fallen.reduce((sum, { text }) => sum - Number(text?.replace('−', '-')), 0),
      taking.lost + taking.destroyed,
    );
  });
});
