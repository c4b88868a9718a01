import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des exemples de rébellions et d’événements (8, 9). */

export const sixInTheRebellion: WordsOfScene<Scenes['six-in-the-rebellion']> = {
  title: 'Un 6 donne 2\u00a0rébellions',
  about: t`En phase\u00a01, le dé de région donne 6. Il est relancé, et la région qu’il désigne alors subit 2\u00a0rébellions.`,
  steps: [
    t`Le dé de région donne 6, puis 3\u00a0: la Castille. Le premier dé de rébellion donne 1, Rebelles\u00a0: ${l('la-mancha')} est le seul Lieu sans Garnison, Armée ni Ordre militaire. Le second donne 4, Révolte paysanne\u00a0: ${l('toledo')} est le seul Lieu qui contient une Garnison et pas d’Armée.`,
  ],
  after: t`Un Rebelle est maintenant à ${l('la-mancha')}, un autre remplace la Garnison de ${l('toledo')}. Un dé de Lieu n’est lancé que si plusieurs Lieux conviennent (${r('8-rebels')}, ${r('8-peasants')}).`,
  tasks: {},
  wrongs: {
    'skip-the-rebellion': {
      label: t`Terminer la phase sans lancer les dés.`,
      because: t`Chaque tour commence par les dés de la phase\u00a01.`,
    },
  },
};

export const corruptionTwice: WordsOfScene<Scenes['corruption-twice']> = {
  title: 'La Corruption, deux fois',
  about: t`L’événement du tour est la Corruption, et il reste 5\u00a0points à dépenser. Les Rebelles contrôlent ${l('cordoba')} et ${l('la-mancha')}.`,
  steps: [
    t`Pour 2\u00a0points, les 3\u00a0Rebelles de ${l('cordoba')} deviennent 1\u00a0Garnison chrétienne.`,
    t`Pour 2\u00a0autres points, le Rebelle de ${l('la-mancha')} devient 1\u00a0Garnison, lui aussi.`,
  ],
  after: t`Le prix ne dépend pas du nombre de Rebelles, et il peut être payé pour plusieurs Lieux dans le même tour (${r('9-corruption')}). La cité et le fort de ${l('cordoba')} restent.`,
  tasks: {
    'hold-cordoba': {
      ask: t`Il reste 3\u00a0points. Terminez avec 3\u00a0Garnisons à ${l('cordoba')}.`,
      done: t`Les Rebelles sont partis\u00a0: des unités peuvent être levées aussitôt dans la cité.`,
      lost: t`Il reste moins de 2\u00a0points, et 2\u00a0Garnisons de plus en coûteraient 2.`,
      hints: [
        t`Regardez ${l('cordoba')}\u00a0: les Chrétiens contrôlent maintenant sa cité.`,
        t`Une Garnison coûte 1\u00a0point.`,
        t`Levez 2\u00a0Garnisons à ${l('cordoba')}.`,
      ],
    },
    'end-with-both': {
      ask: t`Prenez le contrôle des deux Lieux rebelles.`,
      done: t`Quel que soit l’ordre, cela coûte 4 de vos 5\u00a0points.`,
      lost: t`La phase\u00a03 est finie, et les Rebelles contrôlent encore un Lieu.`,
      hints: [
        t`Regardez ${l('cordoba')} et ${l('la-mancha')}.`,
        t`La Corruption coûte 2\u00a0points par Lieu.`,
        t`Corrompez les Rebelles de ${l('la-mancha')}, puis ceux de ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'corrupt-muslims': {
      label: t`Corrompre la Garnison musulmane de ${l('lisbon')}.`,
      because: t`Seuls les Rebelles peuvent être corrompus.`,
    },
    'raise-among-rebels': {
      label: t`Lever une Garnison à ${l('cordoba')} tant que les Rebelles contrôlent le Lieu.`,
      because: t`Aucune unité n’est levée dans un Lieu qui contient des unités ennemies.`,
    },
  },
};

export const mercenariesNotHired: WordsOfScene<Scenes['mercenaries-not-hired']> = {
  title: 'Le Mercenaire non loué',
  about: t`Trois Mercenaires sont à louer, pour 1\u00a0point chacun, et vous avez 3\u00a0points. Ceux que vous ne louez pas combattent pour les Musulmans.`,
  steps: [
    t`Deux Mercenaires sont loués à ${l('leon')}, pour 2\u00a0points.`,
    t`Les dépenses sont terminées. Le dernier point est perdu.`,
    t`Aucune unité ne se déplace.`,
    t`Le dé de région donne 4, le Portugal. Avec 1\u00a0cité que les Musulmans contrôlent dans la région, un 4 lève 1\u00a0Armée, et le dernier Mercenaire s’y joint. Le dé du Lieu donne 6, ${l('badajoz')}\u00a0; la force va à ${l('porto')}.`,
  ],
  after: t`Une Armée et 1\u00a0Mercenaire assiègent ${l('porto')}. Le point non dépensé a donné une unité à l’autre camp (${r('9-mercenaries')}).`,
  tasks: {
    'hire-all': {
      ask: t`Ne laissez aucun Mercenaire aux Musulmans\u00a0: louez les 3 à ${l('leon')}.`,
      done: t`Il ne reste aucun Mercenaire pour la phase\u00a05.`,
      lost: t`La phase\u00a03 est finie. Les Mercenaires restants rejoignent les Musulmans.`,
      hints: [
        t`Regardez ${l('leon')}\u00a0: un Mercenaire se place là où vous pourriez lever une Armée.`,
        t`Chacun coûte 1\u00a0point.`,
        t`Louez 3\u00a0Mercenaires à ${l('leon')}.`,
      ],
    },
  },
  wrongs: {
    'hire-in-the-open': {
      label: t`Louer un Mercenaire à ${l('santiago')}.`,
      because: t`Les Chrétiens ne contrôlent ni cité ni fort à ${l('santiago')}.`,
    },
    'hire-too-many': {
      label: t`Louer 2\u00a0autres Mercenaires avec 1\u00a0point.`,
      because: t`Il reste un seul Mercenaire, et un seul point.`,
    },
  },
};

export const elCidFiresFirst: WordsOfScene<Scenes['el-cid-fires-first']> = {
  title: 'El Cid a l’initiative, même en montagne',
  about: t`Deux Armées et El Cid attaquent ${l('pamplona')}. La montagne donne l’initiative au Défenseur, mais El Cid la lui prend.`,
  steps: [
    t`Les Chrétiens lancent en premier. Le 4 et le 5 touchent, et les pertes sont retirées avant que les Musulmans lancent.`,
  ],
  after: t`Les Musulmans n’ont lancé aucun dé. El Cid lui-même n’en lance pas, et ne compte pas dans la comparaison des pertes (${r('9-el-cid')}).`,
  tasks: {
    'without-him': {
      ask: t`Attaquez ${l('pamplona')} avec 1\u00a0Armée, et laissez El Cid à ${l('barcelona')}. Quel camp lance en premier\u00a0?`,
      done: t`Sans El Cid, le Défenseur a l’initiative en montagne (${r('12-first-fire')}).`,
      lost: t`El Cid était avec l’Armée, et son camp a lancé en premier.`,
      hints: [
        t`Regardez ${l('barcelona')}\u00a0: El Cid reste avec l’Armée qui ne part pas.`,
        t`Déplacez une Armée sans El Cid.`,
        t`Déplacez 1\u00a0Armée de ${l('barcelona')} à ${l('pamplona')}.`,
      ],
    },
  },
  wrongs: {
    'him-alone': { label: t`Envoyer El Cid seul.`, because: t`El Cid ne se déplace qu’avec une unité.` },
    'not-with-him': { label: t`Faire venir El Cid de ${l('zaragoza')}.`, because: t`Il est à ${l('barcelona')}.` },
  },
};
