import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  aim,
  battle,
  decline,
  end,
  giveUp,
  retreat,
  stay,
  step,
  submit,
} from '../../../src/books/hispania/engine/actions.ts';
import type { NationId, RulingId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { clauseOf } from '../../../src/books/hispania/engine/rules/submission.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, open, type Places, play, read, refused, standing, told } from './set-up.ts';

const SUBJECTS: Places = {
  galicia: 'suebi: infantry',
  pamplona: 'basques: infantry',
  tortosa: 'visigoths: infantry',
  'la-mancha': 'umayyads: infantry',
};
const overlords = { suebi: 'visigoths', basques: 'visigoths' } as const;
const lords = ({ nations }: State) => [nations.suebi?.overlord, nations.basques?.overlord];
const rest = (more: { turn?: number; rulings?: Partial<Record<RulingId, 'b'>> } = {}) =>
  ({ turn: 11, lastTurn: 19, overlords, ...more }) as const;

describe('11-visigoths-toledo Toledo falls', () => {
  it('when a battle leaves Umayyads alone there: all subjects are free, at once and for good (R:1787, 3129-3134)', () => {
    const places = { ...SUBJECTS, toledo: 'umayyads: 2 infantry<cordoba; visigoths: infantry' };
    const { state, facts } = play(open('umayyads', 'combat', places, rest()), [battle('toledo'), 10, 1, 1]);
    assert.deepEqual(told(facts, 'toledo-fell'), [
      { kind: 'toledo-fell', rule: '11-visigoths-toledo', to: 'umayyads' },
    ]);
    assert.deepEqual(
      told(facts, 'freed').map(({ nation, from, why, rule }) => [nation, from, why, rule]),
      [
        ['basques', 'visigoths', 'toledo', '11-visigoths-toledo'],
        ['suebi', 'visigoths', 'toledo', '11-visigoths-toledo'],
      ],
    );
    assert.deepEqual(lords(state), [undefined, undefined]);
    assert.equal(state.tally.toledo, true);
  });
  it('or a retreat of the last defender does', () => {
    const places = {
      ...SUBJECTS,
      toledo: 'umayyads: 2 infantry<cordoba; visigoths: infantry',
      segovia: 'visigoths: infantry',
    };
    const { state } = play(
      open('umayyads', 'combat', places, rest()),
      [battle('toledo'), 1, 1, 1],
      [stay('attacker')],
      [retreat('defender', 'segovia', { infantry: 1 })],
    );
    assert.equal(state.tally.toledo, true);
  });
  it('not while it is fought for, nor with both sides gone', () => {
    const places = { ...SUBJECTS, toledo: 'umayyads: infantry<cordoba; visigoths: infantry' };
    const fight = open('umayyads', 'combat', places, rest());
    assert.deepEqual(lords(play(fight, [battle('toledo'), 1, 1]).state), ['visigoths', 'visigoths']);
    assert.deepEqual(lords(play(fight, [battle('toledo'), 10, 10]).state), ['visigoths', 'visigoths']);
  });
  it('at the end of a movement that leaves them there, whoever held it before; not in passing (ruling toledo-falls)', () => {
    const start = open('umayyads', 'movement', SUBJECTS, rest());
    const inToledo = play(start, [step('la-mancha', 'toledo', { infantry: 1 })]);
    assert.deepEqual(lords(inToledo.state), ['visigoths', 'visigoths']);
    assert.deepEqual(lords(play(inToledo.state, [end()]).state), [undefined, undefined]);
    const past = play(inToledo.state, [step('toledo', 'segovia', { 'infantry/steps=1/from=la-mancha': 1 })], [end()]);
    assert.deepEqual(lords(past.state), ['visigoths', 'visigoths']);
    assert.equal(past.state.tally.toledo, undefined);
  });
  it('by nobody else: or by any other who takes it from Visigoths or a subject (ruling toledo-falls)', () => {
    const fallen = (attacker: NationId, defender: NationId, rulings: Partial<Record<RulingId, 'b'>>) => {
      const places = {
        ...SUBJECTS,
        toledo: `${attacker}: 2 infantry<cordoba; ${defender}: infantry`,
        [attacker === 'suebi' ? 'porto' : 'galicia']: 'suebi: infantry',
      };
      const { state } = play(open(attacker, 'combat', places, rest({ turn: 9, rulings })), [
        battle('toledo'),
        10,
        1,
        1,
      ]);
      return state.tally.toledo === true;
    };
    assert.equal(fallen('byzantium', 'visigoths', {}), false);
    const other = { 'toledo-falls': 'b' } as const;
    assert.equal(fallen('byzantium', 'visigoths', other), true);
    assert.equal(fallen('byzantium', 'basques', other), true);
    assert.equal(fallen('byzantium', 'alans', other), false);
    assert.equal(fallen('suebi', 'basques', other), false);
  });
  it('and nobody submits to the Visigoths any more (ruling submission-after-toledo)', () => {
    const places = { galicia: 'visigoths: infantry; suebi: infantry' };
    const clause = (toledo: boolean) =>
      clauseOf(
        read(open('visigoths', 'combat', places, { turn: 11, ...(toledo ? { tally: { toledo: true } } : {}) })),
        'suebi',
        'visigoths',
      );
    assert.ok(clause(false));
    assert.equal(clause(true), undefined);
  });
  it('leaves the subjects of others alone', () => {
    const places = {
      ...SUBJECTS,
      lisbon: 'lusitanians: infantry',
      toledo: 'umayyads: 2 infantry<cordoba; visigoths: infantry',
    };
    const start = open('umayyads', 'combat', places, {
      ...rest(),
      overlords: { ...overlords, lusitanians: 'umayyads' },
    });
    assert.equal(play(start, [battle('toledo'), 10, 1, 1]).state.nations.lusitanians?.overlord, 'umayyads');
  });
  it('lets the Umayyads subdue the Lusitanians then (R:2730-2732)', () => {
    const places = {
      lisbon: 'umayyads: 2 infantry<badajoz; lusitanians: 2 infantry',
      badajoz: 'umayyads: infantry',
      tortosa: 'visigoths: infantry',
    };
    const start = (tally: { toledo?: true }, lord: NationId | undefined) =>
      play(
        open('umayyads', 'combat', places, {
          turn: 12,
          lastTurn: 19,
          tally,
          ...(lord ? { overlords: { lusitanians: lord } } : {}),
        }),
        [battle('lisbon'), 1, 1, 1, 1],
      ).state;
    assert.notEqual(hispania.decision(start({}, 'visigoths'))?.kind, 'submit');
    const asked = start({ toledo: true }, undefined);
    assert.equal(hispania.decision(asked)?.kind, 'submit');
    assert.equal(play(asked, [submit()]).state.nations.lusitanians?.overlord, 'umayyads');
  });
});

/** A castle at Segovia before Umayyads, Toledo fallen. */
const SEGOVIA: Places = {
  segovia: 'umayyads: infantry<toledo, cavalry<toledo; visigoths: castle',
  toledo: 'umayyads: infantry',
};
const siege = (
  places: Places = {},
  more: { turn?: number; rulings?: Partial<Record<RulingId, 'b'>>; toledo?: false } = {},
) =>
  open(
    'umayyads',
    'combat',
    { ...SEGOVIA, ...places },
    {
      turn: more.turn ?? 12,
      lastTurn: 19,
      rulings: more.rulings ?? {},
      ...(more.toledo === false ? {} : { tally: { toledo: true } }),
    },
  );

describe('11-umayyads-surrender lone castles', () => {
  it('surrender at the start of a round, without dice; one unit there is given up to rebuild (R:2774-2785)', () => {
    const { state, facts } = play(siege(), [battle('segovia')]);
    assert.deepEqual(told(facts, 'surrendered'), [
      { kind: 'surrendered', rule: '11-umayyads-surrender', place: 'segovia', owner: 'visigoths', to: 'umayyads' },
    ]);
    assert.equal(told(facts, 'destroyed')[0]?.unit, 'castle');
    assert.equal(told(facts, 'battle-over')[0]?.winner, 'umayyads');
    assert.equal(told(facts, 'rolled').length, 0);
    const decision = hispania.decision(state);
    assert.deepEqual(
      [decision?.kind, decision?.rule, decision?.by],
      ['give-up', '11-umayyads-surrender', ['umayyads']],
    );
    assert.deepEqual(choices(state, 'give-up')[0]?.ranges['units'], {
      is: 'counts',
      of: { infantry: 1, cavalry: 1 },
      min: 1,
      max: 1,
    });
    // It may not refuse, not even to spare its cavalry.
    assert.equal(choices(state, 'decline').length, 0);
    assert.equal(refused(state, decline()), 'answer-first 11-umayyads-surrender');
    assert.equal(refused(state, giveUp('segovia', 'knight')), 'nobody-there 9.5-rebuild');
    const { state: rebuilt, facts: after } = play(state, [giveUp('segovia', 'infantry')]);
    assert.equal(told(after, 'rebuilt')[0]?.gave, 'infantry');
    assert.deepEqual(
      [standing(rebuilt, 'segovia', 'umayyads', 'castle'), standing(rebuilt, 'segovia', 'umayyads', 'cavalry')],
      [1, 1],
    );
    assert.equal(standing(rebuilt, 'segovia', 'visigoths', 'ruin'), 0);
  });
  it('give up the only unit there by themselves, a cavalry too', () => {
    const { state, facts } = play(siege({ segovia: 'umayyads: cavalry<toledo; visigoths: castle' }), [
      battle('segovia'),
    ]);
    assert.equal(told(facts, 'rebuilt')[0]?.gave, 'cavalry');
    assert.deepEqual(state.places.segovia, [{ owner: 'umayyads', kind: 'castle', count: 1 }]);
  });
  it('only when no other Visigoth unit is there: a leader is none, and dies (R:2776)', () => {
    const held = play(siege({ segovia: 'umayyads: 2 infantry<toledo; visigoths: castle, infantry' }), [
      battle('segovia'),
    ]);
    assert.equal(told(held.facts, 'surrendered').length, 0);
    const led = play(siege({ segovia: 'umayyads: 2 infantry<toledo; visigoths: castle, roderic' }, { turn: 11 }), [
      battle('segovia'),
    ]);
    assert.equal(told(led.facts, 'surrendered').length, 1);
    assert.deepEqual(
      told(led.facts, 'leader-killed').map(({ leader }) => leader),
      ['roderic'],
    );
  });
  it('at the start of any later round, too (R:3131)', () => {
    const start = siege({ segovia: 'umayyads: 2 infantry<toledo; visigoths: castle, infantry' });
    const { state, facts } = play(
      start,
      [battle('segovia')],
      [aim('attacker', { infantry: { infantry: 2 } }), 10, 1, 1, 1, 1, 1],
      [stay('attacker')],
    );
    assert.equal(told(facts, 'surrendered').length, 1);
    assert.equal(standing(state, 'segovia', 'umayyads', 'castle'), 1);
  });
  it('only after the fall of Toledo, and before no others (R:2774)', () => {
    const places = { toledo: 'byzantium: infantry' };
    assert.equal(told(play(siege(places, { toledo: false }), [battle('segovia')]).facts, 'surrendered').length, 0);
    const franks = open(
      'franks',
      'combat',
      { segovia: 'franks: 2 infantry<avila; visigoths: castle' },
      { turn: 12, tally: { toledo: true } },
    );
    assert.equal(told(play(franks, [battle('segovia'), 1, 1, 1, 1, 1]).facts, 'surrendered').length, 0);
  });
  it('on turns 11 to 13, by the other reading on 14 too; those of the neutrals as well (R:2774, 3144, rulings surrender-turn-14, neutrals)', () => {
    const count = (turn: number, owner: string, rulings: Partial<Record<RulingId, 'b'>> = {}) => {
      const start = siege({ segovia: `umayyads: 2 infantry<toledo; ${owner}: castle` }, { turn, rulings });
      const applied = hispania.apply(start, battle('segovia'));
      return applied.state ? told(applied.facts, 'surrendered').length : -1;
    };
    assert.deepEqual(
      [11, 12].map((turn) => count(turn, 'visigoths')),
      [1, 1],
    );
    assert.deepEqual(
      [13, 14].map((turn) => count(turn, 'neutral')),
      [1, 0],
    );
    assert.equal(count(14, 'neutral', { 'surrender-turn-14': 'b' }), 1);
  });
  it('are rebuilt with another castle of theirs, if they like, when no counter is left, or stay a ruin (ruling surrender)', () => {
    const all: Places = Object.fromEntries(
      (
        ['toledo', 'cordoba', 'seville', 'cadiz', 'gibraltar', 'granada', 'cartagena', 'denia', 'valencia'] as const
      ).map((place) => [place, 'umayyads: castle']),
    );
    const { state } = play(siege(all), [battle('segovia')]);
    assert.deepEqual(
      choices(state, 'give-up').map(({ fixed }) => fixed['counter']),
      ['seville', 'cadiz', 'cordoba', 'gibraltar', 'toledo', 'granada', 'cartagena', 'denia', 'valencia'],
    );
    const moved = play(state, [giveUp('segovia', 'infantry', 'denia')]);
    assert.deepEqual(
      [standing(moved.state, 'denia', 'umayyads'), standing(moved.state, 'segovia', 'umayyads', 'castle')],
      [0, 1],
    );
    const left = play(state, [decline()]);
    assert.equal(standing(left.state, 'segovia', 'visigoths', 'ruin'), 1);
    assert.equal(standing(left.state, 'segovia', 'umayyads'), 2);
  });
  it('are a save that opens in the middle of the question', () => {
    const { state } = play(siege(), [battle('segovia')]);
    const opened = hispania.position(JSON.parse(JSON.stringify(state)));
    assert.deepEqual(opened.faults, undefined);
    assert.deepEqual(hispania.decision(opened.state as State), hispania.decision(state));
  });
});

describe('what follows a submission that ends', () => {
  it('ends a leader who is alone with those who are enemies again (R:1138-1139)', () => {
    const start = open(
      'umayyads',
      'combat',
      {
        toledo: 'umayyads: 3 infantry<cordoba; visigoths: infantry',
        leon: 'visigoths: infantry',
        pamplona: 'basques: infantry; visigoths: roderic',
      },
      { turn: 11, overlords: { basques: 'visigoths' } },
    );
    const { state, facts } = play(start, [battle('toledo'), 10, 10, 10, 1]);
    assert.deepEqual(
      told(facts, 'freed').map(({ nation, why }) => [nation, why]),
      [['basques', 'toledo']],
    );
    assert.deepEqual(
      told(facts, 'leader-killed').map(({ leader }) => leader),
      ['roderic'],
    );
    assert.equal(standing(state, 'pamplona', 'visigoths', 'leader'), 0);
  });
});
