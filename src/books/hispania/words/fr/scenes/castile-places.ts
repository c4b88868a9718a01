import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'castile-places'> = {
  title: 'Deux nouvelles unités, deux provinces',
  about: t`La ${n('castile')} achète 2\u00a0Infanteries. La ${p('old-castile')}, capitale en montagne, contient 3\u00a0unités, sa limite. ${p('avila')}, également en montagne, en contient 3 après une retraite, 1 de trop. Voyez laquelle des deux peut encore recevoir une nouvelle unité.`,
  steps: [
    t`La ${n('castile')} achète 1\u00a0Infanterie.`,
    t`Elle en achète une autre.`,
    t`L’une est placée en ${p('old-castile')}\u00a0: une quatrième unité là où la limite est de 3. Une unité achetée peut dépasser la limite de 1 jusqu’à la fin du mouvement.`,
    t`L’autre doit être placée ailleurs\u00a0: à ${p('segovia')}.`,
  ],
  after: t`Chaque province reçoit 1\u00a0unité achetée, 1 au plus au-delà de la limite, et aucune si la limite est déjà dépassée (${r('3.1')}). La ${p('old-castile')} et ${p('avila')} doivent respecter leur limite à la fin du mouvement qui commence.`,
  tasks: {
    'nobody-too-many': {
      ask: t`Les deux nouvelles unités sont placées. Déplacez-vous de façon à ne perdre aucune unité au contrôle d’empilement.`,
      done: t`Deux mouvements, et chaque province respecte sa limite.`,
      lost: t`Une unité en surplus a été retirée. Recomptez les unités en ${p('old-castile')} et à ${p('avila')}.`,
      hints: [
        t`La ${p('old-castile')} contient 4\u00a0unités, ${p('avila')} 3.`,
        t`De chacune, déplacez 1\u00a0unité vers une province au-dessous de sa limite.`,
        t`Déplacez 1\u00a0unité de la ${p('old-castile')} en ${p('tierra-de-campos')}, 1 d’${p('avila')} à ${p('segovia')}, et terminez le mouvement.`,
      ],
    },
    'avila-after-all': {
      ask: t`Placez l’une des nouvelles unités à ${p('avila')}, quel qu’en soit le prix.`,
      done: t`Le prix était de 1\u00a0Infanterie en ${p('old-castile')}\u00a0: la limite de l’ancienne capitale revient aussitôt à 2.`,
      lost: t`Toutes les unités sont placées, et aucune à ${p('avila')}.`,
      hints: [
        t`${p('avila')} contient 3\u00a0unités, et sa limite est de 2. Qu’est-ce qui la porterait à 3\u00a0?`,
        t`La limite d’une capitale est plus haute de 1, et la capitale peut changer à tout moment. L’ancienne retrouve sa propre limite.`,
        t`Déclarez ${p('avila')} capitale, retirez 1\u00a0Infanterie en ${p('old-castile')}, et placez la nouvelle.`,
      ],
    },
  },
  wrongs: {
    'into-avila': {
      label: t`En placer une à ${p('avila')}.`,
      because: t`L’unité qui y a retraité dépasse déjà la limite de 1.`,
    },
    'both-in-the-capital': {
      label: t`Placer les deux en ${p('old-castile')}.`,
      because: t`Chaque province reçoit 1\u00a0unité achetée par tour.`,
    },
    'into-salamanca': {
      label: t`En placer une à ${p('salamanca')}, qui est vide.`,
      because: t`Les nouvelles unités sont placées dans des provinces que la nation contrôle déjà.`,
    },
  },
};
