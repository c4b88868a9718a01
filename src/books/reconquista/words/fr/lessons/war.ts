import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des leçons sur les déplacements, les batailles et les sièges. */

export const moving: WordsOfLesson<Lessons['moving']> = {
  title: 'Déplacer une force',
  learn: t`Quelles régions laissent sortir les Armées, et comment une force se rassemble.`,
  about: t`Vous déplacez les unités de 1\u00a0région. Les Armées et les Ordres militaires en sortent par une Route, s’ils ne laissent aucun Musulman derrière eux.`,
  steps: {
    'open-roads': {
      ask: t`Dans 2 de ces Lieux, l’Armée peut quitter sa région. Lesquels\u00a0?`,
      done: t`Les Rebelles ne ferment pas les Routes d’Asturias, et la cité musulmane de ${l('zaragoza')} est occupée. Une Garnison musulmane ferme les Routes du Portugal, une cité musulmane inoccupée celles de Castille (${r('11-roads')}).`,
      hints: [
        t`Regardez les autres Lieux de chaque région.`,
        t`Une région est ouverte si elle n’a pas d’unité musulmane, et si chacune de ses cités musulmanes est occupée.`,
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
  after: t`À chaque tour, seules les unités de 1\u00a0région se déplacent. Les Garnisons y restent, et une seule Garnison musulmane en ferme toutes les Routes (${r('11')}, ${r('11-roads')}).`,
};

export const battleOrSiege: WordsOfLesson<Lessons['battle-or-siege']> = {
  title: 'Bataille ou siège',
  learn: t`Quels ennemis combattent aussitôt, et lesquels attendent derrière leurs murs.`,
  about: t`Dans une cité ou un fort, un ennemi ne livre bataille qu’avec plus d’une unité, dont au moins une Armée.`,
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
      ask: t`Mettez le siège avec les deux Armées, sans livrer bataille.`,
      done: t`Dans une cité, 2\u00a0Garnisons ne combattent pas\u00a0: le siège attend la phase\u00a06 (${r('14')}).`,
      lost: t`Les deux Armées ne peuvent plus mettre ensemble un siège sans bataille.`,
      hints: [
        t`Trois Lieux d’Aragon contiennent des Musulmans. Dans un seul, ils attendent derrière leurs murs.`,
        t`Déplacez 2\u00a0Armées à ${l('zaragoza')}.`,
      ],
      poor: {
        'into-the-open': t`${l('barcelona')} n’a ni cité ni fort\u00a0: la Garnison a combattu.`,
        'against-an-army': t`Une Garnison qui a une Armée avec elle sort des murs et combat.`,
      },
      wrongs: {
        'by-road': {
          label: t`Prendre la Route de ${l('leon')}.`,
          because: t`Des unités musulmanes sont en Aragon.`,
        },
      },
    },
  },
  after: t`Sans cité ni fort, il y a bataille. Derrière des murs, il n’y en a que contre 2\u00a0unités ou plus, dont une Armée (${r('11-contact')}).`,
};

export const firstFire: WordsOfLesson<Lessons['first-fire']> = {
  title: 'L’initiative',
  learn: t`La montagne aide le défenseur, El Cid aide son camp.`,
  about: t`Les deux camps lancent ensemble, sauf si l’un d’eux a l’initiative. Les unités qu’il touche sont alors retirées avant que l’autre lance.`,
  steps: {
    'open-ground': {
      ask: t`Une Garnison est à ${l('oviedo')}, une autre en ${l('galicia')}. Attaquez, avec les deux Armées, celle qui n’a pas l’initiative.`,
      done: t`${l('galicia')} n’est pas en montagne\u00a0: les deux camps ont lancé ensemble.`,
      lost: t`Le défenseur avait l’initiative, ou une seule de vos Armées a combattu.`,
      hints: [t`${l('oviedo')} est en montagne.`, t`Déplacez 2\u00a0Armées de ${l('leon')} en ${l('galicia')}.`],
      poor: { uphill: t`${l('oviedo')} est en montagne, et son défenseur a lancé en premier.` },
      wrongs: {
        leave: {
          label: t`Prendre la Route de ${l('salamanca')}.`,
          because: t`Des unités musulmanes sont en Asturias.`,
        },
      },
    },
    'with-el-cid': {
      ask: t`Attaquez ${l('pamplona')}, en montagne, et faites que votre camp ait l’initiative.`,
      done: t`Le camp d’El Cid a l’initiative, même contre un défenseur en montagne (${r('9-el-cid')}).`,
      lost: t`Le défenseur avait l’initiative.`,
      hints: [t`El Cid est à ${l('barcelona')}.`, t`Déplacez des Armées à ${l('pamplona')} avec El Cid.`],
      poor: { 'without-him': t`Sans El Cid, le défenseur en montagne a lancé en premier.` },
      wrongs: {},
    },
  },
  after: t`En montagne, le défenseur a l’initiative au premier round (${r('12-first-fire')})\u00a0; El Cid la lui prend (${r('9-el-cid')}).`,
};

export const retreats: WordsOfLesson<Lessons['retreats']> = {
  title: 'Les retraites',
  learn: t`Les numéros décident de la retraite de l’ennemi, et vous de la vôtre.`,
  about: t`Si les deux camps survivent, celui qui a perdu le plus d’unités bat en retraite. Les règles conduisent l’ennemi\u00a0; vos unités vont dans un Lieu d’où vient l’une d’elles.`,
  steps: {
    'a-full-region': {
      ask: t`Les 2\u00a0Armées musulmanes de ${l('tarragona')} perdent une bataille. Vers quel Lieu battent-elles en retraite\u00a0?`,
      done: t`Tous les autres Lieux d’Aragon contiennent des unités hostiles\u00a0: il reste la Route de ${l('valencia')} (${r('12-enemy-loses')}).`,
      hints: [
        t`Regardez l’Aragon\u00a0: des unités sont à ${l('zaragoza')}, à ${l('pamplona')} et à ${l('barcelona')}.`,
        t`Choisissez le Lieu où mène la Route de ${l('tarragona')}.`,
      ],
      wrong: t`Des unités hostiles s’y trouvent, ou aucune Route n’y mène de ${l('tarragona')}.`,
    },
    'behind-walls': {
      ask: t`Deux Armées ont perdu une bataille en ${l('galicia')}. Elles venaient de ${l('santiago')} et de ${l('leon')}. Battez en retraite derrière des murs.`,
      done: t`Vous choisissez parmi les Lieux d’où venaient vos unités, et la force peut ensuite continuer (${r('12-we-lose')}).`,
      lost: t`Les Armées sont à ${l('santiago')}, sans cité ni fort.`,
      hints: [t`Un seul de ces 2\u00a0Lieux a une cité.`, t`Battez en retraite vers ${l('leon')}.`],
      poor: {
        'into-the-open': t`${l('santiago')} n’a pas de cité\u00a0: à la prochaine bataille, rien ne protège les Armées.`,
      },
      wrongs: {
        'to-oviedo': {
          label: t`Battre en retraite vers ${l('oviedo')}.`,
          because: t`Aucune des unités n’en venait.`,
        },
      },
    },
  },
  after: t`Un ennemi qui a une cité s’y réfugie. À défaut, il suit l’ordre croissant, puis une Route\u00a0; sans issue, il est éliminé (${r('12-enemy-loses')}).`,
};

export const siegeNumbers: WordsOfLesson<Lessons['siege-numbers']> = {
  title: 'Les nombres d’un siège',
  learn: t`Les modificateurs des deux camps, et ce que vaut un fort.`,
  about: t`L’assiégeant et l’assiégé lancent 1\u00a0dé chacun, et ajoutent ce que valent leurs unités. Le résultat le plus haut l’emporte.`,
  steps: {
    'the-besieged': {
      ask: t`${l('leon')} a une cité, un fort, 1\u00a0Garnison et 1\u00a0Armée. Combien l’assiégé ajoute-t-il à son dé\u00a0?`,
      done: t`1 pour la cité, 1 pour la Garnison et 2 pour l’Armée, le tout doublé par le fort (${r('14-values')}).`,
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
