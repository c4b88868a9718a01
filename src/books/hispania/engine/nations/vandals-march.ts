import type { ChoiceOf, Question } from '../actions.ts';
import { isProvince, type NationId, OFF_MAP, type Owner, type PlaceId, type ProvinceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import { newBattle } from '../rules/battle.ts';
import { isHit, need } from '../rules/hits.ts';
import type { PhaseHandler } from '../rules/hooks.ts';
import { applyHits } from '../rules/losses.ts';
import { enemies, enemyUnits } from '../rules/relations.ts';
import { isMobile, isUnit, leadersOf, of, tally, unitsOf } from '../rules/units.ts';
import { at, type Draft, note, put, rollDice, seatOf, takeOff, tell, type View } from '../rules/view.ts';
import type { Battle } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Unplaced } from '../state.ts';
import type { Phase } from '../turn.ts';

/**
 * Rule 11-vandals-march (ruling vandal-special-move): on turn 6, before its invasion, the whole stack crosses 3
 * provinces, step by step. It attacks no unit and leaves none behind; every enemy unit on its path rolls one die
 * against it, and it does not roll.
 */

const TURN = 6;
/** Provinces that it crosses. */
const LENGTH = 3;

export const MARCH: Phase = { id: 'march', does: 'march', rule: '11-vandals-march', run: 1 };

/** Whether the march is on this turn. */
export const marches = ({ turn }: Unplaced): boolean => turn === TURN;

/** The current or last place of the march; undefined before it and on other turns. */
export function marchEnd(state: Unplaced): ProvinceId | undefined {
  return marches(state) ? state.tally.trodden?.at(-1) : undefined;
}

export const march: PhaseHandler = {
  ask: (view, nation) => askMarch(view, nation),
  answer(draft, nation, action) {
    if (action.kind === 'march' && isProvince(action.fixed.to)) marchTo(draft, nation, action.fixed.to);
  },
  end(draft, nation) {
    const { trodden: through = [] } = draft.state.tally;
    if (through.length > 0) tell(draft, { kind: 'marched', rule: '11-vandals-march', nation, through });
  },
  whyNot(view, nation, action) {
    if (action.kind === 'march') {
      const [from = null] = standsIn(view, nation);
      return refuse('march-way', '11-vandals-march', { nation, from, to: action.fixed.to });
    }
    return action.kind === 'end' ? refuse('march-first', '11-vandals-march', { nation, count: left(view) }) : undefined;
  },
};

const crossed = ({ state }: View): readonly ProvinceId[] => state.tally.trodden ?? [];
const left = (view: View): number => LENGTH - crossed(view).length;

/** The marching units: all that can move. */
const goes = (nation: NationId) => (c: Cohort) => c.owner === nation && isMobile(c);

/** The current places of the stack: beyond the Pyrenees at first. */
function standsIn(view: View, nation: NationId): readonly PlaceId[] {
  const last = crossed(view).at(-1);
  const places: readonly PlaceId[] = last === undefined ? OFF_MAP.filter((place) => place !== 'africa') : [last];
  return places.filter((place) => at(view, place).some((c) => goes(nation)(c) && isUnit(c)));
}

/** Possible next steps: provinces not crossed yet, from which the march can be completed. */
function ways(view: View, nation: NationId): readonly ProvinceId[] {
  const [place] = standsIn(view, nation);
  if (place === undefined || left(view) === 0) return [];
  const near = (from: PlaceId) => view.tables.neighbours[from].filter(isProvince);
  const goesOn = (to: ProvinceId, past: readonly ProvinceId[]): boolean =>
    past.length + 1 === LENGTH ||
    near(to).some((next) => !past.includes(next) && next !== to && goesOn(next, [...past, to]));
  // The step between Narbonne and Gascony costs nothing.
  const from = isProvince(place) ? near(place) : [...new Set(OFF_MAP.flatMap(near))];
  return from.filter((to) => !crossed(view).includes(to) && goesOn(to, crossed(view)));
}

function askMarch(view: View, nation: NationId): Question | undefined {
  const to = ways(view, nation);
  const [best] = [...to].sort((a, b) => enemyUnits(view, a, nation) - enemyUnits(view, b, nation));
  if (best === undefined) return undefined;
  const [from = ''] = standsIn(view, nation);
  return {
    by: [seatOf(view, nation)],
    kind: 'march',
    rule: '11-vandals-march',
    phase: '',
    params: { nation, from, left: left(view) },
    choices: to.map((place): ChoiceOf => ({ kind: 'march', fixed: { to: place }, ranges: {} })),
    preset: { kind: 'march', fixed: { to: best }, values: {} },
  };
}

/** The whole stack enters a province, and the units there roll against it. */
function marchTo(draft: Draft, nation: NationId, to: ProvinceId): void {
  for (const from of standsIn(draft, nation)) step(draft, nation, from, to);
  note(draft, { trodden: [...crossed(draft), to] });
  const owners = new Set(at(draft, to).flatMap((c) => (isUnit(c) && enemies(draft, nation, c.owner) ? [c.owner] : [])));
  for (const owner of owners) if (unitsOf(at(draft, to), nation) > 0) shootAt(draft, nation, owner, to);
}

function step(draft: Draft, nation: NationId, from: PlaceId, to: PlaceId): void {
  // A province adjacent to the other place beyond the Pyrenees is reached through it.
  const over = draft.tables.neighbours[from].includes(to)
    ? undefined
    : OFF_MAP.find((place) => draft.tables.neighbours[place].includes(to));
  const taken = at(draft, from).filter(goes(nation));
  const moved = { nation, units: tally(taken), leaders: leadersOf(taken), river: false };
  takeOff(draft, from, taken);
  put(draft, to, [...at(draft, to), ...taken.map((c) => ({ ...c, from }))]);
  if (over) tell(draft, { kind: 'moved', rule: '3.2-gascony', ...moved, from, to: over });
  tell(draft, { kind: 'moved', rule: '11-vandals-march', ...moved, from: over ?? from, to });
}

/** One die for each unit, including a castle, by the defender's column against infantry; the stack takes the hits. */
function shootAt(draft: Draft, nation: NationId, owner: Owner, place: ProvinceId): void {
  const battle: Battle = { ...newBattle(draft, nation, place), defender: owner, rivers: false };
  let hits = 0;
  for (const { kind: die, count } of of(at(draft, place), owner).filter(isUnit)) {
    const { needs } = need(draft, battle, 'defender', die, 'infantry');
    const { results, first } = rollDice(draft, count);
    const hit = results.filter((result) => isHit(result, needs)).length;
    hits += hit;
    tell(draft, {
      kind: 'rolled',
      rule: '11-vandals-march',
      place,
      round: 1,
      side: 'defender',
      owner,
      die,
      target: 'infantry',
      needs,
      dice: results,
      first,
      hits: hit,
    });
  }
  applyHits(draft, battle, 'attacker', { infantry: hits });
}
