import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, PlaceId } from '../../engine/data/ids.ts';
import type { Mode } from '../../engine/data/scenarios.ts';
import type { PointsReason } from '../../engine/facts/turn.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { FactOf, FactWords } from './fact-words.ts';
import {
  a,
  accord,
  compte,
  dans,
  de,
  deLieu,
  deQui,
  isFeminine,
  Le,
  LeQui,
  large,
  le,
  lieu,
  nu,
  verbeDe,
} from './grammar.ts';
import { NAMES } from './names.ts';
import { gold, inside, insideAll, places, points, size, units } from './units.ts';

/** Le journal d’un tour, hors mouvements et batailles : arrivées et départs, Or, PV, soumissions, successeurs. */

const SCENARIO_MODES: Readonly<Record<Mode, string>> = { standard: 'version standard', advanced: 'version avancée' };

interface Some {
  readonly nation: string;
  readonly units: Units;
  readonly leaders?: readonly LeaderId[];
}
/** `2 Infanteries de Rome`. */
const theirs = ({ nation, units: all, leaders }: Some): Rich => t`${units(all, leaders)} ${deQui(nation)}`;
/** Leur verbe. */
const verb = ({ units: all, leaders = [] }: Some, one: string, many: string): string =>
  verbeDe(all, leaders, one, many);

/** Des provinces nommées, ou leur nombre quand les noms seraient trop longs. */
const few = (all: readonly PlaceId[]): Rich => (all.length > 5 ? [compte(all.length, 'province')] : places(all));
/** `de Tolède et de la Galice`, `de 7 provinces`. */
const ofFew = (all: readonly PlaceId[]): Rich =>
  all.length > 5 ? [`de ${compte(all.length, 'province')}`] : list(all.map(deLieu), ', ', ' et ');
/** `à Tolède et en Galice`, `dans 7 provinces`. */
const inFew = (all: readonly PlaceId[]): Rich =>
  all.length > 5 ? [`dans ${compte(all.length, 'province')}`] : insideAll(all);

type Points = FactOf<'points'>;
const forPlaces = ({ places: all }: Points): Rich => t` pour ${few(all)}`;
const left = (count: number, one: string): string => `${compte(count, one)} ${count < 2 ? 'partie' : 'parties'}`;

/** Pourquoi des PV sont marqués. */
const FOR: Readonly<Record<PointsReason, string | ((fact: Points) => Rich)>> = {
  provinces: forPlaces,
  zones: (fact) =>
    fact.places.length > 0
      ? forPlaces(fact)
      : [` pour ${compte(fact.count, 'zone')} ${fact.count < 2 ? 'entière' : 'entières'}`],
  'all-hispania': ' pour toute l’Hispanie',
  castles: ({ places: all }) => t` pour ${all.length === 1 ? 'le Château-fort' : 'les Châteaux-forts'} ${ofFew(all)}`,
  ruins: ({ places: all }) => t` pour ${all.length === 1 ? 'la Ruine' : 'les Ruines'} ${ofFew(all)}`,
  narbonne: ({ count }) => t` pour ${left(count, 'unité')} par ${lieu('narbonne')}`,
  africa: ({ count }) => t` pour ${left(count, 'unité')} ${dans('africa')}`,
  'leader-lives': '\u00a0: son Chef est en vie',
  city: ({ places: all }) => t` pour un Château-fort ${insideAll(all)}`,
  rebuilt: ({ places: all }) => t` pour le Château-fort reconstruit ${insideAll(all)}`,
  mission: ' pour la mission',
  'takes-province': forPlaces,
  berbers: ({ count }) => [` pour ${units({ berber: count })}`],
  'subject-half': '\u00a0: une nation soumise marque la moitié de ses PV',
  minimum: ({ count }) => [` pour ${compte(count, 'unité')} de moins que le nombre dû`],
  cavalry: ({ count }) => [` pour ${units({ cavalry: count })} ${count < 2 ? 'laissée' : 'laissées'} à son successeur`],
  barbarian: ' selon les règles d’Hispania «\u00a0barbare\u00a0»',
};

const FREED: { readonly [why in FactOf<'freed'>['why']]: (fact: FactOf<'freed'>) => Rich } = {
  turn: () => ['la soumission prend fin à ce tour'],
  toledo: () => t`${lieu('toledo')} est prise`,
  eliminated: ({ from }) => t`${le(from)} est ${accord(from, 'éliminé')}`,
  revolt: () => ['la nation se révolte'],
  half: () => ['la nation a plus de la moitié des unités de son suzerain'],
  ended: ({ from }) => t`${le(from)} quitte la partie`,
};

export const TURN_FACTS = {
  begins: ({ what, scenario, mode, turn, last }) => [
    what === 'scenario'
      ? `Scénario\u00a0${scenario}, ${SCENARIO_MODES[mode]}\u00a0: tours\u00a0${turn} à\u00a0${last}.`
      : what === 'set-up'
        ? `Les unités du tour\u00a0${turn} sont en place.`
        : 'Chaque joueur a un groupe de nations.',
  ],
  nation: ({ turn, nation }) => t`Tour\u00a0${turn}\u00a0: ${nu(nation)}.`,
  turn: ({ turn, ends }) => [`${ends ? 'Fin' : 'Début'} du tour\u00a0${turn}.`],
  // L’un d’eux porte le nom de sa nation, qui peut continuer sans lui.
  'leader-gone': ({ leader }) => [
    `${leader === 'el-cid' ? 'Le Chef\u00a0' : ''}${NAMES.leaders[leader]} quitte le jeu.`,
  ],
  arrived: (of) =>
    of.place === 'band'
      ? t`La troupe ${de(of.nation)} se forme hors carte\u00a0: ${units(of.units, of.leaders)}.`
      : t`${Le(of.nation)} ${of.rule === '3.1' ? 'place' : 'reçoit'} ${units(of.units, of.leaders)} ${inside(of.place)}.`,
  'not-placed': ({ nation, units: of, leaders }) =>
    t`${Le(nation)} perd ${units(of, leaders)}\u00a0: aucun placement possible.`,
  income: ({ nation, gold: of, from, purse }) =>
    t`${Le(nation)} ${from ? 'reçoit' : 'collecte'} ${gold(of)}${from ? t` du revenu ${de(from)}` : []}${
      purse === of ? [] : ` et en a maintenant ${half(purse)}`
    }.`,
  renounced: ({ nation, gold: of }) => t`${Le(nation)} renonce à ${gold(of)}.`,
  'gold-lost': ({ nation, gold: of, limit }) =>
    t`${Le(nation)} perd ${gold(of)}\u00a0: ${limit ? `sa réserve ne dépasse pas ${gold(limit)}` : 'sa réserve reste vide'}.`,
  bought: ({ nation, unit, cost }) => t`${Le(nation)} achète ${units({ [unit]: 1 })} pour ${gold(cost)}.`,
  disbanded: ({ nation, place: at, unit }) =>
    t`${Le(nation)} retire ${units({ [unit]: 1 })} ${deLieu(at)} pour ${isFeminine(unit) ? 'la' : 'le'} racheter.`,
  left: (of) =>
    of.why === 'leaves'
      ? t`${theirs(of)} ${verb(of, 'quitte', 'quittent')} le jeu${of.place === 'band' ? '' : t` ${inside(of.place)}`}.`
      : t`${Le(of.nation)} perd ${units(of.units, of.leaders)}, qui ne ${verb(of, 'peut', 'peuvent')} pas rester ${inside(of.place)}.`,
  culled: ({ nation, place: at, units: of }) =>
    t`${Le(nation)} retire ${units(of)} ${deLieu(at)} (limite de population).`,
  points: (of) => {
    const why = FOR[of.reason];
    return t`${Le(of.nation)} ${of.points < 0 ? 'perd' : 'marque'} ${points(Math.abs(of.points))}${
      typeof why === 'string' ? why : why(of)
    }.`;
  },
  submitted: ({ nation, to, must }) => t`${Le(nation)} se soumet ${a(to)}${must ? '\u00a0: la règle l’y oblige' : ''}.`,
  'refused-submission': ({ nation, to }) => t`${Le(nation)} refuse de se soumettre ${a(to)}.`,
  freed: (of) =>
    t`${Le(of.nation)} cesse d’être ${accord(of.nation, 'soumis')} ${a(of.from)}\u00a0: ${FREED[of.why](of)}.`,
  'toledo-fell': ({ to }) => t`${lieu('toledo')} tombe aux mains ${de(to)}.`,
  withdrew: ({ owner, from, to, ...of }) =>
    to
      ? t`${LeQui(owner)} quitte ${lieu(from)}\u00a0: ${units(of.units, of.leaders)} ${verbeDe(of.units, of.leaders, 'va', 'vont')} ${inside(to)}.`
      : t`${LeQui(owner)} perd ${units(of.units, of.leaders)}, qui ne ${verbeDe(of.units, of.leaders, 'peut', 'peuvent')} pas quitter ${lieu(from)}.`,
  transformed: ({ from, into, place: at, units: of, as, leader }) =>
    leader
      ? t`${NAMES.leaders[leader]} quitte ${le(from)} pour ${le(into)}.`
      : t`${large(inside(at))}, ${theirs({ nation: from, units: of })} ${verbeDe(of, [], 'devient', 'deviennent')} ${units(as)} ${de(into)}.`,
  'nation-ended': ({ nation, units: of, into }) =>
    t`${Le(nation)} ${into ? t`se transforme en ${nu(into)}` : 'quitte la partie'}${
      size(of) > 0 ? ` et perd ${units(of)}` : ''
    }.`,
  founded: ({ nation, lands }) =>
    t`${Le(nation)} est ${accord(nation, 'fondé')}${lands.length > 0 ? t` ${inFew(lands)}` : []}.`,
  raised: ({ nation, place: at, unit }) => t`${Le(nation)} place ${units({ [unit]: 1 })} ${dans(at)}.`,
  'no-castle': ({ nation, place: at, rule }) =>
    t`${Le(nation)} ne reçoit pas de Château-fort${at ? t` ${dans(at)}` : []}\u00a0: ${
      rule === '2.3'
        ? 'il n’y a plus de pion'
        : !at
          ? 'aucune province ne peut l’accueillir'
          : rule === '4.2'
            ? 'il y a déjà un Château-fort ou un Fort'
            : 'la nation ne contrôle pas la province'
    }.`,
  surrendered: ({ place: at, owner, to }) => t`Le Château-fort ${deQui(owner)} ${dans(at)} se rend ${a(to)}.`,
  pile: ({ nation, place: at }) => t`La pile ${de(nation)} qui est ${dans(at)} se déplace et combat de nouveau.`,
  marched: ({ nation, through }) => t`${Le(nation)} traverse ${places(through)} (mouvement spécial).`,
} satisfies Partial<FactWords>;
