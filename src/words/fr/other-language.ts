import type { OTHER_LANGUAGE as English } from '../en/other-language.ts';

/** Ce qu’une page dit dans la langue du lecteur quand elle est dans une autre : une ligne au bas de la fenêtre. */
export const OTHER_LANGUAGE: typeof English = {
  exists: 'Cette page existe en français',
  close: 'Fermer',
};
