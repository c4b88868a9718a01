import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cid-at-zaragoza'> = {
  title: 'Un héros à recruter',
  about: t`Tour\u00a017\u00a0: toute nation peut proposer une mission à El Cid. L’${n('aragon')} a fait ses achats, et il lui reste 4\u00a0Or. Sa province ${p('tortosa')} est adjacente à ${p('zaragoza')}, qui contient un Château-fort, pour 3\u00a0Or, et une Infanterie, pour 1. Vous jouez à la fois le Recruteur et El Cid.`,
  steps: [
    t`L’${n('aragon')} désigne toutes les unités de ${p('zaragoza')}\u00a0: le Château-fort et l’Infanterie, pour 4\u00a0Or si les deux sont détruits.`,
    t`Le joueur d’${n('el-cid')} accepte.`,
    t`Il engage 3\u00a0Chevaliers et 2\u00a0Infanteries\u00a0: la limite de 3 en plaine, et 2 de plus parce que le Chef les mène.`,
    t`Ses Infanteries visent l’Infanterie, ses Chevaliers le Château-fort.`,
    t`Le Défenseur vise les Infanteries. ${n('zaragoza')} perd son Château-fort et son Infanterie en un round, et El Cid perd 1\u00a0Infanterie. L’${n('aragon')} paie 4\u00a0Or\u00a0; El Cid marque 4\u00a0PV et repart.`,
    t`${p('zaragoza')} est vide. Deux Infanteries de l’${n('aragon')} y entrent depuis ${p('barcelona')}.`,
    t`L’${n('aragon')} termine son mouvement. Il ne reste aucune unité ennemie à combattre.`,
    t`L’${n('aragon')} sacrifie l’une d’elles et reconstruit la Ruine\u00a0: le Château-fort est maintenant le sien.`,
  ],
  after: t`Une mission interrompt la séquence du Recruteur. Son Or devient des PV pour ${n('el-cid')}\u00a0; l’${n('aragon')} marque 3\u00a0PV pour un Château-fort musulman, comme si ses propres unités l’avaient détruit (${r('11-el-cid-pay')}).`,
  tasks: {
    'the-infantry-alone': {
      ask: t`Recommencez et ne dépensez que 1\u00a0Or\u00a0: faites détruire l’Infanterie de ${p('zaragoza')}, mais pas le Château-fort.`,
      done: t`Vous avez payé 1\u00a0Or, et El Cid est reparti dès l’Infanterie détruite. Le Château-fort a quand même lancé ses dés contre lui.`,
      lost: t`Il a refusé, ou l’Infanterie n’a pas été la seule unité payée. Recommencez.`,
      hints: [
        t`Le Recruteur n’est pas obligé de désigner toutes les unités de la province.`,
        t`Une unité qui n’est pas désignée ne peut pas être une cible, mais se défend avec les autres.`,
        t`Désignez l’Infanterie, acceptez, engagez 3\u00a0Chevaliers et 2\u00a0Infanteries, et continuez jusqu’à ce qu’elle soit détruite.`,
      ],
    },
    'he-declines': {
      ask: t`L’${n('aragon')} a fait une offre. Jouez ${n('el-cid')}, et refusez.`,
      done: t`Ses 8\u00a0unités restent hors carte, et l’${n('aragon')} a toujours ses 4\u00a0Or.`,
      lost: t`Il a accepté. Revenez à l’offre.`,
      hints: [
        t`C’est au joueur d’${n('el-cid')} de répondre.`,
        t`Il n’a pas à donner de raison.`,
        t`Refusez la mission.`,
      ],
    },
  },
  wrongs: {
    'against-nobody': {
      label: t`L’envoyer à ${p('huesca')}.`,
      because: t`${p('huesca')} est vide, et une mission doit désigner des unités.`,
    },
    'six-units': {
      label: t`Engager 3\u00a0Chevaliers et 3\u00a0Infanteries.`,
      because: t`La limite d’une plaine est 3, et El Cid ajoute 2\u00a0: il peut engager 5\u00a0unités.`,
    },
    'another-mission': {
      label: t`Le recruter encore, après ce succès.`,
      because: t`À ce tour, chaque nation peut lui faire une seule offre. La nation suivante peut le recruter de nouveau.`,
    },
    'too-late': {
      label: t`Refuser, tout compte fait.`,
      because: t`Il a déjà accepté. Il choisit maintenant les unités qui combattent.`,
    },
  },
};
