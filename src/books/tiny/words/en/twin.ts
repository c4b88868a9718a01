import { type Rich, t } from '../../../../words/rich.ts';
import type { CardId, Owner, PlaceId, PlayerId } from '../../engine/data/ids.ts';
import type { PhaseId, Units } from '../../engine/state.ts';
import { o, p } from '../marks.ts';
import { NAMES } from './names.ts';
import { points, units } from './units.ts';

const PHASES: { readonly [phase in PhaseId]: string } = {
  pledge: 'pledges',
  recruit: 'recruiting',
  move: 'movement',
  over: 'the game is over',
};

/** The text twin of the board, line by line. */
export const TWIN = {
  round: (of: { readonly round: number; readonly active: PlayerId | null; readonly phase: PhaseId }): Rich =>
    of.active ? t`Round ${of.round}, ${o(of.active)}: ${PHASES[of.phase]}` : [`Round ${of.round}: ${PHASES[of.phase]}`],
  card: ({ card, left }: { readonly card: CardId | null; readonly left: number }): Rich => [
    `Event card: ${card ? NAMES.cards[card] : 'none'}; ${left} left`,
  ],
  place: (of: { readonly place: PlaceId; readonly owner: Owner | null; readonly units: Units }): Rich =>
    of.owner ? t`${p(of.place)}: ${o(of.owner)}, ${units(of.units)}` : t`${p(of.place)}: empty`,
  pledge: (of: { readonly seat: PlayerId; readonly pledged: boolean; readonly pledge: PlaceId | null }): Rich =>
    of.pledge
      ? t`${o(of.seat)} has pledged ${p(of.pledge)}`
      : t`${o(of.seat)} has ${of.pledged ? 'made a secret pledge' : 'not pledged'}`,
  points: (of: { readonly seat: PlayerId; readonly points: number }): Rich => t`${o(of.seat)}: ${points(of.points)}`,
};
