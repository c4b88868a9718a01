import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'roland-leaves'> = {
  title: 'Roland arrive, Roland part',
  about: t`Au tour\u00a012, le ${n('franks')} reçoit Roland, 3\u00a0Infanteries et 2\u00a0Chevaliers à ${p('narbonne')}. Au tour\u00a013, Roland part. Voyez ce que devient la province où il était seul.`,
  steps: [
    t`Le tour\u00a011 prend fin. Au tour\u00a012, Roland et ses unités arrivent à ${p('narbonne')}.`,
    t`Toutes doivent en partir. Une Infanterie et un Chevalier vont à ${p('barcelona')}.`,
    t`Une Infanterie rejoint l’unité des ${p('eastern-pyrenees')}.`,
    t`Les autres partent avec Roland par la ${p('gascony')}, qui ne compte pas comme une province du mouvement.`,
    t`Une Infanterie et un Chevalier restent dans les ${p('western-pyrenees')}.`,
    t`Roland continue jusqu’à ${p('pamplona')}, seul.`,
    t`Le tour\u00a012 prend fin. Au tour\u00a013, ${p('barcelona')} reçoit un Château-fort, et Roland part au début de la séquence du ${n('franks')}. La nation, complétée jusqu’à 5\u00a0Infanteries, en reçoit aussi une cinquième.`,
    t`Le ${n('franks')} a 6\u00a0Or et achète 1\u00a0Infanterie.`,
    t`Elle ne peut être placée que dans une province où il a des unités\u00a0: à ${p('barcelona')}, mais pas à ${p('pamplona')}.`,
  ],
  after: t`Un Chef seul ne contrôle pas de province\u00a0: aucune unité ne peut donc être placée avec lui (${r('3.2')}). Un Chef reste 1 ou 2\u00a0tours, et part au début de la séquence de sa nation (${r('3.3')}).`,
  note: t`Selon les dates imprimées, Roland est toujours parti avant qu’une unité soit placée au tour\u00a013\u00a0: il n’est donc jamais seul dans une province à ce moment. Seul l’événement Longue vie pourrait le garder. Dans les deux cas, aucune nouvelle unité ne peut être placée dans la province qu’il laisse vide.`,
  tasks: {
    'hold-pamplona': {
      ask: t`La pile est en ${p('gascony')}. Faites en sorte que le ${n('franks')} contrôle encore ${p('pamplona')} après le départ de Roland.`,
      done: t`Une Infanterie avec lui suffit\u00a0: elle contrôle la province quand il est parti.`,
      lost: t`${p('pamplona')} est vide, ou une unité est restée en ${p('gascony')}.`,
      hints: [
        t`D’un Chef et d’une unité, lequel contrôle une province\u00a0?`,
        t`Déplacez 1\u00a0Infanterie avec lui, et ne laissez aucune unité en ${p('gascony')}.`,
        t`Déplacez Roland et l’Infanterie à ${p('pamplona')}, le Chevalier dans les ${p('western-pyrenees')}, et terminez le mouvement.`,
      ],
    },
    'roland-to-zaragoza': {
      ask: t`Le tour\u00a012 a commencé\u00a0: amenez Roland à ${p('zaragoza')}, seul.`,
      done: t`Il est entré dans 2\u00a0provinces sur 3. ${p('narbonne')} ne compte pas.`,
      lost: t`Roland a quitté la carte. Revenez au tour\u00a012.`,
      hints: [
        t`Un Chef seul peut entrer dans 3\u00a0provinces.`,
        t`${p('barcelona')} est sur le chemin.`,
        t`Déplacez-le de ${p('narbonne')} à ${p('barcelona')}, puis à ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'where-he-stood': {
      label: t`Placer la nouvelle Infanterie à ${p('pamplona')}, où était Roland.`,
      because: t`Le ${n('franks')} n’y a pas d’unité, et un Chef n’en aurait pas été une.`,
    },
    'not-into-narbonne': {
      label: t`La placer à ${p('narbonne')}, avec les Renforts.`,
      because: t`Un achat est placé dans une province d’Hispanie que la nation contrôle. ${p('narbonne')} est pour les Renforts.`,
    },
  },
};
