import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, r } from '../../marks.ts';

export const words: WordsOf<'sealed-and-equal'> = {
  title: 'Deux fois la même mise',
  about: t`De nouveau le tour\u00a06, mais avec des enchères secrètes. Chaque joueur écrit une mise de 25\u00a0ou plus sur l’${n('alans')}, ou n’en écrit pas, dans un ordre quelconque. Le livret ne donne pas de nombres\u00a0: le site a choisi les mises et le tirage.`,
  steps: [
    t`Le joueur\u00a01 écrit 28.`,
    t`Le joueur\u00a02 n’écrit pas de mise.`,
    t`Le joueur\u00a03 écrit 28.`,
    t`Le joueur\u00a04 écrit 26. Les mises sont alors révélées\u00a0: celles des joueurs\u00a01 et 3 sont égales.`,
    t`Tous deux en écrivent une autre, de 28\u00a0ou plus\u00a0: le joueur\u00a01 écrit 30.`,
    t`Le joueur\u00a03 aussi. Les mises sont encore égales, et le sort décide.`,
  ],
  after: t`L’${n('alans')} est adjugé au joueur\u00a03 pour 30, par tirage au sort (${r('14.7')}).`,
  tasks: {
    'without-a-lot': {
      ask: t`Les joueurs\u00a01 et 3 écrivent une seconde mise. Faites adjuger l’${n('alans')} au joueur\u00a01, sans tirage au sort.`,
      done: t`Une mise plus forte de ½\u00a0point suffit.`,
      lost: t`L’${n('alans')} a été adjugé au joueur\u00a03, ou par tirage au sort.`,
      hints: [
        t`Tous deux doivent écrire 28\u00a0ou plus.`,
        t`Le joueur\u00a01 doit écrire plus que le joueur\u00a03.`,
        t`Écrivez 30½ pour le joueur\u00a01 et 30 pour le joueur\u00a03.`,
      ],
    },
    'nobody-writes': {
      ask: t`Recommencez. Voyez comment l’${n('alans')} est adjugé si aucun joueur ne mise.`,
      done: t`Comme aux enchères ouvertes\u00a0: par tirage au sort, à la mise minimale de 25.`,
      lost: t`Un joueur a écrit une mise.`,
      hints: [
        t`La première fois, un joueur peut ne pas écrire de mise.`,
        t`Aucun des 4\u00a0joueurs ne doit en écrire.`,
        t`Passez pour chacun des 4\u00a0joueurs.`,
      ],
    },
  },
  wrongs: {
    'a-second-thought': {
      label: t`Changer le 28 du joueur\u00a01 en 29.`,
      because: t`Une mise écrite ne peut pas être changée.`,
    },
    'less-than-before': {
      label: t`Écrire 27½ pour le joueur\u00a01, la seconde fois.`,
      because: t`La seconde mise doit être au moins égale à la première, qui était de 28.`,
    },
    'out-of-it': {
      label: t`Ne pas écrire de mise pour le joueur\u00a01, la seconde fois.`,
      because: t`Le joueur\u00a01 a misé 28 et ne peut pas retirer sa mise.`,
    },
  },
};
