import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, lieu, vers } from '../grammar.ts';

export const words: WordsOf<'umayyads-turn-11'> = {
  title: 'La conquête omeyyade\u00a0: tour\u00a011',
  learn: t`Jouez le Zèle religieux, la Cavalerie de Musa, et des Châteaux-forts qui se rendent une fois Tolède tombée.`,
  about: t`C’est le tour\u00a011 du scénario D, après 10\u00a0tours joués par l’ordinateur. L’${n('umayyads')} arrive avec 20\u00a0Infanteries, 8\u00a0Cavaleries, Tarik et Musa. Il ne collecte pas encore d’Or et n’achète rien. Avec le Zèle religieux, ses piles n’ont pas de limite au premier combat, et chacun de ses dés a un bonus de 1.`,
  steps: {
    landing: {
      ask: t`Choisissez où arrivent vos unités, en ${p('africa')}, en mer, ou les deux, puis déplacez-les. Amenez au moins 4\u00a0unités à ${p('toledo')}, et attaquez 6\u00a0provinces en tout, chacune avec plus d’unités que l’ennemi n’y en a. Les unités qui arrivent en mer partent «\u00a0de la mer\u00a0». Avec un Chef, la Cavalerie va loin\u00a0: débarquez-la avec Musa, et laissez derrière vous les unités stoppées dans un passage en force.`,
      done: t`Vous avez fait tout cela en 1\u00a0mouvement. Certaines de ces provinces ne contiennent qu’un Château-fort\u00a0: voilà pourquoi ${p('toledo')} compte.`,
      lost: t`Le premier mouvement est fini sans 4\u00a0unités à ${p('toledo')} et 6\u00a0attaques. Le Zèle religieux ne dure que le premier combat.`,
      hints: [
        t`Le chemin de ${p('toledo')} part de ${p('valencia')} et passe par ${lieu('la-mancha')}. Dans une province avec des unités ennemies, 2 de vos unités doivent rester pour chacune d’elles, et les autres peuvent continuer. ${p('cordoba')}, ${p('cartagena')} et ${p('denia')} n’ont chacune qu’un Château-fort.`,
        t`Placez toutes les unités en mer. Déplacez Musa, sans Tarik, à ${p('valencia')} avec 8\u00a0Cavaleries et 3\u00a0Infanteries. Faites continuer Musa et les Cavaleries jusque ${dans('la-mancha')}, et de là, avec 6 d’entre elles, à ${p('toledo')}. Déplacez 6\u00a0Infanteries à ${p('seville')}, 2 à ${p('cartagena')} et 2 à ${p('denia')}. Déplacez Tarik avec 7 à ${p('gibraltar')}, puis avec 5 d’entre elles à ${p('cordoba')}. Terminez le mouvement.`,
      ],
      poor: {
        'one-heap': t`Avec le Zèle religieux, toutes les unités peuvent être dans une seule province, mais rien n’y oblige. Vous attaquez 1\u00a0province, et pouviez en attaquer 6.`,
        'too-few': t`Vous employez trop d’unités dans trop peu de provinces, et laissez en paix presque tout le Sud.`,
        'not-toledo': t`Vous attaquez la côte, et aucune unité ne va à ${p('toledo')}. Tant qu’elle n’est pas tombée, aucun Château-fort ne se rend, et chacun se paie au prix fort.`,
      },
      wrongs: {
        'arrive-in-gibraltar': {
          label: t`Faire arriver 4\u00a0unités à ${p('gibraltar')}.`,
          because: t`Elles arrivent en ${p('africa')} ou en mer, et traversent pendant leur mouvement.`,
        },
        'land-in-granada': {
          label: t`Débarquer 2\u00a0unités à ${p('granada')}.`,
          because: t`Sa côte n’a pas d’ancre.`,
        },
      },
    },
    battles: {
      ask: t`Premier combat\u00a0: chacun de vos dés a un bonus de 1. Vous choisissez l’ordre des batailles, et ici il décide de tout\u00a0: laissez les Châteaux-forts se rendre à vous. Contrôlez ${p('toledo')} et au moins 6\u00a0provinces quand toutes les batailles sont finies.`,
      done: t`Vous avez pris ${p('toledo')}, et les Châteaux-forts restés seuls se sont rendus. Vous avez sacrifié 1\u00a0unité pour chacun\u00a0; il est à vous maintenant, avec le revenu de sa province.`,
      lost: t`Vous avez pris trop peu de provinces. Si c’est la faute des dés, continuez\u00a0: un second mouvement suit, sans le Zèle religieux.`,
      hints: [
        t`Une fois ${p('toledo')} tombée, un Château-fort du ${n('visigoths')} qui est la seule unité de sa province se rend avant tout jet de dés.`,
        t`Combattez d’abord à ${p('toledo')}. Livrez ensuite les batailles contre les Châteaux-forts de ${p('cordoba')}, de ${p('cartagena')} et de ${p('denia')}\u00a0: sacrifiez pour chacun 1\u00a0Infanterie plutôt qu’une Cavalerie. Livrez enfin les autres batailles.`,
      ],
      poor: {
        'castles-first': t`Aucun Château-fort ne s’est rendu\u00a0: vous les avez combattus avant la chute de ${p('toledo')}, ou elle n’est pas tombée. À ce tour, chaque Château-fort pouvait être pris pour 1\u00a0unité, sans un dé.`,
      },
      wrongs: {
        'no-battle': {
          label: t`Assiéger les Châteaux-forts, sans les combattre à ce tour.`,
          because: t`Partout où vos unités sont dans une province avec des unités ennemies, elles doivent combattre.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second mouvement. Le Zèle religieux est fini, et les unités en surplus à la fin seront retirées. Dispersez-vous. Attaquez 3 autres provinces, chacune avec plus d’unités que l’ennemi n’y en a\u00a0; les Châteaux-forts restés seuls se rendent encore.`,
      done: t`Vos grandes piles se sont dispersées, et attaquent d’autres provinces.`,
      lost: t`Le mouvement est fini sans 3 nouvelles attaques où vos chances sont bonnes.`,
      hints: [
        t`${p('segovia')} n’a qu’un Château-fort pour la défendre. ${p('cadiz')}, la ${p('sierra-morena')}, ${p('castellon')} et ${p('majorca')} n’ont chacune qu’une unité.`,
        t`Déplacez Musa avec 2\u00a0Cavaleries de ${p('toledo')} à ${p('segovia')}. Déplacez 2\u00a0unités de ${p('seville')} à ${p('cadiz')}, 2 de ${p('cordoba')} en ${p('sierra-morena')}, et 2 de ${p('valencia')} à ${p('castellon')}. Terminez le mouvement.`,
      ],
      poor: {
        stays: t`Vos unités à ${p('toledo')} dépassent la limite\u00a0: vous perdez des Cavaleries sans combat, et n’avez rien pris.`,
        one: t`Vous attaquez une fois, là où 3 ou 4\u00a0attaques étaient possibles avant la séquence du ${n('visigoths')}.`,
      },
      wrongs: {
        'fight-at-once': {
          label: t`Combattre aussitôt à ${p('granada')}.`,
          because: t`Des unités doivent d’abord y aller, et le mouvement doit être fini.`,
        },
      },
    },
    'second-battles': {
      ask: t`Second combat, avec les dernières batailles du tour, sans le bonus du Zèle religieux. Contrôlez 11\u00a0provinces quand il est fini.`,
      done: t`Votre première séquence a changé la carte. Le Sud vous rapporte des PV à la fin du tour\u00a013. Vous collectez le revenu des Châteaux-forts à partir de votre prochaine séquence, et des Renforts arrivent au tour\u00a012.`,
      lost: t`Vous contrôlez moins de 11\u00a0provinces\u00a0: sans le Zèle religieux, vos dés n’ont pas de bonus. Des Renforts arrivent au tour\u00a012.`,
      hints: [
        t`${p('segovia')} se rend\u00a0: vous y sacrifiez 1\u00a0unité pour le Château-fort, et ne perdez rien d’autre.`,
        t`Livrez les 4\u00a0batailles, et restez là où vous avez l’avantage du nombre. S’il faut retirer des unités à la fin, retirez-les là où vous en avez plusieurs\u00a0: vous ne contrôlez pas une province sans unité.`,
      ],
      poor: {
        'gives-way': t`Vous avez retraité de batailles où vous aviez l’avantage du nombre. Le ${n('visigoths')} et ${n('byzantium')} en profiteront.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Déplacer ensuite 1\u00a0Cavalerie de ${p('toledo')} ${vers('la-mancha')}.`,
          because: t`Une Invasion compte 2\u00a0mouvements, et pas de troisième.`,
        },
      },
    },
  },
  after: t`Avec le Zèle religieux, les piles n’ont pas de limite et les dés ont un bonus au premier combat (${r('9.3')}). En Invasion, une nation se déplace et combat deux fois (${r('9.1')}). Les Châteaux-forts se rendent une fois ${p('toledo')} tombée (${r('11-umayyads-surrender')}), et un Château-fort pris est reconstruit pour 1\u00a0unité (${r('9.5')}).`,
};
