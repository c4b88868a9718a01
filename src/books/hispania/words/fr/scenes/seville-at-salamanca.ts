import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'seville-at-salamanca'> = {
  title: 'La Cavalerie contre un Château-fort',
  about: t`Deux Cavaleries de ${n('seville')} attaquent ${p('salamanca')}, en plaine, où la ${n('castile')} a 2\u00a0Infanteries et 1\u00a0Château-fort. La Cavalerie attaque bien en plaine, mais un Château-fort lance 3\u00a0dés. Notez l’ordre\u00a0: les deux camps lancent tous leurs dés avant toute perte.`,
  steps: [
    t`${n('seville')} commence la bataille. La ${n('castile')} a 2\u00a0types d’unités\u00a0: chaque Cavalerie doit choisir sa cible.`,
    t`Toutes deux visent l’Infanterie, et il leur faut 4. Le Défenseur lance 5\u00a0dés, qui touchent chacun sur 9\u00a0: 2 pour les Infanteries, 3 pour le Château-fort.`,
  ],
  after: t`Les deux Infanteries sont détruites, mais elles ont d’abord lancé leurs dés\u00a0: les résultats s’appliquent en même temps (${r('6.2')}). Le Château-fort a détruit 1\u00a0Cavalerie. Il ne peut pas retraiter\u00a0: ${n('seville')} décide donc seule d’un second round.`,
  tasks: {
    'two-dice-fewer': {
      ask: t`Changez l’attaque\u00a0: ne laissez au Château-fort qu’un dé pour le second round.`,
      done: t`Deux touches coûtent 2\u00a0dés au Château-fort. Les Infanteries sont intactes.`,
      lost: t`Le Château-fort garde plus d’un dé, ou la Cavalerie a visé l’Infanterie.`,
      hints: [
        t`Un Château-fort intact lance 3\u00a0dés, 1 par point de vie qui lui reste.`,
        t`Chaque touche lui coûte 1\u00a0dé à partir du round suivant. Il faut 5 à votre Cavalerie.`,
        t`Visez le Château-fort avec les deux unités.`,
      ],
    },
    'stop-here': {
      ask: t`Après le round du livret, finissez la bataille avec votre dernière Cavalerie intacte.`,
      done: t`L’Attaquant peut retraiter vers la province d’où il vient. La ${n('castile')} garde ${p('salamanca')}, et son Château-fort retrouve tous ses points de vie.`,
      lost: t`Si vous restez, vous affrontez 3\u00a0dés pendant un autre round. Revenez en arrière et retraitez à temps.`,
      hints: [
        t`Après chaque round, l’Attaquant décide d’abord.`,
        t`Choisissez une province adjacente, vide ou que vous contrôlez.`,
        t`Retraitez à ${p('alcantara')} avec la Cavalerie.`,
      ],
    },
  },
  wrongs: {
    'four-dice': {
      label: t`Viser l’Infanterie avec 2\u00a0dés et le Château-fort avec 2\u00a0dés.`,
      because: t`Chaque Cavalerie a 1\u00a0dé. Seul le Château-fort en lance plusieurs.`,
    },
    'the-garrison-leaves': {
      label: t`Faire retraiter la ${n('castile')} d’abord.`,
      because: t`Après un round, l’Attaquant décide d’abord. Et un Château-fort ne peut pas retraiter.`,
    },
    'back-to-badajoz': {
      label: t`Retraiter jusqu’à ${p('badajoz')}.`,
      because: t`Une unité ne retraite que vers une province adjacente, quelle que soit sa capacité de mouvement.`,
    },
  },
};
