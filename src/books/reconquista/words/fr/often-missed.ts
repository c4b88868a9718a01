import { t } from '../../../../words/rich.ts';
import type { MissedPart } from '../en/often-missed.ts';
import { l } from '../marks.ts';

/** Les règles souvent oubliées, selon la phase où elles comptent. */
export const OFTEN_MISSED: readonly MissedPart[] = [
  {
    title: 'Contrôle, rébellions et événements',
    points: [
      {
        id: 'religion-and-control',
        title: 'Les Chrétiens peuvent contrôler une cité musulmane',
        text: t`Ce sont les unités qui décident. La religion compte pour une cité inoccupée, une conversion, le départ d’une région par une Route, une reddition lors d’une égalité et les points d’une région libre de Musulmans.`,
        rules: ['5', '11-roads', '14-tie', '16'],
      },
      {
        id: 'captured-city-left',
        title: 'Une cité musulmane capturée est perdue quand la dernière unité la quitte',
        text: t`Une cité inoccupée est contrôlée par le camp de sa religion. Mieux vaut y laisser une Garnison, ou convertir la cité.`,
        rules: ['5', '10-conversion', '12-wiped-out'],
      },
      {
        id: 'no-last-city',
        title: 'Une rébellion ne prend jamais la dernière cité d’un camp',
        text: t`Le dé est relancé si son résultat fait perdre la dernière cité que contrôlent les Chrétiens ou les Musulmans.`,
        rules: ['8-guard'],
      },
      {
        id: 'rebels-without-room',
        title: 'Sans Lieu disponible, le résultat Rebelles coûte une unité et n’en place aucune',
        text: t`Si chaque Lieu de la région contient une Garnison, une Armée ou un Ordre militaire, 1\u00a0unité d’un Lieu tiré au sort est retirée.`,
        rules: ['8-rebels'],
      },
      {
        id: 'famine-order',
        title: 'La Famine emporte d’abord les Armées',
        text: t`La Famine retire les Armées avant les Garnisons et les Ordres militaires. Dans une bataille ou un siège, les Garnisons sont retirées les premières.`,
        rules: ['9-famine', '12-losses'],
      },
      {
        id: 'unhired-mercenaries',
        title: 'Les Mercenaires non loués combattent pour les Musulmans',
        text: t`Ils rejoignent la force de la phase 5, même si les dés ne lèvent aucune Armée.`,
        rules: ['9-mercenaries'],
      },
      {
        id: 'cid-besieged',
        title: 'El Cid n’aide pas l’assiégé',
        text: t`Il ajoute 2 au modificateur de l’assiégeant. Dans une cité assiégée, il n’ajoute rien.`,
        rules: ['9-el-cid', '14-values'],
      },
    ],
  },
  {
    title: 'Revenus et dépenses',
    points: [
      {
        id: 'points-are-not-saved',
        title: 'Les points de revenu ne se gardent pas',
        text: t`Ceux qui ne sont pas dépensés en phase 3 sont perdus.`,
        rules: ['10'],
      },
      {
        id: 'half-is-no-majority',
        title: 'La moitié des cités n’est pas la majorité',
        text: t`Une région ne rapporte son point que si les Chrétiens contrôlent plus de la moitié de toutes ses cités. Il en va de même pour le score.`,
        rules: ['10', '16'],
      },
      {
        id: 'santiago-without-units',
        title: 'Santiago rapporte son point même sans unité chrétienne',
        text: t`Il suffit que ${l('santiago')} soit libre d’unités musulmanes et rebelles. S’il y a une cité musulmane, des unités chrétiennes doivent l’occuper.`,
        rules: ['10-santiago'],
      },
      {
        id: 'orders-build-nothing',
        title: 'Un Ordre militaire ne bâtit rien',
        text: t`Les cités, les forts et les conversions demandent une Armée ou une Garnison. Mais une cité que contrôle un Ordre militaire permet de lever des unités.`,
        rules: ['10-city', '10-fort', '10-conversion'],
      },
      {
        id: 'fort-then-garrison',
        title: 'Un fort permet une Garnison dans la même phase',
        text: t`Les achats se font dans n’importe quel ordre. Une Armée dans un Lieu sans cité ni fort permet d’y bâtir un fort, puis d’y lever des unités.`,
        rules: ['10', '10-troops', '10-fort'],
      },
    ],
  },
  {
    title: 'Déplacements et bataille',
    points: [
      {
        id: 'one-region',
        title: 'Seules les unités d’une région se déplacent',
        text: t`Le joueur choisit une seule région pour toute la phase. Les Armées et les Ordres militaires de cette région peuvent aller loin, mais aucune unité d’une autre région ne se déplace.`,
        rules: ['11', '11-force'],
      },
      {
        id: 'clean-before-leaving',
        title: 'Une seule Garnison musulmane ferme toutes les Routes qui sortent d’une région',
        text: t`La région doit être libre d’unités musulmanes, et ses cités musulmanes occupées par des Armées ou des Garnisons. Les Rebelles ne la ferment pas.`,
        rules: ['11-roads'],
      },
      {
        id: 'garrisons-are-no-battle',
        title: 'Des Garnisons seules sont assiégées, sans bataille',
        text: t`Dans une cité ou un fort, une bataille demande plus d’une unité ennemie, dont au moins 1\u00a0Armée.`,
        rules: ['11-contact'],
      },
      {
        id: 'mountains-once',
        title: 'La montagne n’aide qu’au premier round',
        text: t`Après des pertes égales, les deux camps lancent ensemble.`,
        rules: ['12-first-fire', '12-equal'],
      },
      {
        id: 'survivor-stays',
        title: 'Un camp qui survit seul ne bat jamais en retraite',
        text: t`Un camp qui élimine l’autre reste sur place, même s’il a perdu plus d’unités.`,
        rules: ['12-wiped-out'],
      },
      {
        id: 'move-on',
        title: 'Une force peut continuer son déplacement après une bataille',
        text: t`Elle le peut si elle a gagné, si l’ennemi bat en retraite et même après sa propre retraite. Des pertes égales devant une cité la retiennent, de même qu’un ennemi qui se réfugie.`,
        rules: ['12-we-lose', '12-enemy-loses', '12-wiped-out', '12-equal'],
      },
    ],
  },
  {
    title: 'La réaction musulmane',
    points: [
      {
        id: 'landing-anywhere',
        title: 'Un débarquement n’exige pas de Lieu libre',
        text: t`Une force d’Afrique du Nord apparaît dans son port même si les Chrétiens le contrôlent, et elle y combat.`,
        rules: ['13.6', '13.8'],
      },
      {
        id: 'cities-make-armies',
        title: 'Plus les Musulmans contrôlent de cités, plus leur force est grande',
        text: t`La colonne compte les cités de la région que contrôlent les Musulmans, même assiégées. Les cités de leur religion qu’occupent des unités chrétiennes ne comptent pas.`,
        rules: ['13.2'],
      },
      {
        id: 'armies-join',
        title: 'Une force emmène toutes les Armées musulmanes de son chemin',
        text: t`Elle laisse aussi 1\u00a0Armée dans chaque cité ou fort sans Garnison musulmane.`,
        rules: ['13.10'],
      },
      {
        id: 'siege-counts-walls',
        title: 'La cité et le fort retiennent aussi des Armées au siège',
        text: t`Devant une cité avec un fort et 1\u00a0Garnison, 3\u00a0Armées restent, et les autres continuent.`,
        rules: ['13.12'],
      },
    ],
  },
  {
    title: 'Les sièges et la fin',
    points: [
      {
        id: 'empty-city-resists',
        title: 'Une cité inoccupée a quand même un modificateur',
        text: t`Elle ajoute 1 à son dé, ou 2 avec un fort. En cas d’égalité, elle se rend.`,
        rules: ['14-values', '14-tie'],
      },
      {
        id: 'even-destroys',
        title: 'Un résultat pair détruit la cité',
        text: t`Si l’assiégeant l’emporte avec un résultat modifié pair, la cité est retirée. Un fort est toujours retiré.`,
        rules: ['14-won'],
      },
      {
        id: 'own-faith-surrenders',
        title: 'Une cité de la religion de l’assiégeant se rend en cas d’égalité',
        text: t`L’assiégeant la capture et ne perd rien\u00a0; les défenseurs sont retirés.`,
        rules: ['14-tie'],
      },
      {
        id: 'revolt-on-turn-20',
        title: 'Une région en révolte au tour\u00a020 compte pour le score',
        text: t`Une Révolte régionale arrête les revenus et les déplacements, pas les points de victoire.`,
        rules: ['8-revolt', '16'],
      },
      {
        id: 'game-ends-early',
        title: 'La partie peut finir avant le tour\u00a020',
        text: t`Elle finit en phase 7 si les Chrétiens ne contrôlent aucune cité, ou s’il ne reste aucun Lieu où lever des Armées musulmanes.`,
        rules: ['15-early-end'],
      },
    ],
  },
];
