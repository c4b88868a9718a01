import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, r } from '../../marks.ts';

export const words: WordsOf<'galicians-may-not-bid'> = {
  title: 'Pas avec le Galicien',
  about: t`Scénario A, tour\u00a01. Les joueurs\u00a01 à 4 ont ${n('carthage')}, ${n('rome')}, le ${n('visigoths')} et l’${n('umayyads')}. Le ${n('galicians')} est mis aux enchères, puis le ${n('cantabrians')}. Personne ne peut avoir les deux. Les mises et les moyennes dont elles dépendent sont reconstituées.`,
  steps: [
    t`Le joueur\u00a01 ouvre à 13 pour le ${n('galicians')}.`,
    t`Le joueur\u00a02 passe.`,
    t`Le joueur\u00a03 passe.`,
    t`Le joueur\u00a04 passe. Le ${n('galicians')} est adjugé au joueur\u00a01\u00a0; le ${n('cantabrians')} est mis aux enchères sans ce joueur.`,
    t`Le joueur\u00a02 mise 11\u00a0sur le ${n('cantabrians')}.`,
    t`Le joueur\u00a03 passe.`,
    t`Le joueur\u00a04 passe. Le joueur\u00a01 n’a pas eu la parole.`,
  ],
  after: t`Le joueur du ${n('galicians')} ne peut pas miser sur le ${n('cantabrians')}, ni sur le ${n('suebi')} à son arrivée (${r('14.2')}).`,
  tasks: {
    'cantabrians-for-the-first': {
      ask: t`Recommencez. Faites adjuger le ${n('cantabrians')} au joueur\u00a01.`,
      done: t`Sans le ${n('galicians')}, le joueur\u00a01 peut l’avoir.`,
      lost: t`Le joueur\u00a01 ne peut plus l’obtenir. Recommencez.`,
      hints: [
        t`Qu’est-ce qui empêche le joueur\u00a01 de miser sur cette nation\u00a0?`,
        t`Le ${n('galicians')} doit aller à un autre joueur.`,
        t`Passez\u00a0; misez 13 pour le joueur\u00a02, puis passez pour tous les autres. Passez pour les joueurs\u00a03 et 4, misez 11 pour le joueur\u00a01, puis passez pour les autres.`,
      ],
    },
    'nobody-bids': {
      ask: t`Aucun joueur ne veut du ${n('cantabrians')}. Que devient-il\u00a0?`,
      done: t`Il est adjugé par tirage au sort, à la mise minimale, à l’un des 3\u00a0joueurs qui peuvent l’avoir. Le joueur\u00a01 n’en est pas.`,
      lost: t`Un joueur a misé sur cette nation.`,
      hints: [t`Trois joueurs ont la parole.`, t`Chacun d’eux peut passer.`, t`Passez 3\u00a0fois.`],
    },
  },
  wrongs: {
    'the-first-bids': {
      label: t`Faire miser 15 au joueur\u00a01\u00a0sur le ${n('cantabrians')}.`,
      because: t`Le joueur\u00a01 a le ${n('galicians')}. Les 2\u00a0nations sont incompatibles.`,
    },
    'too-little': {
      label: t`Faire miser 10½ au joueur\u00a02.`,
      because: t`La mise minimale du ${n('cantabrians')} est 11, sa moyenne moins 5.`,
    },
  },
};
