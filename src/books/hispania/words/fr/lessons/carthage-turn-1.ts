import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans } from '../grammar.ts';

export const words: WordsOf<'carthage-turn-1'> = {
  title: 'Carthage débarque\u00a0: tour\u00a01',
  learn: t`Jouez en entier une première séquence, une Invasion par mer, dans une vraie partie que vous pourrez continuer.`,
  about: t`C’est le premier tour du scénario A, et ${n('carthage')} joue en premier. Elle ne collecte jamais d’Or et n’achète rien\u00a0: ses 12\u00a0Infanteries attendent en mer avec Hamilcar. En Invasion, toutes les unités se déplacent et combattent, puis se déplacent et combattent de nouveau.`,
  steps: {
    landing: {
      ask: t`Premier mouvement. À la fin du tour\u00a03, ${n('carthage')} marque des PV pour le Sud et ses ports, et l’${n('iberians')} en contrôle la plus grande partie. Débarquez vos 12\u00a0Infanteries\u00a0: elles partent «\u00a0de la mer\u00a0». Attaquez au moins 4\u00a0provinces, chacune avec plus d’unités que l’ennemi n’y en a. Terminez ensuite le mouvement.`,
      done: t`Vous attaquez 4\u00a0provinces à la fois, chacune avec plus d’unités que l’ennemi. L’${n('iberians')} ne peut plus en renforcer aucune.`,
      lost: t`Votre débarquement est fini, et vous n’avez pas l’avantage du nombre sur l’${n('iberians')} dans 4\u00a0provinces. Les unités qui n’attaquent pas maintenant gaspillent la moitié de l’Invasion.`,
      hints: [
        t`Depuis la mer, vos unités débarquent là où il y a une ancre\u00a0: ${p('seville')}, ${p('gibraltar')}, ${p('cadiz')}, ${p('cartagena')}, ${p('denia')}, ${p('valencia')}. De ${p('gibraltar')}, qui est à vous, une Infanterie peut entrer dans 1\u00a0province de plus. Les 4\u00a0provinces marquées sont à portée.`,
        t`Déplacez Hamilcar et 4\u00a0Infanteries à ${p('seville')}, et faites-y venir 1\u00a0Infanterie de ${p('cadiz')}. Déplacez-en 6 à ${p('gibraltar')}\u00a0; de là, 4 continuent jusqu’à ${p('cordoba')} et 2 jusqu’à ${p('granada')}. Déplacez-en 2 à ${p('valencia')}, où l’Infanterie de ${p('denia')} les rejoint. Terminez le mouvement.`,
      ],
      poor: {
        stays: t`Toutes vos unités ont débarqué dans vos propres provinces, en surplus, et aucune n’attaque. Le premier combat de l’Invasion est gaspillé.`,
        'one-blow': t`Vous attaquez 1\u00a0province et laissez les autres en paix pour un tour. Vous avez assez d’unités pour 4.`,
        thin: t`Vous attaquez plusieurs provinces, mais, dans certaines, vous avez seulement autant d’unités que l’ennemi. De telles batailles coûtent autant qu’elles rapportent.`,
        'too-few': t`Ces attaques sont très sûres, mais trop peu nombreuses. En plaine, il est inutile d’avoir plus du double des unités ennemies\u00a0: les autres pourraient combattre ailleurs.`,
      },
      wrongs: {
        buy: {
          label: t`Acheter d’abord d’autres Infanteries.`,
          because: t`${n('carthage')} n’a d’Or à aucun tour, et son mouvement a déjà commencé.`,
        },
        'land-in-castellon': {
          label: t`Débarquer 2\u00a0Infanteries à ${p('castellon')}.`,
          because: t`Sa côte n’a pas d’ancre.`,
        },
        'fight-at-once': {
          label: t`Combattre à ${p('valencia')} avant de déplacer les autres unités.`,
          because: t`Toutes les unités se déplacent d’abord, toutes combattent ensuite. C’est pourquoi les attaques viennent ensemble.`,
        },
      },
    },
    battles: {
      ask: t`Premier combat. Vous choisissez l’ordre des batailles. Après chaque round indécis, vous pouvez poursuivre le combat ou retraiter\u00a0; l’${n('iberians')} peut ensuite retraiter. Contrôlez 3 de ses provinces quand toutes les batailles sont finies.`,
      done: t`Le premier combat est gagné. Toutes les unités survivantes se déplacent et combattent de nouveau à ce tour.`,
      lost: t`Vous avez pris moins de 3\u00a0provinces. Si les dés étaient contre vous, le plan était peut-être bon tout de même. La séquence continue.`,
      hints: [
        t`Les chances sont affichées à côté de chaque bataille. Là où elles sont bonnes, poursuivez le combat.`,
        t`Livrez les 4\u00a0batailles, et restez après chaque round tant que vous avez l’avantage du nombre. L’${n('iberians')} ne peut pas recevoir d’aide.`,
      ],
      poor: {
        'gives-way': t`Vous avez retraité de batailles où vous aviez l’avantage du nombre. Une retraite conserve des unités, mais ne prend pas de province. L’${n('iberians')} attaquera ces unités\u00a0: il marque des PV pour chacune de vos Infanteries qu’il détruit à sa propre séquence.`,
      },
      wrongs: {
        'move-on': {
          label: t`Déplacer entre-temps l’Infanterie de ${p('cadiz')} à ${p('gibraltar')}.`,
          because: t`Le mouvement est fini jusqu’à ce que toutes les batailles soient livrées. Le second mouvement de l’Invasion vient ensuite.`,
        },
        'no-battle': {
          label: t`Garder les autres batailles pour le second combat.`,
          because: t`Partout où vos unités sont dans une province avec des unités ennemies, elles doivent combattre maintenant.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second mouvement. L’${n('iberians')} joue après vous, et ses unités adjacentes à vos provinces riposteront. Attaquez 2 autres de ses provinces, chacune avec plus d’unités que l’ennemi n’y en a. Laissez une unité dans chaque province que vous voulez garder, puis terminez le mouvement.`,
      done: t`Vous attaquez encore deux fois au même tour. Les unités que l’${n('iberians')} perd maintenant ne riposteront pas à sa séquence.`,
      lost: t`Votre mouvement est fini sans 2 nouvelles attaques où vos chances sont bonnes. Il n’y a qu’une Invasion.`,
      hints: [
        t`${p('la-mancha')} et ${p('toledo')} sont adjacentes à ${p('cordoba')}. ${p('seville')} contient plus d’unités qu’il n’en faut, et avec Hamilcar, elles vont plus loin.`,
        t`Déplacez toutes les unités de ${p('cordoba')} sauf 1 à ${p('toledo')}. Déplacez Hamilcar et 3\u00a0Infanteries de ${p('seville')} à ${p('cordoba')}\u00a0; 2 de ces Infanteries continuent jusque ${dans('la-mancha')}. Terminez le mouvement.`,
      ],
      poor: {
        stays: t`Vos unités n’ont pas attaqué. Là où elles dépassent la limite, vous devez en retirer, et les unités ennemies laissées en paix vous attaqueront.`,
        one: t`Vous attaquez une fois, avec assez d’unités pour 2\u00a0attaques. Une nation n’a de second mouvement qu’en Invasion.`,
      },
      wrongs: {
        'fight-on': {
          label: t`Combattre aussitôt à ${p('toledo')}.`,
          because: t`Des unités doivent d’abord aller à ${p('toledo')}, et le mouvement doit être fini.`,
        },
      },
    },
    'second-battles': {
      ask: t`Second combat. Après ces dernières batailles de votre séquence, chaque province doit respecter sa limite, puis la nation suivante joue. Contrôlez à la fin 5\u00a0provinces de l’${n('iberians')}.`,
      done: t`Votre première séquence est finie. ${n('carthage')} contrôle le cœur du Sud, et l’${n('iberians')} a moins d’unités pour riposter. Au tour\u00a02, Hasdrubal amène 7\u00a0Infanteries de plus. À ce tour seulement, des unités peuvent partir pour l’Italie par ${p('narbonne')}.`,
      lost: t`Votre séquence est finie avec moins de 5\u00a0provinces. Cela arrive. Les provinces que vous contrôlez rapportent quand même des PV à la fin du tour\u00a03, si vous les gardez.`,
      hints: [
        t`Les deux batailles restent à livrer. ${p('toledo')} est la province où vous avez le plus d’unités, et où elles comptent le plus.`,
        t`Combattez à ${p('toledo')} et restez-y\u00a0; combattez ${dans('la-mancha')}.`,
      ],
      poor: {
        'gives-way': t`Vous avez retraité de batailles où vous aviez l’avantage du nombre, et l’${n('iberians')} est toujours dans des provinces adjacentes aux vôtres.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Déplacer ensuite l’Infanterie de ${p('cadiz')} à ${p('gibraltar')}.`,
          because: t`Une Invasion compte 2\u00a0mouvements. À votre prochaine séquence, vous vous déplacerez une fois.`,
        },
      },
    },
  },
  after: t`En Invasion, une nation se déplace et combat deux fois (${r('9.1')}). Depuis la mer, elle débarque là où il y a une ancre (${r('3.2-sea')}), et les unités en surplus à la fin sont retirées (${r('4.5')}). La fiche de ${n('carthage')} donne son autre but, le départ vers l’Italie (${r('11-carthage-narbonne')}).`,
};
