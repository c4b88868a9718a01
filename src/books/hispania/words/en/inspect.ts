import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, NationId, Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Turns } from '../../engine/data/types.ts';
import type { Units } from '../../engine/facts/units.ts';
import { n, p } from '../marks.ts';
import { count, does, gold, kind, large, ordinal, orMore, points, The, the, units, wounds } from './units.ts';

const stack = (there: Units, leaders: readonly LeaderId[], ruins: number): string =>
  [
    ...(Object.keys(there).length > 0 || leaders.length > 0 ? [units(there, leaders)] : []),
    ...(ruins > 0 ? [count(ruins, 'ruin')] : []),
  ].join(', ');

/** Words of the inspector: the card of a place, beside the board. */
export const INSPECT = {
  label: (place: string): string => `About ${place}`,
  close: 'Close',
  before: 'Previous place',
  after: 'Next place',
  terrain: { plain: 'plain', mountain: 'mountains' },
  coast: {
    none: 'no coast',
    landing: 'an anchor',
    'no-landing': 'a coast without an anchor',
    'crossed-anchor': 'a crossed anchor',
  },
  offMap: 'outside Hispania',
  /** Back to the answers, with their number. */
  answers: (number: number): string => (number === 1 ? '1 answer' : `${number} answers`),
  back: 'Back to the choices',

  /** Of the province of a nation that has declared it. */
  capital: 'capital',
  figures: {
    income: 'income',
    limit: 'limit',
    room: 'room',
    attackers: 'attackers',
    /** The limit of an attack with religious zeal. */
    any: 'any',
    contested: '–',
  },
  reconstructed: 'Values in ‹ › are reconstructed: the printed map and sheets are not public.',

  group: (of: Owner, there: Units, leaders: readonly LeaderId[], ruins: number): Rich => {
    const all = large(stack(there, leaders, ruins));
    return of === 'neutral' ? t`${all}, neutral` : t`${all} of ${the(of)}`;
  },
  stack: (there: Units, leaders: readonly LeaderId[], ruins: number): Rich => [stack(there, leaders, ruins)],
  /** Of the tag beside a place: `2 gold, limit 3`, `2 gold, limit 4, capital`, `room for 1`, `Byzantium 2½ points after turn 10`. */
  ground: (gold: string, limit: number, capital: boolean): string =>
    `${gold} gold, limit ${limit}${capital ? ', capital' : ''}`,
  room: (number: number): string => (number === 0 ? 'no room' : `room for ${number}`),
  toYou: (worth: readonly { readonly nation: NationId; readonly points: string }[], turn: number): Rich =>
    t`${list(
      worth.map(({ nation, points: of }) => t`${n(nation)} ${of}`),
      ', ',
    )} ${worth.length === 1 && /^‹?[½1]›?$/.test(worth[0]?.points ?? '') ? 'point' : 'points'} after turn ${turn}`,
  empty: 'No units.',
  emptyLand: 'No units: free to enter.',
  /** The one thing to do there with one's units. */
  does: { attack: 'Attack here', go: 'Move here', take: 'Move from here' },
  /** What the dice of a group need against infantry. */
  hits: (needs: readonly { readonly kind: CombatKind; readonly needs: number }[], led: boolean): string => {
    const one = needs.length === 1 && needs[0];
    const on = one
      ? ` on ${orMore(one.needs)}`
      : `: ${needs.map((each) => `${kind(each.kind)} ${each.needs}+`).join(', ')}`;
    return `Hits infantry${on}${led ? ', with the leader' : ''}.`;
  },
  /** Units that have been hit: `1 knight hit once.` */
  hurt: (all: readonly { readonly kind: CombatKind; readonly count: number; readonly hits: number }[]): string =>
    all.map((one) => `${count(one.count, kind(one.kind, 1), kind(one.kind))} ${wounds(one.hits)}.`).join(' '),
  moves: (allowance: number): string => `Movement allowance ${allowance}.`,
  stays: 'Cannot move.',
  order: (of: Owner, number: number, is: 'done' | 'now' | 'next'): Rich => {
    if (of === 'neutral') return [];
    if (is === 'now') return t`${The(of)} ${does(of, 'play')} now.`;
    return is === 'done'
      ? t`${The(of)} ${does(of, 'have', 'has')} played on this turn.`
      : t`${The(of)} ${does(of, 'play')} ${ordinal(number)} on this turn.`;
  },

  /** A nation with its player, in a line. */
  nation: (who: string, halfGold: number, halves: number, population: string): string =>
    `${who}: ${gold(halfGold)}, ${points(halves)}, ${population}`,

  points: 'Points here',
  turn: 'after turn',
  yours: 'yours',
  others: 'others’',
  noPoints: 'No nation scores it again in this game.',
  worth: (nation: string, halves: number): string => `${nation} ${half(halves)}`,
  /** Points that do not belong to this province alone. */
  zone: (nation: NationId, turn: number, halves: number): Rich =>
    t`${n(nation)}, turn ${turn}: ${points(halves)} more for the whole zone`,
  hispania: (nation: NationId, turn: number, halves: number, zone: number): Rich =>
    t`${n(nation)}, turn ${turn}: ${points(halves)} for all Hispania, or ${half(zone)} for each whole zone`,
  taken: (nation: NationId, [from, to]: Turns, halves: number): Rich =>
    t`${n(nation)}, turns ${from} to ${to}: ${points(halves)} once, for control of it`,
  castle: (nation: NationId, [from, to]: Turns, halves: number): Rich =>
    t`${n(nation)}, turns ${from} to ${to}: ${points(halves)} for a castle rebuilt here`,

  near: 'Who can come',
  /** Beside it. */
  inSteps: 'in one step or two',
  most: (limit: number): string => `at most ${count(limit, 'unit')} in an attack`,
  helps: 'in support: ',
  /** `Algarve 2, Badajoz 2; in two steps Lisbon 1`. */
  from: (places: readonly { readonly place: PlaceId; readonly units: number; readonly steps: 1 | 2 }[]): Rich => {
    const of = (steps: 1 | 2): Rich =>
      list(
        places.filter((one) => one.steps === steps).map(({ place, units: number }) => t`${p(place)} ${String(number)}`),
        ', ',
      );
    const [near, far] = [of(1), of(2)];
    if (far.length === 0) return near;
    return near.length === 0 ? t`in two steps ${far}` : t`${near}; in two steps ${far}`;
  },
  none: 'None.',
  keys: { points: 'Points on the map' },
  /** On a small screen the card has two heights. */
  lower: 'Show less',
  higher: 'Show all',
  sheet: (nation: Owner): Rich => t`Sheet of ${the(nation)}`,
};
