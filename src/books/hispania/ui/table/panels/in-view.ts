import type { Moment } from '../../../../../ui/table/use-moment.ts';
import type { PlaceId } from '../../../engine/data/ids.ts';
import { battleOf } from '../../../engine/rules/view.ts';
import type { ShownHere } from '../shown.ts';

/** The battle that the table shows now: the one that is being fought, or the one that has just ended. */
export interface BattleInView {
  readonly place: PlaceId;
  /** The number of answers after which it is shown. */
  readonly at: number;
  readonly isOver: boolean;
}

export function battleInView({ state, journal, looking }: ShownHere, moment: Moment): BattleInView | undefined {
  const at = looking ?? journal.at;
  const battle = battleOf({ state });
  // A position that a battle interrupted has no beginning to tell of.
  if (battle) return hasBegun(journal, at) ? { place: battle.place, at, isOver: false } : undefined;
  if (moment.at === undefined) return undefined;
  const over = journal.entries[moment.at - 1]?.facts.findLast((fact) => fact.kind === 'battle-over');
  return over && { place: over.place, at: moment.at, isOver: true };
}

const hasBegun = ({ entries }: ShownHere['journal'], at: number): boolean =>
  entries.slice(0, at).findLastIndex(({ facts }) => facts.some(({ kind }) => kind === 'battle')) >
  entries.slice(0, at).findLastIndex(({ facts }, i) => i < at - 1 && facts.at(-1)?.kind === 'battle-over');
