import type { Raised } from '../../engine/data/reaction.ts';
import type { THROWS as EN } from '../en/throws.ts';
import { compte } from './grammar.ts';

const PIONS: { readonly [kind in Raised['kind']]: string } = {
  city: 'cité',
  fort: 'fort',
  garrison: 'Garnison',
  army: 'Armée',
};

/** Les mots de la grille de tous les lancers d’une réaction. */
export const THROWS: typeof EN = {
  title: 'Tous les lancers des deux dés',
  caption: 'La région selon le premier dé, la force musulmane selon le second',
  region: 'Région',
  africa: 'Afrique du Nord',
  again: 'relancé',
  raised: ({ kind, count }) => (kind === 'army' ? compte(count, PIONS.army) : PIONS[kind]),
};
