import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'alans-at-segovia'> = {
  title: 'Quatre attaquent, trois restent',
  about: t`L’${n('alans')} attaque ${p('segovia')}, une plaine que défendent 2\u00a0Infanteries. Un Attaquant peut dépasser la limite d’empilement de 1\u00a0unité, car il s’attend à des pertes. Voyez ce qui se passe s’il n’en subit aucune.`,
  steps: [
    t`Deux Infanteries venues d’${p('avila')} entrent à ${p('segovia')}. Les unités ennemies les y arrêtent.`,
    t`Deux autres Infanteries arrivent de ${p('calatayud')}. Cela fait 4\u00a0unités\u00a0: la limite de 3 en plaine, plus le bonus d’attaque de 1.`,
    t`Le mouvement prend fin. Le contrôle d’empilement ne retire aucune unité\u00a0: 4 peuvent attaquer.`,
    t`La bataille. Les deux Infanteries de l’${n('hispano-romans')} sont détruites au 1er\u00a0round\u00a0; l’${n('alans')} ne perd aucune unité.`,
    t`Sans unité ennemie, il n’y a plus de bonus d’attaque. Quatre unités sont dans une province dont la limite est de 3\u00a0: 1 est retirée.`,
  ],
  after: t`Le bonus d’attaque compte au contrôle qui précède le combat, mais pas au dernier contrôle d’empilement (${r('4.4')}, ${r('6.8')}). Une victoire sans perte coûte donc 1\u00a0unité, à moins que ${p('segovia')} ne devienne la capitale.`,
  tasks: {
    'a-new-capital': {
      ask: t`La bataille est gagnée, et le dernier contrôle d’empilement demande de retirer 1\u00a0Infanterie. Gardez les 4.`,
      done: t`${p('segovia')} est maintenant la capitale de l’${n('alans')}, et peut contenir 4\u00a0unités.`,
      lost: t`La quatrième unité est retirée. Annulez ce choix et regardez l’autre possibilité.`,
      hints: [
        t`Le contrôle propose autre chose que de retirer une unité.`,
        t`Une nation peut déclarer capitale une province qu’elle vient de prendre.`,
        t`Déclarez ${p('segovia')} capitale de l’${n('alans')}.`,
      ],
    },
    'as-many-as-may': {
      ask: t`L’${n('alans')} a 5\u00a0Infanteries autour de ${p('segovia')}. Depuis le début\u00a0: attaquez avec le plus grand nombre permis, sans en perdre aucune avant la bataille.`,
      done: t`Vous lancez 4\u00a0dés au 1er\u00a0round, et la cinquième Infanterie reste hors de la bataille.`,
      lost: t`Le contrôle qui précède la bataille a retiré une unité en surplus.`,
      hints: [
        t`C’est le tour\u00a07\u00a0: vous n’avez ni Chef ni Invasion.`,
        t`Ajoutez le bonus d’attaque de 1 à la limite d’une plaine. Peu importe d’où viennent les unités.`,
        t`Amenez exactement 4\u00a0Infanteries à ${p('segovia')}, terminez le mouvement et combattez.`,
      ],
    },
  },
  wrongs: {
    'keep-the-fourth': {
      label: t`Laisser les 4\u00a0unités et terminer la séquence.`,
      because: t`Le bonus vaut pour une attaque, et l’attaque est finie.`,
    },
    'remove-before-the-battle': {
      label: t`Ramener 1\u00a0Infanterie en arrière avant de lancer les dés.`,
      because: t`Des unités ne sont retirées qu’aux contrôles d’empilement. Quatre unités respectent la limite d’une attaque\u00a0: rien n’est demandé ici.`,
    },
    'leave-the-enemy-be': {
      label: t`Rester dans la province avec les unités ennemies, sans combattre.`,
      because: t`Une bataille est livrée dans chaque province qui contient des unités de 2\u00a0nations. L’Attaquant choisit l’ordre des batailles, mais ne peut en éviter aucune.`,
    },
  },
};
