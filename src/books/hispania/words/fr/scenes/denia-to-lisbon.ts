import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { p, r } from '../../marks.ts';
import { dans, deLieu } from '../grammar.ts';

export const words: WordsOf<'denia-to-lisbon'> = {
  title: 'Prise en chemin, laissée avant Lisbonne',
  about: t`Tarik quitte ${p('denia')} avec 1\u00a0Cavalerie, qui peut entrer dans 5\u00a0provinces avec lui. En chemin, il prend 1\u00a0Infanterie, qui peut entrer dans 3\u00a0provinces. Comptez pour chaque unité à part.`,
  steps: [
    t`Tarik et la Cavalerie entrent ${dans('la-mancha')}, première province de la Cavalerie.`,
    t`L’Infanterie qui s’y trouve ne s’est pas encore déplacée. Elle les suit à ${p('toledo')}\u00a0: sa première province, la deuxième de la Cavalerie.`,
    t`Ils continuent en ${p('sierra-morena')}\u00a0: la deuxième et la troisième.`,
    t`Ils entrent à ${p('badajoz')}\u00a0: la troisième et dernière province de l’Infanterie.`,
    t`Tarik y laisse l’Infanterie et continue jusqu’à ${p('lisbon')}, la cinquième de la Cavalerie.`,
  ],
  after: t`Un Chef peut prendre avec lui des unités qui ne se sont pas déplacées, et en laisser d’autres, qui ne vont alors pas plus loin (${r('5.2')}). Chaque unité compte ses propres provinces\u00a0; le Chef peut aller aussi loin que les unités avec lesquelles il est parti.`,
  tasks: {
    'left-at-toledo': {
      ask: t`Tous les 3 sont à ${p('toledo')}. Laissez-y l’Infanterie, et conduisez la Cavalerie à ${p('lisbon')}.`,
      done: t`L’Infanterie n’a pas épuisé sa capacité de mouvement, mais une unité que son Chef a laissée ne va pas plus loin.`,
      lost: t`L’Infanterie n’est plus à ${p('toledo')}, ou le mouvement est fini.`,
      hints: [
        t`À chaque pas, vous choisissez les unités qui continuent.`,
        t`La Cavalerie peut entrer dans 3\u00a0provinces de plus.`,
        t`Déplacez Tarik et la Cavalerie en ${p('sierra-morena')}, puis à ${p('badajoz')}, puis à ${p('lisbon')}.`,
      ],
    },
    'together-to-gibraltar': {
      ask: t`Tarik et la Cavalerie sont ${dans('la-mancha')}. Amenez-les tous les 3, avec l’Infanterie, à ${p('gibraltar')}.`,
      done: t`L’Infanterie est entrée dans 2\u00a0provinces, et pourrait entrer dans une troisième.`,
      lost: t`Le mouvement est fini.`,
      hints: [
        t`Avec Tarik, l’Infanterie peut entrer dans 3\u00a0provinces.`,
        t`${p('gibraltar')} est à 2\u00a0provinces ${deLieu('la-mancha')}.`,
        t`Déplacez-les tous les 3 à ${p('cordoba')}, puis à ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'the-infantry-comes-too': {
      label: t`Emmener l’Infanterie jusqu’à ${p('lisbon')}.`,
      because: t`Elle est entrée dans 3\u00a0provinces, le maximum d’une Infanterie avec un Chef.`,
    },
    'a-sixth-province': {
      label: t`Continuer de ${p('lisbon')} en ${p('algarve')}.`,
      because: t`${p('lisbon')} était la cinquième province de la Cavalerie, et donc de Tarik.`,
    },
  },
};
