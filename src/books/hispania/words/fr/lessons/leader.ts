import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'leader'> = {
  title: 'Suivre le Chef',
  learn: t`Apprenez ce qu’un Chef apporte aux unités qui l’accompagnent, et comment il en prend d’autres au passage.`,
  about: t`Un Chef est un personnage qui porte un nom. Il ne lance pas de dé, mais ajoute 2 à chaque dé des unités de sa nation dans la bataille. Les unités qui se déplacent avec lui peuvent entrer dans 1\u00a0province de plus, et la montagne ne les arrête pas.`,
  steps: {
    'with-him': {
      ask: t`Vous jouez le ${n('visigoths')}. Wallia, votre roi, est le pion rond à ${p('valencia')}, avec 1\u00a0Infanterie\u00a0; 2 autres Infanteries sont à ${p('cuenca')}. Attaquez les 3\u00a0Infanteries de l’${n('alans')} à ${p('segovia')} avec lui et vos 3\u00a0Infanteries. Terminez ensuite le mouvement.`,
      done: t`Vos 3\u00a0Infanteries touchent sur 5\u00a0ou plus, celles de l’ennemi sur 7\u00a0ou plus. Wallia a mené 1\u00a0Infanterie à travers la montagne et emmené les autres.`,
      lost: t`Votre mouvement est fini, et Wallia n’est pas à ${p('segovia')} avec les 3\u00a0Infanteries.`,
      hints: [
        t`Wallia est le pion rond à la bannière, à ${p('valencia')}. Son chemin vers ${p('segovia')} passe par ${p('cuenca')}, où sont vos 2 autres Infanteries.`,
        t`Déplacez Wallia et son Infanterie à ${p('cuenca')}, puis Wallia et les 3\u00a0Infanteries à ${p('segovia')}, et terminez le mouvement.`,
      ],
      poor: {
        'without-him': t`Vos 2\u00a0Infanteries en attaquent 3, et chacune touche sur 7\u00a0ou plus. Wallia et la troisième Infanterie ne sont pas venus avec elles.`,
        'one-with-him': t`Wallia est là, mais il est passé devant 2\u00a0Infanteries qu’il pouvait emmener.`,
        'two-with-him': t`Vos unités touchent sur 5\u00a0ou plus. La troisième pouvait venir aussi, mais Wallia l’a laissée à ${p('valencia')}.`,
      },
      wrongs: {
        'through-the-enemy': {
          label: t`Wallia peut entrer dans une province de plus\u00a0: le déplacer avec 1\u00a0Infanterie jusqu’à ${p('avila')}.`,
          because: t`La montagne n’arrête pas Wallia, mais des unités ennemies l’arrêtent.`,
        },
        'left-behind': {
          label: t`De ${p('cuenca')}, déplacer d’abord l’Infanterie venue avec Wallia, et lui plus tard.`,
          because: t`Sans Wallia, l’Infanterie doit s’arrêter en montagne, à ${p('cuenca')}.`,
        },
      },
    },
  },
  after: t`Un Chef ajoute 2 à chaque dé de son camp (${r('6.2b')}). Les unités qui l’accompagnent pendant tout leur mouvement peuvent entrer dans 1\u00a0province de plus, et la montagne ne les arrête pas (${r('5.2')}, ${r('5.1-mountain')}). Ne le laissez jamais seul avec des unités ennemies\u00a0: un Chef sans unité de sa nation est tué aussitôt.`,
};
