import { must } from '../../../kernel/check/breach.ts';
import type { Check, Says } from '../../../kernel/check/check.ts';
import { same } from '../../../kernel/hash.ts';
import { choice, fact, prompt, refusal, twin, verdict } from '../../../words/codes.ts';
import type { Lang } from '../../../words/lang.ts';
import type { ActionKind } from '../engine/actions.ts';
import { type Form, OWNERS, PLACES, UNIT_KINDS } from '../engine/data/ids.ts';
import { SEATS } from '../engine/data/tables.ts';
import type { TinyFact } from '../engine/facts.ts';
import { tiny } from '../engine/game.ts';
import type { Options } from '../engine/setup.ts';
import type { State, Units } from '../engine/state.ts';
import { text, wordsOf } from '../words/index.ts';

/** The suite's data about the small game. */

/** Every form with every number of players. */
const FORMS: { readonly [name: string]: Options } = Object.fromEntries(
  Object.entries(SEATS).flatMap(([form, all]) =>
    all.map((seats): [string, Options] => [`${form}-${seats}`, { form: form as Form, seats }]),
  ),
);

const KINDS: readonly ActionKind[] = ['pledge', 'recruit', 'skip', 'move', 'stay'];

export const CHECK: Check<State, TinyFact, Options> = {
  game: tiny,
  forms: Object.keys(FORMS),
  options: (form) => FORMS[form] ?? { form: 'solitaire' },
  turn: ({ round }) => round,
  // Three pledges, and two answers of each player in each of four rounds.
  longest: 27,
  kinds: KINDS,
  names: [...PLACES, ...OWNERS, ...UNIT_KINDS, 'nowhere', '__proto__'],
  watch: () => (before, _, after, facts) => {
    must(
      same(accounted(ledgerOf(before), facts), ledgerOf(after)),
      'the facts do not account for all units and points',
    );
  },
  says: [await said('en'), await said('fr')],
};

async function said(lang: Lang): Promise<Says<TinyFact>> {
  const words = await wordsOf(lang);
  return {
    lang,
    refusal: (of) => text(words, refusal(words, of)),
    decision: (of) =>
      Object.values(prompt(words, of))
        .map((part) => text(words, part))
        .join(' '),
    answer: (of) => text(words, choice(words, of).label),
    fact: (of) => text(words, fact(words, of)),
    line: (of) => text(words, twin(words, of)),
    verdict: (of) => text(words, verdict(words, of)),
  };
}

/** Units by owner and kind, and points by seat. */
type Ledger = { readonly [key: string]: number };

function ledgerOf({ places, points }: State): Ledger {
  const all: Record<string, number> = {};
  for (const { owner, units } of Object.values(places)) add(all, owner, units, 1);
  for (const [seat, n] of Object.entries(points)) gain(all, `${seat} points`, n);
  return all;
}

/** The ledger after facts: only the gains and losses that they report. */
function accounted(before: Ledger, facts: readonly TinyFact[]): Ledger {
  const all = { ...before };
  for (const of of facts) {
    if (of.kind === 'recruited') add(all, of.seat, of.units, 1);
    else if (of.kind === 'landed') add(all, 'raiders', of.units, 1);
    else if (of.kind === 'destroyed' || (of.kind === 'retreated' && of.to === null)) add(all, of.owner, of.units, -1);
    else if (of.kind === 'scored' || of.kind === 'revealed') gain(all, `${of.seat} points`, of.points);
  }
  return all;
}

function add(all: Record<string, number>, owner: string, units: Units, sign: 1 | -1): void {
  for (const kind of UNIT_KINDS) gain(all, `${owner} ${kind}`, sign * (units[kind] ?? 0));
}

/** Entries of zero are left out. */
function gain(all: Record<string, number>, key: string, n: number): void {
  const sum = (all[key] ?? 0) + n;
  if (sum === 0) delete all[key];
  else all[key] = sum;
}
