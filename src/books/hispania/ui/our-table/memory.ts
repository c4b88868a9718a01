import { TOKENS, type TokenId } from '../../engine/data/ids.ts';
import { fullBag } from '../../engine/options/tokens/draws.ts';
import type { Written } from '../../engine/position.ts';
import type { Tally } from '../../engine/state.ts';
import { tablesFor } from './bare.ts';
import { withField } from './fields.ts';
import { playersIn } from './players.ts';

/** Edits of the state that is not on the map: past events and event tokens. */

/** A new value for a past event; an empty value is left out. */
export function setTally<K extends keyof Tally>(written: Written, key: K, value: Tally[K] | undefined): Written {
  const { [key]: _, ...others } = written.tally ?? {};
  const tally: Tally = value === undefined ? others : { ...others, [key]: value };
  return withField(written, 'tally', Object.keys(tally).length > 0 ? tally : undefined);
}

/** A list with one element added or removed, in the order of `all`; undefined if it is empty. */
export function toggled<T>(list: readonly T[] | undefined, one: T, all: readonly T[]): readonly T[] | undefined {
  const has = list?.includes(one) ?? false;
  const left = all.filter((other) => (other === one ? !has : list?.includes(other)));
  return left.length > 0 ? left : undefined;
}

/** The event tokens in a player's hand. */
export function handOf(written: Written, seat: string): readonly TokenId[] {
  return playersIn(written).find((player) => player.seat === seat)?.tokens ?? [];
}

/** The number of tokens of a kind that are neither in a hand nor played. */
export function inBag(written: Written, token: TokenId): number {
  return (written.bag?.left ?? []).filter((other) => other === token).length;
}

/** Takes a token from the bag, if there is one, and puts it into a hand. */
export function giveToken(written: Written, seat: string, token: TokenId): Written {
  if (inBag(written, token) === 0) return written;
  return refilled(withHand(written, seat, sorted([...handOf(written, seat), token])));
}

/** Puts a token of a hand back into the bag. */
export function takeToken(written: Written, seat: string, token: TokenId): Written {
  return refilled(withHand(written, seat, without(handOf(written, seat), token)));
}

/** Takes a token from the bag, if there is one, and puts it with the played ones. */
export function playToken(written: Written, token: TokenId): Written {
  const { bag } = written;
  if (!bag || inBag(written, token) === 0) return written;
  return refilled({ ...written, bag: { ...bag, played: sorted([...bag.played, token]) } });
}

/** Marks a token as not played. */
export function unplayToken(written: Written, token: TokenId): Written {
  const { bag } = written;
  return bag ? refilled({ ...written, bag: { ...bag, played: without(bag.played, token) } }) : written;
}

function withHand(written: Written, seat: string, tokens: readonly TokenId[]): Written {
  const players = playersIn(written).map((player) => {
    if (player.seat !== seat) return player;
    const { tokens: _, ...rest } = player;
    return tokens.length > 0 ? { ...rest, tokens } : rest;
  });
  return { ...written, players };
}

/** The bag has the tokens that are neither in a hand nor played. */
function refilled(written: Written): Written {
  const played = written.bag?.played ?? [];
  const out = [...played, ...playersIn(written).flatMap(({ tokens = [] }) => tokens)];
  const left = out.reduce(without, fullBag(tablesFor(written)));
  return { ...written, bag: { left, played } };
}

function without(tokens: readonly TokenId[], token: TokenId): readonly TokenId[] {
  const i = tokens.indexOf(token);
  return i < 0 ? tokens : [...tokens.slice(0, i), ...tokens.slice(i + 1)];
}

const sorted = (tokens: readonly TokenId[]): readonly TokenId[] =>
  [...tokens].sort((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b));
