import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cantabrians-become-visigoths'> = {
  title: 'Le dernier tour du Cantabrien',
  about: t`Le tour\u00a08 est le dernier du ${n('cantabrians')}. À la fin de ce tour, chacune de ses Infanteries est remplacée par une Infanterie du ${n('visigoths')} dans la même province. Il lui en reste 4, dans 2\u00a0provinces.`,
  steps: [
    t`Une Infanterie va des ${p('asturias')} au ${p('leon')} et prend la province.`,
    t`Le ${n('cantabrians')} termine son mouvement. Le tour\u00a08 prend fin\u00a0: 4\u00a0Infanteries dans 3\u00a0provinces sont remplacées par des Infanteries du ${n('visigoths')}.`,
  ],
  after: t`La transformation ne détruit ni ne déplace aucune unité (${r('11-cantabrians-end')}). Dans la version avancée, le joueur du ${n('cantabrians')} doit 4\u00a0unités au successeur, et paie pour chaque unité qui manque (${r('14.6-minimum')}).`,
  tasks: {
    'four-provinces': {
      ask: t`Recommencez, et laissez 4\u00a0provinces au ${n('visigoths')}, dont le ${p('leon')} et le ${p('basque-country')}.`,
      done: t`Une Infanterie dans chacune suffit.`,
      lost: t`Le tour\u00a09 a commencé, avec moins de 4\u00a0provinces.`,
      hints: [
        t`Chacune de vos 2\u00a0provinces peut se passer d’une Infanterie.`,
        t`Les ${p('asturias')} sont adjacentes au ${p('leon')}, la ${p('cantabria')} au ${p('basque-country')}.`,
        t`Déplacez 1\u00a0Infanterie des ${p('asturias')} au ${p('leon')}, 1 de la ${p('cantabria')} au ${p('basque-country')}, et terminez le mouvement.`,
      ],
    },
    'ride-on': {
      ask: t`Tour\u00a09, mouvement du ${n('visigoths')}\u00a0: prenez ${p('duero')} avec une unité venue du ${n('cantabrians')}.`,
      done: t`Ces unités se déplacent et combattent maintenant comme toutes celles du ${n('visigoths')}.`,
      lost: t`La séquence du ${n('visigoths')} est finie.`,
      hints: [
        t`Quelle unité est adjacente à ${p('duero')}\u00a0?`,
        t`La montagne n’arrête pas une unité qui en sort.`,
        t`Déplacez l’Infanterie du ${p('leon')} à ${p('duero')}.`,
      ],
    },
  },
  wrongs: {
    'far-to-segovia': {
      label: t`Aller directement de la ${p('cantabria')} à ${p('segovia')}.`,
      because: t`Ces provinces ne sont pas adjacentes.`,
    },
    'past-the-mountains': {
      label: t`Poursuivre jusqu’à ${p('salamanca')} avec l’Infanterie du ${p('leon')}.`,
      because: t`Une unité qui entre en montagne sans Chef doit s’y arrêter.`,
    },
  },
};
