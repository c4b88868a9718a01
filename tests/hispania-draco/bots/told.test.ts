import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Advice } from '../../../src/books/hispania-draco/bots/advice.ts';
import { Computer } from '../../../src/books/hispania-draco/bots/computer.ts';
import type { Why } from '../../../src/books/hispania-draco/bots/thought.ts';
import { answerTo } from '../../../src/books/hispania-draco/ui/adviser/answering.ts';
import { BOTS as EN } from '../../../src/books/hispania-draco/words/en/bots.ts';
import { BOTS as FR } from '../../../src/books/hispania-draco/words/fr/bots.ts';
import { text, wordsOf } from '../../../src/books/hispania-draco/words/index.ts';
import { RED, turnOf, YELLOW } from '../play.ts';

const [en, fr] = [await wordsOf('en'), await wordsOf('fr')];
const told = (why: Why) => [text(en, EN.why(why)), text(fr, FR.why(why)).replaceAll('\u00a0', ' ')];

const PROMISE = { worth: 0.61, gain: 0.2 };
const FIGHT: Why = {
  kind: 'fights',
  by: 'attack',
  general: RED,
  at: 'osca',
  coins: 2,
  won: { ways: 5, of: 6 },
  lost: { ways: 1, of: 36 },
  ...PROMISE,
};

describe('the adviser', () => {
  it('says what an attack costs, wins, risks and gains', () => {
    const [english = '', french = ''] = told(FIGHT);
    for (const part of ['2 coins', '5 in 6', '1 in 36', '61 in 100', '20 more'])
      assert.ok(english.includes(part), english);
    for (const part of ['2 deniers', '5 chances sur 6', '1 chance sur 36', '61 chances sur 100', '20 de plus'])
      assert.ok(french.includes(part), french);
    const safe: Why = { ...FIGHT, won: { ways: 1, of: 1 }, lost: { ways: 0, of: 1 } };
    assert.match(told(safe)[0] ?? '', /certain to win.*cannot be beaten/);
    assert.match(told(safe)[1] ?? '', /victoire certaine.*Aucun risque/);
  });

  it('says what a general goes for, and no gain where there is none', () => {
    const goes = (then: Extract<Why, { kind: 'goes' }>['then'], gain: number): Why => ({
      ...{ kind: 'goes', general: YELLOW, to: 'ilerda', then },
      worth: 0.4,
      gain,
    });
    assert.match(told(goes({ does: 'siege', at: 'beseda' }, 0.1))[0] ?? '', /goes to Ilerda to besiege Beseda/);
    assert.match(told(goes({ does: 'siege', at: 'beseda' }, 0.1))[1] ?? '', /va à Ilerda pour assiéger Beseda/);
    const [english = '', french = ''] = told(goes({ does: 'stays' }, 0.001));
    assert.ok(!english.includes('more than') && !french.includes('de plus'), english);
  });

  it('answers for a legate, and meanwhile what a tribune says', () => {
    const state = turnOf(RED, {
      generals: { [RED]: 'corduba' },
      revolts: { regina: 1, castulo: 2, toletum: 1 },
      armies: [{ at: 'castulo', special: false }],
    });
    const quick: Advice[] = [];
    const asked = { level: 'legate', seat: 'first', seed: 5, state, number: 2 } as const;
    const answer = answerTo({ ...asked, advice: true }, (one) => quick.push(one));
    assert.deepEqual(answer.action, new Computer('legate', 'first', 5).answer(state, 2).action);
    const [meanwhile] = quick;
    assert.deepEqual(meanwhile?.action, new Computer('tribune', 'first', 5).answer(state, 2).action);
    assert.deepEqual(answerTo({ ...asked, level: 'tribune' }).action, meanwhile?.action);
  });
});
