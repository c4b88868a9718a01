import { total } from '../../../../kernel/choices.ts';
import type { Choice, Decision } from '../../../../kernel/contract.ts';
import type { NationId, Owner, PlaceId, ProvinceId } from '../../engine/data/ids.ts';
import { quota } from '../../engine/rules/forced-passage.ts';
import { PRICES, type Sold } from '../../engine/rules/gold.ts';
import { enemyUnits } from '../../engine/rules/relations.ts';
import { limit, stacked } from '../../engine/rules/stacking.ts';
import { isAllys, wayTo } from '../../engine/rules/steps.ts';
import { of, tally, unitsOf } from '../../engine/rules/units.ts';
import { at, type View } from '../../engine/rules/view.ts';
import type { Unplaced } from '../../engine/state.ts';
import type { Prospect } from '../../words/en/choices.ts';
import type { DecisionKind } from '../../words/en/decisions.ts';
import { isOwn } from './own.ts';

/** Details of a choice beside its name, derived from the position: the units there, the crossing, the free room. */
export function prospectOf(read: View, decision: Decision, choice: Choice): Prospect {
  const { fixed, ranges } = choice;
  const { state } = read;
  const from = fixed['from'] as PlaceId | undefined;
  const meets = MEETS.includes(choice.kind);
  const spot = (fixed['to'] ?? (meets ? fixed['place'] : undefined)) as PlaceId | 'band' | undefined;
  const to = spot === 'band' ? undefined : spot;
  const others = meets ? othersAt(read, to) : undefined;
  const isAlly = others && to && state.active !== null && isAllys(read, state.active, to);
  // A retreat before the first round comes before round 1.
  const round = decision.params['early'] ? 0 : decision.params['round'];
  const { units } = ranges;
  const leaves = choice.kind === 'retreat' || choice.kind === 'withdraw';
  const room = leaves && spot && units?.is === 'counts' ? roomAt(read, decision, spot, units) : undefined;
  const count = units?.is === 'counts' && units.min === units.max ? units.min : undefined;
  const river = from && to ? read.tables.borders[from][to]?.river : undefined;
  const nation = state.active;
  const held = nation !== null && from !== undefined && enemyUnits(read, from, nation) > 0;
  return {
    ...(others ? (isAlly ? { ally: others.owner } : { enemies: others }) : {}),
    ...(river ? { river } : {}),
    ...(choice.kind === 'step' && nation !== null && from && to && wayTo(read, nation, from, to) === 'strait'
      ? { strait: true }
      : {}),
    ...(choice.kind === 'step' && !ranges['leaders'] && read.tables.provinces[to as ProvinceId]?.terrain === 'mountain'
      ? { mountain: true }
      : {}),
    ...(room === undefined ? {} : { room }),
    ...(held && nation !== null && from ? { stay: quota(read, from, nation) } : {}),
    ...(ranges['leaders'] ? { led: true, ...(units ? {} : { alone: true }) } : {}),
    ...(choice.kind === 'hire' && units?.is === 'counts' ? { among: { of: units.of, most: units.max } } : {}),
    asked: decision.kind as DecisionKind,
    ...(typeof round === 'number' ? { round } : {}),
    ...(choice.kind === 'aim' && fixed['side'] === 'defender' ? { rolls: true } : {}),
    ...(choice.kind === 'capital' && nation !== null ? { was: capitalBefore(state, decision) } : {}),
    ...(count === undefined ? {} : { count }),
    ...(choice.kind === 'cull' && isLastOf(read, decision, choice) ? { last: true } : {}),
    ...(choice.kind === 'buy' ? { cost: PRICES[fixed['unit'] as Sold] } : {}),
  };
}

/** Choices that lead to units in a place. */
const MEETS = ['step', 'battle', 'march', 'hire'];

function othersAt(read: View, place: PlaceId | undefined): Prospect['enemies'] {
  if (!place) return undefined;
  const there = at(read, place);
  const owner = there.find((c) => c.owner !== read.state.active && c.kind !== 'ruin')?.owner;
  return (
    owner && { owner, units: tally(of(there, owner)), ...(isOwn(read.state, owner) ? { own: true as const } : {}) }
  );
}

/** The units that may go to a place: how many, whether these are all, and by how many they would exceed its limit. */
function roomAt(
  read: View,
  { params }: Decision,
  to: PlaceId | 'band',
  { of: all, max }: Extract<Choice['ranges'][string], { readonly is: 'counts' }>,
): Prospect['room'] {
  const owner = (params['owner'] ?? params['nation']) as Owner;
  const over = to === 'band' ? 0 : stacked(read, owner, to) + max - limit(read, owner, to);
  return { most: max, all: max === total(all), over: Math.max(0, over) };
}

/** Whether the last unit that supports itself by a province can be removed there, and with it what the province supports. */
function isLastOf(read: View, { params }: Decision, { fixed, ranges }: Choice): boolean {
  const { units } = ranges;
  const there = unitsOf(at(read, fixed['place'] as PlaceId), params['nation'] as NationId);
  return units?.is === 'counts' && units.max >= there;
}

function capitalBefore(state: Unplaced, decision: Decision): PlaceId | null {
  const nation = (decision.params['owner'] ?? decision.params['nation']) as NationId;
  return state.nations[nation]?.capital ?? null;
}
