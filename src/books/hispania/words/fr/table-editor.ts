import { drawnName } from '../../../../kernel/names.ts';
import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { PhaseId } from '../../engine/state.ts';
import type { EDITOR as EN } from '../en/table-editor.ts';
import { aucun, compte, de, depuis, et, Le, large, lieu, nu, nuLieu } from './grammar.ts';
import { NAMES } from './names.ts';
import { grand, inside, kind, PHASES, place, points } from './units.ts';

/** Les mots de notre table : l’éditeur de position pour une partie jouée sur carton. L’Or et les PV sont des demis. */

type Spot = PlaceId | 'band';

const isLeader = (id: string): id is LeaderId => Object.hasOwn(NAMES.leaders, id);
/** Ce qui peut être en main : un type d’unité, ou un Chef. */
const kindOrLeader = (id: string, number: number): string =>
  isLeader(id) ? NAMES.leaders[id] : kind(id as UnitKind, number);
/** `3 Infanteries`, `aucune Infanterie`, `Tarik`, `sans Tarik`. */
const someOf = (id: string, number: number): string => {
  if (isLeader(id)) return `${number === 0 ? 'sans ' : ''}${NAMES.leaders[id]}`;
  return number === 0 ? aucun(id as UnitKind) : `${number}\u00a0${kind(id as UnitKind, number)}`;
};

const BAND = 'Troupe d’El Cid';
/** Un lieu comme étiquette : son nom seul. */
const label = (spot: Spot): Rich => (spot === 'band' ? [BAND] : spot === 'sea' ? ['En mer'] : nuLieu(spot));
/** `qu’à Tolède`, `que dans les Asturies`. */
const queInside = (spot: Spot): Rich => {
  if (spot === 'band') return ['que dans la troupe d’El Cid'];
  const where = inside(spot);
  return t`${/^[aeàé]/.test(String(where[0])) ? 'qu’' : 'que '}${where}`;
};
const phase = (id: PhaseId): string => grand(PHASES[id]);

/** Les années d’un tour, reconstituées pour la plupart : `‹320 à 228 av. J.-C.›`. */
function years(turn: number, [from, to]: readonly [number, number]): string {
  const [first, last] = [Math.abs(from), Math.abs(to)];
  const said =
    to < 0 ? `${first} à ${last}\u00a0av.\u00a0J.-C.` : `${first}${from < 0 ? '\u00a0av.\u00a0J.-C.' : ''} à ${last}`;
  return turn >= 20 ? said : `‹${said}›`;
}

export const EDITOR: typeof EN = {
  title: 'Notre table',
  lead: 'Entrez la position de votre plateau. Voyez quels choix sont permis, quelles unités seront retirées et ce que marque chaque nation. Vous pouvez continuer la partie à partir de là.',

  undo: 'Annuler',
  redo: 'Rétablir',
  less: (what) => `Moins\u00a0: ${what}`,
  more: (what) => `Plus\u00a0: ${what}`,

  situation: {
    title: 'Tour et phase',
    turn: 'Tour',
    years,
    active: 'Nation active',
    nobody: 'aucune pour l’instant\u00a0: le tour commence',
    now: 'Jouent à ce tour',
    others: 'Autres nations',
    phase: 'Phase',
    phaseName: phase,
    noPhase: (id) => `${phase(id)} (pas à ce tour)`,
    begins: 'La phase commence à peine',
    beginsWhy: 'ses arrivées ou son revenu sont à venir',
    lastTurn: 'Dernier tour',
  },

  hand: {
    title: 'En main',
    owners: 'Nation',
    kinds: 'Pion',
    another: 'Autre nation',
    choose: 'choisir…',
    name: (of) => kindOrLeader(of, 2),
    left: (number) => (number < 0 ? `${-number} de trop` : `reste\u00a0${number}`),
    tap: 'Un appui place 1\u00a0pion',
    keys: 'Sur le plateau\u00a0: les flèches et les lettres vont à une province, 1 à 9 y placent ce nombre de fois le pion en main, Suppr le retire. Page précédente et Page suivante changent la nation en main, Début et Fin le pion. Entrée ouvre la province, Échap quitte le plateau. Ctrl+Z annule le dernier changement.',
    help: 'Touches',
    put: (spot, owner, of, number) =>
      t`${large(inside(spot))}\u00a0: ${someOf(of, number)} ${isLeader(of) ? t`(${nu(owner)})` : de(owner)}`,
    taken: (owner, of) => t`En main\u00a0: ${nu(owner)}, ${kindOrLeader(of, 1)}`,
  },

  place: {
    title: 'Province',
    none: 'Touchez une province, ou choisissez-la ici, pour modifier ses unités.',
    choose: 'Province ou autre lieu',
    offMap: 'Hors d’Hispanie',
    band: BAND,
    empty: 'Aucune unité ici.',
    other: 'Ajouter une nation',
    works: 'Château-fort',
    work: { none: 'aucun', castle: 'Château-fort', fort: 'Fort', ruin: 'Ruine' },
    leaders: 'Chefs',
    elsewhere: (spots) => t`maintenant ${et(spots.map(inside))}`,
    from: 'D’où viennent ces unités',
    fromNobody: 'non précisé',
    counter: 'Pion du Château-fort',
    own: 'celui de la nation',
    special: 'un pion spécial (événement Château-fort)',
    clearAll: 'Vider la province',
    same: (spot) => t`Mêmes unités ${queInside(spot)}`,
    marked: 'Certaines de ces unités sont touchées, ou partent à un tour fixé. Cela est conservé.',
  },

  list: {
    title: 'Unités sur le plateau',
    none: 'Aucune unité pour l’instant.',
    count: (units) => compte(units, 'unité'),
    edit: label,
    of: (owner, units) => t`${nu(owner)}, ${compte(units, 'unité')}`,
  },

  state: {
    title: 'Anomalies',
    sound: 'Cette position n’a aucune anomalie.',
    wrong: (number) => compte(number, 'anomalie'),
    atSpot: label,
    atNation: (nation) => nu(nation),
    section: {
      situation: 'Tour et phase',
      nations: 'Nations',
      players: 'Joueurs',
      rules: 'Règles de la partie',
    },
    unplayed: (nation) => t`${Le(nation)} n’a pas de joueur.`,
    impossible: (field) => `La valeur de «\u00a0${field}\u00a0» est impossible.`,
    play: 'Jouer à partir d’ici',
    notYet: 'Corrigez d’abord les anomalies.',
    over: 'D’ici, la partie serait aussitôt finie.',
    failed:
      'Les règles ne peuvent pas continuer depuis cette position. Enregistrez son texte et signalez-le. Rien n’est perdu.',
  },

  nations: {
    title: 'Les nations',
    what: 'Or, PV, capitales',
    gold: 'Or',
    points: 'PV',
    bid: 'Mise',
    capital: 'Capitale',
    noCapital: 'aucune',
    notHeld: (id) => `${NAMES.places[id]} (non contrôlée)`,
    overlord: 'Suzerain',
    free: 'aucun',
    player: 'Joueur',
    itself: 'elle-même',
    noPlayer: 'aucun pour l’instant',
    more: 'Autre nation',
    units: (number) => compte(number, 'unité'),
  },

  players: {
    title: 'Les joueurs',
    none: 'Sans joueurs, chaque nation est son propre joueur.',
    name: 'Nom',
    // Enregistré avec la position, qui n’a que des espaces ordinaires.
    named: (number) => `Joueur ${number}`,
    called: (seat) => (/^\d+$/.test(seat) ? `Joueur\u00a0${seat}` : drawnName(seat)),
    adjust: 'Autres PV',
    adjustWhy: 'PV de départ, moins la mise pour un groupe',
    add: 'Ajouter un joueur',
    remove: (seat) => `Retirer\u00a0: ${seat}`,
    group: (lot) => t`Le groupe ${de(lot)}`,
    tokens: 'Pions événements en main',
    played: 'Pions événements joués',
    give: 'Ajouter un pion',
    left: (token, number) => `${NAMES.tokens[token]} (${number} dans le sac)`,
    takeBack: (token) => `${NAMES.tokens[token]}\u00a0: remettre dans le sac`,
    bag: (number) => `${compte(number, 'pion événement')} dans le sac`,
    sign: 'a déjà utilisé le Signe de Dieu',
  },

  rules: {
    title: 'Règles de la partie',
    scenario: 'Scénario',
    noScenario: 'aucun\u00a0: chaque nation est un joueur',
    turns: (id, from, to) => `Scénario\u00a0${id}, tours\u00a0${from} à\u00a0${to}`,
    mode: 'Version',
    modes: { standard: 'standard', advanced: 'avancée' },
    options: 'Règles optionnelles',
    option: {
      'group-auction': 'Enchères sur les groupes',
      'sign-of-god': 'Signe de Dieu',
      tokens: 'Pions événements',
      'all-submission': 'Soumission de tous',
      'sealed-bids': 'Enchères secrètes',
      barbarian: 'Hispania «\u00a0barbare\u00a0»',
    },
    rulings: 'Arbitrages',
    rulingsWhy: 'Une case cochée choisit l’autre lecture.',
    memory: 'Plus tôt dans la partie',
    memoryWhy: 'La carte ne le montre pas, mais des règles en dépendent.',
    toledo: 'La chute de Tolède a eu lieu',
    valencia: 'El Cid a marqué ses PV pour Valence',
    forts: 'Provinces où un Fort romain a été posé',
    cities: 'Provinces où Séville a marqué des PV pour un Château-fort',
    narbonne: (nation) => t`Unités ${de(nation)} parties par ${lieu('narbonne')}`,
    addPlace: 'Ajouter une province',
    without: (id) => t`Retirer ${place(id)}`,
    corrected: 'Cette position emploie des valeurs corrigées, et les conserve.',
  },

  legal: {
    title: 'Choix permis',
    first: 'Avant le premier choix',
    count: (number) => `${number}\u00a0choix`,
    from: (id) => large(depuis(id)),
    kinds: 'Choix',
    over: 'La partie est finie\u00a0: il n’y a plus rien à choisir.',
    wait: 'Affiché quand la position n’a aucune anomalie.',
  },

  removed: {
    title: 'Unités à retirer',
    none: 'Aucune nation ne dépasse une limite.',
    sum: (nations) => (nations === 0 ? 'aucune' : compte(nations, 'nation')),
    why: 'Si les contrôles de chaque nation avaient lieu maintenant.',
    attack: (nation, id, number, has, most) =>
      t`${Le(nation)} a ${compte(has, 'unité')} ${inside(id)} et doit en retirer ${number} avant le combat (limite\u00a0${most}).`,
    peace: (nation, id, number, has, most) =>
      t`${Le(nation)} a ${compte(has, 'unité')} ${inside(id)} et doit en retirer ${number} à la fin de sa séquence (limite\u00a0${most}).`,
    population: (nation, number, has, most) =>
      t`${Le(nation)} a ${compte(has, 'unité')} et doit en retirer ${number}\u00a0: ses provinces ${
        most === 0 ? 'n’en font vivre aucune' : `en font vivre ${most}`
      }.`,
  },

  scores: {
    title: 'PV d’un comptage immédiat',
    now: (turn) => `Si le tour\u00a0${turn} finissait maintenant.`,
    later: (turn, on) =>
      `Le tour\u00a0${turn} n’est pas un tour de comptage. Voici les PV du tour\u00a0${on}, le prochain tour de comptage, s’il finissait maintenant.`,
    none: 'Aucune nation ne marquerait de PV.',
    nation: 'Nation',
    player: 'Joueur',
    has: 'PV',
    gains: 'Gain',
    sum: 'Total',
    why: 'Raisons',
    all: (halves) => points(halves),
    plus: (halves) => (halves > 0 ? `+${half(halves)}` : half(halves)),
    reconstructed: 'La plupart des valeurs des provinces sont reconstituées.',
  },

  begin: {
    title: 'Commencer par une autre position',
    why: '«\u00a0Annuler\u00a0» ramène cette position',
    instead: 'Ou commencer par',
    choose: 'choisir…',
    put: 'La mettre en place',
    empty: 'un plateau vide',
    scenario: (id, mode) => `scénario\u00a0${id}, version ${mode === 'standard' ? 'standard' : 'avancée'}`,
    before: (turn, units) => `la position précédente\u00a0: tour\u00a0${turn}, ${compte(units, 'unité')}`,
    first: 'Pour commencer',
    steps: [
      'Indiquez le tour et la nation active.',
      'Prenez un pion en main et placez-le\u00a0: touchez une province, ou allez-y avec les flèches et tapez un chiffre.',
      'Entrez l’Or, les PV et la capitale de chaque nation.',
    ],
  },

  keep: {
    title: 'Enregistrer et ouvrir',
    kept: 'Position enregistrée sur cet appareil.',
    keeping: 'Enregistrement…',
    notKept:
      'Position non enregistrée\u00a0: cet appareil n’a plus de place, ou ne le permet pas. Enregistrez le texte ci-dessous dans un fichier avant de partir.',
    other: 'Cette position a changé dans un autre onglet. Rien n’est enregistré ici tant que vous n’avez pas décidé.',
    takeOther: 'Prendre l’autre position',
    keepMine: 'Garder cette position',
    damaged: 'La position conservée sur cet appareil n’est plus lisible. Une copie de son texte est conservée\u00a0:',
    showDamaged: 'Montrer le texte',
    forgetDamaged: 'Supprimer le texte',
    text: 'Cette position en texte',
    copy: 'Copier le texte',
    copied: 'Texte copié.',
    notCopied: 'Le navigateur ne l’a pas permis. Sélectionnez le texte et copiez-le à la main.',
    file: 'Enregistrer dans un fichier',
    fileName: (turn) => `hispania-notre-table-tour-${turn}.json`,
    read: 'Une position, ou une partie enregistrée, en texte',
    readFile: 'ou depuis un fichier',
    put: 'Ouvrir la position',
    done: 'Position ouverte. «\u00a0Annuler\u00a0» ramène la précédente.',
    faults: 'Ce n’est pas une position. Rien n’a changé.',
    lost: {
      interrupted: 'Une bataille ou une autre question était en cours. Elle reprend du début.',
      waiting: 'Il manque des unités achetées ou dues, pas encore placées. Placez-les à la main.',
      moved: 'Les unités déjà déplacées peuvent se déplacer de nouveau.',
    },
  },
};
