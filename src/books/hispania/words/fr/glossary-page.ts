import type { Wide } from '../../../../words/lang.ts';
import type { GLOSSARY_PAGE as EN } from '../en/glossary-page.ts';

/** Les mots de la page du glossaire, hors des termes. `french` précède l’autre nom du terme : ici, son nom anglais. */
export const GLOSSARY_PAGE: Wide<typeof EN> = {
  letters: 'Lettres',
  french: 'anglais',
  also: 'aussi',
  own: 'un mot de ce site',
};
