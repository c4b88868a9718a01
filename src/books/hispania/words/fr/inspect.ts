import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { INSPECT as English } from '../en/inspect.ts';
import { compte, de, Le, nu, nuLieu, verbe } from './grammar.ts';
import { gold, grand, kind, ordinal, orMore, points, units, wounds } from './units.ts';

const stack = (there: Units, leaders: readonly LeaderId[], ruins: number): string =>
  units({ ...there, ...(ruins > 0 ? { ruin: ruins } : {}) }, leaders);
const turnsOf = ([from, to]: readonly [number, number]): string =>
  from === to ? `tour\u00a0${from}` : `tours\u00a0${from} à\u00a0${to}`;

/** Les mots de la fiche d’un lieu, à côté du plateau. */
export const INSPECT: typeof English = {
  label: (place) => `Fiche\u00a0: ${place}`,
  close: 'Fermer',
  before: 'Lieu précédent',
  after: 'Lieu suivant',
  terrain: { plain: 'plaine', mountain: 'montagne' },
  coast: {
    none: 'pas de côte',
    landing: 'une ancre',
    'no-landing': 'une côte sans ancre',
    'crossed-anchor': 'une ancre barrée',
  },
  offMap: 'hors de l’Hispanie',
  answers: (number) => (number < 2 ? `${number}\u00a0réponse` : `${number}\u00a0réponses`),
  back: 'Revenir aux choix',

  capital: 'capitale',
  figures: {
    income: 'revenu',
    limit: 'limite',
    room: 'place',
    attackers: 'attaquants',
    any: 'sans limite',
    contested: '–',
  },
  reconstructed:
    'Les valeurs entre ‹ › sont reconstituées\u00a0: la carte et les fiches imprimées ne sont pas publiques.',

  group: (of, there, leaders, ruins): Rich => t`${grand(stack(there, leaders, ruins))} ${de(of)}`,
  stack: (there, leaders, ruins): Rich => [stack(there, leaders, ruins)],
  ground: (income, limit, capital) => `${income}\u00a0Or, limite\u00a0${limit}${capital ? ', capitale' : ''}`,
  room: (number) => (number === 0 ? 'plus de place' : `place pour\u00a0${number}`),
  toYou: (worth, turn) =>
    t`${list(
      worth.map(({ nation, points: of }) => t`${nu(nation)} ${of}`),
      ', ',
    )}\u00a0PV après le tour\u00a0${turn}`,
  empty: 'Aucune unité.',
  emptyLand: 'Aucune unité\u00a0: la place est libre.',
  does: { attack: 'Attaquer ici', go: 'Aller ici', take: 'Partir d’ici' },
  hits: (needs, led) => {
    const one = needs.length === 1 && needs[0];
    const on = one
      ? ` sur ${orMore(one.needs)}`
      : `\u00a0: ${needs.map((each) => `${kind(each.kind, 1)} ${each.needs}+`).join(', ')}`;
    return `Touche l’Infanterie${on}${led ? ', avec le Chef' : ''}.`;
  },
  hurt: (all) =>
    all.map((one) => `${one.count}\u00a0${kind(one.kind, one.count)} ${wounds(one.hits, one.count)}.`).join(' '),
  moves: (allowance) => `Capacité de mouvement\u00a0: ${allowance}.`,
  stays: 'Ne peut pas se déplacer.',
  order: (of, number, is): Rich => {
    if (of === 'neutral') return [];
    if (is === 'now') return t`${Le(of)} joue maintenant.`;
    return is === 'done'
      ? t`${Le(of)} ${verbe(of, 'a', 'ont')} déjà joué à ce tour.`
      : t`${Le(of)} joue en ${ordinal(number)} position à ce tour.`;
  },

  nation: (who, halfGold, halves, population) => `${who}\u00a0: ${gold(halfGold)}, ${points(halves)}, ${population}`,

  points: 'PV à marquer ici',
  turn: 'après le tour',
  yours: 'pour vous',
  others: 'pour les autres',
  noPoints: 'Aucune nation n’y marque plus de PV dans cette partie.',
  worth: (nation, halves) => `${nation} ${half(halves)}`,
  zone: (nation, turn, halves): Rich =>
    t`${nu(nation)}, tour\u00a0${turn}\u00a0: ${points(halves)} de plus pour la zone entière`,
  hispania: (nation, turn, halves, zone): Rich =>
    t`${nu(nation)}, tour\u00a0${turn}\u00a0: ${points(halves)} pour toute l’Hispanie, ou ${half(zone)} par zone entière`,
  taken: (nation, turns, halves): Rich =>
    t`${nu(nation)}, ${turnsOf(turns)}\u00a0: ${points(halves)} une seule fois, pour le contrôle de la province`,
  castle: (nation, turns, halves): Rich =>
    t`${nu(nation)}, ${turnsOf(turns)}\u00a0: ${points(halves)} pour un Château-fort reconstruit ici`,

  near: 'Unités qui peuvent venir',
  inSteps: 'en une ou deux étapes',
  most: (limit) => `au plus ${compte(limit, 'unité')} dans une attaque`,
  helps: 'en soutien\u00a0: ',
  from: (places): Rich => {
    const of = (steps: 1 | 2): Rich =>
      list(
        places
          .filter((one) => one.steps === steps)
          .map(({ place, units: number }) => t`${nuLieu(place)} ${String(number)}`),
        ', ',
      );
    const [near, far] = [of(1), of(2)];
    if (far.length === 0) return near;
    return near.length === 0 ? t`en deux étapes ${far}` : t`${near}\u00a0; en deux étapes ${far}`;
  },
  none: 'Aucune.',
  keys: { points: 'PV sur la carte' },
  lower: 'Voir moins',
  higher: 'Voir tout',
  sheet: (nation): Rich => t`Fiche ${de(nation)}`,
};
