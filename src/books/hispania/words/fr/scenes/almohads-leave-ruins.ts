import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'almohads-leave-ruins'> = {
  title: 'Les Ruines de l’Almohade',
  about: t`Tour\u00a020\u00a0: 4\u00a0Élites de l’${n('almohads')} attaquent ${p('toledo')}, qu’un Château-fort de la ${n('castile')} défend seul. L’${n('almohads')} contrôle aussi ${p('cordoba')}, qui contient une Ruine.`,
  steps: [
    t`Les dés qui montrent 8 et 9 touchent le Château-fort\u00a0; 7 et 3 ratent. Il reste 1\u00a0point de vie au Château-fort. Il lance 3\u00a0dés et détruit 1\u00a0Élite.`,
    t`L’${n('almohads')} poursuit le combat\u00a0; le Château-fort ne peut pas retraiter. Un de ses 3\u00a0dés touche\u00a0: le Château-fort devient une Ruine, et l’${n('almohads')} marque 5\u00a0PV.`,
  ],
  after: t`Un Château-fort chrétien rapporte 5\u00a0PV (${r('11-almohads')}). La Ruine demeure\u00a0: l’${n('almohads')} n’a pas de Château-fort pour la reconstruire, ni ici ni à ${p('cordoba')}. À la fin du tour\u00a021, il marque des PV pour les Ruines (${r('16.5-turn-21')}).`,
  tasks: {
    'segovia-too': {
      ask: t`L’Invasion continue\u00a0: prenez ${p('segovia')} sans abandonner ${p('toledo')}.`,
      done: t`Une Ruine n’est pas une unité\u00a0: vous ne contrôlez sa province que si vous y avez une unité.`,
      lost: t`Le 2e\u00a0mouvement est fini.`,
      hints: [
        t`${p('toledo')} contient 3\u00a0Élites.`,
        t`${p('segovia')} est vide et adjacente.`,
        t`Déplacez 1\u00a0Élite de ${p('toledo')} à ${p('segovia')}.`,
      ],
    },
    'three-live': {
      ask: t`Après le 1er\u00a0round\u00a0: mettez les 3\u00a0Élites en sûreté à ${p('cordoba')}.`,
      done: t`Les Élites survivent, et le Château-fort récupère les 2\u00a0points de vie perdus.`,
      lost: t`Elles ont poursuivi le combat, ou ont retraité ailleurs.`,
      hints: [
        t`L’Attaquant choisit s’il poursuit le combat.`,
        t`L’${n('almohads')} contrôle ${p('cordoba')}, qui peut contenir 3\u00a0unités de plus.`,
        t`Retraitez à ${p('cordoba')} avec 3\u00a0Élites.`,
      ],
    },
  },
  wrongs: {
    'rebuild-toledo': {
      label: t`Sacrifier 1\u00a0Élite pour reconstruire le Château-fort de ${p('toledo')}.`,
      because: t`L’${n('almohads')} n’a pas de pion Château-fort.`,
    },
    'rebuild-cordoba': {
      label: t`Reconstruire alors la vieille Ruine de ${p('cordoba')}.`,
      because: t`L’${n('almohads')} n’a pas de pion Château-fort. Peu importe à quelle nation était l’ancien.`,
    },
  },
};
