import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'alans-invade-segovia'> = {
  title: 'Cinq à l’attaque lors d’une Invasion',
  about: t`La même attaque, 1\u00a0tour plus tôt. Le tour\u00a06 est celui de l’Invasion de l’${n('alans')}\u00a0: son bonus d’attaque est de 2 au lieu de 1, et ses unités se déplacent et combattent deux fois. Au 2e\u00a0mouvement, les unités en surplus peuvent partir.`,
  steps: [
    t`Deux Infanteries arrivent d’${p('avila')}.`,
    t`Deux autres arrivent de ${p('calatayud')}, ce qui fait 4.`,
    t`L’Infanterie de ${p('cuenca')} entre aussi. Cela fait 5\u00a0unités\u00a0: la limite de 3 en plaine, plus le bonus d’attaque de 2.`,
    t`Le 1er\u00a0mouvement prend fin. Le contrôle d’empilement en admet 5.`,
    t`L’${n('alans')} lance 5\u00a0dés contre 2 et détruit les deux unités du Défenseur.`,
    t`À son 2e\u00a0mouvement, l’${n('alans')} ne déplace aucune unité.`,
    t`${p('segovia')} n’est plus attaquée\u00a0: 3\u00a0unités seulement peuvent y rester, et 2\u00a0Infanteries sont retirées.`,
  ],
  after: t`Cinq unités peuvent attaquer lors d’une Invasion, ou avec un Chef\u00a0; 3 peuvent rester (${r('4.4')}). Le 2e\u00a0mouvement d’une Invasion vient avant le contrôle d’empilement suivant\u00a0: aucune unité n’est donc perdue d’avance (${r('9.1')}).`,
  tasks: {
    'all-five-alive': {
      ask: t`La bataille est gagnée et le 2e\u00a0mouvement commence. Gardez ${p('segovia')} sans perdre aucune des 5\u00a0Infanteries.`,
      done: t`Trois restent, 2 poursuivent leur route, et le contrôle d’empilement ne retire aucune unité.`,
      lost: t`Vous avez dû retirer une unité. Déplacez-vous avant le contrôle.`,
      hints: [
        t`C’est le 2e\u00a0mouvement, avant le contrôle d’empilement.`,
        t`Deux Infanteries doivent aller dans d’autres provinces. Chaque province montagneuse adjacente peut en contenir 2.`,
        t`Déplacez 2\u00a0Infanteries de ${p('segovia')} à ${p('calatayud')}, puis terminez le mouvement.`,
      ],
    },
    'only-one-need-go': {
      ask: t`Trop tard pour se déplacer\u00a0: le contrôle demande de retirer 2\u00a0Infanteries. N’en perdez qu’une.`,
      done: t`Quatre restent dans la nouvelle capitale.`,
      lost: t`Vous en avez retiré 2. Déclarez d’abord la capitale.`,
      hints: [
        t`La limite elle-même peut augmenter.`,
        t`La limite d’une capitale est plus haute de 1, et vous pouvez en déclarer une pendant le contrôle.`,
        t`Déclarez ${p('segovia')} capitale, puis retirez 1\u00a0Infanterie.`,
      ],
    },
  },
  wrongs: {
    'stay-as-five': {
      label: t`Garder les 5\u00a0unités\u00a0: l’Invasion n’est pas finie.`,
      because: t`L’Invasion n’augmente la limite que dans les provinces que vous attaquez. Il ne reste ici aucune unité ennemie.`,
    },
    'give-up-only-one': {
      label: t`Ne retirer qu’une Infanterie et en garder 4.`,
      because: t`Une plaine peut contenir 3\u00a0unités. Une capitale en plaine peut en contenir 4, mais ${p('segovia')} n’est pas encore votre capitale.`,
    },
  },
};
