import { total } from '../../../../kernel/choices.ts';
import { roll } from '../../../../kernel/dice.ts';
import { type PlaceId, UNIT_KINDS } from '../data/ids.ts';
import { FOG, NEEDS } from '../data/tables.ts';
import type { Army, Units } from '../state.ts';
import { type Draft, minus, plus, put } from './draft.ts';

/**
 * Rule 5: one round, both sides at once, a die for each unit. Foot are destroyed first. The attacker takes a place if
 * no defender is left in it, and otherwise returns (5-retreat); without `from` it is removed.
 */
export function fight(draft: Draft, place: PlaceId, attacker: Army, defender: Army, from: PlaceId | null): void {
  const hits = { attacker: rollAll(draft, attacker), defender: rollAll(draft, defender) };
  const attackers = lose(draft, place, attacker, hits.defender);
  const defenders = lose(draft, place, defender, hits.attacker);
  if (total(defenders) === 0) {
    put(draft, place, { owner: attacker.owner, units: attackers });
    return;
  }
  put(draft, place, { owner: defender.owner, units: defenders });
  if (total(attackers) === 0) return;
  draft.facts.push({
    kind: 'retreated',
    rule: '5-retreat',
    owner: attacker.owner,
    from: place,
    to: from,
    units: attackers,
  });
  if (from === null) return;
  put(draft, from, { owner: attacker.owner, units: plus(draft.state.places[from]?.units ?? {}, attackers) });
}

/** Rolls the dice of an army, infantry first, and returns the number of hits. In fog each die needs more (8-fog). */
function rollAll(draft: Draft, { owner, units }: Army): number {
  let hits = 0;
  for (const unit of UNIT_KINDS) {
    const count = units[unit] ?? 0;
    if (count === 0) continue;
    const first = draft.state.dice.rolled + 1;
    const { dice, results } = roll(draft.state.dice, count, 6);
    draft.state = { ...draft.state, dice };
    const isFoggy = draft.state.card === 'fog';
    const needs = NEEDS[unit] + (isFoggy ? FOG : 0);
    draft.facts.push({ kind: 'rolled', rule: isFoggy ? '8-fog' : '5', owner, unit, results, needs, first });
    hits += results.filter((result) => result >= needs).length;
  }
  return hits;
}

/** The rest of an army. */
function lose(draft: Draft, place: PlaceId, { owner, units }: Army, hits: number): Units {
  const infantry = Math.min(hits, units.infantry ?? 0);
  const cavalry = Math.min(hits - infantry, units.cavalry ?? 0);
  const lost = plus({ infantry, cavalry }, {});
  if (infantry + cavalry > 0) draft.facts.push({ kind: 'destroyed', rule: '5', owner, place, units: lost });
  return minus(units, lost);
}
