import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LocationId, RegionId } from '../../engine/data/ids.ts';
import { INCOME } from '../../engine/data/income.ts';
import type { Asked } from '../../puzzles/puzzle.ts';
import type * as EN from '../en/puzzles.ts';
import { l } from '../marks.ts';
import { compte, dans, deLieu, enRegion, isMany, mots } from './grammar.ts';
import { units } from './units.ts';

/** Les mots d’une énigme, les mêmes sur sa page et pendant la réponse. */

/** Le titre d’une énigme, selon sa sorte. */
export const PUZZLE_TITLES: typeof EN.PUZZLE_TITLES = {
  controls: 'Qui contrôle la cité\u00a0?',
  income: 'Quels revenus\u00a0?',
  score: 'Quel score\u00a0?',
  fights: 'Bataille ou siège\u00a0?',
  reach: 'Jusqu’où aller\u00a0?',
  refuge: 'Vers où battre en retraite\u00a0?',
  meets: 'Où frappe le débarquement\u00a0?',
  stay: 'Combien d’Armées restent\u00a0?',
  likely: 'Quel Lieu est en danger\u00a0?',
  best: 'Quelle est la meilleure attaque\u00a0?',
  chance: 'Quelles chances\u00a0?',
  siege: 'Quelles chances\u00a0?',
};

type Asks = { readonly [is in Asked['is']]: (asked: Extract<Asked, { readonly is: is }>) => Rich };

/** `3 Armées débarquent d’Afrique du Nord à Seville.` */
const landing = ({ port, armies }: { readonly port: LocationId; readonly armies: number }): Rich =>
  t`${compte(armies, 'Armée débarque', 'Armées débarquent')} d’Afrique du Nord ${dans(port)}.`;

const ASK: Asks = {
  controls: () => ['Lesquelles de ces cités les Chrétiens contrôlent-ils\u00a0?'],
  income: () => ['Combien de points de revenu cette position donne-t-elle, avant tout événement\u00a0?'],
  score: () => ['Combien de points de victoire cette position rapporterait-elle à la fin de la partie\u00a0?'],
  fights: () => [
    'Une Armée chrétienne arrive. Dans lesquels de ces Lieux l’ennemi livrerait-il bataille aussitôt\u00a0?',
  ],
  reach: ({ from, units: of }) =>
    t`Vous déplacez ${units(of)} ${deLieu(from)}. Lesquels de ces Lieux peuvent être atteints dans cette phase\u00a0?`,
  refuge: ({ from }) =>
    t`Les Musulmans ${deLieu(from)} perdent une bataille. Vers quel Lieu battent-ils en retraite\u00a0?`,
  meets: (asked) => t`${landing(asked)} Quel Lieu est la première cible de cette force\u00a0?`,
  stay: (asked) => t`${landing(asked)} Combien d’Armées restent au premier siège\u00a0?`,
  likely: () => ['Les Musulmans vont réagir. Lequel de ces Lieux risque le plus d’être attaqué le premier\u00a0?'],
  best: ({ from, units: of }) =>
    t`Vous déplacez ${units(of)} ${deLieu(from)}. Où avez-vous le plus de chances de gagner, dans une bataille immédiate ou dans le siège\u00a0?`,
  chance: ({ from, to, units: of }) =>
    t`Vous déplacez ${units(of)} ${deLieu(from)} ${dans(to)}. Quelles sont les chances de prendre la cité dans la bataille\u00a0?`,
  siege: ({ at }) => t`Le siège ${deLieu(at)} va être résolu. Quelles sont les chances de l’assiégeant\u00a0?`,
};

/** La question d’une énigme. */
export const askOf: typeof EN.askOf = (asked) => (ASK[asked.is] as (asked: Asked) => Rich)(asked);

/** Ce que le plateau ne montre pas : le tour. */
export const besideSaid: typeof EN.besideSaid = (turn) => [`Tour\u00a0${turn}.`];

/** L’une des réponses. */
export const optionOf: typeof EN.optionOf = ({ is }, answer) => {
  switch (is) {
    case 'income':
    case 'score':
      return [compte(Number(answer), 'point')];
    case 'stay':
      return [compte(Number(answer), 'Armée')];
    case 'chance':
    case 'siege':
      return [`environ ${answer} sur\u00a010`];
    default:
      return [l(answer as LocationId)];
  }
};

/** `63 sur 100`. */
const sur100 = (chance: number): string => `${Math.round(100 * chance)}\u00a0sur\u00a0100`;
/** Des Lieux dans leur ordre : `Granada, Algeciras, Cordoba`. */
const listed = (places: readonly LocationId[]): Rich => list(places.map((at) => [l(at)]));
/** `en Aragon et au Portugal`. */
const enRegions = (of: readonly RegionId[]): string => mots(of.map(enRegion));

/** Ce qui est dit d’une réponse, outre qu’elle est juste ou fausse ; rien si seul l’ensemble est expliqué. */
export const verdictSaid: typeof EN.verdictSaid = ({ is }, { right, chance, way }) => {
  if (chance !== undefined) return [`${sur100(chance)}.`];
  if (way) return t`Trajet\u00a0: ${listed(way)}.`;
  if (is === 'reach' && !right) return ['Aucun trajet n’y mène dans cette phase.'];
  return undefined;
};

/** Ce qui explique la réponse juste ; rien si les réponses le disent. */
export const becauseSaid: typeof EN.becauseSaid = (because) => {
  switch (because.is) {
    case 'verdicts':
      return undefined;
    case 'income': {
      const { regions, santiago, points } = because;
      const most =
        regions.length === 0
          ? 'aucun pour les régions'
          : `${INCOME.region * regions.length} pour la majorité ${enRegions(regions)}`;
      return t`${compte(INCOME.base, 'point')} dans tous les cas, ${most}${
        santiago ? t`, ${INCOME.santiago} pour ${l('santiago')}` : ''
      }\u00a0: ${points} en tout.`;
    }
    case 'score': {
      const { cities, majorities, free, points } = because;
      const most = majorities.length === 0 ? 'aucune majorité' : `la majorité ${enRegions(majorities)}`;
      const without = free.length === 0 ? 'aucune région libre de Musulmans' : `aucun Musulman ${enRegions(free)}`;
      return [`${compte(cities, 'cité')}, ${most}, ${without}\u00a0: ${compte(points, 'point')}.`];
    }
    case 'order':
      return t`Les Musulmans cherchent leur cible dans cet ordre\u00a0: ${listed(because.order)}.`;
    case 'way':
      return t`Trajet\u00a0: ${listed(because.way)}.`;
    case 'counters': {
      const n = because.walls + because.units;
      return t`${l(because.at)} contient ${compte(n, 'pion')}, murs compris\u00a0: ${compte(n, 'Armée')} ${
        isMany(n) ? 'restent' : 'reste'
      }.`;
    }
    case 'chance':
      return [`Les chances exactes sont de ${sur100(because.chance)}.`];
  }
};
