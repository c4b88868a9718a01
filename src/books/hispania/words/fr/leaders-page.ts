import type { Wide } from '../../../../words/lang.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { LEADERS_PAGE as EN } from '../en/leaders-page.ts';
import { n } from '../marks.ts';

type Typed = 'rules' | 'all' | 'besides';

/** Les mots de la page des Chefs. */
export const LEADERS_PAGE: Wide<Omit<typeof EN, Typed>> & Pick<typeof EN, Typed> = {
  allTitle: 'Règles de tous les Chefs',
  all: [
    t`Une unité qui se déplace avec un Chef du début à la fin de son mouvement peut entrer dans 1\u00a0province de plus, et la montagne ne l’arrête pas.`,
    t`Un Chef ajoute 2 à chaque dé de sa nation dans sa bataille. Un second Chef n’ajoute rien.`,
    t`Une pile avec un Chef peut dépasser la limite de 2\u00a0unités quand elle attaque, au lieu de 1. Le Chef lui-même ne compte jamais dans l’empilement.`,
    t`Un Chef est tué avec la dernière unité de son camp, et aussitôt s’il est seul dans une province avec des unités ennemies.`,
  ] as readonly Rich[],
  rules: ['5.2', '6.2b', '4.4', '6.2b-lone-leader'],
  caption: 'Tous les Chefs',
  note: 'dans l’ordre de leurs tours\u00a0; une nation qui en tue un à sa propre séquence marque des PV',
  leader: 'Chef',
  nation: 'Nation',
  comes: 'Arrivée',
  goes: 'Départ, s’il n’est pas tué',
  brings: 'Règles propres',
  killed: 'PV pour qui le tue',
  nobody: 'aucune nation ne marque',
  each: (nation, points) => t`${nation} ${points}`,
  unknown:
    'Les PV pour des Chefs sont ceux que donne le livret. Les fiches imprimées de certaines nations peuvent en donner d’autres. Avec Hispania «\u00a0barbare\u00a0», toute nation marque 5\u00a0PV pour un Chef d’une autre religion.',
  besides: {
    viriathus: t`S’il retraite d’une bataille contre ${n('rome')} ou y est tué, sa nation doit se soumettre.`,
    'al-mansur': t`Les Berbères ne se déplacent qu’avec lui.`,
    pelayo: t`Il arrive avec le ${n('visigoths')} et passe à la ${n('castile')}.`,
    'alfonso-vi': t`Il est le seul Chef qui reste 3\u00a0tours.`,
    ramiro: t`Deux Chevaliers croisés arrivent et partent avec lui.`,
    'el-cid': t`Selon l’autre lecture, il reste jusqu’au tour\u00a019.`,
    euric: t`Il arrive dans une province de sa nation, au choix.`,
  },
};
