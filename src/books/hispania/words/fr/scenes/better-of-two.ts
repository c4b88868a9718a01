import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, deLieu, lieu } from '../grammar.ts';

export const words: WordsOf<'better-of-two'> = {
  title: 'La fiche ou le revenu',
  about: t`Hispania «\u00a0barbare\u00a0», à la fin du tour\u00a03. Chaque province rapporte la plus élevée de ces deux valeurs\u00a0: celle que donne la fiche de sa nation, ou son revenu. Le ${n('basques')} contrôle le ${p('basque-country')}, et ${n('rome')} peut aller à ${p('granada')}.`,
  steps: [
    t`Une Élite de ${n('rome')} va de ${p('cartagena')} à ${p('granada')}.`,
    t`Le mouvement prend fin, et le tour avec lui. C’est le comptage des provinces.`,
  ],
  after: t`Le ${n('basques')} marque 2\u00a0PV pour le ${p('basque-country')} d’après sa fiche\u00a0; le revenu de la province est de 1. ${n('rome')} marque 3\u00a0PV pour ${p('granada')}, son revenu\u00a0; la fiche donne 2 (${r('14.8-turn-end')}).`,
  tasks: {
    'la-mancha': {
      ask: t`Recommencez, et prenez plutôt ${lieu('la-mancha')} avec ${n('rome')}. Combien de PV rapporte-t-elle\u00a0?`,
      done: t`2\u00a0PV, d’après la fiche\u00a0: le revenu ${deLieu('la-mancha')} est plus faible.`,
      lost: t`Le tour est fini, et ${n('rome')} ne contrôlait pas ${lieu('la-mancha')}.`,
      hints: [
        t`${p('la-mancha')} est adjacente à ${p('cartagena')}.`,
        t`La fiche lui donne 2\u00a0PV au tour\u00a03.`,
        t`Déplacez l’Élite ${dans('la-mancha')} et terminez le mouvement.`,
      ],
    },
    cartagena: {
      ask: t`Restez à ${p('cartagena')}, qui rapporte 1\u00a0PV d’après la fiche. Combien ici\u00a0?`,
      done: t`2\u00a0PV, son revenu.`,
      lost: t`Le tour est fini, et ${p('cartagena')} était vide.`,
      hints: [
        t`Le revenu de ${p('cartagena')} est de 2\u00a0Or.`,
        t`Rien n’oblige une unité à se déplacer.`,
        t`Terminez le mouvement tout de suite.`,
      ],
    },
  },
  wrongs: {
    'to-the-basque-country': {
      label: t`Aller de ${p('cartagena')} au ${p('basque-country')}.`,
      because: t`Ces provinces sont loin l’une de l’autre.`,
    },
  },
};
