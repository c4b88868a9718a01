import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'rome-filled-up'> = {
  title: 'Jusqu’à 13\u00a0Élites pour Rome',
  about: t`Le tour\u00a04 s’achève, et ${n('rome')} a 11\u00a0Élites dans 5\u00a0provinces. Au tour\u00a05, ses Renforts ne sont pas en nombre fixe\u00a0: ils complètent ses Élites jusqu’à 13. Voyez combien arrivent par mer.`,
  steps: [
    t`${n('rome')} termine son mouvement. Chaque province reçoit son Fort. Les 5\u00a0provinces font vivre 10\u00a0unités, et il y en a 11.`,
    t`Une Élite est retirée à ${p('cordoba')}. Avec 10\u00a0Élites sur la carte, ${n('rome')} en reçoit 3 au tour\u00a05.`,
    t`Elles arrivent par mer et doivent débarquer. Deux débarquent à ${p('gibraltar')}, dont l’ancre n’est pas barrée.`,
    t`La troisième débarque à ${p('cadiz')}.`,
  ],
  after: t`Avec 10\u00a0Élites, ${n('rome')} en reçoit 3\u00a0; avec 6, elle en recevrait 7\u00a0; avec 13\u00a0ou plus, aucune (${r('3.2-fill-up')}). Les Forts ne sont pas comptés.`,
  tasks: {
    'all-eleven': {
      ask: t`Avant la fin du tour\u00a04\u00a0: gardez les 11\u00a0Élites. Combien en arrive-t-il alors\u00a0?`,
      done: t`Deux. Le total est de 13 dans les deux cas, mais aucune Élite n’a été retirée et vous contrôlez 1\u00a0province de plus.`,
      lost: t`Une Élite a été retirée. Il fallait 6\u00a0provinces pour faire vivre 11\u00a0unités.`,
      hints: [
        t`Cinq provinces font vivre 10\u00a0unités. Comment en faire vivre 12\u00a0?`,
        t`Prenez une province vide, adjacente à ${p('cordoba')}.`,
        t`Déplacez 1\u00a0Élite de ${p('cordoba')} à ${p('seville')} et terminez le mouvement.`,
      ],
    },
    'as-far-as-lisbon': {
      ask: t`Trois Élites sont en mer. Amenez-en une à ${p('lisbon')} dès maintenant.`,
      done: t`Le débarquement compte pour 1\u00a0province, et une Élite peut entrer dans 3.`,
      lost: t`Le mouvement est fini, et aucune Élite n’est entrée à ${p('lisbon')}.`,
      hints: [
        t`${p('lisbon')} n’a pas d’ancre non barrée\u00a0: débarquez ailleurs.`,
        t`De ${p('seville')}, il y a encore 2\u00a0provinces.`,
        t`Déplacez 1\u00a0Élite de la mer à ${p('seville')}, puis à ${p('badajoz')} et à ${p('lisbon')}.`,
      ],
    },
  },
  wrongs: {
    'land-in-granada': {
      label: t`Débarquer à ${p('granada')}.`,
      because: t`${p('granada')} est côtière, mais n’a pas d’ancre non barrée.`,
    },
    'ten-and-three-more': {
      label: t`Débarquer 2\u00a0Élites de plus à ${p('cadiz')}.`,
      because: t`Sur les 3 arrivées, 2 ont débarqué\u00a0: il n’en reste qu’une.`,
    },
    'over-the-limit': {
      label: t`Retirer l’unité en surplus au titre de la limite d’empilement.`,
      because: t`Aucune pile ne dépasse sa limite. Il s’agit de la limite de population.`,
    },
  },
};
