import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'retreat'> = {
  title: 'Les retraites',
  learn: t`Apprenez vers quelles provinces vos unités peuvent retraiter, et lesquelles leur sont fermées.`,
  about: t`Après chaque round d’une bataille, l’Attaquant d’abord, le Défenseur ensuite, peuvent faire retraiter une partie ou la totalité de leurs unités. Elles vont dans une province adjacente\u00a0: une province vide, ou une des leurs, sans dépasser sa limite.`,
  steps: {
    'both-get-away': {
      ask: t`Vous jouez la ${n('castile')}, et vos 3\u00a0Infanteries ont attaqué 4\u00a0Infanteries de ${n('seville')} à ${p('segovia')}. Livrez le round obligatoire, qui tourne mal. Retraitez ensuite avec toutes vos unités survivantes.`,
      done: t`Vous ne contrôlez pas ${p('segovia')}, mais vos unités ont survécu et pourront attaquer de nouveau.`,
      lost: t`Un second round a été livré, et vos unités n’ont pas toutes retraité.`,
      hints: [
        t`Vous pouvez retraiter vers les 2\u00a0provinces marquées, adjacentes à ${p('segovia')}. L’une est vide\u00a0; l’autre contient 2 de vos unités.`,
        t`Combattez, puis retraitez à ${p('avila')} avec les deux unités, ou envoyez-en 1 à ${p('avila')} et 1 à ${p('calatayud')}.`,
      ],
      poor: {
        stays: t`Deux unités poursuivent le combat contre 4, et chacune touche sur 7\u00a0ou plus.`,
        'one-stays': t`Une unité a retraité, et l’autre est restée seule contre 4.`,
      },
      wrongs: {
        'to-the-enemy': {
          label: t`Retraiter à ${p('toledo')}.`,
          because: t`Une Infanterie de ${n('seville')} y est, et une retraite n’est pas une attaque.`,
        },
        'no-room': {
          label: t`Retraiter avec les deux à ${p('calatayud')}, qui contient 2\u00a0unités.`,
          because: t`La province est en montagne\u00a0: sa limite est de 2. Une retraite peut la dépasser de 1\u00a0unité, mais pas de 2.`,
        },
        'too-far': {
          label: t`Retraiter en ${p('old-castile')}.`,
          because: t`Une unité qui retraite n’entre que dans 1\u00a0province.`,
        },
      },
    },
    attacked: {
      ask: t`Cette fois, l’ennemi vous attaque\u00a0: 4\u00a0Infanteries de ${n('seville')} sont venues de ${p('cuenca')} à ${p('segovia')}, où la ${n('castile')}, votre nation, a 2\u00a0unités. Un Défenseur ne peut pas retraiter vers une province d’où vient un attaquant. Trouvez les 2\u00a0provinces vers lesquelles vous pouvez retraiter.`,
      done: t`${p('calatayud')} est à vous et peut dépasser sa limite de 1\u00a0; ${p('avila')} est vide. ${p('cuenca')} est vide aussi, mais les attaquants en viennent.`,
      hints: [
        t`Regardez les 4\u00a0provinces adjacentes à ${p('segovia')}. Quelles unités contiennent-elles, et d’où venaient les attaquants\u00a0?`,
        t`Choisissez ${p('calatayud')} et ${p('avila')}.`,
      ],
      wrong: t`Vous pouvez retraiter vers une de vos provinces ou vers une province vide, mais pas vers celle d’où venaient les attaquants\u00a0: c’était ${p('cuenca')}.`,
    },
  },
  after: t`Les unités retraitent vers une province adjacente, vide ou contrôlée par leur nation\u00a0; celles du Défenseur, jamais vers une province d’où vient un attaquant (${r('6.6')}). Une province pleine peut dépasser sa limite de 1\u00a0unité jusqu’à votre prochain mouvement (${r('4.6')}). Si vous la déclarez capitale, sa limite augmente de 1 (${r('4.3')}).`,
};
