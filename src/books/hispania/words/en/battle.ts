import type { CombatKind, UnitKind } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { Side, Target } from '../../engine/state/battle.ts';
import { hitsOf } from '../hits.ts';
import { count, kind, large, orMore, size, target, units, wounds } from './units.ts';

/** Dice, targets and rounds in words. */

/** What a round did, told to one side: `You destroy 2 infantry and lose 1 cavalry; your knight is hit once. `. */
export function outcome(facts: readonly HispaniaFact[], side: Side): string {
  const fallen = { attacker: {} as Tally, defender: {} as Tally };
  const hurt: string[] = [];
  for (const fact of facts) {
    if (fact.kind === 'destroyed') fallen[fact.side][fact.unit] = (fallen[fact.side][fact.unit] ?? 0) + fact.count;
    if (fact.kind === 'wounded') {
      hurt.push(`${fact.side === side ? 'your' : 'the enemy'} ${kind(fact.unit, 1)} is ${wounds(hitsOf(fact))}`);
    }
  }
  const theirs = fallen[side === 'attacker' ? 'defender' : 'attacker'];
  const losses = [
    ...(size(theirs) > 0 ? [`destroy ${units(theirs)}`] : []),
    ...(size(fallen[side]) > 0 ? [`lose ${units(fallen[side])}`] : []),
  ].join(' and ');
  const told = [...(losses ? [`you ${losses}`] : []), ...hurt].join('; ');
  return told ? `${large(told)}. ` : 'No unit is hit. ';
}
type Tally = { [kind in UnitKind]?: number };

/** Dice and their target: `2 infantry at knights`; a castle rolls several: `2 castle dice at infantry`. */
export function aim(die: CombatKind, at: Target, number: number): string {
  const shooter = die === 'castle' ? count(number, 'castle die', 'castle dice') : `${number} ${kind(die, number)}`;
  return `${shooter} at ${target(at)}`;
}

/** How a number to hit comes about: the `Need` of `rules/hits`. */
export interface NeedOf {
  readonly needs: number;
  readonly table: number;
  readonly plus: { readonly leader: number; readonly zeal: number; readonly tactics: number; readonly river: number };
}
const BONUS: Readonly<Record<keyof NeedOf['plus'], string>> = {
  leader: 'leader',
  zeal: 'zeal',
  tactics: 'tactics',
  river: 'river',
};

/** The number a die needs, and why: `5 or higher`; `7 in the table; +2 leader`. */
export const NEED = {
  needs: ({ needs }: NeedOf): string => orMore(needs),
  why: ({ table, plus }: NeedOf): string =>
    [
      `${table} in the table`,
      ...(Object.entries(plus) as [keyof NeedOf['plus'], number][])
        .filter(([, bonus]) => bonus > 0)
        .map(([name, bonus]) => `+${bonus} ${BONUS[name]}`),
    ].join('; '),
};
