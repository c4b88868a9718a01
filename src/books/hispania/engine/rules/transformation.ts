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
import { at, change, type Draft, pop, push, put, reading, replace, tell, type View } from './view.ts';
import { placesOf } from './where.ts';

/**
 * Rules 1 and 9.4: at the end of a turn nations grow out of others, in the order of play of the old ones (ruling
 * end-of-turn-order), each after its auction (14.6). How an old nation ends and a new one begins stands in their records.
 */

/** The step of the end of a turn: nothing after the last one, which ends with its scoring (ruling last-turn). */
export function transformations(draft: Draft): void {
  const { turn, lastTurn } = draft.state;
  if (turn >= lastTurn) return;
  queue(
    draft,
    NATIONS.filter((nation) => endsNow(draft, nation)),
  );
}

/**
 * After every change: a nation that has just submitted ends at once, where the ruling says so, as soon as whoever was
 * attacking it has left (ruling badajoz-when).
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
  const { ends } = view.tables.nations[nation];
  if (!kept || kept.ended || !ends || ends.kind === 'removed') return false;
  return ends.turn === view.state.turn || isEarly(view, nation);
}

/** Whether a nation ends before its time, for its overlord's sake (11-badajoz). */
function isEarly(view: View, nation: NationId): boolean {
  const overlord = overlordOf(view, nation);
  const { ends } = view.tables.nations[nation];
  if (overlord === undefined || ends?.kind !== 'settles' || view.state.nations[nation]?.ended) return false;
  return overlord === ends.early.subjectTo && view.state.turn >= ends.early.turn && view.state.turn <= ends.turn;
}

/** The nations that a nation turns into by its record, in the order in which they are founded. */
export function heirsOf(ends: Ending | null): readonly NationId[] {
  if (ends === null || ends.kind === 'removed') return [];
  return ends.kind === 'splits' ? ends.into : [ends.into];
}

/** Puts transformations on the stack, the first one on top. */
function queue(draft: Draft, nations: readonly NationId[]): void {
  const frames = nations.flatMap((from): readonly Transformation[] => {
    const heirs = heirsOf(draft.tables.nations[from].ends);
    const had = heirs.length > 1 ? { had: unitsIn(draft, from) } : {};
    return heirs.map((into) => ({ kind: 'transformation', from, into, ...had }));
  });
  for (const frame of [...frames].reverse()) push(draft, frame);
}

/** All units of a nation by kind. */
function unitsIn(view: View, nation: NationId): Quota {
  return tally(placesOf(view, nation).flatMap((place) => of(at(view, place), nation))) as Quota;
}

/** A transformation: first whose the new nation is, then what becomes of the old one. */
export const transformation: FrameHandler<Transformation> = {
  ask: () => undefined,
  answer: pop,
  goOn(draft, frame) {
    const { from, into } = frame;
    if (!frame.awarded) {
      replace(draft, { ...frame, awarded: true });
      for (const joins of draft.parts.foundings ?? []) joins(draft, from, into);
      return;
    }
    for (const joins of draft.parts.dues ?? []) joins(draft, from, into);
    pop(draft);
    const { ends } = draft.tables.nations[from];
    if (ends) become(draft, from, into, ends);
  },
  whyNot: () => refuse('answer-first', '9.4', { asked: 'transformation' }),
};

function become(draft: Draft, from: NationId, into: NationId, ends: Ending): void {
  const { founding } = draft.tables.nations[into];
  const alive = isAlive(draft, from);
  // Where nothing grows out of a dead nation, the new one may in a game still have to find its player (14.6).
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

/** The old nation is dead: the new one is founded by its own record, if it has one for this, or will never be. */
function foundAnew(draft: Draft, from: NationId, into: NationId, founding: Founding | null): void {
  endNation(draft, from, into, ruleOfHeir(draft, from, into));
  if (founding?.onlyIfGone !== from) return;
  const { enters, takes, units } = founding;
  if (enters) change(draft, into, { due: [{ at: [enters.at], units, leaders: [] }] });
  else settleIn(draft, from, into, { lands: takes, left: units });
}

/** The same units go on; what is missing to its least is placed in its provinces, or where it stands (11-aragon-founding). */
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

/** What a nation has less than it should, by kind. */
function missing(view: View, nation: NationId, atLeast: Quota): Quota {
  const had = unitsIn(view, nation);
  return Object.fromEntries(
    COMBAT_KINDS.flatMap((kind) => {
      const n = (atLeast[kind] ?? 0) - (had[kind] ?? 0);
      return n > 0 ? [[kind, n]] : [];
    }),
  );
}

/** It has the old one's provinces with a unit for each unit there, and others that it is given (11-badajoz-founding). */
function takeOver(draft: Draft, from: NationId, into: NationId, founding: Founding | null, lord: NationId): void {
  const { units = {}, takes = [], oneForEach = 'infantry' } = founding ?? {};
  const { overlord, freely } = draft.state.nations[from] ?? {};
  convertAll(draft, from, into, oneForEach);
  if (overlord === lord) change(draft, into, { overlord, freely });
  const left = missing(draft, into, units);
  settleIn(draft, from, into, { lands: [...held(draft, into), ...takes], left });
}

/** One of several: the first waits for nobody, the one that inherits ends the old nation (11-umayyads-end). */
function splitOff(draft: Draft, from: NationId, into: NationId, founding: Founding | null, first: boolean): void {
  if (first) dismissLeaders(draft, from);
  if (founding?.inherits) beginHeirs(draft, from, into, founding.inherits);
  else if (founding) beginFounding(draft, from, into, founding);
}
