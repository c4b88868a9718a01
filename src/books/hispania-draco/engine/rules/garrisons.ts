import type { Barred, Choice, Refusal } from '../../../../kernel/contract.ts';
import { isCapital, isTown, provinceOf } from '../data/geography.ts';
import { DISCS, type DiscId, type TownId } from '../data/ids.ts';
import { DISCS_OF_TOWN } from '../data/level.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { whyTooDear } from './actors.ts';
import { garrisonsAt, isQuiet } from './board.ts';
import { change, type Draft, setGarrisons } from './draft.ts';
import { garrisonsLeft, hasLegio } from './reserve.ts';
import { isOwn } from './values.ts';

/** Garrisons of the general of the turn, placed and taken back (4.2, 4.2-capital, 8.4). */

type Way = 'place' | 'take';

export function garrisonChoices(state: State): readonly Choice[] {
  return (['place', 'take'] as const).flatMap((kind) =>
    DISCS.flatMap((disc): readonly Choice[] =>
      whyNoGarrison(state, kind, disc) ? [] : [{ kind, fixed: { disc }, ranges: {} }],
    ),
  );
}

/** The town of the general of the turn. */
function townOf({ generals, turn }: State): TownId | undefined {
  const at = generals[turn];
  return at !== null && isTown(at) ? at : undefined;
}

/** Why a garrison may not be placed or taken back. */
export function whyNoGarrison(state: State, way: Way, name: string | undefined): Refusal | undefined {
  const disc = DISCS.find((one) => one === name);
  if (disc === undefined) return refuse('not-an-action', '4.2', {});
  const { turn: general, leaving } = state;
  if (leaving) return refuse('leave', '3.4', { general });
  const at = townOf(state);
  if (at === undefined) return refuse('at-sea', '4.2', { general });
  if (!(way === 'place' ? isAtHand(state, disc) : isOwn(general, disc) && garrisonsAt(state, at).includes(disc)))
    return refuse('no-disc', disc === 'legio' ? '8.4' : '4.2', { disc });
  if (way === 'place' && garrisonsAt(state, at).length >= DISCS_OF_TOWN)
    return refuse('discs-full', '1.3-limits', { place: at });
  if (way === 'place' && isCapital(at) && !isQuiet(state, provinceOf(at)))
    return refuse('capital-shut', '4.2-capital', { place: at });
  return whyTooDear(state, 1);
}

function isAtHand(state: State, disc: DiscId): boolean {
  if (disc === 'legio') return hasLegio(state, state.turn);
  return disc === state.turn && garrisonsLeft(state, disc) > 0;
}

/** Places a garrison on the others. */
export function placeGarrison(draft: Draft, disc: DiscId): void {
  const at = townOf(draft.state);
  if (at === undefined) return;
  change(draft, { coins: draft.state.coins - 1 });
  setGarrisons(draft, at, [...garrisonsAt(draft.state, at), disc]);
  const rule = disc === 'legio' ? '8.4' : '4.2';
  draft.facts.push({ kind: 'garrisoned', rule, place: at, disc, general: draft.state.turn });
}

/** Takes a garrison back into the reserve of the general, from under others if need be (ruling G19). */
export function takeGarrison(draft: Draft, disc: DiscId): void {
  const at = townOf(draft.state);
  if (at === undefined) return;
  const discs = garrisonsAt(draft.state, at);
  const last = discs.lastIndexOf(disc);
  change(draft, { coins: draft.state.coins - 1, ...(disc === 'legio' && { legio: draft.state.turn }) });
  setGarrisons(
    draft,
    at,
    discs.filter((_, i) => i !== last),
  );
  const rule = disc === 'legio' ? '8.4' : '4.2';
  draft.facts.push({ kind: 'withdrawn', rule, place: at, disc, general: draft.state.turn });
}

/** The garrison of his own colour that the general may not place where he is. */
export function barredGarrisons(state: State): readonly Barred[] {
  const disc = state.turn;
  const refusal = whyNoGarrison(state, 'place', disc);
  return refusal ? [{ kind: 'place', fixed: { disc }, refusal }] : [];
}
