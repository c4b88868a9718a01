import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { CHECK } from '../../../src/books/reconquista/check/index.ts';
import { ACTIONS } from '../../../src/books/reconquista/engine/actions.ts';
import type { ReconquistaFact } from '../../../src/books/reconquista/engine/facts.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import { FACTS } from '../../../src/books/reconquista/words/en/facts.ts';
import { PROMPTS } from '../../../src/books/reconquista/words/en/prompts.ts';
import { text, type Words, wordsOf } from '../../../src/books/reconquista/words/index.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { choice, fact, prompt, refusal, twin, verdict } from '../../../src/words/codes.ts';
import { LANGS, type Lang } from '../../../src/words/lang.ts';
import type { Rich } from '../../../src/words/rich.ts';
import { FRENCH_PATTERNS, frenchHits } from '../../words/french-patterns.ts';

const SEED = 1492;
/** Answers of each game; the suite of conformance plays games to their ends. */
const LONG = 400;

/** Traces of a value that no sentence may have: missing values, faulty spaces and stops. */
const FAULTY = /undefined|\[object|NaN|\bnull\b| {2}|^ | $| [.,]|[.,:;]{2}/;
/** In English also ids of the code, and faulty numbers. */
const ODD =
  /\b[a-z]+-[a-z]+(?<!Al-Andalus|Matari)\b|\bla mancha\b| [:;]|\b1 [a-z ]*(?:armies|garrisons|rebels|units|points|counters|cities)\b|\b(?:0|[2-9]) (?:army|garrison|rebel|unit|point|counter|city|victory point)\b|\b(?:do|are|have) 1 (?:army|garrison|rebel|unit)\b/;
/** Hyphens of English words. */
const ENGLISH = /\bset-up\b/g;
/** In French: 0 and 1 are singular, ids and English words are no French. */
const IMPAIR =
  /(?<!\d)[01]\u00a0(?:Armées|Garnisons|[Rr]ebelles|unités|points|pions|cités|Lieux)(?!\p{L})|(?<!\d)[2-9]\u00a0(?:Armée|Garnison|[Rr]ebelle|unité|point|pion|cité|Lieu)(?!\p{L})|\b(?:el-cid|la-mancha|al-andalus|the|of|and|army|armies|muslim|christian|you)\b/u;

/** Every sentence that was said in a language, with an example of its origin, and those of the log. */
interface Heard {
  readonly words: Words;
  readonly said: Map<string, string>;
  readonly log: Set<string>;
}
const heard = Object.fromEntries(
  await Promise.all(
    LANGS.map(async (lang) => [lang, { words: await wordsOf(lang), said: new Map(), log: new Set() } satisfies Heard]),
  ),
) as unknown as Readonly<Record<Lang, Heard>>;
const kinds = { decisions: new Set<string>(), answers: new Set<string>(), facts: new Set<string>() };

function say(of: unknown, speak: (words: Words) => readonly Rich[]): void {
  for (const { words, said } of Object.values(heard))
    for (const rich of speak(words)) said.set(text(words, rich), JSON.stringify(of));
}

function sayFact(of: ReconquistaFact): void {
  kinds.facts.add(of.kind);
  say(of, (words) => [fact(words, of)]);
  for (const { words, log } of Object.values(heard)) log.add(text(words, fact(words, of)));
}

/** Plays a game at random, where moves end soon, and says all that there is to say. */
function playOn(form: string, seed: number): void {
  const dice = roller(seed);
  let state = reconquista.setup(CHECK.options(form, dice), seed);
  for (let n = 0; n < LONG; n++) {
    const decision = reconquista.decision(state);
    for (const line of reconquista.describe(state, 'christian')) say(line, (words) => [twin(words, line)]);
    if (!decision) {
      const outcome = reconquista.outcome(state);
      assert.ok(outcome?.is === 'verdict');
      say(outcome, (words) => [verdict(words, outcome.verdict)]);
      return;
    }
    kinds.decisions.add(decision.kind);
    say(decision, (words) => Object.values(prompt(words, decision)));
    for (const one of decision.choices) say(one, (words) => Object.values(choice(words, one)));
    for (const one of reconquista.barred(state)) say(one, (words) => [refusal(words, one.refusal)]);
    const chosen = decision.choices[randomInt(dice, 0, decision.choices.length - 1)];
    const end = decision.choices.find(({ kind }) => kind === 'end');
    const answer = pick(end && randomInt(dice, 0, 3) === 0 ? end : (chosen ?? assert.fail('no answer')), dice);
    kinds.answers.add(answer.kind);
    say(answer, (words) => Object.values(choice(words, answer)));
    const done = reconquista.apply(state, answer);
    assert.ok(!done.refusal);
    for (const one of done.facts) sayFact(one);
    state = done.state;
  }
}

const spoken = process.env['SAID'] as Lang | undefined;
if (spoken) process.on('exit', () => console.log([...heard[spoken].said.keys()].sort().join('\n')));
describe(`the words of play (seed ${SEED})`, () => {
  before(() => {
    for (const [i, form] of CHECK.forms.entries()) playOn(form, SEED + i);
    for (let seed = 1; seed <= 12; seed++) playOn('anything', seed);
    // Too rare for random games.
    sayFact({ kind: 'refused', rule: '17.2', place: 'toledo', side: 'muslim' });
    sayFact({ kind: 'avoided', rule: '17.2', place: 'toledo' });
  });

  it('are whole sentences: no id, no missing value, no faulty space or number', () => {
    const isOdd = (sentence: string): boolean => FAULTY.test(sentence) || ODD.test(sentence.replace(ENGLISH, ''));
    assert.deepEqual(
      [...heard.en.said].filter(([sentence]) => isOdd(sentence)),
      [],
    );
  });

  it('are good French in French', () => {
    const isOdd = (sentence: string): boolean =>
      FAULTY.test(sentence) ||
      IMPAIR.test(sentence) ||
      FRENCH_PATTERNS.some((pattern) => frenchHits(pattern, '', sentence).length > 0);
    assert.deepEqual(
      [...heard.fr.said].filter(([sentence]) => isOdd(sentence)),
      [],
    );
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
    for (const { log } of Object.values(heard)) {
      assert.ok(log.size > 500, `${log.size} lines`);
      assert.deepEqual(
        [...log].filter((line) => !/^[\p{Lu}0-9].*[.)]$/u.test(line)),
        [],
      );
    }
  });
});
