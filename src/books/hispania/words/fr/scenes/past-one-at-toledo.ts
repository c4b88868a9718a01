import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'past-one-at-toledo'> = {
  title: 'Forcer le passage devant 1\u00a0unité',
  about: t`Une seule Infanterie de ${n('seville')} est à ${p('toledo')}, que la ${n('castile')} veut traverser. Une unité ennemie en stoppe 2\u00a0; les autres peuvent continuer.`,
  steps: [
    t`La première Infanterie entre à ${p('toledo')}, et l’ennemi l’arrête.`,
    t`Deux autres la rejoignent. À 3 contre 1, 2 sont stoppées et 1 peut continuer.`,
    t`Elle continue jusqu’à ${p('cordoba')}. Les 2 autres restent et doivent combattre.`,
  ],
  after: t`Chaque unité ennemie en stoppe 2 (${r('5.3')}). Les unités stoppées à ${p('toledo')} le restent jusqu’à la fin du mouvement, et toutes celles qui entrent après elles peuvent passer.`,
  tasks: {
    'two-cities': {
      ask: t`Une Infanterie est à ${p('cordoba')}, 2 sont à ${p('toledo')}. Prenez les deux provinces.`,
      done: t`${p('cordoba')} était vide, et à ${p('toledo')}, 2\u00a0dés ont suffi.`,
      lost: t`${n('seville')} contrôle encore ${p('toledo')}.`,
      hints: [
        t`Vous contrôlez déjà ${p('cordoba')}.`,
        t`Le mouvement doit être terminé avant le combat.`,
        t`Terminez le mouvement et combattez à ${p('toledo')}. Livrez un autre round s’il le faut.`,
      ],
    },
    'all-three-fight': {
      ask: t`Aucune unité n’est obligée de continuer. Attaquez plutôt avec les 3.`,
      done: t`Vous lancez 3\u00a0dés au lieu de 2. Le passage en force est facultatif.`,
      lost: t`Une unité est allée plus loin, et les 2 qui restent sont stoppées.`,
      hints: [
        t`Trois Infanteries sont à ${p('toledo')}. Laissez-les là.`,
        t`Jusqu’à 5\u00a0unités peuvent y attaquer\u00a0: 3 respectent la limite.`,
        t`Terminez le mouvement et combattez.`,
      ],
    },
  },
  wrongs: {
    'one-alone': {
      label: t`Continuer aussitôt jusqu’à ${p('cordoba')} avec la première Infanterie.`,
      because: t`Une unité ennemie en stoppe 2. Une unité isolée ne peut pas passer.`,
    },
    'two-go-on': {
      label: t`Continuer avec 2 des 3\u00a0unités.`,
      because: t`Il n’en resterait qu’une, et 2 doivent rester.`,
    },
    'a-pinned-one-follows': {
      label: t`Envoyer une autre unité à ${p('cordoba')}.`,
      because: t`Les 2 autres unités sont stoppées\u00a0: c’est ce qui a laissé passer la première.`,
    },
  },
};
