import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'nation-sheet'> = {
  title: 'Lire une fiche de nation',
  learn: t`Posez-vous 3\u00a0questions devant toute fiche\u00a0: quand la nation joue-t-elle, où marque-t-elle des PV, et quelles unités ennemies lui en rapportent\u00a0?`,
  about: t`Chaque nation a une fiche, que tous les joueurs peuvent lire, et qui dit en quoi elle diffère des autres. Gardez la fiche du ${n('cantabrians')} ouverte pendant que vous répondez\u00a0: le lien est sous le plateau.`,
  steps: {
    when: {
      ask: t`La barre en haut d’une fiche montre les tours où la nation joue. Quand le ${n('cantabrians')} joue-t-il\u00a0?`,
      done: t`Il joue du premier tour à la fin du tour\u00a08. Il est alors remplacé par le ${n('visigoths')}, et son Or en réserve est perdu.`,
      hints: [
        t`Sur la fiche, regardez la barre des tours, sous le nom.`,
        t`Elle commence au tour\u00a01 et finit au tour\u00a08, quand le ${n('visigoths')} remplace le ${n('cantabrians')}.`,
      ],
      options: {
        'one-to-eight': t`Du tour\u00a01 à la fin du tour\u00a08.`,
        'one-to-five': t`Du tour\u00a01 à la fin du tour\u00a05.`,
        'six-to-twelve': t`Du tour\u00a06 à la fin du tour\u00a012.`,
        'to-the-end': t`Du tour\u00a01 à la fin de la partie.`,
      },
      wrong: t`La barre de la fiche montre d’autres tours.`,
    },
    where: {
      ask: t`À la fin de certains tours, une nation marque des PV pour des provinces qu’elle contrôle. Sa fiche en donne la liste, qui change d’un tour à l’autre. Trouvez 2\u00a0provinces pour lesquelles le ${n('cantabrians')} marque des PV à la fin du tour\u00a07.`,
      done: t`Seules les provinces de la liste de ce tour rapportent des PV. Peu importe qui les contrôle aujourd’hui\u00a0: vous avez jusqu’au tour\u00a07.`,
      hints: [
        t`Sur la fiche, cherchez les PV des provinces, puis le tour\u00a07. Toutes sont dans le Nord.`,
        t`Choisissez la ${p('cantabria')}, son pays, et la ${p('old-castile')}, qui lui est adjacente.`,
      ],
      wrong: t`Cette province n’est pas dans la liste du ${n('cantabrians')} pour le tour\u00a07.`,
    },
    whom: {
      ask: t`Certaines nations marquent aussi des PV pour les unités ennemies qu’elles détruisent à leur propre séquence. Le ${n('cantabrians')} marque 3\u00a0PV par Élite de ${n('rome')}. C’est le tour\u00a04, et 1\u00a0Élite est en ${p('old-castile')}\u00a0: attaquez-la avec au moins 3\u00a0unités, puis terminez le mouvement.`,
      done: t`Aucune province ne rapporte de PV au tour\u00a04, mais une unité détruite en rapporte à n’importe quel tour. Une Élite est une unité forte\u00a0: 3\u00a0unités ne sont pas de trop contre elle.`,
      lost: t`Votre mouvement est fini, et moins de 3\u00a0unités attaquent l’Élite.`,
      hints: [
        t`Deux unités ennemies sont à portée. Pour laquelle votre fiche donne-t-elle des PV\u00a0?`,
        t`Déplacez les deux Infanteries de la ${p('cantabria')} et 1 de ${p('tierra-de-campos')} en ${p('old-castile')}, puis terminez le mouvement.`,
      ],
      poor: {
        stays: t`L’Élite est dans une province adjacente, et aucune unité ne s’est déplacée.`,
        basques: t`Votre fiche ne donne pas de PV pour une Infanterie du ${n('basques')}.`,
        'one-alone': t`Une Infanterie seule a peu de chances contre une Élite.`,
        two: t`Deux unités peuvent réussir. Mais 2 autres pouvaient venir de ${p('tierra-de-campos')}.`,
      },
      wrongs: {
        segovia: {
          label: t`Aller de la ${p('cantabria')} à ${p('segovia')}, contre l’${n('iberians')}.`,
          because: t`Les unités de l’${n('iberians')} ne vous rapportent pas non plus de PV.`,
        },
      },
    },
  },
  after: t`Avec ces 3\u00a0questions, vous pouvez jouer n’importe quelle nation. Les provinces rapportent des PV à la fin d’un tour (${r('8-turn-end')}), les unités détruites à votre propre séquence, quand vous attaquez. La fiche énumère aussi les Renforts et dit comment la nation finit.`,
};
