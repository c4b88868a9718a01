import type { LeaderId, NationId } from '../../engine/data/ids.ts';
import { LAST_TURN, lifespan } from '../lifespan.ts';
import { VALUES } from '../values.ts';

/** `turn 5`, `turns 7 to 9`, `turns 3, 5 and 7`, as written in rules; `tour 5`, `tours 7 à 9`, `tours 3, 5 et 7`. */
const TOLD = /\bt(?:urn|our)s?\s(\d+(?:(?:,\s|\s(?:and|or|to|et|ou|à)\s|–)\d+)*)/gi;

/** The game turns that a text names, in order. A rule that names none is about all of them. */
export function turnsIn(text: string): readonly number[] {
  const turns = new Set<number>();
  for (const [, list = ''] of text.matchAll(TOLD)) {
    for (const part of list.split(/,\s|\s(?:and|or|et|ou)\s/)) {
      const [from = 0, to = from] = part.split(/\s(?:to|à)\s|–/).map(Number);
      for (const turn of range(from, to)) turns.add(turn);
    }
  }
  return [...turns].filter((turn) => turn >= 1 && turn <= LAST_TURN).sort((a, b) => a - b);
}

/** The turns in which a nation plays. */
export function turnsOfNation(id: NationId): readonly number[] {
  const { from, to } = lifespan(id);
  return range(from, to);
}

/** The turns in which a leader is on the map. A leader who leaves at the beginning of a turn is not there in that turn. */
export function turnsOfLeader(id: LeaderId): readonly number[] {
  const { arrives, leaves } = VALUES.leaders[id];
  return range(arrives, leaves.when === 'start' ? leaves.turn - 1 : leaves.turn);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
}
