import { type CombatKind, NATIONS, type NationId, PLACES, type PlaceId, PROVINCES } from '../engine/data/ids.ts';
import { hispania } from '../engine/game.ts';
import { PRICES } from '../engine/rules/gold.ts';
import { incomeOf } from '../engine/rules/income.ts';
import { worth } from '../engine/rules/points.ts';
import { allies, held } from '../engine/rules/relations.ts';
import { takesTurn } from '../engine/rules/turns.ts';
import { isUnit, of, resting, take } from '../engine/rules/units.ts';
import type { Cohort } from '../engine/state/cohort.ts';
import type { NationState, State } from '../engine/state.ts';
import { ardourOf, invades } from '../engine/turn.ts';
import { view } from '../engine/view.ts';
import { campaign, type March } from './campaign.ts';
import { movesAgain } from './ground.ts';
import { armyOf, fight, unitsIn } from './might.ts';
import { Outlook } from './outlook.ts';
import type { Personality } from './personality.ts';
import { startOf } from './routes.ts';

/**
 * The coming turns as a Strategist sees them: every nation makes a Captain's campaign, and every battle has its most
 * likely result. There are no dice, so two plans differ by their value and not by luck. It is a simplified game: only
 * positions of units, points, and the order of nations.
 */

/** The position after a nation's marches and the resulting battles. */
export function afterMarches(state: State, nation: NationId, marches: readonly March[]): State {
  const places: Partial<Record<PlaceId, readonly Cohort[]>> = { ...state.places };
  const leaving: { readonly to: PlaceId; readonly cohorts: readonly Cohort[] }[] = [];
  for (const { to, parties } of marches) {
    for (const party of parties) {
      const from = startOf(party);
      const { taken, rest } = take(places[from] ?? [], nation, { [party.key]: party.count });
      places[from] = rest;
      leaving.push({ to, cohorts: taken });
    }
  }
  for (const { to, cohorts } of leaving) places[to] = [...(places[to] ?? []), ...cohorts.map(resting)];
  return fought({ ...state, places }, nation);
}

/** The most likely result of every battle of a nation. */
function fought(state: State, nation: NationId): State {
  const read = view(state);
  const places: Partial<Record<PlaceId, readonly Cohort[]>> = { ...state.places };
  let points = 0;
  for (const place of PROVINCES) {
    const there = state.places[place] ?? [];
    const own = of(there, nation);
    if (!own.some(isUnit)) continue;
    const foes = there.filter((c) => c.owner !== nation && c.kind !== 'ruin' && !allies(read, nation, c.owner));
    if (!foes.some(isUnit)) continue;
    const [attacker, defender] = [armyOf(own), armyOf(foes)];
    const result = fight(read.tables, attacker, defender, { terrain: read.tables.provinces[place].terrain });
    const wins = result.wins >= result.holds;
    const beaten = wins ? 1 : Math.max(0, 1 - result.defender / Math.max(1, unitsIn(defender)));
    for (const { owner, kind, count } of foes) {
      if (kind !== 'ruin' && kind !== 'leader')
        points += beaten * worth(read, nation, { kind, owner, count }).each * count;
    }
    const survivors = wins
      ? keptOf(own, result.attacker / Math.max(0.01, result.wins) / Math.max(1, unitsIn(attacker)))
      : keptOf(foes, result.defender / Math.max(0.01, result.holds) / Math.max(1, unitsIn(defender)));
    places[place] = [...there.filter((c) => !own.includes(c) && !foes.includes(c)), ...survivors];
  }
  const kept = state.nations[nation];
  const nations = kept ? { ...state.nations, [nation]: { ...kept, points: kept.points + points } } : state.nations;
  return { ...state, places, nations };
}

/** The most likely survivors of an army, at least one unit. */
function keptOf(cohorts: readonly Cohort[], share: number): readonly Cohort[] {
  const all = cohorts.filter(isUnit).reduce((n, { count }) => n + count, 0);
  let left = Math.max(1, Math.round(all * Math.min(1, share)));
  return cohorts.flatMap((c) => {
    if (!isUnit(c)) return [resting(c)];
    const n = Math.min(c.count, left);
    left -= n;
    return n > 0 ? [resting({ ...c, count: n })] : [];
  });
}

/** The position at the end of a nation's turn, from its current movement phase on. */
export function restOfTurn(state: State, nation: NationId, personality: Personality): State {
  return movesAgain(view(state), nation) ? moved({ ...state, phase: 'second-movement' }, nation, personality) : state;
}

/** The position after the turns of a number of other nations, at most until the next scoring. */
export function afterOthers(state: State, count: number, personality: Personality): State {
  let now = state;
  for (let n = 0; n < count; n++) {
    const next = nextToMove(now);
    if (next === undefined) {
      // The points of this turn count here, because no other nation moves before the scoring.
      if (view(now).tables.scoringTurns.includes(now.turn) || now.turn >= now.lastTurn) {
        return { ...now, active: null, phase: null, stage: 'end', step: 0 };
      }
      now = { ...now, active: null, phase: null, stage: 'start', step: 0, turn: now.turn + 1 };
      continue;
    }
    now = turnOf(now, next, personality);
  }
  return now;
}

function nextToMove(state: State): NationId | undefined {
  const after = state.active === null ? -1 : NATIONS.indexOf(state.active);
  const read = view(state);
  return NATIONS.find((nation, i) => i > after && takesTurn(read, nation));
}

/** A nation's whole turn: arrivals, marches and battles. */
function turnOf(state: State, nation: NationId, personality: Personality): State {
  const { due: _, ...kept } = state.nations[nation] ?? ({} as NationState);
  const begun: State = {
    ...state,
    stage: 'nations',
    step: 0,
    active: nation,
    phase: 'movement',
    frames: [],
    tally: tallyOf(state),
    nations: { ...state.nations, [nation]: kept },
  };
  const record = view(begun).tables.nations[nation];
  const once = moved(withNewcomers(begun, nation), nation, personality);
  const twice = invades(record, state.turn) || ardourOf(record, state.turn) !== undefined;
  return twice ? moved({ ...once, phase: 'second-movement' }, nation, personality) : once;
}

function tallyOf({ tally }: State): State['tally'] {
  const { trodden: _, pile: __, tokens: ___, won: ____, ...rest } = tally;
  return rest;
}

/** One movement phase with its battles. */
function moved(state: State, nation: NationId, personality: Personality): State {
  const decision = hispania.decision(state);
  if (decision?.kind !== 'move') return state;
  const seat = state.nations[nation]?.seat ?? nation;
  return afterMarches(state, nation, campaign(new Outlook(state, seat, personality), nation, decision));
}

/** Reinforcements and purchases, in the places where units may arrive. */
function withNewcomers(state: State, nation: NationId): State {
  const read = view(state);
  const record = read.tables.nations[nation];
  const lands = held(read, nation);
  const places: Partial<Record<PlaceId, readonly Cohort[]>> = { ...state.places };
  const put = (place: PlaceId, cohort: Cohort) => {
    places[place] = [...(places[place] ?? []), cohort];
  };
  for (const { at, units = {}, leaders = [], fillUp, onlyIfAlive } of record.arrivals[state.turn] ?? []) {
    const [first] = at;
    const place = first === 'own-territory' ? lands[0] : first === 'band' ? undefined : first;
    if (place === undefined || (onlyIfAlive && lands.length === 0)) continue;
    for (const [kind, n] of Object.entries(units) as [CombatKind, number][]) {
      const count = fillUp ? n - countOf(state, nation, kind) : n;
      if (count > 0) put(place, { owner: nation, kind, count });
    }
    for (const leader of leaders) put(place, { owner: nation, kind: 'leader', count: 1, leader });
  }
  const gold = (state.nations[nation]?.gold ?? 0) + incomeOf(read, nation);
  const bought = record.buys.includes('infantry') ? Math.floor(gold / PRICES.infantry) : 0;
  for (const place of lands.slice(0, bought)) put(place, { owner: nation, kind: 'infantry', count: 1 });
  return { ...state, places };
}

function countOf(state: State, nation: NationId, kind: CombatKind): number {
  let n = 0;
  for (const place of PLACES) for (const c of of(state.places[place] ?? [], nation)) if (c.kind === kind) n += c.count;
  return n;
}
