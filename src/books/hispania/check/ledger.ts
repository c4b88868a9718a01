import type { Units } from '../engine/facts/units.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { isUnit } from '../engine/rules/units.ts';
import type { State } from '../engine/state.ts';

/** Units, half points and half gold of a state, by owner. Facts must account for each change. */
export type Ledger = { [key: string]: number };

/** The ledger of a state: `castile knight`, `castile points`, `castile gold`. */
export function ledgerOf(state: State): Ledger {
  const all: Ledger = {};
  const add = (key: string, n: number) => {
    if (n !== 0) all[key] = (all[key] ?? 0) + n;
  };
  for (const c of [...Object.values(state.places).flatMap((cohorts) => cohorts ?? []), ...(state.band ?? [])]) {
    if (isUnit(c)) add(`${c.owner} ${c.kind}`, c.count);
  }
  for (const [nation, kept] of Object.entries(state.nations)) {
    add(`${nation} points`, kept?.points ?? 0);
    add(`${nation} gold`, kept?.gold ?? 0);
  }
  return all;
}

/** A ledger changed by facts only. */
export function after(before: Ledger, facts: readonly HispaniaFact[]): Ledger {
  const all: Ledger = { ...before };
  const add = (key: string, n: number) => {
    const sum = (all[key] ?? 0) + n;
    if (sum === 0) delete all[key];
    else all[key] = sum;
  };
  const units = (owner: string, of: Units, sign: 1 | -1) => {
    for (const [kind, n] of Object.entries(of))
      if (kind !== 'leader' && kind !== 'ruin') add(`${owner} ${kind}`, sign * n);
  };
  for (const fact of facts) {
    switch (fact.kind) {
      case 'destroyed':
        add(`${fact.owner} ${fact.unit}`, -fact.count);
        break;
      case 'removed':
      case 'culled':
      case 'left':
        units(fact.nation, fact.units, -1);
        break;
      case 'nation-ended':
        units(fact.nation, fact.units, -1);
        delete all[`${fact.nation} gold`];
        break;
      case 'retreated':
        if (fact.leaves) units(fact.owner, fact.units, -1);
        break;
      case 'withdrew':
        if (fact.to === null) units(fact.owner, fact.units, -1);
        break;
      case 'rebuilt':
        add(`${fact.nation} ${fact.gave}`, -1);
        if (fact.taken === null) add(`${fact.nation} castle`, 1);
        break;
      case 'arrived':
        units(fact.nation, fact.units, 1);
        break;
      case 'disbanded':
        add(`${fact.nation} ${fact.unit}`, -1);
        break;
      case 'transformed':
        units(fact.from, fact.units, -1);
        units(fact.into, fact.as, 1);
        break;
      case 'raised':
        add(`${fact.nation} ${fact.unit}`, 1);
        break;
      case 'scored':
      case 'points':
        add(`${fact.nation} points`, fact.points);
        break;
      case 'income':
        add(`${fact.nation} gold`, fact.gold);
        break;
      case 'renounced':
        if (fact.collected) add(`${fact.nation} gold`, -fact.gold);
        break;
      case 'gold-lost':
        add(`${fact.nation} gold`, -fact.gold);
        break;
      case 'bought':
        add(`${fact.nation} gold`, -fact.cost);
        break;
      case 'paid':
        add(`${fact.hirer} gold`, -fact.gold);
        break;
    }
  }
  return all;
}
