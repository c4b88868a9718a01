import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answer } from '../../../src/books/hispania/ui/lookup/answer.ts';
import {
  changed,
  diceFor,
  FIRST_QUESTION,
  type Question,
  targetsFor,
} from '../../../src/books/hispania/ui/lookup/question.ts';

const needs = (question: Partial<Question>): number => answer(changed(FIRST_QUESTION, question)).needs;
const why = (question: Partial<Question>): string =>
  answer(changed(FIRST_QUESTION, question))
    .reasons.map((reason) => `${reason.why} ${reason.value} ${reason.rule}`)
    .join(', ');

describe('what a die needs', () => {
  it('agrees with the examples of the book', () => {
    assert.equal(needs({}), 7);
    assert.equal(needs({ leader: true }), 5);
    assert.equal(needs({ die: 'cavalry', target: 'knight' }), 5);
    assert.equal(needs({ die: 'cavalry', target: 'knight', terrain: 'mountain' }), 9);
    assert.equal(needs({ side: 'defender', die: 'cavalry', target: 'knight' }), 8);
    assert.equal(needs({ side: 'defender', target: 'knight', river: true }), 6);
    assert.equal(needs({ side: 'defender', die: 'castle', target: 'cavalry', leader: true }), 7);
  });
  it('never falls below 2, and says why', () => {
    assert.equal(needs({ die: 'cavalry', leader: true, zeal: true }), 2);
    assert.equal(
      why({ die: 'cavalry', leader: true, zeal: true }),
      'table 4 6.7-attacker, leader 2 6.2b, zeal 1 9.3, one-misses 2 6.2',
    );
  });
  it('takes forts for what their nation makes them', () => {
    assert.equal(needs({ target: 'fort-rome' }), 8);
    assert.equal(needs({ target: 'fort-hispano-romans' }), 7);
  });
  it('gives Berbers numbers of their own', () => {
    assert.equal(needs({ die: 'berber', target: 'castle', terrain: 'mountain', leader: true }), 5);
    assert.equal(
      why({ target: 'berber', leader: true }),
      'on-berber 9 11-umayyads-berbers, no-bonus 0 11-umayyads-berbers',
    );
    assert.deepEqual(answer(changed(FIRST_QUESTION, { target: 'berber', leader: true })).other, {
      ruling: 'berber-hits',
      needs: 7,
    });
  });
  it('tells what another reading would need', () => {
    const question = changed(FIRST_QUESTION, {
      side: 'defender',
      die: 'knight',
      target: 'cavalry',
      terrain: 'mountain',
    });
    assert.deepEqual(answer(question).other, { ruling: 'knight-vs-cavalry-mountain', needs: 5 });
    assert.equal(answer(FIRST_QUESTION).other, null);
  });
  it('answers every question that can be asked, and its reasons add up', () => {
    for (const side of ['attacker', 'defender'] as const)
      for (const die of diceFor(side))
        for (const target of targetsFor(side, die))
          for (const terrain of ['plain', 'mountain'] as const)
            for (const leader of [false, true])
              for (const tactics of [false, true])
                for (const own of [false, true]) {
                  const question: Question = {
                    side,
                    die,
                    target,
                    terrain,
                    leader,
                    tactics,
                    zeal: side === 'attacker' && own,
                    river: side === 'defender' && own,
                  };
                  assert.deepEqual(changed(question, {}), question);
                  const { needs: n, chances, reasons } = answer(question);
                  const last = reasons.at(-1);
                  const sum = reasons.reduce((left, { value }, i) => (i === 0 ? value : left - value), 0);
                  assert.equal(last?.why === 'one-misses' ? last.value : sum, n);
                  assert.ok(n >= 2 && n <= 9 && chances === 11 - n);
                }
  });
});

describe('a question', () => {
  it('drops what no longer goes with it', () => {
    const castle = changed(FIRST_QUESTION, { side: 'defender', die: 'castle', river: true });
    const back = changed(castle, { side: 'attacker' });
    assert.equal(back.die, 'infantry');
    assert.equal(back.river, false);
    assert.equal(changed(FIRST_QUESTION, { zeal: true, side: 'defender' }).zeal, false);
  });
});
