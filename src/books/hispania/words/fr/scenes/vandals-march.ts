import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'vandals-march'> = {
  title: 'Le mouvement spécial du Vandale',
  about: t`Tour\u00a06\u00a0: la séquence du ${n('vandals')} commence par un mouvement spécial. Ses 15\u00a0Infanteries et Geiserich traversent 3\u00a0provinces en une seule pile, depuis ${p('narbonne')}. Chaque unité ennemie de ces provinces lance une fois son dé contre la pile, et le ${n('vandals')} ne riposte pas.`,
  steps: [
    t`La pile entre à ${p('barcelona')}. Une Infanterie et un Fort de l’${n('hispano-romans')} obtiennent 8 et 5, et il leur faut 7\u00a0: le ${n('vandals')} perd 1\u00a0Infanterie.`,
    t`Elle continue jusqu’à ${p('tortosa')}. L’Infanterie qui s’y trouve obtient un 6 et rate.`,
    t`La troisième province est ${p('zaragoza')}. Son Fort obtient un 7\u00a0: le ${n('vandals')} perd encore 1\u00a0Infanterie, et le mouvement spécial est fini.`,
  ],
  after: t`Il reste 13\u00a0Infanteries sur 15, et l’Invasion part de ${p('zaragoza')} (${r('11-vandals-march')}). La pile n’a attaqué aucune unité en chemin, et aucune des siennes n’a été stoppée. Le Fort de ${p('zaragoza')} est toujours là\u00a0: les unités qui restent dans la province doivent le combattre.`,
  tasks: {
    'nobody-lost': {
      ask: t`Recommencez, et finissez le mouvement spécial sans perte.`,
      done: t`La pile est passée par la montagne, où il n’y a pas d’unité ennemie.`,
      lost: t`Une unité ennemie a lancé son dé contre la pile.`,
      hints: [
        t`L’${n('hispano-romans')} n’a d’unités qu’en plaine.`,
        t`La montagne n’arrête pas le mouvement spécial.`,
        t`Passez par les ${p('eastern-pyrenees')} et les ${p('western-pyrenees')} jusqu’à ${p('huesca')}.`,
      ],
    },
    'to-castellon': {
      ask: t`La pile a traversé 2\u00a0provinces. Finissez le mouvement spécial dans une province vide.`,
      done: t`${p('castellon')} est vide\u00a0: aucun autre dé n’est lancé.`,
      lost: t`${p('zaragoza')} contient un Fort.`,
      hints: [
        t`De ${p('tortosa')}, le mouvement spécial peut continuer dans 2\u00a0directions.`,
        t`L’une remonte l’Èbre, l’autre descend la côte.`,
        t`Allez à ${p('castellon')}.`,
      ],
    },
  },
  wrongs: {
    'no-march': {
      label: t`Rester à ${p('narbonne')} pour ce tour.`,
      because: t`La pile est obligée de partir. Seule sa route est au choix.`,
    },
    'barcelona-again': {
      label: t`Revenir de ${p('tortosa')} par ${p('barcelona')}.`,
      because: t`Le mouvement spécial doit traverser 3\u00a0provinces différentes.`,
    },
  },
};
