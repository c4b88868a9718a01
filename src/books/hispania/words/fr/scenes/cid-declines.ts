import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cid-declines'> = {
  title: 'El Cid refuse',
  about: t`Le ${n('badajoz')} offre 2\u00a0Or à El Cid contre les 2\u00a0Infanteries du ${n('leon')} en ${p('lusitania')}. Mais le ${n('leon')} est chrétien, et El Cid le tient pour un ami. Voyez ce que coûte une offre refusée.`,
  steps: [
    t`Le ${n('badajoz')} fait son offre\u00a0: les deux unités de la ${p('lusitania')}.`,
    t`El Cid refuse. Le ${n('badajoz')} garde son Or et continue sans lui.`,
  ],
  after: t`Il peut refuser toute offre, et doit refuser d’attaquer une autre nation de son propre joueur (${r('11-el-cid-hire')}). Une offre refusée ne coûte rien.`,
  tasks: {
    'as-many-as-may-go': {
      ask: t`Acceptez cette fois, et engagez en ${p('lusitania')} les 3\u00a0Chevaliers et autant d’Infanteries que possible avec eux.`,
      done: t`Quatre unités\u00a0: la limite de 2 en montagne, et 2 de plus pour El Cid. Trois Infanteries restent hors carte.`,
      lost: t`Il a refusé, ou a combattu avec moins d’unités. Revenez à l’offre.`,
      hints: [
        t`Quelle est la limite en ${p('lusitania')}, et combien ajoute El Cid\u00a0?`,
        t`La limite en montagne est de 2.`,
        t`Acceptez, et engagez 3\u00a0Chevaliers et 1\u00a0Infanterie.`,
      ],
    },
    'nobody-is-hired': {
      ask: t`Recommencez, et jouez le ${n('badajoz')} sans faire d’offre.`,
      done: t`Il a mis 2\u00a0Or en réserve. Le mouvement suit.`,
      lost: t`Le ${n('badajoz')} a fait une offre. Recommencez.`,
      hints: [
        t`Aucune nation n’est obligée de recruter El Cid.`,
        t`Cette phase se termine comme les autres.`,
        t`Terminez la phase.`,
      ],
    },
  },
  wrongs: {
    'no-third-infantry': {
      label: t`Désigner 3\u00a0Infanteries.`,
      because: t`La ${p('lusitania')} n’en contient que 2. Une mission ne peut désigner que des unités présentes dans la province.`,
    },
    'accepting-too-late': {
      label: t`Revenir sur le refus d’El Cid, et accepter.`,
      because: t`Il a eu le choix et a refusé. Le ${n('badajoz')} est déjà à son mouvement.`,
    },
    'a-second-offer': {
      label: t`Offrir une autre mission, contre 1 seule Infanterie.`,
      because: t`Une nation ne peut faire qu’une offre à sa séquence, quelle que soit la réponse.`,
    },
  },
};
