import { must } from '../../../kernel/check/breach.ts';
import type { Check, Says, Watch } from '../../../kernel/check/check.ts';
import type { Roller } from '../../../kernel/dice.ts';
import { same } from '../../../kernel/hash.ts';
import type { Lang } from '../../../words/lang.ts';
import { ACTION_KINDS } from '../engine/actions.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { hispania } from '../engine/game.ts';
import type { Options } from '../engine/setup.ts';
import type { State } from '../engine/state.ts';
import { factWordsOf } from '../words/facts.ts';
import { choice, fact, prompt, refusal, text, twin, wordsOf } from '../words/index.ts';
import { drawnFor, TABLES } from './draw.ts';
import { checkLimits, checkPurchases, checkState } from './invariants.ts';
import { after, ledgerOf } from './ledger.ts';
import { Passages } from './passages.ts';
import { POSITIONS } from './positions.ts';
import { atTurnsEnd } from './turn-ends.ts';

/** The description of Hispania for the suite. */

/** Every scenario in every version, by name: `A-standard`. */
const FORMS = new Map(TABLES.map((table) => [`${table.scenario}-${table.mode}`, table]));

export const CHECK: Check<State, HispaniaFact, Options> = {
  game: hispania,
  forms: [...FORMS.keys()],
  options: (form: string, dice: Roller) => drawnFor(FORMS.get(form) ?? { scenario: 'A', mode: 'standard' }, dice),
  // Without a data set it is played on the first one.
  lasting: ({ set: _, ...options }) => options,
  positions: POSITIONS,
  turn: ({ turn }) => turn,
  longest: 60_000,
  kinds: ACTION_KINDS,
  names: ['toledo', 'galicia', 'ibiza', 'africa', 'sea', 'nowhere', '__proto__'],
  watch,
  // Words without a French version are in English.
  says: [await said('en'), await said('fr')],
};

/**
 * Each state is sound, the facts account for all changes of units, points and gold, and limits hold after their checks.
 */
function watch(start: State): Watch<State, HispaniaFact> {
  const passages = new Passages(start);
  // Castles received at the end of its turn, one answer after the other, may exceed limits.
  let given: readonly HispaniaFact[] = [];
  return (state, action, next, facts) => {
    must(same(ledgerOf(next), after(ledgerOf(state), facts)), 'the facts do not account for all');
    checkState(next);
    checkPurchases(next, facts);
    passages.check(next, facts);
    given = [...given, ...facts.filter(({ kind }) => kind === 'raised')];
    if (next.active === state.active) return;
    const left = atTurnsEnd(state, action);
    if (state.active !== null && left) checkLimits(left, state.active, given);
    given = [];
  };
}

async function said(lang: Lang): Promise<Says<HispaniaFact>> {
  const words = await wordsOf(lang);
  const facts = await factWordsOf(lang);
  // A code without words gives a general sentence.
  const known = (table: object, code: string, say: () => string) => (Object.hasOwn(table, code) ? say() : '');
  return {
    lang,
    refusal: (of) => known(words.refusals, of.code, () => text(words, refusal(words, of))),
    decision: (of) =>
      Object.values(prompt(words, of))
        .map((part) => text(words, part))
        .join(' '),
    answer: (of) => text(words, choice(words, of).label),
    fact: (of) => known(facts, of.kind, () => text(words, fact(facts, of))),
    line: (of) => text(words, twin(words, of)),
  };
}
