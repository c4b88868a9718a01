import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'invasion'> = {
  title: 'Une Invasion',
  learn: t`Jouez le tour où une nation se déplace et combat deux fois, et attaque avec 2\u00a0unités de plus que la limite.`,
  about: t`Certaines nations ont 1\u00a0tour d’Invasion. À ce tour, toutes leurs unités se déplacent et combattent, puis recommencent, chaque fois avec leur capacité de mouvement entière. Quand elles attaquent, elles peuvent dépasser la limite de 2\u00a0unités\u00a0; les autres nations ne la dépassent que de 1.`,
  steps: {
    'first-blow': {
      ask: t`Vous jouez le ${n('suebi')}, en Invasion, au tour\u00a06. La limite de ${p('segovia')} est de 3\u00a0: attaquez-la avec les 5\u00a0unités qu’une Invasion permet, et terminez le mouvement.`,
      done: t`Vous avez 5\u00a0dés contre 3. Après la bataille, aucune unité en surplus n’est retirée à ${p('segovia')}\u00a0: votre second mouvement vient avant.`,
      lost: t`Le mouvement est fini, et vous n’avez pas 5\u00a0unités à ${p('segovia')}. Une sixième ne servirait à rien\u00a0: les unités en surplus sont retirées avant la bataille.`,
      hints: [
        t`${p('segovia')} est marquée. Vous avez 6\u00a0unités autour d’elle, toutes dans des provinces adjacentes.`,
        t`Déplacez 2\u00a0unités d’${p('avila')}, 2 de ${p('calatayud')} et 1 de ${p('cuenca')}. Terminez ensuite le mouvement.`,
      ],
      poor: {
        stays: t`Vous n’attaquez aucune province\u00a0: un de vos 2 combats est gaspillé.`,
        two: t`Vous attaquez 3\u00a0unités avec 2. D’autres étaient proches, et la limite les admettait.`,
        three: t`Vous attaquez dans la limite de base, mais une attaque peut la dépasser de 2 en Invasion.`,
        four: t`Toute attaque peut dépasser la limite de 1\u00a0unité. En Invasion, elle peut la dépasser de 2.`,
      },
      wrongs: {
        'both-moves-at-once': {
          label: t`Enchaîner les deux mouvements, et continuer de ${p('segovia')} à ${p('toledo')}.`,
          because: t`Le second mouvement vient après les batailles, et rien ne peut en être pris d’avance.`,
        },
      },
    },
    'second-blow': {
      ask: t`Plus tard dans la même Invasion, vous avez pris ${p('segovia')} sans perte, et votre second mouvement commence. La limite y est de 3, et vous avez 5\u00a0unités. Attaquez ${p('toledo')} avec 4, et gardez ${p('segovia')}.`,
      done: t`Aucune unité n’a été retirée, et vous livrez une seconde bataille au même tour. Toutes les limites sont ensuite contrôlées comme d’habitude.`,
      lost: t`Le second mouvement est fini, et vous n’avez pas 4\u00a0unités à ${p('toledo')} et 1 à ${p('segovia')}.`,
      hints: [
        t`Une des provinces marquées contient 5 de vos unités, l’autre une seule unité ennemie.`,
        t`Déplacez 4\u00a0Infanteries de ${p('segovia')} à ${p('toledo')}, laissez-en 1, et terminez le mouvement.`,
      ],
      poor: {
        stays: t`Vous n’avez pas attaqué de nouveau, et 2 de vos 5\u00a0unités sont retirées\u00a0: avant le second combat, les limites sont encore contrôlées.`,
        'two-go': t`${p('segovia')} respecte maintenant sa limite, mais 2\u00a0dés, c’est peu pour attaquer en franchissant un fleuve. Deux unités qui pouvaient attaquer sont restées.`,
        'one-goes': t`Une seule unité attaque, contre 1, en franchissant un fleuve, et 1 des 4\u00a0unités restées en arrière a été retirée.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Après ce mouvement, se déplacer encore.`,
          because: t`Une Invasion compte 2\u00a0mouvements. Le second est fini, et le combat commence.`,
        },
      },
    },
  },
  after: t`La fiche d’une nation indique son Invasion, et les règles les énumèrent toutes (${r('9.1')}). Une attaque peut dépasser la limite de 1\u00a0unité, de 2 en Invasion (${r('4.4')}). Les unités au-delà sont retirées (${r('4.5')}).`,
};
