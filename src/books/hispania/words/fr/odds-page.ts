import { drawnName } from '../../../../kernel/names.ts';
import { plain } from '../../../../words/plain.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind } from '../../engine/data/ids.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { OddsPageWords } from '../en/odds-page.ts';
import { nameOf, r } from '../marks.ts';
import { accordSorte, compte, Le, le } from './grammar.ts';
import { NAMES } from './names.ts';
import { kind, units } from './units.ts';

/** Les mots de la page des chances : toute bataille composée, calculée et comparée. Ceux de la figure elle-même sont dans `odds.ts`. */

const LE: Readonly<Record<Side, string>> = { attacker: 'l’Attaquant', defender: 'le Défenseur' };
const DE: Readonly<Record<Side, string>> = { attacker: 'de l’Attaquant', defender: 'du Défenseur' };

/** Une nation avec son article, sans marques : `l’Ibère`. */
const bare = (nation: Rich): string =>
  plain(
    nation,
    nameOf(NAMES),
    () => '',
    (rule) => rule,
  );

/** `1 Château-fort de plus`, `2 Infanteries de moins`. */
const more = (id: CombatKind, by: number): string =>
  `${compte(Math.abs(by), kind(id, 1))} de ${by > 0 ? 'plus' : 'moins'}`;

/** `1 Chevalier de l’Attaquant est touché`, `aucun Chevalier du Défenseur n’est touché` ; ce qui est dit s’accorde. */
const knights = (side: Side, number: number, one: string, many: string): string => {
  if (number === 0) return `aucun Chevalier ${DE[side]} n’est ${one}`;
  return `${compte(number, 'Chevalier')} ${DE[side]} ${number < 2 ? `est ${one}` : `sont ${many}`}`;
};

/** `+12,4`, `−3,0` ; `±0` s’il n’y a pas d’écart. */
const signed = (value: number): string => {
  const shown = Math.abs(value).toFixed(1).replace('.', ',');
  return shown === '0,0' ? '±0' : `${value > 0 ? '+' : '−'}${shown}`;
};

export const ODDS_PAGE: OddsPageWords = {
  title: 'Chances',
  description: 'Les chances exactes de toute bataille d’Hispania\u00a0: composez-la, et comparez-la à d’autres.',
  lead: 'Composez la bataille de votre choix\u00a0: ses chances exactes sont calculées à travers tous les rounds, jusqu’à la fin.',
  noScript:
    'Pour composer vos propres batailles, activez JavaScript. Sans lui, voici les chances de 12\u00a0batailles courantes.',
  opening: 'Préparation des batailles…',
  failed: 'Les batailles n’ont pas pu être chargées. Vérifiez la connexion, puis rechargez la page.',

  presets: {
    title: 'Comparaisons',
    castle: 'Que vaut un Château-fort\u00a0?',
    mountains: 'En montagne',
    river: 'Par un fleuve',
    leader: 'Avec un Chef',
    zeal: 'Avec le Zèle religieux',
    cavalry: 'Cavalerie et terrain',
    targets: 'Quelle cible d’abord\u00a0?',
    retreat: 'Quand retraiter\u00a0?',
  },
  named: {
    castle: ['2 contre 2', 'Avec un Château-fort'],
    mountains: ['En plaine', 'En montagne'],
    river: ['Sans fleuve', 'Une unité le franchit', 'Les deux le franchissent'],
    leader: ['Sans Chef', 'Chef de l’Attaquant', 'Chef du Défenseur'],
    zeal: ['Sans Zèle religieux', 'Avec le Zèle religieux'],
    cavalry: ['En plaine', 'En montagne'],
    targets: ['Comme proposé', 'Élites d’abord', 'Les meilleures à chaque round'],
    retreat: ['Jusqu’au bout', 'La dernière unité retraite', 'Les deux retraitent tôt'],
  },

  battle: (letter) => `Bataille\u00a0${letter}`,
  setUp: (letter) => `Composer la bataille\u00a0${letter}`,
  which: 'Bataille à composer',
  desk: 'Batailles',
  results: 'Résultats',
  side: { attacker: 'Attaquant', defender: 'Défenseur' },
  anyone: 'nation quelconque',
  nationOf: { attacker: 'Nation de l’Attaquant', defender: 'Nation du Défenseur' },
  unitsOf: { attacker: 'Unités de l’Attaquant', defender: 'Unités du Défenseur' },
  of: (what, side) => `${what} ${DE[side]}`,
  less: (what) => `1 de moins\u00a0: ${what}`,
  more: (what) => `1 de plus\u00a0: ${what}`,
  kind: (id) => kind(id, id === 'castle' || id === 'fort' ? 1 : 2),
  hurtKnights: 'touchés',
  frailKnights: 'à la merci d’une touche',
  hurtCastle: 'touches reçues',
  treachery: 'Traîtrise\u00a0: 1\u00a0touche détruit le Château-fort',
  leader: 'Un Chef',
  noLeader: (id) => `${bare(Le(id))} n’a pas de Chef.`,
  leaderOf: { attacker: 'Chef de l’Attaquant', defender: 'Chef du Défenseur' },
  nobodyLeads: 'aucun Chef',
  leaderName: (id) => NAMES.leaders[id],
  tactics: 'Tactique\u00a0: +2 au 1er\u00a0round',
  river: 'Des unités ont franchi un fleuve',
  crossed: 'par le fleuve',
  crossedOf: (id) => `${kind(id)} ${accordSorte(id, 2, 'venu')} par le fleuve`,
  where: 'Terrain et tour',
  terrain: { plain: 'Plaine', mountain: 'Montagne' },
  place: (name) => `Province\u00a0: ${name}`,
  zeal: 'Avec le Zèle religieux',
  turn: 'Tour',
  turnSays: 'Les règles propres d’une nation et ses PV dépendent du tour.',
  neverMeet: 'Ces nations ne sont jamais sur la carte en même temps.',
  noFort: 'Deux nations seulement ont des Forts\u00a0: Rome et l’Hispano-Romain.',
  rounds: 'Limite de rounds',
  toTheEnd: 'aucune',
  roundsNow: (n) => compte(n, 'round'),
  roundsLabel: 'Nombre de rounds',
  fight: 'Décisions',
  readings: 'Autres lectures',
  ruling: {
    'berber-hits': 'Les bonus comptent contre les Berbères',
    'knight-vs-cavalry-mountain':
      'En montagne, le Chevalier qui défend touche une Cavalerie sur 5\u00a0ou plus, au lieu de 7\u00a0ou plus',
  },

  acts: (letter) => `Que faire de la bataille\u00a0${letter}`,
  change: 'Modifier',
  copy: 'Copier et modifier',
  remove: 'Retirer',
  rename: 'Renommer',
  nameOf: (letter) => `Nom de la bataille\u00a0${letter}`,
  keep: 'Conserver',
  cancel: 'Laisser tel quel',
  full: (most) => `${compte(most, 'bataille')} au plus.`,
  ofBattle: (letter) => ` la bataille\u00a0${letter}`,

  unlike: (letter) => `Ce qui la distingue de ${letter}\u00a0:`,
  alike: (letter) => `Composée comme ${letter}.`,
  basis: 'Les autres batailles lui sont comparées.',
  against: (letter) => `Comparée à ${letter}`,
  inHundred: 'sur 100\u00a0batailles',
  againstInHundred: (letter) => `sur 100, comparée à ${letter}`,
  signed,
  lost: { attacker: 'Pertes de l’Attaquant', defender: 'Pertes du Défenseur' },
  meanRounds: 'Rounds',
  nobody: {
    attacker: 'Aucune unité n’attaque encore.',
    defender: 'Aucune unité ne défend encore.',
  },
  computing: 'Calcul en cours…',
  broken: 'Les chances n’ont pas pu être calculées. Rechargez la page.',
  tooLarge: 'Le jeu ne contient pas autant d’unités.',
  notBattle: 'Cette bataille est impossible.',

  changes: {
    nation: (side, now) =>
      `${now === undefined ? 'une nation quelconque' : bare(le(now))} ${side === 'attacker' ? 'attaque' : 'défend'}`,
    units: (side, id, by) => `${LE[side]} a ${more(id, by)}`,
    wounded: (side, id, now) => {
      if (id === 'knight') return knights(side, now, 'touché', 'touchés');
      return now === 0 ? 'le Château-fort n’a reçu aucune touche' : `le Château-fort a reçu ${compte(now, 'touche')}`;
    },
    frail: (side, id, now) => {
      if (id === 'knight') return knights(side, now, 'à la merci d’une touche', 'à la merci d’une touche');
      return now ? 'avec la Traîtrise' : 'sans la Traîtrise';
    },
    leader: (side, now) => `${LE[side]} ${now ? 'a un Chef' : 'n’a pas de Chef'}`,
    tactics: (side, now) => `${LE[side]} ${now ? 'joue la Tactique' : 'ne joue pas la Tactique'}`,
    river: (now) => {
      if (now === 0) return 'aucune unité n’a franchi de fleuve';
      return `${compte(now, 'unité')} ${now < 2 ? 'a' : 'ont'} franchi un fleuve`;
    },
    terrain: (now) => (now === 'plain' ? 'en plaine' : 'en montagne'),
    zeal: (now) => (now ? 'avec le Zèle religieux' : 'sans Zèle religieux'),
    turn: (now) => `au tour\u00a0${now}`,
    ruling: (other) => (other ? 'avec une autre lecture' : 'avec une lecture par défaut'),
    aims: (side, now) => `cibles ${DE[side]}\u00a0: ${now}`,
    retreat: (side, now) => `retraite ${DE[side]}\u00a0: ${now}`,
    rounds: (now) => (now === undefined ? 'sans limite de rounds' : `limite\u00a0: ${compte(now, 'round')}`),
    aim: {
      default: 'comme proposé',
      best: 'les meilleures à chaque round',
      first: (id) => `${kind(id, id === 'castle' || id === 'fort' ? 1 : 2)} d’abord`,
    },
    below: (n) => `s’il reste moins de ${compte(n, 'unité')}`,
    winning: (n) => `si la chance de victoire passe sous ${Math.round(n)}\u00a0sur\u00a0100`,
    never: 'jamais',
  },

  share: {
    copy: 'Copier un lien vers cette page',
    copied: 'Lien copié. Rien n’a été envoyé\u00a0: le lien contient tout.',
    notCopied: 'Le navigateur n’autorise pas la copie. Voici le lien\u00a0:',
    link: 'Lien vers ces batailles',
    back: 'Recommencer',
  },

  link: {
    title: 'Une partie du lien n’a pas pu être lue.',
    none: 'Le lien n’a pas pu être lu\u00a0: la page commence comme d’habitude.',
    battle: (n) => `La bataille\u00a0${n} du lien n’est pas reprise.`,
    why: ({ code, params, path }) => {
      switch (code) {
        case 'link-too-long':
          return 'Le lien est trop long pour des batailles.';
        case 'not-base64':
          return 'Des caractères étrangers s’y trouvent.';
        case 'damaged':
        case 'not-utf8':
        case 'not-json':
          return 'Son contenu est abîmé\u00a0: il manque la fin, ou quelque chose y a été ajouté.';
        case 'unfolds-too-large':
        case 'too-large':
        case 'too-deep':
        case 'too-many-items':
        case 'text-too-long':
          return 'Son contenu dépasse ce que demandent des batailles.';
        case 'newer-link':
          return 'Il vient d’une version plus récente de cette page. Rechargez la page, puis réessayez.';
        case 'too-many-battles':
          return `Il contient ${compte(Number(params['battles']), 'bataille')}\u00a0; la page en montre ${params['max']} au plus.`;
        case 'not-written-right':
        case 'cannot-be': {
          const what = path ? `«\u00a0${drawnName(path)}\u00a0»` : 'Un élément';
          const value = params['received'] ?? params['shown'];
          return value === undefined
            ? `${what} a une valeur impossible.`
            : `${what} ne peut pas avoir la valeur ${drawnName(String(value))}.`;
        }
        default:
          return 'Il ne contient aucune bataille.';
      }
    },
    close: 'Fermer',
  },

  said: (letter, ends) => `Bataille\u00a0${letter}. ${ends}`,
  announce: {
    copied: (letter) => `La bataille\u00a0${letter} est une copie\u00a0: elle est ouverte pour être modifiée.`,
    removed: 'Bataille retirée.',
    preset: (name, n) => `${name}${name.endsWith('?') ? '' : '\u00a0:'} ${compte(n, 'bataille')}.`,
    back: (n) => `${compte(n, 'bataille')}, d’après l’adresse de la page.`,
  },

  about: {
    title: 'Ce qui est calculé',
    exact: t`Chaque nombre est exact. Tous les résultats de tous les dés sont calculés avec les tables de combat ${r('6.7')}, round par round ${r('6.2')}, jusqu’à ce qu’un camp n’ait plus d’unités ou qu’il ait retraité ${r('6.6')}. Rien n’est estimé à partir de tirages, et les rounds sans touche sont tous compris. Sont compris aussi les Chefs ${r('6.2b')}, la montagne ${r('6.3')}, les fleuves ${r('6.4')}, le Zèle religieux ${r('9.3')}, les points de vie des Chevaliers et des Châteaux-forts ${r('6.2')}, la Tactique ${r('10.3-tactics')}, la Traîtrise ${r('10.3-treachery')} et l’Indiscipline ${r('10.3-indiscipline')}.`,
    exactTitle: 'Valeurs exactes',
    deciding: t`Les nombres valent pour les décisions suivantes, et pour aucune autre\u00a0:`,
    decidingTitle: 'Décisions',
    aims: [
      t`Comme proposé ${r('6.1')}\u00a0: chaque dé, l’un après l’autre, vise le type d’unité dont la perte attendue coûte le plus à l’ennemi.`,
      t`Les meilleures à chaque round\u00a0: toutes les façons de répartir les dés sont comparées, selon les pertes moyennes de ce round. Les rounds suivants n’entrent pas en compte.`,
      t`Un type d’abord\u00a0: les dés le visent tant qu’il devrait en rester une unité, et les autres visent comme proposé.`,
    ],
    aimsTitle: 'Cibles',
    retreats: [
      t`Jamais.`,
      t`S’il reste moins d’unités qu’un nombre choisi, contrôlé après chaque round.`,
      t`Si la chance de gagner la bataille, livrée jusqu’au bout, passe sous une valeur choisie.`,
    ],
    retreatsTitle: 'Retraites',
    going: t`Un camp retraite après un round, avec son Chef et toutes les unités qui le peuvent ${r('6.6')}. Les Châteaux-forts, les Forts et les Chevaliers touchés restent et combattent encore.`,
    notTitle: 'Ce qui n’est pas compté',
    not: [
      t`La soumission qu’une nation peut refuser ${r('9.6-submission')}\u00a0; celle qu’elle ne peut pas refuser est comptée.`,
      t`Les événements ${r('10.3')}, sauf la Tactique, la Traîtrise et l’Indiscipline.`,
      t`Le Signe de Dieu ${r('10.2')}.`,
      t`Les unités des autres provinces\u00a0: une retraite permise existe toujours, et aucune unité n’est stoppée.`,
    ],
  },

  common: {
    title: 'Douze batailles courantes',
    says: t`Livrées jusqu’au bout, avec les cibles proposées ${r('6.1')}. Sur 100\u00a0batailles pareilles\u00a0:`,
    attacker: 'Attaquant',
    defender: 'Défenseur',
    ground: 'Conditions',
    wins: 'Victoire de l’Attaquant',
    both: 'Plus aucune unité',
    loses: 'Victoire du Défenseur',
    rounds: 'Rounds',
    terrain: { plain: 'plaine', mountain: 'montagne' },
    river: 'toutes franchissent un fleuve',
    zeal: 'Zèle religieux',
    leader: { attacker: 'Chef de l’Attaquant', defender: 'Chef du Défenseur' },
    open: 'Composer',
    opens: (attacker, defender) => `Composer\u00a0: ${attacker} contre ${defender}`,
    units,
  },

  rules: {
    leader: '6.2b',
    river: '6.4',
    zeal: '9.3',
    tactics: '10.3-tactics',
    treachery: '10.3-treachery',
    indiscipline: '10.3-indiscipline',
    knight: '6.2',
    castle: '6.2',
    fort: '6.2b',
    berber: '11-umayyads-berbers',
    terrain: '6.3',
    aims: '6.1',
    retreat: '6.6',
    'berber-hits': '11-umayyads-berbers',
    'knight-vs-cavalry-mountain': '6.7-defender',
  },
};
