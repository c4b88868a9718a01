import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, PlaceId } from '../../engine/data/ids.ts';
import type { TWIN as English, Stands } from '../en/twin.ts';
import { a, accord, aQui, compte, dans, de, deLieu, deQui, et, LeQui, le, leQui, nu, nuLieu } from './grammar.ts';
import { NAMES } from './names.ts';
import { gold, PHASES, points, units, wounds } from './units.ts';

/** Les lignes qui disent la position. */

/** Les joueurs qui ont écrit leur mise. */
const written = (seats: readonly string[]): Rich =>
  seats.length === 0 ? ['aucune mise pour l’instant'] : t`mises écrites par ${et(seats.map(leQui))}`;
const bidOf = (bid: number | null): string => (bid === null ? 'aucune' : points(bid));
const auctionOf = (nation: NationId): Rich => t`Enchères ${de(nation)}`;
/** En tête de ligne. */
const head = (place: PlaceId): Rich => (place === 'sea' ? ['En mer'] : nuLieu(place));

/** Les unités d’une nation dans un lieu : `Castille, 2 Infanteries et 1 Chevalier (Chevalier touché une fois)`. */
export function standing(of: Stands): Rich {
  const stands = units({ ...of.units, ...(of.ruin ? { ruin: 1 } : {}) }, of.leaders);
  const hurt = of.hurt.map(({ kind, hits }) => `${NAMES.units[kind].one} ${wounds(hits)}`);
  return t`${nu(of.owner)}, ${stands}${hurt.length > 0 ? ` (${hurt.join(', ')})` : ''}`;
}

/** La position, ligne à ligne : ce que `describe` du jeu en dit à une place. */
export const TWIN: typeof English = {
  turn: (of) =>
    of.active && of.phase
      ? t`Tour\u00a0${of.turn}, ${nu(of.active)}\u00a0: ${PHASES[of.phase]}`
      : [`Tour\u00a0${of.turn}`],
  battle: (of) =>
    t`Bataille ${deLieu(of.place)}, round\u00a0${of.round}\u00a0: ${nu(of.attacker)} contre ${nu(of.defender)}`,
  place: (of) => t`${head(of.place)}\u00a0: ${standing(of)}`,
  band: ({ owner, ...of }) => t`Troupe ${de(owner)}\u00a0: ${units(of.units, of.leaders)}`,
  auction: ({ nation, next, holder, bid }) => {
    const stands = holder === null ? ['aucune mise'] : t`${points(bid ?? 0)}, mise ${deQui(holder)}`;
    return t`${auctionOf(nation)}\u00a0: ${stands}\u00a0; ${aQui(next)} de miser`;
  },
  'sealed-auction': (of) => {
    const own = of.own === undefined ? '' : `\u00a0; la vôtre\u00a0: ${bidOf(of.own)}`;
    return t`Enchères secrètes pour ${le(of.nation)}, mise minimale ${points(of.least)}\u00a0: ${written(of.written)}${own}`;
  },
  'group-auction': (of) => {
    const { own, tie } = of;
    if (tie) return TWIN.auction({ ...tie, nation: tie.lot });
    const bids = own ? of.lots.map((lot) => t`${nu(lot)} ${bidOf(own[lot] || null)}`) : [];
    const yours = own ? t`\u00a0; les vôtres\u00a0: ${list(bids, ', ')}` : [];
    return t`Enchères secrètes pour ${et(of.lots.map(le))}\u00a0: ${written(of.written)}${yours}`;
  },
  tokens: (of) => {
    const named = (of.tokens ?? []).map((id) => [NAMES.tokens[id]]);
    return t`${LeQui(of.seat)}\u00a0: ${compte(of.count, 'pion événement')}${named.length > 0 ? t` (${et(named)})` : []}`;
  },
  bag: (of) => {
    const played = of.played.map((id) => [NAMES.tokens[id]]);
    return t`Dans le sac\u00a0: ${compte(of.left, 'pion événement')}${
      played.length > 0 ? t`\u00a0; déjà joués\u00a0: ${et(played)}` : []
    }`;
  },
  nation: (of) =>
    t`${nu(of.nation)}\u00a0: ${points(of.points)}${of.gold > 0 ? `, ${gold(of.gold)}` : ''}${
      of.capital ? t`, capitale ${dans(of.capital)}` : []
    }${of.overlord ? t`, ${accord(of.nation, 'soumis')} ${a(of.overlord)}` : []}${
      Object.keys(of.bought).length > 0 ? `, à placer\u00a0: ${units(of.bought)}` : ''
    }`,
};
