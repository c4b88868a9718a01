import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'suebi-capital'> = {
  title: 'De la Galice à Duero',
  about: t`Le ${n('suebi')} veut 3\u00a0unités en ${p('galicia')}, dont la limite, en montagne, est de 2. La limite d’une capitale est plus élevée de 1, et une nation qui perd sa capitale peut en déclarer une autre. Suivez la limite, de 2 à 3, puis à 4.`,
  steps: [
    t`L’Infanterie de ${p('porto')} va en ${p('galicia')}, qui en contient maintenant 3.`,
    t`Le mouvement prend fin, et le contrôle trouve 1\u00a0unité en surplus.`,
    t`Le ${n('suebi')} déclare la ${p('galicia')} capitale\u00a0: 2 en montagne, et 1 pour la capitale.`,
    t`Au tour suivant, le ${n('galicians')} attaque avec 3\u00a0Infanteries.`,
    t`Il termine son mouvement.`,
    t`Chaque camp perd 1\u00a0Infanterie.`,
    t`Le ${n('galicians')} reste.`,
    t`Les 2\u00a0Infanteries du ${n('suebi')} retraitent à ${p('porto')}. Sa capitale est perdue.`,
    t`Le ${n('suebi')} joue de nouveau et met son Or en réserve.`,
    t`Les deux unités vont à ${p('duero')}, en plaine, où la limite est de 3. La province en contient maintenant 4.`,
    t`Le mouvement prend fin, et le contrôle demande de retirer 1\u00a0unité.`,
    t`${p('duero')} devient la capitale\u00a0: 3 en plaine, et 1 pour la capitale.`,
  ],
  after: t`Le bonus de capitale est de 1\u00a0unité, dans n’importe quelle province (${r('4.3')}). En ${p('galicia')}, la limite serait de nouveau de 2, même si le ${n('suebi')} reprenait la province.`,
  tasks: {
    'three-in-galicia': {
      ask: t`Tour\u00a09, avec 3\u00a0Infanteries en ${p('galicia')}\u00a0: gardez-les toutes.`,
      done: t`Une capitale peut être déclarée au milieu d’un contrôle.`,
      lost: t`Une unité a été retirée. L’autre choix l’aurait sauvée.`,
      hints: [
        t`Terminez le mouvement et voyez ce que propose le contrôle.`,
        t`Il vous demande de retirer une unité, ou de faire autre chose.`,
        t`Déclarez la ${p('galicia')} capitale.`,
      ],
    },
    'no-new-capital': {
      ask: t`Après la défaite\u00a0: remplissez ${p('duero')} jusqu’à sa limite, sans nouvelle capitale et sans perdre d’unité.`,
      done: t`${p('duero')}, en plaine, contient 3\u00a0unités, et vous contrôlez encore ${p('porto')}.`,
      lost: t`Une capitale a été déclarée, ou une unité est perdue.`,
      hints: [
        t`${p('duero')} est en plaine et contient 2\u00a0Infanteries.`,
        t`Une des 2\u00a0Infanteries de ${p('porto')} peut y aller.`,
        t`Déplacez 1\u00a0Infanterie de ${p('porto')} à ${p('duero')} et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'straight-to-duero': {
      label: t`Retraiter directement de la ${p('galicia')} à ${p('duero')}.`,
      because: t`Les 2\u00a0provinces ne se touchent qu’en un point de jonction\u00a0: elles ne sont pas adjacentes.`,
    },
    'galicia-for-ever': {
      label: t`Déclarer de nouveau la ${p('galicia')} capitale.`,
      because: t`Le ${n('galicians')} la contrôle. Une capitale est une province que sa propre nation contrôle.`,
    },
  },
};
