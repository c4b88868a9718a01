import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'event-token'> = {
  title: 'Jouer un pion événement',
  learn: t`Apprenez ce que sont les pions événements, et quand chacun peut être joué.`,
  about: t`Les pions événements sont une règle optionnelle. Chaque joueur en tire 2 au début de la partie, puis 2 de plus quand commencent les tours\u00a04, 8, 12 et 16. Les joueurs cachent leurs pions. Chaque pion peut être joué une fois, au moment qu’il indique. Le jeu vous pose la question chaque fois qu’un des vôtres peut servir.`,
  steps: {
    ruse: {
      ask: t`Vous jouez ${n('seville')}\u00a0: 2 de vos Cavaleries attaquent 2\u00a0Infanteries de la ${n('castile')} à ${p('cuenca')}, en montagne. Vous avez la Ruse, qui fait combattre les deux camps comme en plaine, et la Tactique, qui ajoute 2 à vos dés pour 1\u00a0round. Jouez ce dont la bataille a le plus besoin, et lancez les dés du premier round.`,
      done: t`À chaque round de cette bataille, votre Cavalerie touche maintenant sur 4\u00a0ou plus au lieu de 8, et elle est touchée sur 9\u00a0ou plus au lieu de 7. Un pion que vous gardez peut être joué plus tard.`,
      lost: t`Les dés ont été lancés en montagne. La Ruse doit être jouée avant le premier jet.`,
      hints: [
        t`Votre Cavalerie est en montagne. Lequel des 2\u00a0pions y change quelque chose, et pour combien de temps\u00a0?`,
        t`Livrez la bataille de ${p('cuenca')} et jouez la Ruse quand la question est posée. Ne jouez ensuite rien d’autre, ou jouez aussi la Tactique.`,
      ],
      poor: {
        none: t`Vous avez encore les deux pions, mais votre Cavalerie combat en montagne, où elle n’a pas d’avantage.`,
        'tactics-alone': t`Vos dés gagnent 2 pendant 1\u00a0round, puis il leur faut de nouveau 8\u00a0; et votre Cavalerie est touchée aussi facilement qu’avant.`,
      },
      wrongs: {
        'tactics-first': {
          label: t`Jouer la Tactique au début de la bataille.`,
          because: t`Son moment vient un peu plus tard\u00a0: après le choix des cibles, avant les dés d’un round. Attendez cette question.`,
        },
        'ruse-again': {
          label: t`Jouer la Ruse une seconde fois.`,
          because: t`Un pion joué n’est plus à vous.`,
        },
        ambush: {
          label: t`Jouer l’Embuscade, qui change une plaine en montagne.`,
          because: t`Seul un Défenseur en plaine peut jouer l’Embuscade.`,
        },
      },
    },
  },
  after: t`Chaque pion indique son moment\u00a0: le début de votre séquence, le début d’une bataille, avant ou après les dés (${r('10.3')}). La Ruse sert à l’Attaquant en montagne, la Tactique à l’un ou l’autre camp, pendant 1\u00a0round. Ces pions sont optionnels\u00a0: jouez vos premières parties sans eux.`,
};
