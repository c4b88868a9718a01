import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans } from '../grammar.ts';

export const words: WordsOf<'three-at-cartagena'> = {
  title: 'Carthagène au début du tour\u00a04',
  about: t`Les scénarios B et C commencent au tour\u00a04, avec 3\u00a0Élites de ${n('rome')} à ${p('cartagena')}. Le livret cite ces unités\u00a0; la position de départ des autres provinces est reconstituée.`,
  steps: [
    t`Une Élite va ${dans('la-mancha')}\u00a0: il en reste 2.`,
    t`Une autre va à ${p('denia')}\u00a0: il en reste 1.`,
  ],
  after: t`Au début, ${p('cartagena')} contenait 3\u00a0Élites. Dans les scénarios qui commencent au tour\u00a01, elle contient 1\u00a0Infanterie de ${n('carthage')} (${r('12')}).`,
  tasks: {
    'all-three-leave': {
      ask: t`Recommencez, et déplacez les 3\u00a0Élites de ${p('cartagena')} à ${p('granada')}.`,
      done: t`Elles y attaquent l’Infanterie de ${n('carthage')}.`,
      lost: t`Les 3\u00a0Élites ne sont plus ensemble. Recommencez.`,
      hints: [
        t`${p('granada')} est adjacente à ${p('cartagena')}.`,
        t`La limite de ${p('granada')} est de 3\u00a0: les 3\u00a0Élites peuvent y attaquer.`,
        t`Déplacez 3\u00a0Élites de ${p('cartagena')} à ${p('granada')}.`,
      ],
    },
    'the-last-stays': {
      ask: t`Il reste 1\u00a0Élite à ${p('cartagena')}. Faites-en revenir une autre.`,
      done: t`${p('cartagena')} contient 2\u00a0Élites, et ${p('denia')} 1.`,
      lost: t`Le mouvement est fini. Recommencez.`,
      hints: [
        t`${p('denia')} contient 2\u00a0Élites.`,
        t`L’une d’elles s’est déjà déplacée, l’autre non.`,
        t`Déplacez 1\u00a0Élite de ${p('denia')} à ${p('cartagena')}.`,
      ],
    },
  },
  wrongs: {
    'a-fourth': {
      label: t`Déplacer 4\u00a0Élites de ${p('cartagena')} ${dans('la-mancha')}.`,
      because: t`Au tour\u00a04, il y en a 3.`,
    },
    'infantry-of-carthage': {
      label: t`Déplacer l’Infanterie de ${p('cartagena')}.`,
      because: t`Cette unité de ${n('carthage')} n’y est qu’au tour\u00a01.`,
    },
  },
};
