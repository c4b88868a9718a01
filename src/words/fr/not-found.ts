import type { NotFoundWords } from '../en/not-found.ts';

export const notFound: NotFoundWords = {
  title: 'Rien à cette adresse',
  text: 'Aucune page n’a cette adresse. Elle est peut-être mal écrite, ou la page n’existe pas encore.',
  rule: (id) => `Cherchiez-vous la règle ${id}\u00a0?`,
  search: 'La chercher',
  links: 'Ou commencez ici\u00a0:',
  home: 'La première page',
};
