import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, r } from '../../marks.ts';

export const words: WordsOf<'alans-for-twenty-nine'> = {
  title: 'L’Alain pour 29\u00a0PV',
  about: t`Tour\u00a06, 4\u00a0joueurs\u00a0: l’${n('alans')} est mis aux enchères. Il marque 30\u00a0PV en moyenne, et sa mise minimale est donc de 25. Le joueur\u00a01 ouvre.`,
  steps: [
    t`Le joueur\u00a01 ouvre à 25.`,
    t`Le joueur\u00a02 passe.`,
    t`Le joueur\u00a03 monte à 26, encore au-dessous de la moyenne.`,
    t`Le joueur\u00a04 passe.`,
    t`Le joueur\u00a01 monte à 28.`,
    t`Le joueur\u00a02, consulté de nouveau, passe encore.`,
    t`Le joueur\u00a03 monte à 29.`,
    t`Le joueur\u00a04 passe.`,
    t`Le joueur\u00a01 passe.`,
    t`Le joueur\u00a02 passe. Personne n’a dépassé la mise de 29.`,
  ],
  after: t`L’${n('alans')} est adjugé au joueur\u00a03 pour 29. Les PV qu’il marque au-delà de 29 sont le gain de ce joueur (${r('15')}). Ici, personne n’a choisi le ${n('visigoths')}\u00a0: c’est donc la nation suivante aux enchères. Ce serait au joueur\u00a02 d’ouvrir, mais il a l’${n('umayyads')} et ne peut donc pas miser (${r('14.2')}).`,
  tasks: {
    'for-the-opening-bid': {
      ask: t`Recommencez. Faites adjuger l’${n('alans')} au joueur\u00a01, à la mise minimale.`,
      done: t`25\u00a0: le joueur\u00a01 peut espérer un gain de 5\u00a0PV.`,
      lost: t`Les enchères ont eu un autre résultat.`,
      hints: [
        t`Le joueur\u00a01 ouvre.`,
        t`Les autres joueurs ne doivent pas monter.`,
        t`Misez 25, puis passez 3\u00a0fois.`,
      ],
    },
    'for-twenty-eight': {
      ask: t`Le joueur\u00a01 a misé 28. Faites que cette mise l’emporte.`,
      done: t`28, pour un gain espéré de 2\u00a0PV.`,
      lost: t`Les enchères ont eu un autre résultat.`,
      hints: [t`Trois joueurs peuvent encore monter.`, t`Tous les 3 doivent passer.`, t`Passez 3\u00a0fois.`],
    },
  },
  wrongs: {
    'below-the-opening-bid': {
      label: t`Ouvrir à 24½.`,
      because: t`La mise minimale est la moyenne moins 5\u00a0: 25.`,
    },
    'no-more-than-before': {
      label: t`Faire aussi miser 26 au joueur\u00a04.`,
      because: t`Le joueur\u00a03 a déjà misé 26. Il faut monter ou passer.`,
    },
    'out-of-turn': {
      label: t`Faire miser 30 au joueur\u00a04 sans attendre.`,
      because: t`Les joueurs misent dans le sens des aiguilles d’une montre\u00a0: c’est au joueur\u00a02.`,
    },
  },
};
