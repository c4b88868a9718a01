import { list, type Rich, t } from '../../../../words/rich.ts';
import type { Who } from '../../../../words/who.ts';
import type { CombatKind, LeaderId, PlaceId, TokenId, UnitKind } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Target } from '../../engine/state/battle.ts';
import type { PhaseId } from '../../engine/state.ts';
import {
  accordSorte,
  compte,
  dans,
  deLieu,
  demis,
  deQui,
  LeQui,
  large,
  leQui,
  lieu,
  sorte,
  unites,
  vers,
} from './grammar.ts';
import { NAMES } from './names.ts';

/** Unités, nations, lieux, phases et nombres, tels qu’ils sont dits dans une phrase de la partie. */

/** Le nom d’une phase, sans article. */
export const PHASES: Readonly<Record<PhaseId, string>> = {
  arrival: 'arrivée',
  income: 'revenu',
  mission: 'recrutement d’El Cid',
  entry: 'entrée d’El Cid',
  placement: 'placement',
  march: 'mouvement spécial',
  movement: 'mouvement',
  stacking: 'contrôle d’empilement',
  combat: 'combat',
  'pile-check': 'contrôle d’empilement des autres unités',
  'second-movement': '2e\u00a0mouvement',
  'second-stacking': '2e\u00a0contrôle d’empilement',
  'second-combat': '2e\u00a0combat',
  'ardour-check': 'contrôle d’empilement avant la Fougue',
  'ardour-movement': 'mouvement de Fougue',
  'ardour-stacking': 'contrôle d’empilement de la Fougue',
  'ardour-combat': 'combat de Fougue',
  forts: 'pose des Forts',
  'last-stacking': 'dernier contrôle d’empilement',
  population: 'contrôle de la limite de population',
  'sequence-end': 'comptage de fin de séquence',
};

/** Des demi-points : `½ PV`, `3 PV`. */
export const points = (halves: number): string => demis(halves, 'PV');

/** Du demi-Or : `½ Or`, `4 Or`. */
export const gold = (halves: number): string => demis(halves, 'Or');

/** Avec une majuscule. */
export const grand = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** `1re`, `2e`, `13e`, pour une séquence ou une position. */
export const ordinal = (number: number): string => (number === 1 ? '1re' : `${number}e`);

/** `au 1er round`, `au round 3`. */
export const auRound = (number: number): string => (number === 1 ? 'au 1er\u00a0round' : `au round\u00a0${number}`);

/** Les touches reçues par un Chevalier ou un Château-fort : `touché une fois`. */
export const wounds = (hits: number, number = 1): string => {
  const times = ['', 'une fois', 'deux fois', 'trois fois'][hits] ?? compte(hits, 'fois');
  return `${number < 2 ? 'touché' : 'touchés'} ${times}`;
};

/** Ce qu’il faut à un dé : `5 ou plus`. */
export const orMore = (needs: number): string => (needs > 9 ? `${needs}` : `${needs}\u00a0ou plus`);

/** Un type d’unité : `Chevalier`, et `Chevaliers` à partir de 2. */
export const kind = (id: UnitKind, number = 2): string => sorte(id, number);

/** Des unités et des Chefs : `2 Infanteries, 1 Château-fort et Viriathus`. */
export const units = (tally: Units, leaders: readonly LeaderId[] = []): string => unites(tally, leaders);

/** Le nombre des unités. */
export const size = (tally: Units): number => Object.values(tally).reduce((a, b) => a + b, 0);

/** La clé d’un groupe d’unités, défaite : `infantry/steps=1/from=tortosa`, `leader:tarik`. */
function parse(key: string): {
  readonly id: UnitKind;
  readonly leader: LeaderId | undefined;
  readonly marks: Readonly<Record<string, string>>;
} {
  const [what = '', ...marks] = key.split('/');
  const [id = '', name = ''] = what.split(':');
  // Un Chef qui n’est pas encore arrivé est nommé seul.
  const leader = [id, name].find((one) => Object.hasOwn(NAMES.leaders, one));
  return {
    id: id as UnitKind,
    leader: leader as LeaderId | undefined,
    marks: Object.fromEntries(marks.map((mark) => mark.split('='))),
  };
}

/** Pourquoi des unités se sont arrêtées. */
function halted(halt: string | undefined, id: UnitKind, number: number): string {
  switch (halt) {
    case 'mountain':
      return `, ${accordSorte(id, number, 'arrêté')} en montagne`;
    case 'strait':
      return ', de l’autre côté du détroit';
    case 'sea':
      return ', en mer';
    case 'pinned':
      return `, ${accordSorte(id, number, 'stoppé')}`;
    case 'left-behind':
      return `, ${accordSorte(id, number, 'laissé')} par ${number < 2 ? 'son' : 'leur'} Chef`;
    default:
      return '';
  }
}

/**
 * Un groupe d’unités, par sa clé : `Infanterie venant de Tortosa`, `Chevalier, touché une fois`, `Tarik`. `exact` ajoute ce qui
 * distingue encore deux groupes : le chemin fait, avec ou sans Chef.
 */
export function cohort(key: string, number = 1, exact = false): Rich {
  const { id, leader, marks } = parse(key);
  if (leader) return [NAMES.leaders[leader]];
  const { from, river, hits, halt, steps, led, pile, frail } = marks;
  const way = from ? t` venant ${deLieu(from as PlaceId)}` : [];
  const come = from ? '' : ` ${accordSorte(id, number, 'venu')}`;
  const across = river ? `${come} par le fleuve` : '';
  const moved = `${accordSorte(id, number, 'déplacé')} de ${compte(Number(steps), 'province')}`;
  const far = exact && steps ? `, ${moved}${led ? ' avec un Chef' : ''}` : '';
  const hit = `${hits ? `, ${wounds(Number(hits), number)}` : ''}${frail ? ', à la merci d’une touche' : ''}`;
  return t`${kind(id, number)}${pile ? ' de la pile' : ''}${way}${across}${far}${hit}${halted(halt, id, number)}`;
}

/** Ce qu’une réponse nomme par des clés, sans leurs marques : `2 Infanteries et Tarik`. */
export function picked(...all: readonly (Readonly<Record<string, number>> | undefined)[]): string {
  const tally: Partial<Record<UnitKind, number>> = {};
  const leaders: LeaderId[] = [];
  for (const [key, number] of all.flatMap((of) => Object.entries(of ?? {}))) {
    const { id, leader } = parse(key);
    if (leader) leaders.push(leader);
    else tally[id] = (tally[id] ?? 0) + number;
  }
  return units(tally, leaders);
}

/** Un événement ou le Signe de Dieu, comme étiquette : `Armée`, `Signe de Dieu`. */
export const token = (id: string): string => {
  if (id === 'sign') return 'Signe de Dieu';
  return Object.hasOwn(NAMES.tokens, id) ? NAMES.tokens[id as TokenId] : 'Événement inconnu';
};
/** Le même dans une phrase : `l’événement Armée`, `le Signe de Dieu`. */
export const event = (id: string): string => {
  if (id === 'sign') return 'le Signe de Dieu';
  return Object.hasOwn(NAMES.tokens, id) ? `l’événement ${NAMES.tokens[id as TokenId]}` : 'cet événement';
};

/** Une cible : `Chevalier`, `Infanterie venue par le fleuve`. */
export function target(of: Target): string {
  const [id, river] = of.split('~') as [CombatKind, string?];
  return `${kind(id, 1)}${river ? ` ${accordSorte(id, 1, 'venu')} par le fleuve` : ''}`;
}

/** Une nation ou un joueur, pour les phrases qui ne sont d’aucun jeu. */
export const who = (name: string): Who => ({
  the: leQui(name),
  The: LeQui(name),
  whose: deQui(name),
  many: name === 'neutral',
});

const isPlace = (id: PlaceId | null | undefined): id is PlaceId =>
  id !== null && id !== undefined && Object.hasOwn(NAMES.places, id);

/** Un lieu : `Tolède`, `la Galice`. De ce qui n’en est pas un, on dit que c’en est un quand même. */
export const place = (id: PlaceId | null | undefined): Rich => (isPlace(id) ? lieu(id) : ['cette province']);
/** Au début d’une phrase. */
export const Place = (id: PlaceId | null | undefined): Rich => large(place(id));
/** Où sont des unités, ou bien où elles arrivent : `à Tolède`, `en Galice`, `hors carte`. */
export const inside = (id: PlaceId | 'band' | null | undefined): Rich =>
  id === 'band' || isPlace(id) ? dans(id) : ['dans cette province'];
/** De ce lieu : `de Tolède`, `de la Galice`. */
export const ofPlace = (id: PlaceId | null | undefined): Rich => (isPlace(id) ? deLieu(id) : ['de cette province']);
/** Vers ce lieu : `vers Tolède`, `vers la Galice`, `hors carte`. */
export const towards = (id: PlaceId | 'band' | null | undefined): Rich =>
  id === 'band' || isPlace(id) ? vers(id) : ['vers cette province'];
/** Plusieurs lieux : `Tolède, la Galice et Avila`. */
export const places = (ids: readonly PlaceId[]): Rich => list(ids.map(place), ', ', ' et ');
/** Où : `à Tolède, en Galice et à Avila`. */
export const insideAll = (ids: readonly PlaceId[]): Rich => list(ids.map(inside), ', ', ' et ');
