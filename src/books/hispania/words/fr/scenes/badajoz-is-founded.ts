import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'badajoz-is-founded'> = {
  title: 'Le Lusitanien se transforme en Badajoz',
  about: t`Tour\u00a011\u00a0: 3\u00a0Infanteries de l’${n('umayyads')} ont franchi le Tage pour combattre les dernières unités du ${n('lusitanians')}. Après un round, le ${n('lusitanians')} peut se soumettre\u00a0; à la fin du tour, il se transforme en une autre nation.`,
  steps: [
    t`Le 1er\u00a0round\u00a0: l’${n('umayyads')} perd 1\u00a0Infanterie, le ${n('lusitanians')} aucune.`,
    t`La question de la soumission se pose, et le ${n('lusitanians')} se soumet. La bataille est finie.`,
    t`L’${n('umayyads')} quitte la ${p('lusitania')}, province de sa nation soumise.`,
    t`L’${n('umayyads')} termine sa séquence, et le tour prend fin. Le ${n('lusitanians')} se transforme alors en ${n('badajoz')}.`,
    t`Le ${n('badajoz')} prend aussi 3\u00a0autres provinces, quelle que soit la nation qui les contrôle\u00a0: l’${n('umayyads')} doit donc quitter également ${p('badajoz')}. Un Château-fort est placé à ${p('badajoz')}.`,
    t`Le ${n('badajoz')} est porté à 6\u00a0Infanteries et en place 3. La première est placée à ${p('porto')}, avec un Château-fort.`,
    t`Les autres sont placées à ${p('alcantara')}, avec le dernier Château-fort. Le tour\u00a012 commence.`,
  ],
  after: t`Le ${n('badajoz')} a 6\u00a0Infanteries et 3\u00a0Châteaux-forts au lieu de 3\u00a0Infanteries (${r('11-badajoz-founding')}). La moitié de son revenu va à l’${n('umayyads')} jusqu’à la fin du tour\u00a014.`,
  tasks: {
    'two-at-home': {
      ask: t`Placez les unités du ${n('badajoz')} pour que la province ${p('badajoz')} contienne 3\u00a0Infanteries.`,
      done: t`Rien n’oblige à placer une unité dans chaque province\u00a0: c’est le joueur qui choisit.`,
      lost: t`Toutes les unités sont placées.`,
      hints: [
        t`Il y a 3\u00a0Infanteries et 2\u00a0Châteaux-forts à placer.`,
        t`Une province ne peut contenir qu’un Château-fort.`,
        t`Placez 3\u00a0Infanteries à ${p('badajoz')}, 1\u00a0Château-fort à ${p('porto')} et 1\u00a0Château-fort en ${p('lusitania')}.`,
      ],
    },
    'fight-on': {
      ask: t`Rien n’oblige le ${n('lusitanians')} à se soumettre. Refusez.`,
      done: t`Le ${n('lusitanians')} combat encore, et se transforme en ${n('badajoz')} un tour plus tard, sans être soumis.`,
      lost: t`Le ${n('lusitanians')} s’est soumis.`,
      hints: [
        t`Lisez la question.`,
        t`C’est le joueur du ${n('lusitanians')} qui décide de la soumission.`,
        t`Refusez de vous soumettre.`,
      ],
    },
  },
  wrongs: {
    'stay-there': {
      label: t`Faire passer l’${n('umayyads')} de ${p('badajoz')} à ${p('alcantara')}.`,
      because: t`Cette province est donnée au ${n('badajoz')} au même moment.`,
    },
    'two-castles-in-badajoz': {
      label: t`Placer un second Château-fort à ${p('badajoz')}.`,
      because: t`La province contient déjà un Château-fort.`,
    },
  },
};
