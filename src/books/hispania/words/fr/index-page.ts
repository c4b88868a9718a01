import type { Wide } from '../../../../words/lang.ts';
import type { INDEX_PAGE as EN } from '../en/index-page.ts';

/** Les mots de l’index alphabétique, hors de ses entrées. */
export const INDEX_PAGE: Wide<typeof EN> = {
  letters: 'Lettres',
  kinds: { leader: 'Chef', token: 'événement' },
};
