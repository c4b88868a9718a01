import type { Choice, TwinLine } from '../../../../kernel/contract.ts';
import type { Look } from '../../../../ui/playable.ts';
import type { NationId, Owner } from '../../engine/data/ids.ts';
import type { Need } from '../../engine/rules/hits.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { Prospect } from '../../words/en/choices.ts';
import type { Counter } from '../board/types.ts';
import type { Picture } from './picture.ts';

/**
 * The view of one state in a scene or at the table: plain data with everything that it needs of the rules and the tables (`look.ts` makes
 * it). A page can show a start from the build of the site, and fetch the engine only when it is played.
 */
export interface Seen extends Look {
  /** The details of each choice of the decision beside its name, in their order. */
  readonly prospects: readonly Prospect[];
  readonly active: NationId | null;
  readonly picture: Picture;
  /** The units off the map, in El Cid's band. */
  readonly band?: readonly Counter[];
  /** Lines of the text twin about places, and about the band. */
  readonly told: readonly TwinLine[];
  /** The numbers that dice need, if targets are chosen. */
  readonly aims?: Aims;
}

/** A battle in which targets are chosen: the shooters and targets, and the number that each kind of die needs against each target. */
export interface Aims {
  readonly round: number;
  readonly side: Side;
  readonly shooter: Owner;
  readonly target: Owner;
  readonly needs: { readonly [die: string]: { readonly [target: string]: Need } };
}

/** The details of a choice of the current decision. */
export function prospectIn({ decision, prospects }: Seen, choice: Choice): Prospect {
  return prospects[decision?.choices.indexOf(choice) ?? -1] ?? {};
}
