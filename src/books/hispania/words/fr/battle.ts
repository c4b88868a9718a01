import type { CombatKind, UnitKind } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { Side, Target } from '../../engine/state/battle.ts';
import type { NeedOf } from '../en/battle.ts';
import { hitsOf } from '../hits.ts';
import { compte } from './grammar.ts';
import { grand, kind, orMore, size, target, units, wounds } from './units.ts';

/** Les dés, les cibles et les rounds. */

type Tally = { [kind in UnitKind]?: number };

/** Ce qu’a fait un round, dit à un camp : `Vous détruisez 2 Infanteries et perdez 1 Cavalerie. `. */
export function outcome(facts: readonly HispaniaFact[], side: Side): string {
  const fallen = { attacker: {} as Tally, defender: {} as Tally };
  const hurt: string[] = [];
  for (const fact of facts) {
    if (fact.kind === 'destroyed') fallen[fact.side][fact.unit] = (fallen[fact.side][fact.unit] ?? 0) + fact.count;
    if (fact.kind === 'wounded') {
      const whose = fact.side === side ? `votre ${kind(fact.unit, 1)}` : `le ${kind(fact.unit, 1)} ennemi`;
      hurt.push(`${whose} est ${wounds(hitsOf(fact))}`);
    }
  }
  const theirs = fallen[side === 'attacker' ? 'defender' : 'attacker'];
  const losses = [
    ...(size(theirs) > 0 ? [`détruisez ${units(theirs)}`] : []),
    ...(size(fallen[side]) > 0 ? [`perdez ${units(fallen[side])}`] : []),
  ].join(' et ');
  const told = [...(losses ? [`vous ${losses}`] : []), ...hurt].join('\u00a0; ');
  return told ? `${grand(told)}. ` : 'Aucune unité n’est touchée. ';
}

/** Des dés et leur cible : `2 Infanteries contre Chevalier` ; un Château-fort en lance plusieurs. */
export function aim(die: CombatKind, at: Target, number: number): string {
  return `${shooter(die, number)} contre ${target(at)}`;
}

/** Ce qui lance : `2 Infanteries`, `3 dés de Château-fort`. */
export function shooter(die: CombatKind, number: number): string {
  return die === 'castle' ? `${compte(number, 'dé')} de Château-fort` : `${number}\u00a0${kind(die, number)}`;
}

const BONUS: Readonly<Record<keyof NeedOf['plus'], string>> = {
  leader: 'du Chef',
  zeal: 'du Zèle religieux',
  tactics: 'de la Tactique',
  river: 'du fleuve',
};

/** Le nombre requis, et pourquoi : `5 ou plus` ; `7 dans la table ; +2 du Chef`. */
export const NEED = {
  needs: ({ needs }: NeedOf): string => orMore(needs),
  why: ({ table, plus }: NeedOf): string =>
    [
      `${table} dans la table`,
      ...(Object.entries(plus) as [keyof NeedOf['plus'], number][])
        .filter(([, bonus]) => bonus > 0)
        .map(([name, bonus]) => `+${bonus} ${BONUS[name]}`),
    ].join('\u00a0; '),
};
