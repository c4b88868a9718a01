import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Passages } from '../../../src/books/hispania/check/passages.ts';
import { pass, playToken } from '../../../src/books/hispania/engine/actions.ts';
import { type LeaderId, type NationId, type PlaceId, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { enemyUnits } from '../../../src/books/hispania/engine/rules/relations.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Choice } from '../../../src/kernel/contract.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { type Roller, randomInt, roller } from '../../../src/kernel/dice.ts';
import { hands } from './hands.ts';
import { open, type Places, read } from './set-up.ts';

const SEED = 53;
const GAMES = 90;

/** An army that passes, whom it meets, and when. */
interface Passers {
  readonly nation: NationId;
  readonly turn: number;
  readonly phase: 'movement' | 'second-movement' | 'ardour-movement';
  readonly army: string;
  /** Others of the nation next door, whom it may meet. */
  readonly friends?: string;
  readonly enemy: NationId;
  /** It moves with ardour: beside its leader, or by itself. */
  readonly pile?: { readonly leader?: LeaderId };
  /** It moves in a minor invasion by a token; the nation before it plays it. */
  readonly token?: true;
}

const ALL: { readonly [name: string]: Passers } = {
  'a leader': {
    nation: 'castile',
    turn: 17,
    phase: 'movement',
    army: '10 infantry, 2 knight, alfonso-vi',
    enemy: 'seville',
  },
  'Ramiro’s ardour': {
    nation: 'aragon',
    turn: 16,
    phase: 'ardour-movement',
    army: '9 infantry, ramiro',
    pile: { leader: 'ramiro' },
    enemy: 'zaragoza',
  },
  'Al-Mansur’s ardour and Berbers': {
    nation: 'umayyads',
    turn: 14,
    phase: 'ardour-movement',
    army: '6 cavalry, 3 berber, al-mansur',
    pile: { leader: 'al-mansur' },
    friends: '2 cavalry',
    enemy: 'castile',
  },
  'Al-Mansur’s Berbers': {
    nation: 'umayyads',
    turn: 14,
    phase: 'movement',
    army: '6 cavalry, 3 berber, al-mansur',
    friends: '2 cavalry',
    enemy: 'castile',
  },
  'the ardour of a province': {
    nation: 'crusade',
    turn: 20,
    phase: 'ardour-movement',
    army: '3 knight, 4 infantry',
    pile: {},
    friends: 'infantry',
    enemy: 'almoravids',
  },
  'a minor invasion': {
    nation: 'castile',
    turn: 16,
    phase: 'movement',
    army: '10 infantry',
    enemy: 'seville',
    token: true,
  },
  'a minor invasion with a leader': {
    nation: 'castile',
    turn: 17,
    phase: 'movement',
    army: '9 infantry, alfonso-vi',
    enemy: 'seville',
    token: true,
  },
  'two leaders': {
    nation: 'visigoths',
    turn: 10,
    phase: 'movement',
    army: '9 infantry, alaric-ii, euric',
    enemy: 'suebi',
  },
  'an invasion': {
    nation: 'alans',
    turn: 6,
    phase: 'second-movement',
    army: '9 infantry, ataces',
    enemy: 'hispano-romans',
  },
};

/** The army somewhere, more of it next door, and enemies around. */
function begin(
  { nation, turn, phase, army, friends = '3 infantry', enemy, pile, token }: Passers,
  dice: Roller,
): State {
  const any = open(nation, 'movement', { porto: `${nation}: infantry` }, { turn });
  const { neighbours } = read(any).tables;
  const from = PROVINCES[randomInt(dice, 0, PROVINCES.length - 1)] as PlaceId;
  const places: Record<string, string> = { [from]: `${nation}: ${army}` };
  let left = 9;
  let more = true;
  for (const near of neighbours[from].filter((place) => PROVINCES.some((one) => one === place))) {
    const n = randomInt(dice, 0, 4);
    const met = Math.min(n, left, 3);
    if (n === 4 && more) places[near] = `${nation}: ${friends}`;
    else if (met > 0) places[near] = `${enemy}: ${met} infantry`;
    if (n === 4 && more) more = false;
    else left -= met;
  }
  if (!token)
    return open(nation, phase, places as Places, { turn, ...(pile && { tally: { pile: { place: from, ...pile } } }) });
  const lone = PROVINCES.find((place) => !places[place] && !neighbours[from].includes(place)) as PlaceId;
  const all = { ...places, [lone]: 'leon: infantry' } as Places;
  const start = open('leon', 'sequence-end', all, { turn, ...hands({ castile: ['minor-invasion'] }) });
  let state = must(start, playToken('castile', 'minor-invasion', { place: from }));
  for (let asked = hispania.decision(state); asked?.kind !== 'move'; asked = hispania.decision(state)) {
    state = must(
      state,
      asked?.choices.some(({ kind }) => kind === 'pass')
        ? pass(asked.by[0] ?? '')
        : { kind: 'end', fixed: {}, values: {} },
    );
  }
  return state;
}

function must(state: State, action: Parameters<typeof hispania.apply>[1]): State {
  const applied = hispania.apply(state, action);
  assert.ok(applied.state, JSON.stringify([action, applied.refusal]));
  return applied.state;
}

/** Random steps, most of them with many units, until no unit can go on or the phase changes. Returns the number of passages. */
function roam(start: State, dice: Roller): number {
  let state = start;
  const passages = new Passages(start);
  for (let n = 0; n < 40; n++) {
    const asked = hispania.decision(state);
    const all = asked?.choices.filter(({ kind }) => kind === 'step' || kind === 'pin' || kind === 'pile') ?? [];
    if (!asked || state.active !== start.active || state.phase !== start.phase || all.length === 0) break;
    const passes = all.filter(
      ({ fixed }) => enemyUnits(read(state), fixed['from'] as PlaceId, start.active as NationId) > 0,
    );
    const some = passes.length > 0 && randomInt(dice, 0, 3) > 0 ? passes : all;
    const choice = some[randomInt(dice, 0, some.length - 1)] as Choice;
    const applied = hispania.apply(state, pick(randomInt(dice, 0, 3) > 0 ? crowded(choice) : choice, dice));
    assert.ok(applied.state, JSON.stringify(applied.refusal));
    state = applied.state;
    passages.check(state, applied.facts);
  }
  return passages.made;
}

/** The same choice with as many units as may go. */
function crowded(choice: Choice): Choice {
  const { units } = choice.ranges;
  return units?.is === 'counts'
    ? { ...choice, ranges: { ...choice.ranges, units: { ...units, min: units.max } } }
    : choice;
}

describe(`5.3 what a passage leaves may stay (seed ${SEED})`, () => {
  for (const [name, passers] of Object.entries(ALL)) {
    it(`${name}: after every step the quota finds room`, () => {
      let made = 0;
      for (let i = 0; i < GAMES; i++) {
        const dice = roller(SEED + i);
        made += roam(begin(passers, dice), dice);
      }
      assert.ok(made >= 8, `only ${made} passages`);
    });
  }
});
