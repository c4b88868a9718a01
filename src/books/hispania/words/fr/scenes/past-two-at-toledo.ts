import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { deLieu } from '../grammar.ts';

export const words: WordsOf<'past-two-at-toledo'> = {
  title: 'Forcer le passage devant 2\u00a0unités',
  about: t`Deux Infanteries de ${n('seville')} sont à ${p('toledo')}. Chacune stoppe 2\u00a0unités\u00a0: 4 doivent y rester avant que d’autres passent. Cinq unités de la ${n('castile')} sont à proximité, et 2 autres derrière elles.`,
  steps: [
    t`Trois Infanteries arrivent de ${p('segovia')}. Toutes sont arrêtées\u00a0: 4 doivent rester.`,
    t`Une Infanterie et un Chevalier arrivent d’${p('avila')}, ce qui fait 5.`,
    t`Quatre restent, et 1\u00a0Infanterie continue jusqu’à ${p('cordoba')}.`,
  ],
  after: t`Deux unités ennemies en stoppent 4 (${r('5.3')}). Ces 4\u00a0unités respectent la limite de ${p('toledo')}, qui est de 4, ou de 5 lors d’une attaque (${r('4.4')}).`,
  tasks: {
    'two-more-pass': {
      ask: t`La voie est libre. Amenez les deux unités ${deLieu('la-mancha')} en ${p('sierra-morena')}, par ${p('toledo')}.`,
      done: t`Les 4\u00a0unités restent stoppées jusqu’à la fin du mouvement. Celles qui entrent maintenant passent.`,
      lost: t`La séquence est finie.`,
      hints: [
        t`Combien d’unités doivent rester à ${p('toledo')}, et combien y sont déjà stoppées\u00a0?`,
        t`Les 2\u00a0Infanteries ne se sont pas encore déplacées. Chacune peut entrer dans 2\u00a0provinces.`,
        t`Déplacez les deux à ${p('toledo')}, puis les deux en ${p('sierra-morena')}.`,
      ],
    },
    'the-knight-goes-on': {
      ask: t`Cinq unités sont à ${p('toledo')}. Faites passer le Chevalier plutôt qu’une autre.`,
      done: t`Le joueur de la nation active choisit les unités stoppées.`,
      lost: t`Une autre unité est passée, et le Chevalier est stoppé.`,
      hints: [
        t`N’importe laquelle des 5 peut continuer.`,
        t`Un Chevalier peut entrer dans 2\u00a0provinces, comme une Infanterie.`,
        t`Déplacez le Chevalier de ${p('toledo')} à ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'two-of-five': {
      label: t`Continuer avec 2 des 5\u00a0unités.`,
      because: t`Il n’en resterait que 3, et 4 doivent rester.`,
    },
    'one-of-three': {
      label: t`Continuer aussitôt avec 1 des 3 premières unités.`,
      because: t`Trois unités ne suffisent pas pour passer devant 2\u00a0unités ennemies.`,
    },
  },
};
