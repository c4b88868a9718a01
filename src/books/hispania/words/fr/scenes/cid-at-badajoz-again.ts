import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cid-at-badajoz-again'> = {
  title: 'Huit PV pour Séville',
  about: t`Le ${n('leon')} a pris ${p('badajoz')} et reconstruit son Château-fort. ${n('seville')} veut la province\u00a0: c’est l’une des 3 qui lui rapportent 5\u00a0PV à ce tour. El Cid vient d’y détruire un Château-fort pour le ${n('leon')}\u00a0; ${n('seville')}, qui a 3\u00a0Or, le recrute contre le nouveau.`,
  steps: [
    t`${n('seville')} désigne le Château-fort du ${n('leon')}\u00a0: 3\u00a0Or.`,
    t`Le joueur d’El Cid accepte, bien qu’il ait aussi la ${n('castile')}, rivale de ${n('seville')}.`,
    t`Il ne reste que 3\u00a0Chevaliers dans sa troupe. Les 3 touchent, et le Château-fort devient une Ruine. Un Chevalier est touché, et récupère quand la troupe repart.`,
    t`Deux Infanteries de ${n('seville')} entrent dans la province vide.`,
    t`${n('seville')} termine son mouvement.`,
    t`${n('seville')} sacrifie 1\u00a0Infanterie pour un Château-fort et marque 5\u00a0PV pour ${p('badajoz')}.`,
  ],
  after: t`3\u00a0PV pour un Château-fort chrétien et 5 pour ${p('badajoz')}\u00a0: El Cid fait marquer 8\u00a0PV à ${n('seville')}. Lui-même marque 3\u00a0PV pour l’Or. Plusieurs Recruteurs, l’un après l’autre, peuvent faire attaquer la même province (${r('11-el-cid-after')}).`,
  tasks: {
    'one-knight-stays-behind': {
      ask: t`La bataille qu’El Cid doit livrer pour lui-même est encore à venir. Engagez 2\u00a0Chevaliers, et gardez-en 1 à l’abri.`,
      done: t`Deux Chevaliers ne peuvent pas détruire un Château-fort en un round. Le troisième ne court aucun danger.`,
      lost: t`El Cid a combattu avec un autre nombre de Chevaliers, ou un Chevalier est perdu. Revenez d’un coup en arrière.`,
      hints: [
        t`Combien d’unités doit-il engager\u00a0?`,
        t`Son joueur choisit les unités qui combattent\u00a0: 1\u00a0unité suffit.`,
        t`Engagez 2\u00a0Chevaliers.`,
      ],
    },
    'leaves-the-ruin': {
      ask: t`Le Château-fort est devenu une Ruine. Entrez avec les deux unités, et gardez-les\u00a0: ne reconstruisez rien.`,
      done: t`Vous gardez les deux unités et contrôlez ${p('badajoz')}. Mais les 5\u00a0PV ne se marquent qu’avec un Château-fort reconstruit.`,
      lost: t`Vous avez reconstruit un Château-fort, ou ${p('badajoz')} ne contient pas 2\u00a0Infanteries.`,
      hints: [
        t`Vous pouvez reconstruire un Château-fort, mais rien ne vous y oblige.`,
        t`La question vient à la phase de combat, une fois vos unités dans la province.`,
        t`Déplacez 2\u00a0Infanteries à ${p('badajoz')}, terminez le mouvement, puis le combat sans reconstruire.`,
      ],
    },
  },
  wrongs: {
    'nobody-else-there': {
      label: t`Désigner aussi 1\u00a0Infanterie, en plus du Château-fort.`,
      because: t`La province ne contient que le Château-fort. Une mission ne peut désigner que des unités présentes dans la province.`,
    },
    'without-units': {
      label: t`Faire combattre El Cid sans unité.`,
      because: t`Un Chef seul ne peut pas combattre. Il lui faut au moins 1\u00a0unité.`,
    },
  },
};
