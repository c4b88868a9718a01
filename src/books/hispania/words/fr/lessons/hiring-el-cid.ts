import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'hiring-el-cid'> = {
  title: 'Recruter El Cid',
  learn: t`Payez un Chef pour combattre à votre place\u00a0: apprenez ce qu’il coûte, qui marque les PV et qui prend la province.`,
  about: t`Au tour\u00a017, El Cid attend à côté de la carte avec ses Chevaliers. Après son revenu, une nation peut lui proposer 1\u00a0mission\u00a0: combattre des unités dans une province adjacente aux siennes. ${n('byzantium')} et les nations du joueur d’El Cid ne le peuvent pas. Pour chaque unité ennemie détruite ou qui retraite, le Recruteur lui paie 1\u00a0Or, 2 pour un Chevalier, 3 pour un Château-fort. Le Recruteur marque des PV pour les unités détruites comme s’il avait combattu lui-même.`,
  steps: {
    hire: {
      ask: t`Vous jouez la ${n('navarre')}, avec 3\u00a0Or. Vous marquez 3\u00a0PV par Château-fort détruit d’une nation musulmane, et 1\u00a0PV pour toute autre unité musulmane. Faites détruire un Château-fort par El Cid\u00a0: proposez-lui une mission, qu’il acceptera.`,
      done: t`Le Château-fort est une Ruine, et il vous a rapporté des PV. El Cid change votre Or en PV, puis repart\u00a0: il ne garde pas la province pour vous.`,
      lost: t`Votre mission ou votre séquence est finie, et El Cid n’a détruit aucun Château-fort pour vous.`,
      hints: [
        t`Deux Châteaux-forts sont seuls, en plaine, dans des provinces adjacentes aux vôtres.`,
        t`Proposez une mission contre le Château-fort de ${p('zaragoza')}, ou contre celui de ${p('huesca')}.`,
      ],
      poor: {
        'one-infantry': t`El Cid est venu avec 3\u00a0Chevaliers pour 1\u00a0Infanterie. Vous payez 1\u00a0Or seulement, mais vous ne pouvez le recruter qu’une fois.`,
        nobody: t`Vous avez gardé votre Or. Au prochain tour, aucune nation ne pourra recruter El Cid.`,
        alone: t`Une Infanterie attaque un Château-fort sans El Cid\u00a0: 1\u00a0dé contre 3.`,
      },
      wrongs: {
        valencia: {
          label: t`L’envoyer au loin, à ${p('valencia')}.`,
          because: t`La province visée doit être adjacente à une province que vous contrôlez.`,
        },
        'too-dear': {
          label: t`À ${p('cuenca')}, désigner le Château-fort et l’Infanterie.`,
          because: t`Vous pouvez désigner une partie seulement des unités de la province.`,
        },
        'his-own': {
          label: t`L’envoyer contre la ${n('castile')} à ${p('segovia')}.`,
          because: t`Dans cette partie, la ${n('castile')} et El Cid ont le même joueur, et une mission ne peut pas viser une nation de ce joueur.`,
        },
      },
    },
    follow: {
      ask: t`El Cid a détruit le Château-fort de ${p('zaragoza')} et il est reparti\u00a0; votre séquence continue. À la fin, contrôlez ${p('zaragoza')}, ${p('calatayud')} et ${p('pamplona')}.`,
      done: t`El Cid combat, et votre unité prend la province. Sans une de vos unités à proximité, elle serait restée vide.`,
      lost: t`Votre séquence est finie, et vous ne contrôlez pas les 3\u00a0provinces.`,
      hints: [
        t`Une Ruine n’est pas une unité\u00a0: ${p('zaragoza')} est vide. Vous avez 2\u00a0unités à ${p('calatayud')}.`,
        t`Déplacez 1\u00a0Infanterie de ${p('calatayud')} à ${p('zaragoza')}, puis terminez le mouvement. Vous pouvez aussi la sacrifier pour reconstruire le Château-fort.`,
      ],
      poor: {
        stays: t`La province était vide, et aucune unité n’y est entrée.`,
        both: t`Deux unités sont parties là où 1 suffisait, et ${p('calatayud')} n’est plus à personne.`,
      },
      wrongs: {
        again: {
          label: t`Recruter encore El Cid, contre ${p('huesca')}.`,
          because: t`Chaque nation peut le recruter une fois. La nation suivante peut le recruter, même contre la même province.`,
        },
      },
    },
  },
  after: t`Chaque nation peut proposer 1\u00a0mission, au tour\u00a017 seulement, et le joueur d’El Cid peut la refuser (${r('11-el-cid-hire')}). Le Recruteur paie les résultats en Or, et El Cid marque des PV pour cet Or (${r('11-el-cid-pay')}). Le Recruteur reprend ensuite sa séquence (${r('11-el-cid-after')}).`,
};
