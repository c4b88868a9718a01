import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des exemples de la réaction musulmane (13). */

export const aFourIsPortugal: WordsOfScene<Scenes['a-four-is-portugal']> = {
  title: 'Un 4 désigne le Portugal',
  about: t`La phase\u00a05 demande 2\u00a0dés, pour la région et pour la force, et ici un troisième pour le Lieu. Au Portugal, les Musulmans contrôlent 1\u00a0cité.`,
  steps: [
    t`Aucune unité ne se déplace.`,
    t`Le dé de région donne 4\u00a0: le Portugal, région\u00a0IV. Dans la colonne «\u00a01\u00a0», un 4 donne 1\u00a0Armée. Le dé du Lieu donne 6, ${l('badajoz')}. L’Armée va à ${l('porto')}, y rencontre la Garnison et perd la bataille.`,
  ],
  after: t`La colonne compte les cités de la région que contrôlent les Musulmans, même assiégées (${r('13.2')}). L’Armée a attaqué le premier ennemi dans l’ordre croissant, pas le plus proche sur la carte.`,
  tasks: {
    'two-at-porto': {
      ask: t`Avant la phase\u00a05, amenez une seconde unité à ${l('porto')}.`,
      done: t`Deux dés défendent ${l('porto')} au lieu d’un.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('seville')}\u00a0: une Armée s’y trouve.`,
        t`Dans une région, une unité peut atteindre n’importe quel Lieu.`,
        t`Déplacez l’Armée de ${l('seville')} à ${l('porto')}.`,
      ],
    },
  },
  wrongs: {
    'too-soon': {
      label: t`Lancer les dés de la réaction musulmane avant la fin de la phase\u00a04.`,
      because: t`L’ordre des phases est fixe.`,
    },
  },
};

export const theReactionStays: WordsOfScene<Scenes['the-reaction-stays']> = {
  title: 'Une réaction sans déplacement',
  about: t`Trois Armées musulmanes sont à ${l('lisbon')}, une Garnison chrétienne à ${l('porto')}. Que feront ces Armées lors de la réaction\u00a0?`,
  steps: [
    t`La Garnison reste où elle est.`,
    t`Les dés donnent 4 et 2\u00a0: une Garnison musulmane au Portugal. Elle apparaît à ${l('lisbon')}, et la phase est finie.`,
  ],
  after: t`Seules les Armées que lèvent les dés se mettent en marche. Les 3 qui étaient déjà là restent, car aucune Armée n’a été levée auprès d’elles (${r('13.7')}).`,
  tasks: {
    'stay-out-of-reach': {
      ask: t`Déplacez la Garnison de ${l('porto')} à ${l('badajoz')} avant que les dés soient lancés.`,
      done: t`Une Garnison se déplace librement dans sa région.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('porto')}.`,
        t`À l’intérieur d’une région, aucune Route n’est nécessaire.`,
        t`Déplacez la Garnison de ${l('porto')} à ${l('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'leave-portugal': {
      label: t`Prendre la Route de ${l('porto')} vers ${l('galicia')}.`,
      because: t`Des unités musulmanes sont au Portugal, et une Garnison ne quitte jamais sa région.`,
    },
  },
};

export const granadaToAlgeciras: WordsOfScene<Scenes['granada-to-algeciras']> = {
  title: 'De Granada à Algeciras',
  about: t`Une Armée débarque d’Afrique du Nord à ${l('granada')}, le dernier Lieu d’Al-Andalous. Où va-t-elle\u00a0?`,
  steps: [
    t`Aucune unité ne se déplace.`,
    t`Les dés donnent 6, 1 et 3\u00a0: 1\u00a0Armée débarque dans le port\u00a03, ${l('granada')}. Du dernier numéro, elle passe au premier, ${l('algeciras')}, puis continue jusqu’à ${l('cordoba')}.`,
  ],
  after: t`La cité chrétienne inoccupée de ${l('cordoba')} est la première cible sur son chemin, et elle est assiégée. L’Armée de ${l('murcia')} vient plus loin dans l’ordre croissant, bien que ${l('murcia')} soit à côté de ${l('granada')} (${r('13.7')}).`,
  tasks: {
    'guard-cordoba': {
      ask: t`Avant le débarquement, amenez un défenseur à ${l('cordoba')}.`,
      done: t`Une Armée dans la cité ajoute 2 à sa défense (${r('14-values')}).`,
      lost: t`La phase\u00a04 est finie, et la cité de ${l('cordoba')} est inoccupée.`,
      hints: [
        t`Regardez ${l('murcia')}.`,
        t`L’Armée peut aller dans n’importe quel Lieu d’Al-Andalous.`,
        t`Déplacez l’Armée de ${l('murcia')} à ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Aller de ${l('murcia')} à ${l('toledo')}.`,
      because: t`La Route qui part de ${l('murcia')} mène à ${l('valencia')}.`,
    },
  },
};

export const theSearchByRoad: WordsOfScene<Scenes['the-search-by-road']> = {
  title: 'Par les numéros, puis par une Route',
  about: t`Une Armée débarque à ${l('algeciras')}. Il n’y a pas de cible en Al-Andalous. La Castille et le Portugal ont chacun une cible, et des Routes y mènent de ${l('cordoba')}.`,
  steps: [
    t`Aucune unité ne se déplace.`,
    t`Les dés donnent 6, 1 et 2\u00a0: 1\u00a0Armée débarque dans le port\u00a02. Elle cherche, dans l’ordre croissant, une Route vers une région qui a une cible, et trouve 2\u00a0Routes à ${l('cordoba')}. La région de plus petit numéro est la Castille\u00a0: l’Armée va à ${l('toledo')}.`,
  ],
  after: t`La force cherche d’abord, puis se déplace\u00a0: dans l’ordre croissant jusqu’au premier Lieu qui a une telle Route, puis par cette Route. Entre 2\u00a0Routes, elle prend celle qui mène à la région de plus petit numéro (${r('13.9')}).`,
  tasks: {
    'defend-toledo': {
      ask: t`Avant le débarquement, amenez un défenseur à ${l('toledo')}.`,
      done: t`La cité est toujours la première cible, mais elle n’est plus inoccupée.`,
      lost: t`La phase\u00a04 est finie, et la cité de ${l('toledo')} est inoccupée.`,
      hints: [
        t`Regardez ${l('salamanca')}.`,
        t`L’Armée peut aller dans n’importe quel Lieu de Castille.`,
        t`Déplacez l’Armée de ${l('salamanca')} à ${l('toledo')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Aller de ${l('salamanca')} à ${l('lisbon')}.`,
      because: t`De ${l('salamanca')}, la Route qui entre au Portugal mène à ${l('badajoz')}.`,
    },
  },
};

export const anArmyLeftBehind: WordsOfScene<Scenes['an-army-left-behind']> = {
  title: 'Une Armée laissée en chemin',
  about: t`Trois Armées débarquent à ${l('granada')}. Jusqu’à ${l('murcia')}, elles passent par 2\u00a0cités et 1\u00a0fort.`,
  steps: [
    t`Aucune unité ne se déplace.`,
    t`Les dés donnent 6, 3 et 3. Une Armée reste à ${l('granada')}, dont la cité n’a pas de Garnison. À ${l('algeciras')}, une Garnison garde le fort\u00a0: aucune Armée n’y reste, et celle qui s’y trouvait suit la force. À ${l('cordoba')}, 1\u00a0Armée reste.`,
  ],
  after: t`Deux Armées arrivent à ${l('murcia')} et assiègent la cité. La force est partie avec 3\u00a0Armées, en a emmené 1 et laissé 2 (${r('13.10')}).`,
  tasks: {
    'cut-the-road': {
      ask: t`Avant le débarquement, assiégez la cité inoccupée de ${l('cordoba')} avec la Garnison.`,
      done: t`Les assiégeants seront la première cible de la force.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('cordoba')}\u00a0: sa cité est inoccupée.`,
        t`Une Garnison se déplace librement dans sa région.`,
        t`Déplacez la Garnison de ${l('murcia')} à ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'garrison-leaves': {
      label: t`Prendre la Route de ${l('murcia')} à ${l('valencia')}.`,
      because: t`Des unités musulmanes sont en Al-Andalous, et une Garnison ne quitte jamais sa région.`,
    },
  },
};

export const reliefOfCordoba: WordsOfScene<Scenes['relief-of-cordoba']> = {
  title: 'Au secours de Cordoba',
  about: t`Deux Armées chrétiennes assiègent une Garnison musulmane à ${l('cordoba')}. Une Armée musulmane débarque ensuite.`,
  steps: [
    t`Les Armées vont de ${l('seville')} à ${l('cordoba')} et assiègent la cité.`,
    t`La phase\u00a04 prend fin.`,
    t`Les dés donnent 6, 1 et 2\u00a0: 1\u00a0Armée débarque à ${l('algeciras')} et va à ${l('cordoba')}. La Garnison sort et combat à ses côtés. Chaque camp obtient 1\u00a0touche.`,
  ],
  after: t`Comme les pertes sont égales, tous les Musulmans survivants entrent dans la cité\u00a0: l’Armée arrivée en renfort est assiégée à son tour (${r('13.11')}).`,
  tasks: {
    'with-the-order': {
      ask: t`Assiégez ${l('cordoba')} avec les 3\u00a0unités de ${l('seville')}.`,
      done: t`2\u00a0Armées et 1\u00a0Ordre militaire ajoutent 7 au dé du siège (${r('14-values')}).`,
      lost: t`Une partie de la force assiège la cité, sans le reste.`,
      hints: [
        t`Regardez ${l('seville')}.`,
        t`Choisissez aussi l’Ordre militaire.`,
        t`Déplacez 2\u00a0Armées et l’Ordre militaire de ${l('seville')} à ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Aller de ${l('seville')} à ${l('murcia')}.`,
      because: t`La Route qui part de ${l('seville')} mène à ${l('cordoba')}.`,
    },
  },
};

export const threeArmiesStay: WordsOfScene<Scenes['three-armies-stay']> = {
  title: 'Trois Armées restent pour le siège',
  about: t`Quatre Armées arrivent à ${l('cordoba')}\u00a0: une cité chrétienne avec un fort et 1\u00a0Garnison. Combien d’Armées doivent y rester\u00a0?`,
  steps: [
    t`Rien n’est acheté.`,
    t`Aucune unité ne se déplace.`,
    t`Les dés donnent 6, 4 et 2\u00a0: 4\u00a0Armées débarquent à ${l('algeciras')}. À ${l('cordoba')}, 3 d’entre elles restent, et la dernière continue jusqu’à ${l('murcia')}.`,
  ],
  after: t`La force laisse autant d’Armées que le Lieu contient de pions, et ici la cité et le fort comptent aussi\u00a0: 1 + 1 + 1 (${r('13.12')}). Ailleurs, ce ne sont pas des unités.`,
  tasks: {
    'hold-a-fourth': {
      ask: t`Dépensez votre point pour que les 4\u00a0Armées doivent rester à ${l('cordoba')}.`,
      done: t`La cité, le fort et 2\u00a0Garnisons\u00a0: 4\u00a0pions retiennent 4\u00a0Armées.`,
      lost: t`La phase\u00a03 est finie.`,
      hints: [
        t`Regardez ${l('cordoba')}\u00a0: 3\u00a0pions jusqu’ici.`,
        t`Pour 1\u00a0point, vous levez une Garnison.`,
        t`Levez 1\u00a0Garnison à ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'too-dear': {
      label: t`Lever une Armée à ${l('cordoba')}.`,
      because: t`Une Armée coûte 2\u00a0points, et vous en avez 1.`,
    },
  },
};
