import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'retreat-from-segovia'> = {
  title: 'La retraite à Calatayud',
  about: t`L’${n('umayyads')} a attaqué ${p('segovia')} depuis ${p('toledo')} et ${p('cuenca')}, et la ${n('castile')} veut sauver les unités qui lui restent. ${p('toledo')} est vide, le ${n('leon')} contrôle ${p('avila')}, et il n’y a plus de place à ${p('calatayud')}. Voyez où les 2 survivantes peuvent retraiter.`,
  steps: [
    t`Trois Infanteries en attaquent 3.`,
    t`La ${n('castile')} vise les unités qui ont franchi le Tage. Chaque camp perd 1\u00a0Infanterie.`,
    t`L’${n('umayyads')} ne retraite pas. La ${n('castile')} peut maintenant le faire.`,
    t`Une Infanterie retraite à ${p('calatayud')}, où elle dépasse de 1 la limite de 2.`,
    t`L’autre ne peut pas encore la suivre\u00a0: la ${n('castile')} déclare d’abord ${p('calatayud')} capitale.`,
    t`La seconde Infanterie y retraite à son tour.`,
  ],
  after: t`${p('toledo')} était fermée, car des attaquants en venaient\u00a0; ${p('avila')} et ${p('cuenca')} aussi, car d’autres nations les contrôlaient (${r('6.6')}). À ${p('calatayud')}, la retraite permettait de dépasser la limite de 1\u00a0unité (${r('4.6')}), et la capitale d’en ajouter une autre (${r('4.3')}).`,
  tasks: {
    'both-get-away': {
      ask: t`L’Attaquant reste. Faites sortir de ${p('segovia')} les deux unités de la ${n('castile')}, sans en perdre aucune.`,
      done: t`${p('calatayud')} contient 4\u00a0unités\u00a0: 2 en montagne, 1 pour la capitale, 1 pour la retraite.`,
      lost: t`Vous avez livré un autre round au lieu de retraiter.`,
      hints: [
        t`Une province adjacente est ouverte, et peut recevoir 1\u00a0unité.`,
        t`La ${n('castile')} peut relever cette limite à tout moment, même pendant la séquence de l’ennemi.`,
        t`Déclarez ${p('calatayud')} capitale, puis faites-y retraiter les deux unités.`,
      ],
    },
    'back-within-the-limit': {
      ask: t`${p('calatayud')} contient 4\u00a0unités\u00a0; comme capitale, elle peut en contenir 3. Au mouvement de la ${n('castile')}, passez son contrôle d’empilement sans perte. Le ${n('leon')} joue d’abord\u00a0; laissez-le où il est.`,
      done: t`La limite de ${p('calatayud')} était de nouveau respectée avant le contrôle.`,
      lost: t`La ${n('castile')} a perdu une unité. Son mouvement aurait pu l’éviter.`,
      hints: [
        t`Le ${n('leon')} se déplace d’abord\u00a0: terminez son mouvement. Regardez ensuite ${p('calatayud')}.`,
        t`Une Infanterie doit aller dans une province qui a de la place pour elle.`,
        t`Terminez le mouvement du ${n('leon')}\u00a0; déplacez 1\u00a0Infanterie de ${p('calatayud')} en ${p('old-castile')}\u00a0; terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'both-without-the-capital': {
      label: t`Faire retraiter d’emblée les deux unités à ${p('calatayud')}.`,
      because: t`Ses 2\u00a0unités atteignent la limite en montagne, et une retraite ne peut la dépasser que de 1.`,
    },
    'through-the-gap-to-toledo': {
      label: t`Retraiter à ${p('toledo')}, qui est vide.`,
      because: t`Une partie des attaquants vient de ${p('toledo')}\u00a0: le Défenseur ne peut pas y retraiter.`,
    },
    'to-the-neighbours': {
      label: t`Retraiter à ${p('avila')}, où une nation chrétienne a des unités.`,
      because: t`Jamais chez une autre nation, quelle que soit sa religion\u00a0: seulement vers une province vide ou contrôlée par la sienne.`,
    },
  },
};
