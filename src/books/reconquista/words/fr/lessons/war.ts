import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des leçons sur les déplacements, les batailles et les sièges. */

export const moving: WordsOfLesson<Lessons['moving']> = {
  title: 'Déplacer une force',
  learn: t`Quelles régions les Armées peuvent quitter, et comment une force se rassemble.`,
  about: t`Vous déplacez les unités d’une seule région. Les Armées et les Ordres militaires peuvent la quitter par une Route, s’il n’y reste ni unité musulmane ni cité musulmane inoccupée.`,
  steps: {
    'open-roads': {
      ask: t`Quels sont les 2\u00a0Lieux d’où l’Armée peut quitter sa région\u00a0?`,
      done: t`Les Rebelles ne ferment pas les Routes d’Asturias, et la cité musulmane de ${l('zaragoza')} est occupée par des Chrétiens. Une Garnison musulmane ferme les Routes du Portugal, une cité musulmane inoccupée celles de Castille (${r('11-roads')}).`,
      hints: [
        t`Regardez les autres Lieux de chaque région.`,
        t`Une Armée peut quitter une région sans unité musulmane, où chaque cité musulmane est occupée par des Chrétiens.`,
      ],
      wrong: t`Sa région contient une unité musulmane, ou une cité musulmane inoccupée.`,
    },
    gather: {
      ask: t`Menez à ${l('salamanca')} l’Armée d’${l('oviedo')} et celle de ${l('galicia')}.`,
      done: t`Des unités de plusieurs Lieux peuvent se déplacer comme une seule force (${r('11-force')}).`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Une Route relie ${l('leon')} à ${l('salamanca')}.`,
        t`Rassemblez les deux Armées à ${l('leon')}, puis prenez la Route.`,
      ],
      poor: {},
      wrongs: {
        'no-road': {
          label: t`Aller de ${l('galicia')} à ${l('salamanca')}.`,
          because: t`Aucune Route ne relie ces 2\u00a0Lieux.`,
        },
      },
    },
  },
  after: t`À chaque tour, seules les unités d’une région se déplacent. Les Garnisons n’en sortent pas, et une seule Garnison musulmane en ferme toutes les Routes (${r('11')}, ${r('11-roads')}).`,
};

export const battleOrSiege: WordsOfLesson<Lessons['battle-or-siege']> = {
  title: 'Bataille ou siège',
  learn: t`Quels ennemis combattent aussitôt, et lesquels attendent derrière leurs murs.`,
  about: t`Dans une cité ou un fort, l’ennemi ne livre bataille que s’il a plusieurs unités, dont au moins une Armée.`,
  steps: {
    'which-fight': {
      ask: t`Dans 3 de ces Lieux, l’ennemi livrerait bataille. Lesquels\u00a0?`,
      done: t`${l('zaragoza')} contient une Garnison et une Armée, ${l('lisbon')} 2\u00a0Armées, et ${l('la-mancha')} n’a ni cité ni fort (${r('11-contact')}).`,
      hints: [
        t`Cherchez un Lieu sans cité ni fort, et des Armées qui ne sont pas seules.`,
        t`Choisissez ${l('zaragoza')}, ${l('la-mancha')} et ${l('lisbon')}.`,
      ],
      wrong: t`Derrière des murs, une unité seule est assiégée, de même que des Garnisons ou des Rebelles sans Armée.`,
    },
    besiege: {
      ask: t`Commencez un siège avec les deux Armées, sans livrer bataille.`,
      done: t`Dans une cité, 2\u00a0Garnisons ne combattent pas\u00a0: le siège attend la phase\u00a06 (${r('14')}).`,
      lost: t`Les deux Armées ne peuvent plus commencer ensemble un siège sans livrer bataille.`,
      hints: [
        t`Trois Lieux d’Aragon contiennent des Musulmans. Dans un seul, ils attendent derrière leurs murs.`,
        t`Déplacez 2\u00a0Armées à ${l('zaragoza')}.`,
      ],
      poor: {
        'into-the-open': t`${l('barcelona')} n’a ni cité ni fort\u00a0: la Garnison a combattu.`,
        'against-an-army': t`Avec une Armée, une Garnison sort des murs et combat.`,
      },
      wrongs: {
        'by-road': {
          label: t`Prendre la Route vers ${l('leon')}.`,
          because: t`Il y a des unités musulmanes en Aragon.`,
        },
      },
    },
  },
  after: t`Sans cité ni fort, il y a bataille. Derrière des murs, il n’y en a que contre 2\u00a0unités ou plus, dont au moins une Armée (${r('11-contact')}).`,
};

export const firstFire: WordsOfLesson<Lessons['first-fire']> = {
  title: 'L’initiative',
  learn: t`La montagne aide le Défenseur, et El Cid son camp.`,
  about: t`Les deux camps lancent les dés ensemble, sauf si l’un d’eux a l’initiative\u00a0: il lance alors en premier, et l’autre camp retire ses pertes avant de lancer.`,
  steps: {
    'open-ground': {
      ask: t`Une Garnison est à ${l('oviedo')}, une autre en ${l('galicia')}. Attaquez avec les deux Armées celle qui n’aura pas l’initiative.`,
      done: t`${l('galicia')} n’est pas en montagne\u00a0: les deux camps ont lancé les dés ensemble.`,
      lost: t`Le Défenseur avait l’initiative, ou une seule de vos Armées a combattu.`,
      hints: [t`${l('oviedo')} est en montagne.`, t`Déplacez 2\u00a0Armées de ${l('leon')} en ${l('galicia')}.`],
      poor: { uphill: t`${l('oviedo')} est en montagne, et le Défenseur a lancé les dés en premier.` },
      wrongs: {
        leave: {
          label: t`Prendre la Route vers ${l('salamanca')}.`,
          because: t`Il y a des unités musulmanes en Asturias.`,
        },
      },
    },
    'with-el-cid': {
      ask: t`Attaquez ${l('pamplona')}, en montagne, de sorte que votre camp ait l’initiative.`,
      done: t`Le camp d’El Cid a l’initiative, même contre un Défenseur en montagne (${r('9-el-cid')}).`,
      lost: t`Le Défenseur avait l’initiative.`,
      hints: [t`El Cid est à ${l('barcelona')}.`, t`Déplacez des Armées à ${l('pamplona')} avec El Cid.`],
      poor: { 'without-him': t`Sans El Cid, le Défenseur en montagne a lancé les dés en premier.` },
      wrongs: {},
    },
  },
  after: t`En montagne, le Défenseur a l’initiative au premier round (${r('12-first-fire')}), sauf si l’Attaquant a El Cid (${r('9-el-cid')}).`,
};

export const retreats: WordsOfLesson<Lessons['retreats']> = {
  title: 'Les retraites',
  learn: t`Les numéros décident de la retraite de l’ennemi, et vous de la vôtre.`,
  about: t`Si les deux camps survivent, celui qui a perdu le plus d’unités bat en retraite. Les règles désignent le Lieu où va l’ennemi\u00a0; vos unités vont dans un même Lieu, d’où vient au moins l’une d’elles.`,
  steps: {
    'a-full-region': {
      ask: t`Les 2\u00a0Armées musulmanes de ${l('tarragona')} perdent une bataille. Vers quel Lieu battent-elles en retraite\u00a0?`,
      done: t`Tous les autres Lieux d’Aragon contiennent des unités hostiles\u00a0: il ne reste que la Route vers ${l('valencia')} (${r('12-enemy-loses')}).`,
      hints: [
        t`Regardez l’Aragon\u00a0: des unités hostiles sont à ${l('zaragoza')}, à ${l('pamplona')} et à ${l('barcelona')}.`,
        t`Choisissez le Lieu où mène la Route qui part de ${l('tarragona')}.`,
      ],
      wrong: t`Des unités hostiles s’y trouvent, ou aucune Route n’y mène depuis ${l('tarragona')}.`,
    },
    'behind-walls': {
      ask: t`Deux Armées ont perdu une bataille en ${l('galicia')}. Elles venaient de ${l('santiago')} et de ${l('leon')}. Battez en retraite derrière des murs.`,
      done: t`Vous choisissez parmi les Lieux d’où venaient vos unités, et la force peut ensuite continuer son déplacement (${r('12-we-lose')}).`,
      lost: t`Les Armées sont à ${l('santiago')}, sans cité ni fort.`,
      hints: [t`Un seul de ces 2\u00a0Lieux a une cité.`, t`Battez en retraite vers ${l('leon')}.`],
      poor: {
        'into-the-open': t`${l('santiago')} n’a pas de cité\u00a0: dans une prochaine bataille, rien n’y protège les Armées.`,
      },
      wrongs: {
        'to-oviedo': {
          label: t`Battre en retraite vers ${l('oviedo')}.`,
          because: t`Aucune de vos unités n’en venait.`,
        },
      },
    },
  },
  after: t`L’ennemi se réfugie dans la cité du Lieu, s’il y en a une. À défaut, il suit l’ordre croissant, puis une Route\u00a0; sans issue, il est éliminé (${r('12-enemy-loses')}).`,
};

export const siegeNumbers: WordsOfLesson<Lessons['siege-numbers']> = {
  title: 'Le calcul d’un siège',
  learn: t`Les modificateurs des deux camps, et l’effet d’un fort.`,
  about: t`L’assiégeant et l’assiégé lancent chacun 1\u00a0dé et ajoutent ce que valent leurs unités. Le plus haut résultat l’emporte.`,
  steps: {
    'the-besieged': {
      ask: t`${l('leon')} a une cité, un fort, 1\u00a0Garnison et 1\u00a0Armée. Combien l’assiégé ajoute-t-il à son dé\u00a0?`,
      done: t`1 pour la cité, 1 pour la Garnison et 2 pour l’Armée\u00a0; le fort double le tout (${r('14-values')}).`,
      hints: [
        t`Additionnez d’abord la cité, la Garnison et l’Armée.`,
        t`Doublez ensuite cette somme, à cause du fort.`,
      ],
      options: { '4': t`4`, '5': t`5`, '6': t`6`, '8': t`8` },
      wrong: t`Un fort double le modificateur entier, cité comprise.`,
    },
    'add-eight': {
      ask: t`Assiégez ${l('leon')} avec un modificateur de 7 ou plus.`,
      done: t`Une Armée ajoute 2, un Ordre militaire 3, une Garnison 1 (${r('14-values')}).`,
      lost: t`La phase\u00a04 est finie, et le modificateur est inférieur à 7.`,
      hints: [
        t`Regardez ${l('oviedo')}\u00a0: 2\u00a0Armées, un Ordre militaire et une Garnison s’y trouvent.`,
        t`Deux Armées et l’Ordre militaire ajoutent 7.`,
      ],
      poor: {
        'armies-alone': t`Deux Armées n’ajoutent que 4, et le fort de ${l('leon')} porte de 3 à 6 le modificateur de l’assiégé.`,
      },
      wrongs: {},
    },
  },
  after: t`Un fort double le modificateur de l’assiégé. Si vous l’emportez avec un résultat pair, la cité est détruite (${r('14-won')}).`,
};
