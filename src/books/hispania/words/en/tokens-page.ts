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
  howTitle: 'How tokens are played',
  how: (total: number, size: number, turns: readonly number[]): readonly Rich[] => [
    t`There are ${total} tokens in a bag. Each player draws ${size} at the start of the game, and ${size} more at the start of turns ${turns
      .slice(0, -1)
      .join(
        ', ',
      )} and ${turns.at(-1) ?? 0}. If fewer than 5 are left, no player draws. If 5 to 8 are left, each player draws 1.`,
    t`A player may keep any number of tokens, hidden, and cannot trade them. A token is played face up at its moment. A player with a Null may cancel it at once.`,
    t`Both sides of a battle may play tokens in it. A player may play tokens only for one of their own nations in it.`,
  ],
  caption: 'All tokens',
  note: (total: number): string => `${total} in all; how many of each kind is reconstructed`,
  token: 'Token',
  count: 'Number',
  who: 'Played by',
  when: 'When',
  what: 'Effect',
  rulings: (count: number): string => (count === 1 ? 'ruling' : 'rulings'),
  tokens: {
    army: {
      who: 'the active nation',
      when: 'at the start of its turn',
      what: t`1 free unit of a kind of which the nation has an unused counter, but not a leader, castle, fort or Berber. It is placed like a bought unit, but does not count as the one purchase of its province.`,
      rulings: ['army-event', 'pool-limit'],
    },
    castle: {
      who: 'the active nation',
      when: 'at the start of its turn, from turn 8 on',
      what: t`1 free castle in a province that the nation controls and that contains no castle or fort. A ruin there is removed. Nations without castle counters use one of the 2 special counters.`,
      rulings: ['heir-castles'],
    },
    treasure: {
      who: 'the active nation',
      when: 'at the start of its turn',
      what: t`The nation receives ${half(TREASURE)} gold, which it does not share with an overlord.`,
    },
    'minor-invasion': {
      who: 'the active nation',
      when: 'at the start of its turn, not on a turn of its invasion',
      what: t`One stack has a second movement and a second combat. Its stacking is not checked after the first combat.`,
      rulings: ['minor-invasion-stacking', 'minor-invasion-when', 'minor-invasion-parts'],
    },
    'long-life': {
      who: 'the nation of a leader',
      when: 'when a leader who stays for 1 turn would leave',
      what: t`The leader stays for a second turn. The token has no effect on leaders who stay longer, such as Alfonso VI.`,
      rulings: ['long-life-alfonso', 'long-life-ends'],
    },
    ardour: {
      who: 'the active nation',
      when: 'after its combat',
      what: t`All its units in one province have ardour: they move and fight again, with the usual attack bonus.`,
      rulings: ['ardour-once'],
    },
    retreat: {
      who: 'either side',
      when: 'before the first round of a battle',
      what: t`Some or all units may retreat before the first round. A nation whose units have done so cannot submit in this battle.`,
      rulings: ['retreat-token'],
    },
    treachery: {
      who: 'either side',
      when: 'at the start of a battle, before targets are assigned',
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
      what: t`Both sides use the mountain columns of the combat tables.`,
    },
    ruse: {
      who: 'the attacker',
      when: 'before the first dice of a battle in mountains',
      what: t`Both sides use the plain columns of the combat tables.`,
      rulings: ['surplus-retreat'],
    },
    tactics: {
      who: 'either side',
      when: 'before the dice of a round are rolled',
      what: t`+2 to all dice of the nation in this round, in addition to any other bonus.`,
    },
    bravery: {
      who: 'either side',
      when: 'in a round',
      what: t`One unit other than a castle attacks twice before all other units. Units that it destroys do not roll in this round. It cannot target a castle.`,
      rulings: ['bravery-order', 'bravery-aims'],
    },
    die: {
      who: 'either side',
      when: 'after a round',
      what: t`Both sides roll all dice of the round again.`,
      rulings: ['replay'],
    },
    null: {
      who: 'any other player',
      when: 'directly after a token',
      what: t`That token has no effect. Another Null can cancel it; a Reshuffle cannot be cancelled.`,
      rulings: ['null-event'],
    },
    reshuffle: {
      who: 'the player who draws it',
      when: 'as soon as it is drawn',
      what: t`All tokens that have been played are returned to the bag. The player draws another token in its place, and then the Reshuffle is returned too.`,
      rulings: ['reshuffle-returns'],
    },
  } as const satisfies Readonly<Record<TokenId, TokenWords>>,
} as const;
