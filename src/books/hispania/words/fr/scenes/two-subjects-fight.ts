import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'two-subjects-fight'> = {
  title: 'Un même suzerain, mais pas alliés',
  about: t`Le ${n('lusitanians')} et le ${n('suebi')} sont tous deux soumis au ${n('visigoths')}. Chacun est allié du suzerain, mais pas de l’autre. Deux Infanteries du ${n('lusitanians')} veulent prendre ${p('lisbon')}, que le ${n('suebi')} contrôle. Le ${n('visigoths')} est entre les deux.`,
  steps: [
    t`Deux Infanteries vont d’${p('alcantara')} à ${p('badajoz')}. Le ${n('visigoths')}, leur allié, les y laisse passer.`,
    t`Elles continuent jusqu’à ${p('lisbon')}, contre le ${n('suebi')}.`,
    t`Le ${n('lusitanians')} termine son mouvement.`,
    t`Une nation soumise en combat une autre\u00a0: 1\u00a0touche, aucune en retour, et ${p('lisbon')} est prise.`,
  ],
  after: t`Deux nations soumises au même suzerain peuvent se combattre (${r('9.6-allies')}). Le ${n('visigoths')} ne peut pas l’empêcher, et toutes deux lui restent soumises.`,
  tasks: {
    'salamanca-too': {
      ask: t`Deux Infanteries attaquent ${p('lisbon')}. Attaquez aussi le ${n('suebi')} à ${p('salamanca')}, avec 2\u00a0Infanteries.`,
      done: t`Deux nations soumises se livrent 2\u00a0batailles au même tour, et leur suzerain n’y prend aucune part.`,
      lost: t`Le mouvement est fini, et il n’y a pas 2\u00a0Infanteries à ${p('salamanca')}.`,
      hints: [
        t`La ${p('lusitania')} contient 2\u00a0Infanteries qui ne se sont pas déplacées.`,
        t`Elle est adjacente à ${p('salamanca')}, et aucun fleuve ne les sépare.`,
        t`Déplacez les deux de la ${p('lusitania')} à ${p('salamanca')}, et terminez le mouvement.`,
      ],
    },
    'on-in-peace': {
      ask: t`Deux Infanteries sont à ${p('badajoz')}, chez leur allié. Terminez la séquence sans bataille et sans perdre d’unité.`,
      done: t`Les unités ont quitté à temps la province de leur allié, et aucune n’est perdue.`,
      lost: t`Une bataille a eu lieu, ou une unité est perdue.`,
      hints: [
        t`Elles ne peuvent pas rester à ${p('badajoz')}\u00a0: une unité encore là à la fin du mouvement est retirée.`,
        t`Cherchez une province adjacente qui soit vide.`,
        t`Déplacez les deux de ${p('badajoz')} en ${p('algarve')}, et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'attack-the-overlord': {
      label: t`Attaquer le ${n('visigoths')} à ${p('avila')}.`,
      because: t`Suzerain et nation soumise ne peuvent pas s’attaquer. Et ${p('avila')} ne se traverse pas\u00a0: la montagne arrête les unités.`,
    },
    'stop-with-the-overlord': {
      label: t`Aller de ${p('badajoz')} en ${p('sierra-morena')}, que le ${n('visigoths')} contrôle aussi.`,
      because: t`Ce serait leur 2e\u00a0et dernière province\u00a0: elles peuvent passer chez leur suzerain, mais pas y finir leur mouvement.`,
    },
  },
};
