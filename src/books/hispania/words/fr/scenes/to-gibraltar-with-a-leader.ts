import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { p, r } from '../../marks.ts';

export const words: WordsOf<'to-gibraltar-with-a-leader'> = {
  title: 'Trois provinces avec un Chef',
  about: t`L’Infanterie de ${p('segovia')} encore, cette fois avec Alphonse VI. Avec un Chef, elle peut entrer dans 3\u00a0provinces, et la montagne ne l’arrête pas. Voyez jusqu’où elle peut aller, au sud comme au nord.`,
  steps: [
    t`Tous deux vont à ${p('toledo')}, qui est vide.`,
    t`Ils continuent jusqu’à ${p('cordoba')}. Sans Chef, une Infanterie ne pourrait pas aller plus loin.`,
    t`Ils continuent jusqu’à ${p('gibraltar')}, la troisième province.`,
  ],
  after: t`Une unité qui fait tout son mouvement avec un Chef peut entrer dans 1\u00a0province de plus (${r('5.2')}). Le Chef ne va pas plus loin que les unités parties avec lui.`,
  tasks: {
    'to-cantabria': {
      ask: t`De ${p('segovia')}, dans l’autre sens\u00a0: amenez-les tous deux en ${p('cantabria')}, par la montagne.`,
      done: t`${p('avila')}, la ${p('old-castile')} et la ${p('cantabria')} sont toutes montagneuses, et aucune ne les a arrêtés.`,
      lost: t`L’Infanterie s’est arrêtée, ou est allée ailleurs.`,
      hints: [
        t`La route passe par 3\u00a0provinces, toutes montagneuses.`,
        t`Déplacez-les ensemble à chaque étape\u00a0: sans le Chef, l’Infanterie s’arrête.`,
        t`Déplacez les deux à ${p('avila')}, en ${p('old-castile')}, puis en ${p('cantabria')}.`,
      ],
    },
    'alone-over-the-mountains': {
      ask: t`Envoyez-y Alphonse VI seul, et laissez l’Infanterie contrôler ${p('segovia')}.`,
      done: t`Un Chef seul peut entrer dans 3\u00a0provinces, et la montagne ne l’arrête pas.`,
      lost: t`L’Infanterie a quitté ${p('segovia')}, ou Alphonse VI est allé ailleurs.`,
      hints: [
        t`Un Chef peut se déplacer sans unité.`,
        t`Seul, il peut entrer dans 3\u00a0provinces.`,
        t`Déplacez Alphonse VI à ${p('avila')}, en ${p('old-castile')}, puis en ${p('cantabria')}.`,
      ],
    },
  },
  wrongs: {
    'a-fourth-province': {
      label: t`Continuer de ${p('gibraltar')} à ${p('granada')}.`,
      because: t`L’Infanterie ne peut entrer que dans 3\u00a0provinces, et donc son Chef aussi.`,
    },
    'without-him': {
      label: t`Déplacer l’Infanterie seule de ${p('cordoba')} à ${p('gibraltar')}.`,
      because: t`Une Infanterie ne peut entrer dans une troisième province qu’avec le Chef.`,
    },
  },
};
