import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'heirs'> = {
  title: 'Les successeurs',
  learn: t`Apprenez ce qu’une nation qui finit laisse à son successeur, et ce qu’elle ne laisse pas.`,
  about: t`Certaines nations finissent à un tour fixé et se transforment en une autre. À la fin du tour\u00a08, chaque unité du ${n('cantabrians')} est remplacée par 1\u00a0Infanterie du ${n('visigoths')} dans la même province. L’Or en réserve ne passe pas au successeur\u00a0: il est perdu.`,
  steps: {
    'last-turn': {
      ask: t`Vous jouez le ${n('cantabrians')} au tour\u00a08, son dernier. Vous avez 4\u00a0unités et 8\u00a0Or, et 1\u00a0Infanterie coûte 4\u00a0Or. Jouez votre séquence de sorte que le ${n('visigoths')} commence le tour suivant avec 6\u00a0Infanteries.`,
      done: t`Six unités du ${n('cantabrians')} sont devenues 6\u00a0Infanteries du ${n('visigoths')} dans les mêmes provinces, et il ne restait pas d’Or à perdre. Le joueur d’une nation joue aussi son successeur, sauf si celui-ci est mis aux enchères.`,
      lost: t`Le tour\u00a09 a commencé, et le ${n('visigoths')} a moins de 6\u00a0Infanteries.`,
      hints: [
        t`Vous avez de l’Or. Que peut-il encore acheter au dernier tour de votre nation\u00a0?`,
        t`Achetez 2\u00a0Infanteries, placez chacune dans une province marquée différente, et terminez le mouvement. La ${p('cantabria')} est en montagne et sa limite est de 2\u00a0: une troisième unité doit en sortir.`,
      ],
      poor: {
        saves: t`Le ${n('visigoths')} a 4\u00a0unités et rien de vos 8\u00a0Or, qui suffisaient pour 2\u00a0Infanteries.`,
        'buys-one': t`Vous avez acheté 1\u00a0Infanterie et perdu 4\u00a0Or, le prix d’une autre.`,
      },
      wrongs: {
        'in-leon': {
          label: t`Placer une nouvelle Infanterie au ${p('leon')}, qui est vide.`,
          because: t`Elle peut y aller depuis une province adjacente, lors du mouvement qui suit.`,
        },
        'two-in-one': {
          label: t`Placer les deux nouvelles Infanteries en ${p('tierra-de-campos')}.`,
          because: t`Vous avez le choix entre 3\u00a0provinces.`,
        },
      },
    },
  },
  after: t`Les unités passent au successeur, l’Or non (${r('9.4')}). Ici, chaque unité est remplacée par une Infanterie (${r('11-cantabrians-end')}). D’autres successeurs ne reçoivent qu’un nombre limité d’unités, ou seulement celles de certaines provinces. La fiche de chaque nation dit quand et comment elle finit.`,
};
