import type { Seat } from '../../../../kernel/contract.ts';
import type { LeaderId, Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Killed } from '../../engine/facts/units.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { newBattle } from '../../engine/rules/battle.ts';
import { groundOf } from '../../engine/rules/hits.ts';
import { isUnit, of } from '../../engine/rules/units.ts';
import { battleOf } from '../../engine/rules/view.ts';
import { type Battle, SIDES, type Side } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';
import { view } from '../../engine/view.ts';
import { type Coming, comingRound, ledgerOf, needsOf, type Row } from './ledger.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A battle as the stage shows it, read from the journal: its states and the facts of its answers. */
export interface Fought {
  readonly place: PlaceId;
  /** The number of the answer that began it. */
  readonly begun: number;
  /** The state before its first die: odds from there are those before the first roll. */
  readonly before: State;
  readonly sides: { readonly [side in Side]: Party };
  readonly terrain: 'plain' | 'mountain';
  /** An event token has changed the province's own terrain. */
  readonly changed: boolean;
  /** The nation that hired El Cid for it. */
  readonly hirer?: Owner;
  readonly rounds: readonly Round[];
  /** The dice that the next round will have, as far as they are known; undefined when there is none. */
  readonly coming?: Coming;
  readonly over?: Verdict;
}

export interface Party {
  readonly owner: Owner;
  /** The seat that decides; null for neutrals. */
  readonly seat: Seat | null;
  readonly pieces: readonly Piece[];
  /** The numbers that its dice need now, highest first; after the battle those of its last round. */
  readonly needs: readonly number[];
  /** What counts for it and against it. */
  readonly rows: readonly Row[];
}

type Of<K extends HispaniaFact['kind']> = HispaniaFact & { readonly kind: K };

export interface Round {
  readonly number: number;
  /** Its dice, those that were rolled again left out. */
  readonly rolls: readonly Of<'rolled'>[];
  /** The dice were rolled again. */
  readonly again: boolean;
  /** Units hit, destroyed, retreated. */
  readonly losses: readonly (Of<'destroyed'> | Of<'wounded'> | Of<'leader-killed'> | Of<'retreated'>)[];
}

/** How it ended. */
export interface Verdict {
  /** Null if neither side wins: no unit is left, or a side has submitted. */
  readonly winner: Owner | null;
  readonly rounds: number;
  /** What was killed, lost and gone, with the points for it in halves. */
  readonly lines: readonly Loss[];
  /** The nation that scored, and all its points of this battle, in halves. */
  readonly scored?: { readonly by: Owner; readonly points: number };
}

export type Loss =
  | {
      readonly is: 'fell';
      readonly side: Side;
      readonly owner: Owner;
      readonly kind: Killed['kind'];
      readonly count: number;
      readonly leader?: LeaderId;
      readonly points: number;
    }
  | { readonly is: 'left'; readonly side: Side; readonly fact: Of<'retreated'>; readonly points: 0 };

/** The parts of a journal that tell of a battle. */
interface JournalHere {
  readonly start: State;
  readonly entries: readonly { readonly facts: readonly HispaniaFact[]; readonly state: State }[];
}

/** The last battle that had begun after `at` answers, whether it is over or not; undefined if there was none. */
export function foughtAt(journal: JournalHere, at: number): Fought | undefined {
  const stateAt = (n: number): State => journal.entries[n - 1]?.state ?? journal.start;
  for (let n = Math.min(at, journal.entries.length); n > 0; n--) {
    const facts = journal.entries[n - 1]?.facts ?? [];
    const first = facts.findLastIndex(({ kind }) => kind === 'battle');
    const opening = facts[first];
    if (opening?.kind !== 'battle') continue;
    const later = journal.entries.slice(n, at).flatMap((entry) => entry.facts);
    const all = [...facts.slice(first + 1), ...later];
    const end = all.findIndex(
      ({ kind, ...fact }) => kind === 'battle-over' && 'place' in fact && fact.place === opening.place,
    );
    // Points of the last losses are told before the end; a token or a nation's own rule may say more after it.
    const own = end < 0 ? all : all.slice(0, end + 1);
    const last = end < 0 ? at : Math.min(at, answerOf(journal, n, first + 1 + end));
    return read({
      opening,
      facts: own,
      begun: n,
      before: stateAt(n - 1),
      after: stateAt(n),
      now: stateAt(last),
    });
  }
  return undefined;
}

/** The number of the answer whose facts include the `i`-th fact from answer `n` on. */
function answerOf({ entries }: JournalHere, n: number, i: number): number {
  let left = i;
  for (let at = n; at <= entries.length; at++) {
    left -= entries[at - 1]?.facts.length ?? 0;
    if (left < 0) return at;
  }
  return entries.length;
}

interface Told {
  readonly opening: Of<'battle'>;
  /** The facts after it, up to the end of the battle. */
  readonly facts: readonly HispaniaFact[];
  readonly begun: number;
  /** The states before and after the answer that began it, and the last one of it. */
  readonly before: State;
  readonly after: State;
  readonly now: State;
}

function read({ opening, facts, begun, before, after, now }: Told): Fought {
  const { place, attacker, defender } = opening;
  const end = facts.find((fact): fact is Of<'battle-over'> => fact.kind === 'battle-over');
  const here = (state: State): Battle | undefined => {
    const battle = battleOf({ state });
    return battle?.place === place ? battle : undefined;
  };
  const live = end ? undefined : here(now);
  const next = live && ahead(live);
  // Units that came with the answer that began the battle are only in the state after it.
  const stood = SIDES.every((side) => of(before.places[place] ?? [], opening[side]).some(isUnit)) ? before : after;
  const read = view(stood);
  const first: Battle = {
    ...(here(after) ?? { ...newBattle(read, attacker as never, place), attacker, defender }),
    round: 1,
    tactics: { attacker: 0, defender: 0 },
    aims: {},
  };
  const rounds = roundsOf(facts);
  const lastNeeds = (side: Side): readonly number[] =>
    distinct(
      (rounds.findLast(({ rolls }) => rolls.some((roll) => roll.side === side))?.rolls ?? []).flatMap((roll) =>
        roll.side === side ? [roll.needs] : [],
      ),
    );
  const sideOf = (side: Side): Party => ({
    owner: opening[side],
    seat: first.by[side],
    pieces: piecesOf(stood.places[place] ?? [], opening[side], facts, live ? (now.places[place] ?? []) : undefined),
    needs: next ? needsOf(view(now), next, side) : lastNeeds(side),
    rows: ledgerOf(read, first, side, { tactics: live?.tactics[side] ?? 0 }),
  });
  return {
    place,
    begun,
    before: stood,
    sides: { attacker: sideOf('attacker'), defender: sideOf('defender') },
    terrain: groundOf(read, live ?? first),
    changed: (live ?? first).ground !== undefined,
    ...(first.mission ? { hirer: first.mission.hirer } : {}),
    rounds,
    ...(next ? comingOf(now, next, rounds) : {}),
    ...(end ? { over: verdictOf(opening, facts, end) } : {}),
  };
}

/** The battle as its next dice will be rolled: after a round its retreats still belong to that round. */
function ahead(battle: Battle): Battle {
  if (!battle.step.endsWith('retreats')) return battle;
  return { ...battle, round: battle.round + 1, tactics: { attacker: 0, defender: 0 }, aims: {} };
}

/** The next dice, unless the dice of this round are rolled already. */
function comingOf(state: State, next: Battle, rounds: readonly Round[]): Pick<Fought, 'coming'> {
  if (rounds.some(({ number, rolls }) => number === next.round && rolls.length > 0)) return {};
  return { coming: comingRound(view(state), next) };
}

/** Numbers, each once, the highest first. */
export const distinct = (all: readonly number[]): readonly number[] => [...new Set(all)].sort((a, b) => b - a);

function roundsOf(facts: readonly HispaniaFact[]): readonly Round[] {
  const rounds: { number: number; rolls: Of<'rolled'>[]; again: boolean; losses: Round['losses'][number][] }[] = [];
  for (const fact of facts) {
    const last = rounds.at(-1);
    switch (fact.kind) {
      case 'rolled':
        if (last?.number === fact.round) last.rolls.push(fact);
        else rounds.push({ number: fact.round, rolls: [fact], again: false, losses: [] });
        break;
      case 'replayed':
        if (last) {
          last.rolls = [];
          last.again = true;
        }
        break;
      case 'destroyed':
      case 'wounded':
      case 'leader-killed':
      case 'retreated':
        // Units may retreat before the first die (10.3-retreat).
        if (last) last.losses.push(fact);
        else rounds.push({ number: 0, rolls: [], again: false, losses: [fact] });
    }
  }
  return rounds;
}

function verdictOf({ attacker, place }: Of<'battle'>, facts: readonly HispaniaFact[], end: Of<'battle-over'>): Verdict {
  const lines: Loss[] = [];
  const scored = facts.filter((fact): fact is Of<'scored'> => fact.kind === 'scored' && fact.place === place);
  const pointsFor = (owner: Owner, kind: Killed['kind'], leader?: LeaderId): number =>
    scored
      .filter(({ killed }) => killed.owner === owner && killed.kind === kind && killed.leader === leader)
      .reduce((sum, { points }) => sum + points, 0);
  const add = (owner: Owner, kind: Killed['kind'], count: number, leader?: LeaderId): void => {
    const side: Side = owner === attacker ? 'attacker' : 'defender';
    const i = lines.findIndex(
      (line) => line.is === 'fell' && line.owner === owner && line.kind === kind && line.leader === leader,
    );
    const before = lines[i];
    const fell: Loss = {
      is: 'fell',
      side,
      owner,
      kind,
      count: count + (before?.is === 'fell' ? before.count : 0),
      ...(leader === undefined ? {} : { leader }),
      points: pointsFor(owner, kind, leader),
    };
    if (i < 0) lines.push(fell);
    else lines[i] = fell;
  };
  for (const fact of facts) {
    if (fact.kind === 'destroyed') add(fact.owner, fact.unit, fact.count);
    else if (fact.kind === 'leader-killed') add(fact.owner, 'leader', 1, fact.leader);
    else if (fact.kind === 'retreated') lines.push({ is: 'left', side: fact.side, fact, points: 0 });
  }
  const [by] = scored;
  // What the attacker has killed comes first, as it scores.
  const order = (side: Side): number => Number(side === 'attacker');
  return {
    winner: end.winner,
    rounds: end.rounds,
    lines: lines.sort((a, b) => Number(a.is === 'left') - Number(b.is === 'left') || order(a.side) - order(b.side)),
    ...(by ? { scored: { by: by.nation, points: scored.reduce((sum, { points }) => sum + points, 0) } } : {}),
  };
}

/** The side of an owner in a battle; undefined if it does not fight there. */
export const sideIn = ({ sides }: Fought, owner: Owner | null): Side | undefined =>
  SIDES.find((side) => sides[side].owner === owner);
