import type { Params } from '../../kernel/contract.ts';
import { drawnName } from '../../kernel/names.ts';
import type { GAMES as EN } from '../en/games.ts';

/** Les durées, les tailles et les nombres, comme le français les écrit. */
const AGO = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
const EXACTLY = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' });
const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const SIZES = ['gigabyte', 'megabyte', 'kilobyte'] as const;

/** La fine insécable manque aux polices du site. */
const spaced = (said: string): string => said.replace(/(?<=\d)\s|\u202f/g, '\u00a0');

/** `à l’instant`, `il y a 3 minutes`, `hier` : ce nombre de millisecondes avant maintenant. */
function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return spaced(AGO.format(-Math.floor(seconds / length), unit));
  }
  return 'à l’instant';
}

/** `3,4 Mo`. */
function size(bytes: number): string {
  for (const [i, unit] of SIZES.entries()) {
    const amount = bytes / 1000 ** (SIZES.length - i);
    if (amount < 1 && unit !== 'kilobyte') continue;
    const maximumFractionDigits = amount < 10 && unit !== 'kilobyte' ? 1 : 0;
    return spaced(new Intl.NumberFormat('fr', { style: 'unit', unit, maximumFractionDigits }).format(amount));
  }
  return '';
}

/** Les paramètres viennent de fichiers et d’enregistrements. */
const action = ({ index }: Params): string => (typeof index === 'number' ? `L’action\u00a0${index + 1}` : 'Une action');

/** Les mots autour des parties enregistrées sur l’appareil. Un livre y ajoute les siens. */
export const GAMES: typeof EN = {
  title: 'Vos parties',
  opening: 'Recherche de vos parties…',
  none: 'Aucune partie n’est encore enregistrée ici.',
  noneSays: 'Une nouvelle partie est enregistrée sur cet appareil après chaque réponse. Rien n’est envoyé nulle part.',

  turn: (turn, last) => `tour\u00a0${turn} sur\u00a0${last}`,
  over: 'finie',
  won: (names) =>
    names.length === 1
      ? `${names[0]} a gagné`
      : `${names.slice(0, -1).join(', ')} et ${names.at(-1)} se partagent la victoire`,
  scores: 'Points',
  played: 'Jouée',
  filed: 'Enregistrée dans un fichier',
  unfiled: 'Jamais enregistrée dans un fichier',
  ago,
  exactly: (ms) => EXACTLY.format(ms),
  elsewhere: 'Elle est ouverte dans un autre onglet.',

  goOn: 'Continuer',
  look: 'Regarder',
  yours: 'à vous',
  moves: (name) => `à ${name} de jouer`,
  all: (count) => `Toutes vos parties\u00a0: ${count}`,
  more: 'Autres actions pour',
  rename: 'Renommer',
  duplicate: 'Dupliquer',
  exported: 'Enregistrer dans un fichier',
  remove: 'Supprimer',
  notWhileOpen: 'Impossible tant que la partie est ouverte dans un autre onglet.',
  of: (name) => ` «\u00a0${name}\u00a0»`,
  actions: (name) => `Actions pour «\u00a0${name}\u00a0»`,

  name: 'Nom de la partie',
  save: 'Enregistrer le nom',
  cancel: 'Laisser tel quel',
  nameless: 'Une partie sans nom',
  copyOf: (name) => `${name} (copie)`,
  copy: 'C’est une copie\u00a0: ses dés ne sont pas ceux de l’originale.',

  removed: (name) => `La partie «\u00a0${name}\u00a0» est supprimée.`,
  undo: 'Annuler',

  import: 'Ouvrir un fichier',
  drop: 'ou déposez-en un ici',
  dropHere: 'Déposez ici les fichiers\u00a0: leurs parties rejoindront la liste.',
  importedCopy: (name) =>
    `La partie «\u00a0${name}\u00a0» est dans la liste. C’est une copie avec d’autres dés, car l’originale est sur cet appareil.`,
  imported: (name) => `La partie «\u00a0${name}\u00a0» est dans la liste.`,
  notRead: (file) => `Le fichier «\u00a0${file}\u00a0» n’a pas été repris\u00a0:`,
  notDone: (name) => `La partie «\u00a0${name}\u00a0»\u00a0:`,
  file: (name) =>
    `${
      name
        .normalize('NFKD')
        .replace(/[^\w -]+/g, '')
        .trim()
        .replace(/\s+/g, '-')
        .slice(0, 60)
        .toLowerCase() || 'partie'
    }.json`,

  damaged: 'Cette partie est abîmée\u00a0:',
  damagedSays:
    'Rien n’est supprimé. Enregistrez-la telle quelle dans un fichier, ou gardez le fragment intact comme nouvelle partie.',
  doubtful: 'Cette partie a changé depuis son enregistrement, à la main ou par accident\u00a0:',
  rescue: 'Garder le fragment intact',
  rescued: (name) => `${name || 'Une partie'} (fragment intact)`,
  raw: 'Enregistrer telle quelle',

  room: (used, free) => `Ce site occupe ${size(used)} sur cet appareil. Place libre\u00a0: ${size(free)}.`,
  persisted: 'Le navigateur ne supprime pas les parties de lui-même.',
  notPersisted:
    'Si la place manque, le navigateur peut supprimer des parties. Pour une partie à laquelle vous tenez, un fichier est plus sûr.',

  retry: 'Réessayer',

  troubles: {
    forbidden: {
      what: 'Ce navigateur n’autorise pas la page à enregistrer. La fenêtre est peut-être privée, ou l’enregistrement est bloqué pour ce site.',
      remedy:
        'Vous pouvez jouer, mais la partie est perdue si l’onglet est fermé. Enregistrez-la dans un fichier, ou autorisez l’enregistrement et rechargez la page.',
    },
    full: {
      what: 'Il n’y a plus de place sur cet appareil\u00a0: rien de plus ne peut être enregistré.',
      remedy:
        'Tout ce qui a été enregistré est encore là. Supprimez une partie devenue inutile, ou enregistrez celle-ci dans un fichier. Chaque réponse est un nouvel essai.',
    },
    'newer-version': {
      what: 'Ces parties viennent d’une version du site plus récente que cette page.',
      remedy: 'Rechargez la page. Les parties n’ont pas changé.',
    },
    blocked: {
      what: 'Un autre onglet de ce site a une version plus ancienne et empêche d’ouvrir les parties.',
      remedy: 'Fermez les autres onglets de ce site, puis réessayez. Les parties n’ont pas changé.',
    },
    closed: {
      what: 'Le navigateur a fermé le stockage des parties\u00a0: ses données ont été supprimées, ou un autre onglet a ouvert une version plus récente.',
      remedy: 'Réessayez, ou rechargez la page. Si une partie est ouverte, enregistrez-la d’abord dans un fichier.',
    },
    'no-answer': {
      what: 'Le navigateur ne répond pas quand la page lui demande les parties.',
      remedy: 'Réessayez. En dernier recours, redémarrez le navigateur. Rien n’est supprimé.',
    },
    missing: {
      what: 'Cette partie n’est plus sur cet appareil.',
      remedy: 'Elle a peut-être été supprimée dans un autre onglet. Les autres parties n’ont pas changé.',
    },
    exists: {
      what: 'Cette partie est déjà sur cet appareil.',
      remedy: 'Rien n’a changé.',
    },
    'taken-over': {
      what: 'Cette partie se joue maintenant dans un autre onglet.',
      remedy: 'Ici, vous pouvez seulement la regarder. Reprenez-la pour continuer ici.',
    },
    gap: {
      what: 'La partie enregistrée sur cet appareil s’arrête avant cette réponse.',
      remedy:
        'La prochaine réponse enregistre de nouveau la partie entière. Par prudence, enregistrez-la dans un fichier.',
    },
    damaged: {
      what: 'Un morceau de cette partie est abîmé sur cet appareil.',
      remedy: 'Rien n’est supprimé. La partie peut être enregistrée telle quelle dans un fichier.',
    },
    failed: {
      what: 'Le navigateur n’a pas pu aller au bout.',
      remedy:
        'Rien de ce qui a été enregistré n’est perdu. Réessayez. En dernier recours, enregistrez la partie dans un fichier.',
    },
  },
  said: (message) => `Message du navigateur\u00a0: ${message}`,

  faults: {
    'record-missing': () => 'Son entrée dans la liste manque. Les coups joués sont encore là.',
    'bad-record': (_, path) => `Son entrée dans la liste est abîmée (emplacement\u00a0: ${path}).`,
    'root-missing': () => 'Son début manque.',
    'action-missing': (of) => `${action(of)} manque.`,
    'actions-beyond': ({ count }) => `Elle contient plus d’actions qu’il n’en a été joué (${String(count)}).`,
    'snapshot-missing': () => 'La dernière position manque. Ouvrez la partie une fois pour la rétablir.',
    'seat-not-there': ({ seat }) =>
      typeof seat === 'string'
        ? `Un joueur occupe la place «\u00a0${drawnName(seat)}\u00a0», que la partie n’a pas.`
        : 'Un joueur occupe une place que la partie n’a pas.',
    'dice-laid-out': (of) => `${action(of)} a des dés posés, et non lancés.`,
    'start-differs': () => 'Son début n’est pas celui qui a été enregistré.',
    'snapshot-differs': () => 'La dernière position n’est pas celle qui a été enregistrée.',
    'raw-game': () =>
      'Ce fichier contient une partie abîmée, telle qu’elle était sur un appareil. Il ne peut pas être ouvert ainsi.',
    'bad-name': () => 'Le nom de la partie dans le fichier est abîmé ou trop long.',
    'bad-sittings': (_, path) => `La liste des joueurs est abîmée (emplacement\u00a0: ${path}).`,
    'bad-settings': () => 'Les réglages du fichier sont abîmés ou trop longs.',
    unreadable: () => 'Le fichier n’a pas pu être lu sur le disque. Y est-il encore\u00a0?',
  },
};
