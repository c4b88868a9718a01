import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'a-leader-adds-two'> = {
  title: 'Un Chef ajoute 2',
  about: t`Trois Infanteries du ${n('visigoths')} s’apprêtent à attaquer ${p('cartagena')}, mais leur Chef, Wallia, est encore à ${p('valencia')}. Un Chef ne lance pas de dé et ne peut pas être une cible, mais il ajoute 2 à chaque dé de son camp. Regardez le dé qui donne 5\u00a0: sans le Chef, il raterait.`,
  steps: [
    t`Wallia va seul de ${p('valencia')} à ${p('denia')}.`,
    t`Wallia conduit les 3\u00a0Infanteries à ${p('cartagena')}, où l’${n('alans')} les arrête.`,
    t`Le ${n('visigoths')} termine son mouvement.`,
    t`La bataille commence.`,
    t`Les 3\u00a0dés visent l’Infanterie. En plaine, il leur faudrait 7\u00a0; avec Wallia, il leur faut 5.`,
  ],
  after: t`Le 5 est une touche grâce au Chef. À l’${n('alans')}, sans Chef, il fallait 7 (${r('6.2b')}). Un second Chef n’ajouterait rien, et un Chef seul face à des unités ennemies est tué.`,
  tasks: {
    'bring-him-up': {
      ask: t`Depuis le début\u00a0: attaquez ${p('cartagena')} de façon que votre Infanterie touche sur 5 au 1er\u00a0round.`,
      done: t`Wallia est arrivé à temps\u00a0: 7, moins 2 pour le Chef.`,
      lost: t`L’Infanterie est sans Wallia, ou Wallia sans elle. Amenez-les ensemble à ${p('cartagena')} dans la même phase de mouvement.`,
      hints: [
        t`Où est Wallia, et où sont ses unités\u00a0?`,
        t`Seul, il peut entrer dans 3\u00a0provinces. Il peut prendre l’Infanterie en chemin.`,
        t`Wallia à ${p('denia')}, puis avec l’Infanterie à ${p('cartagena')}\u00a0; terminez le mouvement et combattez.`,
      ],
    },
    'home-with-the-king': {
      ask: t`Un round suffit. Retraitez à ${p('denia')} avec les 3\u00a0Infanteries et Wallia.`,
      done: t`Toutes les unités sont rentrées, et l’${n('alans')} ne peut plus tuer Wallia.`,
      lost: t`Une unité ou Wallia est encore sur place. Un Chef seul face à des unités ennemies est tué aussitôt.`,
      hints: [
        t`La retraite vaut pour les unités et pour les Chefs.`,
        t`Ne laissez aucune unité, et surtout pas Wallia. ${p('denia')} peut contenir 3\u00a0unités, et les Chefs ne comptent pas.`,
        t`Retraitez à ${p('denia')} avec 3\u00a0Infanteries et Wallia.`,
      ],
    },
  },
  wrongs: {
    'on-to-cordoba': {
      label: t`Continuer jusqu’à ${p('cordoba')}, la seconde province de l’Infanterie.`,
      because: t`Des unités s’arrêtent là où elles rencontrent l’ennemi. Trois unités de l’${n('alans')} en stoppent jusqu’à 6, et vous en avez 3.`,
    },
    'wallia-rolls-too': {
      label: t`Lancer aussi un dé pour Wallia.`,
      because: t`Un Chef ne lance jamais de dé. Il ajoute 2 aux dés de ses unités.`,
    },
  },
};
