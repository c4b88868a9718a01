import type { NationId, ProvinceId, RuleId, SwitchId } from '../../engine/data/ids.ts';
import { PUBLISHED, tables } from '../../engine/data/sets.ts';
import type { Terrain } from '../../engine/data/types.ts';
import { hispanoRomans } from '../../engine/nations/hispano-romans.ts';
import { rome } from '../../engine/nations/rome.ts';
import { Garrisons } from '../../engine/rules/garrisons.ts';
import { type Need, need } from '../../engine/rules/hits.ts';
import type { HookTable } from '../../engine/rules/hooks.ts';
import type { Battle, Target } from '../../engine/state/battle.ts';
import type { Cohort } from '../../engine/state/cohort.ts';
import type { State } from '../../engine/state.ts';
import { isFort, kindOfUnit, nationOfFort, type Question, READINGS, type Unit } from './question.ts';

/**
 * The number that a die needs, by the engine's own `need`: a question becomes a battle of two units for the engine. No number is stored
 * here.
 */

/** One line of the computation: the initial number, or a number that is subtracted. */
export interface Reason {
  readonly why: 'table' | 'berber' | 'on-berber' | 'leader' | 'zeal' | 'tactics' | 'river' | 'no-bonus' | 'one-misses';
  readonly rule: RuleId;
  readonly value: number;
}

export interface Answer {
  readonly needs: number;
  /** The number of hits out of ten results. */
  readonly chances: number;
  readonly reasons: readonly Reason[];
  /** The number needed under the other reading of a ruling, if it differs. */
  readonly other: { readonly ruling: SwitchId; readonly needs: number } | null;
}

export function answer(question: Question): Answer {
  const found = ask(question, {});
  const other = READINGS.map((ruling) => ({ ruling, needs: ask(question, { [ruling]: 'b' }).needs })).find(
    ({ needs }) => needs !== found.needs,
  );
  return {
    needs: found.needs,
    chances: 11 - found.needs,
    reasons: reasonsFor(question, found),
    other: other ?? null,
  };
}

function reasonsFor({ side, die, target }: Question, { needs, table, plus }: Need): readonly Reason[] {
  const start: Reason =
    target === 'berber'
      ? { why: 'on-berber', rule: '11-umayyads-berbers', value: table }
      : die === 'berber'
        ? { why: 'berber', rule: '11-umayyads-berbers', value: table }
        : { why: 'table', rule: `6.7-${side}`, value: table };
  const bonuses: readonly Reason[] = [
    { why: 'leader', rule: '6.2b', value: plus.leader },
    { why: 'zeal', rule: '9.3', value: plus.zeal },
    { why: 'river', rule: '6.4', value: plus.river },
    { why: 'tactics', rule: '10.3-tactics', value: plus.tactics },
  ];
  const given = bonuses.filter(({ value }) => value > 0);
  const sum = given.reduce((total, { value }) => total + value, 0);
  if (sum > 0 && needs === table) return [start, { why: 'no-bonus', rule: start.rule, value: 0 }];
  const floor: readonly Reason[] = needs > table - sum ? [{ why: 'one-misses', rule: '6.2', value: needs }] : [];
  return [start, ...given, ...floor];
}

/** A province of each terrain; any one gives the same answer. */
const PLACE: Readonly<Record<Terrain, ProvinceId>> = { plain: 'segovia', mountain: 'avila' };

function ask(question: Question, rulings: State['rulings']): Need {
  const { side, die, target, leader, tactics, zeal, river } = question;
  const place = PLACE[question.terrain];
  const [attacking, defending] = side === 'attacker' ? [die, target] : [target, die];
  const attacker = ownerOf(attacking, 'castile');
  const defender = ownerOf(defending, 'umayyads');
  const commander = side === 'attacker' ? attacker : defender;
  const there: readonly Cohort[] = [
    { owner: attacker, kind: kindOfUnit(attacking), count: 1, ...(river ? { river } : {}) },
    { owner: defender, kind: kindOfUnit(defending), count: 1 },
    ...(leader ? [{ owner: commander, kind: 'leader' as const, count: 1 }] : []),
  ];
  const plus = tactics ? 2 : 0;
  const battle: Battle = {
    kind: 'battle',
    place,
    attacker,
    defender,
    by: { attacker, defender },
    scores: attacker,
    rivers: true,
    zeal,
    tactics: { attacker: side === 'attacker' ? plus : 0, defender: side === 'defender' ? plus : 0 },
    from: [],
    round: 1,
    step: 'attacker-aims',
    aims: {},
  };
  const state: State = {
    game: 'hispania',
    set: PUBLISHED,
    rulings,
    turn: 14,
    lastTurn: 14,
    stage: 'nations',
    step: 0,
    active: attacker,
    phase: 'combat',
    tally: {},
    frames: [battle],
    places: { [place]: there },
    nations: {},
    dice: { generator: [], rolled: 0, given: [] },
  };
  const kind = kindOfUnit(target);
  const aimedAt: Target = river ? `${kind}~river` : kind;
  return need(
    { state, garrisons: new Garrisons(state.places), tables: tables(PUBLISHED), hooks: FORTS },
    battle,
    side,
    kindOfUnit(die),
    aimedAt,
  );
}

/** The nations whose forts differ: the only effect of single nations in the look-up. */
const FORTS: HookTable = { rome, 'hispano-romans': hispanoRomans };

/** The owner of a unit matters for forts only. */
const ownerOf = (unit: Unit, otherwise: NationId): NationId => (isFort(unit) ? nationOfFort(unit) : otherwise);
