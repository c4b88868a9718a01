import type { Action, Fact, Seat } from '../../kernel/contract.ts';
import { type Journal, stateAt } from '../../kernel/journal.ts';
import { isFor, type Opening, type Part, type Reading } from './reading.ts';

/** What a step of a recap is about. */
export type StepPart = 'moves' | 'battles' | 'points' | 'others';

/** Something that happened since a person last answered: one battle, or what somebody moved, scored or did besides. */
export interface Step<F extends Fact> extends Opening {
  readonly part: StepPart;
  /** The answers after which it has happened: the board to be looked at. */
  readonly at: number;
  /** The answers that brought it, in order. */
  readonly answers: readonly number[];
  readonly facts: readonly F[];
  /** It has not ended yet. */
  readonly goesOn?: true;
}

/**
 * What has happened since the person who holds `seats` gave answer `since` (0: they never did), step by step, as far as they
 * may know. What that answer itself brought they have seen; what other stretches brought that began with it they have not, and
 * how a battle went that it ended only where they are asked before another stretch begins.
 */
export function recap<S, F extends Fact>(
  reading: Reading<S, F>,
  journal: Journal<S, F>,
  since: number,
  seats: readonly Seat[],
): readonly Step<F>[] {
  const { entries, at } = journal;
  const own = Math.max(0, since - 1);
  const isOver = entries.slice(own, at).some(({ facts }) => facts.some((fact) => reading.opens(fact)));
  const teller = new Teller(reading, reading.where(stateAt(journal, own)), {
    within: reading.within(stateAt(journal, isOver ? own : Math.min(since, at))),
    isOver,
  });
  for (let n = own + 1; n <= at; n++) {
    for (const fact of entries[n - 1]?.facts ?? []) {
      if (isFor(fact, seats)) teller.hear(fact, n, n > since);
    }
  }
  return teller.end();
}

/**
 * How many answers had been given when whoever holds `seats` had last answered; 0 if never. `seatOf`: whose an answer is,
 * where several seats were asked. A pass that the page made by itself is nobody's.
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

/** Puts what it hears together to steps. */
class Teller<S, F extends Fact> {
  private readonly reading: Reading<S, F>;
  private opening: Opening;
  /** Another stretch than the person's own has begun. */
  private others = false;
  private readonly steps: Step<F>[] = [];
  /** What was heard since the last battle, and of the battle that goes on. */
  private loose: Heard<F>[] = [];
  private span: Heard<F>[] | undefined;

  private readonly isOver: boolean;

  /** `within`: they answered in the midst of a battle. `isOver`: their own stretch is over, and with it how its last battle went. */
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

  /** `news`: it came with a later answer than the person's own. */
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
   * What was heard outside of battles: a step of each sort. What befell somebody there without a battle is one of the others;
   * bookkeeping is told with them, or not at all.
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

/** Steps of one stretch, one after the other. */
export interface Group extends Opening {
  /** The number of its first step, and how many there are. */
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
