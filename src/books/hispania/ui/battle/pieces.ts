import type { CombatKind, LeaderId, Owner } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { lives } from '../../engine/rules/hits.ts';
import type { Cohort } from '../../engine/state/cohort.ts';
import type { Counter } from '../board/types.ts';

/** One counter of a side on the stage. */
export interface Piece {
  readonly counter: Counter;
  readonly leader?: LeaderId;
  /** It stands, has fallen, or has left the place. */
  readonly fate: 'stands' | 'fell' | 'left';
}

type Kind = CombatKind | 'leader';
/** Units that fight are before the leader, works before all. */
const ORDER: readonly Kind[] = ['castle', 'fort', 'elite', 'knight', 'cavalry', 'infantry', 'berber', 'leader'];

/**
 * The counters of an owner, one each, with what became of them. `stood`: the cohorts before the first die; `now`: those
 * that are there while the battle goes on, undefined after it.
 */
export function piecesOf(
  stood: readonly Cohort[],
  owner: Owner,
  facts: readonly HispaniaFact[],
  now: readonly Cohort[] | undefined,
): readonly Piece[] {
  const pieces: { kind: Kind; leader?: LeaderId; fate: Piece['fate']; wounds: number; id: string }[] = [];
  for (const kind of ORDER) {
    for (const cohort of stood.filter((one) => one.owner === owner && one.kind === kind)) {
      for (let i = 0; i < cohort.count; i++) {
        pieces.push({
          kind,
          ...(cohort.leader ? { leader: cohort.leader } : {}),
          fate: 'stands',
          wounds: cohort.hits ?? 0,
          id: `${owner} ${kind} ${pieces.length}`,
        });
      }
    }
  }
  const end = (kind: Kind, count: number, fate: 'fell' | 'left', leader?: LeaderId): void => {
    // Wounded units are hit first (6.2), the others from the right.
    const standing = pieces
      .filter((one) => one.kind === kind && one.fate === 'stands' && (leader === undefined || one.leader === leader))
      .reverse()
      .sort((a, b) => b.wounds - a.wounds);
    for (const one of standing.slice(0, count)) one.fate = fate;
  };
  for (const fact of facts) {
    if (!('owner' in fact) || fact.owner !== owner) continue;
    if (fact.kind === 'destroyed') end(fact.unit, fact.count, 'fell');
    else if (fact.kind === 'leader-killed') end('leader', 1, 'fell', fact.leader);
    else if (fact.kind === 'wounded') {
      const hit = pieces.findLast((one) => one.kind === fact.unit && one.fate === 'stands');
      if (hit) hit.wounds = lives(fact.unit) - fact.lives;
    } else if (fact.kind === 'retreated') {
      for (const [kind, count] of Object.entries(fact.units) as [Kind, number][]) end(kind, count, 'left');
      for (const leader of fact.leaders) end('leader', 1, 'left', leader);
    }
  }
  // A rule or a token may take units away without a loss in battle.
  if (now) {
    for (const kind of ORDER) {
      const there = now
        .filter((one) => one.owner === owner && one.kind === kind)
        .reduce((n, { count }) => n + count, 0);
      const shown = pieces.filter((one) => one.kind === kind && one.fate === 'stands').length;
      if (shown > there) end(kind, shown - there, 'left');
    }
  }
  return pieces.map(({ kind, leader, fate, wounds, id }) => ({
    counter: {
      id,
      nation: owner,
      kind,
      count: 1,
      ...(kind !== 'leader' && wounds > 0 && fate === 'stands' ? { wounds, lives: lives(kind) } : {}),
    },
    ...(leader === undefined ? {} : { leader }),
    fate,
  }));
}
