import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'castile-at-toledo'> = {
  title: 'À Tolède, par-delà le Tage',
  about: t`Un Chevalier et 2\u00a0Infanteries de la ${n('castile')} franchissent le Tage pour prendre ${p('toledo')} à ${n('seville')}, qui y a 3\u00a0Infanteries et 1\u00a0Cavalerie. Le fleuve aide le Défenseur au 1er\u00a0round\u00a0; ensuite, un Chevalier touché décide de la bataille. La bataille du livret n’est qu’une des issues possibles\u00a0: essayez-en d’autres.`,
  steps: [
    t`La ${n('castile')} ouvre la bataille. Ses unités ont franchi le Tage.`,
    t`Tous ses dés visent l’Infanterie\u00a0: il faut 5 au Chevalier, 7 aux Infanteries.`,
    t`Les 3\u00a0Infanteries de ${n('seville')} visent le Chevalier, et il leur faut 6\u00a0: 8, moins 2 pour le fleuve. La Cavalerie vise l’Infanterie. ${n('seville')} perd 2\u00a0Infanteries, et le Chevalier est touché.`,
    t`Le Chevalier touché ne peut pas retraiter. La ${n('castile')} poursuit le combat.`,
    t`${n('seville')} aussi. À partir de maintenant, le fleuve est sans effet.`,
    t`Le Chevalier vise la Cavalerie, les Infanteries visent l’Infanterie.`,
    t`Les deux dés de ${n('seville')} visent le Chevalier, et il leur faut maintenant 8. La Cavalerie et le Chevalier sont détruits.`,
    t`Il reste deux Infanteries contre une, et la ${n('castile')} poursuit le combat.`,
    t`La dernière Infanterie de ${n('seville')} retraite à ${p('cordoba')}, qui contient déjà 5\u00a0unités.`,
  ],
  after: t`Le fleuve n’a ajouté 2 qu’au 1er\u00a0round (${r('6.4')}). Un Chevalier touché combat encore, mais ne peut pas retraiter (${r('6.2')}). ${p('cordoba')} est une capitale, dont la limite est de 5, et une unité qui retraite peut la dépasser de 1 (${r('4.6')}). À sa propre séquence, ${n('seville')} doit en faire sortir une unité.`,
  tasks: {
    'keep-the-knight': {
      ask: t`Prenez ${p('toledo')} pour la ${n('castile')} sans perdre le Chevalier. ${n('seville')} combat jusqu’au bout.`,
      done: t`Vous contrôlez ${p('toledo')}, et le Chevalier récupère tous ses points de vie dès la fin de la bataille.`,
      lost: t`Le Chevalier est perdu, ${p('toledo')} n’est pas prise, ou ${n('seville')} a retraité. Recommencez et choisissez d’autres cibles.`,
      hints: [
        t`Chaque unité du Défenseur détruite au 1er\u00a0round, c’est 1\u00a0dé de moins contre le Chevalier au second.`,
        t`Le Chevalier touche ici toute unité sur 5, même la Cavalerie\u00a0; à l’Infanterie, il faut 7.`,
        t`Visez la Cavalerie avec le Chevalier et l’Infanterie avec les deux Infanteries, puis poursuivez le combat.`,
      ],
    },
    'every-die-on-five': {
      ask: t`Jouez maintenant ${n('seville')}, quand la ${n('castile')} a annoncé ses cibles. Choisissez les vôtres pour que chacun de vos 4\u00a0dés touche sur 5.`,
      done: t`7 contre l’Infanterie, moins 2 pour le fleuve. Contre le Chevalier, qui a 2\u00a0points de vie, il faut 6 à l’Infanterie.`,
      lost: t`À un dé au moins, il fallait plus de 5.`,
      hints: [
        t`Toutes les unités de la ${n('castile')} ont franchi le Tage\u00a0: +2 contre chacune d’elles à ce round.`,
        t`Comparez le nombre qu’il vous faut contre un Chevalier et celui qu’il faut contre l’Infanterie.`,
        t`Visez l’Infanterie avec les 4\u00a0dés.`,
      ],
    },
    'room-in-cordoba': {
      ask: t`La bataille est finie, et c’est la séquence de ${n('seville')}. ${p('cordoba')} contient 6\u00a0unités, et sa limite est de 5. Ne perdez aucune unité au contrôle d’empilement.`,
      done: t`Une unité est sortie à temps. Peu importe laquelle.`,
      lost: t`${n('seville')} a perdu une unité qui pouvait sortir.`,
      hints: [
        t`C’est le mouvement de ${n('seville')}\u00a0: à la fin, ${p('cordoba')} doit respecter sa limite.`,
        t`Déplacez 1\u00a0Infanterie de ${p('cordoba')} vers une province au-dessous de sa limite.`,
        t`Déplacez 1\u00a0Infanterie de ${p('cordoba')} à ${p('seville')} et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'the-wounded-knight-leaves': {
      label: t`Retraiter de l’autre côté du fleuve avec le Chevalier touché.`,
      because: t`Un Chevalier touché ne peut pas retraiter.`,
    },
    'the-river-still-counts': {
      label: t`Profiter encore du fleuve au 2e\u00a0round.`,
      because: t`Le fleuve ne compte qu’au 1er\u00a0round. Ensuite, ce sont des Infanteries et un Chevalier comme les autres.`,
    },
    'out-over-the-river': {
      label: t`Faire retraiter ${n('seville')} à ${p('segovia')}, qui est vide.`,
      because: t`Les attaquants en viennent. Le Défenseur ne peut pas y retraiter.`,
    },
    'as-far-as-granada': {
      label: t`Retraiter plus loin, à ${p('granada')}, faute de place à ${p('cordoba')}.`,
      because: t`Une unité retraite vers une province adjacente à ${p('toledo')}, et pas plus loin.`,
    },
  },
};
