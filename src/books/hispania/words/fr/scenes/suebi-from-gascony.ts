import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'suebi-from-gascony'> = {
  title: 'Treize Infanteries quittent la Gascogne',
  about: t`Au tour\u00a06, le ${n('suebi')} arrive en ${p('gascony')} avec 13\u00a0Infanteries et Hermerich, et aucune unité ne peut y rester. Trois provinces adjacentes mènent en Hispanie, et chacune peut contenir 2 ou 3\u00a0unités. Voyez où vont toutes les unités.`,
  steps: [
    t`L’${n('alans')} joue avant le ${n('suebi')} et termine son mouvement. Le ${n('suebi')} arrive.`,
    t`Deux Infanteries vont au ${p('basque-country')}, en montagne.`,
    t`Deux vont dans les ${p('western-pyrenees')}, en montagne aussi.`,
    t`Six vont à ${p('pamplona')}. Pendant le mouvement, aucune limite ne s’applique.`,
    t`Trois d’entre elles continuent jusqu’à ${p('huesca')}.`,
    t`Les 3 dernières partent avec Hermerich, d’abord à ${p('pamplona')}.`,
    t`Elles continuent jusqu’à ${p('zaragoza')}. Trois restent à ${p('pamplona')}.`,
    t`Le mouvement prend fin. Il ne reste aucune unité en ${p('gascony')}, et aucune n’est en surplus.`,
  ],
  after: t`La ${p('gascony')} n’est pas une province d’Hispanie\u00a0: toute unité encore là à la fin du mouvement est retirée (${r('5.4')}). Elle n’est pas déduite de la capacité de mouvement\u00a0: tout mouvement commence à la frontière (${r('3.2-gascony')}).`,
  tasks: {
    'as-far-as-asturias': {
      ask: t`Jusqu’où Hermerich peut-il mener une Infanterie\u00a0? Amenez-les tous deux dans les ${p('asturias')}.`,
      done: t`Ils sont entrés dans 3\u00a0provinces montagneuses. La ${p('gascony')} n’a pas compté.`,
      lost: t`Le premier mouvement est fini.`,
      hints: [
        t`Avec un Chef, une Infanterie peut entrer dans 3\u00a0provinces, et la montagne ne l’arrête pas.`,
        t`Suivez la côte\u00a0: depuis la frontière, il y a 3\u00a0provinces.`,
        t`Déplacez les deux au ${p('basque-country')}, en ${p('cantabria')}, puis dans les ${p('asturias')}.`,
      ],
    },
    'zaragoza-left-alone': {
      ask: t`Six Infanteries sont déjà à ${p('pamplona')}. Terminez le mouvement avec les 13 intactes, et aucune à ${p('zaragoza')}.`,
      done: t`La montagne peut contenir plus d’unités qu’il n’y paraît.`,
      lost: t`Une unité est restée en ${p('gascony')}, ou une limite est dépassée.`,
      hints: [
        t`Additionnez les limites\u00a0: 3 en plaine, 2 en montagne. Les provinces les plus proches peuvent contenir toutes les unités sauf 1.`,
        t`${p('calatayud')} peut en contenir 2, et Hermerich peut en mener 1 par-delà la montagne.`,
        t`Déplacez-en 3 de ${p('pamplona')} à ${p('huesca')} et 2 à ${p('calatayud')}\u00a0; de la ${p('gascony')}, 2 à ${p('pamplona')}, et 1 avec Hermerich en ${p('cantabria')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-gascony': {
      label: t`Ramener une unité en ${p('gascony')}.`,
      because: t`Depuis l’Hispanie, seuls ${n('rome')}, le ${n('franks')} et, jusqu’au tour\u00a09, le ${n('visigoths')} peuvent y entrer.`,
    },
    'straight-to-huesca': {
      label: t`Aller directement à ${p('huesca')}.`,
      because: t`En Hispanie, seuls le ${p('basque-country')}, ${p('pamplona')} et les ${p('western-pyrenees')} sont adjacents à la ${p('gascony')}.`,
    },
  },
};
