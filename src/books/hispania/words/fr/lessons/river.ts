import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, lieu } from '../grammar.ts';

export const words: WordsOf<'river'> = {
  title: 'Franchir le fleuve',
  learn: t`Apprenez pourquoi une attaque qui franchit un fleuve coûte plus cher qu’une attaque qui le contourne.`,
  about: t`Des unités qui franchissent un fleuve pour attaquer sont faciles à toucher\u00a0: au premier round, le Défenseur ajoute 2 à chaque dé lancé contre elles. Un fleuve coule sur la frontière de 2\u00a0provinces\u00a0: seule compte la dernière frontière que passent vos unités.`,
  steps: {
    'dry-shod': {
      ask: t`Vous jouez ${n('rome')}, avec 3\u00a0Élites à ${p('cuenca')}. Chacune peut entrer dans 3\u00a0provinces. Trois Infanteries du ${n('celts')} sont à ${p('toledo')}, de l’autre côté du Tage. Attaquez-les avec les 3\u00a0Élites là où vos chances sont les meilleures, et terminez le mouvement.`,
      done: t`Il n’y a pas de fleuve entre ${lieu('la-mancha')} et ${p('toledo')}\u00a0: à chaque round, l’ennemi ne vous touche que sur 8\u00a0ou plus. Si vous aviez franchi le Tage, 6 lui aurait suffi au premier round.`,
      lost: t`Votre mouvement est fini. Vos unités ne sont pas toutes à ${p('toledo')}, ou certaines viennent de franchir le fleuve.`,
      hints: [
        t`La ligne bleue est le fleuve. Il coule entre ${p('cuenca')} et ${p('toledo')}, mais pas entre ${lieu('la-mancha')} et ${p('toledo')}.`,
        t`Déplacez les 3\u00a0Élites ${dans('la-mancha')}, de là à ${p('toledo')}, et terminez le mouvement.`,
      ],
      poor: {
        'straight-over': t`Les 3\u00a0unités viennent de franchir le Tage\u00a0: au premier round, chaque unité du ${n('celts')} touche sur 6\u00a0ou plus au lieu de 8.`,
        'two-wet': t`Une unité a évité le fleuve. Mais au premier round, le ${n('celts')} peut viser celles qui l’ont franchi.`,
        'one-waits': t`Le chemin était bon, mais 2\u00a0unités en attaquent 3 pendant que la troisième reste en arrière.`,
      },
      wrongs: {
        'back-again': {
          label: t`Les Élites peuvent entrer dans une province de plus\u00a0: les déplacer à ${p('segovia')} en traversant ${p('toledo')}.`,
          because: t`Des unités du ${n('celts')} y sont\u00a0: une unité qui y entre s’arrête et combat.`,
        },
      },
    },
  },
  after: t`Un fleuve ne coûte pas de mouvement et n’a plus d’effet après le premier round. Seule compte la dernière frontière franchie, et seulement pour les unités qui y ont franchi le fleuve (${r('6.4')}). Les tables donnent le nombre requis pour chaque type d’unité sans ce bonus (${r('6.2b')}).`,
};
