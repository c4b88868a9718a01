import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { campaign } from '../../../src/books/hispania/bots/campaign.ts';
import { Computer } from '../../../src/books/hispania/bots/computer.ts';
import { evaluate } from '../../../src/books/hispania/bots/evaluate.ts';
import { Ground } from '../../../src/books/hispania/bots/ground.ts';
import { afterMarches, afterOthers } from '../../../src/books/hispania/bots/lookahead.ts';
import { NOBODY, plus } from '../../../src/books/hispania/bots/might.ts';
import { Outlook } from '../../../src/books/hispania/bots/outlook.ts';
import { CAPTAIN, STRATEGIST } from '../../../src/books/hispania/bots/personality.ts';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { open, standing } from '../engine/set-up.ts';
import { askedOf, outOf } from './questions.ts';

const start = open(
  'castile',
  'movement',
  {
    segovia: 'castile: 2 infantry, 3 knight',
    toledo: 'seville: infantry',
    cordoba: 'seville: 2 infantry',
    badajoz: 'badajoz: 3 infantry',
  },
  { turn: 16, lastTurn: 19 },
);

describe('what a Strategist foresees', () => {
  it('is a campaign fought as it is likeliest to end, without dice, and leaves the position as it was', () => {
    const before = hash(start);
    const decision = hispania.decision(start);
    assert.ok(decision);
    const marches = campaign(new Outlook(start, 'castile', CAPTAIN), 'castile', decision);
    assert.ok(marches.some(({ to }) => to === 'toledo'));
    const after = afterMarches(start, 'castile', marches);
    assert.equal(hash(start), before);
    assert.ok(standing(after, 'toledo', 'castile') > 0);
    assert.equal(standing(after, 'toledo', 'seville'), 0);
    assert.deepEqual(after.dice, start.dice);
    assert.equal(hash(afterMarches(start, 'castile', marches)), hash(after), 'and it is always the same');
  });

  it('lets the next nations move in their order, and nobody beyond a scoring', () => {
    const one = afterOthers(start, 1, CAPTAIN);
    assert.ok(one.active !== null && NATIONS.indexOf(one.active) > NATIONS.indexOf('castile'));
    const scoring = afterOthers({ ...start, turn: 19 }, 40, CAPTAIN);
    assert.equal(scoring.stage, 'end');
    assert.equal(scoring.turn, 19);
    const longer = afterOthers(start, 6, CAPTAIN);
    assert.ok(longer.turn > start.turn, 'after the last nation the next turn begins');
  });
});

describe('a Strategist', () => {
  it('finds plans that are better than the Captain’s, and says so', () => {
    const moves = outOf('C-standard', 30, 'move').slice(0, 24);
    const whys = moves.map((question) => {
      const seat = askedOf(question);
      return new Computer('strategist', seat, 1).answer(question.state, question.number).why;
    });
    const foreseen = whys.flatMap((why) => (why.kind === 'foreseen' ? [why] : []));
    assert.ok(foreseen.length > 0, whys.map(({ kind }) => kind).join());
    for (const { plans, gain } of foreseen) assert.ok(plans > 1 && gain > 0);
  });

  it('sees the way to Italy a movement before a Captain does', () => {
    const landing = (phase: 'movement' | 'second-movement') =>
      open('carthage', phase, { valencia: 'carthage: 2 infantry' }, { turn: 1 });
    const worth = (phase: 'movement' | 'second-movement', personality: typeof CAPTAIN): number => {
      const state = landing(phase);
      const decision = hispania.decision(state);
      assert.ok(decision);
      // Three provinces from Narbonne: too far to leave on turn 2, but not with the second movement of the invasion between.
      return new Ground(new Outlook(state, 'carthage', personality), 'carthage', decision).value(
        'castellon',
        plus(NOBODY, 'infantry', 3),
      );
    };
    assert.ok(worth('movement', STRATEGIST) > worth('movement', CAPTAIN) + 3);
    assert.equal(worth('second-movement', STRATEGIST), worth('second-movement', CAPTAIN));
  });

  it('looks at fewer plans with less effort, down to the Captain’s own', () => {
    const [move] = outOf('C-standard', 90, 'move').slice(1);
    assert.ok(move);
    const seat = askedOf(move);
    const lazy = new Computer('strategist', seat, 1, 0).answer(move.state, move.number);
    assert.deepEqual(lazy.action, new Computer('captain', seat, 1).answer(move.state, move.number).action);
  });
});

describe('what a position comes to', () => {
  it('is more with points, units and provinces of one’s own, and less with those of others', () => {
    const worth = (places: Parameters<typeof open>[2], points = 0): number => {
      const state = open('castile', 'movement', places, { turn: 18, lastTurn: 19 });
      const { castile } = state.nations;
      const richer = castile ? { ...state, nations: { ...state.nations, castile: { ...castile, points } } } : state;
      return evaluate(new Outlook(richer, 'castile', CAPTAIN));
    };
    const usual = worth({ segovia: 'castile: 2 infantry', cordoba: 'seville: 2 infantry' });
    assert.ok(
      Math.abs(worth({ segovia: 'castile: 2 infantry', cordoba: 'seville: 2 infantry' }, 10) - usual - 10) < 1e-9,
    );
    assert.ok(worth({ segovia: 'castile: 3 infantry', cordoba: 'seville: 2 infantry' }) > usual);
    assert.ok(
      worth({ segovia: 'castile: infantry', toledo: 'castile: infantry', cordoba: 'seville: 2 infantry' }) > usual,
    );
    assert.ok(
      worth({ segovia: 'castile: 2 infantry', cordoba: 'seville: 2 infantry', seville: 'seville: 2 infantry' }) < usual,
    );
  });
});
