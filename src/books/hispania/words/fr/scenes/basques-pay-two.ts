import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'basques-pay-two'> = {
  title: 'Deux Or pour le suzerain',
  about: t`Le ${n('basques')} est soumis au ${n('visigoths')}. Ses 4\u00a0provinces ont un revenu de 4\u00a0Or, dont la moitié va au ${n('visigoths')}, qui a 3\u00a0Or en réserve, sur 4 au plus. Voyez ce que fait un suzerain de l’Or qui dépasse sa limite de réserve pendant la séquence d’une autre nation.`,
  steps: [
    t`Le ${n('basques')} collecte 4\u00a0Or\u00a0: 2 pour lui et 2 pour le ${n('visigoths')}, qui en a maintenant 5.`,
    t`Le ${n('visigoths')} achète aussitôt 1\u00a0Infanterie. Elle coûte 4\u00a0Or\u00a0; il reste 1\u00a0Or.`,
  ],
  after: t`Un suzerain reçoit sa moitié dès que la nation soumise collecte, et peut la dépenser aussitôt s’il dépasse sa limite de réserve (${r('2.2')}). L’Infanterie attend à côté de la carte le prochain placement du ${n('visigoths')}.`,
  tasks: {
    'nothing-bought': {
      ask: t`Depuis le début\u00a0: collectez les 4\u00a0Or, et n’achetez aucune unité pour le ${n('visigoths')}.`,
      done: t`Le ${n('visigoths')} met 4\u00a0Or en réserve, et le cinquième est perdu. Un suzerain n’est pas obligé d’acheter, mais doit décider sur-le-champ.`,
      lost: t`Le ${n('visigoths')} a acheté 1\u00a0Infanterie, ou le ${n('basques')} n’a pas collecté tout son revenu.`,
      hints: [
        t`Deux joueurs décident ici, l’un après l’autre.`,
        t`Le ${n('visigoths')} a le choix d’acheter ou non. Il peut s’abstenir.`,
        t`Collectez le revenu, puis terminez l’achat.`,
      ],
    },
    'just-four': {
      ask: t`Depuis le début\u00a0: amenez le ${n('visigoths')} à 4\u00a0Or exactement, pour qu’il ne puisse pas acheter maintenant. Gardez le plus d’Or possible pour le ${n('basques')}.`,
      done: t`1\u00a0Or pour chacun. Une nation soumise peut renoncer à de l’Or, mais elle en perd autant que son suzerain.`,
      lost: t`Le revenu a été partagé autrement.`,
      hints: [
        t`Une nation peut renoncer à une partie de son revenu avant le partage.`,
        t`Le ${n('visigoths')} ne peut recevoir que 1\u00a0Or. Quel en est le double\u00a0?`,
        t`Renoncez à 2\u00a0Or, puis collectez.`,
      ],
    },
    'place-it-in-huesca': {
      ask: t`L’Infanterie est achetée. Continuez jusqu’à ce que le ${n('visigoths')} puisse la placer, et placez-la à ${p('huesca')}.`,
      done: t`Le ${n('visigoths')} la place à sa propre séquence, comme toute unité qu’il achète.`,
      lost: t`L’Infanterie est dans une autre province, ou n’a pas été placée.`,
      hints: [
        t`C’est encore la séquence du ${n('basques')}.`,
        t`Terminez son mouvement. La séquence du ${n('visigoths')} suit.`,
        t`Terminez le mouvement, puis placez l’Infanterie à ${p('huesca')}.`,
      ],
    },
  },
  wrongs: {
    'a-knight': {
      label: t`Acheter un Chevalier avec les 5\u00a0Or.`,
      because: t`Le ${n('visigoths')} n’a pas de Chevalier, et son Or n’y suffirait pas. Il ne peut acheter que des Infanteries.`,
    },
    'place-it-now': {
      label: t`Placer aussitôt la nouvelle Infanterie à ${p('huesca')}.`,
      because: t`Elle est achetée maintenant et placée plus tard\u00a0: c’est encore la séquence du ${n('basques')}.`,
    },
  },
};
