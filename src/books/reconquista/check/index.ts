import { must } from '../../../kernel/check/breach.ts';
import type { Check } from '../../../kernel/check/check.ts';
import { type Roller, randomInt } from '../../../kernel/dice.ts';
import { same } from '../../../kernel/hash.ts';
import { choice, fact, prompt, refusal, twin, verdict } from '../../../words/codes.ts';
import { ACTIONS } from '../engine/actions.ts';
import { EVENTS, type EventId, LOCATIONS, REGIONS, SIDES } from '../engine/data/ids.ts';
import { OPTIONS, PLAGUE_PIECES, SWITCHES, UNIT_IDS } from '../engine/data/play-ids.ts';
import { STARTS } from '../engine/data/starts.ts';
import type { ReconquistaFact } from '../engine/facts.ts';
import { reconquista } from '../engine/game.ts';
import { hasWalls } from '../engine/rules/control.ts';
import { type Options, TABLE_SIZES } from '../engine/setup.ts';
import type { State, Units } from '../engine/state.ts';
import { WORDS } from '../words/en/index.ts';
import { text } from '../words/index.ts';

/** The suite's data about Reconquista: how random games begin, and its invariants. */

/** Each start with the basic events, and the tables and options each by itself and all together. */
const FORMS: { readonly [form: string]: (dice: Roller) => Options } = {
  ...Object.fromEntries(STARTS.map((_, i) => [`start-${i + 1}`, () => ({ start: i + 1 })])),
  'other-movement': (dice) => ({ start: anyStart(dice), options: ['other-movement'] }),
  caution: (dice) => ({ start: anyStart(dice), options: ['caution'] }),
  'caution-in-moves': (dice) => ({ start: anyStart(dice), options: ['caution-in-moves'] }),
  advanced: (dice) => ({ start: anyStart(dice), events: 'advanced' }),
  'random-tables': (dice) => ({ start: anyStart(dice), events: 'random' }),
  'own-table': (dice) => ({ start: anyStart(dice), events: anyTable(dice) }),
  anything: (dice) => ({
    start: anyStart(dice),
    events: (['basic', 'advanced', 'random'] as const)[randomInt(dice, 0, 2)] ?? 'basic',
    options: OPTIONS.filter(() => randomInt(dice, 0, 1) === 1),
    rulings: Object.fromEntries(SWITCHES.filter(() => randomInt(dice, 0, 1) === 1).map((one) => [one, 'b'])),
  }),
};

function anyStart(dice: Roller): number {
  return randomInt(dice, 1, STARTS.length);
}

function anyTable(dice: Roller): readonly EventId[] {
  const size = TABLE_SIZES[randomInt(dice, 0, TABLE_SIZES.length - 1)] ?? 6;
  return Array.from({ length: size }, () => EVENTS[randomInt(dice, 0, EVENTS.length - 1)] ?? 'famine');
}

export const CHECK: Check<State, ReconquistaFact, Options> = {
  game: reconquista,
  forms: Object.keys(FORMS),
  options: (form, dice) => FORMS[form]?.(dice) ?? {},
  turn: ({ turn }) => turn,
  // A force may walk on as long as it likes, so that nothing but chance ends a phase of random moves.
  longest: 20_000,
  kinds: ACTIONS,
  names: [...LOCATIONS, ...REGIONS, ...SIDES, ...UNIT_IDS, ...PLAGUE_PIECES, 'nowhere', '__proto__'],
  watch: () => (before, _, after, facts) => {
    must(same(accounted(unitsOf(before), facts), unitsOf(after)), 'the facts do not account for all units');
    must(after.points >= 0, 'more points are spent than there were');
    for (const at of LOCATIONS) {
      const { held, siege, ...place } = after.places[at];
      must(!siege || (hasWalls(place) && siege.side !== held?.side), `${at} holds two sides in the open`);
      const isQuiet = after.phase === 'rebellion' || after.phase === 'over';
      must(!isQuiet || (!siege && held?.side !== 'neutral'), `${at} is not at peace after a turn`);
      must(!isQuiet || !place.fort || held !== undefined || place.city !== undefined, `a fort stands alone at ${at}`);
      must(!held?.units['el-cid'] || Object.keys(held.units).length > 1, `El Cid is alone at ${at}`);
    }
    const { revolt } = after;
    must(revolt === null || before.revolt !== null || before.phase === 'rebellion', 'a revolt out of its phase');
  },
  says: [
    {
      lang: 'en',
      refusal: (of) => text(WORDS, refusal(WORDS, of)),
      decision: (of) =>
        Object.values(prompt(WORDS, of))
          .map((part) => text(WORDS, part))
          .join(' '),
      answer: (of) => text(WORDS, choice(WORDS, of).label),
      fact: (of) => text(WORDS, fact(WORDS, of)),
      line: (of) => text(WORDS, twin(WORDS, of)),
      verdict: (of) => text(WORDS, verdict(WORDS, of)),
    },
  ],
};

/** Units by side and kind, those on the move and in retreat among them. */
type Ledger = { readonly [key: string]: number };

function unitsOf({ places, march, asked }: State): Ledger {
  const all: Record<string, number> = {};
  for (const at of LOCATIONS)
    for (const troops of [places[at].held, places[at].siege]) if (troops) count(all, troops.side, troops.units, 1);
  if (march) count(all, march.side, march.units, 1);
  if (asked?.is === 'retreat') count(all, 'christian', asked.units, 1);
  return all;
}

/** The ledger after facts: only what they place and remove. */
function accounted(before: Ledger, facts: readonly ReconquistaFact[]): Ledger {
  const all = { ...before };
  for (const of of facts)
    if (of.kind === 'placed' || of.kind === 'removed') count(all, of.side, of.units, of.kind === 'placed' ? 1 : -1);
  return all;
}

/** Entries of zero are left out. */
function count(all: Record<string, number>, side: string, units: Units, sign: 1 | -1): void {
  for (const unit of UNIT_IDS) {
    const key = `${side} ${unit}`;
    const sum = (all[key] ?? 0) + sign * (units[unit] ?? 0);
    if (sum === 0) delete all[key];
    else all[key] = sum;
  }
}
