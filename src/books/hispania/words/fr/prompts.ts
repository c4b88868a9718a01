import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { Beside, Heir, InBattle, PromptWords } from '../en/decisions.ts';
import { outcome } from './battle.ts';
import { a, accord, compte, de, depuis, et, Le, le, lequel, nu, ou, verbe } from './grammar.ts';
import { TABLE_PROMPTS } from './prompts-table.ts';
import { auRound, gold, grand, inside, insideAll, ofPlace, picked, place, points, units } from './units.ts';

/** Les questions, décision par décision : qui décide, de quoi, et ce qui arrive si rien n’est fait. */

const fights = ({ owner, side, round }: InBattle): Rich =>
  t`${Le(owner)} ${side === 'attacker' ? verbe(owner, 'attaque', 'attaquent') : verbe(owner, 'défend', 'défendent')}, round\u00a0${round}`;
/** La nation et ce qu’elle fait : `Suève, mouvement`. */
const head =
  (act: string) =>
  ({ nation }: { readonly nation: NationId }): Rich =>
    t`${nu(nation)}, ${act}`;
const placing = (of: { readonly units: Units; readonly leaders?: readonly LeaderId[] }): Rich => [
  `Où placer ${units(of.units, of.leaders)}\u00a0?`,
];
const successor = ({ nation, from }: Heir): Rich => t`${nu(nation)}, qui succède ${a(from)}`;
const offer = ({ hirer }: { readonly hirer: NationId }): Rich => t`${nu('el-cid')}, mission pour ${le(hirer)}`;

/** Une nation se déplace deux fois en Invasion (9.1), une pile deux fois avec la Fougue (9.2). */
const movement = (phase = ''): string => {
  if (phase.endsWith('second-movement')) return '2e\u00a0mouvement';
  return phase.endsWith('ardour-movement') ? 'mouvement de Fougue' : 'mouvement';
};

const combat = ({ nation }: { readonly nation: NationId }, { phase = '' }: Beside): Rich =>
  t`${nu(nation)}, ${phase.endsWith('second-combat') ? '2e\u00a0combat' : phase.endsWith('ardour-combat') ? 'combat de Fougue' : 'combat'}`;

export const PROMPTS: PromptWords = {
  ...TABLE_PROMPTS,
  move: {
    first: 'unités à déplacer',
    who: ({ nation }, { phase }) => t`${nu(nation)}, ${movement(phase)}`,
    ask: (_, { chosen, from }) => {
      if (chosen) return t`Vers où déplacer ${picked(chosen.units)} ${depuis(chosen.from)}\u00a0?`;
      return from ? t`Vers où se déplacer ${depuis(from)}\u00a0?` : ['Quelles unités se déplacent\u00a0?'];
    },
    otherwise: ({ lost }) =>
      lost
        ? t`Toute unité encore ${ou(lost.map(inside))} à la fin du mouvement est retirée.`
        : ['Les unités que vous ne déplacez pas restent sur place.'],
  },
  remove: {
    first: 'unités en surplus',
    who: ({ nation }, { rule }) => t`${nu(nation)}, ${rule === '4.3' ? 'ancienne capitale' : 'contrôle d’empilement'}`,
    ask: ({ place: at, places: all }, { surplus }) =>
      surplus === undefined || all.length > 1
        ? t`Quelles unités en surplus retirer ${insideAll(all)}\u00a0?`
        : t`${compte(surplus, 'unité')} de trop ${inside(at)}. ${grand(lequel(surplus))} retirer\u00a0?`,
    otherwise: () => ['Proposition\u00a0: la plus petite perte.'],
  },
  battles: {
    first: 'prochaine bataille',
    who: combat,
    ask: ({ battles }) =>
      battles.length > 1 ? ['Quelle bataille livrer d’abord\u00a0?'] : t`Livrez la bataille ${ofPlace(battles[0])}.`,
    otherwise: ({ battles }) => [
      battles.length > 1 ? 'Toutes doivent être livrées, dans l’ordre de votre choix.' : 'Elle doit être livrée.',
    ],
  },
  'before-income': {
    first: 'reconstruction avant le revenu',
    who: head('avant le revenu'),
    ask: () => ['Reconstruire un Château-fort avant le calcul du revenu\u00a0?'],
    otherwise: () => ['Une Ruine ne rapporte rien. Vous pourrez encore la reconstruire plus tard dans la séquence.'],
  },
  'after-battles': {
    first: 'reconstruction après les batailles',
    who: combat,
    ask: () => ['Toutes les batailles sont finies. Reconstruire un Château-fort\u00a0?'],
    otherwise: () => ['Un Château-fort qui n’est pas reconstruit reste une Ruine.'],
  },
  aim: {
    first: 'cibles',
    who: fights,
    ask: () => ['Quelles cibles viser\u00a0?'],
    otherwise: () => ['Proposition\u00a0: les cibles les plus prometteuses. Les touches en trop sont perdues.'],
  },
  retreat: {
    first: 'retraite',
    who: fights,
    ask: ({ side, early }, { facts }) =>
      early
        ? ['Retraiter avant le 1er\u00a0round\u00a0?']
        : t`${facts && outcome(facts, side)}${side === 'attacker' ? 'Poursuivre le combat ou retraiter\u00a0?' : 'Rester ou retraiter\u00a0?'}`,
    otherwise: ({ round, side, early }) => [
      early
        ? 'Les unités qui restent combattent.'
        : `Si vous restez, le combat continue ${auRound(round + 1)}${side === 'attacker' ? ', sauf si le Défenseur retraite' : ''}.`,
    ],
  },
  pin: {
    first: 'unités stoppées',
    who: head('passage en force'),
    ask: ({ place: at, count }) =>
      t`Passage en force ${inside(at)}\u00a0: ${count === 1 ? 'quelle est l’unité stoppée' : `quelles sont les ${compte(count, 'unité')} stoppées`}\u00a0?`,
    otherwise: () => ['Les unités stoppées combattent sur place. Les autres peuvent continuer.'],
  },
  collect: {
    first: 'revenu à collecter',
    who: head('revenu'),
    ask: ({ gold: all, own, share, overlord }) => {
      if (overlord) {
        return t`Revenu\u00a0: ${gold(all)}, dont ${half(own)} pour vous et ${half(share)} pour ${le(overlord)}. Tout collecter\u00a0?`;
      }
      return [`Revenu\u00a0: ${gold(all)}${own === all ? '' : `, dont ${half(own)} pour vous`}. Tout collecter\u00a0?`];
    },
    otherwise: () => [
      'Proposition\u00a0: tout collecter. Si vous renoncez à de l’Or, votre suzerain en reçoit moins, lui aussi.',
    ],
  },
  buy: {
    first: 'unités à acheter',
    who: head('achats'),
    ask: ({ gold: purse }, { rule }) =>
      rule === '2.2'
        ? [`Vous avez ${gold(purse)}, plus que la réserve permise. Acheter une unité maintenant\u00a0?`]
        : [`Vous avez ${gold(purse)}. Quelles unités acheter\u00a0?`],
    otherwise: ({ reserve }) => [
      reserve
        ? `Vous pouvez mettre ${gold(reserve)} en réserve\u00a0; le surplus est perdu.`
        : 'L’Or que vous ne dépensez pas est perdu.',
    ],
  },
  arrive: {
    first: 'Renforts à placer',
    who: head('Renforts'),
    ask: placing,
    otherwise: (_, { rule }) => [
      rule === '3.3'
        ? 'Toute province que vous contrôlez convient. Proposition\u00a0: celle où le plus d’unités peuvent suivre le Chef.'
        : 'Placez toutes ces unités, ensemble ou non\u00a0: la limite d’empilement ne s’applique pas encore.',
    ],
  },
  berbers: {
    first: 'Berbères à acheter',
    who: head('Berbères'),
    ask: ({ most, points: each }) => [`Acheter jusqu’à ${compte(most, 'Berbère')}, à ${points(each)} chacun\u00a0?`],
    otherwise: () => ['Proposition\u00a0: aucun.'],
  },
  place: {
    first: 'unités achetées à placer',
    who: head('placement'),
    ask: placing,
    otherwise: () => [
      '1\u00a0seule unité par province, et au plus 1 au-delà de la limite. Une unité impossible à placer est perdue.',
    ],
  },
  pile: {
    first: 'pile qui se déplace de nouveau',
    who: ({ nation }, { rule }) => t`${nu(nation)}, ${rule === '10.3-minor-invasion' ? 'Invasion mineure' : 'Fougue'}`,
    ask: () => ['Quelle pile se déplace et combat de nouveau\u00a0?'],
    otherwise: (_, { rule }) => [
      rule === '10.3-minor-invasion'
        ? 'Aucune autre unité ne se déplace de nouveau.'
        : 'Vous pouvez aussi n’en choisir aucune.',
    ],
  },
  cull: {
    first: 'unités au-delà de la limite de population',
    who: head('limite de population'),
    ask: ({ count, limit }) => [
      `Retirez ${compte(count, 'unité')}\u00a0: vos provinces n’en font vivre ${limit ? `que ${limit}` : 'aucune'}.`,
    ],
    otherwise: () => ['Proposition\u00a0: dans vos plus grandes piles.'],
  },
  march: {
    first: 'trajet du mouvement spécial',
    who: head('mouvement spécial'),
    ask: ({ left }) => [`Par quelle province continuer\u00a0? Encore ${left} à traverser.`],
    otherwise: () => ['La pile se déplace tout entière. Chaque unité ennemie sur sa route lance 1\u00a0dé.'],
  },
  mission: {
    first: 'mission d’El Cid',
    who: ({ nation }) => t`${nu(nation)}, mission pour ${nu('el-cid')}`,
    ask: ({ gold: purse }) => [`Vous avez ${gold(purse)}. Proposer une mission\u00a0?`],
    otherwise: () => ['Vous payez ensuite pour les unités désignées qui sont détruites ou qui retraitent.'],
  },
  'mission-answer': {
    first: 'réponse à une mission',
    who: offer,
    ask: ({ place: at, units: of, gold: most }) =>
      t`Attaquer ${units(of)} ${inside(at)}, pour ${gold(most)} au plus\u00a0?`,
    otherwise: () => ['Proposition\u00a0: accepter. Vous marquez 1\u00a0PV pour chaque Or payé.'],
  },
  engage: {
    first: 'unités de la mission',
    who: offer,
    ask: ({ place: at, units: of }) => t`Avec quelles unités attaquer ${units(of)} ${inside(at)}\u00a0?`,
    otherwise: ({ limit }) => [`Au plus ${compte(limit, 'unité')}. Proposition\u00a0: les plus fortes.`],
  },
  enter: {
    first: 'unités qui entrent',
    who: head('entrée'),
    ask: ({ place: at, units: of, leaders }) =>
      t`Quelles unités entrent ${inside(at)}\u00a0? Troupe\u00a0: ${units(of, leaders)}.`,
    otherwise: () => ['Les autres pourront entrer à un tour suivant, jusqu’au tour\u00a019.'],
  },
  submit: {
    first: 'soumission',
    who: ({ nation, to }) => t`${nu(nation)}, ${accord(nation, 'attaqué')} par ${le(to)}`,
    ask: ({ to }) => t`Vous soumettre ${a(to)}\u00a0?`,
    otherwise: ({ place: at }) => t`Si vous refusez, la bataille ${ofPlace(at)} continue.`,
  },
  withdraw: {
    first: 'unités qui doivent partir',
    who: head('unités qui doivent partir'),
    ask: ({ places: all }) => t`Toutes vos unités doivent quitter ${et(all.map(place))}. Pour aller où\u00a0?`,
    otherwise: () => ['Toute unité qui ne peut pas partir est retirée.'],
  },
  survivors: {
    first: 'unités qui survivent',
    who: successor,
    ask: ({ count, units: of }) => {
      const bound = Object.values(of).some((most) => most < count);
      return [
        `Quelles unités survivent\u00a0? Au plus ${compte(count, 'unité')}${bound ? `, dans la limite de ${units(of)}` : ''}.`,
      ];
    },
    otherwise: () => ['Les autres unités sont retirées.'],
  },
  found: {
    first: 'provinces à prendre',
    who: successor,
    ask: ({ count }) => [
      count === 1 ? 'Quelle province prendre\u00a0?' : `Quelles sont les ${compte(count, 'province')} à prendre\u00a0?`,
    ],
    otherwise: ({ count }) => [
      count === 1
        ? 'Ce choix est obligatoire. Les unités d’autres nations doivent quitter cette province.'
        : 'Ce nombre est obligatoire. Les unités d’autres nations doivent quitter ces provinces.',
    ],
  },
  swap: {
    first: 'Châteaux-forts à reprendre',
    who: successor,
    ask: ({ from }) => t`Reprendre un Château-fort ${de(from)}\u00a0?`,
    otherwise: () => ['Chacun vous coûte 1\u00a0Infanterie. Les Châteaux-forts que vous ne reprenez pas sont retirés.'],
  },
  settle: {
    first: 'unités d’une nouvelle nation',
    who: head('nouvelle nation'),
    ask: placing,
    otherwise: () => [
      'Placez toutes ces unités. La limite d’empilement ne s’applique pas, mais une province contient au plus 1\u00a0Château-fort.',
    ],
  },
  'free-castle': {
    first: 'Châteaux-forts gratuits à placer',
    who: head('Châteaux-forts'),
    ask: ({ count }) => [`Où placer ${compte(count, 'Château-fort gratuit')}\u00a0?`],
    otherwise: () => ['1\u00a0seul par province. La limite d’empilement ne s’applique pas.'],
  },
  'give-up': {
    first: 'unité sacrifiée pour un Château-fort',
    who: head('reddition d’un Château-fort'),
    ask: ({ place: at }) => t`Quelle unité sacrifier pour le Château-fort ${ofPlace(at)}\u00a0?`,
    otherwise: () => ['Vous devez le reconstruire s’il vous reste un pion Château-fort.'],
  },
};
