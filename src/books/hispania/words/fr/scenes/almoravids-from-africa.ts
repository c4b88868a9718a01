import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'almoravids-from-africa'> = {
  title: 'Aucune unité ne reste en Afrique',
  about: t`Au tour\u00a019, 8\u00a0autres Élites de l’${n('almoravids')} arrivent en ${p('africa')}. Des détroits la relient à ${p('cadiz')} et à ${p('gibraltar')}\u00a0; la province de l’autre côté du détroit est la première où elles entrent. Voyez jusqu’où elles peuvent aller.`,
  steps: [
    t`Le tour\u00a018 prend fin. Au tour\u00a019, 8\u00a0Élites sont en ${p('africa')}.`,
    t`Six Élites traversent vers ${p('cadiz')}.`,
    t`Quatre d’entre elles vont ensuite à ${p('seville')}, leur deuxième province.`,
    t`Deux vont ensuite à ${p('badajoz')}, leur troisième et dernière.`,
    t`Les 2\u00a0autres traversent vers ${p('gibraltar')}.`,
    t`Le mouvement prend fin sans unité en ${p('africa')}, et sans unité au-delà d’une limite d’empilement.`,
  ],
  after: t`Depuis l’${p('africa')}, les unités entrent à ${p('cadiz')} ou à ${p('gibraltar')}, et peuvent ensuite continuer (${r('3.2-africa')}). Celles qui sont encore en ${p('africa')} à la fin du mouvement sont retirées (${r('5.4')}).`,
  tasks: {
    'up-to-toledo': {
      ask: t`Les 8\u00a0Élites sont en ${p('africa')}. Amenez-en 2 à ${p('toledo')} dans ce mouvement.`,
      done: t`${p('gibraltar')}, ${p('cordoba')}, ${p('toledo')}\u00a0: une Élite peut entrer dans 3\u00a0provinces.`,
      lost: t`Le mouvement est fini. ${p('toledo')} est à 3\u00a0provinces, par l’un des détroits.`,
      hints: [
        t`Une Élite peut entrer dans 3\u00a0provinces\u00a0; celle de l’autre côté du détroit est la première.`,
        t`${p('gibraltar')} touche ${p('cordoba')}, que vous contrôlez.`,
        t`Déplacez 2\u00a0Élites à ${p('gibraltar')}, puis à ${p('cordoba')}, puis à ${p('toledo')}.`,
      ],
    },
    'all-by-gibraltar': {
      ask: t`Faites traverser les 8\u00a0Élites vers ${p('gibraltar')}, sans perdre aucune de vos 13\u00a0Élites d’ici la fin du tour.`,
      done: t`Vous avez 7\u00a0provinces pour 13\u00a0Élites. Un même détroit laisse passer n’importe quel nombre d’unités, si assez d’entre elles vont plus loin.`,
      lost: t`Vous avez perdu une unité, ou une unité a traversé vers ${p('cadiz')}.`,
      hints: [
        t`Vos unités doivent respecter 2\u00a0limites\u00a0: celle d’empilement dans chaque province, et la limite de population.`,
        t`Il faut 7\u00a0provinces pour 13\u00a0unités, et vous en avez 3. ${p('seville')} est adjacente à ${p('gibraltar')}.`,
        t`Déplacez-en 8 à ${p('gibraltar')}, puis 6 à ${p('seville')}\u00a0; de là, 2 à ${p('badajoz')} et 2 en ${p('sierra-morena')}.`,
      ],
    },
  },
  wrongs: {
    'straight-to-seville': {
      label: t`Traverser directement vers ${p('seville')}.`,
      because: t`La province a une ancre, mais ces unités ne vont pas par mer\u00a0: depuis l’${p('africa')}, elles ne peuvent franchir que les 2\u00a0détroits.`,
    },
    'four-provinces': {
      label: t`Continuer de ${p('badajoz')} à ${p('lisbon')}.`,
      because: t`${p('cadiz')} était la première province où elles sont entrées\u00a0: ${p('lisbon')} serait la quatrième.`,
    },
  },
};
