import { type Rich, t } from '../../../../words/rich.ts';
import type { FactOf, FactWords } from './fact-words.ts';
import { NAMES } from './names.ts';
import { and, count, does, gold, large, place, points, The, the, token, units, verbOf, Whose, whose } from './units.ts';

/** The log of auctions, tokens, missions for El Cid and the end of the game. */

const AWARDED: Readonly<Record<FactOf<'awarded'>['why'], string>> = {
  bid: '',
  drawn: ', by lot',
  forced: ', because no other player may have it',
  needed: ', because that player still lacks nations',
  maximum: ', over the maximum of nations',
  major: ', its fixed score',
};

/** `Rome is awarded to player 2 for 3 points`. */
const awarded = ({
  nation,
  seat,
  bid,
}: {
  readonly nation: string;
  readonly seat: string;
  readonly bid: number;
}): Rich => t`${The(nation)} ${does(nation, 'are', 'is')} awarded to ${the(seat)}${bid ? ` for ${points(bid)}` : ''}`;

/** `2 knights and El Cid return`. */
const band = ({ units: of, leaders }: FactOf<'to-band'>, many: string): string =>
  `${large(units(of, leaders))} ${verbOf(of, leaders, many)}`;

export const TABLE_FACTS = {
  bonus: ({ seat, points: of }) => t`${The(seat)} ${does(seat, 'begin')} with ${points(of)} from the scenario.`,
  threw: ({ seat, dice }) => t`${The(seat)} ${does(seat, 'roll')} ${and(dice.map((die) => [`${die}`]))}.`,
  opens: ({ seat }) => t`${The(seat)} ${does(seat, 'open')} the bidding.`,
  'lot-drawn': ({ among, drawn }) => t`Lots are drawn between ${and(among.map(the))}: ${the(drawn)}.`,
  auction: ({ nation, least, sealed }) =>
    t`${The(nation)} ${does(nation, 'are', 'is')} auctioned${
      sealed ? ` by ${sealed === 2 ? 'new ' : ''}sealed bids` : ''
    }, minimum bid ${points(least)}.`,
  bid: ({ seat, bid }) =>
    t`${The(seat)} ${bid === null ? does(seat, 'pass', 'passes') : t`${does(seat, 'bid')} ${points(bid)}`}.`,
  sealed: ({ nation, seat }) =>
    t`${The(seat)} ${does(seat, 'have', 'has')} written down ${nation ? 'a bid' : 'the bids'}.`,
  awarded: (of) => t`${awarded(of)}${AWARDED[of.why]}.`,
  'set-aside': ({ nation }) => t`No player bids for ${the(nation)}.`,
  'group-awarded': (of) => t`${awarded(of)}${AWARDED[of.why]}.`,
  final: ({ seat, points: of, wins }) =>
    t`${The(seat)} ${does(seat, 'end')} with ${points(of)}${wins ? ` and ${does(seat, 'win')}` : ''}.`,
  drew: ({ seat, count: n }) => t`${The(seat)} ${does(seat, 'draw')} ${count(n, 'event token')}.`,
  'drew-tokens': ({ tokens }) => t`You draw ${and(tokens.map((id) => [token(id)]))}.`,
  reshuffled: ({ seat }) =>
    t`${The(seat)} ${does(seat, 'draw')} Reshuffle: all tokens already played return to the bag.`,
  played: ({ seat, token: id, nation, place: at }) =>
    t`${The(seat)} ${does(seat, 'play')} ${token(id)}${nation ? t` for ${the(nation)}` : ''}${at ? t` in ${place(at)}` : ''}.`,
  'leader-stays': ({ leader }) => [`${NAMES.leaders[leader]} stays for another turn.`],
  cancelled: ({ seat, token: id }) => t`${Whose(seat)} ${id === 'sign' ? 'Sign of God' : token(id)} has no effect.`,
  mission: ({ hirer, place: at, named, accepted }) =>
    t`${The('el-cid')} ${accepted ? 'accepts' : 'declines'} ${whose(hirer)} mission against ${units(named)} in ${place(at)}.`,
  'from-band': (of) => t`${band(of, 'leave')} the band for ${place(of.place)}.`,
  'to-band': (of) => t`${band(of, 'return')} from ${place(of.place)} to the band.`,
  paid: ({ hirer, gold: of }) => t`${The(hirer)} ${does(hirer, 'pay')} ${the('el-cid')} ${gold(of)}.`,
} satisfies Partial<FactWords>;
