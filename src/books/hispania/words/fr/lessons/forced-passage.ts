import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { lieu } from '../grammar.ts';

export const words: WordsOf<'forced-passage'> = {
  title: 'Le passage en force',
  learn: t`Laissez une partie de vos unités face à l’ennemi, et passez avec les autres.`,
  about: t`Une unité qui entre dans une province avec des unités d’une autre nation doit s’y arrêter et combattre. Mais chaque unité ennemie ne peut stopper que 2 des vôtres. Une fois ces 2\u00a0unités sur place, les autres peuvent continuer. C’est un passage en force.`,
  steps: {
    pass: {
      ask: t`Vous jouez la ${n('castile')}. Une Infanterie du ${n('badajoz')} barre la route à ${p('toledo')}\u00a0; derrière elle, ${p('cordoba')} est vide. Atteignez ${p('cordoba')} dans ce mouvement, et laissez une unité à ${p('segovia')} et une à ${p('avila')}. Les provinces rapportent des PV à la fin de ce tour.`,
      done: t`Deux unités restent et combattront\u00a0; la troisième est passée. Vous avez pris ${p('cordoba')} sans bataille, et vous combattez encore pour ${p('toledo')}, avec 2\u00a0unités contre 1.`,
      lost: t`Votre mouvement est fini, et vous ne contrôlez pas à la fois ${p('cordoba')}, ${p('segovia')} et ${p('avila')}.`,
      hints: [
        t`Il y a une unité ennemie à ${p('toledo')}\u00a0: 2 des vôtres doivent donc y rester. Combien peuvent y aller si 1 reste à ${p('segovia')} et 1 à ${p('avila')}\u00a0?`,
        t`Déplacez 2\u00a0unités de ${p('segovia')} et 1 d’${p('avila')} à ${p('toledo')}. De là, déplacez 1 des 3 à ${p('cordoba')}, et terminez le mouvement.`,
      ],
      poor: {
        stays: t`Aucune unité ne s’est déplacée, et les deux provinces vous échappent.`,
        'all-stop': t`Toutes vos unités se sont arrêtées à ${p('toledo')}, et aucune n’a continué jusqu’à ${p('cordoba')}. Quand il y en a 3, 1 peut continuer.`,
        'leaves-segovia': t`Votre unité est passée, mais la dernière unité a quitté ${p('segovia')}\u00a0: vous avez gagné une province, mais vous en avez perdu une autre. Une unité d’${p('avila')} pouvait partir à sa place.`,
        'la-mancha': t`Votre unité est passée, mais ${lieu('la-mancha')} vaut moins pour vous que ${p('cordoba')}.`,
      },
      wrongs: {
        'one-of-two': {
          label: t`Avec 2\u00a0unités à ${p('toledo')}, en faire continuer 1.`,
          because: t`Une unité ennemie stoppe 2 des vôtres. Seule une troisième peut continuer.`,
        },
        'two-of-three': {
          label: t`Avec 3\u00a0unités à ${p('toledo')}, en faire continuer 2.`,
          because: t`Il ne resterait qu’une unité, et l’ennemi y stoppe 2\u00a0unités. Une des 3 peut continuer.`,
        },
      },
    },
    castle: {
      ask: t`Dans une autre partie, ${p('toledo')} contient un Château-fort et 2\u00a0Infanteries. Le Château-fort compte comme toute unité ennemie. Mais dans une province avec un Château-fort, chaque unité ennemie ne stoppe qu’une des vôtres, et non 2. Combien doivent rester avant que d’autres puissent passer\u00a0?`,
      done: t`Chacune des 3\u00a0unités ennemies stoppe 1 des vôtres. La garnison reste dans ses murs\u00a0: le passage est plus facile à forcer.`,
      hints: [
        t`Comptez les unités ennemies à ${p('toledo')}, Château-fort compris.`,
        t`Un Château-fort et 2\u00a0Infanteries font 3\u00a0unités ennemies, et chacune stoppe 1 des vôtres. Choisissez 3.`,
      ],
      options: { two: t`Deux`, three: t`Trois`, four: t`Quatre`, six: t`Six` },
      wrong: t`Comptez les unités ennemies, Château-fort compris, et 1 des vôtres pour chacune.`,
    },
  },
  after: t`Il doit rester 2\u00a0unités par unité ennemie, ou 1 s’il y a un Château-fort, et vous choisissez lesquelles (${r('5.3')}). Il ne peut pas rester plus d’unités qu’une attaque n’en admet\u00a0: là où la limite est trop basse, aucune unité ne peut passer (${r('4.4')}).`,
};
