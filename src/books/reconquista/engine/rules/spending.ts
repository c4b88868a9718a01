import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import type { ActionKind, ActionOf } from '../actions.ts';
import { regionOf } from '../data/geography.ts';
import { type EventId, LOCATIONS, type LocationId } from '../data/ids.ts';
import { EVENT_INCOME, INCOME, PRICES } from '../data/income.ts';
import type { RuleId } from '../data/rules.ts';
import { refuse } from '../refusals.ts';
import type { PlaceState, State } from '../state.ts';
import { cityOf, hasOthers, hasSantiago, hasWalls, isOpen, majorities } from './control.ts';
import { add, change, type Draft, remove } from './draft.ts';

/** Rule 10: income, and what it buys, in any order (ruling P2). With it the purchases that events allow (9). */

/** What an event adds to the income (9-tribute, 9-expulsion, 17.3). */
const BY_EVENT: { readonly [event in EventId]?: number } = EVENT_INCOME;

/** The parts of this turn's income (10, 10-santiago). */
export function incomeOf(state: State) {
  const isFree = (place: PlaceState) => !place.siege;
  const regions = majorities(state, isFree).filter((region) => isOpen(state, region));
  const santiago = hasSantiago(state) && isOpen(state, regionOf('santiago'));
  const event = state.event ? (BY_EVENT[state.event.id] ?? 0) : 0;
  const sum = INCOME.base + INCOME.region * regions.length + (santiago ? INCOME.santiago : 0) + event;
  return { base: INCOME.base, regions, santiago, event, points: Math.max(0, sum) };
}

/** Begins phase 3. */
export function beginSpending(draft: Draft): void {
  const income = incomeOf(draft.state);
  draft.state = { ...draft.state, phase: 'spending', points: income.points };
  draft.facts.push({ kind: 'income', rule: '10', ...income });
  if (income.santiago) draft.facts.push({ kind: 'added', rule: '10-santiago', points: INCOME.santiago });
  if (income.event !== 0)
    draft.facts.push({ kind: 'added', rule: ruleOfEvent(draft.state.event?.id), points: income.event });
}

function ruleOfEvent(event: EventId | undefined): RuleId {
  if (event === 'tribute') return '9-tribute';
  return event === 'expulsion' ? '9-expulsion' : '17.3';
}

/** Ends phase 3: what is not spent is lost, and so are Crusaders without a place (10, ruling E12). */
export function endSpending(draft: Draft): void {
  const { points, event } = draft.state;
  if (points > 0) draft.facts.push({ kind: 'unspent', rule: '10', points });
  if (event?.id === 'crusade' && event.left) {
    draft.facts.push({ kind: 'nothing', rule: '9-crusade', why: 'no-location', place: null });
    draft.state = { ...draft.state, event: { ...event, left: 0 } };
  }
  draft.state = { ...draft.state, points: 0 };
}

export function askSpending(state: State): Decision {
  const open = LOCATIONS.filter((at) => mayOffer(state.places[at]));
  const crusaders = open.flatMap((at) => offered(state, 'crusade', at));
  const purchases = open.flatMap((at) => PURCHASES.flatMap((kind) => offered(state, kind, at)));
  return {
    by: ['christian'],
    kind: 'spending',
    rule: '10',
    phase: `${state.turn} spending`,
    params: {
      points: state.points,
      event: state.event?.id ?? null,
      left: state.event?.left ?? 0,
      nothing: purchases.length === 0,
    },
    choices: [
      ...purchases,
      ...crusaders,
      // Crusaders must be placed where they can (9-crusade).
      ...(crusaders.length === 0 ? [{ kind: 'end', fixed: {}, ranges: {} }] : []),
    ],
    ...(crusaders.length === 0 && { preset: { kind: 'end', fixed: {}, values: {} } }),
  };
}

/** Whether anything may be bought in a location: it is under Christian control, or Rebels there may be corrupted. */
function mayOffer(place: PlaceState): boolean {
  return place.held?.side === 'christian' || place.held?.side === 'rebel' || cityOf(place) === 'christian';
}

/** The choices in a location. */
export function purchasesAt(state: State, at: LocationId): readonly Choice[] {
  return [...PURCHASES, 'crusade' as const].flatMap((kind) => offered(state, kind, at));
}

const PURCHASES = ['raise', 'build', 'convert', 'corrupt', 'hire'] as const;
type Purchase = (typeof PURCHASES)[number] | 'crusade';

/** The choices of a kind in a location. */
function offered(state: State, kind: Purchase, place: LocationId): readonly Choice[] {
  return variantsOf(kind).flatMap((variant): readonly Choice[] => {
    if (whyNot(state, kind, variant, place)) return [];
    const most = Math.floor(state.points / priceOf(kind, variant));
    const max = kind === 'hire' ? Math.min(most, state.event?.left ?? 0) : most;
    const isCounted = kind === 'raise' || kind === 'hire';
    return [
      {
        kind,
        fixed: { place, ...(kind === 'raise' && { unit: variant }), ...(kind === 'build' && { what: variant }) },
        ranges: isCounted ? { count: { is: 'number', min: 1, max } } : {},
      },
    ];
  });
}

function variantsOf(kind: Purchase): readonly string[] {
  if (kind === 'raise') return ['army', 'garrison'];
  return kind === 'build' ? ['city', 'fort'] : [''];
}

function priceOf(kind: Purchase, variant: string): number {
  if (kind === 'raise') return variant === 'army' ? PRICES.army : PRICES.garrison;
  if (kind === 'build') return variant === 'city' ? PRICES.city : PRICES.fort;
  return { convert: PRICES.conversion, corrupt: PRICES.corruption, hire: PRICES.mercenary, crusade: 0 }[kind];
}

/** The event that a purchase belongs to. */
const EVENT_OF: { readonly [kind in Purchase]?: EventId } = {
  corrupt: 'corruption',
  hire: 'mercenaries',
  crusade: 'crusade',
};

/** Why something may not be bought in a location. */
function whyNot(state: State, kind: Purchase, variant: string, at: LocationId): Refusal | undefined {
  const place = state.places[at];
  const { event } = state;
  const region = regionOf(at);
  if (!isOpen(state, region)) return refuse('revolt', '8-revolt', { region });
  const needed = EVENT_OF[kind];
  if (needed && event?.id !== needed) return refuse('not-the-event', ruleOf(kind, variant), {});
  if ((kind === 'hire' || kind === 'crusade') && !event?.left) return refuse('none-to-hire', ruleOf(kind, variant), {});
  const refusal = WHERE[kind](place, at, variant);
  if (refusal) return refusal;
  const cost = priceOf(kind, variant);
  return cost > state.points ? refuse('too-dear', ruleOf(kind, variant), { cost, left: state.points }) : undefined;
}

function ruleOf(kind: Purchase, variant: string): RuleId {
  if (kind === 'build') return variant === 'city' ? '10-city' : '10-fort';
  return RULES[kind];
}

const RULES = {
  raise: '10-troops',
  convert: '10-conversion',
  corrupt: '9-corruption',
  hire: '9-mercenaries',
  crusade: '9-crusade',
} as const satisfies { readonly [kind in Purchase]?: RuleId };

type Where = (place: PlaceState, at: LocationId, variant: string) => Refusal | undefined;

/** Troops appear in a city or fort under control, free of enemies (10-troops). */
const raisedIn =
  (rule: RuleId): Where =>
  (place, at) => {
    if (hasOthers(place, 'christian')) return refuse('enemy-there', rule, { place: at });
    const isOurs = cityOf(place) === 'christian' || (hasWalls(place) && place.held?.side === 'christian');
    return isOurs ? undefined : refuse('not-controlled', '5', { place: at });
  };

const WHERE: { readonly [kind in Purchase]: Where } = {
  raise: raisedIn('10-troops'),
  hire: raisedIn('9-mercenaries'),
  crusade: raisedIn('9-crusade'),
  build: (place, at, what) => {
    const rule = what === 'city' ? '10-city' : '10-fort';
    if (hasOthers(place, 'christian')) return refuse('enemy-there', rule, { place: at });
    if (what === 'city' && place.city) return refuse('has-city', rule, { place: at });
    if (what === 'fort' && place.fort) return refuse('has-fort', rule, { place: at });
    const isCity = what === 'fort' && place.city === 'christian';
    return isCity || hasBuilders(place) ? undefined : refuse('no-troops', rule, { place: at });
  },
  convert: (place, at) => {
    if (place.city !== 'muslim') return refuse('no-muslim-city', '10-conversion', { place: at });
    return hasBuilders(place) ? undefined : refuse('no-troops', '10-conversion', { place: at });
  },
  corrupt: (place, at) => {
    if (place.held?.side !== 'rebel') return refuse('no-rebels', '9-corruption', { place: at });
    return place.siege ? refuse('enemy-there', '9-corruption', { place: at }) : undefined;
  },
};

/** Whether an army or a garrison of ours holds a location; an Order alone does not build (ruling P1). */
function hasBuilders({ held }: PlaceState): boolean {
  if (held?.side !== 'christian') return false;
  const { garrison = 0, army = 0, hired = 0 } = held.units;
  return garrison + army + hired > 0;
}

/** Buys something, or places the Crusaders. */
export function buy(draft: Draft, action: ActionOf<Purchase>): void {
  const { place } = action.fixed;
  const { event } = draft.state;
  if (action.kind === 'raise') {
    const { unit } = action.fixed;
    const { count } = action.values;
    pay(draft, count * PRICES[unit], '10-troops');
    add(draft, place, { side: 'christian', units: { [unit]: count } }, '10-troops');
  } else if (action.kind === 'build') {
    const { what } = action.fixed;
    const rule = what === 'city' ? '10-city' : '10-fort';
    pay(draft, PRICES[what], rule);
    change(draft, place, what === 'city' ? { city: 'christian' } : { fort: true });
    draft.facts.push({ kind: 'built', rule, place, what, faith: what === 'city' ? 'christian' : null });
  } else if (action.kind === 'convert') {
    pay(draft, PRICES.conversion, '10-conversion');
    change(draft, place, { city: 'christian' });
    draft.facts.push({ kind: 'converted', rule: '10-conversion', place, faith: 'christian' });
  } else if (action.kind === 'corrupt') {
    pay(draft, PRICES.corruption, '9-corruption');
    remove(draft, place, 'held', draft.state.places[place].held?.units ?? {}, '9-corruption');
    add(draft, place, { side: 'christian', units: { garrison: 1 } }, '9-corruption');
  } else if (action.kind === 'hire' && event) {
    const { count } = action.values;
    pay(draft, count * PRICES.mercenary, '9-mercenaries');
    add(draft, place, { side: 'christian', units: { hired: count } }, '9-mercenaries');
    draft.state = { ...draft.state, event: { ...event, left: (event.left ?? 0) - count } };
  } else if (event) {
    add(draft, place, { side: 'christian', units: { hired: event.left ?? 0 } }, '9-crusade');
    draft.state = { ...draft.state, event: { ...event, left: 0 } };
  }
}

function pay(draft: Draft, points: number, rule: RuleId): void {
  const left = draft.state.points - points;
  draft.state = { ...draft.state, points: left };
  draft.facts.push({ kind: 'spent', rule, points, left });
}

/** Why an answer of phase 3 is not offered. */
export function whyNoPurchase(state: State, { kind, fixed }: Action): Refusal {
  if (kind === 'end')
    return LOCATIONS.some((at) => offered(state, 'crusade', at).length > 0)
      ? refuse('place-crusaders', '9-crusade', {})
      : refuse('not-an-action', '10', {});
  const purchase = [...PURCHASES, 'crusade' as const].find((one) => one === kind);
  const place = LOCATIONS.find((one) => one === fixed['place']);
  if (purchase === undefined) return refuse('not-an-action', '10', {});
  if (place === undefined) return refuse('no-such-place', '2', {});
  const variant = variantsOf(purchase).find((one) => one === (fixed['unit'] ?? fixed['what'] ?? ''));
  if (variant === undefined) return refuse('not-an-action', '10', {});
  return whyNot(state, purchase, variant, place) ?? refuse('bad-count', ruleOf(purchase, variant), {});
}

/** Purchases that a player may expect in the locations of their troops and cities, and that are not possible. */
export function barredPurchases(state: State): readonly { readonly action: Action; readonly refusal: Refusal }[] {
  const near = LOCATIONS.filter((at) => {
    const place = state.places[at];
    return place.held?.side === 'christian' || cityOf(place) === 'christian';
  });
  return near.flatMap((place) =>
    (['raise', 'build', 'convert'] as const).flatMap((kind) =>
      variantsOf(kind).flatMap((variant) => {
        const refusal = whyNot(state, kind, variant, place);
        if (!refusal) return [];
        const fixed: Record<string, string> = { place };
        if (kind === 'raise') fixed['unit'] = variant;
        if (kind === 'build') fixed['what'] = variant;
        const values: Record<string, number> = kind === 'raise' ? { count: 1 } : {};
        return [{ action: { kind: kind as ActionKind, fixed, values }, refusal }];
      }),
    ),
  );
}
