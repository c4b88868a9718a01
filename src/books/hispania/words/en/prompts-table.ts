import { type Rich, t } from '../../../../words/rich.ts';
import type { WindowId } from '../../engine/state/tokens.ts';
import type { DecisionParams, Prompt, PromptWords, Raise } from './decisions.ts';
import { and, does, place, points, The, the, token, Whose } from './units.ts';

/** The prompts for bids, major nations and tokens. */

/** The players who are asked, at the beginning of a sentence. */
const players = ([first = '', ...others]: readonly string[] = []): Rich => and([The(first), ...others.map(the)]);

const raise: Prompt<Raise> = {
  first: 'a bid',
  who: ({ nation }, { by }) => t`${players(by)}, auction of ${the(nation)}`,
  ask: ({ bid, holder, least }) =>
    holder === null
      ? [`Bid ${points(least)} or more?`]
      : t`${The(holder)} ${does(holder, 'have', 'has')} bid ${points(bid ?? 0)}. Raise the bid?`,
  otherwise: ({ holder }) =>
    holder === null
      ? ['If no player bids, lots are drawn.']
      : t`If no player raises it, ${the(holder)} ${does(holder, 'win')} the auction. The bid is subtracted from their score.`,
};
const turnOf = ({ nation }: DecisionParams['window']): Rich => (nation ? t`${Whose(nation)} turn` : ['The turn']);
/** The moments at which a token may be played. */
const MOMENT: { readonly [at in WindowId]: (of: DecisionParams['window']) => Rich } = {
  'turn-start': (of) => t`${turnOf(of)} begins`,
  'turn-end': () => ['The turn ends'],
  'after-combat': ({ nation }) => (nation ? t`${Whose(nation)} combat is over` : ['Combat is over']),
  opening: ({ place: at }) => t`The battle in ${place(at)} begins`,
  'before-dice': ({ place: at }) => t`The dice in ${place(at)} are about to be rolled`,
  'after-dice': ({ place: at }) => t`The dice in ${place(at)} have been rolled`,
  null: () => ['A token was played'],
};

export const TABLE_PROMPTS = {
  auction: raise,
  'group-raise': {
    ...raise,
    first: 'a higher bid',
    ask: (of, beside) =>
      of.holder === null ? [`The highest bids are equal: ${points(of.bid ?? 0)}. Raise yours?`] : raise.ask(of, beside),
  },
  'sealed-bid': {
    first: 'a sealed bid',
    who: ({ nation }, { by }) => t`${players(by)}, sealed bids for ${the(nation)}`,
    ask: ({ least, again }) => [
      again
        ? `Your bids were equal. Write down another, ${points(least)} or more.`
        : `Write down a bid of ${points(least)} or more, or none.`,
    ],
    otherwise: () => ['All bids are revealed together. The highest is subtracted from its bidder’s score.'],
  },
  'group-bids': {
    first: 'sealed bids',
    who: (_, { by }) => t`${players(by)}, sealed bids`,
    ask: () => ['Write down a bid for each of these.'],
    otherwise: () => ['Suggested: no bids. The bid for the one that you receive is subtracted from your score.'],
  },
  major: {
    first: 'major nations',
    who: (_, { by }) => t`${players(by)}, major nation`,
    ask: () => ['Choose your major nation.'],
    otherwise: () => ['Its fixed score is subtracted from yours at the end.'],
  },
  window: {
    first: 'tokens to play',
    who: (_, { by, rule }) => t`${players(by)}, ${rule === '10.2' ? 'Sign of God' : 'event tokens'}`,
    ask: (of, { rule }) =>
      of.played
        ? t`${The(of.played.seat)} ${does(of.played.seat, 'play')} ${token(of.played.token)}. Cancel it?`
        : t`${MOMENT[of.at](of)}. Play ${rule === '10.2' ? 'the Sign of God' : 'a token'}?`,
    otherwise: ({ played }) => [played ? 'If no player does, it takes effect.' : 'If all pass, the game continues.'],
  },
} satisfies Partial<PromptWords>;
