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
import { NAMES as FRENCH_NAMES } from '../../../src/books/hispania/words/fr/names.ts';
import { HISTORY as FRENCH } from '../../../src/books/hispania/words/fr/table-history.ts';
import { nameOf } from '../../../src/books/hispania/words/marks.ts';
import { type Journal, stateAt } from '../../../src/kernel/journal.ts';
import { recap } from '../../../src/ui/table/recap.ts';
import { plain } from '../../../src/words/plain.ts';
import { GAMES, wholeGame } from './sheet-games.ts';

const said = (one: TurnTold): string => plain(HISTORY.recap.told(one), nameOf(NAMES), () => '', String);
const french = (one: TurnTold): string => plain(FRENCH.recap.told(one), nameOf(FRENCH_NAMES), () => '', String);

/** The nations with units anywhere. */
const ownersIn = ({ places, band = [] }: State): ReadonlySet<string> =>
  new Set([...Object.values(places).flat(), ...band].filter(isUnit).map(({ owner }) => owner));

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
        // An answer that ends the turn may lead on, to units of others that enter.
        const leadsOn = steps[one.from + one.size]?.answers.includes(last?.at ?? 0);
        for (const place of leadsOn ? [] : one.took) assert.equal(holder(view(state), place), one.who);
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

  it('tells the end of a nation once, and what it leaves to its successor as no conquest', () => {
    for (const file of GAMES) {
      const { entries, steps, told } = toldOf(file);
      const facts = entries.flatMap((entry) => entry.facts);
      const ends = facts.filter(({ kind }) => kind === 'nation-ended').length;
      assert.equal(told.flatMap(({ ended }) => ended).length, ends, file);
      // A nation may arrive again after it had no units.
      const left = entries.map(({ state }) => ownersIn(state));
      for (const nation of new Set(told.flatMap((one) => one.died))) {
        const times = left.filter((now, i) => left[i - 1]?.has(nation) && !now.has(nation)).length;
        const said = told.filter(({ died }) => died.includes(nation)).length;
        assert.ok(said <= times, `${file} ${nation}: ${said} of ${times}`);
      }
      for (const { took, from, size, who } of told) {
        const own = steps.slice(from, from + size);
        const into = own.flatMap(({ facts: of }) =>
          of.flatMap((fact) => (fact.kind === 'transformed' && fact.into === who ? [fact.place] : [])),
        );
        assert.deepEqual(
          took.filter((place) => into.includes(place)),
          [],
          `${file} ${who}`,
        );
      }
    }
  });

  it('does not say that a nation whose turn goes on made no move, and leaves out the turn of the reader', () => {
    let parts = 0;
    for (const name of ['A-standard', 'C-advanced']) {
      const game = wholeGame(`${name}.json`);
      const all = { start: game.start, entries: game.entries } as unknown as Journal<State, HispaniaFact>;
      for (let at = 20; at < game.entries.length; at += 7) {
        const journal = { ...all, at };
        const { active, nations } = stateAt(journal, at);
        if (active === null) continue;
        const steps = recap(READING, journal, at - 15, ['1']);
        const seat = nations[active]?.seat ?? '';
        const last = turnsTold(journal, steps).at(-1);
        if (last?.who === active) {
          parts++;
          assert.doesNotMatch(said(last), /no move|without losses/);
        }
        assert.notEqual(turnsTold(journal, steps, [seat]).at(-1)?.who, active);
      }
    }
    assert.ok(parts > 20, `${parts}`);
  });

  it('reads as a sentence', () => {
    const one: TurnTold = {
      is: 'own',
      turn: 3,
      who: 'rome',
      from: 0,
      size: 1,
      whole: true,
      took: ['toledo', 'cordoba'],
      gaveUp: [],
      lost: 4,
      leaders: [],
      destroyed: 3,
      came: 6,
      moved: true,
      fought: true,
      scores: [{ nation: 'rome', points: 12 }],
      submitted: [],
      founded: [],
      ended: [],
      died: ['iberians'],
    };
    assert.equal(
      said(one),
      'Rome took Toledo and Córdoba, lost 4 units, destroyed 3, scored 6 points. The Iberians have no units left.',
    );
    const none = { took: [], lost: 0, destroyed: 0, scores: [], died: [] };
    assert.equal(said({ ...one, ...none }), 'Rome received 6 units.');
    const quiet = { ...one, ...none, came: 0, moved: false, fought: false };
    assert.equal(said(quiet), 'Rome made no move.');
    assert.equal(said({ ...quiet, moved: true, fought: true }), 'Rome fought without losses.');
    // Of a part of its turn, what it has not done yet is not said.
    const part = { ...quiet, whole: false, submitted: [{ nation: 'celts', to: 'rome' }] } as const;
    assert.equal(said(part), 'The Celts submitted to Rome.');
    const changed = { ...quiet, whole: false, ended: [{ nation: 'iberians', into: 'rome' }] } as const;
    assert.equal(said(changed), 'The Iberians transformed into Rome.');
    assert.equal(french(changed), 'L’Ibère se transforme en Rome.');
    assert.equal(french({ ...quiet, fought: true }), 'Rome combat sans pertes.');
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
