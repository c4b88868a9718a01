import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'byzantium-by-sea'> = {
  title: 'Byzance en mer, deux tours durant',
  about: t`Tour\u00a010\u00a0: ${n('byzantium')} a encore la suprématie navale. Ses 2\u00a0Infanteries en mer peuvent y rester. Au tour\u00a011, la suprématie est finie, et les unités qui ne débarquent pas sont retirées.`,
  steps: [
    t`Une autre Infanterie quitte ${p('cartagena')} et prend la mer. Son mouvement s’y achève.`,
    t`${n('byzantium')} termine son mouvement avec 3\u00a0Infanteries en mer. Elles y restent, et le tour\u00a011 commence.`,
    t`Deux d’entre elles débarquent à ${p('cadiz')}.`,
    t`${n('byzantium')} termine son mouvement, la troisième encore en mer. Cette Infanterie est retirée.`,
  ],
  after: t`Avec la suprématie navale, des unités peuvent rester en mer (${r('5.6-supremacy')}). Sans elle, les unités qui arrivent par mer doivent débarquer. En mer, elles comptent toujours pour la limite de population.`,
  tasks: {
    'all-ashore': {
      ask: t`Tour\u00a011\u00a0: débarquez les 3\u00a0Infanteries.`,
      done: t`Plus aucune unité en mer\u00a0: rien à retirer.`,
      lost: t`Au moins 1\u00a0Infanterie était encore en mer.`,
      hints: [
        t`Il y a 3\u00a0Infanteries en mer, et beaucoup d’ancres qui ne sont pas barrées.`,
        t`Elles peuvent débarquer dans des provinces différentes.`,
        t`Débarquez-en 2 à ${p('cadiz')} et 1 à ${p('gibraltar')}.`,
      ],
    },
    'land-and-go-on': {
      ask: t`Recommencez au tour\u00a010\u00a0: prenez ${p('seville')} et ${p('cordoba')} avec les 2\u00a0Infanteries en mer.`,
      done: t`Débarquer compte pour 1\u00a0province de mouvement\u00a0: il en reste 1.`,
      lost: t`Le tour\u00a011 a commencé.`,
      hints: [
        t`${p('seville')} a sa propre ancre, ${p('cordoba')} n’en a pas.`,
        t`Après avoir débarqué, une Infanterie peut entrer dans 1\u00a0province de plus.`,
        t`Débarquez une Infanterie à ${p('seville')}\u00a0; débarquez l’autre à ${p('gibraltar')} et continuez jusqu’à ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'land-in-granada': {
      label: t`Débarquer à ${p('granada')}.`,
      because: t`Son ancre est barrée\u00a0: seule la ${n('crusade')} peut y débarquer.`,
    },
    'back-to-sea': {
      label: t`Au tour\u00a011, reprendre la mer à ${p('cadiz')}.`,
      because: t`Il faut la suprématie navale, que ${n('byzantium')} n’a plus.`,
    },
  },
};
