import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, PlaceId, ZoneId } from '../../engine/data/ids.ts';
import type { Arrival, Submission } from '../../engine/data/types.ts';
import type { PointsReason } from '../../engine/facts/turn.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { SHEET as EN } from '../en/table-sheet.ts';
import { a, compte, dans, de, deChef, et, large, le, mots, nu, nuLieu, sorte } from './grammar.ts';
import { NAMES } from './names.ts';
import { RULE_TITLES } from './rules.ts';
import { aux, sheet } from './sheet.ts';
import { ending, freeCastles } from './sheet-fate.ts';
import { specialPoints } from './sheet-special.ts';
import { gold, inside, insideAll, kind, points, units } from './units.ts';

type PointsFact = HispaniaFact & { readonly kind: 'points' };

const leader = (id: LeaderId): string => NAMES.leaders[id];

/** Les unités et les Chefs qui arrivent, et où : `12 Infanteries et Hamilcar : en mer`. */
function arrival(of: Arrival): Rich {
  const who = [...(of.units ? [[sheet.arrivalUnits(of)]] : []), ...(of.leaders ?? []).map((id): Rich => [leader(id)])];
  return t`${et(who)}\u00a0: ${sheet.arrivalWhere(of)}`;
}

/** Une soumission, après le nom de la nation ou sans lui : `soumission à Rome possible, avec 3 provinces au plus`. */
function submission({ to, must, atMost, turns, notUnder }: Submission): Rich {
  const not = notUnder ? t`, mais pas pendant une soumission ${a(notUnder)}` : [];
  return t`soumission ${a(to)} ${must ? 'obligatoire' : 'possible'}, avec ${compte(atMost, 'province')} au plus${
    turns ? `, ${aux(turns)}` : ''
  }${not}`;
}

const ZONES: Readonly<Record<ZoneId, string>> = {
  north: 'le Nord',
  centre: 'le Centre',
  south: 'le Sud',
  east: 'l’Est',
};

/** Des noms seuls, après un deux-points ou en tête de ligne : `Tolède, Galice et Avila`. */
const bare = (all: readonly PlaceId[]): Rich => et(all.map(nuLieu));
/** Ce qui est dit d’un nombre d’unités, accordé. */
const some = (number: number, one: string, many: string): string =>
  `${compte(number, 'unité')} ${number < 2 ? one : many}`;

/** D’où viennent des PV, dans le compte d’une nation, si les provinces n’y sont pas données une à une. */
const FOR: Readonly<Record<PointsReason, (fact: PointsFact) => Rich>> = {
  provinces: ({ places: all }) => (all.length > 0 ? t`Provinces\u00a0: ${bare(all)}` : ['Provinces']),
  zones: ({ places: all, count }) =>
    all.length > 0
      ? t`Provinces d’une zone\u00a0: ${bare(all)}`
      : [`${compte(count, 'zone')} ${count < 2 ? 'entière' : 'entières'}`],
  'all-hispania': () => ['Toute l’Hispanie'],
  castles: ({ places: all }) => (all.length > 0 ? t`Châteaux-forts\u00a0: ${bare(all)}` : ['Châteaux-forts']),
  ruins: ({ places: all }) => (all.length > 0 ? t`Ruines\u00a0: ${bare(all)}` : ['Ruines']),
  narbonne: ({ count }) => t`${some(count, 'partie', 'parties')} ${dans('narbonne')}`,
  africa: ({ count }) => t`${some(count, 'partie', 'parties')} ${dans('africa')}`,
  'leader-lives': () => ['Chef en vie'],
  city: ({ places: all }) => t`Un Château-fort ${insideAll(all)}`,
  rebuilt: ({ places: all }) => t`Le Château-fort reconstruit ${insideAll(all)}`,
  mission: ({ places: all }) => t`Paiement d’une mission ${insideAll(all)}`,
  'takes-province': ({ places: all }) => bare(all),
  berbers: ({ count }) => [`Pour ${units({ berber: count })}`],
  'subject-half': () => ['Moitié que perd une nation soumise'],
  minimum: ({ count }) => [some(count, 'due et manquante', 'dues et manquantes')],
  cavalry: ({ count }) => [`${units({ cavalry: count })} ${count < 2 ? 'reprise' : 'reprises'}`],
  barbarian: () => ['Comptage d’Hispania «\u00a0barbare\u00a0»'],
};

/** Les mots des fiches à côté de la table : les tours, les nations, les scores. */
export const SHEET: typeof EN = {
  player: (name) => (/^\d+$/.test(name) ? `Joueur\u00a0${name}` : name),
  nobody: 'aucun joueur pour l’instant',
  reconstructed:
    'Valeur reconstituée\u00a0: elle s’accorde avec tout ce que dit le livret, mais la carte et les fiches imprimées ne sont pas publiques.',
  years: sheet.years,
  close: 'Fermer',

  turn: (turn) => `Tour\u00a0${turn}`,
  turns: {
    label: 'Tours de la partie',
    button: (turn, when, is, scores) =>
      `Tour\u00a0${turn}, ${when}${is === 'now' ? ', en cours' : is === 'past' ? ', joué' : ''}${
        scores ? ', tour de comptage' : ''
      }`,
    short: (turn, when) => `Tour\u00a0${turn}, ${when}`,
    is: { past: 'joué', now: 'en cours', next: 'à venir' },
    scores: 'Les provinces rapportent des PV à la fin.',
    before: 'Tour précédent',
    after: 'Tour suivant',
    nothing: 'Ni arrivée, ni départ, ni changement.',
    comes: 'Arrivées',
    goes: 'Chefs qui partent',
    changes: 'Changements',
    chances: 'PV pendant le tour',
    scoring: 'PV à la fin du tour',
    ownTurn: 'à la fin de sa séquence',
    barbarian: 'Chaque province rapporte au moins autant de PV que son revenu.',
    end: 'Après le comptage',
  },
  // Ces lignes suivent parfois le nom de la nation, parfois non.
  begins: (from) => (from ? t`entrée en jeu, comme successeur ${de(from)}` : ['entrée en jeu']),
  arrival,
  leaderGoes: (id, when) => [`${leader(id)}, ${when === 'start' ? 'au début de sa séquence' : 'à la fin du tour'}`],
  power: {
    invasion: ['Invasion\u00a0: deux mouvements et deux combats'],
    zeal: ['Zèle religieux\u00a0: +1 à ses dés lors du 1er\u00a0combat'],
    ardour: (id) => [
      `Fougue\u00a0: ${
        id ? `la pile ${deChef(id)} se déplace et combat` : 'les unités d’une seule province se déplacent et combattent'
      } de nouveau`,
    ],
    supremacy: ['suprématie navale'],
    unlimited: (ids) => [
      `pas de limite d’empilement pour une pile avec ${ids.map(leader).join(' ou ')}, lors du 1er\u00a0mouvement et du 1er\u00a0combat`,
    ],
    noRetreat: (kinds) => [`pas de retraite pour ${mots(kinds.map((id) => `ses ${sorte(id, 2)}`))}`],
  },
  settled: ['ses Élites sont remplacées par des Infanteries'],
  means: {
    income: ['début de son revenu'],
    reserve: (of) => [`réserve\u00a0: ${gold(of)} au plus`],
    counters: (id, number) => [`désormais ${compte(number, sorte(id, 1))} au plus`],
  },
  submits: submission,
  hunts: (kill) => {
    const { turns: _, ...always } = kill;
    return t`${points(kill.vp)} pour ${sheet.kill(always, leader)}`;
  },
  special: (special) => specialPoints(special, leader),
  zones: (zones) =>
    list(
      (Object.entries(zones) as [ZoneId, { each: number; all: number }][]).map(
        ([zone, { each, all }]): Rich => [
          `${ZONES[zone]}, ${points(each)} par province et ${points(all)} de plus pour la zone entière`,
        ],
      ),
      '\u00a0; ',
    ),
  frees: ['ses nations soumises cessent de l’être'],
  fate: { ending, freeCastles },
  religions: ['désormais, chaque nation est chrétienne ou musulmane'],
  ownRules: ['ce tour a des règles spéciales'],
  gameEnds: ['fin de la partie\u00a0: le joueur qui a le plus de PV gagne'],

  order: {
    label: 'Ordre des nations à ce tour',
    is: { done: 'a joué', now: 'joue maintenant', next: 'à venir' },
    of: (player, is) => `, ${player}\u00a0: ${is}`,
  },

  head: {
    gold: 'Or',
    points: () => 'PV',
    units: 'unités',
    limit: (limit) => `limite\u00a0${limit}`,
    population: (number, limit) =>
      limit === null
        ? `${compte(number, 'unité')}, sans limite de population`
        : `${compte(number, 'unité')}\u00a0; ses provinces en font vivre ${limit}`,
    phases: 'Phases de sa séquence',
  },
  stages: {
    income: 'Revenu',
    mission: 'El Cid',
    placement: 'Placement',
    movement: 'Mouvement',
    battles: 'Combat',
    'movement-2': '2e\u00a0mouvement',
    'battles-2': '2e\u00a0combat',
    'movement-ardour': 'Mouvement de Fougue',
    'battles-ardour': 'Combat de Fougue',
    points: 'Derniers contrôles',
  },
  stageIs: { done: 'terminé', now: 'en cours', next: 'à venir' },

  sheet: {
    label: (nation) => `Fiche\u00a0: ${nation}`,
    page: 'Fiche entière',
    gone: 'La nation ne joue plus.',
    notThere: 'La nation n’a aucune unité sur la carte.',
    capital: 'Capitale',
    none: 'aucune',
    points: 'PV des provinces',
    nothing: 'Ses provinces ne rapportent plus de PV.',
    province: 'Province',
    holder: 'Contrôle',
    held: (name, counts) => `${name}${counts ? ', compte' : ''}`,
    empty: 'aucune nation',
    counts: 'En gras\u00a0: les provinces que contrôle la nation ou une de ses nations soumises.',
    endOf: (turn) => `fin du tour\u00a0${turn}`,
    atTurn: 'tour',
    stands: 'En l’état',
    standsAt: (turn) => `En l’état, à la fin du tour\u00a0${turn}`,
    standsNote: 'Ses PV si la position ne change plus d’ici là.',
    zones: (turn) => `Zones, fin du tour\u00a0${turn}`,
    had: (number, of) => `déjà comptées\u00a0: ${number} sur\u00a0${of}`,
    done: 'fait',
    kills: 'PV de combat',
    killsNote: 'À sa propre séquence, comme Attaquant.',
    hunted: 'Nations à qui ses pertes rapportent des PV\u00a0:',
    hunter: (nation) => t`${nu(nation)},`,
    prize: (kill) => t` pour ${sheet.kill(kill, leader)}`,
    bounty: (vp) =>
      `À sa propre séquence, toute autre nation marque ${points(vp)} par unité de cette nation qu’elle détruit.`,
    kill: (kill) => sheet.kill(kill, leader),

    income: 'Revenu',
    earns: (income) => sheet.income(income),
    noIncome: 'La nation ne collecte aucun revenu.',
    notYet: (turn) => `Premier revenu au tour\u00a0${turn}.`,
    noCastle: 'sans Château-fort',
    sum: 'Total',
    keeps: (overlord) => t`Part gardée, la nation étant soumise ${a(overlord)}`,
    from: (subject) => t`Part ${de(subject)}, à sa séquence`,
    saved: 'Réserve',
    reserve: (of) => (of === 0 ? 'aucune permise' : `${half(of)} au plus`),

    ahead: 'À venir',
    nothingAhead: 'Plus rien d’ici la fin de la partie.',

    units: 'Unités',
    leftOf: (all) => `en stock, sur\u00a0${all}`,
    kind: (id, number) => kind(id, number),
    waiting: 'À placer',
    some: (of, leaders) => units(of, leaders),
    leaders: 'Chefs',
    led: (id, place, leaves) => t`${leader(id)}, ${inside(place)}, jusqu’au tour\u00a0${leaves}`,

    relations: 'Soumission',
    overlord: (to) => t`La nation est soumise ${a(to)}.`,
    subjects: (all) => t`${all.length === 1 ? 'Nation soumise' : 'Nations soumises'}\u00a0: ${et(all.map(nu))}.`,
    submission: (clause) => large(submission(clause)),

    rules: 'Règles spéciales',
  },
  rule: (id) => RULE_TITLES[id],

  scores: {
    title: 'Scores',
    wins: 'victoire',
    ended: 'plus en jeu',
    from: (turn) => `à partir du tour\u00a0${turn}`,
    paid: 'Prix de la nation',
    besides: 'PV de départ et mises',
    start: (of, scenario) =>
      `${points(of)} au départ, ${scenario ? `selon le scénario\u00a0${scenario}` : 'selon le scénario'}`,
    carried: 'PV antérieurs',
    turn: (turn) => `Tour\u00a0${turn}`,
    none: 'Aucun PV pour l’instant.',
    goTo: (at) => `Voir le plateau après la réponse\u00a0${at}`,
    scored: ({ killed }) =>
      t`${killed.leader ? leader(killed.leader) : units({ [killed.kind]: killed.count })} ${de(killed.owner)}`,
    inPlace: (place) => t`, ${inside(place)}`,
    points: (fact) => FOR[fact.reason](fact),
    each: (reason, all) => {
      const places = list(all.map(([place, vp]): Rich => t`${half(vp)}\u00a0${nuLieu(place)}`));
      return reason === 'castles'
        ? t`Châteaux-forts\u00a0: ${places}`
        : reason === 'ruins'
          ? t`Ruines\u00a0: ${places}`
          : places;
    },
    cost: (nation, by) =>
      by.kind === 'group-awarded' || by.why === 'major' ? ['Score initial fixé'] : t`Mise pour ${le(nation)}`,
    bid: (lot, group) => (group ? t`Mise pour le groupe ${de(lot)}` : t`Mise pour ${le(lot)}`),
    bonus: (scenario) => [scenario ? `PV de départ du scénario\u00a0${scenario}` : 'PV de départ du scénario'],
  },

  nations: {
    title: 'Nations',
    note: 'Sur la carte. Après «\u00a0sur\u00a0»\u00a0: l’Or qui peut être gardé, les unités que ses provinces font vivre',
    nation: 'Nation',
    points: 'PV',
    gold: 'Or',
    ofReserve: (purse, reserve) => (reserve === 0 ? half(purse) : `${half(purse)} sur\u00a0${half(reserve)}`),
    reserveSays: (of, reserve) => (reserve === 0 ? gold(of) : `${gold(of)}\u00a0; réserve de ${half(reserve)} au plus`),
    units: 'Unités',
    ofLimit: (number, limit) => (limit === null ? `${number}` : `${number} sur\u00a0${limit}`),
    provinces: 'Provinces',
    provincesShort: 'Prov.',
    capital: 'Capitale',
    open: (nation) => `${nation}\u00a0: sa fiche`,
  },
};
