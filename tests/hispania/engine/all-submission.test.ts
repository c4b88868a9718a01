import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  battle,
  collect,
  end,
  refuseSubmission,
  stay,
  step,
  submit,
} from '../../../src/books/hispania/engine/actions.ts';
import { NATIONS, type NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { NEVER_SUBMIT } from '../../../src/books/hispania/engine/data/scenarios.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { offered, open, type Places, play, standing, told } from './set-up.ts';
import { endOf } from './turn-end.ts';

const OPTION = { options: ['all-submission'], lastTurn: 19 } as const;
const NO_HITS = [1, 1, 1, 1] as const;

/** Castile attacks León at Salamanca with two infantry against two; how many more each has elsewhere. */
function castile(theirs: string, leons: string, more: Places = {}, rest: Parameters<typeof open>[3] = {}) {
  const places = {
    salamanca: 'castile: 2 infantry<avila; leon: 2 infantry',
    toledo: `castile: ${theirs}`,
    galicia: `leon: ${leons}`,
    ...more,
  };
  return open('castile', 'combat', places, { turn: 16, ...OPTION, ...rest });
}
const asked = (start: ReturnType<typeof castile>) =>
  hispania.decision(play(start, [battle('salamanca'), ...NO_HITS]).state)?.kind === 'submit';

describe('10.4 submission of all', () => {
  it('is offered to anybody after a round with both sides left, and to nobody without the option (R:2030, 2037-2040)', () => {
    assert.equal(asked(castile('4 infantry', 'infantry')), true);
    assert.equal(asked(castile('4 infantry', 'infantry', {}, { options: [] })), false);
    const start = castile('4 infantry', 'infantry');
    const { state } = play(start, [battle('salamanca'), ...NO_HITS]);
    const decision = hispania.decision(state);
    assert.deepEqual([decision?.rule, decision?.by], ['10.4', ['leon']]);
    const { state: after, facts } = play(state, [submit()]);
    assert.deepEqual(told(facts, 'submitted'), [
      { kind: 'submitted', rule: '10.4', nation: 'leon', to: 'castile', must: false },
    ]);
    assert.deepEqual([after.nations.leon?.overlord, after.nations.leon?.freely], ['castile', true]);
    assert.equal(told(facts, 'battle-over').length, 1);
  });
  it('and again after each round', () => {
    const { state } = play(castile('4 infantry', 'infantry'), [battle('salamanca'), ...NO_HITS], [refuseSubmission()]);
    const second = play(state, [stay('attacker')], [stay('defender'), ...NO_HITS]);
    assert.equal(hispania.decision(second.state)?.kind, 'submit');
  });
  it('wants no more than half of the overlord’s units: castles count, leaders and forts do not (R:2032-2035)', () => {
    // Three of León need six of Castile: two at Salamanca, and four.
    assert.equal(asked(castile('4 infantry', 'infantry')), true);
    assert.equal(asked(castile('3 infantry', 'infantry')), false);
    assert.equal(asked(castile('3 infantry, castle', 'infantry')), true);
    assert.equal(asked(castile('3 infantry, alfonso-vi', 'infantry', {}, { turn: 17 })), false);
    assert.equal(asked(castile('4 infantry', 'infantry, castle')), false);
    const rome = (elites: number, more: string) =>
      hispania.decision(
        play(
          open(
            'rome',
            'combat',
            { salamanca: `rome: 2 elite<avila; cantabrians: 2 infantry`, toledo: `rome: ${elites} elite${more}` },
            { turn: 4, ...OPTION },
          ),
          [battle('salamanca'), ...NO_HITS],
        ).state,
      )?.kind === 'submit';
    assert.equal(rome(2, ''), true);
    assert.equal(rome(1, ', fort'), false);
  });
  it('counts units at sea and beyond Hispania', () => {
    const places = {
      salamanca: 'rome: 2 elite<avila; cantabrians: 2 infantry',
      sea: 'rome: elite',
      narbonne: 'rome: elite',
    };
    const { state } = play(open('rome', 'combat', places, { turn: 4, ...OPTION }), [battle('salamanca'), ...NO_HITS]);
    // The Cantabrians, too, whatever their sheet says of Rome (ruling all-submission-cantabrians).
    assert.equal(hispania.decision(state)?.kind, 'submit');
  });
  it('is never of Carthage, the Visigoths, Valencia, Granada, El Cid and the Almoravids (R:2042-2043)', () => {
    assert.deepEqual(NEVER_SUBMIT, ['carthage', 'visigoths', 'valencia', 'granada', 'el-cid', 'almoravids']);
    const unit = (nation: NationId) =>
      nation === 'rome' || nation === 'almoravids' || nation === 'almohads'
        ? 'elite'
        : nation === 'crusade'
          ? 'knight'
          : 'infantry';
    for (const nation of NATIONS) {
      if (nation === 'castile') continue;
      const places = {
        salamanca: `castile: infantry<avila; ${nation}: ${unit(nation)}`,
        toledo: 'castile: 5 infantry',
      };
      const start = open('castile', 'combat', places, { turn: 16, ...OPTION });
      const { state } = play(start, [battle('salamanca'), 1, 1]);
      const may = hispania.decision(state)?.kind === 'submit';
      assert.equal(may, !NEVER_SUBMIT.includes(nation), nation);
    }
  });
  it('leaves the duties of the sheets as they are, whatever half is (R:2044-2053, ruling all-submission)', () => {
    const places = { salamanca: 'visigoths: 2 infantry<avila; suebi: 2 infantry', galicia: 'suebi: 2 infantry' };
    const { state, facts } = play(open('visigoths', 'combat', places, { turn: 9, ...OPTION }), [
      battle('salamanca'),
      ...NO_HITS,
    ]);
    assert.equal(told(facts, 'submitted')[0]?.must, true);
    assert.equal(state.nations.suebi?.overlord, 'visigoths');
    assert.equal(state.nations.suebi?.freely, undefined);
  });
  it('goes beyond them where they end: with five provinces the Suebi may', () => {
    const five = {
      asturias: 'suebi: infantry',
      leon: 'suebi: infantry',
      porto: 'suebi: infantry',
      duero: 'suebi: infantry',
    };
    const places = {
      salamanca: 'visigoths: 2 infantry<avila; suebi: 2 infantry',
      ...five,
      toledo: 'visigoths: 4 infantry',
      seville: 'visigoths: 4 infantry',
      cordoba: 'visigoths: 2 infantry',
    };
    const { state } = play(open('visigoths', 'combat', places, { turn: 9, ...OPTION }), [
      battle('salamanca'),
      ...NO_HITS,
    ]);
    assert.deepEqual([hispania.decision(state)?.kind, hispania.decision(state)?.rule], ['submit', '10.4']);
  });
  it('is the defender’s, not the attacker’s (ruling submits-defender)', () => {
    const places = { salamanca: 'leon: 2 infantry<duero; castile: 2 infantry', toledo: 'castile: 4 infantry' };
    const { state } = play(open('leon', 'combat', places, { turn: 16, ...OPTION }), [battle('salamanca'), ...NO_HITS]);
    assert.equal(hispania.decision(state)?.kind, 'retreat');
  });
  it('is no one’s who has subjects, and to no one who is a subject (ruling subject-chain)', () => {
    const navarre = { pamplona: 'navarre: infantry', huesca: 'aragon: 8 infantry' };
    const of = (overlords: Partial<Record<NationId, NationId>>) =>
      asked(castile('4 infantry', 'infantry', navarre, { overlords }));
    assert.equal(of({}), true);
    assert.equal(of({ navarre: 'leon' }), false);
    assert.equal(of({ castile: 'aragon' }), false);
    assert.equal(of({ leon: 'aragon' }), false);
  });
});

describe('10.4-half', () => {
  /** León is Castile's subject by 10.4: three of its units to six. */
  const subject = () => {
    const { state } = play(
      castile('4 infantry', 'infantry', { avila: 'castile: infantry', 'la-mancha': 'seville: 2 infantry' }),
      [battle('salamanca'), ...NO_HITS],
      [submit()],
    );
    return state;
  };
  it('frees at once who has more than half (R:2035-2036)', () => {
    let state = subject();
    assert.equal(state.nations.leon?.overlord, 'castile');
    // Seven units: three is under half. With five it would be more.
    const less = { ...state.places, toledo: [{ owner: 'castile', kind: 'infantry', count: 2 }] } as typeof state.places;
    const opened = hispania.position(JSON.parse(JSON.stringify({ ...state, places: less })));
    assert.ok(opened.state);
    state = opened.state;
    const preset = hispania.decision(state)?.preset;
    assert.ok(preset);
    const applied = hispania.apply(state, preset);
    assert.ok(applied.state);
    assert.deepEqual(told(applied.facts, 'freed'), [
      { kind: 'freed', rule: '10.4-half', nation: 'leon', from: 'castile', why: 'half' },
    ]);
    assert.deepEqual(
      [applied.state.nations.leon?.overlord, applied.state.nations.leon?.freely],
      [undefined, undefined],
    );
  });
  it('does not bind those who submitted by their sheet', () => {
    const places = {
      salamanca: 'suebi: 3 infantry',
      toledo: 'visigoths: castle',
      galicia: 'alans: infantry<asturias; suebi: infantry',
    };
    const start = open('alans', 'combat', places, { turn: 9, ...OPTION, overlords: { suebi: 'visigoths' } });
    const { state } = play(start, [battle('galicia'), 1, 1], [stay('attacker')]);
    assert.equal(state.nations.suebi?.overlord, 'visigoths');
  });
});

describe('10.4 what it brings', () => {
  const overlords = { leon: 'castile' } as const;
  const places = {
    salamanca: 'leon: infantry',
    porto: 'leon: infantry',
    ibiza: 'leon: infantry',
    toledo: 'castile: 8 infantry',
  };
  it('is half of the income for each (R:2055-2057)', () => {
    const start = open('leon', 'income', places, { turn: 16, ...OPTION, overlords, begins: true }); // 3½
    const { facts } = play(start, [collect()]);
    assert.deepEqual(
      told(facts, 'income').map(({ nation, gold, from }) => [nation, gold, from]),
      [
        ['leon', 3, null],
        ['castile', 4, 'leon'],
      ],
    );
  });
  it('is half of the points for the subject, and all for the overlord, by the sheet of each (R:2058-2062)', () => {
    const scored = (bound: boolean) => {
      const leons = { leon: 'leon: infantry', porto: 'leon: 2 infantry', toledo: 'castile: 8 infantry' };
      const { state } = endOf(19, leons, { ...OPTION, lastTurn: 20, ...(bound ? { overlords } : {}) });
      return [state.nations.leon?.points, state.nations.castile?.points];
    };
    // 5 points, León 3 and Porto 2; Castile has more for León, which is on its own sheet.
    const [[alone, before = 0], [half, after = 0]] = [scored(false), scored(true)] as const;
    assert.deepEqual([alone, half], [10, 5]);
    assert.ok(after > before);
  });
  it('lets allies pass, and not stay (R:2063-2064)', () => {
    const way = { leon: 'leon: infantry', duero: 'castile: infantry', toledo: 'castile: 8 infantry' };
    const into = (bound: boolean) =>
      play(open('leon', 'movement', way, { turn: 16, ...OPTION, ...(bound ? { overlords } : {}) }), [
        step('leon', 'duero', { infantry: 1 }),
      ]).state;
    const on = step('duero', 'salamanca', { 'infantry/steps=1/from=leon': 1 });
    assert.ok(offered(into(true), on));
    assert.ok(!offered(into(false), on));
    assert.equal(hispania.decision(play(into(false), [end()]).state)?.kind, 'battles');
    assert.equal(standing(play(into(true), [end()]).state, 'duero', 'leon'), 0);
  });
  it('makes no allies of subjects of one overlord: they stop and fight (R:2065-2069)', () => {
    const both = { leon: 'castile', navarre: 'castile' } as const;
    const way = { leon: 'leon: 2 infantry', duero: 'navarre: infantry', toledo: 'castile: 8 infantry' };
    const start = open('leon', 'movement', way, { turn: 16, ...OPTION, overlords: both });
    const { state } = play(start, [step('leon', 'duero', { infantry: 1 })]);
    assert.ok(!offered(state, step('duero', 'salamanca', { 'infantry/steps=1/from=leon': 1 })));
    assert.ok(offered(play(state, [end()]).state, battle('duero')));
  });
});
