import type { Choice, TwinLine } from '../../../../kernel/contract.ts';
import type { Look } from '../../../../ui/playable.ts';
import type { NationId, Owner } from '../../engine/data/ids.ts';
import type { Need } from '../../engine/rules/hits.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { Prospect } from '../../words/en/choices.ts';
import type { Counter } from '../board/types.ts';
import type { Picture } from './picture.ts';

/**
 * What a scene or the table shows of one state: all that it takes from the rules and the tables, in plain data (`look.ts` makes
 * it). So a page can show a start that was looked at when the site was built, and fetch the engine only when it is played.
 */
export interface Seen extends Look {
  /** What can be said of each choice of the decision beside its name, in their order. */
  readonly prospects: readonly Prospect[];
  readonly active: NationId | null;
  readonly picture: Picture;
  /** Who waits off the map, in El Cid's band. */
  readonly band?: readonly Counter[];
  /** Lines of the text twin about places, and about the band. */
  readonly told: readonly TwinLine[];
  /** What dice need, where targets are chosen. */
  readonly aims?: Aims;
}

/** A battle in which targets are chosen: who aims at whom, and what each kind of die needs against each target. */
export interface Aims {
  readonly round: number;
  readonly side: Side;
  readonly shooter: Owner;
  readonly target: Owner;
  readonly needs: { readonly [die: string]: { readonly [target: string]: Need } };
}

/** What can be said of a choice of the decision that is asked. */
export function prospectIn({ decision, prospects }: Seen, choice: Choice): Prospect {
  return prospects[decision?.choices.indexOf(choice) ?? -1] ?? {};
}
