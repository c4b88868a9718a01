import { accepts, countsOf } from '../../../kernel/choices.ts';
import type { Action, Choice, Decision } from '../../../kernel/contract.ts';
import type { NationId, PlaceId } from '../engine/data/ids.ts';
import { keyOf } from '../engine/rules/units.ts';
import { at, type View } from '../engine/rules/view.ts';
import type { March } from './campaign.ts';
import { type Party, startOf } from './routes.ts';

/** Carries out a campaign march by march and step by step, as answers of the game. */

/** A march in progress: the position of each of its groups on its path. */
interface UnderWay {
  readonly march: March;
  readonly parties: { readonly party: Party; at: number }[];
}

/** A step of a march, as an answer. */
export interface Ordered {
  readonly action: Action;
  readonly march: March;
}

export class Orders {
  private readonly nation: NationId;
  private readonly queue: UnderWay[];

  constructor(nation: NationId, marches: readonly March[]) {
    this.nation = nation;
    this.queue = marches.map((march) => ({ march, parties: march.parties.map((party) => ({ party, at: 0 })) }));
  }

  /** The next step that can be made as ordered; impossible orders are dropped. Undefined if all are done. */
  next(view: View, decision: Decision): Ordered | undefined {
    for (;;) {
      const [first] = this.queue;
      if (!first) return undefined;
      const action = this.step(view, decision, first);
      if (action) return { action, march: first.march };
      this.queue.shift();
    }
  }

  /**
   * Units of a march in one place with the same next step move together. A leader without units in his place moves
   * last, and enters a place with enemy units only after his units, because he would be killed at once (6.2b).
   */
  private step(view: View, decision: Decision, { parties }: UnderWay): Action | undefined {
    const inTurn = [...parties].sort((a, b) => Number(isLone(a, parties)) - Number(isLone(b, parties)));
    for (const one of inTurn) {
      const [from, to] = [one.party.path[one.at], one.party.path[one.at + 1]];
      if (from === undefined || to === undefined) continue;
      const together = parties.filter(
        (other) =>
          other.party.led === one.party.led &&
          other.party.path[other.at] === from &&
          other.party.path[other.at + 1] === to,
      );
      const dies = together.every(({ party }) => isLeader(party)) && this.meetsAlone(view, to);
      const action = dies ? undefined : this.stepOf(view, decision, from, to, together);
      for (const other of together) other.at = action ? other.at + 1 : other.party.path.length;
      if (action) return action;
    }
    return undefined;
  }

  /** The place has enemy units and none of the nation's own. */
  private meetsAlone(view: View, to: PlaceId): boolean {
    const there = at(view, to).filter(({ kind }) => kind !== 'leader' && kind !== 'ruin');
    return there.length > 0 && !there.some(({ owner }) => owner === this.nation);
  }

  private stepOf(
    view: View,
    { choices }: Decision,
    from: PlaceId,
    to: PlaceId,
    together: UnderWay['parties'],
  ): Action | undefined {
    const led = together.some(({ party }) => party.led);
    const choice = choices.find(
      (one) =>
        one.kind === 'step' &&
        one.fixed['from'] === from &&
        one.fixed['to'] === to &&
        (one.ranges['leaders'] !== undefined) === led,
    );
    if (!choice) return undefined;
    const units: Record<string, number> = {};
    const leaders: Record<string, number> = {};
    let room = most(choice, 'units');
    for (const { party, at: come } of together) {
      const { cohort } = party;
      if (cohort.kind === 'leader') {
        const key = this.keysOf(view, from, (c) => c.leader === cohort.leader)[0];
        if (key !== undefined) leaders[key] = 1;
        continue;
      }
      let left = Math.min(party.count, room);
      // Units that have moved with the group come first.
      const keys = this.keysOf(view, from, (c) => c.kind === cohort.kind).sort(
        (a, b) => Number(b.includes(`steps=${come}`)) - Number(a.includes(`steps=${come}`)),
      );
      for (const key of keys) {
        const n = Math.min(left, Math.max(0, there(choice, 'units', key) - (units[key] ?? 0)));
        if (n > 0) units[key] = (units[key] ?? 0) + n;
        left -= n;
        room -= n;
      }
    }
    const action: Action = {
      kind: 'step',
      fixed: choice.fixed,
      values: {
        ...(choice.ranges['units'] ? { units: countsOf(units) } : {}),
        ...(led ? { leaders: countsOf(leaders) } : {}),
      },
    };
    return accepts(choice, action) ? action : undefined;
  }

  private keysOf(view: View, place: PlaceId, which: (cohort: ReturnType<typeof at>[number]) => boolean): string[] {
    return at(view, place)
      .filter((c) => c.owner === this.nation && which(c))
      .map(keyOf);
  }
}

const isLeader = ({ cohort }: Party): boolean => cohort.kind === 'leader';

/** A leader without units that started with him. */
function isLone({ party }: UnderWay['parties'][number], parties: UnderWay['parties']): boolean {
  const follows = (other: Party) => !isLeader(other) && other.led && startOf(other) === startOf(party);
  return isLeader(party) && !parties.some((one) => follows(one.party));
}

function most({ ranges }: Choice, name: string): number {
  const range = ranges[name];
  return range?.is === 'counts' ? range.max : 0;
}

function there({ ranges }: Choice, name: string, key: string): number {
  const range = ranges[name];
  return range?.is === 'counts' ? (range.of[key] ?? 0) : 0;
}
