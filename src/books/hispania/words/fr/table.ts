import { TABLE as SHARED } from '../../../../words/fr/table.ts';
import { t } from '../../../../words/rich.ts';
import type { Mode } from '../../engine/data/scenarios.ts';
import type { TABLE as EN } from '../en/table.ts';
import { compte, et, le } from './grammar.ts';
import { PERSONS } from './persons.ts';

/** `version standard`, `version avancée`. */
const MODES: Readonly<Record<Mode, string>> = { standard: 'standard', advanced: 'avancée' };
/** `2 arbitrages changés`. */
const many = (number: number, one: string, others: string): string => `${number}\u00a0${number < 2 ? one : others}`;

/** Les mots autour d’une partie entière d’Hispania : la choisir, la table elle-même, son menu. */
export const TABLE: typeof EN = {
  ...SHARED,

  begin: {
    ...SHARED.begin,
    scenario: 'Scénario',
    titles: {
      A: 'De Carthage aux Omeyyades',
      B: 'De Rome aux émirats',
      C: 'De Rome à El Cid',
      D: 'De Carthage à El Cid',
      E: 'Toute l’histoire',
    },
    length: (turns) => compte(turns, 'tour'),
    hours: {
      A: '4 à 5\u00a0heures',
      B: '5 à 6\u00a0heures',
      C: '8 à 10\u00a0heures',
      D: '10 à 12\u00a0heures',
      E: 'encore plus long',
    },
    seatsOf: (players) => `${players.join(' ou ')}\u00a0joueurs`,
    difficulty: {
      A: 'Le plus facile',
      B: 'Difficile',
      C: 'Moyen',
      D: 'Moyen',
      E: 'Le plus difficile',
    },
    year: (year) => (year < 0 ? `${-year}\u00a0av.\u00a0J.-C.` : `${year}`),
    to: 'à',
    pictures: (games) =>
      `Petite carte\u00a0: le début. Grande carte\u00a0: la fin la plus typique de ${games}\u00a0parties entre ordinateurs.`,
    version: (players, nations) =>
      `${players}\u00a0joueurs, ${
        { fixed: 'nations fixées', groups: 'groupes aux enchères', auction: 'nations aux enchères' }[nations]
      }`,
    youAre: (nation) => t`Votre première nation\u00a0: ${le(nation)}.`,
    everyone: 'Une personne par place',
    alone: 'Moi contre les ordinateurs',
    rest: (options, rulings, corrected) =>
      `${options === 0 ? 'Aucune règle optionnelle' : many(options, 'règle optionnelle', 'règles optionnelles')}, ${
        rulings === 0 ? 'arbitrages par défaut' : many(rulings, 'arbitrage changé', 'arbitrages changés')
      }${corrected ? ', données corrigées' : ''}.`,
    change: 'Modifier',
    changeTitle: 'Modifier la partie',
    changeDone: 'Terminé',
    minutes: (minutes) => compte(minutes, 'minute'),
    shorts: 'Parties courtes',
    shortNames: { rome: 'L’Invasion de Rome', umayyads: 'Le débarquement des Omeyyades' },
    shortSays: {
      rome: (first, last) =>
        `Tours\u00a0${first} et\u00a0${last}\u00a0: les légions arrivent par terre et par mer. Vous jouez Rome.`,
      umayyads: (first, last) =>
        `Tours\u00a0${first} à\u00a0${last}\u00a0: Tarik, Musa et le Zèle religieux. Vous jouez l’Omeyyad.`,
    },
    lesson: 'La première leçon',
    lessonSays: 'La carte et ses provinces, sur le plateau même. C’est le début du chemin vers une partie entière.',
    lessonOpen: 'Ouvrir la première leçon',
    mode: 'Version',
    modes: { standard: 'Standard', advanced: 'Avancée' },
    modeSays: {
      standard: 'Quatre joueurs, chacun avec un groupe de nations fixé.',
      advanced: 'Quatre ou cinq joueurs, qui misent sur chaque nation quand elle apparaît.',
    },
    onlyMode: (mode) => `Ce scénario n’a que la version ${MODES[mode]}.`,
    says: {
      A: 'Carthage, Rome, les grandes migrations et les Wisigoths, jusqu’à l’arrivée des Francs. Le meilleur choix pour une première partie.',
      B: 'Des premières provinces de Rome aux califes de Cordoue, avec des nations mises aux enchères.',
      C: 'Des premières provinces de Rome à El Cid\u00a0: les Invasions, les émirats et les premiers royaumes chrétiens.',
      D: 'Le jeu long\u00a0: de Carthage à El Cid.',
      E: 'Tout, de Carthage aux Almohades et à la croisade.',
    },
    group: (nations) => (nations.length > 0 ? et(nations.map(le)) : []),
    groupLater: 'Ses nations dépendent des enchères.',
    names: PERSONS,
    options: 'Règles optionnelles',
    option: {
      'group-auction': 'Les groupes, ou les nations majeures, sont attribués contre une mise en PV.',
      'sign-of-god': 'Signe de Dieu\u00a0: une fois par partie, chaque joueur peut faire relancer un round de combat.',
      tokens: 'Pions événements\u00a0: chaque joueur en tire en secret, et joue chacun au moment qu’il demande.',
      'all-submission': 'Soumission de tous\u00a0: une nation peut se soumettre à toute nation qui l’attaque.',
      'sealed-bids': 'Enchères secrètes\u00a0: les joueurs misent sur les nations par écrit, en secret.',
      barbarian:
        'Hispania «\u00a0barbare\u00a0»\u00a0: une province rapporte en PV au moins son revenu, et davantage d’unités détruites rapportent des PV.',
    },
    rulings: 'Arbitrages',
    rulingsSay: 'Un arbitrage tranche un passage obscur du livret. Vous pouvez choisir ici l’autre lecture.',
    changed: (n) => (n === 0 ? 'tous par défaut' : many(n, 'changé', 'changés')),
    ours: 'lecture par défaut',
    set: 'Valeurs',
    setSays:
      'L’essentiel de la carte et des fiches imprimées n’est pas public. Les valeurs que le livret ne donne pas sont reconstituées.',
    corrections: 'Données corrigées',
    correctionsSay: 'Si vous possédez le jeu imprimé, vous pouvez entrer ses valeurs et jouer avec elles.',
    correctionsForm: 'Corriger les données',
    correctionsNone: 'Sans corrections',
    correctionsKept: (name) => (name ? `${name}, sur cet appareil` : 'Les corrections de cet appareil'),
    correctionsOf: (name) => `${name}, depuis un fichier`,
    correctionsFile: 'Ouvrir un fichier de corrections',
    correctionsWrong: 'Ces corrections ne peuvent pas être utilisées\u00a0:',
    corrected: 'corrigées',
    none: 'aucune',
    faults: 'Cette partie ne peut pas être jouée telle quelle\u00a0:',
    ourTable: 'Une partie sur votre propre table',
    ourTableSays:
      'Entrez la position d’une partie jouée sur carton. Voyez ce qui est permis, ce qui sera retiré et ce que marque chaque nation. Vous pouvez continuer la partie à partir de là.',
    ourTableOpen: 'Ouvrir l’éditeur de position',
  },

  named: (scenario, names) =>
    `${scenario ? `Scénario\u00a0${scenario}` : 'Une position'}${names.length > 0 ? `\u00a0: ${[...new Set(names)].join(', ')}` : ''}`,
  fromTable: 'Depuis notre table',

  head: {
    ...SHARED.head,
    heading: (turn) => `Hispania, tour\u00a0${turn}`,
  },
  tabs: {
    ...SHARED.tabs,
    nations: 'Nations',
    points: 'PV',
    sheet: 'Fiche',
  },

  hints: [
    [
      'Les unités qui peuvent se déplacer sont marquées. Choisissez-les sur la carte ou dans la liste, puis leur destination, ou glissez-les.',
    ],
    [
      'Déplacez autant de piles que vous voulez, chacune une fois, puis terminez le mouvement. «\u00a0Annuler\u00a0» défait chaque déplacement.',
    ],
    [
      'La question est toujours ici. Un bouton qui porte un numéro de règle ouvre cette règle. Le journal dit ce que les autres ont fait.',
    ],
  ],

  asks: {
    ...SHARED.asks,
    windowSays:
      'Chaque joueur peut maintenant jouer un événement ou le Signe de Dieu. Si aucun ne le fait, la partie continue.',
    at: {
      'turn-start': 'Une séquence de jeu commence.',
      'after-combat': 'Les batailles de cette nation sont finies.',
      'turn-end': 'Le tour se termine.',
      opening: 'Une bataille va commencer.',
      'before-dice': 'Les dés vont être lancés.',
      'after-dice': 'Les dés sont lancés. Le résultat n’est pas encore appliqué.',
      null: 'Un événement vient d’être joué, et peut être annulé.',
    },
    wish: 'M’arrêter à la prochaine occasion de jouer un événement',
  },

  menu: {
    ...SHARED.menu,
    edit: 'Ouvrir dans l’éditeur de position',
    windows: 'Quand un événement ou le Signe de Dieu peut être joué',
    windowsAre: {
      always: 'Toujours demander',
      matters: 'Demander quand cela compte',
      press: 'Ne demander que si je choisis de m’arrêter',
    },
  },

  share: {
    ...SHARED.share,
    secret: 'Le lien montre tout à qui l’ouvre, y compris les pions événements et les mises écrites.',
  },

  opened: {
    ...SHARED.opened,
    at: (turn, last) => `Tour\u00a0${turn} sur\u00a0${last}`,
  },

  keys: {
    ...SHARED.keys,
    list: [
      ['flèches', 'sur le plateau\u00a0: aller à une province adjacente'],
      ['lettres', 'sur le plateau\u00a0: aller à une province par son nom'],
      ['Maj+I', 'sur le plateau\u00a0: décrire la province'],
      ['<, >, P', 'à côté d’une fiche\u00a0: lieu précédent, lieu suivant, tous les PV sur la carte'],
      ['glisser', 'une pile\u00a0: le nombre choisi, ou toutes\u00a0; puis moins, à côté de la question'],
      ['1–9', 'avec des unités choisies ou en glissant\u00a0: combien se déplacent'],
      ['H, A, L', 'avec des unités choisies ou en glissant\u00a0: la moitié, toutes, le Chef'],
      ['Entrée', 'choisir\u00a0; sur un bouton plein\u00a0: répondre'],
      ['Échap', 'quitter le plateau\u00a0; fermer ce qui est ouvert'],
      ['A', 'accepter la proposition'],
      ['E', 'terminer la phase'],
      ['U', 'annuler'],
      ['Y', 'rétablir'],
      ['B', 'aller au plateau'],
      ['C', 'aller aux choix'],
      ['Espace', 'dans une bataille\u00a0: lancer le round suivant'],
      ['R', 'dans une bataille\u00a0: aller aux retraites possibles'],
      ['S', 'garder chaque bataille affichée, ou non'],
      ['P', 'laisser cette phase à l’ordinateur'],
      ['N', 'coup suivant d’un ordinateur qui attend'],
      ['H', 'historique'],
      ['L', 'journal'],
      ['?', 'cette liste'],
    ],
  },
};
