import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end } from '../../../src/books/hispania/engine/actions.ts';
import { type NationId, ZONES } from '../../../src/books/hispania/engine/data/ids.ts';
import { FIRST_SET, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { provinceValues } from '../../../src/books/hispania/engine/rules/scoring.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { open, type Places, play, read, told } from './set-up.ts';

const { zones, provinces } = tables(FIRST_SET);

/** The last nation of a turn ends it: what is scored then. */
function endOfTurn(nation: Parameters<typeof open>[0], places: Places, rest: Parameters<typeof open>[3]) {
  let state: State = open(nation, 'movement', places, rest);
  const facts: HispaniaFact[] = [];
  for (let asked = hispania.decision(state); asked?.preset; asked = hispania.decision(state)) {
    const played = play(state, [asked.preset]);
    state = played.state;
    facts.push(...played.facts);
  }
  return { state, points: told(facts, 'points') };
}

const everywhere = (owner: string, ids: readonly string[], unit = 'infantry'): Places =>
  Object.fromEntries(ids.map((id) => [id, `${owner}: ${unit}`]));

describe('8 points at the end of a turn', () => {
  it('come at the end of turns 3, 5, 7, 10, 13, 15 and 19, and of 21 in the extended game (R:1455-1462)', () => {
    assert.deepEqual(tables(FIRST_SET).scoringTurns, [3, 5, 7, 10, 13, 15, 19, 21]);
    const of = (turn: number) => endOfTurn('celts', { algarve: 'celts: infantry' }, { turn }).points.length;
    assert.deepEqual([2, 3, 4, 5, 6].map(of), [0, 1, 0, 1, 0]);
  });
  it('are those of the sheet for each province held: the Galicians 4½, as subjects 2½ (R:1479-1484)', () => {
    const three = everywhere('galicians', ['galicia', 'asturias', 'porto']);
    const free = endOfTurn('galicians', three, { turn: 10 });
    assert.equal(free.state.nations.galicians?.points, 9);
    assert.deepEqual(free.points[0]?.places, ['galicia', 'porto', 'asturias']);
    const both = { ...three, toledo: 'visigoths: castle' };
    const subject = endOfTurn('galicians', both, { turn: 10, overlords: { galicians: 'visigoths' } });
    assert.equal(subject.state.nations.galicians?.points, 5);
    assert.equal(subject.points.find(({ reason }) => reason === 'subject-half')?.points, -4);
  });
  it('are not for a ruin, a leader alone, or a province that two hold (R:1463-1466)', () => {
    const { state } = endOfTurn('celts', { algarve: 'visigoths: ruin', lisbon: 'celts: infantry' }, { turn: 10 });
    assert.equal(state.nations.celts?.points, 2);
  });
  it('are for any unit, a castle alone too, but for no leader alone (R:1459-1462)', () => {
    const of = (text: string) =>
      endOfTurn('castile', { toledo: `castile: ${text}`, cordoba: 'castile: infantry' }, { turn: 19 }).state.nations
        .castile?.points ?? 0;
    const { cordoba = 0, toledo = 0 } = tables(FIRST_SET).nations.castile.provincePoints[19] ?? {};
    assert.ok(toledo > 0);
    assert.equal(of('castle'), cordoba + toledo);
    assert.equal(of('alfonso-vi'), cordoba);
  });
  it('name the provinces that are worth something, half a point even (R:1459-1462)', () => {
    const { provincePoints } = tables(FIRST_SET).nations.carthage;
    assert.deepEqual([provincePoints[3]?.denia, provincePoints[3]?.leon], [1, undefined]);
    const { points } = endOfTurn('carthage', everywhere('carthage', ['denia', 'leon']), { turn: 3 });
    assert.deepEqual(
      points.map(({ points: halves, places }) => [halves, places]),
      [[1, ['denia']]],
    );
  });
  it('are those of the sheet for the turn, and none of a turn that the sheet has not', () => {
    const values = (nation: NationId, turn: number) =>
      provinceValues(read(open(nation, 'movement', { toledo: `${nation}: infantry` }, { turn })), nation, turn);
    const { aragon, franks, lusitanians } = tables(FIRST_SET).nations;
    // The Franks have scored those of turn 9 at the end of their own turn (8-own-turn).
    assert.deepEqual(values('franks', 9), {});
    assert.deepEqual(values('franks', 10), franks.provincePoints[10]);
    // Another score of the same turn takes nothing away.
    assert.deepEqual(values('lusitanians', 5), lusitanians.provincePoints[5]);
    assert.deepEqual(values('aragon', 15), {});
    assert.deepEqual(values('aragon', 19), aragon.provincePoints[19]);
  });
  it('are counted before units are removed or turned into others (R:1457-1458)', () => {
    const start = open(
      'celts',
      'movement',
      { algarve: 'celts: infantry', cadiz: 'carthage: infantry' },
      { turn: 5, lastTurn: 6 },
    );
    const { state, facts } = play(start, [end()]);
    assert.equal(state.nations.carthage?.ended, true);
    const scored = facts.findIndex((fact) => fact.kind === 'points' && fact.nation === 'carthage');
    assert.ok(scored >= 0 && scored < facts.findIndex(({ kind }) => kind === 'nation-ended'));
  });
  it('are not for a ruin of one’s own, where a castle would score (R:1685)', () => {
    const of = (seville: string) =>
      endOfTurn('visigoths', { seville, cordoba: 'visigoths: infantry' }, { turn: 10 }).state.nations.visigoths?.points;
    assert.equal(of('visigoths: castle'), provinces.seville.income + 1);
    assert.equal(of('visigoths: ruin'), 1);
  });
  it('give an overlord its subjects’ provinces with its own values (R:1467-1468)', () => {
    const places = { algarve: 'celts: infantry', cordoba: 'rome: elite', lisbon: 'celts: infantry' };
    const { state } = endOfTurn('rome', places, { turn: 3, overlords: { celts: 'rome' } });
    // South: 2 points each on turn 3.
    assert.equal(state.nations.rome?.points, 12);
  });
});

describe('11-rome-zones', () => {
  const most = { south: 52, east: 28, centre: 9 } as const;
  for (const zone of ZONES) {
    it(`the ${zone} is worth ${zone === 'north' ? 0 : most[zone] / 2} at most on turn 5 (R:2868-2884)`, () => {
      const { points } = endOfTurn('rome', everywhere('rome', zones[zone], 'elite'), { turn: 5 });
      const scored = points.filter(({ nation, reason }) => nation === 'rome' && reason === 'zones');
      assert.equal(
        scored.reduce((sum, one) => sum + one.points, 0),
        zone === 'north' ? 0 : most[zone],
      );
    });
  }
  it('one province less, and the whole zone is not paid', () => {
    const { points } = endOfTurn('rome', everywhere('rome', zones.south.slice(1), 'elite'), { turn: 5 });
    assert.equal(points.find(({ reason }) => reason === 'zones')?.points, 40);
  });
});

describe('11-visigoths', () => {
  it('score the income below castles and a half for every other province on turn 10 (R:3119-3122)', () => {
    const places = {
      seville: 'visigoths: castle, infantry',
      cordoba: 'visigoths: 2 infantry',
      galicia: 'galicians: infantry',
    };
    const { points } = endOfTurn('visigoths', places, { turn: 10, overlords: { galicians: 'visigoths' } });
    const own = points.filter(({ nation }) => nation === 'visigoths');
    assert.equal(own.find(({ reason }) => reason === 'castles')?.points, provinces.seville.income);
    assert.deepEqual(
      own.filter(({ reason }) => reason === 'provinces').map(({ points: halves, places: where }) => [halves, where]),
      [[2, ['cordoba', 'galicia']]],
    );
  });
  it('score no income below castles at the end of another turn', () => {
    const { points } = endOfTurn('visigoths', { seville: 'visigoths: castle, infantry' }, { turn: 7 });
    assert.deepEqual(
      points.filter(({ reason }) => reason === 'castles'),
      [],
    );
  });
  const hispania40 = Object.keys(provinces).filter((id) => id !== 'majorca' && id !== 'ibiza');
  it('score 10 on turn 9 for all but the islands and one, at the end of their own turn (R:3096-3098)', () => {
    for (const missing of [0, 1]) {
      const { points } = endOfTurn('visigoths', everywhere('visigoths', hispania40.slice(missing)), { turn: 9 });
      assert.deepEqual(
        points.map(({ reason, points: halves }) => [reason, halves]),
        [['all-hispania', 20]],
      );
    }
  });
  it('or else 2 for each whole zone, the islands apart (R:3099-3118)', () => {
    const places = { ...everywhere('visigoths', zones.south), ...everywhere('visigoths', zones.east.slice(0)) };
    const { majorca: _, ibiza: __, ...land } = places;
    const { points } = endOfTurn('visigoths', land, { turn: 9 });
    assert.deepEqual(
      points.map(({ reason, points: halves }) => [reason, halves]),
      [['zones', 8]],
    );
  });
});

describe('8-own-turn', () => {
  it('scores the Franks’ provinces at the end of their own turn 9 (R:2568-2569)', () => {
    const { points } = endOfTurn('franks', { pamplona: 'franks: infantry', huesca: 'franks: infantry' }, { turn: 9 });
    assert.deepEqual(
      points.map(({ rule, points: halves }) => [rule, halves]),
      [['8-own-turn', 6]],
    );
  });
  it('is for turn 9 alone: those of turn 10 come at its end, with all others', () => {
    const { points } = endOfTurn('franks', { pamplona: 'franks: infantry' }, { turn: 10 });
    assert.deepEqual(
      points.map(({ rule }) => rule),
      ['8-turn-end'],
    );
  });
  it('halves what a subject has won in its turn, rounded up to a half (R:1803-1806)', () => {
    const start = open(
      'basques',
      'combat',
      {
        zaragoza: 'basques: 2 infantry<huesca; carthage: infantry',
        huesca: 'basques: infantry',
        valencia: 'rome: elite',
      },
      { turn: 2, overlords: { basques: 'rome' } },
    );
    const { state, facts } = play(start, [battle('zaragoza'), 7, 1, 1]);
    assert.equal(told(facts, 'scored')[0]?.points, 6);
    assert.equal(told(facts, 'points').find(({ reason }) => reason === 'subject-half')?.points, -3);
    assert.equal(state.nations.basques?.points, 3);
  });
});

describe('11-lusitanians-viriathus', () => {
  it('scores 5 for Viriathus alive at the end of turn 5, unless Rome is the overlord', () => {
    const of = (units: string, turn: number, rest: Parameters<typeof endOfTurn>[2] = {}) =>
      endOfTurn('rome', { lusitania: `lusitanians: ${units}`, barcelona: 'rome: elite' }, { turn, ...rest })
        .points.filter(({ reason }) => reason === 'leader-lives')
        .map(({ nation, points }) => [nation, points]);
    assert.deepEqual(of('infantry, viriathus', 5), [['lusitanians', 10]]);
    assert.deepEqual(of('infantry', 5), []);
    assert.deepEqual(of('infantry, viriathus', 4), []);
    assert.deepEqual(of('infantry, viriathus', 5, { overlords: { lusitanians: 'rome' } }), []);
  });
});
