import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'four-at-a-point'> = {
  title: 'Le point de jonction ne se traverse pas',
  about: t`${p('cuenca')}, ${p('zaragoza')}, ${p('tortosa')} et ${p('castellon')} se touchent en un point de jonction\u00a0; la ${p('galicia')}, ${p('porto')}, ${p('duero')} et les ${p('asturias')} aussi. La ${n('castile')} voudrait traverser l’un et l’autre. Voyez quel chemin il lui faut prendre.`,
  steps: [
    t`Une Infanterie va de ${p('cuenca')} à ${p('zaragoza')}.`,
    t`Elle continue jusqu’à ${p('tortosa')}, sa deuxième province.`,
    t`Au nord-ouest, une autre Infanterie va de ${p('duero')} à ${p('porto')}.`,
    t`Elle continue en ${p('galicia')}.`,
  ],
  after: t`Des provinces qui ne se touchent qu’en un point de jonction ne sont pas adjacentes (${r('5-corners')}). Le détour passe par l’une des 2\u00a0autres provinces, et coûte 1\u00a0province de mouvement de plus.`,
  tasks: {
    'by-castellon': {
      ask: t`Allez à ${p('tortosa')} par l’autre côté, en passant par ${p('castellon')}.`,
      done: t`Avec Alphonse VI, l’Infanterie ne s’arrête pas en montagne.`,
      lost: t`Les montagnes de ${p('castellon')} ont arrêté une unité, ou le mouvement est fini.`,
      hints: [
        t`${p('castellon')} est montagneuse\u00a0: sans Chef, une Infanterie s’y arrête.`,
        t`Quel autre pion est à ${p('cuenca')}\u00a0?`,
        t`Déplacez Alphonse VI et 1\u00a0Infanterie à ${p('castellon')}, puis à ${p('tortosa')}.`,
      ],
    },
    'a-third-point': {
      ask: t`${p('toledo')} et ${p('badajoz')} se touchent en un troisième point de ce genre. Déplacez l’Infanterie de ${p('toledo')} à ${p('badajoz')} dans cette phase de mouvement.`,
      done: t`Elle a fait le tour par la ${p('sierra-morena')}, une plaine.`,
      lost: t`Les montagnes d’${p('alcantara')} l’ont arrêtée.`,
      hints: [
        t`Deux provinces touchent à la fois ${p('toledo')} et ${p('badajoz')}.`,
        t`L’une d’elles est montagneuse, et arrêterait l’Infanterie.`,
        t`Allez de ${p('toledo')} en ${p('sierra-morena')}, puis à ${p('badajoz')}\u00a0; terminez alors le mouvement.`,
      ],
    },
  },
  wrongs: {
    'cuenca-to-tortosa': {
      label: t`Aller directement de ${p('cuenca')} à ${p('tortosa')}.`,
      because: t`Elles se touchent en un point de jonction, sans frontière commune.`,
    },
    'duero-to-galicia': {
      label: t`Aller directement de ${p('duero')} en ${p('galicia')}.`,
      because: t`Là encore, les deux provinces ne se touchent qu’en un point de jonction.`,
    },
    'toledo-to-badajoz': {
      label: t`Aller directement de ${p('toledo')} à ${p('badajoz')}.`,
      because: t`C’est encore un point de jonction de 4\u00a0provinces, même si le livret ne le nomme pas.`,
    },
  },
};
