import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'ruins'> = {
  title: 'Reconstruire un Château-fort',
  learn: t`Apprenez ce qu’est une Ruine, et ce que coûte la reconstruction du Château-fort.`,
  about: t`Un Château-fort détruit devient une Ruine, qui reste sur la carte, n’a aucun effet et n’arrête aucune unité. La nation qui contrôle sa province peut le reconstruire à tout moment de sa séquence, hors d’une bataille. Elle y sacrifie 1\u00a0unité et reçoit un de ses Châteaux-forts, avec 3\u00a0dés et 3\u00a0points de vie.`,
  steps: {
    rebuild: {
      ask: t`Vous jouez la ${n('castile')}, avec 1\u00a0Infanterie et une Ruine à ${p('toledo')}, et 2\u00a0Infanteries à ${p('segovia')}. ${n('seville')} se déplace juste après vous, puis les provinces rapportent des PV. Terminez votre séquence avec un Château-fort et 1\u00a0Infanterie à ${p('toledo')}, et gardez ${p('segovia')}.`,
      done: t`Vous avez sacrifié 1\u00a0Infanterie pour un Château-fort. ${p('toledo')} combat maintenant avec 4\u00a0dés au lieu de 1, et la Ruine est revenue parmi les pions de ${n('seville')}. Un Château-fort ne peut ni se déplacer ni retraiter, mais peu d’unités valent autant.`,
      lost: t`Votre séquence est finie, et ${p('toledo')} et ${p('segovia')} ne sont pas dans l’état voulu.`,
      hints: [
        t`La Ruine est à ${p('toledo')}, où vous avez 1\u00a0unité. ${p('segovia')} peut se passer de l’une des siennes.`,
        t`Reconstruisez à ${p('toledo')} avec l’Infanterie qui s’y trouve, et déplacez 1\u00a0Infanterie de ${p('segovia')} à ${p('toledo')}, dans l’ordre que vous voulez. Terminez ensuite le mouvement.`,
      ],
      poor: {
        stays: t`Une Infanterie reste avec une Ruine, et la Ruine ne lance pas de dé.`,
        'two-infantry': t`Deux Infanteries lancent 2\u00a0dés. En sacrifiant l’une d’elles pour le Château-fort, vous en lanceriez 4.`,
        'castle-alone': t`Le Château-fort est seul. Une Infanterie avec lui ajouterait un quatrième dé et une quatrième touche à subir, et 1\u00a0unité suffit pour garder ${p('segovia')}.`,
        'empty-segovia': t`${p('toledo')} est forte, mais ${p('segovia')} est vide\u00a0: vous ne contrôlez pas une province sans unité.`,
      },
      wrongs: {
        cuenca: {
          label: t`Reconstruire à ${p('cuenca')}, qui contient une Ruine et aucune unité.`,
          because: t`Allez-y d’abord\u00a0: il faut sacrifier une unité dans cette province.`,
        },
        segovia: {
          label: t`Reconstruire de même un Château-fort à ${p('segovia')}.`,
          because: t`Sans Ruine, un Château-fort ne s’obtient qu’en l’achetant.`,
        },
      },
    },
  },
  after: t`Une Ruine n’est pas une unité\u00a0: une province qui ne contient qu’une Ruine ne donne ni Or ni PV à aucune nation (${r('9.5')}). Les pions Château-fort sont rares. Quand tous les vôtres sont sur la carte, vous pouvez reconstruire en déplaçant l’un d’eux. Une nation sans pion Château-fort laisse les Ruines où elles sont.`,
};
