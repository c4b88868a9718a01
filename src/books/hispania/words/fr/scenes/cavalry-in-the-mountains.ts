import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cavalry-in-the-mountains'> = {
  title: 'La même Cavalerie en montagne',
  about: t`${n('seville')} a 2\u00a0Cavaleries à ${p('calatayud')}. La ${n('castile')} a un Chevalier à ${p('avila')}, en montagne, et un autre à ${p('segovia')}, en plaine. Aucune des deux frontières n’est un fleuve\u00a0: seul le terrain diffère.`,
  steps: [
    t`Les deux Cavaleries entrent à ${p('avila')}.`,
    t`${n('seville')} termine son mouvement.`,
    t`En montagne, il faut 9 à chaque Cavalerie contre le Chevalier. Un 8 rate.`,
  ],
  after: t`En plaine, 8 et 5 auraient donné 2\u00a0touches et détruit le Chevalier\u00a0; en montagne, les deux ratent (${r('6.3')}). La Cavalerie qui attaque en montagne combat comme une Infanterie.`,
  tasks: {
    'better-ground': {
      ask: t`Choisissez le terrain\u00a0: attaquez un Chevalier là où votre Cavalerie le touche sur 5.`,
      done: t`Il faut 5 à la même Cavalerie en plaine, au lieu de 9.`,
      lost: t`En montagne, il faut 9 à chaque dé.`,
      hints: [
        t`Regardez le terrain des 2\u00a0provinces adjacentes.`,
        t`La Cavalerie n’est jamais si forte qu’en plaine.`,
        t`Déplacez les deux Cavaleries à ${p('segovia')}, terminez le mouvement et combattez.`,
      ],
    },
    'both-kinds-of-ground': {
      ask: t`Comparez\u00a0: attaquez ${p('avila')} avec 1\u00a0Cavalerie et ${p('segovia')} avec l’autre, et lancez les dés aux deux endroits.`,
      done: t`9 en montagne et 5 en plaine, dans la même séquence.`,
      lost: t`La séquence de ${n('seville')} s’est achevée sans que les deux batailles soient livrées.`,
      hints: [
        t`Envoyez 1\u00a0Cavalerie dans chaque province. Vous avez alors 2\u00a0batailles à livrer.`,
        t`Une bataille doit finir avant que la suivante commence. Après un round, vous pouvez retraiter vers la province d’où vous venez.`,
        t`Déplacez 1\u00a0Cavalerie à ${p('avila')} et 1 à ${p('segovia')}\u00a0; combattez à ${p('avila')}, retraitez à ${p('calatayud')}, combattez à ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'ride-on-over-the-mountains': {
      label: t`Poursuivre d’${p('avila')} à ${p('salamanca')}, car une Cavalerie peut entrer dans 4\u00a0provinces.`,
      because: t`Une province montagneuse comme ${p('avila')} arrête toute unité sans Chef.`,
    },
    'no-battle-in-segovia': {
      label: t`Combattre maintenant à ${p('segovia')}, où le terrain est meilleur.`,
      because: t`Pour une bataille, il faut des unités de 2\u00a0nations dans la province, et les vôtres sont toutes à ${p('avila')}.`,
    },
  },
};
