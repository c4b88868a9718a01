import { type Rich, t } from '../../../../words/rich.ts';
import type { FactOf, FactWords } from './fact-words.ts';
import { NAMES } from './names.ts';
import { and, count, does, gold, large, place, points, size, The, the, token, units, Whose, whose } from './units.ts';

/** What happens round the table: auctions, tokens, missions for El Cid, the end. */

const AWARDED: Readonly<Record<FactOf<'awarded'>['why'], string>> = {
  bid: '',
  drawn: ', by lot',
  forced: ', as nobody else may',
  needed: ', who has too few nations',
  maximum: ', though it is one too many',
  major: ', its fixed score',
};

/** `Rome goes to player 2 for 3 points`. */
const goes = ({ nation, seat, bid }: { readonly nation: string; readonly seat: string; readonly bid: number }): Rich =>
  t`${The(nation)} ${does(nation, 'go', 'goes')} to ${the(seat)}${bid ? ` for ${points(bid)}` : ''}`;

/** `2 knights and El Cid go`: he belongs to them, and need not be named twice. */
const band = ({ units: of, leaders }: FactOf<'to-band'>, one: string, many: string): string =>
  `${large(units(of, leaders))} ${size(of) + leaders.length === 1 ? one : many}`;

export const TABLE_FACTS = {
  bonus: ({ seat, points: of }) => t`${The(seat)} ${does(seat, 'begin')} with ${points(of)}, which the scenario gives.`,
  threw: ({ seat, dice }) => t`${The(seat)} ${does(seat, 'throw')} ${and(dice.map((die) => [`${die}`]))}.`,
  opens: ({ seat }) => t`${The(seat)} ${does(seat, 'open')} the bidding.`,
  'lot-drawn': ({ among, drawn }) => t`By lot, out of ${and(among.map(the))}: ${the(drawn)}.`,
  auction: ({ nation, least, sealed }) =>
    t`${The(nation)} ${does(nation, 'are', 'is')} up for auction, at ${points(least)} or more${
      sealed ? `: write your bids down${sealed === 2 ? ' once more' : ''}` : ''
    }.`,
  bid: ({ seat, bid }) =>
    t`${The(seat)} ${bid === null ? does(seat, 'pass', 'passes') : t`${does(seat, 'bid')} ${points(bid)}`}.`,
  sealed: ({ seat }) => t`${The(seat)} ${does(seat, 'have', 'has')} written down a bid.`,
  awarded: (of) => t`${goes(of)}${AWARDED[of.why]}.`,
  'set-aside': ({ nation }) => t`Nobody bids for ${the(nation)}.`,
  'group-awarded': (of) => t`${goes(of)}${AWARDED[of.why]}.`,
  final: ({ seat, points: of, wins }) =>
    t`${The(seat)} ${does(seat, 'end')} with ${points(of)}${wins ? `, and ${does(seat, 'win')}` : ''}.`,
  drew: ({ seat, count: n }) => t`${The(seat)} ${does(seat, 'draw')} ${count(n, 'event token')}.`,
  'drew-tokens': ({ tokens }) => t`You draw ${and(tokens.map((id) => [token(id)]))}.`,
  reshuffled: ({ seat }) =>
    t`${The(seat)} ${does(seat, 'draw')} Reshuffle: the tokens already played go back into the bag.`,
  played: ({ seat, token: id, nation, place: at }) =>
    t`${The(seat)} ${does(seat, 'play')} ${token(id)}${nation ? t` for ${the(nation)}` : ''}${at ? t` in ${place(at)}` : ''}.`,
  'leader-stays': ({ leader }) => [`${NAMES.leaders[leader]} stays a turn longer.`],
  cancelled: ({ seat, token: id }) => t`${Whose(seat)} ${id === 'sign' ? 'Sign of God' : token(id)} has no effect.`,
  mission: ({ hirer, place: at, named, accepted }) =>
    t`${The('el-cid')} ${accepted ? 'accepts' : 'refuses'} ${whose(hirer)} mission against ${units(named)} in ${place(at)}.`,
  'from-band': (of) => t`${band(of, 'comes', 'come')} to ${place(of.place)}.`,
  'to-band': (of) => t`${band(of, 'goes', 'go')} back off the map from ${place(of.place)}.`,
  paid: ({ hirer, gold: of }) => t`${The(hirer)} ${does(hirer, 'pay')} ${the('el-cid')} ${gold(of)}.`,
} satisfies Partial<FactWords>;
