import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { CHECK } from '../../../src/books/reconquista/check/index.ts';
import { ACTIONS } from '../../../src/books/reconquista/engine/actions.ts';
import type { ReconquistaFact } from '../../../src/books/reconquista/engine/facts.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import { FACTS } from '../../../src/books/reconquista/words/en/facts.ts';
import { WORDS } from '../../../src/books/reconquista/words/en/index.ts';
import { PROMPTS } from '../../../src/books/reconquista/words/en/prompts.ts';
import { text } from '../../../src/books/reconquista/words/index.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { choice, fact, prompt, refusal, twin, verdict } from '../../../src/words/codes.ts';
import type { Rich } from '../../../src/words/rich.ts';

const SEED = 1492;
/** Answers of each game; the suite of conformance plays games to their ends. */
const LONG = 400;

/** Traces of a value that no sentence may have: ids of the code, missing values, faulty spaces and stops. */
const ODD =
  /undefined|\[object|NaN|\bnull\b|\b[a-z]+-[a-z]+(?<!Al-Andalus|Matari)\b|\bla mancha\b| {2}|^ | $| [.,:;]|[.,:;]{2}|\b1 [a-z ]*(?:armies|garrisons|rebels|units|points|counters|cities)\b|\b(?:0|[2-9]) (?:army|garrison|rebel|unit|point|counter|city|victory point)\b/;
/** Hyphens of English words. */
const ENGLISH = /\bset-up\b/g;

/** Every sentence that was said, with an example of its origin, and those of the log. */
const said = new Map<string, string>();
const log = new Set<string>();
const kinds = { decisions: new Set<string>(), answers: new Set<string>(), facts: new Set<string>() };

function say(rich: Rich, of: unknown): void {
  said.set(text(WORDS, rich), JSON.stringify(of));
}

function sayFact(of: ReconquistaFact): void {
  kinds.facts.add(of.kind);
  say(fact(WORDS, of), of);
  log.add(text(WORDS, fact(WORDS, of)));
}

/** Plays a game at random, where moves end soon, and says all that there is to say. */
function playOn(form: string, seed: number): void {
  const dice = roller(seed);
  let state = reconquista.setup(CHECK.options(form, dice), seed);
  for (let n = 0; n < LONG; n++) {
    const decision = reconquista.decision(state);
    for (const line of reconquista.describe(state, 'christian')) say(twin(WORDS, line), line);
    if (!decision) {
      const outcome = reconquista.outcome(state);
      assert.ok(outcome?.is === 'verdict');
      say(verdict(WORDS, outcome.verdict), outcome);
      return;
    }
    kinds.decisions.add(decision.kind);
    for (const part of Object.values(prompt(WORDS, decision))) say(part, decision);
    for (const one of decision.choices) for (const part of Object.values(choice(WORDS, one))) say(part, one);
    for (const one of reconquista.barred(state)) say(refusal(WORDS, one.refusal), one);
    const chosen = decision.choices[randomInt(dice, 0, decision.choices.length - 1)];
    const end = decision.choices.find(({ kind }) => kind === 'end');
    const answer = pick(end && randomInt(dice, 0, 3) === 0 ? end : (chosen ?? assert.fail('no answer')), dice);
    kinds.answers.add(answer.kind);
    for (const part of Object.values(choice(WORDS, answer))) say(part, answer);
    const done = reconquista.apply(state, answer);
    assert.ok(!done.refusal);
    for (const one of done.facts) sayFact(one);
    state = done.state;
  }
}

if (process.env['SAID']) process.on('exit', () => console.log([...said.keys()].sort().join('\n')));
describe(`the words of play (seed ${SEED})`, () => {
  before(() => {
    for (const [i, form] of CHECK.forms.entries()) playOn(form, SEED + i);
    for (let seed = 1; seed <= 12; seed++) playOn('anything', seed);
    // Too rare for random games.
    sayFact({ kind: 'refused', rule: '17.2', place: 'toledo', side: 'muslim' });
    sayFact({ kind: 'avoided', rule: '17.2', place: 'toledo' });
  });

  it('are whole sentences: no id, no missing value, no faulty space or number', () => {
    const odd = [...said].filter(([sentence]) => ODD.test(sentence.replace(ENGLISH, '')));
    assert.deepEqual(odd, []);
  });

  it('are said of every question, every answer and every fact', () => {
    assert.deepEqual([...kinds.decisions].sort(), Object.keys(PROMPTS).sort());
    assert.deepEqual(
      ACTIONS.filter((kind) => !kinds.answers.has(kind)),
      [],
    );
    assert.deepEqual(
      Object.keys(FACTS).filter((kind) => !kinds.facts.has(kind)),
      [],
    );
  });

  it('begin with a capital and end with a stop in the log', () => {
    assert.ok(log.size > 500, `${log.size} lines`);
    assert.deepEqual(
      [...log].filter((line) => !/^[A-Z0-9].*[.)]$/u.test(line)),
      [],
    );
  });
});
