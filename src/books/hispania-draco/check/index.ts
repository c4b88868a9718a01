import { must } from '../../../kernel/check/breach.ts';
import type { Check, Says } from '../../../kernel/check/check.ts';
import { type Roller, randomInt } from '../../../kernel/dice.ts';
import { same } from '../../../kernel/hash.ts';
import { choice, fact, prompt, refusal, twin, verdict } from '../../../words/codes.ts';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { ACTIONS } from '../engine/actions.ts';
import { provinceOf } from '../engine/data/geography.ts';
import {
  COMMANDERS,
  DISCS,
  GENERALS,
  PROVINCES,
  SCENARIOS,
  type ScenarioId,
  SPACES,
  TOWNS,
  VARIANTS,
  type VariantId,
} from '../engine/data/ids.ts';
import { LEVELS, type Level, MEDIUM, PARAMETERS, PIECES } from '../engine/data/level.ts';
import type { DracoFact } from '../engine/facts.ts';
import { draco } from '../engine/game.ts';
import { scenarioOf } from '../engine/rules/board.ts';
import { armiesLeft, garrisonsLeft, revoltsLeft } from '../engine/rules/reserve.ts';
import { isWon } from '../engine/rules/victory.ts';
import type { Options } from '../engine/setup.ts';
import type { State } from '../engine/state.ts';
import { text, wordsOf } from '../words/index.ts';

/** The suite's data about Hispania by Draco Ideas: how random games begin, its invariants, its words. */

/** Any level that a scenario and its variants allow. */
function anyLevel(dice: Roller, scenario: ScenarioId | null, variants: readonly VariantId[]): Level {
  const { level } = scenarioOf({ scenario });
  const drawn = PARAMETERS.map((one) => {
    const allowed = level[one] ?? LEVELS[one];
    return [one, allowed[randomInt(dice, 0, allowed.length - 1)] ?? MEDIUM[one]] as const;
  });
  const all = Object.fromEntries(drawn) as unknown as Level;
  return variants.includes('hispano') ? { ...all, coins: MEDIUM.coins } : all;
}

function anyOf(
  dice: Roller,
  variants: readonly VariantId[],
  scenario: ScenarioId | null = null,
  players?: 1 | 2 | 3,
): Options {
  const isTerror = variants.includes('terror') || scenarioOf({ scenario }).variants.includes('terror');
  return {
    players: players ?? (randomInt(dice, 1, 3) as 1 | 2 | 3),
    level: anyLevel(dice, scenario, variants),
    variants,
    murder: isTerror && randomInt(dice, 0, 1) === 1,
    scenario,
  };
}

function anyVariants(dice: Roller, scenario: ScenarioId | null): readonly VariantId[] {
  const { forbidden } = scenarioOf({ scenario });
  return VARIANTS.filter((one) => randomInt(dice, 0, 1) === 1 && !forbidden.includes(one));
}

/** The basic game by players, each variant and each scenario by itself, and all together. */
const FORMS: { readonly [form: string]: (dice: Roller) => Options } = {
  basic: () => ({}),
  'two-players': (dice) => anyOf(dice, [], null, 2),
  'three-players': (dice) => anyOf(dice, [], null, 3),
  ...Object.fromEntries(VARIANTS.map((one) => [one, (dice: Roller) => anyOf(dice, [one])])),
  ...Object.fromEntries(SCENARIOS.map((one) => [one, (dice: Roller) => anyOf(dice, [], one)])),
  'all-variants': (dice) => anyOf(dice, VARIANTS),
  anything: (dice) => {
    const scenario = ([null, ...SCENARIOS] as const)[randomInt(dice, 0, SCENARIOS.length)] ?? null;
    return anyOf(dice, anyVariants(dice, scenario), scenario);
  },
};

export const CHECK: Check<State, DracoFact, Options> = {
  game: draco,
  forms: Object.keys(FORMS),
  options: (form, dice) => FORMS[form]?.(dice) ?? {},
  turn: ({ round, turn }) => 3 * round + COMMANDERS.indexOf(turn),
  longest: 1500,
  kinds: ACTIONS,
  names: [...SPACES, ...GENERALS, ...DISCS, ...PROVINCES, 'roman', 'hispanic', 'nowhere', '__proto__'],
  watch: () => (before, _, after, facts) => {
    must(same(accounted(piecesOf(before), facts), piecesOf(after)), 'the facts do not account for all pieces');
    must(revoltsLeft(after) >= 0, 'more revolts are placed than there are');
    const { normal } = armiesLeft(after);
    must(normal >= 0 && after.armies.length <= PIECES.armies, 'more armies are placed than there are');
    must(
      COMMANDERS.every((one) => garrisonsLeft(after, one) >= 0),
      'more garrisons are placed than there are',
    );
    must(after.coins >= 0 && after.hispano >= 0, 'more coins are spent than there were');
    const homes = after.armies.map(({ at }) => provinceOf(at));
    must(new Set(homes).size === homes.length, 'two armies are in a province');
    for (const { at } of after.armies) must((after.revolts[at] ?? 0) > 0, `the army at ${at} is on no revolt`);
    for (const at of TOWNS)
      must(after.garrisons[at] === undefined || after.revolts[at] === undefined, `${at} is on two sides`);
    must((after.ended === 'victory') === isWon(after), 'the Romans have won, and go on, or have not');
    const begun = after.phase === 'roman' || after.phase === 'return';
    must(!begun || after.hispanic === null, 'a Hispanic phase goes on in a Roman one');
  },
  says: await Promise.all(LANGS.map(said)),
};

async function said(lang: Lang): Promise<Says<DracoFact>> {
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

/** Pieces by kind: of generals, garrisons, armies and revolts on the board, with the time track. */
type Ledger = { readonly [key: string]: number };

function piecesOf({ revolts, time, armies, garrisons, generals }: State): Ledger {
  const all: Record<string, number> = {};
  for (const [at, n] of Object.entries(revolts)) count(all, `revolt ${at}`, n);
  count(all, 'time', time);
  for (const { at, special } of armies) count(all, `${special ? 'special ' : ''}army ${at}`, 1);
  for (const [at, discs] of Object.entries(garrisons)) for (const disc of discs) count(all, `${disc} ${at}`, 1);
  for (const one of GENERALS) if (generals[one] !== null) count(all, `${one} ${generals[one]}`, 1);
  return all;
}

/** The ledger after facts. */
function accounted(before: Ledger, facts: readonly DracoFact[]): Ledger {
  const all = { ...before };
  for (const of of facts) {
    switch (of.kind) {
      case 'revolt':
        count(all, `revolt ${of.place}`, of.count);
        break;
      case 'removed':
        count(all, `revolt ${of.place}`, -of.count);
        break;
      case 'time':
        count(all, 'time', 1);
        break;
      case 'army':
      case 'dispersed':
        count(all, `${of.special ? 'special ' : ''}army ${of.place}`, of.kind === 'army' ? 1 : -1);
        break;
      case 'marched':
        count(all, `${of.special ? 'special ' : ''}army ${of.from}`, -1);
        count(all, `${of.special ? 'special ' : ''}army ${of.to}`, 1);
        break;
      case 'replaced':
        count(all, `special army ${of.place}`, -1);
        count(all, `army ${of.place}`, 1);
        break;
      case 'garrisoned':
        count(all, `${of.disc} ${of.place}`, 1);
        break;
      case 'withdrawn':
      case 'lost':
        count(all, `${of.disc} ${of.place}`, -1);
        break;
      case 'put':
      case 'beaten':
        count(all, `${of.general} ${of.place}`, of.kind === 'put' ? 1 : -1);
        break;
      case 'moved':
        count(all, `${of.general} ${of.from}`, -1);
        count(all, `${of.general} ${of.to}`, 1);
        break;
      case 'sailed':
        if (of.general === null) break;
        count(all, `${of.general} ${of.from}`, -1);
        count(all, `${of.general} ${of.to}`, 1);
        break;
      default:
    }
  }
  return all;
}

/** Entries of zero are left out. */
function count(all: Record<string, number>, key: string, n: number): void {
  const sum = (all[key] ?? 0) + n;
  if (sum === 0) delete all[key];
  else all[key] = sum;
}
