import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  battle,
  buy,
  collect,
  end,
  refuseSubmission,
  renounce,
  retreat,
  retreatLeader,
  stay,
  step,
  submit,
} from '../../../src/books/hispania/engine/actions.ts';
import { NATIONS, type NationId, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { draftOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { clauseOf, free } from '../../../src/books/hispania/engine/rules/submission.ts';
import type { Battle } from '../../../src/books/hispania/engine/state/battle.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, open, type Places, type Played, play, read, refused, standing, told } from './set-up.ts';

const overlord = (state: State, nation: NationId) => state.nations[nation]?.overlord;

/** A small nation of one unit each in a number of remote provinces. */
const FAR = ['galicia', 'asturias', 'cantabria', 'leon', 'porto', 'duero'] as const;
const holding = (nation: NationId, n: number): Places =>
  Object.fromEntries(FAR.slice(0, n).map((place) => [place, `${nation}: infantry`]));

/** Whether a nation with a number of provinces, one attacked, submits to another on a turn: by duty, by choice, or not. */
function submits(nation: NationId, to: NationId, turn: number, provinces: number): 'must' | 'may' | 'no' {
  const unit = to === 'rome' ? 'elite' : 'infantry';
  const places: Places = { ...holding(nation, provinces - 1), toledo: `${nation}: infantry; ${to}: ${unit}` };
  const clause = clauseOf(read(open(to, 'combat', places, { turn })), nation, to);
  return clause ? (clause.must ? 'must' : 'may') : 'no';
}

describe('9.6-submission who submits to whom', () => {
  const CLAUSES: readonly [NationId, NationId, number, number, 'must' | 'may'][] = [
    ['celts', 'carthage', 1, 3, 'may'], // R:2361
    ['celts', 'carthage', 3, 3, 'may'],
    ['celts', 'rome', 5, 2, 'may'], // R:2362
    ['basques', 'rome', 3, 3, 'may'], // R:2234
    ['basques', 'visigoths', 9, 3, 'must'], // R:2237
    ['galicians', 'rome', 4, 2, 'may'], // R:2602
    ['galicians', 'visigoths', 10, 2, 'must'], // R:2604
    ['lusitanians', 'rome', 4, 4, 'must'], // R:2716
    ['lusitanians', 'visigoths', 8, 4, 'must'],
    ['lusitanians', 'umayyads', 11, 4, 'may'], // R:2730
    ['lusitanians', 'umayyads', 12, 4, 'may'],
    ['badajoz', 'umayyads', 13, 4, 'may'], // R:2200, ruling badajoz-submission
    ['badajoz', 'umayyads', 14, 4, 'may'],
    ['suebi', 'visigoths', 7, 4, 'must'], // R:2972
    ['hispano-romans', 'visigoths', 12, 3, 'must'], // R:2659
  ];
  for (const [nation, to, turn, most, how] of CLAUSES) {
    it(`${nation} to ${to} on turn ${turn}: ${how}, with ${most} provinces or fewer`, () => {
      assert.equal(submits(nation, to, turn, 1), how);
      assert.equal(submits(nation, to, turn, most), how);
      assert.equal(submits(nation, to, turn, most + 1), 'no');
    });
  }
  it('and no others (R:1712-1719)', () => {
    const pairs = NATIONS.flatMap((nation) => NATION_TABLE[nation].submits.map(({ to }) => `${nation} ${to}`));
    assert.deepEqual(pairs.sort(), [...new Set(CLAUSES.map(([nation, to]) => `${nation} ${to}`))].sort());
    assert.equal(submits('cantabrians', 'rome', 4, 1), 'no'); // R:2271
    assert.equal(submits('iberians', 'rome', 3, 1), 'no');
  });
  it('is over when the submission to that overlord would be (R:1783-1789)', () => {
    assert.equal(submits('celts', 'carthage', 4, 1), 'no');
    assert.equal(submits('basques', 'rome', 6, 1), 'no');
    assert.equal(submits('basques', 'visigoths', 13, 1), 'no');
    assert.equal(submits('lusitanians', 'umayyads', 13, 1), 'no');
    assert.equal(submits('badajoz', 'umayyads', 12, 1), 'no');
    assert.equal(submits('badajoz', 'umayyads', 15, 1), 'no');
  });
});

/** R:1767-1776: the Basques hold three provinces, and the Visigoths attack one, with more of them elsewhere. */
const BASQUES: Places = {
  'eastern-pyrenees': 'visigoths: 2 infantry<barcelona; basques: 2 infantry',
  'western-pyrenees': 'visigoths: 1 infantry<huesca; basques: infantry',
  pamplona: 'basques: infantry',
  barcelona: 'visigoths: infantry',
  toledo: 'visigoths: castle',
};
const basques = (places: Places = {}, rest = {}) =>
  open('visigoths', 'combat', { ...BASQUES, ...places }, { turn: 9, lastTurn: 19, ...rest });
const NO_HITS = [1, 1, 1, 1] as const;

describe('9.6-submission how it comes about', () => {
  it('obliges the Basques with three provinces after a round in which nobody fell (R:1767-1776)', () => {
    const { state, facts } = play(basques(), [battle('eastern-pyrenees'), ...NO_HITS]);
    assert.equal(overlord(state, 'basques'), 'visigoths');
    assert.deepEqual(told(facts, 'submitted'), [
      { kind: 'submitted', rule: '11-basques', nation: 'basques', to: 'visigoths', must: true },
    ]);
    // The battle is over, without a winner and before the attacker could retreat.
    assert.deepEqual(
      told(facts, 'battle-over').map(({ place, winner, rounds }) => [place, winner, rounds]),
      [['eastern-pyrenees', null, 1]],
    );
    assert.equal(told(facts, 'stays').length, 0);
    // The other battle is not fought: its units have to go as well.
    assert.deepEqual(hispania.decision(state)?.params['places'], ['western-pyrenees', 'eastern-pyrenees']);
    assert.equal(standing(state, 'pamplona', 'basques'), 1);
  });
  it('wants a round of battle (R:1746) and units on both sides after it (R:1731-1734, 1774-1776)', () => {
    const start = basques({ 'eastern-pyrenees': 'visigoths: 1 infantry<barcelona; basques: infantry' });
    assert.equal(overlord(start, 'basques'), undefined);
    const wonBy = (attacker: number, defender: number) => play(start, [battle('eastern-pyrenees'), attacker, defender]);
    for (const { state, facts } of [wonBy(10, 1), wonBy(1, 10), wonBy(10, 10)]) {
      assert.equal(overlord(state, 'basques'), undefined);
      assert.equal(told(facts, 'submitted').length, 0);
    }
    assert.equal(overlord(wonBy(1, 1).state, 'basques'), 'visigoths');
  });
  it('takes a castle for a unit, and a leader for none (ruling submission-conditions)', () => {
    const castle = open(
      'umayyads',
      'combat',
      { badajoz: 'umayyads: 2 infantry<seville; badajoz: castle', seville: 'umayyads: infantry' },
      { turn: 13, lastTurn: 19 },
    );
    const { state } = play(castle, [battle('badajoz'), 1, 1, 1, 1, 1]);
    assert.equal(hispania.decision(state)?.kind, 'submit');
    const led = open(
      'visigoths',
      'combat',
      { toledo: 'visigoths: 2 infantry<avila; suebi: infantry, hermeric', porto: 'suebi: infantry' },
      { turn: 7, lastTurn: 19 },
    );
    const round = play(led, [battle('toledo'), 10, 1, 1]);
    assert.equal(overlord(round.state, 'suebi'), undefined);
  });
  it('counts provinces when the round is over, the attacked ones too, and neither units nor income (R:1728, 1745)', () => {
    // Four provinces: too many.
    const four = play(basques({ huesca: 'basques: infantry' }), [battle('eastern-pyrenees'), ...NO_HITS]);
    assert.equal(overlord(four.state, 'basques'), undefined);
    // The fourth falls first: three are left, and the Basques must.
    const places = {
      'western-pyrenees': 'visigoths: 2 infantry<huesca; basques: infantry',
      calatayud: 'basques: infantry',
    };
    const line = [battle('western-pyrenees'), 10, 1, 1] as const;
    const three = play(basques(places), line, [battle('eastern-pyrenees'), ...NO_HITS]);
    assert.equal(overlord(three.state, 'basques'), 'visigoths');
    // However many units they are.
    const many = play(basques({ pamplona: 'basques: 3 infantry' }, { gold: { basques: 8 } }), [
      battle('eastern-pyrenees'),
      ...NO_HITS,
    ]);
    assert.equal(overlord(many.state, 'basques'), 'visigoths');
  });
  it('comes in the turn of the great nation alone (R:1723)', () => {
    const start = open(
      'basques',
      'combat',
      { 'eastern-pyrenees': 'basques: 2 infantry<huesca; visigoths: 2 infantry' },
      { turn: 9, lastTurn: 19 },
    );
    const { state } = play(start, [battle('eastern-pyrenees'), ...NO_HITS]);
    assert.equal(overlord(state, 'basques'), undefined);
  });
  it('stands though the subject holds more later on (R:1762-1765)', () => {
    const places = { ...holding('basques', 6), toledo: 'visigoths: castle' };
    const start = open('basques', 'movement', places, { turn: 9, lastTurn: 10, overlords: { basques: 'visigoths' } });
    assert.equal(overlord(play(start, [end()]).state, 'basques'), 'visigoths');
  });
});

describe('9.6-submission what else is going on', () => {
  /** The second combat of the Visigoths' invasion. */
  const second = (more: Places = {}) =>
    open('visigoths', 'second-combat', { ...BASQUES, ...more }, { turn: 8, lastTurn: 19 });
  it('comes in the second combat of an invasion as well (R:1723, 1750)', () => {
    const { state } = play(second(), [battle('eastern-pyrenees'), ...NO_HITS]);
    assert.equal(overlord(state, 'basques'), 'visigoths');
    assert.deepEqual(hispania.decision(state)?.params['places'], ['western-pyrenees', 'eastern-pyrenees']);
  });
  it('lets the overlord fight its battles against others (R:1750-1753)', () => {
    const suebi = { segovia: 'visigoths: 2 infantry<toledo; suebi: infantry', porto: 'suebi: 4 infantry' };
    const start = second(suebi);
    const { state } = goOn(
      play(start, [battle('eastern-pyrenees'), ...NO_HITS]).state,
      (now) => hispania.decision(now)?.kind !== 'withdraw',
    );
    assert.ok(choices(state, 'battle').some(({ fixed }) => fixed['place'] === 'segovia'));
    assert.ok(choices(state, 'battle').every(({ fixed }) => fixed['place'] === 'segovia'));
  });
  it('in the first combat leaves those who withdrew their second movement, through the subject’s land and out again', () => {
    const start = open('visigoths', 'combat', BASQUES, { turn: 8, lastTurn: 19 });
    const { state } = goOn(
      play(start, [battle('eastern-pyrenees'), ...NO_HITS]).state,
      (now) => now.phase !== 'combat',
    );
    assert.equal(state.phase, 'second-movement');
    assert.ok(choices(state, 'step').length > 0);
    assert.equal(standing(state, 'eastern-pyrenees', 'visigoths'), 0);
    assert.equal(standing(state, 'western-pyrenees', 'visigoths'), 0);
  });
});

describe('9.6-submission who may choose', () => {
  const places: Places = {
    'eastern-pyrenees': 'rome: 2 elite<barcelona; basques: 2 infantry',
    pamplona: 'basques: infantry',
    barcelona: 'rome: elite',
  };
  const start = () => open('rome', 'combat', places, { turn: 3, lastTurn: 19, seats: { basques: 'ana', rome: 'ben' } });
  const asked = () => play(start(), [battle('eastern-pyrenees'), ...NO_HITS]);

  it('is asked, its overlord to be is not (R:1737-1748)', () => {
    const decision = hispania.decision(asked().state);
    assert.deepEqual(decision?.by, ['ana']);
    assert.equal(decision?.kind, 'submit');
    assert.equal(decision?.rule, '11-basques');
    assert.deepEqual(decision?.params, { nation: 'basques', to: 'rome', place: 'eastern-pyrenees', provinces: 2 });
    assert.deepEqual(
      decision?.choices.map(({ kind }) => kind),
      ['submit', 'refuse'],
    );
  });
  it('submits, and the battle is over', () => {
    const { state, facts } = play(asked().state, [submit()]);
    assert.equal(overlord(state, 'basques'), 'rome');
    assert.equal(told(facts, 'submitted')[0]?.must, false);
    assert.equal(told(facts, 'battle-over').length, 1);
  });
  it('or does not, and is asked after every round anew (R:1754-1759)', () => {
    const { state, facts } = play(asked().state, [refuseSubmission()]);
    assert.equal(told(facts, 'refused-submission').length, 1);
    // Then the attacker may retreat, as after every round.
    assert.deepEqual(hispania.decision(state)?.by, ['ben']);
    assert.equal(hispania.decision(state)?.kind, 'retreat');
    const second = play(state, [stay('attacker')], [stay('defender'), 1, 1, 10, 1]);
    assert.equal(hispania.decision(second.state)?.kind, 'submit');
    // As long as both have a unit: after the last one no nation is left to submit.
    const third = play(second.state, [refuseSubmission()], [stay('attacker')], [stay('defender'), 10, 10, 1]);
    assert.notEqual(hispania.decision(third.state)?.kind, 'submit');
  });
  it('is told what is asked first', () => {
    assert.equal(refused(asked().state, stay('attacker')), 'answer-first 11-basques');
    assert.equal(refused(asked().state, end()), 'answer-first 11-basques');
  });
  it('is a save that opens in the middle of the question', () => {
    const { state } = asked();
    const opened = hispania.position(JSON.parse(JSON.stringify(state)));
    assert.deepEqual(opened.faults, undefined);
    assert.deepEqual(hispania.decision(opened.state as State), hispania.decision(state));
  });
});

describe('9.6 one overlord at a time', () => {
  it('no second one may have a subject (R:2731, ruling one-overlord)', () => {
    const places = { toledo: 'umayyads: 2 infantry<cordoba; lusitanians: 2 infantry', avila: 'visigoths: infantry' };
    const rest = { turn: 11, lastTurn: 19, overlords: { lusitanians: 'visigoths' } } as const;
    const { state } = play(open('umayyads', 'combat', places, rest), [battle('toledo'), ...NO_HITS]);
    assert.equal(hispania.decision(state)?.kind, 'retreat');
    assert.equal(overlord(state, 'lusitanians'), 'visigoths');
  });
  it('none submits to a subject, or has subjects of its own (ruling subject-chain)', () => {
    const places = {
      toledo: 'rome: 2 elite<avila; celts: 2 infantry',
      cadiz: 'carthage: infantry',
      porto: 'basques: infantry',
    };
    const of = (overlords: Partial<Record<NationId, NationId>>) =>
      clauseOf(read(open('rome', 'combat', places, { turn: 3, overlords })), 'celts', 'rome');
    assert.ok(of({}));
    assert.equal(of({ rome: 'carthage' }), undefined);
    assert.equal(of({ basques: 'celts' }), undefined);
  });
});

/** Plays with every preset until `done` says so, or the game is over. */
function goOn(start: State, done: (state: State) => boolean): Played {
  let state = start;
  const facts: Played['facts'][number][] = [];
  while (!done(state)) {
    const preset = hispania.decision(state)?.preset;
    if (!preset) break;
    const played = play(state, [preset]);
    facts.push(...played.facts);
    state = played.state;
  }
  return { state, facts };
}

describe('9.6-duration submission ends', () => {
  /** The end of a turn, with the overlord and its subject alive. */
  function over(nation: NationId, to: NationId, turn: number): Played {
    const places: Places = { galicia: `${nation}: infantry`, cadiz: `${to}: ${to === 'rome' ? 'elite' : 'infantry'}` };
    const rest = { turn, lastTurn: 21, overlords: { [nation]: to }, begins: true } as const;
    return goOn(open(nation, 'movement', places, rest), (state) => state.turn > turn);
  }
  const ENDS: readonly [NationId, NationId, number][] = [
    ['celts', 'carthage', 3], // R:1783
    ['basques', 'rome', 5], // R:1785
    ['galicians', 'visigoths', 12], // R:1786
    ['badajoz', 'umayyads', 14], // R:1788
  ];
  for (const [nation, to, turn] of ENDS) {
    it(`to ${to} at the end of turn ${turn}, and not before`, () => {
      const { state, facts } = over(nation, to, turn);
      assert.equal(overlord(state, nation), undefined);
      assert.deepEqual(told(facts, 'freed')[0], { kind: 'freed', rule: '9.6-duration', nation, from: to, why: 'turn' });
      assert.equal(overlord(over(nation, to, turn - 1).state, nation), to);
    });
  }
  it('at the end of turn 5 after the points of that turn are counted: they are still halved (R:238-240)', () => {
    const { facts } = over('basques', 'rome', 5);
    const freed = facts.findIndex(({ kind }) => kind === 'freed');
    const lastPoints = facts.findLastIndex(({ kind }) => kind === 'points');
    assert.ok(freed > lastPoints);
  });
  it('at once when the overlord has no unit left, whatever is still to come (R:1791, ruling overlord-eliminated)', () => {
    const places = { toledo: 'basques: 2 infantry<avila; visigoths: infantry', galicia: 'galicians: infantry' };
    const start = open('basques', 'combat', places, { turn: 7, lastTurn: 10, overlords: { galicians: 'visigoths' } });
    const { state, facts } = play(start, [battle('toledo'), 10, 1, 1]);
    assert.equal(overlord(state, 'galicians'), undefined);
    assert.equal(told(facts, 'freed')[0]?.why, 'eliminated');
  });
  it('not while it has a unit at sea', () => {
    const places = {
      toledo: 'basques: 2 infantry<avila; rome: elite',
      galicia: 'galicians: infantry',
      sea: 'rome: elite',
    };
    const start = open('basques', 'combat', places, { turn: 3, lastTurn: 10, overlords: { galicians: 'rome' } });
    assert.equal(overlord(play(start, [battle('toledo'), 10, 1, 1]).state, 'galicians'), 'rome');
  });
});

describe('11-lusitanians the revolt and Viriathus', () => {
  it('rise at the start of their turn 5, before their income, while they have units (R:2718, ruling lusitanian-revolt)', () => {
    const turn = (turn: number) =>
      goOn(
        open(
          'cantabrians',
          'population',
          { leon: 'cantabrians: infantry', segovia: 'lusitanians: infantry', cadiz: 'rome: elite' },
          {
            begins: true,
            turn,
            lastTurn: 19,
            overlords: { lusitanians: 'rome' },
          },
        ),
        ({ active }) => active === 'rome',
      );
    const { state, facts } = turn(5);
    assert.deepEqual(told(facts, 'freed'), [
      { kind: 'freed', rule: '11-lusitanians', nation: 'lusitanians', from: 'rome', why: 'revolt' },
    ]);
    assert.equal(overlord(state, 'lusitanians'), undefined);
    // Segovia is worth 2, all of it theirs.
    assert.equal(told(facts, 'income').find(({ nation }) => nation === 'lusitanians')?.gold, 4);
    assert.equal(overlord(turn(4).state, 'lusitanians'), 'rome');
  });

  const AT_LUSITANIA: Places = {
    lusitania: 'rome: 3 elite<badajoz; lusitanians: 2 infantry, viriathus',
    ...holding('lusitanians', 6),
    salamanca: 'lusitanians: infantry',
    badajoz: 'rome: elite',
  };
  const rome = (places: Places = {}) =>
    open('rome', 'combat', { ...AT_LUSITANIA, ...places }, { turn: 5, lastTurn: 19 });
  const fought = () => play(rome(), [battle('lusitania'), 1, 1, 1, 1, 1], [stay('attacker')]).state;

  it('submit when he retreats before Rome, however much they hold (R:2723-2726)', () => {
    const { state, facts } = play(fought(), [retreatLeader('defender', 'salamanca', { 'leader:viriathus': 1 })]);
    assert.equal(overlord(state, 'lusitanians'), 'rome');
    assert.deepEqual(told(facts, 'submitted'), [
      { kind: 'submitted', rule: '11-lusitanians-viriathus', nation: 'lusitanians', to: 'rome', must: true },
    ]);
    // The battle is over: Rome has to leave the two infantry there in peace.
    assert.equal(told(facts, 'battle-over').length, 1);
    assert.equal(standing(state, 'lusitania', 'lusitanians'), 2);
    assert.equal(hispania.decision(state)?.kind, 'withdraw');
  });
  it('and Rome stays where nobody is left (the province is no longer theirs)', () => {
    const all = retreat('defender', 'salamanca', { infantry: 2 }, { 'leader:viriathus': 1 });
    const { state } = play(fought(), [all]);
    assert.equal(overlord(state, 'lusitanians'), 'rome');
    assert.equal(standing(state, 'lusitania', 'rome', 'elite'), 3);
  });
  it('also by the token that lets a side retreat before the first round (R:2725)', () => {
    // Targets are asked in the mixed battle: the token comes before them.
    const { state } = play(rome({ lusitania: 'rome: 2 elite<badajoz, fort; lusitanians: 2 infantry, viriathus' }), [
      battle('lusitania'),
    ]);
    const [fight] = state.frames;
    assert.equal(fight?.kind, 'battle');
    const before = { ...fight, step: 'opening' } as Battle;
    const early: State = { ...state, frames: [before, { kind: 'early-retreat', side: 'defender' }] };
    const applied = hispania.apply(early, retreatLeader('defender', 'salamanca', { 'leader:viriathus': 1 }));
    assert.ok(applied.state);
    assert.equal(overlord(applied.state, 'lusitanians'), 'rome');
    assert.equal(told(applied.facts, 'rolled').length, 0);
    assert.ok(applied.state.frames.every(({ kind }) => kind !== 'battle'));
  });
  it('not when others retreat without him', () => {
    const { state } = play(fought(), [retreat('defender', 'salamanca', { infantry: 1 }, {})]);
    assert.equal(overlord(state, 'lusitanians'), undefined);
  });
  it('submit when he is killed, and Rome has its 5 points in its own turn (R:2866-2869, ruling viriathus)', () => {
    const start = rome({ lusitania: 'rome: 3 elite<badajoz; lusitanians: infantry, viriathus' });
    const { state, facts } = play(start, [battle('lusitania'), 10, 1, 1, 1]);
    assert.equal(overlord(state, 'lusitanians'), 'rome');
    assert.equal(told(facts, 'scored').find(({ killed }) => killed.leader === 'viriathus')?.points, 10);
  });
  it('or when he is left alone and Romans come (ruling viriathus-alone)', () => {
    const start = open(
      'rome',
      'movement',
      { lusitania: 'lusitanians: viriathus', badajoz: 'rome: elite', ...holding('lusitanians', 5) },
      { turn: 5, lastTurn: 19 },
    );
    const { state } = play(start, [step('badajoz', 'lusitania', { elite: 1 })]);
    assert.equal(overlord(state, 'lusitanians'), 'rome');
  });
  it('gives back no movement: who is told to leave has moved as far, and is held, as before (R:798-800, R:866)', () => {
    const start = open(
      'rome',
      'movement',
      {
        lusitania: 'lusitanians: viriathus',
        badajoz: 'lusitanians: infantry',
        'sierra-morena': 'rome: 4 elite',
        ...holding('lusitanians', 4),
      },
      { turn: 5, lastTurn: 19 },
    );
    const came = 'elite/steps=1/from=sierra-morena';
    let { state } = play(
      start,
      [step('sierra-morena', 'badajoz', { elite: 3 })],
      [step('badajoz', 'lusitania', { [came]: 1 })],
    );
    assert.equal(overlord(state, 'lusitanians'), 'rome');
    for (
      let asked = hispania.decision(state);
      asked?.kind === 'withdraw' && asked.preset;
      asked = hispania.decision(state)
    ) {
      state = play(state, [asked.preset]).state;
    }
    assert.equal(state.phase, 'movement');
    const romans = Object.values(state.places).flatMap((there) => there.filter(({ owner }) => owner === 'rome'));
    const marks = romans.map(({ count, steps = 0, halt = '' }) => `${count} ${steps} ${halt}`.trim()).sort();
    // One has not moved, one was stopped by the mountains, and two hold what was the passage.
    assert.deepEqual(marks, ['1 0', '1 2 mountain', '2 1 pinned']);
  });
  it('whoever attacks: then it is they who leave the provinces of Rome (ruling viriathus-attacks)', () => {
    const start = open(
      'lusitanians',
      'combat',
      {
        badajoz: 'lusitanians: 2 infantry<lusitania, viriathus<lusitania; rome: 2 elite',
        alcantara: 'lusitanians: infantry<lusitania; rome: elite',
        ...holding('lusitanians', 5),
      },
      { turn: 5, lastTurn: 19 },
    );
    const { state, facts } = play(
      start,
      [battle('badajoz'), 1, 1, 1, 1],
      [retreatLeader('attacker', 'lusitania', { 'leader:viriathus/from=lusitania/river=true': 1 })],
    );
    assert.equal(overlord(state, 'lusitanians'), 'rome');
    assert.equal(standing(state, 'badajoz', 'rome'), 2);
    assert.equal(told(facts, 'submitted').length, 1);
    assert.deepEqual(hispania.decision(state)?.params['nation'], 'lusitanians');
    assert.deepEqual(hispania.decision(state)?.params['places'], ['alcantara', 'badajoz']);
  });
  it('not when he retreats before anybody else', () => {
    const places = {
      ...AT_LUSITANIA,
      lusitania: 'celts: 3 infantry<badajoz; lusitanians: 2 infantry, viriathus',
      badajoz: 'celts: infantry',
      cadiz: 'rome: elite',
    };
    const start = open('celts', 'combat', places, { turn: 5, lastTurn: 19 });
    const { state } = play(
      start,
      [battle('lusitania'), 1, 1, 1, 1, 1],
      [stay('attacker')],
      [retreatLeader('defender', 'salamanca', { 'leader:viriathus': 1 })],
    );
    assert.equal(overlord(state, 'lusitanians'), undefined);
  });
  it('score 5 for a Viriathus who lives, unless they are subject to Rome (R:2722)', () => {
    const places = {
      'western-pyrenees': 'lusitanians: infantry, viriathus',
      cadiz: 'rome: elite',
      ibiza: 'iberians: infantry',
    };
    const points = (overlords: Partial<Record<NationId, NationId>>) =>
      goOn(open('rome', 'movement', places, { turn: 5, overlords, begins: true }), () => false).state.nations
        .lusitanians?.points;
    assert.equal(points({}), 10);
    assert.equal(points({ lusitanians: 'rome' }), 0);
    // As subjects of another nation (10.4) they keep half.
    assert.equal(points({ lusitanians: 'iberians' }), 5);
  });
});

describe('2.2, 9.6-income half of the income', () => {
  it('comes to the overlord at once, who may buy and keeps the rest: the printed example (R:410-416)', () => {
    // Four gold of the Basques: 2 each. The Visigoths have 3 and may save 4: they buy an infantry and keep 1.
    const places: Places = {
      pamplona: 'basques: infantry', // 1
      zaragoza: 'basques: infantry', // 2
      huesca: 'basques: infantry', // 1
      toledo: 'visigoths: castle',
    };
    const start = open('basques', 'income', places, {
      turn: 9,
      lastTurn: 19,
      gold: { visigoths: 6 },
      overlords: { basques: 'visigoths' },
      begins: true,
      seats: { basques: 'ana', visigoths: 'ben' },
    });
    const collected = play(start, [collect()]);
    assert.deepEqual(
      told(collected.facts, 'income').map(({ nation, gold, from, purse, rule }) => [nation, gold, from, purse, rule]),
      [
        ['basques', 4, null, 4, '2.2'],
        ['visigoths', 4, 'basques', 10, '9.6-income'],
      ],
    );
    const decision = hispania.decision(collected.state);
    assert.deepEqual(decision?.by, ['ben']);
    assert.deepEqual(
      decision?.choices.map(({ kind, fixed }) => [kind, fixed['unit']]),
      [
        ['buy', 'infantry'],
        ['end', undefined],
      ],
    );
    const { state } = play(collected.state, [buy('infantry')]);
    assert.equal(state.nations.visigoths?.gold, 2);
    // It waits beside the map until the Visigoths place it.
    assert.deepEqual(state.nations.visigoths?.bought, { infantry: 1 });
    assert.equal(standing(state, 'toledo', 'visigoths'), 1);
  });
  it('is rounded down for the subject, up for the overlord (R:397-402)', () => {
    const places = { zaragoza: 'basques: infantry', tortosa: 'basques: infantry', toledo: 'visigoths: castle' }; // 3½
    const start = open('basques', 'income', places, {
      turn: 9,
      lastTurn: 19,
      begins: true,
      overlords: { basques: 'visigoths' },
    });
    const { state } = play(start, [collect()]);
    assert.equal(state.nations.basques?.gold, 3);
    assert.equal(state.nations.visigoths?.gold, 4);
  });
  it('is not all asked of who renounces some of it first (2.1)', () => {
    const places = { zaragoza: 'basques: infantry', tortosa: 'basques: infantry', toledo: 'visigoths: castle' };
    const start = open('basques', 'income', places, {
      turn: 9,
      lastTurn: 19,
      begins: true,
      overlords: { basques: 'visigoths' },
    });
    const { state } = play(start, [renounce(3)], [collect()]);
    assert.deepEqual([state.nations.basques?.gold, state.nations.visigoths?.gold], [2, 2]);
  });
  it('never comes to Rome and Carthage: it is lost, or kept by the other reading (R:1802, ruling subject-income-lost)', () => {
    const places = { zaragoza: 'basques: infantry', tortosa: 'basques: infantry', toledo: 'rome: elite' }; // 3½
    const purses = (rulings: { 'subject-income-lost'?: 'b' }) => {
      const rest = { turn: 4, lastTurn: 19, overlords: { basques: 'rome' }, begins: true, rulings } as const;
      const { nations } = open('basques', 'income', places, rest);
      const { state } = goOn(
        { ...open('basques', 'income', places, rest), nations },
        ({ phase }) => phase !== 'income',
      );
      return [state.nations.basques?.gold, state.nations.rome?.gold];
    };
    assert.deepEqual(purses({}), [3, undefined]);
    assert.deepEqual(purses({ 'subject-income-lost': 'b' }), [7, undefined]);
  });
  it('does not come to the Visigoths before turn 8 (R:3073, ruling subject-income-lost)', () => {
    const places = { zaragoza: 'basques: infantry', tortosa: 'basques: infantry', toledo: 'visigoths: infantry' };
    const rest = { turn: 7, lastTurn: 19, overlords: { basques: 'visigoths' }, begins: true } as const;
    const { state } = goOn(open('basques', 'income', places, rest), ({ phase }) => phase !== 'income');
    assert.deepEqual([state.nations.basques?.gold, state.nations.visigoths?.gold], [3, undefined]);
  });
});

describe('9.6-points half of the points', () => {
  it('gives a province twice: half to its holder, whole to the overlord, each by its own sheet (R:1804-1812, 1479-1484)', () => {
    const galicians = { galicia: 'galicians: infantry', asturias: 'galicians: infantry', porto: 'galicians: infantry' };
    const start = open(
      'galicians',
      'movement',
      { ...galicians, toledo: 'visigoths: infantry' },
      {
        turn: 10,
        overlords: { galicians: 'visigoths' },
        begins: true,
      },
    );
    const { state } = goOn(start, () => false);
    // 4½, of which 2½ remain; the Visigoths have ½ for each province that is not below a castle, three of them their subjects'.
    assert.equal(state.nations.galicians?.points, 5);
    assert.equal(state.nations.visigoths?.points, 4);
  });
  it('counts a subject’s provinces for the zones of Rome and of the Visigoths (R:2886, 3118)', () => {
    const zone = (nation: NationId, unit: string, turn: number, overlords: Partial<Record<NationId, NationId>>) => {
      const centre = ['alcantara', 'salamanca', 'avila', 'segovia', 'calatayud', 'cuenca'];
      const own = Object.fromEntries(centre.map((place) => [place, `${nation}: ${unit}`]));
      const places: Places = { ...own, lusitania: 'lusitanians: infantry' };
      const { facts } = goOn(open(nation, 'movement', places, { turn, overlords, begins: true }), () => false);
      return told(facts, 'points')
        .filter(({ reason }) => reason === 'zones')
        .map(({ points, nation: who }) => [who, points]);
    };
    // Rome: half a point for each of seven, and one for the whole.
    assert.deepEqual(zone('rome', 'elite', 5, { lusitanians: 'rome' }), [['rome', 9]]);
    assert.deepEqual(zone('rome', 'elite', 5, {}), [['rome', 6]]);
    assert.deepEqual(zone('visigoths', 'infantry', 9, { lusitanians: 'visigoths' }), [['visigoths', 4]]);
    assert.deepEqual(zone('visigoths', 'infantry', 9, {}), []);
  });
  it('halves what was won as a subject, though it be free before its turn ends (ruling subject-all-points)', () => {
    // El Cid, say, was hired against the last unit of the overlord.
    const places = { huesca: 'aragon: infantry', toledo: 'castile: infantry' };
    const start = open('aragon', 'movement', places, {
      turn: 17,
      overlords: { aragon: 'castile' },
      points: { aragon: 20 },
      tally: { won: 7 },
    });
    const draft = draftOf(read(start));
    free(draft, 'aragon', 'eliminated', '9.6-duration');
    assert.equal(draft.state.nations.aragon?.points, 17);
    assert.equal(draft.state.tally.won, undefined);
    assert.deepEqual(
      told(draft.facts, 'points').map(({ points, reason }) => [points, reason]),
      [[-3, 'subject-half']],
    );
  });
});

describe('9.6-allies overlord and subject', () => {
  it('play each its own turn, in the order of play, by its own player (R:1816)', () => {
    const places = { pamplona: 'basques: infantry', leon: 'cantabrians: infantry', toledo: 'visigoths: infantry' };
    const rest = {
      turn: 7,
      lastTurn: 19,
      overlords: { basques: 'visigoths' },
      seats: { basques: 'ana', visigoths: 'ben' },
    } as const;
    const { state } = goOn(
      open('cantabrians', 'movement', places, rest),
      ({ phase, active }) => active === 'basques' && phase === 'movement',
    );
    assert.deepEqual(hispania.decision(state)?.by, ['ana']);
    assert.ok(choices(state, 'step').length > 0);
    assert.ok(choices(state, 'step').every(({ fixed }) => fixed['from'] === 'pamplona'));
  });
  it('let an arriving overlord through where its subjects hold the way in; who can end nowhere is removed (ruling shut-in)', () => {
    const pyrenees = { 'western-pyrenees': 'basques: infantry', 'eastern-pyrenees': 'basques: infantry' };
    const arriving = (more: Places) =>
      open(
        'visigoths',
        'movement',
        { narbonne: 'visigoths: 2 infantry, wallia', ...pyrenees, ...more },
        { turn: 7, lastTurn: 19, overlords: { basques: 'visigoths' } },
      );
    const open1 = arriving({});
    const led = step('narbonne', 'eastern-pyrenees', { infantry: 2 }, { 'leader:wallia': 1 });
    assert.ok(
      choices(open1, 'step').some(({ fixed, ranges }) => fixed['to'] === 'eastern-pyrenees' && ranges['leaders']),
    );
    const { state } = play(open1, [led]);
    assert.ok(leads(state, 'eastern-pyrenees', 'huesca'));
    // Without him the mountains would stop them among their subjects.
    assert.equal(refused(open1, step('narbonne', 'eastern-pyrenees', { infantry: 2 })), 'no-way-on 9.6-allies');
    const { facts } = play(open1, [end()]);
    assert.deepEqual(told(facts, 'left')[0]?.units, { infantry: 2 });
  });
  it('never send a leader round in circles among their provinces', () => {
    const north: Places = Object.fromEntries(PROVINCES.slice(0, 10).map((place) => [place, 'basques: infantry']));
    const places = { ...north, galicia: 'visigoths: infantry, roderic' };
    const state = open('visigoths', 'movement', places, {
      turn: 11,
      lastTurn: 19,
      overlords: { basques: 'visigoths' },
    });
    assert.equal(hispania.decision(state)?.kind, 'move');
  });
  /** Whether a step is offered from one place to another. */
  const leads = (state: State, from: string, to: string) =>
    choices(state, 'step').some(({ fixed }) => fixed['from'] === from && fixed['to'] === to);
  const places: Places = {
    pamplona: 'visigoths: infantry',
    huesca: 'basques: infantry',
    barcelona: 'suebi: infantry',
    toledo: 'visigoths: castle',
  };
  const overlords = { basques: 'visigoths', suebi: 'visigoths' } as const;
  const start = (active: NationId, more: Places = {}) =>
    open(active, 'movement', { ...places, ...more }, { turn: 9, lastTurn: 19, overlords });

  it('pass each other’s provinces without a stop (R:788-794, 1813)', () => {
    const { state } = play(start('visigoths'), [step('pamplona', 'huesca', { infantry: 1 })]);
    assert.ok(leads(state, 'huesca', 'zaragoza'));
    const subject = play(start('basques', { zaragoza: 'visigoths: infantry' }), [
      step('huesca', 'zaragoza', { infantry: 1 }),
    ]);
    assert.ok(leads(subject.state, 'zaragoza', 'tortosa'));
  });
  it('do not end there: a step without one more is refused, and who stays is removed (R:1814, rulings stopping-in-ally, must-leave)', () => {
    const far = start('visigoths', {
      'basque-country': 'visigoths: infantry',
      'western-pyrenees': 'basques: infantry',
    });
    const { state } = play(far, [step('basque-country', 'pamplona', { infantry: 1 })]);
    assert.equal(
      refused(state, step('pamplona', 'huesca', { 'infantry/steps=1/from=basque-country': 1 })),
      'no-way-on 9.6-allies',
    );
    // A mountain would stop it there.
    assert.equal(refused(far, step('pamplona', 'western-pyrenees', { infantry: 1 })), 'no-way-on 9.6-allies');
    const stays = play(start('visigoths'), [step('pamplona', 'huesca', { infantry: 1 })], [end()]);
    const left = told(stays.facts, 'left')[0];
    assert.deepEqual(
      [left?.rule, left?.place, left?.units, left?.why],
      ['9.6-allies', 'huesca', { infantry: 1 }, 'must-leave'],
    );
  });
  it('never attack each other (R:1760)', () => {
    const stays = play(start('visigoths'), [step('pamplona', 'huesca', { infantry: 1 })], [end()]);
    assert.equal(standing(stays.state, 'huesca', 'basques'), 1);
    assert.equal(told(stays.facts, 'battle').length, 0);
  });
  it('are no allies of another subject: who enters there stops and fights (R:795-797, 1817-1822)', () => {
    const { state } = play(start('basques'), [step('huesca', 'barcelona', { infantry: 1 })]);
    assert.equal(refused(state, step('barcelona', 'tortosa', { 'infantry/steps=1/from=huesca': 1 })), 'stopped 5.3');
    assert.equal(hispania.decision(play(state, [end()]).state)?.kind, 'battles');
  });
  it('do not retreat to each other: a friendly province is one of the same nation (R:1173)', () => {
    const battleAt: Places = { zaragoza: 'visigoths: 2 infantry<calatayud; franks: 2 infantry' };
    const fight = open('visigoths', 'combat', { ...places, ...battleAt }, { turn: 9, lastTurn: 19, overlords });
    const { state } = play(fight, [battle('zaragoza'), ...NO_HITS]);
    assert.equal(refused(state, retreat('attacker', 'huesca', { 'infantry/from=calatayud': 1 })), 'retreat-held 6.6');
  });
});
