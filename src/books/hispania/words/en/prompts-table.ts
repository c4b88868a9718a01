import { type Rich, t } from '../../../../words/rich.ts';
import type { WindowId } from '../../engine/state/tokens.ts';
import type { DecisionParams, Prompt, PromptWords, Raise } from './decisions.ts';
import { and, does, place, points, The, the, token, Whose, whose } from './units.ts';

/** What the players round the table are asked: bids, major nations, tokens. */

/** The players who are asked, at the beginning of a sentence. */
const players = ([first = '', ...others]: readonly string[] = []): Rich => and([The(first), ...others.map(the)]);

const raise: Prompt<Raise> = {
  first: 'what is bid',
  who: ({ nation }, { by }) => t`${players(by)}, auction of ${the(nation)}`,
  ask: ({ bid, holder, least }) =>
    holder === null
      ? [`It begins at ${points(least)}. Your bid?`]
      : t`${The(holder)} ${does(holder, 'have', 'has')} bid ${points(bid ?? 0)}. Raise it?`,
  otherwise: ({ holder }) =>
    holder === null
      ? ['If nobody bids, lots are drawn for it.']
      : t`If nobody raises it, ${the(holder)} ${does(holder, 'have', 'has')} it. Bids are taken off the score.`,
};
const turnOf = ({ nation }: DecisionParams['window']): Rich => (nation ? t`${Whose(nation)} turn` : ['The turn']);
/** The moments at which something may be played. */
const MOMENT: { readonly [at in WindowId]: (of: DecisionParams['window']) => Rich } = {
  'turn-start': (of) => t`${turnOf(of)} begins`,
  'turn-end': () => ['The turn ends'],
  'after-combat': ({ nation }) => t`The battles of ${nation ? t`${whose(nation)} turn` : 'the turn'} are over`,
  opening: ({ place: at }) => t`The battle of ${place(at)} begins`,
  'before-dice': ({ place: at }) => t`In ${place(at)} the dice are about to fall`,
  'after-dice': ({ place: at }) => t`In ${place(at)} the dice have fallen`,
  null: () => ['Something was played'],
};

export const TABLE_PROMPTS = {
  auction: raise,
  'group-raise': {
    ...raise,
    ask: (of, beside) =>
      of.holder === null ? [`The highest bids are equal: ${points(of.bid ?? 0)}. Raise yours?`] : raise.ask(of, beside),
  },
  'sealed-bid': {
    first: 'what is bid',
    who: ({ nation }, { by }) => t`${players(by)}, sealed bids for ${the(nation)}`,
    ask: ({ least, again }) => [
      again
        ? `You were equal: write down a second bid, ${points(least)} or more.`
        : `Write down a bid, ${points(least)} or more, or none.`,
    ],
    otherwise: () => ['They are shown when all are written; the highest is taken off its bidder’s score.'],
  },
  'group-bids': {
    first: 'what is bid',
    who: (_, { by }) => t`${players(by)}, sealed bids`,
    ask: () => ['What is each of these worth to you?'],
    otherwise: () => ['Filled in: nothing. What you bid for the one you get is taken off your score.'],
  },
  major: {
    first: 'who plays which major nation',
    who: (_, { by }) => t`${players(by)}, major nation`,
    ask: () => ['Which of these do you play?'],
    otherwise: () => ['Its fixed score is taken off yours at the end.'],
  },
  window: {
    first: 'whether a token is played',
    who: (_, { by, rule }) => t`${players(by)}, ${rule === '10.2' ? 'Sign of God' : 'event tokens'}`,
    ask: (of) =>
      of.played
        ? t`${The(of.played.seat)} ${does(of.played.seat, 'play')} ${token(of.played.token)}. Cancel it?`
        : t`${MOMENT[of.at](of)}. Play something?`,
    otherwise: ({ played }) => [played ? 'If nobody does, it takes effect.' : 'If all pass, the game goes on.'],
  },
} satisfies Partial<PromptWords>;
