import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'iberians-strike-back'> = {
  title: 'Retraiter, puis riposter',
  about: t`Tour\u00a01\u00a0: ${n('carthage')} attaque ${p('cordoba')}. L’${n('iberians')} marque 2\u00a0PV pour chaque Infanterie de ${n('carthage')} qu’il détruit, mais seulement comme Attaquant, à sa propre séquence. Ouvrez le journal et comparez les PV après les deux batailles.`,
  steps: [
    t`${n('carthage')} attaque. Chaque camp perd 1\u00a0Infanterie, et aucun ne marque.`,
    t`${n('carthage')} poursuit le combat.`,
    t`Les 2\u00a0Infanteries qui restent à l’${n('iberians')} retraitent à ${p('granada')}.`,
    t`C’est une Invasion\u00a0: ${n('carthage')} pourrait se déplacer de nouveau. Elle laisse ses unités sur place et termine son mouvement.`,
    t`La séquence de l’${n('iberians')}\u00a0: 3\u00a0Infanteries retournent à ${p('cordoba')}.`,
    t`L’${n('iberians')} termine son mouvement.`,
    t`Cette fois, c’est l’${n('iberians')} qui attaque\u00a0: 2\u00a0touches détruisent 2\u00a0Infanteries de ${n('carthage')} et rapportent 4\u00a0PV.`,
  ],
  after: t`${n('carthage')} a perdu 3\u00a0Infanteries. Seules les 2 que l’${n('iberians')} a détruites dans sa propre attaque rapportent, 2\u00a0PV chacune (${r('8-kills')}). Une retraite à temps sauve les unités qui marqueront plus tard.`,
  tasks: {
    'out-of-the-way': {
      ask: t`Le 1er\u00a0round est fini, et ${n('carthage')} poursuit le combat. Jouez l’${n('iberians')}\u00a0: marquez 4\u00a0PV à ce tour.`,
      done: t`Vous avez marqué 4\u00a0PV pour 2\u00a0Infanteries, à votre propre séquence.`,
      lost: t`Les 4\u00a0PV ne peuvent plus être marqués\u00a0: un Défenseur ne marque rien.`,
      hints: [
        t`Seul un Attaquant marque des PV. De quelle nation est-ce la séquence\u00a0?`,
        t`Retraitez vers une province d’où ${n('carthage')} n’est pas venue. Laissez-la finir sa séquence, puis revenez en force.`,
        t`Retraitez à ${p('granada')} avec les deux\u00a0; terminez le mouvement de ${n('carthage')}\u00a0; déplacez 3\u00a0Infanteries à ${p('cordoba')}\u00a0; terminez le mouvement et combattez.`,
      ],
    },
    'a-second-wind': {
      ask: t`Jouez maintenant ${n('carthage')}, juste après cette retraite. Ne laissez pas souffler l’${n('iberians')}\u00a0: attaquez ses unités à ${p('granada')} avant sa séquence.`,
      done: t`Une Invasion a un 2e\u00a0mouvement et un 2e\u00a0combat. Voilà à quoi ils servent.`,
      lost: t`C’est la séquence de l’${n('iberians')}, qui s’apprête à attaquer.`,
      hints: [
        t`Le tour\u00a01 est celui de l’Invasion de ${n('carthage')}. Quelle est la phase en cours\u00a0?`,
        t`Les unités qui ont combattu peuvent se déplacer de nouveau.`,
        t`Déplacez 1\u00a0Infanterie de ${p('cordoba')} à ${p('granada')}, terminez le mouvement et combattez-y.`,
      ],
    },
  },
  wrongs: {
    'strike-back-at-once': {
      label: t`Riposter aussitôt depuis ${p('granada')}.`,
      because: t`C’est encore la séquence de ${n('carthage')}. L’${n('iberians')} ne peut pas se déplacer.`,
    },
    'behind-their-backs': {
      label: t`Retraiter à ${p('seville')}, dans le dos de ${n('carthage')}.`,
      because: t`${n('carthage')} en vient. Un Défenseur ne peut pas retraiter vers une province d’où viennent des attaquants.`,
    },
    'points-without-a-battle': {
      label: t`Entrer et terminer la séquence sans bataille.`,
      because: t`Deux nations dans une même province doivent combattre, et sans bataille aucune unité n’est détruite.`,
    },
  },
};
