import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'one-at-cartagena'> = {
  title: 'Carthagène au début du tour\u00a01',
  about: t`Scénario A, D ou E\u00a0: au tour\u00a01, ${p('cartagena')} contient 1\u00a0Infanterie de ${n('carthage')}. Le livret cite cette unité\u00a0; la position de départ des autres provinces est reconstituée.`,
  steps: [
    t`L’Infanterie va à ${p('denia')}. C’était la seule unité de ${p('cartagena')}\u00a0: la province est maintenant vide.`,
  ],
  after: t`La position de départ dépend du premier tour du scénario (${r('12')}). Dans les scénarios B et C, ${p('cartagena')} contient 3\u00a0Élites de ${n('rome')}.`,
  tasks: {
    'two-at-cartagena': {
      ask: t`Recommencez, et amenez une seconde Infanterie à ${p('cartagena')}.`,
      done: t`${p('cartagena')} contient 2\u00a0Infanteries, et ${p('denia')} est vide.`,
      lost: t`Le mouvement est fini. Recommencez.`,
      hints: [
        t`Où est l’autre Infanterie de ${n('carthage')} la plus proche\u00a0?`,
        t`${p('denia')} est adjacente à ${p('cartagena')}.`,
        t`Déplacez l’Infanterie de ${p('denia')} à ${p('cartagena')}.`,
      ],
    },
    'two-at-gibraltar': {
      ask: t`Ne touchez pas à ${p('cartagena')}, et portez ${p('gibraltar')} à 2\u00a0Infanteries.`,
      done: t`${p('cartagena')} garde son Infanterie.`,
      lost: t`Le mouvement est fini. Recommencez.`,
      hints: [
        t`${p('gibraltar')} contient 1\u00a0Infanterie.`,
        t`${p('cadiz')}, province adjacente, en contient 2.`,
        t`Déplacez 1\u00a0Infanterie de ${p('cadiz')} à ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'two-of-one': {
      label: t`Déplacer 2\u00a0Infanteries de ${p('cartagena')} à ${p('denia')}.`,
      because: t`Au tour\u00a01, ${p('cartagena')} ne contient qu’une unité.`,
    },
    'elites-of-rome': {
      label: t`Déplacer 1\u00a0Élite de ${p('cartagena')}.`,
      because: t`Les Élites de ${n('rome')} n’y sont qu’au tour\u00a04.`,
    },
  },
};
