import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans } from '../grammar.ts';

export const words: WordsOf<'umayyads-at-toledo'> = {
  title: 'Tolède tombe',
  about: t`Tarik mène 3\u00a0Cavaleries et 2\u00a0Infanteries de l’${n('umayyads')} à ${p('toledo')}. Roderich la défend, avec 1\u00a0Château-fort et 2\u00a0Infanteries du ${n('visigoths')}. Il y a un Chef de chaque côté, et les attaquants ont le Zèle religieux. Voyez comment les bonus s’additionnent, et comment un 1 les annule.`,
  steps: [
    t`L’${n('umayyads')} commence la bataille.`,
    t`La Cavalerie vise l’Infanterie, et l’Infanterie vise le Château-fort. Chef et Zèle donnent +3\u00a0: la Cavalerie touche sur tout, sauf un 1.`,
    t`Le ${n('visigoths')} annonce aussi ses cibles\u00a0: 2\u00a0dés du Château-fort contre la Cavalerie, le troisième et l’Infanterie contre l’Infanterie. Les attaquants obtiennent 3\u00a0touches contre les 2\u00a0Infanteries et 1 contre le Château-fort. Les défenseurs ratent.`,
    t`L’${n('umayyads')} reste.`,
    t`Un Château-fort ne peut pas retraiter. Le ${n('visigoths')} poursuit le combat.`,
    t`Tous les attaquants visent maintenant le Château-fort. Il lui reste 2\u00a0dés, et il vise la Cavalerie. Il est détruit, mais ses derniers dés détruisent 1\u00a0Cavalerie.`,
    t`L’${n('umayyads')} sacrifie 1\u00a0Infanterie et reconstruit le Château-fort pour son compte.`,
  ],
  after: t`Les bonus du Chef et du Zèle s’additionnent, mais un 1 naturel rate toujours (${r('6.2')}). Un Château-fort lance 1\u00a0dé de moins par touche et devient une Ruine quand il n’a plus de point de vie (${r('9.5')}). Roderich est tué avec sa dernière unité. La nation qui contrôle la province peut sacrifier 1\u00a0unité pour reconstruire le Château-fort.`,
  note: t`L’exemple imprimé contient deux erreurs. L’Infanterie y touche le Château-fort sur 4\u00a0; d’après la table, il lui faut 8 − 3 = 5. Il cite aussi 2\u00a0Cavaleries comme cibles, mais 3 attaquent. Cet exemple-ci suit la table. Avec l’un ou l’autre nombre, les dés imprimés, 1 et 8, donnent le même résultat.`,
  tasks: {
    'the-castle-first': {
      ask: t`Changez l’attaque\u00a0: réduisez le Château-fort en Ruine dès le 1er\u00a0round.`,
      done: t`Avec 3\u00a0touches d’un coup, il devient une Ruine avant de perdre un seul dé. Il a quand même lancé les 3, car les résultats s’appliquent en même temps.`,
      lost: t`Le Château-fort n’est pas une Ruine, ou l’${n('umayyads')} a retraité.`,
      hints: [
        t`Un Château-fort a 3\u00a0points de vie. Combien de dés avez-vous, et quels nombres leur faut-il\u00a0?`,
        t`Avec +3, la Cavalerie touche le Château-fort sur 2, et l’Infanterie sur 5.`,
        t`Visez le Château-fort avec les 3\u00a0Cavaleries.`,
      ],
    },
    'save-roderic': {
      ask: t`Jouez le ${n('visigoths')} après le 1er\u00a0round\u00a0: le Château-fort ne survivra pas. Sauvez Roderich.`,
      done: t`Un Chef peut retraiter seul, et ne compte pas dans l’empilement.`,
      lost: t`Roderich est resté\u00a0: son sort dépend du Château-fort.`,
      hints: [
        t`L’Attaquant est resté. Le Défenseur peut maintenant retraiter, mais pas le Château-fort.`,
        t`Un Chef n’est pas une unité. Il peut retraiter seul, mais pas à ${p('cordoba')}, d’où vient Tarik.`,
        t`Faites retraiter Roderich ${dans('la-mancha')}.`,
      ],
    },
  },
  wrongs: {
    'aim-at-roderic': {
      label: t`Viser Roderich lui-même avec une Cavalerie.`,
      because: t`Un Chef ne peut pas être une cible. Il est tué avec sa dernière unité, ou s’il est seul avec des unités ennemies.`,
    },
    'three-dice-still': {
      label: t`Lancer 3\u00a0dés pour le Château-fort au 2e\u00a0round.`,
      because: t`Il a subi 1\u00a0touche. Un Château-fort lance 1\u00a0dé par point de vie qui lui reste\u00a0: 2.`,
    },
    'rebuild-for-nothing': {
      label: t`Reconstruire le Château-fort et garder toutes les unités.`,
      because: t`Il faut sacrifier 1\u00a0unité de la province.`,
    },
  },
};
