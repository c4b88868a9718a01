import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CombatKind, NationId, ProvinceId, RulingId } from '../../../src/books/hispania/engine/data/ids.ts';
import { HANDLERS } from '../../../src/books/hispania/engine/handlers.ts';
import { barbarianProvince, scoreBarbarianCastles } from '../../../src/books/hispania/engine/options/barbarian.ts';
import { draftOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { worth } from '../../../src/books/hispania/engine/rules/points.ts';
import { scoreTurn } from '../../../src/books/hispania/engine/rules/scoring.ts';
import { open, type Places, read, told } from './set-up.ts';

const ON = { options: ['barbarian'] } as const;

/** Half points of the nations after a scoring at the end of a turn. */
function scored(turn: number, places: Places, rest = {}): Readonly<Partial<Record<NationId, number>>> {
  const [active] = Object.values(places).map((text) => (text ?? '').split(':')[0]);
  const state = open((active ?? 'rome') as NationId, 'movement', places, { turn, ...rest });
  const draft = draftOf(read(state));
  scoreTurn(draft);
  scoreBarbarianCastles(draft);
  return Object.fromEntries(Object.entries(draft.state.nations).map(([id, kept]) => [id, kept?.points]));
}

describe('barbarian points for provinces (14.8-turn-end)', () => {
  it('are the income where that is more, as in the printed examples', () => {
    // The Basques have 2 for the Basque Country by their sheet, its income is 1; Rome 3 for Granada, and not 2.
    assert.equal(scored(3, { 'basque-country': 'basques: infantry' }, ON).basques, 4);
    assert.equal(scored(3, { granada: 'rome: elite' }, ON).rome, 6);
    assert.equal(scored(3, { granada: 'rome: elite' }).rome, 4);
  });

  it('are for provinces that the sheet does not name', () => {
    const income = read(open('basques', 'movement', { toledo: 'basques: infantry' })).tables.provinces.toledo.income;
    assert.equal(scored(3, { toledo: 'basques: infantry' }, ON).basques, income);
    assert.equal(scored(3, { toledo: 'basques: infantry' }).basques, 0);
    assert.equal(scored(4, { toledo: 'basques: infantry' }, ON).basques, 0);
  });

  it('are not added to what a sheet gives for zones or castles', () => {
    const value = (nation: NationId, turn: number, place: ProvinceId, who: string) => {
      const state = open(nation, 'movement', { [place]: `${nation}: ${who}` }, { turn, ...ON });
      return barbarianProvince(read(state), nation, place, 0);
    };
    const { toledo } = read(open('rome', 'movement', { toledo: 'rome: elite' })).tables.provinces;
    // Rome has 2 points for each province of the South on turn 5, the Visigoths the income of their castles on turn 10.
    assert.equal(value('rome', 5, 'toledo', 'elite'), Math.max(0, toledo.income - 4));
    assert.equal(value('visigoths', 10, 'toledo', 'castle'), 0);
    assert.equal(value('visigoths', 10, 'toledo', 'infantry'), toledo.income - 1);
  });

  it('are 2 for each castle on the map, and half of it for a subject', () => {
    const places = { toledo: 'castile: castle, infantry', segovia: 'castile: castle' };
    const state = open('castile', 'movement', places, { turn: 15, ...ON });
    const draft = draftOf(read(state));
    scoreBarbarianCastles(draft);
    assert.deepEqual(
      told(draft.facts, 'points').map(({ points, reason, rule, count }) => [points, reason, rule, count]),
      [[8, 'castles', '14.8-turn-end', 2]],
    );
    const overlords = { badajoz: 'umayyads' } as const;
    const there = { africa: 'umayyads: infantry', lusitania: 'badajoz: castle' };
    const subject = draftOf(read(open('umayyads', 'movement', there, { turn: 13, ...ON, overlords })));
    scoreBarbarianCastles(subject);
    assert.deepEqual(
      told(subject.facts, 'points').map(({ nation, points, reason }) => [nation, points, reason]),
      [
        ['badajoz', 4, 'castles'],
        ['badajoz', -2, 'subject-half'],
      ],
    );
    const without = draftOf(read(open('castile', 'movement', places, { turn: 15 })));
    scoreBarbarianCastles(without);
    assert.deepEqual(without.facts, []);
  });

  it('join in at the end of the turn', () => {
    assert.ok(HANDLERS.turnEnd.includes(scoreBarbarianCastles));
  });
});

describe('barbarian points for what is destroyed (14.8-own-turn)', () => {
  const kill = (
    nation: NationId,
    kind: CombatKind | 'leader',
    owner: NationId,
    turn: number,
    rulings: Readonly<Partial<Record<RulingId, 'b'>>> = {},
  ) => {
    const state = open(nation, 'movement', { toledo: `${nation}: infantry` }, { turn, ...ON, rulings });
    return worth(read(state), nation, { kind, owner, count: 1 }).each / 2;
  };

  it('cite the rule that gives them, or the sheet that gives as much', () => {
    const rule = (nation: NationId, owner: NationId) =>
      worth(read(open(nation, 'movement', { toledo: `${nation}: infantry` }, { turn: 16, ...ON })), nation, {
        kind: 'knight',
        owner,
        count: 1,
      }).rule;
    assert.equal(rule('seville', 'leon'), '14.8-own-turn');
    assert.equal(rule('zaragoza', 'leon'), '11-zaragoza');
  });
  it('are 5 for a leader, 3 for a knight or castle of another religion', () => {
    assert.equal(kill('leon', 'leader', 'seville', 16), 5);
    assert.equal(kill('leon', 'castle', 'seville', 16), 3);
    assert.equal(kill('almoravids', 'knight', 'castile', 18), 3);
    assert.equal(kill('leon', 'leader', 'castile', 16), 0);
    assert.equal(kill('leon', 'knight', 'castile', 16), 0);
    assert.equal(kill('seville', 'castle', 'granada', 16), 0);
  });

  it('are 2 for an elite, cavalry or fort of any other nation', () => {
    assert.equal(kill('seville', 'cavalry', 'umayyads', 14), 2);
    assert.equal(kill('castile', 'fort', 'hispano-romans', 13), 2);
    assert.equal(kill('celts', 'elite', 'almoravids', 18), 2);
  });

  it('are 1 for infantry between Christians and Muslims', () => {
    assert.equal(kill('galicians', 'infantry', 'umayyads', 11), 1);
    assert.equal(kill('umayyads', 'infantry', 'galicians', 11), 1);
    assert.equal(kill('galicians', 'infantry', 'suebi', 11), 0);
    assert.equal(kill('zaragoza', 'infantry', 'seville', 16), 0);
  });

  it('hold all nations for different before turn 11, but infantry by the other reading only', () => {
    assert.equal(kill('celts', 'leader', 'carthage', 2), 5);
    assert.equal(kill('byzantium', 'castle', 'visigoths', 10), 3);
    assert.equal(kill('celts', 'infantry', 'iberians', 2), 0);
    assert.equal(kill('celts', 'infantry', 'iberians', 2, { 'barbarian-infantry': 'b' }), 1);
    assert.equal(kill('galicians', 'infantry', 'suebi', 12, { 'barbarian-infantry': 'b' }), 0);
  });

  it('are the sheet’s where those are more', () => {
    // A Cantabrian has 3 points for an elite of Rome, a muslim castle is worth 5 to the Crusade.
    assert.equal(kill('cantabrians', 'elite', 'rome', 4), 3);
    assert.equal(kill('crusade', 'castle', 'seville', 20), 5);
    assert.equal(kill('iberians', 'infantry', 'carthage', 2), 2);
  });

  it('are not played without the option', () => {
    const state = open('leon', 'movement', { toledo: 'leon: infantry' }, { turn: 16 });
    assert.equal(worth(read(state), 'leon', { kind: 'leader', owner: 'seville', count: 1 }).each, 0);
  });
});
