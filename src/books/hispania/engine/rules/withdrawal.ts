import { countsOf, total } from '../../../../kernel/choices.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Ground, Question } from '../actions.ts';
import type { NationId, Owner, PlaceId, RuleId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Withdrawal } from '../state/frame.ts';
import { declareCapital, whyNoCapital } from './capital.ts';
import type { FrameHandler } from './hooks.ts';
import { ruinOf } from './losses.ts';
import { END, ENDED } from './offers.ts';
import { type Exit, exits, goers, goOut, type Leaving, roomier, roomOn, whyNoExit } from './retreat.ts';
import { costlessCapital, makingRoom } from './stacking.ts';
import { first, isUnit, leadersOf, of, tally } from './units.ts';
import { at, type Draft, pop, push, put, seatOf, tell, type View } from './view.ts';

/**
 * Rules 9.6-submission and 6.6-transformation: units that must withdraw from a place do so at once, by the rules of
 * retreat. Units that cannot withdraw are removed and score for no nation (ruling submission-retreat). An owner that
 * must withdraw from several places chooses their order.
 */

/** Orders an owner to withdraw from places; all its units there must leave or are removed. */
export function tellToLeave(draft: Draft, owner: Owner, places: readonly PlaceId[], rule: RuleId): void {
  for (const place of [...places].reverse()) push(draft, { kind: 'withdrawal', owner, place, rule });
}

export const withdrawal: FrameHandler<Withdrawal> = {
  ask,
  answer,
  goOn(draft, frame) {
    const way = onlyWay(draft, frame);
    if (way) go(draft, frame, onThatWay(frame.place, way));
    else removeRest(draft, frame);
  },
  whyNot,
};

/** The units that must leave a place: they are not attacked, so no exit is closed because of attackers. */
function leavingOf({ owner, place }: Pick<Withdrawal, 'owner' | 'place'>): Leaving {
  return { owner, place, never: [], told: true };
}

/** The places that an owner must leave together: those of the top frames of the same kind. */
function together({ state: { frames } }: View, { owner, rule }: Withdrawal): readonly PlaceId[] {
  const places: PlaceId[] = [];
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.kind !== 'withdrawal' || frame.owner !== owner || frame.rule !== rule) break;
    places.push(frame.place);
  }
  return places;
}

/** Asks for the destination of the next units; undefined if they have no exit, or only one. */
function ask(view: View, frame: Withdrawal): Question | undefined {
  const { owner, place, rule } = frame;
  if (owner === 'neutral' || isGone(view, frame) || onlyWay(view, frame)) return undefined;
  const places = together(view, frame).filter((from) => !isGone(view, { owner, place: from }));
  const ways = places.flatMap((from) => exits(view, leavingOf({ owner, place: from })).map((exit) => ({ from, exit })));
  const capitals = capitalsFor(view, owner, places);
  const best = ways.find(({ exit }) => !exit.alone) ?? ways[0];
  if (!best && capitals.length === 0) return undefined;
  return {
    by: [seatOf(view, owner)],
    kind: 'withdraw',
    rule,
    phase: '',
    params: { nation: owner, place, places: [...places] },
    choices: [
      ...ways.map(
        ({ from, exit: { to, ranges } }): ChoiceOf<'withdraw'> => ({
          kind: 'withdraw',
          fixed: { from, to: onMap(to) },
          ranges,
        }),
      ),
      ...capitals,
      // A new capital might allow a withdrawal, but declaring one is optional.
      ...(best ? [] : [END]),
    ],
    preset: best
      ? onThatWay(best.from, best.exit)
      : (costlessCapital(view, owner, makingRoom(view, owner, capitals)) ?? ENDED),
  };
}

/** The place of an exit: only a battle has one to the band. */
const onMap = (to: Ground): PlaceId => to as PlaceId;

/** Capitals that would allow a withdrawal that is not possible otherwise (4.3). */
function capitalsFor(view: View, owner: NationId, places: readonly PlaceId[]): readonly ChoiceOf<'capital'>[] {
  const named = new Set<PlaceId>();
  return places.flatMap((place) => {
    const from = leavingOf({ owner, place });
    if (roomOn(exits(view, from)) >= total(goers(view, from, isUnit))) return [];
    return roomier(view, from).filter(({ fixed: { place: to } }) => !named.has(to) && named.add(to));
  });
}

/** Whether an owner has no unit left that must leave a place. */
function isGone(view: View, { owner, place }: Pick<Withdrawal, 'owner' | 'place'>): boolean {
  return of(at(view, place), owner).every((c) => c.kind === 'ruin');
}

/** The exit that all units take, if there is only one, it can take all, and no other units need it. */
function onlyWay(view: View, frame: Withdrawal): Exit | undefined {
  const from = leavingOf(frame);
  const ways = exits(view, from);
  const units = total(goers(view, from, isUnit));
  const [way] = ways;
  if (!way || ways.some(({ to }) => to !== way.to)) return undefined;
  if (roomOn([way]) < units) return undefined;
  const others = together(view, frame).filter((place) => place !== frame.place);
  const shared = others.some((place) => exits(view, leavingOf({ ...frame, place })).some(({ to }) => to === way.to));
  return shared ? undefined : way;
}

/** As many units as an exit can take, the most valuable first. */
function onThatWay(from: PlaceId, { to, ranges }: Exit): ActionOf<'withdraw'> {
  const { units, light, leaders } = ranges;
  return {
    kind: 'withdraw',
    fixed: { from, to: onMap(to) },
    values: {
      ...(units?.is === 'counts' && { units: countsOf(first(units.of, units.max, DEAREST)) }),
      ...(light?.is === 'counts' && { light: countsOf(light.of) }),
      ...(leaders?.is === 'counts' && { leaders: countsOf(leaders.of) }),
    },
  };
}

const DEAREST = ['knight', 'cavalry', 'elite', 'infantry', 'berber'];

function answer(draft: Draft, frame: Withdrawal, action: ActionOf): void {
  if (action.kind === 'withdraw') go(draft, frame, action);
  else if (action.kind === 'capital') declareCapital(draft, frame.owner as NationId, action.fixed.place);
  else removeRest(draft, frame);
}

function go(draft: Draft, { owner, rule }: Withdrawal, action: ActionOf<'withdraw'>): void {
  const { from, to } = action.fixed;
  const { taken, leaves } = goOut(draft, leavingOf({ owner, place: from }), action);
  const [units, leaders] = [tally(taken), leadersOf(taken)];
  tell(draft, { kind: 'withdrew', rule, owner, from, to, units, leaders });
  if (leaves && owner !== 'neutral') {
    tell(draft, { kind: 'left', rule: '6.6', nation: owner, place: to, units, leaders, why: 'leaves' });
  }
}

/** Removes the units that cannot withdraw; a castle leaves its ruin (ruling forced-out-castles). */
function removeRest(draft: Draft, { owner, place, rule }: Withdrawal): void {
  pop(draft);
  const there = at(draft, place);
  const rest = there.filter((c) => c.owner === owner && c.kind !== 'ruin');
  if (rest.length === 0) return;
  const ruins = rest.filter((c) => c.kind === 'castle').map(ruinOf);
  put(draft, place, [...there.filter((c) => !rest.includes(c)), ...ruins]);
  tell(draft, { kind: 'withdrew', rule, owner, from: place, to: null, units: tally(rest), leaders: leadersOf(rest) });
  for (const ruin of ruins) tell(draft, { kind: 'ruined', rule: '9.5', place, owner: ruin.owner });
}

function whyNot(view: View, frame: Withdrawal, action: Formed): Refusal {
  const { owner, rule } = frame;
  if (action.kind === 'withdraw') {
    const { from } = action.fixed;
    return together(view, frame).includes(from)
      ? whyNoExit(view, leavingOf({ owner, place: from }), action)
      : refuse('nobody-there', rule, {});
  }
  if (action.kind === 'capital') return whyNoCapital(view, owner, action.fixed.place);
  return refuse('answer-first', rule, { asked: 'withdraw' });
}
