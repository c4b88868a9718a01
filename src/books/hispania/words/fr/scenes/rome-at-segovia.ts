import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'rome-at-segovia'> = {
  title: 'Une Élite contre 2\u00a0défenseurs',
  about: t`${n('rome')} attaque ${p('segovia')} avec une seule Élite, contre 2\u00a0Infanteries du ${n('cantabrians')}. Une Élite touche plus souvent qu’une Infanterie, et se fait toucher moins souvent. Comparez les 2 nombres\u00a0: 6 et 8.`,
  steps: [
    t`${n('rome')} obtient un 6, tout juste assez. Le ${n('cantabrians')} obtient deux 7\u00a0: il manque 1 à chacun pour le 8 requis.`,
    t`Une Infanterie est détruite. ${n('rome')}, l’Attaquant, décide d’abord et poursuit le combat.`,
    t`L’Infanterie qui reste au ${n('cantabrians')} retraite à ${p('avila')}, et la bataille est finie.`,
  ],
  after: t`Contre une Infanterie, ces deux 7 auraient été 2\u00a0touches. Après chaque round, l’Attaquant décide d’abord, puis le Défenseur. Une bataille prend fin quand un camp n’y a plus d’unité, à cause de ses pertes ou d’une retraite (${r('6.6')}).`,
  tasks: {
    'a-province-of-its-own': {
      ask: t`Jouez le ${n('cantabrians')}\u00a0: retraitez de façon qu’il contrôle une province de plus.`,
      done: t`Une unité peut retraiter vers une province vide, et une nation dont les unités y sont seules la contrôle.`,
      lost: t`L’unité est peut-être en sûreté, mais le ${n('cantabrians')} n’a pas gagné de province.`,
      hints: [
        t`Quelles nations contrôlent les provinces adjacentes à ${p('segovia')}\u00a0? Certaines de ces provinces sont vides.`,
        t`Ni ${p('avila')}, que le ${n('cantabrians')} contrôle, ni la province d’où vient ${n('rome')}.`,
        t`Retraitez à ${p('cuenca')}.`,
      ],
    },
    'stand-and-hit': {
      ask: t`Ou bien restez. Le ${n('cantabrians')} a 1\u00a0dé, et il lui faut 8\u00a0: détruisez l’Élite.`,
      done: t`L’Élite est détruite. Elle ne rapporterait des PV que pendant la séquence du ${n('cantabrians')}, quand il attaque (${r('8-kills')}).`,
      lost: t`${n('rome')} contrôle ${p('segovia')}. La tentative était courageuse, mais une Élite n’est touchée que sur 8\u00a0ou plus.`,
      hints: [
        t`L’Attaquant est resté. Le Défenseur peut rester aussi.`,
        t`Les deux camps lancent avant qu’une unité soit retirée\u00a0: même touchée, une dernière unité peut donc encore toucher.`,
        t`Choisissez de poursuivre le combat, et regardez les dés.`,
      ],
    },
  },
  wrongs: {
    'defender-first': {
      label: t`Faire retraiter le ${n('cantabrians')} avant la décision de ${n('rome')}.`,
      because: t`L’Attaquant décide d’abord s’il retraite.`,
    },
    'where-rome-came-from': {
      label: t`Retraiter à ${p('calatayud')}, que ${n('rome')} vient de quitter.`,
      because: t`Le Défenseur ne peut pas retraiter vers une province d’où viennent des attaquants.`,
    },
    'home-to-cantabria': {
      label: t`Retraiter jusqu’en ${p('cantabria')}.`,
      because: t`Une unité ne retraite que vers une province adjacente.`,
    },
  },
};
