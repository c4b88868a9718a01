import { ADVANCED_TABLES, BANDS_ENTRY, EVENT_TABLE, FRENCH_ENTRY, PERIOD_TURNS } from '../data/events.ts';
import { locationsOf, regionOf } from '../data/geography.ts';
import {
  type EventId,
  type Face,
  LOCATIONS,
  type LocationId,
  PERIODS,
  type PeriodId,
  REGIONS,
  type RegionId,
} from '../data/ids.ts';
import { FAMINE_LOSSES } from '../data/losses.ts';
import type { RuleId } from '../data/rules.ts';
import type { EventOfTurn, State, Units } from '../state.ts';
import { cityOf, hasSantiago, isOpen, openPlaces } from './control.ts';
import { add, change, type Draft, randomPlace, remove, rollFor, rollPair } from './draft.ts';
import { beginMarch } from './march.ts';
import { beginPlague } from './plague.ts';
import { losses, only, size, sum } from './units.ts';

/** Rules 9 and 17.3: the event of a turn, and what it does at once. What it does later is asked of `state.event`. */

/** Phase 2. */
export function happen(draft: Draft): void {
  const { id, period } = drawEvent(draft);
  draft.state = { ...draft.state, event: { id, ...(period && { period }) } };
  draft.facts.push({ kind: 'event', rule: period ? '17.3' : '9', event: id, period: period ?? null });
  ACTS[id]?.(draft);
}

/** Draws from the table of this turn. */
function drawEvent(draft: Draft): Pick<EventOfTurn, 'id' | 'period'> {
  const { events } = draft.state;
  if (typeof events !== 'string')
    return { id: events.length === EVENT_TABLE.length ? drawOfSum(draft, events, '17.3') : drawOfDie(draft, events) };
  if (events === 'basic') {
    const basic = EVENT_TABLE.map(([, event]) => event);
    return { id: drawOfSum(draft, basic, '9') };
  }
  const period = events === 'random' ? drawPeriod(draft) : periodOf(draft.state);
  return { id: ADVANCED_TABLES[period][rollFor(draft, 'event', '17.3')], period };
}

/** An entry of a table of eleven, by the sum of two dice. */
function drawOfSum(draft: Draft, table: readonly EventId[], rule: RuleId): EventId {
  const [a, b] = rollPair(draft, 'event', rule);
  return table[a + b - 2] ?? 'famine';
}

/** An entry of a table of six of one's own. */
function drawOfDie(draft: Draft, table: readonly EventId[]): EventId {
  return table[rollFor(draft, 'event', '17.3') - 1] ?? 'famine';
}

/** One of the three periods: a third of the die for each. */
function drawPeriod(draft: Draft): PeriodId {
  return PERIODS[Math.ceil(rollFor(draft, 'table', '17.3') / 2) - 1] ?? 'umayyad';
}

/** The period of a turn; with the switch of O4 the first lasts one turn longer (17.3). */
export function periodOf({ turn, rulings }: State): PeriodId {
  const last = (period: PeriodId) => PERIOD_TURNS[period][1] + (period === 'umayyad' && rulings.O4 === 'b' ? 1 : 0);
  return PERIODS.find((period) => turn <= last(period)) ?? 'almohad';
}

type Act = (draft: Draft) => void;

/** What an event does at once. Corruption, Tribute, Pilgrims, Jihad and Expulsion only count later. */
const ACTS: { readonly [event in EventId]?: Act } = {
  french: (draft) => {
    if (draft.state.event?.period) frenchInAragon(draft);
    else french(draft);
  },
  bands: (draft) => {
    const n = rollFor(draft, 'count', '9-bands');
    const entryOf = (a: Face, b: Face): LocationId => BANDS_ENTRY[b][a <= 3 ? 0 : 1];
    const [a, b] = rollPair(draft, 'entry', '9-bands', (x, y) => isOpen(draft.state, regionOf(entryOf(x, y))));
    appear(draft, entryOf(a, b), n, '9-bands', null);
  },
  mercenaries: (draft) => {
    if (draft.state.event?.period) {
      const n = Math.ceil(rollFor(draft, 'count', '17-mercenaries') / 2);
      note(draft, { left: n, ...(draft.state.rulings.O7 === 'b' && { more: n }) });
    } else note(draft, { left: rollFor(draft, 'count', '9-mercenaries') });
  },
  crusade: (draft) => note(draft, { left: rollFor(draft, 'count', '9-crusade') }),
  orders: (draft) => ask(draft, 'order', orderPlaces(draft.state), '9-orders'),
  'el-cid': (draft) => {
    if (rollFor(draft, 'el-cid', '9-el-cid') > 3) note(draft, { awaited: true });
    else ask(draft, 'el-cid', cidPlaces(draft.state), '9-el-cid');
  },
  famine,
  taifas,
  empire: (draft) => {
    const region = rollFor(draft, 'empire', '17-empire') <= 2 ? 'portugal' : 'aragon';
    if (!isOpen(draft.state, region)) {
      draft.facts.push({ kind: 'nothing', rule: '8-revolt', why: 'revolt', place: null });
      return;
    }
    for (const at of locationsOf(region)) {
      const { held } = draft.state.places[at];
      if (held?.side === 'christian') remove(draft, at, 'held', only(held.units, ['army']), '17-empire');
    }
  },
  plague: (draft) => {
    const die = rollFor(draft, 'region', '17-plague', (n) => n === 6 || isOpen(draft.state, regionBy(n)));
    if (die === 6) famine(draft);
    else beginPlague(draft, regionBy(die));
  },
};

/** The French of the basic game, who go anywhere (9-french). */
function french(draft: Draft): void {
  const n = rollFor(draft, 'count', '9-french');
  const die = rollFor(draft, 'entry', '9-french', (one) => isOpen(draft.state, regionOf(FRENCH_ENTRY[one])));
  appear(draft, FRENCH_ENTRY[die], n, '9-french', null);
}

/** The French of the advanced game, who stay in Aragon (17-french). */
function frenchInAragon(draft: Draft): void {
  const n = rollFor(draft, 'count', '17-french');
  if (isOpen(draft.state, 'aragon')) appear(draft, 'barcelona', n, '17-french', 'aragon');
  else draft.facts.push({ kind: 'nothing', rule: '8-revolt', why: 'revolt', place: 'barcelona' });
}

function regionBy(die: Face): RegionId {
  return REGIONS[die - 1] ?? 'asturias';
}

/** Adds to what the event of the turn has still to do. */
function note(draft: Draft, more: Partial<EventOfTurn>): void {
  const { event } = draft.state;
  if (event) draft.state = { ...draft.state, event: { ...event, ...more } };
}

/** Neutral armies appear, whoever is there, and march (rulings E1, E12). */
function appear(draft: Draft, at: LocationId, army: number, rule: RuleId, within: RegionId | null): void {
  draft.facts.push({ kind: 'placed', rule, place: at, side: 'neutral', units: { army } });
  beginMarch(draft, 'neutral', at, { army }, within);
}

/** Where the Order may be placed: a city under control, or Santiago (9-orders, ruling E9). */
export function orderPlaces(state: State): readonly LocationId[] {
  return openPlaces(state).filter(
    (at) => cityOf(state.places[at]) === 'christian' || (at === 'santiago' && hasSantiago(state)),
  );
}

/** Where El Cid may be placed: with a Christian army or Order (9-el-cid). */
export function cidPlaces(state: State): readonly LocationId[] {
  return openPlaces(state).filter((at) => {
    const { held } = state.places[at];
    return held?.side === 'christian' && size(only(held.units, ['army', 'order'])) > 0;
  });
}

/** Lets the player choose a location, if there is one (rulings E6, E12). */
function ask(draft: Draft, is: 'order' | 'el-cid', at: readonly LocationId[], rule: RuleId): void {
  const [one, other] = at;
  if (one === undefined) draft.facts.push({ kind: 'nothing', rule, why: 'no-location', place: null });
  else if (other === undefined) putPiece(draft, is, one);
  else draft.state = { ...draft.state, asked: { is, at } };
}

/** Places the Order or El Cid. */
export function putPiece(draft: Draft, is: 'order' | 'el-cid', at: LocationId): void {
  draft.state = { ...draft.state, asked: null };
  add(draft, at, { side: 'christian', units: { [is]: 1 } }, is === 'order' ? '9-orders' : '9-el-cid');
}

/** Each location loses a third of its units (9-famine, ruling E11). */
function famine(draft: Draft): void {
  for (const at of openPlaces(draft.state)) {
    const units: Units = draft.state.places[at].held?.units ?? {};
    const lost = sum(losses([units], Math.floor(size(units) / 3), FAMINE_LOSSES));
    remove(draft, at, 'held', lost, '9-famine');
  }
}

/**
 * Muslim armies in the cities of a random region are gone; with the switch of O5, those of one location, and all cities
 * of the region (17-taifas).
 */
function taifas(draft: Draft): void {
  const die = rollFor(draft, 'region', '17-taifas', (n) => n < 6 && isOpen(draft.state, regionBy(n)));
  const region = regionBy(die);
  const armiesAt = (at: LocationId): Units => {
    const { held } = draft.state.places[at];
    return held?.side === 'muslim' ? only(held.units, ['army']) : {};
  };
  if (draft.state.rulings.O5 !== 'b') {
    for (const at of locationsOf(region))
      if (draft.state.places[at].city) remove(draft, at, 'held', armiesAt(at), '17-taifas');
    return;
  }
  const at = randomPlace(draft, region, '17-taifas', (one) => size(armiesAt(one)) > 0);
  if (at) remove(draft, at, 'held', armiesAt(at), '17-taifas');
  for (const one of LOCATIONS) {
    if (regionOf(one) !== region || !draft.state.places[one].city) continue;
    change(draft, one, { city: undefined });
    draft.facts.push({ kind: 'razed', rule: '17-taifas', place: one, what: 'city' });
  }
}
