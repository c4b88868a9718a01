import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, r } from '../../marks.ts';

export const words: WordsOf<'four-on-turn-six'> = {
  title: 'Quatre nations avant le tour\u00a06',
  about: t`Le joueur\u00a01 a le ${n('visigoths')}, le joueur\u00a02 ${n('rome')} et le ${n('galicians')}, le joueur\u00a03 le ${n('lusitanians')} et la ${n('castile')}, le joueur\u00a04 ${n('carthage')}. Le tour\u00a05 s’achève, et 4\u00a0nations sont mises aux enchères. Voyez quels joueurs ont la parole. Les mises sont reconstituées, de même que toutes les moyennes sauf une.`,
  steps: [
    t`${n('rome')} termine son mouvement, et le tour\u00a05 est fini. Son successeur, l’${n('hispano-romans')}, est mis aux enchères avant le début du tour\u00a06\u00a0; les 4\u00a0joueurs peuvent miser.`,
    t`Le joueur\u00a01 ouvre à 18.`,
    t`Le joueur\u00a02 passe.`,
    t`Le joueur\u00a03 passe.`,
    t`Le joueur\u00a04 passe\u00a0; l’${n('hispano-romans')} est adjugé au joueur\u00a01. Le tour\u00a06 commence par le ${n('vandals')}, et tous les joueurs peuvent miser sur lui.`,
    t`Le joueur\u00a02 ouvre à 15.`,
    t`Le joueur\u00a03 passe.`,
    t`Le joueur\u00a04 passe.`,
    t`Le joueur\u00a01 passe\u00a0; le ${n('vandals')} est adjugé au joueur\u00a02. Vient ensuite l’${n('alans')}.`,
    t`Le joueur\u00a03 ouvre à 25.`,
    t`Le joueur\u00a04 passe.`,
    t`Le joueur\u00a02 passe. Le joueur\u00a01, qui a le ${n('visigoths')}, n’a pas la parole. Vient ensuite le ${n('suebi')}.`,
    t`Le joueur\u00a04 ouvre à 23.`,
    t`Le joueur\u00a01 passe. Les joueurs\u00a02 et 3, qui ont le ${n('galicians')} et le ${n('lusitanians')}, n’ont pas la parole.`,
  ],
  after: t`Les 4\u00a0nations ont été mises aux enchères dans l’ordre des nations. Le livret les y met toutes au début du tour\u00a06. Ici, un successeur l’est quand la nation qu’il remplace prend fin, pour que son joueur puisse choisir les unités qui survivent (${r('14.6')}).`,
  tasks: {
    'alans-for-the-second': {
      ask: t`L’${n('alans')} est mis aux enchères. Faites-le adjuger au joueur\u00a02.`,
      done: t`Le joueur\u00a02 parle le dernier, et n’a besoin de monter que de ½\u00a0PV.`,
      lost: t`L’${n('alans')} est adjugé à un autre joueur.`,
      hints: [
        t`Le joueur\u00a03 parle le premier, puis le joueur\u00a04.`,
        t`Le joueur\u00a02 peut dépasser toute mise de ces joueurs\u00a0; ils ont alors de nouveau la parole.`,
        t`Misez 25, passez, misez 25½, passez, passez.`,
      ],
    },
    'suebi-for-the-first': {
      ask: t`Seuls les joueurs\u00a04 et 1 peuvent miser sur le ${n('suebi')}. Faites-le adjuger au joueur\u00a01, à la mise minimale.`,
      done: t`23\u00a0: la moyenne du ${n('suebi')} moins 5.`,
      lost: t`Le ${n('suebi')} est adjugé au joueur\u00a04.`,
      hints: [
        t`Le joueur\u00a04 parle le premier.`,
        t`Rien n’oblige le joueur\u00a04 à miser.`,
        t`Passez, misez 23 pour le joueur\u00a01, puis passez.`,
      ],
    },
  },
  wrongs: {
    'visigoths-and-alans': {
      label: t`Faire miser 30 au joueur\u00a01\u00a0sur l’${n('alans')}.`,
      because: t`Le joueur\u00a01 a le ${n('visigoths')}.`,
    },
    'galicians-and-suebi': {
      label: t`Faire miser 30 au joueur\u00a02\u00a0sur le ${n('suebi')}.`,
      because: t`Le joueur\u00a02 a le ${n('galicians')}.`,
    },
    'lusitanians-and-suebi': {
      label: t`Faire miser 30 au joueur\u00a03\u00a0sur le ${n('suebi')}.`,
      because: t`Le joueur\u00a03 a le ${n('lusitanians')}.`,
    },
  },
};
