import type { Action, Fact, Fault, Game, Positioned, Refusal } from './contract.ts';
import type { Entry } from './entry.ts';
import type { Laid } from './given.ts';
import { hash, same } from './hash.ts';
import { answer, begin, type Journal, stateAt } from './journal.ts';
import { openRoot, type Root, withDiceOf } from './root.ts';

/**
 * The number of the save format. A new format needs a migration from the one before, in `MIGRATIONS`
 * (`save-format.ts`).
 */
export const FORMAT = 1;

/**
 * A journal in written form. Options hold the data set, its corrections and the rulings; the kernel does not look
 * inside.
 */
export interface Save {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** The version of the rules that it was played on. */
  readonly engine: number;
  readonly root: Root;
  readonly entries: readonly SavedEntry[];
  /** The position of the cursor. */
  readonly at: number;
  /** The state at the cursor, shown before the replay. */
  readonly snapshot: Snapshot;
  /** The hash of the state at the start of each phase, in order. They locate the first difference of a replay. */
  readonly hashes: readonly PhaseHash[];
}

export interface SavedEntry extends Laid {
  readonly action: Action;
  readonly auto?: true;
  readonly joined?: true;
}

/** A state after `at` actions, not yet checked. */
export interface Snapshot {
  readonly at: number;
  readonly state: unknown;
}

/** The hash of the state after `at` actions. */
export interface PhaseHash {
  readonly at: number;
  readonly hash: string;
}

/** The reason why a save does not replay. */
export interface Broken<S> {
  /**
   * - `no-start`: its root no longer opens a game (`faults` give the reasons);
   * - `refused`: an action is not allowed (`refusal` gives the reason);
   * - `differs`: the state has another hash.
   */
  readonly code: 'no-start' | 'refused' | 'differs';
  /** The index of the refused action, or of the first action after the last correct hash. */
  readonly at: number;
  /** The rule of the refusal, or of the decision that the action answers. */
  readonly rule: string;
  readonly refusal?: Refusal;
  readonly faults?: readonly Fault[];
  /** The position from which the game may continue, if it is sound. */
  readonly snapshot: Positioned<S>;
}

/** The save of `journal`, including undone answers. `JSON.stringify` makes the file. */
export function toSave<S, F extends Fact>(game: Pick<Game<S, F>, 'id' | 'version'>, journal: Journal<S, F>): Save {
  return {
    format: FORMAT,
    game: game.id,
    engine: game.version,
    root: journal.root,
    entries: journal.entries.map(savedEntry),
    at: journal.at,
    snapshot: { at: journal.at, state: stateAt(journal, journal.at) },
    hashes: phaseHashes(journal),
  };
}

/** The hashes of the states at the start of each phase that starts after `from` actions or later. */
export function phaseHashes<S, F extends Fact>(journal: Journal<S, F>, from = 0): readonly PhaseHash[] {
  const { entries } = journal;
  return entries.slice(from).flatMap((entry, i) => {
    const at = from + i;
    return entry.phase === entries[at - 1]?.phase ? [] : [{ at, hash: stateHash(stateAt(journal, at)) }];
  });
}

/** An entry in the form of a save. */
export function savedEntry<S, F extends Fact>({ action, given, draws, auto, joined }: Entry<S, F>): SavedEntry {
  return { action, ...(given && { given }), ...(draws && { draws }), ...(auto && { auto }), ...(joined && { joined }) };
}

/** The snapshot of a save, checked like any set-up; it can be shown and played on from. Never throws. */
export function openSnapshot<S, F extends Fact>(game: Pick<Game<S, F>, 'position'>, save: Save): Positioned<S> {
  return game.position(save.snapshot.state);
}

/** The result of a replay: the journal that was saved, or the point where it differs. */
export type Replayed<S, F extends Fact> =
  | { readonly journal: Journal<S, F>; readonly broken?: undefined }
  | { readonly broken: Broken<S>; readonly journal?: undefined };

/**
 * Replays a parsed save from its start and checks every hash and the snapshot. Returns the journal that was saved, or
 * the first action that differs. `opened`: see `begin`. Never throws on a result of `parseSave`.
 */
export function replaySave<S, F extends Fact>(game: Game<S, F>, save: Save, opened?: Positioned<S>): Replayed<S, F> {
  const replay = replaying(game, save, opened);
  for (;;) {
    const step = replay.next();
    if (step.done) return step.value;
  }
}

/** The same one action at a time, so that a page can do other work in between. Yields the number of actions played. */
export function* replaying<S, F extends Fact>(
  game: Game<S, F>,
  save: Save,
  opened: Positioned<S> = openRoot(game, save.root),
): Generator<number, Replayed<S, F>, void> {
  const snapshot = openSnapshot(game, save);
  const begun = begin(game, save.root, opened);
  if (begun.faults) return { broken: { code: 'no-start', at: 0, rule: '', faults: begun.faults, snapshot } };
  const { root, start } = begun.journal;

  const hashes = new Map(save.hashes.map((phase) => [phase.at, phase.hash]));
  const entries: Entry<S, F>[] = [];
  let state = start;
  let agreed = 0;
  for (let at = 0; ; at++) {
    const wanted = hashes.get(at);
    if (wanted !== undefined) {
      if (wanted !== stateHash(state)) break;
      agreed = at;
    }
    if (at === save.snapshot.at) {
      if (!same(save.snapshot.state, state)) break;
      agreed = at;
    }
    const saved = save.entries[at];
    if (!saved) return { journal: { root, start, entries, at: save.at } };
    const { entry, refusal } = answer(game, withDiceOf(game, root, at, state), saved.action, saved);
    if (refusal) return { broken: { code: 'refused', at, rule: refusal.rule, refusal, snapshot } };
    entries.push(entry);
    state = entry.state;
    yield entries.length;
  }
  const rule = entries[agreed]?.rule ?? game.decision(state)?.rule ?? '';
  return { broken: { code: 'differs', at: agreed, rule, snapshot } };
}

/** States never change, so each is hashed only once, even if the game is saved often. */
const known = new WeakMap<object, string>();

function stateHash(state: unknown): string {
  if (typeof state !== 'object' || state === null) return hash(state);
  const found = known.get(state);
  if (found !== undefined) return found;
  const made = hash(state);
  known.set(state, made);
  return made;
}
