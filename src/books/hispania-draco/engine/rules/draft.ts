import { roll } from '../../../../kernel/dice.ts';
import { isTown } from '../data/geography.ts';
import type { CommanderId, DieId, DiscId, Face, GeneralId, SpaceId, TownId } from '../data/ids.ts';
import type { RuleId } from '../data/rules.ts';
import type { DieFor, DracoFact } from '../facts.ts';
import type { EndingId, State } from '../state.ts';
import { armyAt, garrisonsAt, revoltsAt } from './board.ts';
import { revoltsLeft, timeOf } from './reserve.ts';

/** A position during an action. Each change replaces the objects it changes, so that the old state stays intact. */
export interface Draft {
  state: State;
  readonly facts: DracoFact[];
}

/** Replaces some parts of the state. */
export function change(draft: Draft, parts: Partial<State>): void {
  draft.state = { ...draft.state, ...parts };
}

/** Ends the game (3.1, 3.2). */
export function endGame(draft: Draft, ending: EndingId): void {
  change(draft, {
    phase: 'over',
    ended: ending,
    pending: null,
    hispanic: null,
    starting: null,
    leaving: false,
    coins: 0,
    hispano: 0,
  });
  draft.facts.push({ kind: 'ended', rule: ending === 'victory' ? '3.1' : '3.2', ending });
}

/** Rolls a die, again until it fits, and returns its number. All results are one fact. Some number must fit. */
export function rollFor(
  draft: Draft,
  die: DieId,
  purpose: DieFor,
  rule: RuleId,
  fits: (result: Face) => boolean = () => true,
): Face {
  const first = draft.state.dice.rolled + 1;
  const results: Face[] = [];
  for (;;) {
    const { dice, results: rolled } = roll(draft.state.dice, 1, 6);
    const result = (rolled[0] ?? 1) as Face;
    change(draft, { dice });
    results.push(result);
    if (!fits(result)) continue;
    draft.facts.push({ kind: 'rolled', rule, for: purpose, die, results, first });
    return result;
  }
}

/** A record without a key, or with another value for it. */
function withValue<K extends string, T>(
  record: { readonly [key in K]?: T },
  key: K,
  value: T | undefined,
): { readonly [key in K]?: T } {
  const { [key]: _, ...rest } = record;
  return (value === undefined ? rest : { ...rest, [key]: value }) as { readonly [key in K]?: T };
}

/** Sets the revolts of a space, without a fact. */
function setRevolts(draft: Draft, at: SpaceId, count: number): void {
  change(draft, { revolts: withValue(draft.state.revolts, at, count > 0 ? count : undefined) });
}

/** Whether a revolt that must be placed can be; if not, the Romans have lost (3.2). */
export function canRevolt(draft: Draft, at: SpaceId, rule: RuleId): boolean {
  if (revoltsLeft(draft.state) > 0) return true;
  draft.facts.push({ kind: 'nothing', rule, why: 'no-revolts', place: at });
  endGame(draft, 'no-revolts');
  return false;
}

/** Places a revolt that must be placed. */
export function addRevolt(draft: Draft, at: SpaceId, rule: RuleId): void {
  if (!canRevolt(draft, at, rule)) return;
  setRevolts(draft, at, revoltsAt(draft.state, at) + 1);
  draft.facts.push({ kind: 'revolt', rule, place: at, count: 1 });
}

/** Covers a space of the time track with a revolt, or a part of it (6). */
export function addRevoltToTime(draft: Draft): void {
  const { year } = timeOf(draft.state);
  change(draft, { time: draft.state.time + 1 });
  draft.facts.push({ kind: 'time', rule: '6', year, count: draft.state.time });
}

/** Places up to so many revolts of the set-up: what there is (ruling V47). */
export function placeRevolts(draft: Draft, at: SpaceId, count: number, rule: RuleId): void {
  const n = Math.min(count, revoltsLeft(draft.state));
  if (n === 0) return;
  setRevolts(draft, at, revoltsAt(draft.state, at) + n);
  draft.facts.push({ kind: 'revolt', rule, place: at, count: n });
}

/** Takes revolts off a space, back to the reserve. */
export function removeRevolts(draft: Draft, at: SpaceId, count: number, rule: RuleId): void {
  setRevolts(draft, at, revoltsAt(draft.state, at) - count);
  draft.facts.push({ kind: 'removed', rule, place: at, count });
}

/** Removes an army with all revolts of its space (4.4-result). */
export function disperse(draft: Draft, at: TownId, rule: RuleId): void {
  const army = armyAt(draft.state, at);
  if (!army) return;
  change(draft, { armies: draft.state.armies.filter((one) => one !== army) });
  draft.facts.push({ kind: 'dispersed', rule, place: at, special: army.special });
  const count = revoltsAt(draft.state, at);
  if (count > 0) removeRevolts(draft, at, count, rule);
}

/** Sets the garrisons of a town, without a fact. */
export function setGarrisons(draft: Draft, at: TownId, discs: readonly DiscId[]): void {
  change(draft, { garrisons: withValue(draft.state.garrisons, at, discs.length > 0 ? discs : undefined) });
}

/** Removes the highest garrisons of a town; the Legio Hispana goes to the consul (4.4-result, 5.2-siege, 8.4). */
export function loseGarrisons(draft: Draft, at: TownId, count: number, rule: RuleId): void {
  const discs = garrisonsAt(draft.state, at);
  const left = discs.slice(0, Math.max(0, discs.length - count));
  setGarrisons(draft, at, left);
  for (const disc of discs.slice(left.length).reverse()) {
    draft.facts.push({ kind: 'lost', rule: disc === 'legio' ? '8.4' : rule, place: at, disc });
    if (disc === 'legio') change(draft, { legio: 'consul' });
  }
}

/** Puts a general on a space, without a fact. */
export function setGeneral(draft: Draft, general: GeneralId, at: SpaceId | null): void {
  change(draft, { generals: { ...draft.state.generals, [general]: at } });
}

/** Removes a beaten general with all garrisons of his space (4.4-result, 4.4-coin, 8.3). */
export function beat(draft: Draft, general: GeneralId, at: SpaceId, rule: RuleId): void {
  setGeneral(draft, general, null);
  draft.facts.push({ kind: 'beaten', rule, general, place: at });
  if (isTown(at)) loseGarrisons(draft, at, garrisonsAt(draft.state, at).length, rule);
  if (isCommander(general)) draft.facts.push({ kind: 'blocked', rule: '4.4-coin', general });
  else draft.facts.push({ kind: 'died', rule: '8.3', general });
}

/** Whether a general has turns and garrisons: the proconsul has neither (8.3). */
function isCommander(general: GeneralId): general is CommanderId {
  return general !== 'proconsul';
}
