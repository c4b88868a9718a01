import type { ASSISTANT_PAGE as EN } from '../en/assistant-page.ts';

/** Les mots de la page de l’assistant. */
export const ASSISTANT_PAGE: typeof EN = {
  opening: 'L’assistant se charge…',
  noScript: 'L’assistant a besoin de JavaScript. Les règles et les tables se lisent sans lui.',
  failed: 'L’assistant n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
};
