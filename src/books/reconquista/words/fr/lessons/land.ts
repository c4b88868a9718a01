import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { l, r } from '../../marks.ts';

/** Les mots des leçons sur la carte, le contrôle et les revenus. */

export const whoHoldsWhat: WordsOfLesson<Lessons['who-holds-what']> = {
  title: 'Qui contrôle quoi',
  learn: t`Quel camp contrôle une cité, et pourquoi sa religion compte rarement.`,
  about: t`Le camp dont les unités occupent une cité la contrôle. Une cité inoccupée est contrôlée par le camp de sa religion.`,
  steps: {
    'christian-cities': {
      ask: t`Quelles sont les 2\u00a0cités que contrôlent les Chrétiens\u00a0?`,
      done: t`La cité de ${l('leon')} est chrétienne et inoccupée. Celle de ${l('toledo')} est musulmane, mais une Garnison chrétienne l’occupe (${r('5')}).`,
      hints: [
        t`Regardez ${l('leon')}, ${l('toledo')} et ${l('valencia')}.`,
        t`Choisissez la cité chrétienne inoccupée, et celle qui contient une unité chrétienne.`,
      ],
      wrong: t`Le contrôle dépend des unités de la cité\u00a0; sa religion ne compte que si elle est inoccupée.`,
    },
    'muslim-cities': {
      ask: t`Quelles sont les 2\u00a0cités que contrôlent les Musulmans\u00a0?`,
      done: t`La cité de ${l('lisbon')} est musulmane et inoccupée. Celle de ${l('cordoba')} est chrétienne, mais une Garnison musulmane l’occupe. Celle de ${l('valencia')} est contrôlée par les Rebelles.`,
      hints: [
        t`Regardez ${l('lisbon')} et ${l('cordoba')}.`,
        t`Choisissez la cité musulmane inoccupée, et celle qui contient une unité musulmane.`,
      ],
      wrong: t`Le contrôle dépend des unités de la cité\u00a0; sa religion ne compte que si elle est inoccupée.`,
    },
    'keep-toledo': {
      ask: t`Déplacez 1\u00a0unité à ${l('la-mancha')}, et conservez le contrôle de ${l('toledo')}.`,
      done: t`Une seule unité suffit pour contrôler une cité capturée.`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Regardez ${l('toledo')}\u00a0: une Armée et une Garnison s’y trouvent.`,
        t`Déplacez l’une des deux à ${l('la-mancha')}.`,
      ],
      poor: {
        'both-leave': t`Les deux unités sont parties. Musulmane et maintenant inoccupée, la cité est de nouveau contrôlée par les Musulmans.`,
      },
      wrongs: {},
    },
  },
  after: t`Le contrôle dépend des unités, et de la religion seulement si la cité est inoccupée (${r('5')}). Avant de quitter une cité capturée, mieux vaut la convertir.`,
};

export const theNumbers: WordsOfLesson<Lessons['the-numbers']> = {
  title: 'Numéros et Routes',
  learn: t`L’ordre croissant règle les retraites de l’ennemi et la marche des Musulmans\u00a0; les Routes relient les régions.`,
  about: t`Chaque Lieu a un ou plusieurs numéros de dé. Ils donnent aussi l’ordre croissant\u00a0: après le dernier Lieu, il reprend au premier.`,
  steps: {
    'retreat-from-cordoba': {
      ask: t`Les 2\u00a0Armées de ${l('cordoba')} perdent une bataille. Vers quel Lieu battent-elles en retraite\u00a0?`,
      done: t`Le Lieu suivant est ${l('murcia')}, mais un Rebelle s’y trouve. Vient ensuite ${l('granada')} (${r('12-enemy-loses')}).`,
      hints: [
        t`Après ${l('cordoba')} viennent ${l('murcia')}, ${l('granada')} et ${l('algeciras')}.`,
        t`Choisissez le premier de ces Lieux où il n’y a pas d’unité hostile.`,
      ],
      wrong: t`Ce n’est pas, dans l’ordre croissant, le premier Lieu libre d’unités hostiles.`,
    },
    'after-the-last': {
      ask: t`L’Armée de ${l('granada')} marche vers une cible de sa région. Dans quel Lieu entre-t-elle d’abord\u00a0?`,
      done: t`${l('granada')} a les numéros les plus élevés\u00a0: l’ordre reprend à ${l('algeciras')} (${r('13.7')}).`,
      hints: [t`${l('granada')} a le 5 et le 6.`, t`Choisissez le Lieu qui a le 1.`],
      wrong: t`Dans l’ordre croissant, ce n’est pas le Lieu suivant.`,
    },
    'to-porto': {
      ask: t`Menez l’Armée d’${l('oviedo')} à ${l('porto')}.`,
      done: t`Une unité se déplace librement dans sa région, mais n’entre dans une autre que par une Route (${r('2-roads')}).`,
      lost: t`La phase\u00a04 est finie.`,
      hints: [
        t`Une Route relie ${l('galicia')} à ${l('porto')}.`,
        t`Déplacez l’Armée en ${l('galicia')}, puis à ${l('porto')}.`,
      ],
      poor: {},
      wrongs: {
        'at-once': {
          label: t`Aller directement d’${l('oviedo')} à ${l('porto')}.`,
          because: t`Aucune Route ne relie ces 2\u00a0Lieux.`,
        },
      },
    },
  },
  after: t`Vos unités se déplacent librement dans leur région. Les numéros s’imposent à l’ennemi, dans ses retraites (${r('12-enemy-loses')}) et dans sa marche (${r('13.7')}).`,
};

export const countTheIncome: WordsOfLesson<Lessons['count-the-income']> = {
  title: 'Compter les revenus',
  learn: t`Les revenus d’un tour\u00a0: 2\u00a0points, les majorités, Santiago.`,
  about: t`Chaque tour rapporte 2\u00a0points dans tous les cas, 1\u00a0point pour chaque région où vous contrôlez la majorité des cités, et 1\u00a0point pour ${l('santiago')}.`,
  steps: {
    'four-cities': {
      ask: t`Quels revenus donne cette position\u00a0?`,
      done: t`2\u00a0points dans tous les cas, 1 en Asturias, 1 en Castille et 1 pour ${l('santiago')}. En Aragon, 1\u00a0cité sur\u00a02 ne fait pas la majorité (${r('10')}).`,
      hints: [
        t`Regardez les régions qui ont des cités\u00a0: Asturias, Aragon et Castille.`,
        t`Comptez 2\u00a0points dans tous les cas, 1 pour chacune des 2\u00a0régions, et 1 pour ${l('santiago')}, où il n’y a ni Musulmans ni Rebelles.`,
      ],
      options: { '3': t`3\u00a0points`, '4': t`4\u00a0points`, '5': t`5\u00a0points`, '6': t`6\u00a0points` },
      wrong: t`Recomptez\u00a0: 2\u00a0points, puis les majorités, puis ${l('santiago')}.`,
    },
    'under-siege': {
      ask: t`Des Bandes assiègent ${l('toledo')}. Quels sont maintenant les revenus\u00a0?`,
      done: t`Une cité que l’ennemi assiège ne compte pas\u00a0: la Castille ne rapporte plus rien (${r('10')}).`,
      hints: [t`Regardez ${l('toledo')}.`, t`Ôtez du total le point de la Castille.`],
      options: { '3': t`3\u00a0points`, '4': t`4\u00a0points`, '5': t`5\u00a0points`, '6': t`6\u00a0points` },
      wrong: t`Comparez avec la position précédente\u00a0: un seul Lieu a changé, ${l('toledo')}.`,
    },
    santiago: {
      ask: t`Une cité musulmane a été fondée à ${l('santiago')}, et une cité chrétienne est en ${l('galicia')}. Quels sont les revenus\u00a0?`,
      done: t`La cité musulmane vous prive du point de ${l('santiago')} (${r('10-santiago')}). En Asturias, vous gardez la majorité\u00a0: 2\u00a0cités sur\u00a03.`,
      hints: [
        t`Regardez ${l('santiago')}\u00a0: sa cité musulmane est inoccupée.`,
        t`Comptez 2\u00a0points dans tous les cas, 1 en Asturias et 1 en Castille.`,
      ],
      options: { '3': t`3\u00a0points`, '4': t`4\u00a0points`, '5': t`5\u00a0points`, '6': t`6\u00a0points` },
      wrong: t`Comptez les cités d’Asturias, et regardez ce que contient ${l('santiago')}.`,
    },
  },
  after: t`Une région rapporte 1\u00a0point si vous contrôlez plus de la moitié de ses cités\u00a0: la moitié ne suffit pas. Une cité assiégée ne compte pas comme contrôlée (${r('10')}).`,
};

export const spending: WordsOfLesson<Lessons['spending']> = {
  title: 'Les dépenses',
  learn: t`Le prix de chaque achat, le Lieu où il se fait, et l’avantage d’un ordre bien choisi.`,
  about: t`Les points ne se gardent pas d’un tour à l’autre. Achetez dans l’ordre de votre choix\u00a0: un premier achat peut en permettre un autre.`,
  steps: {
    'four-points': {
      ask: t`Dépensez 4\u00a0points pour avoir à ${l('toledo')} une cité chrétienne, un fort et 2\u00a0Armées.`,
      done: t`1\u00a0point pour la conversion, 1 pour le fort et 2 pour l’Armée (${r('10-conversion')}, ${r('10-fort')}, ${r('10-troops')}).`,
      lost: t`Il ne reste pas assez de points pour les achats qui manquent.`,
      hints: [
        t`Tous les achats se font à ${l('toledo')}.`,
        t`Convertissez la cité, bâtissez le fort et levez 1\u00a0Armée.`,
      ],
      poor: {
        'two-armies': t`Deux Armées ont coûté les 4\u00a0points. La cité est encore musulmane, et ${l('toledo')} n’a pas de fort.`,
      },
      wrongs: {
        'second-city': {
          label: t`Bâtir une cité chrétienne à ${l('toledo')}.`,
          because: t`Un Lieu contient au plus 1\u00a0cité.`,
        },
        'in-the-open': {
          label: t`Lever une Armée à ${l('valencia')}.`,
          because: t`Les Chrétiens n’y contrôlent ni cité ni fort.`,
        },
      },
    },
    'fort-then-garrison': {
      ask: t`Une Armée est à ${l('la-mancha')}, sans cité ni fort. Levez-y une Garnison, avec 2\u00a0points.`,
      done: t`Le nouveau fort le permet aussitôt (${r('10-fort')}, ${r('10-troops')}).`,
      lost: t`Il ne reste pas assez de points.`,
      hints: [
        t`Les unités se lèvent dans une cité ou un fort\u00a0: il n’y en a pas à ${l('la-mancha')}.`,
        t`Bâtissez un fort à ${l('la-mancha')}, puis levez la Garnison.`,
      ],
      poor: {
        'at-leon': t`Les Garnisons sont levées à ${l('leon')}\u00a0; à ${l('la-mancha')}, l’Armée n’a toujours ni cité ni fort.`,
      },
      wrongs: {
        'garrison-first': {
          label: t`Lever d’abord la Garnison.`,
          because: t`Une Armée seule ne remplace ni une cité ni un fort.`,
        },
        'a-city': { label: t`Bâtir une cité.`, because: t`Une cité coûte 3\u00a0points.` },
      },
    },
  },
  after: t`Une Armée coûte 2\u00a0points, une cité 3\u00a0; une Garnison, un fort et une conversion coûtent 1\u00a0point chacun (${r('10')}). Les points qui restent sont perdus.`,
};
