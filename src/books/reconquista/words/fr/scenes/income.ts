import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des exemples de revenus (10). */

export const twoOfThreeCities: WordsOfScene<Scenes['two-of-three-cities']> = {
  title: 'Deux cités sur trois',
  about: t`Il y a 3\u00a0cités musulmanes en Castille. Des unités chrétiennes occupent ${l('valencia')} et ${l('toledo')}, une Garnison musulmane occupe ${l('salamanca')}.`,
  steps: [
    t`Les dés de l’événement donnent 4 et 6\u00a0: le Djihad, qui ne change encore rien. Les revenus sont ensuite comptés.`,
  ],
  after: t`Les Chrétiens perçoivent 2\u00a0points dans tous les cas, et 1 pour la Castille, où ils contrôlent 2\u00a0cités sur 3. La religion d’une cité ne compte pas (${r('10')}). ${l('santiago')} ne rapporte rien tant qu’une Garnison musulmane s’y trouve.`,
  tasks: {
    'convert-both': {
      ask: t`Faites de ces deux cités des cités chrétiennes.`,
      done: t`Les Chrétiens contrôlent désormais ces deux cités, même quand leurs unités en partent (${r('5')}).`,
      lost: t`Il ne reste pas assez de points\u00a0: une conversion en coûte 1.`,
      hints: [
        t`Regardez ${l('valencia')} et ${l('toledo')}.`,
        t`Une conversion coûte 1\u00a0point et demande une Armée ou une Garnison dans la cité.`,
        t`Convertissez la cité de ${l('toledo')}, puis celle de ${l('valencia')}.`,
      ],
    },
  },
  wrongs: {
    'army-at-salamanca': {
      label: t`Lever une Armée à ${l('salamanca')}.`,
      because: t`Une Garnison musulmane s’y trouve.`,
    },
    'second-city': {
      label: t`Bâtir une cité chrétienne à ${l('toledo')}.`,
      because: t`Un Lieu a au plus 1\u00a0cité. Convertissez celle qui s’y trouve.`,
    },
  },
};

export const bandsCostAPoint: WordsOfScene<Scenes['bands-cost-a-point']> = {
  title: 'Les Bandes coûtent 1\u00a0point',
  about: t`Les 3\u00a0cités sont les mêmes. Cette fois, l’événement fait apparaître des Bandes à ${l('valencia')}.`,
  steps: [
    t`Les dés de l’événement donnent 2 et 3\u00a0: Bandes. Deux Bandes apparaissent à ${l('valencia')} (dés 4 et 3), où elles assiègent l’Armée de la cité.`,
  ],
  after: t`Des 2\u00a0cités, seule ${l('toledo')} est libre d’ennemis, et 1 sur 3 n’est pas la majorité. Les revenus sont de 2\u00a0points (${r('10')}).`,
  tasks: {
    'convert-under-siege': {
      ask: t`Faites de ${l('valencia')} une cité chrétienne, bien qu’elle soit assiégée.`,
      done: t`Une conversion demande une Armée ou une Garnison dans la cité, mais pas un Lieu libre d’ennemis (${r('10-conversion')}).`,
      lost: t`La phase\u00a03 est finie, et la cité est encore musulmane.`,
      hints: [
        t`Regardez ${l('valencia')}\u00a0: l’Armée est dans la cité.`,
        t`Une conversion coûte 1\u00a0point.`,
        t`Convertissez la cité de ${l('valencia')}.`,
      ],
    },
  },
  wrongs: {
    'army-under-siege': {
      label: t`Lever une Armée à ${l('valencia')}.`,
      because: t`Une unité n’est levée que là où il n’y a aucune unité ennemie.`,
    },
  },
};
