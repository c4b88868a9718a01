import { half } from '../../../../words/half.ts';
import type { CORRECTIONS_PAGE as EN } from '../en/corrections.ts';
import { entered } from './corrected.ts';
import { sorte } from './grammar.ts';

/** La page où qui possède le jeu imprimé saisit ce qui y est imprimé. */

const ours = (halves: number, known: boolean): string =>
  known ? `${half(halves)}, donné par le livret` : `${half(halves)}, reconstitué`;
const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

export const CORRECTIONS_PAGE: typeof EN = {
  title: 'Corriger les données',
  description:
    'Pour qui possède le jeu imprimé\u00a0: saisir les revenus, les frontières, les PV et les unités de départ, puis jouer avec ces valeurs.',
  lead: 'La carte et les fiches de nation imprimées ne sont pas publiques\u00a0: beaucoup de valeurs sont ici reconstituées. Si vous possédez le jeu, saisissez les valeurs imprimées, et jouez avec elles.',
  checked:
    'Si une valeur contredit le livret, son champ le signale et donne la ligne. Rien n’est envoyé\u00a0: votre liste est conservée sur cet appareil, et dans un fichier si vous en enregistrez un.',
  noScript:
    'Le formulaire demande JavaScript. Sans lui, vous pouvez écrire un fichier de corrections à la main. Donnez-le à la commande qui joue des parties entières\u00a0: le README du projet l’explique.',
  opening: 'Ouverture du formulaire…',
  failed: 'Le formulaire n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.',

  list: {
    title: 'Vos corrections',
    name: 'Nom',
    unnamed: 'Mon jeu imprimé',
    none: 'Aucune valeur pour l’instant. Choisissez une nation ou une province ci-dessous.',
    sum: (sum) => `Valeurs saisies\u00a0: ${entered(sum)}.`,
    kept: 'Elles sont conservées sur cet appareil.',
    notKept:
      'Rien n’est conservé\u00a0: ce navigateur n’enregistre rien pour cette page. Enregistrez vos corrections dans un fichier.',
    damaged: 'Les corrections conservées ici n’ont pas pu être lues. Vous pouvez enregistrer leur texte.',
    damagedSave: 'Enregistrer le texte',
    fine: 'Rien ne contredit le livret.',
    wrong: (number) =>
      number === 1
        ? 'Une valeur contredit le livret. Corrigez-la pour commencer une partie avec cette liste.'
        : `${number}\u00a0valeurs contredisent le livret. Corrigez-les pour commencer une partie avec cette liste.`,
    goTo: 'Y aller',
    save: 'Enregistrer dans un fichier',
    open: 'Ouvrir un fichier',
    clear: 'Tout retirer',
    back: 'Annuler',
    opened: (name) => (name ? `Liste ouverte\u00a0: ${quoted(name)}.` : 'Le fichier est ouvert.'),
    cleared: 'Toutes les corrections sont retirées.',
    refused: 'Ce fichier n’a pas été ouvert. Vos corrections n’ont pas changé.',
    play: 'Jouer une nouvelle partie avec ces valeurs',
    file: (name) => `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'corrections'}.corrections.json`,
  },

  choose: {
    label: 'Ce qui est à corriger',
    nation: 'Nation',
    province: 'Province',
    pick: 'Choisir…',
    nothing:
      'Choisissez une nation pour ses PV et ses unités de départ, ou une province pour son revenu et ses frontières.',
    mark: (name, corrected) => (corrected ? `${name} (avec corrections)` : name),
  },

  source: {
    line: (lines) =>
      lines.length === 1 ? `livret, ligne\u00a0${lines[0]}` : `livret, lignes\u00a0${lines.join(' à\u00a0')}`,
    errata: 'errata de 2003',
    reconstructed: 'reconstitution',
  },
  how: 'Une demie s’écrit ½\u00a0: 2½, 2,5 ou\u00a02.5. Un champ vide n’est pas corrigé\u00a0; la valeur en gris entre ‹\u00a0› est reconstituée.',
  printed: 'Imprimé',
  ours: 'Ici',
  unreadable: (text) =>
    `${quoted(text)} n’est pas une valeur. Écrivez un nombre entier ou une demie (2½), jusqu’à\u00a020.`,
  tooMany: (text) => `${quoted(text)} n’est pas un nombre d’unités.`,

  // Les noms arrivent sans article : ils restent des étiquettes.
  province: {
    income: 'Revenu',
    incomeField: (place, halves, known) => `Revenu imprimé\u00a0: ${place}\u00a0; ${ours(halves, known)}`,
    borders: 'Frontières',
    bordersSay: 'Chaque province adjacente sur la carte imprimée, et le fleuve qui longe la frontière.',
    with: (place, other) => `${place} et ${other}`,
    is: (place, other) => `Frontière\u00a0: ${place} et ${other}`,
    none: 'aucune',
    dry: 'frontière',
    river: (name) => `le long ${/^[AEIOUÈÉ]/.test(name) ? 'de l’' : 'du '}${name}`,
    add: 'Autre frontière',
    changed: 'corrigée',
  },

  nation: {
    points: 'PV des provinces',
    pointsSay: 'Les PV que chaque province rapporte à la fin d’un tour de comptage.',
    noPoints: 'D’après ce qui est connu, aucune province ne lui rapporte de PV.',
    turn: (turn) => `Tour\u00a0${turn}`,
    province: 'Province',
    pointsField: (place, turn, halves, known) =>
      `${place}, tour\u00a0${turn}\u00a0; ${halves === 0 ? 'ici, aucun PV' : ours(halves, known)}`,
    add: 'Autre province',
    setUp: (turn) => `Unités au début du tour\u00a0${turn}`,
    setUpSay: (turn) => `Les scénarios ${turn === 1 ? 'A, D et E' : 'B et C'} commencent avec elles.`,
    noSetUp: 'Aucune unité de la nation n’est sur la carte au départ.',
    unitsField: (kind, place, turn) => `${kind}\u00a0: ${place}, tour\u00a0${turn}`,
    kind: (kind) => sorte(kind, 2),
    reset: 'Retirer ces corrections',
    changed: 'Toute la position de départ compte comme saisie.',
    sheet: 'Sa fiche',
  },
  map: 'Sur la carte',

  faults: {
    'too-large': () => 'Le fichier est trop grand pour des corrections.',
    'not-json': () => 'Le texte de ce fichier est illisible, peut-être coupé.',
    'too-deep': () => 'Le fichier a plus de niveaux que n’en demandent des corrections.',
    'too-many-items': () => 'Une liste du fichier est plus longue que n’en demandent des corrections.',
    'not-an-integer': (_, path) =>
      `Une valeur n’est pas un multiple de ½ (emplacement\u00a0: ${path}). Toutes doivent l’être.`,
  },
};
