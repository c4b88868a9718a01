import { parts, total } from '../../../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
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
 * Rules 9.6-submission and 6.6-transformation: units that are told to leave a place go by the rules of retreat, at once; what
 * cannot go is removed, and nobody scores for it (ruling submission-retreat). Where one owner has to leave several places it
 * takes them in the order it likes.
 */

/** Tells an owner to leave places; whatever it has in one of them must go or is removed. */
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

/** Those who are to leave a place: nobody attacks them, so that no way is closed to them for that. */
function leavingOf({ owner, place }: Pick<Withdrawal, 'owner' | 'place'>): Leaving {
  return { owner, place, never: [], told: true };
}

/** The places that an owner has to leave together: those of the frames on top that are of one kind. */
function together({ state: { frames } }: View, { owner, rule }: Withdrawal): readonly PlaceId[] {
  const places: PlaceId[] = [];
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.kind !== 'withdrawal' || frame.owner !== owner || frame.rule !== rule) break;
    places.push(frame.place);
  }
  return places;
}

/** Where the next of them go; nothing where they cannot go, or have one way only. */
function ask(view: View, frame: Withdrawal): Decision | undefined {
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
      ...ways.map(({ from, exit: { to, ranges } }): Choice => ({ kind: 'withdraw', fixed: { from, to }, ranges })),
      ...capitals,
      // A capital might make room, but nobody has to declare one.
      ...(best ? [] : [END]),
    ],
    preset: best
      ? onThatWay(best.from, best.exit)
      : (costlessCapital(view, owner, makingRoom(view, owner, capitals)) ?? ENDED),
  };
}

/** Capitals that would make room for those who have none (4.3). */
function capitalsFor(view: View, owner: NationId, places: readonly PlaceId[]): readonly Choice[] {
  const named = new Set<string>();
  return places.flatMap((place) => {
    const from = leavingOf({ owner, place });
    if (roomOn(exits(view, from)) >= total(goers(view, from, isUnit))) return [];
    return roomier(view, from).filter(({ fixed: { place: to = '' } }) => !named.has(to) && named.add(to));
  });
}

/** Whether nothing of an owner is left in a place that would have to leave it. */
function isGone(view: View, { owner, place }: Pick<Withdrawal, 'owner' | 'place'>): boolean {
  return of(at(view, place), owner).every((c) => c.kind === 'ruin');
}

/** The way that all take who can, where there is but one, with room for all, and no others of them need it. */
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

/** As many as can take a way, those first who would be missed most. */
function onThatWay(from: PlaceId, { to, ranges }: Exit): Action {
  const { units, light, leaders } = ranges;
  return {
    kind: 'withdraw',
    fixed: { from, to },
    values: {
      ...(units?.is === 'parts' && { units: parts(first(units.of, units.max, DEAREST)) }),
      ...(light?.is === 'parts' && { light: parts(light.of) }),
      ...(leaders?.is === 'parts' && { leaders: parts(leaders.of) }),
    },
  };
}

const DEAREST = ['knight', 'cavalry', 'elite', 'infantry', 'berber'];

function answer(draft: Draft, frame: Withdrawal, action: Action): void {
  if (action.kind === 'withdraw') go(draft, frame, action);
  else if (action.kind === 'capital') declareCapital(draft, frame.owner as NationId, action.fixed['place'] as PlaceId);
  else removeRest(draft, frame);
}

function go(draft: Draft, { owner, rule }: Withdrawal, action: Action): void {
  const from = action.fixed['from'] as PlaceId;
  const to = action.fixed['to'] as PlaceId;
  const { taken, leaves } = goOut(draft, leavingOf({ owner, place: from }), action);
  const [units, leaders] = [tally(taken), leadersOf(taken)];
  tell(draft, { kind: 'withdrew', rule, owner, from, to, units, leaders });
  if (leaves && owner !== 'neutral') {
    tell(draft, { kind: 'left', rule: '6.6', nation: owner, place: to, units, leaders, why: 'leaves' });
  }
}

/** What is still there cannot go: it is removed; a castle leaves its ruin (ruling forced-out-castles). */
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

function whyNot(view: View, frame: Withdrawal, action: Action): Refusal {
  const { owner, rule } = frame;
  const from = action.fixed['from'] as PlaceId;
  if (action.kind === 'withdraw') {
    return together(view, frame).includes(from)
      ? whyNoExit(view, leavingOf({ owner, place: from }), action)
      : refuse('nobody-there', rule, {});
  }
  if (action.kind === 'capital') return whyNoCapital(view, owner, action.fixed['place'] as PlaceId);
  return refuse('answer-first', rule, { asked: 'withdraw' });
}
