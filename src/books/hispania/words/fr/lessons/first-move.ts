import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'first-move'> = {
  title: 'Votre premier mouvement',
  learn: t`Entrez dans des provinces vides, gardez les vôtres, et marquez des PV pour toutes.`,
  about: t`À sa séquence, une nation peut déplacer toutes ses unités. Une Infanterie peut entrer dans 2\u00a0provinces au plus, mais elle s’arrête quand elle entre en montagne. Vous contrôlez une province vide dès que vous y entrez, et en perdez le contrôle quand votre dernière unité la quitte.`,
  steps: {
    spread: {
      ask: t`Vous jouez le ${n('galicians')}, avec 5\u00a0unités. Les provinces rapportent des PV à la fin de ce tour. Contrôlez la ${p('galicia')}, ${p('porto')}, les ${p('asturias')}, ${p('duero')} et le ${p('leon')} à la fin de votre séquence.`,
      done: t`Cinq unités contrôlent 5\u00a0provinces, et chaque province rapporte des PV. Une unité seule est faible, mais ici aucun ennemi n’est proche.`,
      lost: t`Votre séquence est finie, et vous ne contrôlez pas les 5\u00a0provinces.`,
      hints: [
        t`Les provinces marquées sont vides. Deux de vos provinces peuvent se passer d’une unité.`,
        t`Déplacez 1\u00a0Infanterie de ${p('porto')} à ${p('duero')}, 1 des ${p('asturias')} au ${p('leon')} et 1 de la ${p('galicia')} vers les ${p('asturias')}. Terminez ensuite le mouvement.`,
      ],
      poor: {
        stays: t`Aucune unité ne s’est déplacée, et les 2\u00a0provinces vides le sont encore.`,
        'duero-alone': t`Vous contrôlez ${p('duero')} sans avoir rien abandonné. Le ${p('leon')} était aussi facile à prendre.`,
        'leaves-porto': t`Les deux unités ont quitté ${p('porto')}\u00a0: vous avez gagné une province, mais vous en avez perdu une autre.`,
        'leaves-asturias': t`La seule unité des ${p('asturias')} est partie, et aucune autre ne l’a remplacée.`,
      },
      wrongs: {
        'no-border': {
          label: t`Déplacer une unité de ${p('porto')} directement au ${p('leon')}.`,
          because: t`L’unité peut y aller par ${p('duero')}, en entrant dans 2\u00a0provinces.`,
        },
        'on-from-the-mountains': {
          label: t`Entrer au ${p('leon')}, puis continuer jusqu’en ${p('cantabria')}.`,
          because: t`Le ${p('leon')} est en montagne\u00a0: une unité qui y entre s’y arrête.`,
        },
      },
    },
  },
  after: t`Une unité suffit pour contrôler une province, et entrer dans une province vide ne coûte rien (${r('5')}, ${r('5.1')}). Les provinces rapportent des PV à la fin de certains tours (${r('8-turn-end')}).`,
};
