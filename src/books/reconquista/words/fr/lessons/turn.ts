import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des leçons sur la réaction musulmane et le tour entier. */

export const targets: WordsOfLesson<Lessons['targets']> = {
  title: 'Ce que lève la réaction, et ses cibles',
  learn: t`La colonne de la table, et les Lieux qui arrêtent une force.`,
  about: t`Un dé désigne la région, un autre la force. Plus les Musulmans contrôlent de cités dans la région, plus cette force est importante.`,
  steps: {
    'the-column': {
      ask: t`Le dé de région désigne le Portugal. Quelle colonne de la table utiliser\u00a0?`,
      done: t`Une Garnison musulmane occupe ${l('porto')}, et la cité assiégée de ${l('seville')} compte aussi. Les Chrétiens contrôlent ${l('lisbon')}, et ${l('badajoz')} n’a pas de cité (${r('13.2')}).`,
      hints: [
        t`Comptez les cités que contrôlent les Musulmans.`,
        t`Le contrôle dépend des unités, et un siège n’y change rien\u00a0: comptez ${l('porto')} et ${l('seville')}.`,
      ],
      options: { '0': t`0\u00a0cité`, '1': t`1\u00a0cité`, '2': t`2\u00a0cités`, '3-4': t`3 ou 4\u00a0cités` },
      wrong: t`Comptez toutes les cités qu’occupent des unités musulmanes, cités assiégées comprises et quelle que soit leur religion.`,
    },
    'which-are-targets': {
      ask: t`Trois de ces Lieux sont des cibles pour une force musulmane. Lesquels\u00a0?`,
      done: t`Ils contiennent une cité chrétienne inoccupée, un Rebelle, ou une unité chrétienne dans une cité musulmane (${r('13.8')}).`,
      hints: [
        t`Cherchez les Chrétiens, les Rebelles et les cités chrétiennes inoccupées.`,
        t`Les Musulmans contrôlent ${l('cordoba')}, et assiègent déjà ${l('seville')}.`,
      ],
      wrong: t`Les Musulmans contrôlent ce Lieu, ou l’assiègent déjà.`,
    },
  },
  after: t`Seules les Armées se mettent en marche, et toujours vers une cible (${r('13.7')}, ${r('13.8')}). Une force ne s’arrête dans aucun autre Lieu.`,
};

export const theMarch: WordsOfLesson<Lessons['the-march']> = {
  title: 'La marche',
  learn: t`Comment les numéros et les Routes mènent une force à sa cible, et comment se préparer à son arrivée.`,
  about: t`Si sa région n’a pas de cible, une force cherche une Route vers une région qui en a une. Elle suit l’ordre croissant jusqu’à cette Route.`,
  steps: {
    'to-the-road': {
      ask: t`Une Armée à ${l('algeciras')} ne trouve pas de cible en Al-Andalous. Dans quel Lieu entre-t-elle d’abord\u00a0?`,
      done: t`Le Lieu suivant est ${l('cordoba')}, et 2\u00a0Routes en partent (${r('13.9')}).`,
      hints: [
        t`La Castille et le Portugal ont des cibles.`,
        t`Choisissez le premier Lieu, dans l’ordre croissant, d’où une Route mène à l’une de ces régions.`,
      ],
      wrong: t`La force suit l’ordre croissant jusqu’à la première Route vers une région qui a une cible.`,
    },
    'over-the-road': {
      ask: t`De ${l('cordoba')}, des Routes mènent à ${l('toledo')} et à ${l('seville')}. Chacune des deux régions a une cible. Où va l’Armée\u00a0?`,
      done: t`Entre 2\u00a0Routes, l’Armée prend celle qui mène à la région du plus petit numéro\u00a0: la Castille avant le Portugal (${r('13.9')}).`,
      hints: [t`La Castille est la région\u00a0III, le Portugal la région\u00a0IV.`, t`Choisissez ${l('toledo')}.`],
      wrong: t`Une autre Route mène à une région d’un plus petit numéro.`,
    },
    'two-inside': {
      ask: t`Un débarquement approche. Défendez ${l('cordoba')} avec 2\u00a0Garnisons, puis lancez les dés de la phase\u00a05.`,
      done: t`Dans une cité, 2\u00a0Garnisons ne livrent pas bataille. L’Armée les assiège, et ${l('murcia')}, sans Garnison, n’est plus une cible (${r('13.12')}).`,
      lost: t`La force débarquée a trouvé moins de 2\u00a0unités à ${l('cordoba')}.`,
      hints: [
        t`Regardez ${l('murcia')}\u00a0: une Garnison s’y trouve.`,
        t`Déplacez-la à ${l('cordoba')}, terminez les déplacements, et lancez les dés de la phase\u00a05.`,
      ],
      poor: {},
      wrongs: {},
    },
  },
  after: t`Une force suit l’ordre croissant, puis la première Route vers une cible\u00a0; entre 2\u00a0Routes, elle choisit la région du plus petit numéro (${r('13.7')}, ${r('13.9')}). Vous savez donc, pour chaque Lieu, où ira la force qui y apparaît.`,
};

export const wholeTurn: WordsOfLesson<Lessons['whole-turn']> = {
  title: 'Un tour entier',
  learn: t`Des dépenses aux sièges, et le score à la fin.`,
  about: t`La rébellion et l’événement ont déjà eu lieu. Jouez le reste du tour\u00a0: achetez, déplacez vos unités, laissez réagir les Musulmans, résolvez le siège.`,
  steps: {
    spend: {
      ask: t`Phase\u00a03\u00a0: dépensez vos 3\u00a0points, et terminez avec 2\u00a0Armées à ${l('barcelona')}.`,
      done: t`Une Armée pour 2\u00a0points, une Garnison pour 1.`,
      lost: t`Il ne reste pas assez de points pour la seconde Armée.`,
      hints: [
        t`Regardez ${l('barcelona')}\u00a0: vous y contrôlez une cité chrétienne.`,
        t`Levez-y 1\u00a0Armée, puis une Garnison avec le dernier point.`,
      ],
      poor: {
        garrisons: t`Trois Garnisons défendent la cité, mais dans un siège, une Garnison n’ajoute que 1, une Armée 2.`,
      },
      wrongs: {
        'at-zaragoza': {
          label: t`Lever une Armée à ${l('zaragoza')}.`,
          because: t`Une Garnison musulmane s’y trouve.`,
        },
      },
    },
    move: {
      ask: t`Phase\u00a04\u00a0: assiégez ${l('zaragoza')} avec les deux Armées.`,
      done: t`Une seule Garnison dans une cité\u00a0: pas de bataille. Le siège attend la phase\u00a06 (${r('11-contact')}).`,
      lost: t`La phase\u00a04 est finie, sans que 2\u00a0Armées assiègent ${l('zaragoza')}.`,
      hints: [
        t`Terminez les dépenses et choisissez l’Aragon.`,
        t`Déplacez 2\u00a0Armées de ${l('barcelona')} à ${l('zaragoza')}.`,
      ],
      poor: {
        stay: t`Aucune unité ne s’est déplacée. Les Musulmans réagissent quand même, et vous avez perdu un tour.`,
      },
      wrongs: {},
    },
    reaction: {
      ask: t`Phase\u00a05\u00a0: terminez les déplacements, et lancez les dés de la réaction musulmane.`,
      done: t`Les dés ont désigné dans la table ce qui est levé, et une Garnison ne se met pas en marche (${r('13.7')}).`,
      hints: [t`Terminez d’abord les déplacements.`, t`Lancez ensuite les dés de la phase\u00a05.`],
      poor: {},
      wrongs: {},
    },
    siege: {
      ask: t`Phase\u00a06\u00a0: résolvez le siège. Le tour prend fin ensuite.`,
      done: t`Chaque camp lance 1\u00a0dé et ajoute son modificateur (${r('14-values')}). Un nouveau tour commence par une rébellion.`,
      hints: [t`Les dés résolvent le siège, sans choix de votre part.`, t`Lancez les dés de la phase\u00a06.`],
      poor: {},
      wrongs: {},
    },
    score: {
      ask: t`Si la partie finissait ici, combien de points marqueriez-vous\u00a0?`,
      done: t`Trois cités, la majorité en Asturias et en Aragon, aucun Musulman en Asturias\u00a0: 3 + 4 + 2 (${r('16')}). À cause de la cité musulmane de ${l('zaragoza')}, l’Aragon n’est pas libre de Musulmans.`,
      hints: [
        t`Comptez les cités, puis les régions où vous avez la majorité, puis les régions sans unité ni cité musulmane.`,
        t`Il y a 3\u00a0cités, 2\u00a0majorités et 1\u00a0région libre.`,
      ],
      options: { '5': t`5\u00a0points`, '7': t`7\u00a0points`, '9': t`9\u00a0points`, '11': t`11\u00a0points` },
      wrong: t`Une cité vaut 1\u00a0point, une majorité 2, une région sans unité ni cité musulmane 2.`,
    },
  },
  after: t`Un tour a 7\u00a0phases\u00a0: rébellions, événements aléatoires, revenus et dépenses, déplacements, réaction musulmane, sièges, fin du tour (${r('7')}). Après le tour\u00a020, le score décide de la victoire (${r('16-results')}).`,
};

export const turn9: WordsOfLesson<Lessons['turn-9']> = {
  title: 'Votre premier tour\u00a0: 1032',
  learn: t`Un premier tour pas à pas, depuis la mise en place du tour\u00a09, et la partie qui suit.`,
  about: t`Le califat s’est disloqué\u00a0: il reste peu d’Armées musulmanes. Vous contrôlez le Nord, avec 3\u00a0Armées et 4\u00a0Garnisons.`,
  steps: {
    dice: {
      ask: t`Phases 1 et\u00a02\u00a0: lancez les dés de la rébellion, puis ceux de l’événement.`,
      done: t`Un Rebelle est apparu à ${l('tarragona')}, et le Tribut ajoute 2\u00a0points à vos revenus (${r('9-tribute')}).`,
      hints: [
        t`Ces deux phases ne vous demandent aucun choix.`,
        t`Lancez les dés de la phase\u00a01, puis ceux de la phase\u00a02.`,
      ],
      poor: {},
      wrongs: {},
    },
    spend: {
      ask: t`Phase\u00a03\u00a0: dépensez vos 6\u00a0points, et bâtissez au moins 1\u00a0cité.`,
      done: t`Chaque cité vaut 1\u00a0point à la fin de la partie, et vous pouvez désormais y lever des unités.`,
      lost: t`Il reste moins de 3\u00a0points, et aucune cité n’a été bâtie.`,
      hints: [
        t`Une cité coûte 3\u00a0points, et demande une Armée ou une Garnison dans le Lieu (${r('10-city')}).`,
        t`Bâtissez une cité à ${l('leon')} et une autre à ${l('barcelona')}.`,
      ],
      poor: {},
      wrongs: {},
    },
    move: {
      ask: t`Phase\u00a04\u00a0: choisissez une région, et livrez bataille à des Rebelles.`,
      done: t`Une Armée touche sur 4 à 6, un Rebelle sur 5 et 6 (${r('12-hits')}).`,
      lost: t`La phase\u00a04 est finie, sans bataille.`,
      hints: [
        t`À ${l('tarragona')} et à ${l('la-mancha')}, les Rebelles n’ont ni cité ni fort.`,
        t`Choisissez l’Aragon, et déplacez l’Armée de ${l('barcelona')} à ${l('tarragona')}.`,
      ],
      poor: {},
      wrongs: {},
    },
    reaction: {
      ask: t`Phases 5 et\u00a06\u00a0: terminez vos déplacements, laissez réagir les Musulmans, et résolvez leurs sièges.`,
      done: t`Le tour est fini. Le tour\u00a010 commence, et la partie est à vous.`,
      hints: [
        t`Terminez d’abord les déplacements. Dans ces deux phases, les règles jouent pour l’ennemi.`,
        t`Lancez les dés de chaque phase, et choisissez un Lieu si une retraite vous est demandée.`,
      ],
      poor: {},
      wrongs: {},
    },
  },
  after: t`Il reste 11\u00a0tours, jusqu’au tour\u00a020. Continuez cette partie\u00a0: vos réponses et leurs dés sont conservés.`,
};
