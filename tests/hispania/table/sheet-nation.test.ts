import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS, type NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { scoreBarbarianCastles } from '../../../src/books/hispania/engine/options/barbarian.ts';
import { draftOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { scoreLeaders, scoreTurn } from '../../../src/books/hispania/engine/rules/scoring.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { sheetOf } from '../../../src/books/hispania/ui/table/sheet/nation.ts';
import { asItStands, pointTurns, promiseOf, sumOf } from '../../../src/books/hispania/ui/table/sheet/promise.ts';
import { livingNations, standingOf } from '../../../src/books/hispania/ui/table/sheet/standings.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { SHEET } from '../../../src/books/hispania/words/en/table-sheet.ts';
import { nameOf } from '../../../src/books/hispania/words/marks.ts';
import { plain } from '../../../src/words/plain.ts';
import { gameAt, units } from '../engine/games.ts';
import { GAMES, stateWhere, wholeGame } from './sheet-games.ts';

const A = setup({ scenario: 'A' }, 1);
const SEATS: Readonly<Record<string, readonly NationId[]>> = { '1': NATIONS };
const sheet = (state: State, nation: NationId) => sheetOf(view(state), nation, SHEET);
const sum = (state: State, nation: NationId, turn: number) => sumOf(asItStands(state, nation, turn));

describe('what a nation would score as it stands', () => {
  it('is what the end of the turn gives it', () => {
    let compared = 0;
    for (const file of GAMES) {
      const game = wholeGame(file);
      for (const turn of [3, 5, 7, 10, 13, 15, 19, 21]) {
        if (turn < game.start.turn || turn > game.start.lastTurn) continue;
        // The first position of the turn, as if it ended there.
        const state = stateWhere(game, (one) => one.turn === turn && one.stage === 'nations');
        const { won: _, ...tally } = state.tally;
        const end = draftOf(view({ ...state, stage: 'end', step: 0, active: null, phase: null, frames: [], tally }));
        scoreTurn(end);
        scoreBarbarianCastles(end);
        scoreLeaders(end);
        for (const nation of NATIONS) {
          // El Cid's Valencia may be his own turn's (ruling cid-valencia-points).
          const told = end.facts.filter(
            (fact) => fact.kind === 'points' && fact.nation === nation && fact.reason !== 'takes-province',
          );
          const stands = asItStands(state, nation, turn).filter(({ reason }) => reason !== 'takes-province');
          assert.deepEqual(stands, told, `${file}, turn ${turn}: ${nation}`);
          compared += told.length;
        }
      }
    }
    assert.ok(compared > 100);
  });

  it('counts subjects for their overlord, and half for themselves', () => {
    const places = {
      galicia: [units('galicians', 'infantry')],
      asturias: [units('galicians', 'infantry')],
      porto: [units('rome', 'elite')],
    };
    const state = gameAt({ scenario: 'A' }, { turn: 4, stage: 'nations', places, of: SEATS });
    const free = { ...state, active: 'carthage' } as const;
    assert.equal(sum(free, 'galicians', 5), 6);
    const bound: State = {
      ...free,
      nations: { ...free.nations, galicians: { seat: '1', points: 0, capital: null, overlord: 'rome' } },
    };
    assert.equal(sum(bound, 'galicians', 5), 3);
    const { rows, turns, standing } = promiseOf(view(bound), 'galicians');
    assert.deepEqual(turns, [5, 7, 10, 13]);
    assert.deepEqual(
      rows.slice(0, 3).map(({ place, holder, counts }) => [place, holder, counts]),
      [
        ['galicia', 'galicians', true],
        ['asturias', 'galicians', true],
        ['porto', 'rome', false],
      ],
    );
    assert.equal(sumOf(standing[7] ?? []), 3);
    assert.deepEqual(free.nations.galicians?.points, 0, 'nothing is changed by looking');
  });

  it('ends with the scoring, with the nation, and with the game', () => {
    const at = (turn: number, more: Partial<State> = {}) =>
      view({ ...A, turn, stage: 'nations', active: 'celts', ...more });
    assert.deepEqual(pointTurns(at(1), 'iberians'), [3]);
    assert.deepEqual(pointTurns(at(3), 'iberians'), [3]);
    assert.deepEqual(pointTurns(at(3, { stage: 'end', active: null, step: 1 }), 'iberians'), []);
    assert.deepEqual(pointTurns(at(3, { stage: 'end', active: null, step: 0 }), 'iberians'), [3]);
    assert.deepEqual(pointTurns(at(8), 'visigoths'), [9, 10]);
    assert.deepEqual(pointTurns(at(9), 'franks'), [9, 10, 13]);
    // Their own turn is over, and they are dead; they come again on turn 12.
    assert.deepEqual(pointTurns(at(9, { stage: 'end', active: null }), 'franks'), [13]);
    assert.equal(sum({ ...A, turn: 9, stage: 'end', active: null }, 'franks', 9), 0);
    assert.deepEqual(pointTurns(at(13, { stage: 'over', active: null }), 'celts'), []);
  });
});

describe('the sheet of a nation', () => {
  const places = {
    toledo: [units('visigoths', 'infantry', 2), units('visigoths', 'castle')],
    segovia: [units('visigoths', 'infantry')],
    galicia: [
      units('galicians', 'infantry'),
      { owner: 'visigoths', kind: 'leader', count: 1, leader: 'euric' } as const,
    ],
    asturias: [units('galicians', 'infantry')],
  };
  const state: State = {
    ...gameAt(
      { scenario: 'A' },
      {
        turn: 9,
        stage: 'nations',
        places,
        of: SEATS,
        kept: { galicians: { overlord: 'visigoths' }, visigoths: { gold: 3, bought: { infantry: 1 } } },
      },
    ),
    active: 'galicians',
    phase: 'movement',
  };

  it('tells what it earns, and from whom', () => {
    const { earnings, standing } = sheet(state, 'visigoths');
    assert.deepEqual(
      earnings.rows.map(({ place, counts }) => [place, counts]),
      [
        ['toledo', true],
        ['segovia', false],
      ],
    );
    assert.equal(earnings.sum, earnings.rows[0]?.gold);
    assert.equal(earnings.own, earnings.sum);
    // The Galicians collect 1 and 1: their overlord has half.
    assert.deepEqual(earnings.from, [{ nation: 'galicians', gold: 2 }]);
    const subject = sheet(state, 'galicians').earnings;
    assert.deepEqual([subject.sum, subject.own], [4, 2]);
    assert.ok(subject.rows.every(({ known }) => known));
    assert.deepEqual([standing.gold, standing.reserve, standing.units, standing.limit], [3, 8, 3, 4]);
    assert.equal(sheet({ ...state, turn: 7 }, 'visigoths').earnings.begun, false);
  });

  it('tells its counters, what waits, its leaders, and whom it is bound to', () => {
    const of = sheet(state, 'visigoths');
    assert.deepEqual(
      of.pool.map(({ kind, left, all }) => [kind, left, all]),
      [
        ['infantry', 39, 43],
        ['castle', 6, 7],
      ],
    );
    assert.deepEqual(of.waiting, { units: { infantry: 1 }, leaders: [] });
    assert.deepEqual(of.leaders, [{ leader: 'euric', place: 'galicia', leaves: 9 }]);
    assert.deepEqual(of.subjects, ['galicians']);
    const galicians = sheet(state, 'galicians');
    assert.equal(galicians.overlord, 'visigoths');
    assert.deepEqual(galicians.submits, [], 'who is bound cannot bind himself again');
    const basques = sheet(state, 'basques');
    assert.deepEqual(
      basques.submits.map(({ to }) => to),
      ['visigoths'],
      'the time of Rome is over',
    );
    assert.equal(basques.alive, false);
  });

  it('tells what is still to come in this game, and no more', () => {
    const ahead = (of: State, nation: NationId) =>
      sheet(of, nation).ahead.map(
        ({ turns: [turn], text }) => `${turn} ${plain(text, nameOf(NAMES), () => '', String)}`,
      );
    assert.deepEqual(ahead(A, 'iberians'), [
      '3 At the end of turn 3 each of its units is replaced by 1 elite of Rome in the same province.',
    ]);
    const umayyads = ahead({ ...A, turn: 12 }, 'umayyads');
    assert.ok(umayyads.some((line) => line.startsWith('12 up to 13 infantry')));
    assert.ok(umayyads.some((line) => line.startsWith('13 Abd ar-Rahman')));
    assert.ok(umayyads.every((line) => !line.includes('invasion') && !line.includes('14')));
    const carthage = { ...A, turn: 2, stage: 'nations', active: 'carthage' } as const;
    assert.equal(ahead({ ...carthage, phase: 'arrival' }, 'carthage').length, 3);
    assert.equal(ahead({ ...carthage, phase: 'movement' }, 'carthage').length, 2, 'they have come');
    const rome = (of: Partial<State>) => ahead({ ...A, turn: 4, ...of }, 'rome').some((line) => line.startsWith('4'));
    assert.ok(rome({ stage: 'nations', active: 'rome', phase: 'combat' }), 'its invasion goes on');
    assert.equal(rome({ stage: 'end' }), false);
    const ended: State = {
      ...A,
      nations: { ...A.nations, rome: { seat: '1', points: 4, capital: null, ended: true } },
    };
    assert.deepEqual(sheet(ended, 'rome').ahead, []);
  });

  it('tells what stands apart, and how much of it has been had', () => {
    const of = (tally: State['tally'], turn: number, nation: NationId) =>
      sheet({ ...setup({ scenario: 'D' }, 1), turn, tally }, nation).special.map(({ points, had }) => [
        points.kind,
        had,
      ]);
    assert.deepEqual(of({ narbonne: { carthage: 4 } }, 2, 'carthage'), [['narbonne-exit', { count: 4, of: 9 }]]);
    assert.deepEqual(of({}, 3, 'carthage'), []);
    assert.deepEqual(of({ cities: ['badajoz'] }, 16, 'seville'), [['city-castles', { count: 1, of: 3 }]]);
    assert.deepEqual(of({}, 18, 'almoravids'), [['rebuilt-castle', undefined]]);
    assert.deepEqual(
      sheet(A, 'cantabrians').kills.map(({ vp }) => vp),
      [6, 6, 2],
    );
    assert.deepEqual(
      sheet(state, 'hispano-romans').kills.map(({ turns }) => turns),
      [[11, 21]],
      'Geiseric is gone',
    );
  });

  it('tells who hunts it, for what, as long as both may be there', () => {
    const of = (state: State, nation: NationId) =>
      sheet(state, nation).hunters.map(({ nation: by, kills }) => [
        by,
        kills.map((kill) => `${kill.vp}${plain(SHEET.sheet.prize(kill), nameOf(NAMES), () => '', String)}`),
      ]);
    assert.deepEqual(of(A, 'rome'), [
      ['carthage', ['2 for an elite']],
      ['cantabrians', ['6 for an elite', '2 for a Roman fort']],
      ['basques', ['6 for an elite']],
      ['celts', ['6 for an elite']],
    ]);
    assert.deepEqual(of(A, 'lusitanians'), [['rome', ['10 for Viriathus']]]);
    // Geiseric is still to come; or has come and gone.
    assert.deepEqual(of(A, 'vandals'), [
      ['hispano-romans', ['10 for Geiseric (turn 7)']],
      ['alans', ['1 for a unit']],
    ]);
    assert.deepEqual(of({ ...A, turn: 8 }, 'vandals'), [['alans', ['1 for a unit']]]);
    // Before Islam no nation is a Christian; a game that ends before that has no hunt for Christians.
    assert.ok(!of({ ...A, lastTurn: 10 }, 'visigoths').some(([by]) => by === 'umayyads'));
    // An eliminated nation neither hunts nor is hunted.
    const gone = { seat: '1', points: 0, capital: null, ended: true } as const;
    assert.deepEqual(of({ ...A, turn: 2, nations: { ...A.nations, rome: gone } }, 'lusitanians'), []);
    assert.deepEqual(of({ ...A, nations: { ...A.nations, lusitanians: gone } }, 'lusitanians'), []);
  });

  it('tells of every counter for which a nation has scored that it was hunted', () => {
    let scored = 0;
    for (const file of GAMES) {
      const { start, entries } = wholeGame(file);
      entries.forEach(({ facts }, i) => {
        const before = entries[i - 1]?.state ?? start;
        for (const fact of facts) {
          if (fact.kind !== 'scored' || fact.killed.owner === 'neutral') continue;
          if (fact.rule === '14.8-own-turn' || fact.rule === '11-almohads-bounty') continue;
          scored++;
          const { hunters } = sheet({ ...before, turn: fact.turn }, fact.killed.owner);
          const told = hunters.find(({ nation }) => nation === fact.nation)?.kills ?? [];
          const each = fact.points / fact.killed.count;
          assert.ok(
            told.some(({ vp }) => vp === each),
            `${file}, ${i}: ${JSON.stringify(fact)}`,
          );
        }
      });
    }
    assert.ok(scored > 30, `${scored}`);
  });

  it('names its rules', () => {
    assert.deepEqual(sheet(A, 'rome').rules, ['11-rome', '11-rome-forts', '11-rome-viriathus', '11-rome-zones']);
    assert.deepEqual(sheet(A, 'leon').rules, ['11-leon', '11-leon-founding']);
  });

  it('can be made of every nation at any moment', () => {
    for (const file of GAMES) {
      const { entries } = wholeGame(file);
      for (const { state: at } of entries.filter((_, i) => i % 400 === 0)) {
        for (const nation of NATIONS) assert.equal(sheet(at, nation).standing.nation, nation);
      }
    }
  });
});

describe('the table of nations', () => {
  it('has all who are on the map, off it in a band, or about to play', () => {
    assert.deepEqual(livingNations(view(A)), NATIONS.slice(0, 7));
    const band: State = {
      ...gameAt({ scenario: 'D' }, { turn: 17, stage: 'nations', places: {}, of: SEATS }),
      band: [units('el-cid', 'knight', 3)],
      active: 'navarre',
    };
    assert.deepEqual(livingNations(view(band)), ['navarre', 'el-cid']);
    assert.equal(standingOf(view(band), 'el-cid').limit, null, 'he has no limit on turn 17');
    assert.equal(standingOf(view(A), 'basques').provinces, 6);
    assert.equal(standingOf(view(A), 'basques').limit, 12);
  });
});
