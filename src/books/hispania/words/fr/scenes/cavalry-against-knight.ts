import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cavalry-against-knight'> = {
  title: 'Cavalerie contre Chevalier',
  about: t`${n('seville')} attaque dans la plaine de ${p('salamanca')} avec 1\u00a0Infanterie et 1\u00a0Cavalerie\u00a0; la ${n('castile')} a 1\u00a0Infanterie et 1\u00a0Chevalier. Une table sert à l’Attaquant, l’autre au Défenseur. Pour chaque dé, cherchez la ligne, la colonne et le terrain.`,
  steps: [
    t`${n('seville')} ouvre la bataille.`,
    t`La Cavalerie vise le Chevalier. Dans la table de l’Attaquant, lisez la ligne du Chevalier et la colonne de la Cavalerie, en plaine\u00a0: il lui faut 5.`,
    t`La ${n('castile')} emploie la table du Défenseur\u00a0: il faut 7 à son Chevalier contre la Cavalerie.`,
  ],
  after: t`Le 5 suffit, et le Chevalier est touché\u00a0: il a encore 1\u00a0point de vie et lance toujours son dé. À la même Cavalerie, il faudrait 9 en montagne, et 8 comme Défenseur (${r('6.7-defender')}).`,
  tasks: {
    'a-die-on-four': {
      ask: t`Trouvez une cible qu’un dé de ${n('seville')} touche sur 4, et lancez ce dé.`,
      done: t`Cavalerie contre Infanterie, en plaine\u00a0: 4. La table de l’Attaquant n’a pas de meilleur nombre.`,
      lost: t`Aucun dé de ${n('seville')} ne touchait sur 4. Revenez en arrière et regardez encore la table.`,
      hints: [
        t`Regardez la ligne de l’Infanterie dans la table de l’Attaquant.`,
        t`Un seul type d’unité touche sur 4, et seulement en plaine.`,
        t`Visez l’Infanterie avec la Cavalerie\u00a0; peu importe l’autre dé.`,
      ],
    },
    'both-at-the-cavalry': {
      ask: t`Jouez la ${n('castile')}\u00a0: choisissez les cibles pour qu’il faille 7 à votre Infanterie, et seulement 5 à votre Chevalier.`,
      done: t`C’est contre l’Infanterie que les deux ont leur meilleur nombre. La Cavalerie qui attaque en plaine est difficile à toucher.`,
      lost: t`À l’un des 2\u00a0dés, il fallait plus. Comparez les 2\u00a0lignes de la table du Défenseur.`,
      hints: [
        t`Dans la table du Défenseur, les lignes sont celles des unités qui attaquent.`,
        t`Laquelle des 2\u00a0unités de ${n('seville')} est plus facile à toucher en plaine\u00a0?`,
        t`Visez l’Infanterie avec les deux dés.`,
      ],
    },
  },
  wrongs: {
    'the-knight-alone-replies': {
      label: t`Ne lancer que le dé du Chevalier\u00a0: c’est lui la cible.`,
      because: t`Toutes les unités du Défenseur lancent leur dé, qu’elles soient visées ou non.`,
    },
    'a-knight-rolls-twice': {
      label: t`Lancer 2\u00a0dés pour les 2\u00a0points de vie du Chevalier.`,
      because: t`Un Chevalier a 2\u00a0points de vie, mais 1 seul dé. Seul un Château-fort a un dé par point de vie.`,
    },
  },
};
