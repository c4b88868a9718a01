import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'mountains'> = {
  title: 'L’arrêt en montagne',
  learn: t`Apprenez jusqu’où va chaque type d’unité, et pourquoi le chemin le plus court est parfois le plus lent.`,
  about: t`En 1\u00a0tour, les Infanteries et les Chevaliers peuvent entrer dans 2\u00a0provinces, les Élites dans 3 et les Cavaleries dans 4. Mais une unité qui entre en montagne s’y arrête, même s’il lui reste du mouvement.`,
  steps: {
    ride: {
      ask: t`Vous jouez l’${n('umayyads')}, avec 1\u00a0Cavalerie à ${p('cordoba')}. Déplacez-la jusqu’à ${p('lisbon')}, province par province, et terminez le mouvement.`,
      done: t`La Cavalerie est entrée dans 3\u00a0plaines et pouvait entrer dans une quatrième. Un fleuve ne coûte pas de mouvement.`,
      lost: t`Votre mouvement est fini, et votre Cavalerie n’est pas à ${p('lisbon')}.`,
      hints: [
        t`Deux chemins mènent du sud à ${p('lisbon')}\u00a0: par ${p('badajoz')} et par l’${p('algarve')}. Laquelle de ces provinces est en montagne\u00a0?`,
        t`Allez en ${p('sierra-morena')}, à ${p('badajoz')} et à ${p('lisbon')}, puis terminez le mouvement.`,
      ],
      poor: {
        algarve: t`L’${p('algarve')} est en montagne\u00a0: votre Cavalerie pouvait encore entrer dans 2\u00a0provinces, mais elle doit s’y arrêter.`,
      },
      wrongs: {
        'two-at-once': {
          label: t`Aller directement de ${p('cordoba')} à ${p('badajoz')}.`,
          because: t`Par la ${p('sierra-morena')}, votre Cavalerie peut y aller en entrant dans 2\u00a0provinces.`,
        },
      },
    },
    'out-of-the-mountains': {
      ask: t`Vous jouez le ${n('lusitanians')}, avec 2\u00a0Infanteries en ${p('lusitania')}, en montagne, et 3 à ${p('salamanca')}. Les provinces rapportent des PV à la fin de ce tour\u00a0: contrôlez ces deux provinces, et aussi ${p('alcantara')}, ${p('badajoz')} et ${p('porto')}.`,
      done: t`La montagne arrête les unités qui y entrent, non celles qui en sortent. Une unité partie de la montagne a donc pris la province au-delà, et les autres ont suivi.`,
      lost: t`Votre séquence est finie, et vous ne contrôlez pas les 5\u00a0provinces.`,
      hints: [
        t`Tous les chemins entre ${p('salamanca')} et ${p('badajoz')} passent par la montagne. Quelles unités n’ont pas à y entrer\u00a0?`,
        t`Déplacez 1\u00a0Infanterie de la ${p('lusitania')} à ${p('badajoz')}, 1 de ${p('salamanca')} à ${p('alcantara')}, et 1 de ${p('salamanca')} à ${p('porto')} par ${p('duero')}, en plaine. Terminez ensuite le mouvement.`,
      ],
      poor: {
        stays: t`Aucune unité ne s’est déplacée, et 3\u00a0provinces vides le sont encore. Une unité a même été retirée\u00a0: une province ne fait vivre que 2\u00a0unités.`,
        stopped: t`Les deux unités entrées à ${p('alcantara')} doivent s’y arrêter. Seules les unités parties de la montagne peuvent atteindre ${p('badajoz')}.`,
        'no-badajoz': t`${p('badajoz')} est adjacente à la ${p('lusitania')}, à portée d’une unité qui s’y trouvait au départ.`,
        'no-alcantara': t`${p('alcantara')} est encore vide. La montagne arrête une unité qui y entre, mais cette unité prend tout de même le contrôle de la province.`,
      },
      wrongs: {
        'over-the-mountains': {
          label: t`Aller de ${p('salamanca')} à ${p('alcantara')}, puis jusqu’à ${p('badajoz')}.`,
          because: t`Une Infanterie peut entrer dans 2\u00a0provinces, mais elle doit s’arrêter en montagne, à ${p('alcantara')}.`,
        },
        'third-province': {
          label: t`Aller de ${p('salamanca')} en ${p('lusitania')} par ${p('duero')} et ${p('porto')}.`,
          because: t`Ce serait une troisième province. Une Infanterie peut entrer dans 2.`,
        },
      },
    },
  },
  after: t`Les Infanteries et les Chevaliers peuvent entrer dans 2\u00a0provinces, les Élites dans 3, les Cavaleries dans 4 (${r('5.1')}). Une unité qui entre en montagne s’y arrête, sauf si elle se déplace avec un Chef (${r('5.2')}).`,
};
