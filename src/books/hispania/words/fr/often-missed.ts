import type { Wide } from '../../../../words/lang.ts';
import { t } from '../../../../words/rich.ts';
import type { MISSED_PAGE as EN_PAGE, MissedPart } from '../en/often-missed.ts';
import { n, p } from '../marks.ts';

export const MISSED_PAGE: Wide<typeof EN_PAGE> = { try: 'Essayer' };

/** Les règles souvent oubliées, selon ce que l’on fait quand on les oublie. */
export const OFTEN_MISSED: readonly MissedPart[] = [
  {
    title: 'L’Or et les nouvelles unités',
    points: [
      {
        id: 'one-purchase',
        title: 'Une seule unité achetée par province, quel que soit l’Or de la nation',
        text: t`Une province peut recevoir autant de Renforts que l’on veut, mais une seule unité achetée, qui peut dépasser de 1 la limite d’empilement. Un achat qui ne peut être placé nulle part est perdu.`,
        rules: ['3.1', '3.2'],
        scene: 'castile-places',
      },
      {
        id: 'dead-nations-get-reinforcements',
        title: 'Les Renforts arrivent même si la nation n’a plus d’unité',
        text: t`Perdre sa dernière unité ne met pas une nation hors jeu. Les Renforts de sa fiche arrivent quand même.`,
        rules: ['3.2', '1-nations'],
      },
      {
        id: 'fill-up',
        title: '«\u00a0Jusqu’à 13\u00a0» ne veut pas dire 13 de plus',
        text: t`Dans 3\u00a0cas, une nation ne reçoit que la différence entre un nombre et ses unités sur la carte, ou rien si elle en a déjà autant. Il s’agit de ${n('rome')} au tour\u00a05, de l’${n('umayyads')} au tour\u00a012 et du ${n('franks')} au tour\u00a013.`,
        rules: ['3.2-fill-up'],
        scene: 'rome-filled-up',
      },
      {
        id: 'castle-income',
        title: 'Le Wisigoth et l’Omeyyad ne collectent un revenu que là où ils ont un Château-fort',
        text: t`Une province sans Château-fort ne leur rapporte rien. Leur seul autre revenu est la moitié de celui de leurs nations soumises.`,
        rules: ['2.1-special', '2.2'],
        scene: 'basques-pay-two',
      },
      {
        id: 'half-down-half-up',
        title: 'La moitié du revenu s’arrondit vers le bas, celle des PV vers le haut',
        text: t`Sur 3½\u00a0Or, une nation soumise en garde 1½ et en verse 2 à son suzerain. Sur 4½\u00a0PV, elle en marque 2½, et le reste est perdu. Le suzerain marque les provinces à ses propres valeurs.`,
        rules: ['9.6-income', '9.6-points'],
        scene: 'galicians-as-subjects',
      },
    ],
  },
  {
    title: 'Empilement et population',
    points: [
      {
        id: 'best-of',
        title: 'Les bonus d’attaque ne s’additionnent jamais',
        text: t`Le bonus est de 1 dans toute attaque, de 2 avec un Chef ou en Invasion. Un Chef en Invasion ne donne toujours que 2. Le bonus d’une capitale est à part\u00a0: il tient à la province.`,
        rules: ['4.4', '4.3'],
        scene: 'alans-invade-segovia',
      },
      {
        id: 'forts-stack',
        title: 'Les Châteaux-forts et les Forts romains comptent dans l’empilement, pas dans la population',
        text: t`Un Château-fort ou un Fort occupe une place dans la limite d’empilement de sa province. Il suffit aussi à contrôler la province, qui fait alors vivre 2\u00a0unités.`,
        rules: ['4.2', '7'],
        scene: 'leon-feeds-eight',
      },
      {
        id: 'two-checks',
        title: 'L’empilement est contrôlé deux fois, et le surplus retiré à chaque fois',
        text: t`Le contrôle qui suit le mouvement tient compte du bonus d’attaque, celui qui suit le combat n’en tient plus compte. Une nation qui attaque au-delà de la limite sans rien perdre doit ensuite retirer des unités.`,
        rules: ['4.5', '6.8'],
        scene: 'alans-at-segovia',
      },
      {
        id: 'passing-through',
        title: 'Aucune limite pendant le mouvement',
        text: t`Autant d’unités que l’on veut peuvent traverser une province. L’empilement n’est contrôlé qu’une fois tous les mouvements finis, et les unités achetées peuvent partir avant.`,
        rules: ['4.5'],
        scene: 'too-many-at-segovia',
      },
      {
        id: 'capital-any-time',
        title: 'Une capitale peut être déclarée pendant la séquence d’un ennemi',
        text: t`Une nation peut la déclarer même juste avant une retraite, pour relever la limite de la province d’arrivée. L’ancienne capitale retrouve aussitôt sa propre limite, et les unités en surplus y sont retirées.`,
        rules: ['4.3', '6.6'],
        scene: 'suebi-capital',
      },
    ],
  },
  {
    title: 'Mouvement',
    points: [
      {
        id: 'forced-passage-castle',
        title: 'Un Château-fort facilite le passage',
        text: t`Chaque unité ennemie stoppe 2\u00a0unités. Là où il y a un Château-fort, chacune n’en stoppe qu’une, et lui aussi. Un Fort romain n’y change rien\u00a0: c’est 1\u00a0unité, qui en stoppe 2.`,
        rules: ['5.3', '5.3-castle'],
        scene: 'past-a-castle-at-toledo',
      },
      {
        id: 'passage-room',
        title: 'Les unités stoppées sont soumises à la limite, elles aussi',
        text: t`Six unités stoppées par 3\u00a0unités doivent toutes respecter la limite de la province, bonus d’attaque compris. Celle de ${p('toledo')} est de 4, ou de 5 en attaque\u00a0: sans Chef ni Invasion, 6\u00a0unités ne peuvent pas y rester.`,
        rules: ['5.3', '4.4'],
        scene: 'past-three-at-toledo',
      },
      {
        id: 'leader-all-the-way',
        title: 'Un Chef n’aide que les unités qui restent avec lui',
        text: t`Pour franchir une province montagneuse, une unité doit y entrer et en sortir avec lui. Pour faire 1\u00a0province de plus, elle doit être avec lui pendant tout son mouvement. Une unité qu’il laisse en chemin ne va pas plus loin.`,
        rules: ['5.2', '5.1-mountain'],
        scene: 'denia-to-lisbon',
      },
      {
        id: 'rivers-do-not-slow',
        title: 'Les fleuves ne ralentissent pas les unités',
        text: t`Un fleuve ne compte qu’au 1er\u00a0round d’une bataille, et seulement si l’unité l’a franchi à la dernière frontière. Une unité à qui il reste du mouvement peut l’éviter par un détour.`,
        rules: ['6.4', '5.1'],
        scene: 'round-by-tortosa',
      },
      {
        id: 'few-landings',
        title: 'Sur la plupart des côtes, on ne débarque pas',
        text: t`Les unités en mer ne peuvent débarquer que dans 8\u00a0provinces. ${p('castellon')}, ${p('granada')} et l’${p('algarve')} n’en sont pas. Seule la ${n('crusade')} peut débarquer sur toute côte.`,
        rules: ['3.2-sea', '11-crusade-landing'],
      },
      {
        id: 'straits-and-supremacy',
        title: 'Un détroit ne demande pas la suprématie navale, mais prend tout le mouvement',
        text: t`Le mouvement doit commencer d’un côté du détroit, et finit de l’autre. Seules les unités qui arrivent d’${p('africa')} peuvent ensuite continuer.`,
        rules: ['5.5', '3.2-africa'],
        scene: 'almoravids-from-africa',
      },
    ],
  },
  {
    title: 'Combat',
    points: [
      {
        id: 'attacker-aims-first',
        title: 'L’Attaquant choisit le premier toutes ses cibles, avant tout lancer de dés',
        text: t`Le Défenseur choisit ensuite les siennes, en connaissant celles de l’Attaquant. Une touche sur un type dont il ne reste plus d’unité est perdue. Elle ne passe jamais à un autre type.`,
        rules: ['6.1'],
        scene: 'targets-at-segovia',
      },
      {
        id: 'higher-hits',
        title: 'Ce sont les dés élevés qui touchent',
        text: t`Le livret imprime une fois «\u00a0inférieur ou égal\u00a0». Ses tables et tous ses exemples demandent le nombre indiqué ou plus. Un 1\u00a0naturel rate toujours.`,
        rules: ['6.2'],
        scene: 'rome-at-segovia',
      },
      {
        id: 'mountains-attacker',
        title: 'La montagne change les nombres de l’Attaquant, pas ceux du Défenseur',
        text: t`Exception\u00a0: la Cavalerie qui attaque est touchée sur 7\u00a0ou plus en montagne, sur 9\u00a0ou plus en plaine. La Cavalerie qui défend combat comme une Infanterie, quel que soit le terrain.`,
        rules: ['6.3', '6.2b'],
        scene: 'cavalry-in-the-mountains',
      },
      {
        id: 'leaders-do-not-add',
        title: 'Un second Chef n’ajoute rien, tous les autres bonus s’additionnent',
        text: t`Chef, fleuve, Zèle et Tactique s’additionnent. Aucun ne compte contre un Berbère\u00a0: pour le toucher, le dé lui-même doit donner 9\u00a0ou plus.`,
        rules: ['6.2b', '11-umayyads-berbers'],
        scene: 'a-leader-adds-two',
      },
      {
        id: 'no-way-back',
        title: 'Le Défenseur ne peut pas retraiter là d’où vient un attaquant',
        text: t`Il ne peut pas non plus retraiter vers une province où une bataille reste à livrer. Une attaque venue de 2\u00a0provinces les ferme toutes deux.`,
        rules: ['6.6'],
        scene: 'retreat-from-segovia',
      },
      {
        id: 'wounded-knight',
        title: 'Un Chevalier touché ne peut pas retraiter',
        text: t`Il combat comme avant. Les Châteaux-forts et les Forts ne peuvent pas retraiter non plus. S’il survit à la bataille, le Chevalier retrouve ses 2\u00a0points de vie.`,
        rules: ['6.2', '6.6'],
        scene: 'cid-at-badajoz-again',
      },
    ],
  },
  {
    title: 'Points de victoire',
    points: [
      {
        id: 'only-attackers-score',
        title: 'Le Défenseur ne marque jamais pour les unités qu’il détruit',
        text: t`Seul l’Attaquant marque pour des unités détruites, à sa propre séquence. Le Défenseur a parfois intérêt à retraiter, puis à attaquer à la sienne.`,
        rules: ['8-kills'],
        scene: 'iberians-strike-back',
      },
      {
        id: 'before-transformation',
        title: 'C’est l’ancienne nation qui marque, non son successeur',
        text: t`Le comptage précède les transformations. Après le dernier tour d’un scénario, aucune nation ne se transforme.`,
        rules: ['8-turn-end', '9.4'],
      },
      {
        id: 'own-turn-points',
        title: 'Certains PV se marquent à la séquence de la nation',
        text: t`${n('carthage')} au tour\u00a02, le ${n('visigoths')} et le ${n('franks')} au tour\u00a09 marquent avant que la nation suivante joue. Les provinces perdues ensuite comptent quand même.`,
        rules: ['8-own-turn'],
      },
      {
        id: 'religion-from-eleven',
        title: 'Aucune nation n’est chrétienne avant le tour\u00a011',
        text: t`Les PV pour des unités chrétiennes ou musulmanes commencent avec l’invasion arabe. Dès lors, toutes les nations qui ne sont pas musulmanes sont chrétiennes.`,
        rules: ['8-kills'],
      },
    ],
  },
  {
    title: 'Soumission et fins',
    points: [
      {
        id: 'one-round-first',
        title: 'Aucune nation ne se soumet avant un premier round',
        text: t`Après ce round, chaque camp doit avoir encore au moins 1\u00a0unité dans la bataille\u00a0; un Château-fort ou un Fort suffit. Sinon, la nation ne se soumet pas là. Elle peut encore le faire dans une autre bataille.`,
        rules: ['9.6-submission'],
        scene: 'basques-submit',
      },
      {
        id: 'overlord-leaves',
        title: 'Le suzerain quitte toutes les provinces de la nation qui se soumet',
        text: t`Toutes les unités qu’il y a s’en vont aussitôt, même des batailles qui restent à livrer. Ensuite, elles peuvent traverser ces provinces, mais ne peuvent pas s’y arrêter.`,
        rules: ['9.6-submission', '9.6-allies'],
      },
      {
        id: 'subjects-fight',
        title: 'Deux nations soumises au même suzerain ne sont pas alliées',
        text: t`Leurs unités s’arrêtent les unes les autres et peuvent se combattre.`,
        rules: ['9.6-allies'],
        scene: 'two-subjects-fight',
      },
      {
        id: 'cid-stays-as-nation',
        title: 'Le Chef\u00a0El Cid part, la nation El Cid reste',
        text: t`Le Chef part au bout de 1 ou 2\u00a0tours. La nation joue jusqu’à la fin de la partie, et marque une seule fois 5\u00a0PV pour ${p('valencia')}.`,
        rules: ['11-el-cid', '3.3'],
      },
    ],
  },
];
