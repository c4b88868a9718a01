import type { Action, Fact, Seat } from '../../kernel/contract.ts';
import { type Journal, stateAt } from '../../kernel/journal.ts';
import { isFor, type Opening, type Part, type Reading } from './reading.ts';

/** The subject of a step of a recap. */
export type StepPart = 'moves' | 'battles' | 'points' | 'others';

/** Events since a person last answered: one battle, or the moves, points or other actions of one side. */
export interface Step<F extends Fact> extends Opening {
  readonly part: StepPart;
  /** The number of answers after which it has happened: the board to show. */
  readonly at: number;
  /** The answers that caused it, in order. */
  readonly answers: readonly number[];
  readonly facts: readonly F[];
  /** It has not ended yet. */
  readonly goesOn?: true;
}

/**
 * The events since the holder of `seats` gave answer `since` (0: there was none), step by step, as far as they may know
 * them. They have already seen the direct result of that answer. They have not seen later stretches that began with it.
 * The course of a battle that it ended is new only if another stretch begins before they are asked again.
 */
export function recap<S, F extends Fact>(
  reading: Reading<S, F>,
  journal: Journal<S, F>,
  since: number,
  seats: readonly Seat[],
): readonly Step<F>[] {
  const { entries, at } = journal;
  const own = Math.max(0, since - 1);
  const later = entries.slice(own, at).map(({ facts }) => facts);
  const begun = since === 1 ? beginning(reading, later[0] ?? []) : undefined;
  if (begun) later[0] = begun.facts;
  const isOver = later.some((facts) => facts.some((fact) => reading.opens(fact)));
  const teller = new Teller(reading, begun?.opening ?? reading.where(stateAt(journal, own)), {
    within: reading.within(stateAt(journal, isOver ? own : Math.min(since, at))),
    isOver,
  });
  for (const [i, facts] of later.entries()) {
    const n = own + i + 1;
    for (const fact of facts) {
      if (isFor(fact, seats)) teller.hear(fact, n, n > since);
    }
  }
  return teller.end();
}

/**
 * The first answer of a game also reports the set-up and the opening of the first stretch. The player who gave it was
 * asked in that stretch, and has seen all this before.
 */
function beginning<S, F extends Fact>({ opens }: Reading<S, F>, facts: readonly F[]) {
  for (const [i, fact] of facts.entries()) {
    const opening = opens(fact);
    if (opening?.is === 'own') return { opening, facts: facts.slice(i + 1) };
  }
  return undefined;
}

/**
 * The number of answers when the holder of `seats` had last answered; 0 if there was none. `seatOf`: the seat of an
 * answer, if several seats were asked. An automatic pass by the page belongs to no person.
 */
export function lastAnswered<S, F extends Fact>(
  { entries, at }: Journal<S, F>,
  seats: readonly Seat[],
  seatOf: (action: Action) => Seat | undefined,
): number {
  const last = entries.findLastIndex(({ action, by, auto }, i) => {
    const seat = seatOf(action) ?? by[0];
    return i < at && !auto && seat !== undefined && seats.includes(seat);
  });
  return last + 1;
}

interface Heard<F extends Fact> {
  readonly part: Part;
  readonly n: number;
  readonly fact: F;
}

/** Groups facts into steps. */
class Teller<S, F extends Fact> {
  private readonly reading: Reading<S, F>;
  private opening: Opening;
  /** A stretch other than the person's own has begun. */
  private others = false;
  private readonly steps: Step<F>[] = [];
  /** The facts since the last battle, and those of the current battle. */
  private loose: Heard<F>[] = [];
  private span: Heard<F>[] | undefined;

  private readonly isOver: boolean;

  /**
   * `within`: they answered during a battle. `isOver`: their own stretch is over, and with it the course of its last
   * battle.
   */
  constructor(
    reading: Reading<S, F>,
    opening: Opening,
    { within, isOver }: { readonly within: boolean; readonly isOver: boolean },
  ) {
    this.reading = reading;
    this.opening = opening;
    this.isOver = isOver;
    this.span = within ? [] : undefined;
  }

  /** `news`: it was caused by an answer later than the person's own. */
  hear(fact: F, n: number, news: boolean): void {
    const opening = this.reading.opens(fact);
    if (opening) {
      this.close(true);
      this.settle();
      this.opening = opening;
      this.others = true;
      return;
    }
    const span = this.reading.span(fact);
    const isBattle = span === 'begins' || this.span !== undefined;
    if (!news && !this.others && !(this.isOver && isBattle)) return;
    const heard = { part: this.reading.part(fact), n, fact };
    if (span === 'begins') {
      this.close(true);
      this.settle();
      this.span = [heard];
    } else if (this.span) {
      this.span.push(heard);
      if (span === 'ends') this.close(false);
    } else {
      this.loose.push(heard);
    }
  }

  end(): readonly Step<F>[] {
    this.close(true);
    this.settle();
    return this.steps;
  }

  private close(goesOn: boolean): void {
    const { span } = this;
    this.span = undefined;
    if (!span?.length) return;
    this.settle();
    this.emit('battles', span, goesOn);
  }

  /**
   * The facts outside battles: one step for each sort. Losses without a battle belong to the others; bookkeeping is
   * listed with them, or not at all.
   */
  private settle(): void {
    const { loose } = this;
    this.loose = [];
    const of = (...parts: readonly Part[]) => loose.filter(({ part }) => parts.includes(part));
    const sorts: readonly [StepPart, readonly Heard<F>[]][] = [
      ['others', of('others', 'battles').length > 0 ? of('others', 'battles', 'small') : []],
      ['moves', of('moves')],
      ['points', of('points')],
    ];
    const told = sorts.filter(([, heard]) => heard.length > 0);
    for (const [part, heard] of told.sort(([, a], [, b]) => lastOf(a) - lastOf(b))) this.emit(part, heard, false);
  }

  private emit(part: StepPart, heard: readonly Heard<F>[], goesOn: boolean): void {
    const facts = heard.map(({ fact }) => fact);
    const answers = [...new Set(heard.map(({ n }) => n))];
    this.steps.push({ ...this.opening, part, at: lastOf(heard), answers, facts, ...(goesOn ? { goesOn } : {}) });
  }
}

function lastOf(heard: readonly Heard<Fact>[]): number {
  return heard.at(-1)?.n ?? 0;
}

/** Consecutive steps of one stretch. */
export interface Group extends Opening {
  /** The number of its first step, and the number of its steps. */
  readonly from: number;
  readonly size: number;
}

export function groupsOf(steps: readonly Step<Fact>[]): readonly Group[] {
  const groups: Group[] = [];
  steps.forEach(({ is, turn, who }, i) => {
    const last = groups.at(-1);
    if (last && last.is === is && last.turn === turn && last.who === who) {
      groups[groups.length - 1] = { ...last, size: last.size + 1 };
    } else {
      groups.push({ is, turn, ...(who === undefined ? {} : { who }), from: i, size: 1 });
    }
  });
  return groups;
}
