import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'berbers-of-al-mansur'> = {
  title: 'Trois Berbères franchissent le Tage',
  about: t`Tour\u00a014\u00a0: Al Mansur et 3\u00a0Berbères ont franchi le fleuve et sont entrés à ${p('segovia')}, où la ${n('castile')} a 2\u00a0Infanteries. Les Berbères touchent sur 7, et sur 5 avec ce Chef. Pour les toucher, il faut 9.`,
  steps: [
    t`Les dés des Berbères donnent 6, 4 et 3\u00a0: une touche. Ceux de la ${n('castile')} donnent 8 et 7, contre des unités qui ont franchi un fleuve, et ratent tous les deux.`,
    t`L’${n('umayyads')}, l’Attaquant, poursuit le combat.`,
    t`La ${n('castile')} aussi. Les Berbères touchent encore une fois, et le 8 de la ${n('castile')} rate de nouveau\u00a0: ${p('segovia')} est prise sans perte.`,
  ],
  after: t`Un Berbère n’est touché que par un dé qui montre 9 ou 10. Ni un fleuve ni un Chef ennemi n’y changent rien (${r('11-umayyads-berbers')}). Al Mansur et sa pile se déplacent et combattent maintenant une seconde fois (${r('9.2')}).`,
  tasks: {
    'ride-to-cuenca': {
      ask: t`Après le 1er\u00a0round, retraitez à ${p('cuenca')} avec les 3\u00a0Berbères et Al Mansur.`,
      done: t`Il y a 3\u00a0Berbères en montagne, où la limite est de 2, et aucun n’est de trop\u00a0: les Berbères ne comptent pas dans l’empilement.`,
      lost: t`Ils poursuivent le combat.`,
      hints: [
        t`L’Attaquant décide le premier, et c’est le moment.`,
        t`Un Attaquant peut retraiter vers toute province adjacente vide.`,
        t`Retraitez à ${p('cuenca')} avec 3\u00a0Berbères et Al Mansur.`,
      ],
    },
    'save-the-last': {
      ask: t`La ${n('castile')} a le choix\u00a0: retraitez avec sa dernière Infanterie.`,
      done: t`La ${n('castile')} perd ${p('segovia')} mais garde son Infanterie.`,
      lost: t`L’Infanterie a poursuivi le combat, ou a retraité ailleurs.`,
      hints: [
        t`La ${n('castile')} contrôle ${p('avila')}.`,
        t`Un Défenseur ne peut pas retraiter vers une province d’où vient un attaquant.`,
        t`Retraitez à ${p('avila')} avec l’Infanterie.`,
      ],
    },
  },
  wrongs: {
    'castile-first': {
      label: t`Faire retraiter la ${n('castile')} avant la décision de l’${n('umayyads')}.`,
      because: t`L’Attaquant décide le premier.`,
    },
    'over-the-tagus': {
      label: t`Faire retraiter la ${n('castile')} de l’autre côté du Tage, à ${p('toledo')}.`,
      because: t`Les attaquants en viennent.`,
    },
  },
};
