import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cid-at-badajoz'> = {
  title: 'Les dernières Infanteries d’El Cid',
  about: t`Le ${n('leon')} dépense 6\u00a0Or pour une seule mission\u00a0: ${p('badajoz')}, une capitale, contient un Château-fort et 3\u00a0Infanteries, qui lancent 6\u00a0dés contre les 5 d’El Cid. La bataille dure 2\u00a0rounds et lui coûte ses 2 dernières Infanteries. Après le 1er\u00a0round, il pouvait encore retraiter.`,
  steps: [
    t`Le ${n('leon')} désigne les 4\u00a0unités\u00a0: 3\u00a0Or pour le Château-fort et 3 pour les Infanteries.`,
    t`El Cid accepte.`,
    t`Il engage toutes ses unités\u00a0: 3\u00a0Chevaliers et 2\u00a0Infanteries.`,
    t`Trois dés visent les 3\u00a0Infanteries, et 2\u00a0Chevaliers visent le Château-fort.`,
    t`Six dés répondent, tous contre son Infanterie. Le ${n('badajoz')} perd 3\u00a0Infanteries, et le Château-fort 1\u00a0point de vie. El Cid perd ses 2\u00a0Infanteries.`,
    t`Il reste au Château-fort 2\u00a0points de vie, face à 3\u00a0Chevaliers intacts\u00a0: El Cid poursuit le combat, et le Château-fort devient une Ruine. Le ${n('leon')} paie 6\u00a0Or, et El Cid marque 6\u00a0PV.`,
  ],
  after: t`El Cid marque 6\u00a0PV pour l’Or, le ${n('leon')} 3\u00a0PV pour le Château-fort musulman. Le joueur d’El Cid a pris chaque décision de la bataille, même celle de continuer, à la séquence du ${n('leon')} et pour son Or (${r('11-el-cid-battle')}).`,
  tasks: {
    'off-the-map': {
      ask: t`Le 1er\u00a0round est fini. Retraitez avec les 3\u00a0Chevaliers au lieu de combattre un round de plus.`,
      done: t`Le ${n('leon')} paie 3\u00a0Or pour 3\u00a0Infanteries. Le Château-fort récupère le point de vie perdu avant que le ${n('leon')} continue.`,
      lost: t`Il a continué, et le 2e\u00a0round est joué. Revenez à la fin du premier.`,
      hints: [
        t`L’Attaquant a le choix après chaque round.`,
        t`En mission, il arrive de hors carte, et retraite hors carte.`,
        t`Retraitez hors carte avec 3\u00a0Chevaliers et El Cid.`,
      ],
    },
    'the-castle-alone': {
      ask: t`Recommencez avec la moitié de l’Or\u00a0: détruisez le Château-fort, mais aucune des 3\u00a0Infanteries.`,
      done: t`3\u00a0Or. Les Infanteries ont lancé leurs dés, mais ne pouvaient pas être des cibles.`,
      lost: t`Il a refusé, ou une Infanterie a été détruite. Recommencez.`,
      hints: [
        t`C’est le Recruteur qui désigne les unités à attaquer.`,
        t`Si seul le Château-fort est désigné, tous les dés d’El Cid doivent le viser.`,
        t`Désignez le Château-fort, acceptez, engagez 3\u00a0Chevaliers et 2\u00a0Infanteries, et continuez jusqu’à ce que le Château-fort soit une Ruine.`,
      ],
    },
  },
  wrongs: {
    'next-door': {
      label: t`Retraiter en ${p('algarve')} avec un Chevalier.`,
      because: t`Des unités placées dans une province pour une mission ne peuvent retraiter que hors carte.`,
    },
  },
};
