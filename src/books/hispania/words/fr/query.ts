import type { QueryWords } from '../../../../words/query-words.ts';

/** Ce que l’on tape dans la recherche, à côté des noms : les règles ne sont pas encore traduites. */
export const query: QueryWords = {
  stop: `a à au aux avec ce ces cette comment combien dans de des du elle en est et il ils je la le les leur ma mes mon ne nos notre
    on où ou par pas peut peux pour puis quand que quel quelle quels quelles qui quoi sa se ses si son sont sur un une y`,
  like: {
    apparaître: 'arrive',
    venir: 'arrive',
    partir: 'part',
    disparaître: 'part',
    général: 'chef',
    roi: 'chef',
    argent: 'or revenu',
  },
  means: {},
};
