import type { Choice, Decision } from '../../../../kernel/contract.ts';
import type { NationId, PlaceId, ProvinceId } from '../../engine/data/ids.ts';
import { quota } from '../../engine/rules/forced-passage.ts';
import { PRICES, type Sold } from '../../engine/rules/gold.ts';
import { enemyUnits } from '../../engine/rules/relations.ts';
import { isAllys, wayTo } from '../../engine/rules/steps.ts';
import { of, tally } from '../../engine/rules/units.ts';
import { at, type View } from '../../engine/rules/view.ts';
import type { Unplaced } from '../../engine/state.ts';
import type { Prospect } from '../../words/en/choices.ts';
import type { DecisionKind } from '../../words/en/decisions.ts';

/** Details of a choice beside its name, derived from the position: the units there, the crossing, the free room. */
export function prospectOf(read: View, decision: Decision, choice: Choice): Prospect {
  const { fixed, ranges } = choice;
  const { state } = read;
  const from = fixed['from'] as PlaceId | undefined;
  const meets = MEETS.includes(choice.kind);
  const to = (fixed['to'] ?? (meets ? fixed['place'] : undefined)) as PlaceId | undefined;
  const others = meets ? othersAt(read, to) : undefined;
  const isAlly = others && to && state.active !== null && isAllys(read, state.active, to);
  // A retreat before the first round comes before round 1.
  const round = decision.params['early'] ? 0 : decision.params['round'];
  const { units } = ranges;
  const leaves = choice.kind === 'retreat' || choice.kind === 'withdraw';
  const room = leaves && units?.is === 'counts' ? units.max : undefined;
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
    ...(choice.kind === 'buy' ? { cost: PRICES[fixed['unit'] as Sold] } : {}),
  };
}

/** Choices that lead to units in a place. */
const MEETS = ['step', 'battle', 'march', 'hire'];

function othersAt(read: View, place: PlaceId | undefined): Prospect['enemies'] {
  if (!place) return undefined;
  const there = at(read, place);
  const owner = there.find((c) => c.owner !== read.state.active && c.kind !== 'ruin')?.owner;
  return owner && { owner, units: tally(of(there, owner)) };
}

function capitalBefore(state: Unplaced, decision: Decision): PlaceId | null {
  const nation = (decision.params['owner'] ?? decision.params['nation']) as NationId;
  return state.nations[nation]?.capital ?? null;
}
