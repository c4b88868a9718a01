import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'segovia-to-cordoba'> = {
  title: 'Deux provinces, ou une seule en montagne',
  about: t`${p('segovia')} contient 3\u00a0Infanteries de la ${n('castile')}. Une Infanterie peut entrer dans 2\u00a0provinces en un mouvement, si rien ne l’arrête. Suivez-en une vers le sud, et une autre en montagne.`,
  steps: [
    t`Une Infanterie va à ${p('toledo')}. La province est vide\u00a0: elle peut continuer. Le fleuve ne compte que dans une bataille.`,
    t`Elle continue jusqu’à ${p('cordoba')}, la seconde province.`,
    t`Une autre va à ${p('avila')}. La montagne l’arrête aussitôt.`,
  ],
  after: t`Une Infanterie peut entrer dans 2\u00a0provinces, ou dans 1 en montagne (${r('5.1')}). Une unité ennemie à ${p('toledo')} y aurait arrêté la première\u00a0; un passage en force demande plus d’unités (${r('5.3')}).`,
  tasks: {
    'to-sierra-morena': {
      ask: t`La troisième Infanterie est encore à ${p('segovia')}. Amenez-la en ${p('sierra-morena')}.`,
      done: t`L’Infanterie est entrée dans 2\u00a0provinces, toutes deux en plaine.`,
      lost: t`La séquence est finie.`,
      hints: [
        t`De ${p('segovia')}, toutes les voies vers le sud passent par une même province.`,
        t`Les autres provinces adjacentes à ${p('segovia')} sont montagneuses.`,
        t`Déplacez-la à ${p('toledo')}, puis en ${p('sierra-morena')}.`,
      ],
    },
    'there-and-back': {
      ask: t`Ou bien faites-lui faire l’aller et retour à ${p('toledo')} dans le même mouvement.`,
      done: t`Une unité peut revenir sur ses pas. Elle est entrée dans 2\u00a0provinces, dont la sienne.`,
      lost: t`La séquence est finie.`,
      hints: [
        t`De ${p('toledo')}, où une unité peut-elle aller\u00a0?`,
        t`La province d’où elle vient est adjacente comme une autre.`,
        t`Déplacez-la à ${p('toledo')}, puis de nouveau à ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'on-to-gibraltar': {
      label: t`Continuer de ${p('cordoba')} à ${p('gibraltar')}.`,
      because: t`Elle est entrée dans 2\u00a0provinces. Seule une unité avec un Chef peut entrer dans une troisième.`,
    },
    'on-from-avila': {
      label: t`Continuer d’${p('avila')} à ${p('salamanca')}.`,
      because: t`Une unité qui entre en montagne sans Chef s’y arrête.`,
    },
  },
};
