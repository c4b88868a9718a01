import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'celts-before-carthage'> = {
  title: 'Le Celte peut se soumettre',
  about: t`${n('carthage')} est entrée en ${p('sierra-morena')}, l’une des 3\u00a0provinces du ${n('celts')}. Avec 3\u00a0provinces, il peut se soumettre à elle. Rien ne l’y oblige, et la question revient après chaque round.`,
  steps: [
    t`Trois Infanteries en combattent 2. Chaque camp en perd 1 et a encore des unités\u00a0: le ${n('celts')} peut choisir de se soumettre.`,
    t`Il refuse.`,
    t`${n('carthage')} poursuit le combat.`,
    t`Le ${n('celts')} aussi, avec 1\u00a0Infanterie. Aucun camp ne perd d’unité.`,
    t`La question revient, et il se soumet\u00a0: la bataille est finie.`,
    t`${n('carthage')} quitte la province de sa nation soumise pour ${p('seville')}. La séquence du ${n('celts')} commence, avec la moitié de son revenu.`,
  ],
  after: t`Le ${n('celts')} contrôle toujours 3\u00a0provinces, et ${n('carthage')} marque des PV pour elles comme pour les siennes (${r('9.6-points')}). Aucune des deux nations ne peut attaquer l’autre jusqu’à la fin du tour\u00a03. Le ${n('celts')} ne peut se soumettre à ${n('rome')} qu’avec 2\u00a0provinces ou moins (${r('11-celts')}).`,
  tasks: {
    'bow-at-once': {
      ask: t`Après le 1er\u00a0round\u00a0: gardez la ${p('sierra-morena')} sans nouveau jet de dés.`,
      done: t`Le suzerain doit partir, et ne peut pas refuser.`,
      lost: t`Le ${n('celts')} a refusé.`,
      hints: [
        t`Lisez la question.`,
        t`Une nation qui se soumet garde toutes ses provinces.`,
        t`Soumettez-vous, puis quittez la province pour ${p('seville')} avec les 2\u00a0Infanteries de ${n('carthage')}.`,
      ],
    },
    'strike-back': {
      ask: t`Refusez, et marquez des PV pour au moins 1\u00a0Infanterie de ${n('carthage')} avant la fin du tour.`,
      done: t`Chaque Infanterie détruite à la séquence du ${n('celts')} rapporte 3\u00a0PV. Soumis, il n’aurait pas pu attaquer.`,
      lost: t`Le ${n('celts')} s’est soumis, ou n’a détruit aucune unité de ${n('carthage')} à sa propre séquence.`,
      hints: [
        t`Comme Défenseur, le ${n('celts')} ne marque rien. Quand attaque-t-il\u00a0?`,
        t`Faites retraiter à ${p('badajoz')} la dernière Infanterie de la ${p('sierra-morena')}, et revenez en plus grand nombre.`,
        t`Refusez\u00a0; ${n('carthage')} poursuit le combat\u00a0; retraitez à ${p('badajoz')}. Puis déplacez en ${p('sierra-morena')} 2\u00a0Infanteries de ${p('badajoz')} et 1 de l’${p('algarve')}, terminez le mouvement et combattez.`,
      ],
    },
  },
  wrongs: {
    'bow-before-the-fight': {
      label: t`Se soumettre avant le 1er\u00a0round.`,
      because: t`La question ne vient qu’après un round, et seulement si les deux camps ont encore une unité.`,
    },
    'into-the-next-province': {
      label: t`Faire partir ${n('carthage')} pour ${p('badajoz')}, province de sa nation soumise.`,
      because: t`Les unités partent selon les règles de la retraite\u00a0: vers des provinces que leur nation contrôle, ou vers des provinces vides.`,
    },
  },
};
