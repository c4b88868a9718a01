import { COMBAT_KINDS, type CombatKind, NATIONS, type NationId } from '../data/ids.ts';
import type { Ending, Founding, Quota } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import type { Transformation } from '../state/succession.ts';
import { convert, dismissLeaders, endNation, ruleOfHeir } from './ending.ts';
import { beginFounding, settleIn } from './founding.ts';
import type { FrameHandler } from './hooks.ts';
import { held, overlordOf } from './relations.ts';
import { beginHeirs, beginSurvivors } from './survivors.ts';
import { ensure, isAlive } from './turns.ts';
import { cohortsOf, of, tally, unitsOf } from './units.ts';
import {
  at,
  change,
  type Draft,
  placesOf,
  pop,
  push,
  put,
  reading,
  recordOf,
  replace,
  tell,
  type View,
} from './view.ts';

/**
 * Rules 1 and 9.4: at the end of a turn nations are transformed, in the predecessors' order of play (ruling
 * end-of-turn-order), each after the auction of its successor (14.6). The records of both nations describe the
 * transformation.
 */

/** The step at the end of a turn; none after the last turn, which ends with its scoring (ruling last-turn). */
export function transformations(draft: Draft): void {
  const { turn, lastTurn } = draft.state;
  if (turn >= lastTurn) return;
  queue(
    draft,
    NATIONS.filter((nation) => endsNow(draft, nation)),
  );
}

/**
 * After every change: under the ruling, a nation that has just submitted ends at once, as soon as its attacker's units
 * have withdrawn (ruling badajoz-when).
 */
export function transformAtOnce(draft: Draft): void {
  if (reading(draft, 'badajoz-when') === 'a') return;
  const { frames } = draft.state;
  const begun = (nation: NationId) => frames.some((frame) => frame.kind === 'transformation' && frame.from === nation);
  const nations = NATIONS.filter((nation) => isEarly(draft, nation) && !begun(nation));
  if (nations.length === 0) return;
  draft.state.frames = [];
  queue(draft, nations);
  draft.state.frames = [...draft.state.frames, ...frames];
}

function endsNow(view: View, nation: NationId): boolean {
  const kept = view.state.nations[nation];
  const { ends } = recordOf(view, nation);
  if (!kept || kept.ended || !ends || ends.kind === 'removed') return false;
  return ends.turn === view.state.turn || isEarly(view, nation);
}

/** Whether a nation ends before its time because of its overlord (11-badajoz). */
function isEarly(view: View, nation: NationId): boolean {
  const overlord = overlordOf(view, nation);
  const { ends } = recordOf(view, nation);
  if (overlord === undefined || ends?.kind !== 'settles' || view.state.nations[nation]?.ended) return false;
  return overlord === ends.early.subjectTo && view.state.turn >= ends.early.turn && view.state.turn <= ends.turn;
}

/** The successors of a nation by its record, in the order of their founding. */
export function heirsOf(ends: Ending | null): readonly NationId[] {
  if (ends === null || ends.kind === 'removed') return [];
  return ends.kind === 'splits' ? ends.into : [ends.into];
}

/** Pushes the frames of transformations, the first one on top. */
function queue(draft: Draft, nations: readonly NationId[]): void {
  const frames = nations.flatMap((from): readonly Transformation[] => {
    const heirs = heirsOf(recordOf(draft, from).ends);
    const had = heirs.length > 1 ? { had: unitsIn(draft, from) } : {};
    return heirs.map((into) => ({ kind: 'transformation', from, into, ...had }));
  });
  for (const frame of [...frames].reverse()) push(draft, frame);
}

/** All units of a nation by kind. */
function unitsIn(view: View, nation: NationId): Quota {
  return tally(placesOf(view, nation).flatMap((place) => of(at(view, place), nation))) as Quota;
}

/** A transformation: first the successor's player, then the predecessor's units. */
export const transformation: FrameHandler<Transformation> = {
  ask: () => undefined,
  answer: pop,
  goOn(draft, frame) {
    const { from, into } = frame;
    if (!frame.awarded) {
      replace(draft, { ...frame, awarded: true });
      for (const joins of draft.handlers.foundings ?? []) joins(draft, from, into);
      return;
    }
    for (const joins of draft.handlers.dues ?? []) joins(draft, from, into);
    pop(draft);
    const { ends } = recordOf(draft, from);
    if (ends) become(draft, from, into, ends);
  },
  whyNot: () => refuse('answer-first', '9.4', { asked: 'transformation' }),
};

function become(draft: Draft, from: NationId, into: NationId, ends: Ending): void {
  const { founding } = recordOf(draft, into);
  const alive = isAlive(draft, from);
  // If the predecessor is eliminated and has no successor units, the successor may still need a player (14.6).
  if (alive || founding || !draft.state.players) ensure(draft, into);
  if (ends.kind === 'settles') takeOver(draft, from, into, founding, ends.early.subjectTo);
  else if (ends.kind === 'splits') splitOff(draft, from, into, founding, ends.into[0] === into);
  else if (!alive) foundAnew(draft, from, into, founding);
  else if (ends.kind === 'converts') convertAll(draft, from, into, ends.as);
  else if (ends.kind === 'continues') goOnAs(draft, from, into, ends.atLeast);
  else if (ends.kind === 'survivors') beginSurvivors(draft, from, ends);
}

function convertAll(draft: Draft, from: NationId, into: NationId, as: CombatKind): void {
  const rule = ruleOfHeir(draft, from, into);
  convert(
    draft,
    from,
    into,
    rule,
    () => true,
    () => as,
  );
  endNation(draft, from, into, rule);
}

/** The predecessor is eliminated: the successor is founded by its own record, if that allows it, or never. */
function foundAnew(draft: Draft, from: NationId, into: NationId, founding: Founding | null): void {
  endNation(draft, from, into, ruleOfHeir(draft, from, into));
  if (founding?.onlyIfGone !== from) return;
  const { enters, takes, units } = founding;
  if (enters) change(draft, into, { due: [{ at: [enters.at], units, leaders: [] }] });
  else settleIn(draft, from, into, { lands: takes, left: units });
}

/**
 * The same units survive; units missing to the minimum are placed in its provinces, or in its places
 * (11-aragon-founding).
 */
function goOnAs(draft: Draft, from: NationId, into: NationId, atLeast: Quota): void {
  const rule = ruleOfHeir(draft, from, into);
  convert(draft, from, into, rule, () => true);
  endNation(draft, from, into, rule);
  const left = missing(draft, into, atLeast);
  const lands = held(draft, into);
  if (lands.length > 0) {
    settleIn(draft, from, into, { lands, left });
    return;
  }
  const place = placesOf(draft, into).find((one) => unitsOf(at(draft, one), into) > 0);
  if (place === undefined || Object.keys(left).length === 0) return;
  put(draft, place, [...at(draft, place), ...cohortsOf(into, left)]);
  tell(draft, { kind: 'arrived', rule, nation: into, place, units: left, leaders: [] });
}

/** The units missing to a nation's minimum, by kind. */
function missing(view: View, nation: NationId, atLeast: Quota): Quota {
  const had = unitsIn(view, nation);
  return Object.fromEntries(
    COMBAT_KINDS.flatMap((kind) => {
      const n = (atLeast[kind] ?? 0) - (had[kind] ?? 0);
      return n > 0 ? [[kind, n]] : [];
    }),
  );
}

/**
 * It takes the predecessor's provinces with a unit for each unit there, and additional provinces (11-badajoz-founding).
 */
function takeOver(draft: Draft, from: NationId, into: NationId, founding: Founding | null, lord: NationId): void {
  const { units = {}, takes = [], oneForEach = 'infantry' } = founding ?? {};
  const { overlord, freely } = draft.state.nations[from] ?? {};
  convertAll(draft, from, into, oneForEach);
  if (overlord === lord) change(draft, into, { overlord, freely });
  const left = missing(draft, into, units);
  settleIn(draft, from, into, { lands: [...held(draft, into), ...takes], left });
}

/** One of several successors: the first does not wait, the one that inherits ends the predecessor (11-umayyads-end). */
function splitOff(draft: Draft, from: NationId, into: NationId, founding: Founding | null, first: boolean): void {
  if (first) dismissLeaders(draft, from);
  if (founding?.inherits) beginHeirs(draft, from, into, founding.inherits);
  else if (founding) beginFounding(draft, from, into, founding);
}
