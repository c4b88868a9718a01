import type { ActionOf, Question } from '../actions.ts';
import { type NationId, type PlaceId, PROVINCES, type RuleId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Cohort, Halt } from '../state/cohort.ts';
import type { Phase } from '../turn.ts';
import { askPile, beginArdour, namePile } from './ardour.ts';
import { rebuild, rebuildChoices, whyNotRebuildSo } from './castles.ts';
import { pin } from './forced-passage.ts';
import type { PhaseHandler } from './hooks.ts';
import { mustLeave, strays, wayOut } from './must-leave.ts';
import { whyNotStep } from './no-step.ts';
import { END, ENDED } from './offers.ts';
import { onlyPile, pickUp } from './pile.ts';
import { enemyUnits } from './relations.ts';
import { ruleOfLanding } from './sea.ts';
import { uncrowd } from './stacking.ts';
import { HALTED, hasMovers, isMountain, pileNow, reachTogether, steps, stepsFrom, type Way, wayTo } from './steps.ts';
import { countUnits, leadersOf, of, take, tally } from './units.ts';
import { at, type Draft, exitsOf, note, put, seatOf, tell, type View } from './view.ts';

/** Rules 5, 5.1, 5.2, 5.4 to 5.6: a move is one step of some units of a place. Forced passage is rule 5.3. */

/** The movement phase (5, 9.1, 9.2). */
export const movement: PhaseHandler = {
  begin(draft, nation, phase) {
    // The movement of a single stack does not concern the others.
    if (!onlyPile(draft)) uncrowd(draft, nation);
    if (phase.id === 'ardour-movement') beginArdour(draft, nation);
  },
  ask(view, nation, phase) {
    if (phase.id === 'ardour-movement' && !view.state.tally.pile) return askPile(view, nation);
    const question = askMovement(view, nation, phase);
    const castles = rebuildChoices(view, nation);
    return question && castles.length > 0 ? { ...question, choices: [...question.choices, ...castles] } : question;
  },
  asks(view, nation, phase) {
    if (phase.id === 'ardour-movement' && !view.state.tally.pile) return askPile(view, nation) !== undefined;
    return onlyPile(view) ? steps(view, nation).length > 0 : hasMovers(view, nation);
  },
  choicesFor(view, nation, action) {
    if (onlyPile(view)) return undefined;
    if (action.kind === 'end') return hasMovers(view, nation) ? [END] : [];
    return action.kind === 'step' ? stepsFrom(view, nation, action.fixed.from, action.fixed.to) : undefined;
  },
  answer(draft, nation, action) {
    if (action.kind === 'step') makeStep(draft, nation, action);
    else if (action.kind === 'pile') namePile(draft, nation, action.fixed.place);
    else if (action.kind === 'rebuild') rebuild(draft, nation, action);
  },
  end(draft, nation, phase) {
    mustLeave(draft, nation, phase);
  },
  whyNot(view, nation, action) {
    switch (action.kind) {
      case 'step':
        return view.state.phase === 'ardour-movement' && !view.state.tally.pile
          ? refuse('pile-first', '9.2', { nation })
          : whyNotStep(view, nation, action);
      case 'rebuild':
        return whyNotRebuildSo(view, nation, action);
      case 'pile':
        return refuse('no-pile', '9.2', { nation, place: action.fixed.place });
      case 'end':
        return refuse('not-an-action', '1', {});
      default:
        return undefined;
    }
  },
};

/**
 * The question of the movement phase: a step, or the end of movement; undefined if no unit could move. `lost` lists the
 * places whose units the end of the phase would remove (ruling must-leave); the preset moves these out first.
 */
function askMovement(view: View, nation: NationId, phase: Phase): Question | undefined {
  const offered = steps(view, nation);
  if (offered.length === 0 && (onlyPile(view) || !hasMovers(view, nation))) return undefined;
  const lost = strays(view, nation, phase).map(({ place }) => place);
  return {
    by: [seatOf(view, nation)],
    kind: 'move',
    rule: '5',
    phase: '',
    params: { nation, ...(lost.length > 0 ? { lost } : {}) },
    choices: [...offered, END],
    preset: wayOut(view, nation, lost, offered) ?? ENDED,
  };
}

/** Makes a step that `accepts` took. */
function makeStep(draft: Draft, nation: NationId, action: ActionOf<'step'>): void {
  const { from, to } = action.fixed;
  const { units, leaders, joined } = action.values;
  const led = leaders !== undefined;
  const way = wayTo(draft, nation, from, to) ?? 'land';
  const { taken: goers, rest } = take(at(draft, from), nation, units, leaders, joined);
  const taken = pickUp(goers);
  const river = exitsOf(draft, from).find(({ fixed }) => fixed.to === to)?.river ?? null;
  const halt = haltAt(draft, way, to, led);
  const reach = reachTogether(taken);
  const left = led ? leftBehind(rest, nation) : [];
  put(
    draft,
    from,
    left.length > 0 ? rest.map((c) => (left.includes(c) ? { ...c, halt: 'left-behind' as const } : c)) : rest,
  );
  tell(draft, {
    kind: 'moved',
    rule: way === 'landing' ? ruleOfLanding(draft, nation, to) : RULE_OF[way],
    nation,
    from,
    to,
    units: tally(taken),
    leaders: leadersOf(taken),
    river: river !== null,
  });
  if (draft.hooks[nation]?.leavesAt?.(draft).includes(to)) leave(draft, nation, to, taken);
  else {
    const moved = taken.map((cohort) =>
      stepped(cohort, { from, river: river !== null, led, halt, reach, free: way === 'beyond' }),
    );
    put(draft, to, [...at(draft, to), ...moved]);
  }
  if (halt) {
    tell(draft, { kind: 'halted', rule: HALTED[halt][1], nation, place: to, units: tally(taken), why: halt });
  }
  if (left.length > 0) {
    tell(draft, { kind: 'halted', rule: '5.2', nation, place: from, units: tally(left), why: 'left-behind' });
  }
  if (draft.hooks[nation]?.treads?.(draft.state)) tread(draft, [from, to]);
  const pile = pileNow(draft);
  if (pile) note(draft, { pile: { ...pile, place: to } });
  // Units that move on from a place with enemy units leave a quota behind for the rest of the phase.
  if (enemyUnits(draft, from, nation) > 0) pin(draft, nation, from);
}

const RULE_OF: { readonly [way in Exclude<Way, 'landing'>]: RuleId } = {
  land: '5',
  strait: '5.5',
  beyond: '3.2-gascony',
  sail: '5.6-supremacy',
};

/** Records provinces that the nation has been in (11-rome-forts). */
function tread(draft: Draft, places: readonly PlaceId[]): void {
  const all: readonly PlaceId[] = [...(draft.state.tally.trodden ?? []), ...places];
  note(draft, { trodden: PROVINCES.filter((place) => all.includes(place)) });
}

/** Units that leave the game, and score if a rule of their nation says so. */
function leave(draft: Draft, nation: NationId, place: PlaceId, gone: readonly Cohort[]): void {
  const units = tally(gone);
  tell(draft, { kind: 'left', rule: '5.4', nation, place, units, leaders: leadersOf(gone), why: 'leaves' });
  draft.hooks[nation]?.onLeave?.(draft, place, countUnits(gone), 'movement');
}

interface Stepped {
  readonly from: PlaceId;
  readonly river: boolean;
  readonly led: boolean;
  readonly halt: Halt | undefined;
  readonly reach: number;
  /** The entered province does not count (3.2-gascony). */
  readonly free: boolean;
}

function stepped(cohort: Cohort, { from, river, led, halt, reach, free }: Stepped): Cohort {
  const isLeader = cohort.kind === 'leader';
  const keepsLed = led && !isLeader && (cohort.led === true || !cohort.steps);
  if (free) return { ...cohort, from, led: undefined, halt: undefined, river: undefined };
  return {
    ...cohort,
    steps: (cohort.steps ?? 0) + 1,
    from,
    reach: isLeader ? (cohort.reach ?? reach) : cohort.reach,
    led: keepsLed ? true : undefined,
    halt,
    river: river || undefined,
  };
}

/** A mountain stops units without a leader (5.1-mountain, 5.2); a strait takes the whole movement (5.5). */
function haltAt(view: View, way: Way, to: PlaceId, led: boolean): Halt | undefined {
  if (way === 'strait') return 'strait';
  if (way === 'sail') return 'sea';
  return !led && isMountain(view, to) ? 'mountain' : undefined;
}

/** Units that moved with a leader and that he, the last leader there, leaves behind: they cannot move further (5.2). */
function leftBehind(rest: readonly Cohort[], nation: NationId): readonly Cohort[] {
  const own = of(rest, nation);
  return own.some((c) => c.kind === 'leader') ? [] : own.filter((c) => c.led && !c.halt);
}
