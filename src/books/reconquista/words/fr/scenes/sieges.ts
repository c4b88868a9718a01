import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des exemples de sièges et de score (14, 16, 18). */

export const aFortDoubles: WordsOfScene<Scenes['a-fort-doubles']> = {
  title: 'Un fort double le modificateur',
  about: t`Deux Armées assiègent ${l('leon')}\u00a0: une cité musulmane avec un fort et 1\u00a0Garnison.`,
  steps: [
    t`Deux des 3\u00a0Armées d’${l('oviedo')} vont à ${l('leon')} et assiègent la cité.`,
    t`La phase\u00a04 prend fin.`,
    t`La réaction bâtit un fort à ${l('salamanca')}.`,
    t`L’assiégeant obtient 5 et ajoute 4 pour 2\u00a0Armées\u00a0: 9. La Garnison obtient 2 et ajoute 4\u00a0: 1 pour la cité et 1 pour elle-même, doublés par le fort. Cela fait 6.`,
  ],
  after: t`Le 9 l’emporte sur le 6\u00a0: la Garnison et le fort sont retirés. Comme 9 est impair, la cité reste, et les Chrétiens la contrôlent (${r('14-won')}).`,
  tasks: {
    'all-three': {
      ask: t`Assiégez ${l('leon')} avec les 3\u00a0Armées.`,
      done: t`Trois Armées ajoutent 6 au dé.`,
      lost: t`La cité de ${l('leon')} est assiégée avec moins de 3\u00a0Armées.`,
      hints: [
        t`Regardez ${l('oviedo')}.`,
        t`Les unités d’un même Lieu peuvent se déplacer ensemble.`,
        t`Déplacez 3\u00a0Armées d’${l('oviedo')} à ${l('leon')}.`,
      ],
    },
  },
  wrongs: {
    'leave-asturias': {
      label: t`Déplacer une Armée de ${l('leon')} en ${l('galicia')}.`,
      because: t`Il n’y a pas encore d’Armée chrétienne à ${l('leon')}.`,
    },
  },
};

export const anEvenResult: WordsOfScene<Scenes['an-even-result']> = {
  title: 'Un résultat pair détruit la cité',
  about: t`Deux Armées assiègent ${l('leon')}, une cité musulmane avec 1\u00a0Garnison. La cité vaut 1\u00a0point, si elle survit au siège.`,
  steps: [
    t`Deux Armées d’${l('oviedo')} vont à ${l('leon')} et assiègent la cité.`,
    t`La phase\u00a04 prend fin.`,
    t`La réaction bâtit un fort à ${l('salamanca')}.`,
    t`L’assiégeant obtient 4 et ajoute 4\u00a0: 8. La Garnison obtient 2 et ajoute 2\u00a0: 4.`,
  ],
  after: t`Le 8 l’emporte sur le 4, mais 8 est pair\u00a0: la cité est détruite, elle aussi. C’est le résultat modifié qui compte\u00a0: avec un modificateur de 5, d’autres dés donnent un résultat pair (${r('14-won')}).`,
  tasks: {
    'five-instead-of-four': {
      ask: t`Assiégez ${l('leon')} avec un modificateur de 5.`,
      done: t`2\u00a0Armées et 1\u00a0Garnison ajoutent 2 + 2 + 1.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('oviedo')}\u00a0: une Garnison s’y trouve aussi.`,
        t`Une Armée ajoute 2, une Garnison ajoute 1.`,
        t`Déplacez 2\u00a0Armées et la Garnison d’${l('oviedo')} à ${l('leon')}.`,
      ],
    },
  },
  wrongs: {
    'not-yet': {
      label: t`Résoudre le siège aussitôt.`,
      because: t`Les sièges attendent la phase\u00a06, après la réaction musulmane.`,
    },
  },
};

export const halfIsNoMajority: WordsOfScene<Scenes['half-is-no-majority']> = {
  title: 'La moitié n’est pas la majorité',
  about: t`Le tour\u00a020 prend fin. La Castille a 2\u00a0cités, et chaque camp en contrôle une.`,
  steps: [t`La dernière réaction bâtit un fort à ${l('granada')}. Il ne reste aucun siège, et le score est compté.`],
  after: t`Quatre cités, la majorité en Asturias et en Aragon, aucun Musulman en Asturias ni au Portugal\u00a0: 4 + 4 + 4 = 12. En Castille, l’égalité ne rapporte rien\u00a0; en Aragon, la cité musulmane de ${l('zaragoza')} empêche la région d’être libre de Musulmans (${r('16')}).`,
  tasks: {},
  wrongs: {
    'convert-now': {
      label: t`Convertir maintenant la cité de ${l('zaragoza')}.`,
      because: t`Les conversions s’achètent en phase\u00a03.`,
    },
  },
};

export const theLastTurn: WordsOfScene<Scenes['the-last-turn']> = {
  title: 'Le dernier tour',
  about: t`Le tour\u00a020 commence avec 23\u00a0points de victoire\u00a0; l’objectif est d’en atteindre 30. Vous avez 6\u00a0points de revenu à dépenser.`,
  steps: [
    t`L’Armée de ${l('santiago')} bâtit une cité chrétienne, pour 3\u00a0points.`,
    t`La Garnison de ${l('galicia')} en bâtit une autre.`,
  ],
  after: t`Cela fait 25\u00a0points. Chaque nouvelle cité vaut 1\u00a0point, mais il en faut davantage pour arriver à 30. ${l('lisbon')} rapporte une cité et la majorité au Portugal\u00a0; ${l('granada')}, la majorité en Al-Andalous et une cité, ou une région libre de Musulmans si le siège détruit la cité (${r('16')}, ${r('14-won')}).`,
  tasks: {
    'lisbon-back': {
      ask: t`Assiégez maintenant le Rebelle de ${l('lisbon')}.`,
      done: t`${l('lisbon')} rapporterait 3\u00a0points\u00a0: sa cité et la majorité au Portugal.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('badajoz')}\u00a0: une Armée s’y trouve.`,
        t`Terminez les dépenses et choisissez le Portugal.`,
        t`Terminez les dépenses, choisissez le Portugal et déplacez l’Armée de ${l('badajoz')} à ${l('lisbon')}.`,
      ],
    },
    'granada-first': {
      ask: t`Menez plutôt l’Armée de ${l('valencia')} à ${l('granada')}, et assiégez la cité.`,
      done: t`Dans une cité, 2\u00a0Garnisons ne livrent jamais bataille\u00a0: le siège décide en phase\u00a06.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('murcia')}\u00a0: une Route y mène depuis ${l('valencia')}.`,
        t`Terminez les dépenses et choisissez la Castille.`,
        t`Terminez les dépenses, choisissez la Castille et déplacez l’Armée à ${l('murcia')}, puis à ${l('granada')}.`,
      ],
    },
  },
  wrongs: {
    'fort-among-rebels': {
      label: t`Bâtir un fort à ${l('lisbon')}.`,
      because: t`Les Rebelles contrôlent ${l('lisbon')}.`,
    },
    'third-city': {
      label: t`Bâtir une troisième cité.`,
      because: t`Une cité coûte 3\u00a0points, et il n’en reste aucun.`,
    },
  },
};
