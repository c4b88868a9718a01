import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'seven-galicians'> = {
  title: 'Sept Infanteries, pas une de plus',
  about: t`Le ${n('galicians')} a 7\u00a0pions Infanterie, dont 6 sont sur la carte. Avec 4½\u00a0Or de revenu et 4\u00a0Or en réserve, il pourrait payer 2\u00a0Infanteries. Voyez pourquoi il ne peut en acheter qu’une.`,
  steps: [
    t`Le ${n('galicians')} a 8½\u00a0Or. Il achète la septième Infanterie, le dernier pion.`,
    t`Il lui reste 4½\u00a0Or, assez pour une autre, mais il n’y a pas de huitième pion. Il termine ses achats et perd ½\u00a0Or.`,
    t`La nouvelle Infanterie est placée à ${p('porto')}.`,
  ],
  after: t`Les pions sont une limite, comme l’Or (${r('2.3')}). Une unité détruite peut être rachetée. Une nation peut aussi retirer une de ses unités et la racheter au prix normal, pour une autre province.`,
  tasks: {
    'out-of-galicia': {
      ask: t`La septième Infanterie est achetée. Placez 2 nouvelles Infanteries à ce tour\u00a0: 1 à ${p('porto')}, 1 au ${p('leon')}.`,
      done: t`Il y a toujours 7\u00a0Infanteries\u00a0: l’une a cédé son pion, et les deux nouvelles unités sont là où vous les vouliez.`,
      lost: t`La nouvelle unité n’est pas au ${p('leon')}. Il faut retirer une unité avant d’en acheter une autre.`,
      hints: [
        t`Les 7\u00a0pions sont tous en jeu. Comment en libérer un autre\u00a0?`,
        t`Vous pouvez retirer une de vos unités tant que vous avez l’Or d’une nouvelle.`,
        t`Retirez 1\u00a0Infanterie de la ${p('galicia')}, achetez-en 1, et placez-les à ${p('porto')} et au ${p('leon')}.`,
      ],
    },
    'porto-moves-to-leon': {
      ask: t`Cédez ${p('porto')} de la même façon\u00a0: rachetez son Infanterie pour le ${p('leon')}.`,
      done: t`Pour 4\u00a0Or, l’unité est là où elle n’aurait pas pu se rendre. ${p('porto')} est vide.`,
      lost: t`${p('porto')} n’est pas vide. Son unité devait être retirée pendant vos achats.`,
      hints: [
        t`Vous pouvez retirer la dernière unité d’une province.`,
        t`Elle peut alors être rachetée et placée dans n’importe quelle autre province que vous contrôlez.`,
        t`Retirez l’Infanterie de ${p('porto')}, achetez-en 1, et placez les 2\u00a0Infanteries au ${p('leon')} et en ${p('galicia')}.`,
      ],
    },
  },
  wrongs: {
    'an-eighth': {
      label: t`Acheter une huitième Infanterie, puisque l’Or suffit.`,
      because: t`Les 7\u00a0pions sont tous en jeu. L’Or seul ne suffit pas.`,
    },
    'into-duero': {
      label: t`Placer la nouvelle Infanterie à ${p('duero')}, pour prendre la province.`,
      because: t`Un achat est placé là où la nation a déjà une unité. Seul un mouvement peut prendre ${p('duero')}.`,
    },
  },
};
