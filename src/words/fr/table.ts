import type { TABLE as EN } from '../en/table.ts';
import { list, t } from '../rich.ts';

const more = (n: number): string => `Voir ${n}\u00a0${n < 2 ? 'lieu' : 'lieux'}`;

/** Les mots autour d’une partie entière de tout livre : la choisir, la table elle-même, son menu. Un livre y ajoute les siens. */
export const TABLE: typeof EN = {
  retry: 'Réessayer',
  failed: 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',

  begin: {
    title: 'Nouvelle partie',
    start: 'Commencer',
    form: 'Version',
    players: 'Joueurs',
    howMany: 'Nombre de joueurs',
    seat: (n) => `Joueur\u00a0${n}`,
    is: 'qui joue',
    person: 'une personne',
    name: 'Nom',
    // Enregistrés avec la partie, qui n’a que des espaces ordinaires.
    names: {
      person: (n) => `Personne ${n}`,
      computer: (n) => `Ordinateur ${n}`,
    },
    hint: 'Pour jouer plusieurs groupes, donnez-leur le même nom.',
    seed: 'Graine des dés',
    seedSays: 'Un texte quelconque. Avec la même graine et les mêmes réponses, la partie est la même.',
    another: 'Une autre graine',
    notBegun: 'Cette partie n’a pas pu commencer. Tous vos choix sont encore là.',
    unkept:
      'Votre partie n’a pas pu être enregistrée sur cet appareil. Elle est perdue si cette page est fermée. Enregistrez-la dans un fichier, depuis son menu.',
    unkeptOpen: (name) => `Revenir à «\u00a0${name}\u00a0»`,
  },

  fromScene: 'Depuis un exemple',
  fromLink: 'Depuis un lien',
  copyOf: (name, turn) => `${name}, depuis le tour\u00a0${turn}`,

  head: {
    games: 'Parties',
    rules: 'Règles',
    menu: 'Menu',
    saved: 'enregistrée',
    saving: 'enregistrement…',
    unsaved: 'pas encore enregistrée',
    notSaved: 'non enregistrée',
    tryAgain: 'réessayer',
    saveAgain: 'Réessayer d’enregistrer',
    readOnly: 'lecture seule',
  },
  tabs: {
    label: 'À côté du plateau',
    choices: 'Choix',
    log: 'Journal',
    history: 'Historique',
    nothing: 'Aucune question n’attend de réponse.',
    below: (n) => `${n}\u00a0${n < 2 ? 'autre réponse' : 'autres réponses'}`,
    fewer: 'Afficher la carte',
  },

  beyond: {
    left: (n) => `${more(n)} à gauche`,
    right: (n) => `${more(n)} à droite`,
    top: (n) => `${more(n)} plus haut`,
    bottom: (n) => `${more(n)} plus bas`,
  },

  elsewhere: {
    is: 'Cette partie est ouverte dans un autre onglet.',
    taken: 'Un autre onglet a repris cette partie.',
    free: 'La partie n’est plus ouverte dans l’autre onglet.',
    says: 'Ici, vous pouvez la regarder. Une partie se joue dans un seul onglet à la fois, pour que rien ne soit perdu.',
    take: 'La jouer ici',
  },

  asks: {
    computer: ({ The, many }) => t`${The} ${many ? 'jouent' : 'joue'}.`,
    goesOn: 'La partie continue.',
    pause: 'Arrêter l’ordinateur',
    goOn: 'Continuer',
    paused: 'L’ordinateur attend.',
    next: ({ the }) => t`À suivre\u00a0: ${the}.`,
    take: (name) => `Je suis ${name}`,
    handOver: (name) => `Passez l’appareil à ${name}`,
    hidden: 'La prochaine question ne s’adresse qu’à ce joueur. D’ici là, le plateau et le journal restent masqués.',
    window: 'Qui veut intervenir\u00a0?',
    me: ({ The }) => The,
    nobody: 'Aucun joueur',
    over: 'La partie est finie.',
    youWin: 'Vous avez gagné la partie.',
    wins: (seats) => {
      const [only] = seats;
      if (seats.length === 1 && only) return t`${only.The} ${only.many ? 'gagnent' : 'gagne'} la partie.`;
      return t`Égalité\u00a0: ${list(
        seats.map(({ the }) => the),
        ', ',
        ' et ',
      )} se partagent la victoire.`;
    },
    looking: (at, of) => `Vous regardez un moment passé\u00a0: réponse\u00a0${at} sur\u00a0${of}.`,
    present: 'Revenir au présent',
    branch: 'Rejouer d’ici, dans une copie',
    broken: 'La partie n’a pas pu continuer ici. Rien n’est perdu. Merci de signaler ce défaut.',
  },

  menu: {
    title: 'La partie',
    undo: 'Annuler',
    redo: 'Rétablir',
    restart: 'Recommencer la phase',
    newest: 'Rien n’a été annulé.',
    past: 'Vous regardez un moment passé\u00a0: impossible d’annuler ici.',
    settings: 'Réglages',
    leave: 'Toutes les parties',
    story: 'Le récit de la partie',
    storyHidden: 'Certaines mises de cette partie sont secrètes\u00a0: son récit se lit à la fin.',
    close: 'Fermer',
  },

  sound: {
    on: 'Sons',
    says: 'Les mouvements, les dés, les touches et l’annonce que c’est à vous. Si cet onglet est à l’arrière-plan, une cloche vous appelle.',
    volume: 'Volume',
    calls: '● À vous\u00a0:',
  },
  look: {
    theme: 'Couleurs',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    size: 'Taille du texte',
    sizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  },
  hint: {
    title: 'Un conseil pour votre première partie',
    number: (n, of) => `Conseil\u00a0${n} sur\u00a0${of}`,
    seen: 'Compris',
    off: 'Arrêter les conseils',
    on: 'Conseils au premier tour',
  },

  share: {
    title: 'Partager',
    position: 'Copier un lien vers cette position',
    game: 'Copier un lien vers la partie entière',
    file: 'Enregistrer dans un fichier',
    tooLong: (length) =>
      `Le lien de la partie entière aurait ${Math.round(length / 1000)}\u00a0000\u00a0caractères, plus que n’en acceptent les messageries. Enregistrez plutôt la partie dans un fichier.`,
    copied: 'Copié. Rien n’a été envoyé\u00a0: le lien contient tout.',
    reportCopied: 'Copié. Rien n’a été envoyé.',
    secret: 'Le lien montre tout à qui l’ouvre, même ce qui est caché.',
    report: 'Copier un signalement',
    reportSays:
      'Le signalement est un texte à coller où vous voulez, avec un lien vers ce moment, la règle en cause et la version.',
    reportText: (of) =>
      [
        `Scriptorium, ${of.book}\u00a0: signalement`,
        `Ce qui ne va pas\u00a0: `,
        `Règle\u00a0: ${of.rule}`,
        `Question\u00a0: ${of.question}`,
        `Numéro de la réponse\u00a0: ${of.answer}`,
        `Version des règles\u00a0: ${of.engine}`,
        `Moment\u00a0: ${of.link}`,
      ].join('\n'),
  },

  opened: {
    opening: 'Ouverture de la partie…',
    faults: 'L’ouverture est impossible\u00a0:',
    snapshot: 'Continuer depuis la dernière position',
    who: 'Qui joue à partir d’ici\u00a0?',
    playOn: 'Continuer la partie',
    toEditor: 'Revenir à l’éditeur de position',
  },

  keys: {
    title: 'Touches',
    list: [
      ['flèches', 'sur le plateau\u00a0: aller au lieu voisin'],
      ['lettres', 'sur le plateau\u00a0: aller à un lieu par son nom'],
      ['Entrée', 'choisir\u00a0; sur un bouton plein\u00a0: répondre'],
      ['Échap', 'quitter le plateau\u00a0; fermer ce qui est ouvert'],
      ['A', 'accepter la proposition'],
      ['E', 'terminer la phase'],
      ['U', 'annuler'],
      ['Y', 'rétablir'],
      ['B', 'aller au plateau'],
      ['C', 'aller aux choix'],
      ['↑ et ↓', 'dans les choix\u00a0: de l’un à l’autre'],
      ['H', 'historique'],
      ['L', 'journal'],
      ['M', 'menu'],
      ['?', 'cette liste'],
    ],
    note: 'Les lettres seules agissent tant que ni le plateau ni un champ de saisie n’est actif.',
  },
  rule: {
    title: 'La règle',
    close: 'Fermer la règle',
    read: 'La lire dans le livre',
    failed: 'La règle n’a pas pu être chargée.',
  },
  since: 'Depuis votre dernière décision',
  player: (name) => (/^\d+$/.test(name) ? `Joueur\u00a0${name}` : name),
};
