import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { RulingId, TokenId } from '../../engine/data/ids.ts';
import { TREASURE } from '../../engine/data/tokens.ts';

/** What is told of a kind of event token. */
export interface TokenWords {
  /** Who plays it. */
  readonly who: string;
  readonly when: string;
  readonly what: Rich;
  /** Rulings on it. */
  readonly rulings?: readonly RulingId[];
}

/** The words of the page of event tokens. */
export const TOKENS_PAGE = {
  howTitle: 'How they are played',
  how: (total: number, size: number, turns: readonly number[]): readonly Rich[] => [
    t`There are ${total} tokens in a bag. Each player draws ${size} at the start of the game, and ${size} more at the start of turns ${turns
      .slice(0, -1)
      .join(
        ', ',
      )} and ${turns.at(-1) ?? 0}. With fewer than five left nobody draws, with five to eight everybody draws one.`,
    t`A player keeps as many as he likes, hidden, and never trades them. A token is played face up at its moment; whoever holds a Null may answer at once.`,
    t`Both sides of a battle may play tokens in it, and a player may play one for any nation of his that takes part.`,
  ],
  caption: 'All tokens',
  note: (total: number): string => `${total} in all; how many of each kind is reconstructed`,
  token: 'Token',
  count: 'How many',
  who: 'Played by',
  when: 'When',
  what: 'What it does',
  rulings: (count: number): string => (count === 1 ? 'ruling' : 'rulings'),
  tokens: {
    army: {
      who: 'the active nation',
      when: 'at the start of its turn',
      what: t`One unit for nothing, of a kind it has a counter left of: no leader, castle, fort or Berber. It is placed like a purchase, but beside the one purchase of its province.`,
      rulings: ['army-event', 'pool-limit'],
    },
    castle: {
      who: 'the active nation',
      when: 'at the start of its turn, from turn 8 on',
      what: t`A castle for nothing in a province of its own that has neither castle nor fort; a ruin there goes. Nations without castle counters use one of the two special ones.`,
      rulings: ['heir-castles'],
    },
    treasure: {
      who: 'the active nation',
      when: 'at the start of its turn',
      what: t`${half(TREASURE)} gold more. An overlord has nothing of it.`,
    },
    'minor-invasion': {
      who: 'the active nation',
      when: 'at the start of its turn, not in a turn of invasion',
      what: t`One stack has a second movement and a second combat. Its stacking is not checked in between.`,
      rulings: ['minor-invasion-stacking', 'minor-invasion-when', 'minor-invasion-parts'],
    },
    'long-life': {
      who: 'the nation of a leader',
      when: 'when he would leave after one turn',
      what: t`He stays for a second turn. Nothing for leaders who stay longer anyway, such as Alfonso VI.`,
      rulings: ['long-life-alfonso', 'long-life-ends'],
    },
    ardour: {
      who: 'the active nation',
      when: 'after its combat',
      what: t`All its units in one province have ardour: they move and fight once more, with the usual room in attack.`,
      rulings: ['ardour-once'],
    },
    retreat: {
      who: 'either side',
      when: 'before the first round of a battle',
      what: t`Units may leave the battle before it begins, all or some. A nation whose units have gone so does not submit because of this battle.`,
      rulings: ['retreat-token'],
    },
    treachery: {
      who: 'either side',
      when: 'at the very start of a battle, before targets',
      what: t`An enemy castle is destroyed by the first hit, not by the third.`,
      rulings: ['treachery-dice'],
    },
    indiscipline: {
      who: 'either side',
      when: 'at the start of a battle',
      what: t`A named enemy knight is destroyed by the first hit, not by the second.`,
    },
    ambush: {
      who: 'the defender',
      when: 'before the first dice of a battle in a plain',
      what: t`Both sides hit by the columns of the mountains.`,
    },
    ruse: {
      who: 'the attacker',
      when: 'before the first dice of a battle in mountains',
      what: t`Both sides hit by the columns of the plain.`,
      rulings: ['surplus-retreat'],
    },
    tactics: {
      who: 'either side',
      when: 'before the dice of a round',
      what: t`+2 for all units of the nation in this round, on top of any other bonus.`,
    },
    bravery: {
      who: 'either side',
      when: 'in a round',
      what: t`One unit, no castle, rolls twice before all others; what it hits is gone before it can roll. It cannot aim at a castle.`,
      rulings: ['bravery-order', 'bravery-aims'],
    },
    die: {
      who: 'either side',
      when: 'after a round',
      what: t`Both sides roll all dice of the round again.`,
      rulings: ['replay'],
    },
    null: {
      who: 'anybody else',
      when: 'at once after a token',
      what: t`That token has no effect. Another Null can cancel it; a Reshuffle cannot be cancelled.`,
      rulings: ['null-event'],
    },
    reshuffle: {
      who: 'whoever draws it',
      when: 'as soon as it is drawn',
      what: t`All tokens that were played go back into the bag; he draws another one in its place, and it goes back itself.`,
      rulings: ['reshuffle-returns'],
    },
  } as const satisfies Readonly<Record<TokenId, TokenWords>>,
} as const;
