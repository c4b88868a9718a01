import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des exemples de bataille (12). */

export const battleAtTarragona: WordsOfScene<Scenes['battle-at-tarragona']> = {
  title: 'Une bataille à Tarragona',
  about: t`Une force chrétienne va de ${l('barcelona')} à ${l('tarragona')}\u00a0: 2\u00a0Armées et 1\u00a0Garnison. Elle y attaque 2\u00a0Armées et 1\u00a0Garnison musulmanes.`,
  steps: [
    t`Ni montagne, ni El Cid\u00a0: les deux camps lancent en même temps. Les Chrétiens touchent avec 5 et 4, les Musulmans avec 6.`,
  ],
  after: t`Les Musulmans perdent plus d’unités et battent en retraite dans l’ordre croissant. ${l('tarragona')} a le 4\u00a0: ils vont donc à ${l('zaragoza')}, qui a le 5 et le 6 (${r('12-enemy-loses')}). Les Garnisons sont retirées avant les Armées (${r('12-losses')}).`,
  tasks: {
    'on-to-zaragoza': {
      ask: t`Avec les deux Armées, poursuivez l’Armée battue jusqu’à ${l('zaragoza')}.`,
      done: t`La cité contient une seule Armée\u00a0: elle est assiégée, sans bataille.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('zaragoza')}.`,
        t`Après une victoire, la force peut continuer.`,
        t`Déplacez 2\u00a0Armées de ${l('tarragona')} à ${l('zaragoza')}.`,
      ],
    },
    apart: {
      ask: t`Divisez la force\u00a0: 1\u00a0Armée reste à ${l('tarragona')}, l’autre va à ${l('pamplona')}.`,
      done: t`L’Armée restée sur place a fini son déplacement.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('pamplona')}\u00a0: le Lieu est vide.`,
        t`Déplacez une seule des 2\u00a0Armées.`,
        t`Déplacez 1\u00a0Armée de ${l('tarragona')} à ${l('pamplona')}.`,
      ],
    },
  },
  wrongs: {
    'by-road': {
      label: t`Prendre la Route de ${l('tarragona')} à ${l('valencia')}.`,
      because: t`Une Armée musulmane est encore en Aragon.`,
    },
    'straight-to-valencia': {
      label: t`Aller de ${l('barcelona')} à ${l('toledo')}.`,
      because: t`Aucune Route ne relie ces 2\u00a0Lieux.`,
    },
  },
};

export const retreatFromCordoba: WordsOfScene<Scenes['retreat-from-cordoba']> = {
  title: 'Une retraite dans l’ordre croissant',
  about: t`Quatre Armées venues de ${l('toledo')} l’emportent deux fois sur la même force musulmane. Elle bat en retraite dans l’ordre croissant, à travers Al-Andalous.`,
  steps: [
    t`À ${l('cordoba')}, les Chrétiens obtiennent 1\u00a0touche, les Musulmans aucune. Les 2\u00a0Armées qui restent battent en retraite vers ${l('murcia')}.`,
    t`Les Chrétiens les poursuivent. À ${l('murcia')}, ils obtiennent de nouveau 1\u00a0touche, et la dernière Armée bat en retraite vers ${l('granada')}.`,
  ],
  after: t`À partir de ${l('cordoba')}, l’ordre est ${l('murcia')}, ${l('granada')}, ${l('algeciras')}\u00a0: après le plus grand numéro, il revient au plus petit (${r('12-enemy-loses')}).`,
  tasks: {
    'granada-too': {
      ask: t`Éliminez la dernière Armée à ${l('granada')}, sans oublier la montagne.`,
      done: t`Le Défenseur a lancé en premier, et les attaquants survivants l’ont éliminé (${r('12-first-fire')}).`,
      lost: t`La phase\u00a04 est finie, et l’Armée est encore sur la carte.`,
      hints: [
        t`Regardez ${l('granada')}\u00a0: ce Lieu est en montagne.`,
        t`Quatre Armées lancent 4\u00a0dés, sauf si le Défenseur touche d’abord.`,
        t`Déplacez 4\u00a0Armées de ${l('murcia')} à ${l('granada')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Aller de ${l('toledo')} à ${l('granada')}.`,
      because: t`De ${l('toledo')}, la seule Route qui entre en Al-Andalous mène à ${l('cordoba')}.`,
    },
  },
};

export const muslimsTakeRefuge: WordsOfScene<Scenes['muslims-take-refuge']> = {
  title: 'Refuge dans la cité',
  about: t`À ${l('tarragona')}, qui a une cité musulmane, 2\u00a0Armées et 1\u00a0Garnison chrétiennes attaquent 3\u00a0Armées musulmanes.`,
  steps: [
    t`Les Chrétiens obtiennent 2\u00a0touches, avec un 5 et un 4. Les Musulmans n’en obtiennent qu’une, avec un 4, et perdent donc plus d’unités.`,
  ],
  after: t`Un ennemi battu qui a une cité ne suit pas l’ordre croissant\u00a0: son Armée se réfugie dans la cité, où elle est assiégée (${r('12-enemy-loses')}).`,
  tasks: {
    'keep-barcelona': {
      ask: t`Attaquez de nouveau, mais laissez la Garnison à ${l('barcelona')}.`,
      done: t`Les dés sont lancés, et la Garnison est restée à ${l('barcelona')}.`,
      hints: [
        t`Regardez ${l('barcelona')}.`,
        t`Choisissez 2\u00a0Armées, sans la Garnison.`,
        t`Déplacez 2\u00a0Armées de ${l('barcelona')} à ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Mener les assiégeants plus loin, à ${l('zaragoza')}.`,
      because: t`Une force qui assiège reste sur place jusqu’à la phase\u00a06.`,
    },
  },
};

export const beatenIntoTarragona: WordsOfScene<Scenes['beaten-into-tarragona']> = {
  title: 'Rejetés dans la cité',
  about: t`Deux Bandes assiègent une Garnison chrétienne à ${l('tarragona')}. Une force venue de ${l('barcelona')} les attaque.`,
  steps: [t`La Garnison de la cité se joint à la bataille. Les 4\u00a0dés chrétiens ratent, une des Bandes touche.`],
  after: t`Les Chrétiens perdent plus d’unités. Comme ils combattaient devant leur propre cité assiégée, ils s’y réfugient, et le siège continue avec plus de défenseurs (${r('12-we-lose')}).`,
  tasks: {
    'relieve-it': {
      ask: t`Livrez vous-même la bataille, et chassez les Bandes sans aucune perte.`,
      done: t`Les Bandes ont perdu plus d’unités et ont dû battre en retraite.`,
      lost: t`Une unité chrétienne est perdue.`,
      hints: [
        t`Regardez ${l('barcelona')}\u00a0: 3\u00a0unités peuvent aider.`,
        t`Toutes les unités des 2\u00a0Lieux combattent ensemble.`,
        t`Déplacez 2\u00a0Armées et la Garnison de ${l('barcelona')} à ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'walk-away': {
      label: t`Ramener une Armée de ${l('tarragona')} à ${l('barcelona')}.`,
      because: t`Des unités assiégées peuvent attaquer l’assiégeant, mais pas partir sans combat.`,
    },
  },
};

export const bandsAtTarragona: WordsOfScene<Scenes['bands-at-tarragona']> = {
  title: 'Des Bandes autour d’une cité musulmane',
  about: t`À ${l('tarragona')}, 2\u00a0Bandes assiègent 1\u00a0Garnison dans une cité musulmane. Une force chrétienne arrive de ${l('barcelona')}\u00a0: 2\u00a0Armées et 1\u00a0Garnison.`,
  steps: [
    t`Les Chrétiens combattent d’abord les Bandes\u00a0; les Musulmans restent à l’écart. Chaque camp obtient 1\u00a0touche. Les pertes sont égales, et un autre round est livré. La dernière Bande est alors touchée.`,
  ],
  after: t`Les Bandes sont éliminées, et les Chrétiens assiègent la cité à leur tour (${r('12-equal')}). Des Chrétiens dans la cité se seraient joints à la bataille.`,
  tasks: {
    'armies-alone': {
      ask: t`Éliminez les Bandes avec les 2\u00a0Armées seules\u00a0: la Garnison reste à ${l('barcelona')}.`,
      done: t`Il n’y a plus de Bandes, et la Garnison est restée à ${l('barcelona')}.`,
      lost: t`La phase\u00a04 est finie, et il y a encore des Bandes à ${l('tarragona')}.`,
      hints: [
        t`Regardez ${l('barcelona')}\u00a0: ne choisissez que les Armées.`,
        t`Chaque Armée touche sur 4 ou plus.`,
        t`Déplacez 2\u00a0Armées de ${l('barcelona')} à ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Mener les 2\u00a0Armées plus loin, à ${l('zaragoza')}.`,
      because: t`Elles assiègent maintenant la cité.`,
    },
  },
};

export const muslimsComeOut: WordsOfScene<Scenes['muslims-come-out']> = {
  title: 'Les Musulmans sortent des murs',
  about: t`La même force chrétienne entre à ${l('tarragona')}, dont la cité musulmane contient 1\u00a0Garnison et 1\u00a0Armée.`,
  steps: [
    t`Plus d’une unité, dont une Armée\u00a0: tous les Musulmans combattent. Chaque camp obtient 1\u00a0touche et perd sa Garnison.`,
  ],
  after: t`Aucun camp ne l’emporte\u00a0: l’Armée musulmane se réfugie dans la cité, et les 2\u00a0Armées chrétiennes l’assiègent (${r('12-equal')}). Avec 2\u00a0touches, la cité aurait été capturée (${r('12-wiped-out')}).`,
  tasks: {
    'take-it-at-once': {
      ask: t`Livrez vous-même la bataille, et capturez la cité sans attendre un siège.`,
      done: t`Deux touches ont éliminé tous les Musulmans, et la cité est capturée.`,
      lost: t`La bataille n’a pas suffi à capturer la cité, qui est assiégée.`,
      hints: [
        t`Regardez ${l('barcelona')}\u00a0: il faut toutes ses unités.`,
        t`Vos 3\u00a0dés doivent donner 2\u00a0touches.`,
        t`Déplacez 2\u00a0Armées et la Garnison de ${l('barcelona')} à ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Mener les 2\u00a0Armées plus loin, à ${l('zaragoza')}.`,
      because: t`Elles assiègent maintenant la cité.`,
    },
  },
};
