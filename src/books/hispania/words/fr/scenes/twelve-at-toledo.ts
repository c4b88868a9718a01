import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, lieu } from '../grammar.ts';

export const words: WordsOf<'twelve-at-toledo'> = {
  title: 'Douze à Tolède',
  about: t`Tour\u00a011, Invasion de l’${n('umayyads')}, avec le Zèle religieux. L’empilement n’est pas contrôlé avant le 1er\u00a0combat, et l’Attaquant ajoute 1 à chacun de ses dés. Tarik mène 12\u00a0unités d’${p('africa')} à ${p('toledo')}, dont la limite est de 4.`,
  steps: [
    t`Huit Infanteries et 4\u00a0Cavaleries traversent jusqu’à ${p('gibraltar')} avec Tarik.`,
    t`Elles continuent jusqu’à ${p('cordoba')}.`,
    t`Elles continuent jusqu’à ${p('toledo')}, leur troisième province, qui contient 4\u00a0unités du ${n('visigoths')}.`,
    t`Le mouvement prend fin. L’empilement n’est pas contrôlé avant ce combat.`,
    t`Douze unités en attaquent 4.`,
    t`Il faut 4 à l’Infanterie au lieu de 7\u00a0: 1 de moins pour le Zèle, 2 de moins pour Tarik. Il faut 2 à la Cavalerie\u00a0; un 1 naturel rate toujours. Il y a 4\u00a0touches, et ${p('toledo')} est prise.`,
  ],
  after: t`Le Zèle lève la limite et ajoute 1 à chaque dé jusqu’à la fin du 1er\u00a0combat (${r('9.3')}). ${p('toledo')} contient maintenant 11\u00a0unités. À partir de là, les règles de toute autre Invasion s’appliquent\u00a0: les unités doivent se disperser.`,
  tasks: {
    'room-for-all': {
      ask: t`Le 2e\u00a0mouvement\u00a0: répartissez les 11\u00a0unités pour que le contrôle n’en retire aucune.`,
      done: t`Quatre restent à ${p('toledo')}, et les autres respectent les limites ailleurs.`,
      lost: t`Une limite était dépassée.`,
      hints: [
        t`${p('toledo')} peut contenir 4\u00a0unités\u00a0: 7 doivent partir.`,
        t`${p('cordoba')} peut en contenir 4, la ${p('sierra-morena')} et ${lieu('la-mancha')} 2 chacune.`,
        t`Déplacez 4\u00a0Infanteries à ${p('cordoba')}, 2 en ${p('sierra-morena')} et 1 ${dans('la-mancha')}, puis terminez le mouvement.`,
      ],
    },
    'at-the-horsemen': {
      ask: t`Jouez le ${n('visigoths')}, qui va être détruit. Détruisez une Cavalerie en retour.`,
      done: t`En plaine, il faut un 9. Avec 4\u00a0dés, cela valait la peine d’essayer.`,
      lost: t`Aucune Cavalerie n’est détruite. Choisissez d’autres cibles, ou tentez d’autres dés.`,
      hints: [
        t`Vous choisissez la cible de chaque dé.`,
        t`Une Cavalerie qui attaque en plaine est touchée sur 9\u00a0ou plus. Plus de dés améliorent vos chances.`,
        t`Visez la Cavalerie avec les 4\u00a0dés.`,
      ],
    },
  },
  wrongs: {
    'eight-too-many': {
      label: t`Retirer 8\u00a0unités avant la bataille, puisque ${p('toledo')} ne peut en contenir que 4.`,
      because: t`Avec le Zèle, l’empilement n’est pas contrôlé avant le 1er\u00a0combat.`,
    },
    'no-battle': {
      label: t`Continuer sans bataille.`,
      because: t`Deux nations dans une même province doivent combattre, avec ou sans Zèle.`,
    },
  },
};
