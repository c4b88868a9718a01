import { type Rich, t } from '../../../../words/rich.ts';
import type { CommanderId, Face, ProvinceId, TownId } from '../../engine/data/ids.ts';
import type { Combat, Pending, PhaseId, Starting } from '../../engine/state.ts';
import { face } from '../latin.ts';
import { s } from '../marks.ts';
import { combat } from './combat.ts';
import { NAMES } from './names.ts';
import { PHASE_NAMES } from './phases.ts';
import { coins, count, revolts, the } from './pieces.ts';

interface Whose {
  readonly general: CommanderId;
}
interface Spending extends Whose {
  readonly coins: number;
}
interface Purse {
  readonly coins: number;
}
interface Params {
  readonly starting: object;
  readonly revolts: { readonly province: ProvinceId | null; readonly revolts: number };
  readonly armies: { readonly armies: number };
  readonly roads: Whose & { readonly roads: number };
  readonly generals: Whose;
  readonly return: Whose;
  readonly roman: Spending;
  readonly leave: Spending;
  readonly hispanic: Whose;
  readonly after: Whose;
  readonly revolt: Purse & { readonly roman: Face; readonly hispanic: Face; readonly place: TownId };
  readonly raise: Purse & Pick<Combat, 'by' | 'kind' | 'general' | 'from' | 'to'>;
  readonly dice: Params['raise'] & { readonly hispanic: Face };
  readonly ways: Purse & { readonly from: TownId };
  readonly strike: Purse;
}

/** The questions of the set-up, of the phases, and of the player of Hispano. */
type Asked = Exclude<PhaseId, 'over'> | Exclude<Starting['step'], 'begin'> | 'leave' | Pending['is'];
export type PromptWords = {
  readonly [kind in Asked]: { readonly [part in 'who' | 'ask' | 'otherwise']: (of: Params[kind]) => Rich };
};

const setUp = (): Rich => ['Set-up'];
const hispano = ({ coins: n }: Purse): Rich => [`Hispanic player, ${coins(n)}`];
const phaseOf =
  (phase: PhaseId) =>
  ({ general }: Whose): Rich => [`Turn of ${the(general)}: ${PHASE_NAMES[phase]}`];

/** The three parts of each prompt: the phase or the player, the question, and the result of doing nothing. */
export const PROMPTS: PromptWords = {
  starting: {
    who: setUp,
    ask: () => ['Begin the set-up.'],
    otherwise: () => ['The dice place the starting revolts and armies. Roads and generals follow.'],
  },
  revolts: {
    who: setUp,
    ask: ({ province, revolts: n }) => [
      `Where${province ? ` in ${NAMES.provinces[province]}` : ''} do you place ${revolts(n)}?`,
    ],
    otherwise: ({ revolts: n }) => (n > 1 ? ['All of them are placed in the same town.'] : []),
  },
  armies: {
    who: setUp,
    ask: () => ['Where do you place the next starting army?'],
    otherwise: ({ armies }) => [`${count(armies, 'army is', 'armies are')} left to place, 1 in a province.`],
  },
  roads: {
    who: setUp,
    ask: ({ general }) => [`Which road does the player of ${the(general)} place?`],
    otherwise: ({ roads }) => [`${count(roads, 'road is', 'roads are')} left to place.`],
  },
  generals: {
    who: setUp,
    ask: ({ general }) => [`Where do you place ${the(general)}?`],
    otherwise: ({ general }) => [
      general === 'consul' ? 'He is placed on a fleet.' : 'He is placed in a town of his own province.',
    ],
  },
  return: {
    who: phaseOf('return'),
    ask: ({ general }) => [`Where does ${the(general)} return?`],
    otherwise: () => ['He returns without paying a coin.'],
  },
  roman: {
    who: phaseOf('roman'),
    ask: ({ coins: n }) => [n === 0 ? 'You have no coins left.' : `Spend your ${coins(n)}.`],
    otherwise: () => ['Unspent coins are lost. The Hispanic phase follows.'],
  },
  leave: {
    who: phaseOf('roman'),
    ask: ({ general }) => [`Where does ${the(general)} move?`],
    otherwise: () => ['He must leave the space of the other general before any other action.'],
  },
  hispanic: {
    who: phaseOf('hispanic'),
    ask: () => ['Begin the Hispanic phase.'],
    otherwise: () => ['2 dice name the town of a revolt. Then the armies move.'],
  },
  after: {
    who: phaseOf('after'),
    ask: ({ general }) => [`Where does ${the(general)} move?`],
    otherwise: () => ['He may move free along 1 connection, or stay.'],
  },
  revolt: {
    who: hispano,
    ask: ({ roman, hispanic, place }) =>
      t`${s(place)}: Roman die ${face('roman', roman)}, Hispanic die ${face('hispanic', hispanic)}. Do you reroll one?`,
    otherwise: () => ['Otherwise the dice count.'],
  },
  raise: {
    who: hispano,
    ask: () => ['Do you raise the Hispanic value?'],
    otherwise: (of) => t`${combat(of)} is declared. The dice follow.`,
  },
  dice: {
    who: hispano,
    ask: ({ hispanic }) => [`Do you reroll the Hispanic die? It shows ${face('hispanic', hispanic)}.`],
    otherwise: (of) => t`${combat(of)} is then resolved.`,
  },
  ways: {
    who: hispano,
    ask: ({ from }) => t`Do you choose where the army in ${s(from)} goes?`,
    otherwise: () => ['Otherwise the Hispanic die decides.'],
  },
  strike: {
    who: hispano,
    ask: () => ['Do you attack with an army?'],
    otherwise: () => ['An army that attacks can still move in this phase.'],
  },
};
