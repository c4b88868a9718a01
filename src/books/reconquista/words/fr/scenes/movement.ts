import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des exemples de déplacements (11). */

export const oneGarrisonBarsTheRoads: WordsOfScene<Scenes['one-garrison-bars-the-roads']> = {
  title: 'Une Garnison ferme toutes les Routes',
  about: t`Deux Armées, à ${l('leon')}, veulent entrer en Castille. Une seule Garnison musulmane, à ${l('santiago')}, ferme les Routes qui sortent d’Asturias.`,
  steps: [
    t`Les Armées attaquent d’abord ${l('santiago')}, un Lieu sans cité ni fort. Elles touchent avec un 4, la Garnison rate avec un 3.`,
    t`La force peut continuer. Elle revient à ${l('leon')}, d’où part une Route.`,
    t`Il n’y a plus de Musulmans en Asturias, et la force prend la Route de ${l('salamanca')}.`,
  ],
  after: t`La dernière unité musulmane d’une région peut y retenir toutes les autres. La Garnison de ${l('leon')} reste\u00a0: une Garnison ne quitte jamais sa région (${r('11-roads')}).`,
  tasks: {
    'to-porto': {
      ask: t`Après la bataille, menez plutôt les deux Armées à ${l('porto')}.`,
      done: t`Le nombre de Lieux n’est pas limité, si chaque étape respecte les règles.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('galicia')}\u00a0: une Route en part vers ${l('porto')}.`,
        t`Déplacez d’abord la force en ${l('galicia')}.`,
        t`Déplacez les deux Armées en ${l('galicia')}, puis à ${l('porto')}.`,
      ],
    },
  },
  wrongs: {
    'leave-at-once': {
      label: t`Prendre aussitôt la Route de ${l('leon')} à ${l('salamanca')}.`,
      because: t`Une Garnison musulmane est encore en Asturias.`,
    },
    'garrison-leaves': {
      label: t`Envoyer la Garnison à ${l('salamanca')}.`,
      because: t`Une Garnison reste dans sa région.`,
    },
    'no-road': {
      label: t`Aller de ${l('santiago')} à ${l('toledo')}.`,
      because: t`Aucune Route ne relie ces 2\u00a0Lieux.`,
    },
  },
};

export const aGuardForLeon: WordsOfScene<Scenes['a-guard-for-leon']> = {
  title: 'Une garde pour Leon',
  about: t`${l('leon')} est une cité musulmane capturée, qui contient 2\u00a0Armées. Vous avez 1\u00a0point à dépenser avant qu’elles se déplacent.`,
  steps: [
    t`Rien n’est acheté.`,
    t`Asturias est la région choisie pour ce tour.`,
    t`Une Armée prend la Route de ${l('salamanca')}. L’autre doit rester de garde dans la cité musulmane.`,
  ],
  after: t`Une cité musulmane ferme les Routes si ni Armée ni Garnison ne l’occupe\u00a0; sans unité, elle serait de nouveau contrôlée par les Musulmans (${r('11-roads')}, ${r('5')}).`,
  tasks: {
    'both-armies': {
      ask: t`Menez les deux Armées à ${l('salamanca')} pendant ce tour.`,
      done: t`La cité est maintenant chrétienne, et n’a pas besoin de garde.`,
      lost: t`La cité est encore musulmane\u00a0: 1\u00a0Armée doit y rester.`,
      hints: [
        t`Regardez ${l('leon')}\u00a0: la cité est l’obstacle.`,
        t`Pour 1\u00a0point, vous convertissez une cité.`,
        t`Convertissez la cité de ${l('leon')}, terminez les dépenses, choisissez Asturias et déplacez 2\u00a0Armées à ${l('salamanca')}.`,
      ],
    },
  },
  wrongs: {
    'all-leave': {
      label: t`Mener les deux Armées à ${l('salamanca')} sans convertir la cité.`,
      because: t`Une Armée doit garder la cité musulmane quand des unités quittent la région.`,
    },
  },
};

export const threeCitiesBesieged: WordsOfScene<Scenes['three-cities-besieged']> = {
  title: 'Trois cités, aucune bataille',
  about: t`Trois Armées partent de ${l('pamplona')} contre 3\u00a0cités musulmanes\u00a0: l’une contient 1\u00a0Garnison, une autre 2\u00a0Garnisons, la dernière 1\u00a0Armée.`,
  steps: [
    t`${l('barcelona')} contient 1\u00a0Garnison\u00a0: pas de bataille. L’Armée s’y arrête et assiège la cité.`,
    t`${l('tarragona')} contient 2\u00a0Garnisons, mais pas d’Armée\u00a0: pas de bataille.`,
    t`${l('zaragoza')} contient 1\u00a0Armée, mais elle est seule\u00a0: pas de bataille.`,
  ],
  after: t`Dans un Lieu qui a une cité ou un fort, une bataille demande plus d’une unité ennemie, dont au moins 1\u00a0Armée (${r('11-contact')}). Les sièges attendent la phase\u00a06.`,
  tasks: {
    'all-at-zaragoza': {
      ask: t`Assiégez ${l('zaragoza')} avec les 3\u00a0Armées.`,
      done: t`Une force qui assiège ne se divise pas\u00a0: 3\u00a0Armées ajoutent 6 au dé en phase\u00a06.`,
      lost: t`Une Armée assiège une autre cité, et ne peut plus en partir.`,
      hints: [
        t`Regardez ${l('pamplona')}\u00a0: les 3\u00a0Armées y sont encore.`,
        t`Les unités d’un même Lieu peuvent se déplacer ensemble.`,
        t`Déplacez 3\u00a0Armées de ${l('pamplona')} à ${l('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Mener l’Armée de ${l('barcelona')} plus loin, à ${l('tarragona')}.`,
      because: t`Elle assiège ${l('barcelona')} et y reste.`,
    },
    'leave-aragon': {
      label: t`Prendre la Route de ${l('pamplona')} à ${l('leon')}.`,
      because: t`Des unités musulmanes sont en Aragon.`,
    },
  },
};

export const twoCitiesFight: WordsOfScene<Scenes['two-cities-fight']> = {
  title: 'Deux cités livrent bataille',
  about: t`Sept Armées partent de ${l('toledo')} contre 3\u00a0cités\u00a0: l’une contient 2\u00a0Rebelles, une autre 1\u00a0Garnison et 1\u00a0Armée, la dernière 2\u00a0Armées.`,
  steps: [
    t`${l('salamanca')} contient 2\u00a0Rebelles. Les Rebelles n’ont pas d’Armée\u00a0: dans une cité, ils ne livrent jamais bataille.`,
    t`${l('la-mancha')} contient 1\u00a0Garnison et 1\u00a0Armée\u00a0: bataille. Le 4 et le 5 touchent, et tous les Musulmans sont éliminés.`,
    t`${l('valencia')} contient 2\u00a0Armées\u00a0: bataille. Le 6 et le 4 touchent, et la cité est capturée.`,
  ],
  after: t`Ces deux cités sont capturées sans siège, car leurs unités sont sorties des murs et ont été éliminées (${r('11-contact')}, ${r('12-wiped-out')}).`,
  tasks: {
    'take-one': {
      ask: t`Capturez ${l('valencia')} dans cette phase, avec autant d’Armées que vous voulez.`,
      done: t`Toutes ses unités sont éliminées, et les Chrétiens contrôlent la cité.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('valencia')}\u00a0: 2\u00a0Armées s’y trouvent.`,
        t`Deux touches au premier round suffisent à capturer la cité.`,
        t`Déplacez les 7\u00a0Armées de ${l('toledo')} à ${l('valencia')}.`,
      ],
    },
  },
  wrongs: {
    'out-by-road': {
      label: t`Prendre la Route de ${l('toledo')} à ${l('zaragoza')}.`,
      because: t`Des unités musulmanes sont en Castille.`,
    },
  },
};
