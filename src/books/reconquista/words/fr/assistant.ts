import { type Rich, t } from '../../../../words/rich.ts';
import type { Religion, Side } from '../../engine/data/ids.ts';
import type { UnitId } from '../../engine/data/play-ids.ts';
import type { DieFor } from '../../engine/facts.ts';
import type { DiceFact } from '../../engine/unfold.ts';
import type { ASSISTANT as EN } from '../en/assistant.ts';
import { compte, dans, deLieu } from './grammar.ts';
import { unitsOf } from './units.ts';

/** Les mots de l’assistant du jeu en carton : la position, la phase, ses dés, ses étapes. */

/** Ce qu’un dé décide, avant d’être lancé. */
const DICE: { readonly [purpose in DieFor]: string } = {
  'rebel-region': 'Région de la rébellion',
  rebellion: 'Type de rébellion',
  location: 'Dé du Lieu',
  table: 'Table des événements',
  event: 'Événement',
  count: 'Nombre d’Armées ou de pions',
  entry: 'Lieu d’arrivée',
  'el-cid': 'Camp d’El Cid',
  empire: 'Empire',
  region: 'Région',
  reaction: 'Région de la réaction',
  raised: 'Force musulmane',
  port: 'Port du débarquement',
  step: 'Lieu suivant',
  caution: 'Prudence des Musulmans',
};
/** Deux dés lancés ensemble. */
const isPair = ({ results, rule, for: purpose }: DiceFact & { readonly kind: 'rolled' }): boolean =>
  results.length === 2 && (purpose === 'event' || rule === '9-bands');
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Le n-ième dé d’un lancer. */
function die(of: Exclude<DiceFact, { readonly kind: 'drew' }>, n: number): Rich {
  switch (of.kind) {
    case 'rolled':
      if (isPair(of)) return [`${DICE[of.for]}\u00a0: ${n === 1 ? 'premier' : 'second'} dé`];
      return [n === 1 ? DICE[of.for] : `${DICE[of.for]}\u00a0: relancez, le dernier nombre n’est pas valable`];
    case 'fired': {
      const { side, unit, place, round, results, needs } = of;
      const which = results.length > 1 ? `\u00a0: dé\u00a0${n} sur\u00a0${results.length}` : '';
      return t`${unitsOf(side, { [unit]: results.length })} ${dans(place)}, round\u00a0${round}${which} (touche sur ${needs} ou plus)`;
    }
    case 'assaulted':
      return n === 1
        ? t`Siège ${deLieu(of.place)}\u00a0: dé des assiégeants (${signed(of.attacker.modifier)})`
        : t`Siège ${deLieu(of.place)}\u00a0: dé des assiégés (${signed(of.defender.modifier)})`;
  }
}

const FAITHS: { readonly [faith in Religion]: string } = { christian: 'chrétienne', muslim: 'musulmane' };
const SIDES: { readonly [side in Side]: string } = {
  christian: 'Chrétiens',
  muslim: 'Musulmans',
  rebel: 'Rebelles',
  neutral: 'Français ou Bandes',
};
const KINDS: { readonly [unit in UnitId]: string } = {
  hired: 'Mercenaires ou Croisés',
  garrison: 'Garnisons',
  rebel: 'Rebelles',
  army: 'Armées',
  order: 'Ordres militaires',
  'el-cid': 'El Cid',
};

export const ASSISTANT: typeof EN = {
  position: 'La position',
  setUp: 'Mettre en place le début du',
  turn: 'Tour',
  startOf: (turn) => `tour\u00a0${turn}`,
  phase: 'La phase à jouer',
  revolt: 'Région en révolte',
  none: 'aucun',
  event: 'Événement du tour',
  left: 'Mercenaires ou Croisés restants',
  awaited: 'El Cid combat pour les Musulmans',
  points: 'Points à dépenser',
  rules: 'Options, événements et arbitrages',
  places: 'Les Lieux',
  placesSay: 'Ouvrez un Lieu ici ou sur la carte, et indiquez ses pions.',
  city: 'Cité',
  fort: 'Fort',
  held: 'Occupants',
  siege: 'Assiégeants',
  nobody: 'aucun',
  faiths: FAITHS,
  sides: SIDES,
  kinds: KINDS,
  at: ({ what, place }) => `${what}, ${place}`,
  less: (what) => `Moins\u00a0: ${what}`,
  more: (what) => `Plus\u00a0: ${what}`,
  faults: {
    'no-units': 'Aucune unité n’est indiquée. Indiquez-en, ou choisissez «\u00a0aucun\u00a0».',
    'two-sides': 'Un siège suppose une cité ou un fort que contrôle un autre camp.',
    'two-cids': 'El Cid est deux fois sur la carte.',
    'lone-fort': 'Un fort ne tient qu’avec une cité ou des troupes (5).',
    'lone-cid': 'El Cid n’est jamais sans autres unités (9).',
    other: 'C’est impossible.',
  },
  wrong: (n) => `Corrigez d’abord ${compte(n, 'indication')} de la position.`,
  unread: 'Le lien ne contient aucune position lisible. Le début du tour\u00a01 est mis en place.',

  dice: 'Dés',
  app: 'L’application lance les dés',
  own: 'Je lance mes propres dés',
  byDice: 'selon les dés',
  begin: (phase) => `Jouer\u00a0: ${phase}`,
  byHand: (phase) =>
    `${phase}\u00a0: cette phase est à vous. Jouez-la sur le carton, indiquez la nouvelle position, puis choisissez la phase suivante.`,
  onTo: (phase) => `Passer à\u00a0: ${phase}`,
  running: (phase, turn) => `${phase}, tour\u00a0${turn}`,
  steps: 'Ce qui se passe',
  next: 'Étape suivante',
  back: 'Étape précédente',
  stop: 'Arrêter, garder la position d’avant',
  die,
  face: (n) => `${n}`,
  road: 'Quelle Route\u00a0? Choisissez-en une au hasard',
  roll: 'L’application lance',
  keys: 'Touches\u00a0: N étape suivante, 1 à 6 un dé, R l’application lance, U étape précédente.',
  done: 'La phase est finie. La carte montre la nouvelle position.',
  edit: 'Modifier la position',
  table: 'Ouvrir comme partie',
};
