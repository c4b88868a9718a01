import type { Action, Choice, Decision, Seat } from '../../kernel/contract.ts';
import type { Customs } from './customs.ts';
import { isPerson, nameAt, personsOf, type Sitting } from './sitting.ts';

/**
 * When the persons at the table are asked whether they answer in a window: always, if it matters, or only at their
 * wish.
 */
export const WINDOWS = ['always', 'matters', 'press'] as const;
export type WindowSetting = (typeof WINDOWS)[number];

/** How long a computer plays for a person: this phase, this turn, or until it is stopped. */
export type Span = 'phase' | 'turn' | 'game';

/** The player who has to act now. */
export type Asking =
  | { readonly is: 'over' }
  /** A computer answers; `lent`: in place of a person, who has lent it the seat for a time. */
  | { readonly is: 'computer'; readonly seat: Seat; readonly decision: Decision; readonly lent?: Span }
  /** A person answers. `secret`: no other person may look. */
  | { readonly is: 'person'; readonly seat: Seat; readonly secret: boolean; readonly decision: Decision }
  /** The table is asked whether any of these seats answers. */
  | { readonly is: 'table'; readonly seats: readonly Seat[]; readonly decision: Decision }
  /** The page answers automatically for this seat: it passes, or gives the answer of a standing order. */
  | { readonly is: 'pass'; readonly seat: Seat; readonly decision: Decision; readonly ordered?: Action };

/** The state of the table while it is asked as a whole. */
export interface Asked {
  readonly sittings: readonly Sitting[];
  readonly windows: WindowSetting;
  /** A person wants to be asked at the next window, whatever the setting. */
  readonly wished: boolean;
  /** The seat that has announced an answer in this window. */
  readonly answers?: Seat | undefined;
  /** No seat answers in this window. */
  readonly nobody?: boolean | undefined;
}

/**
 * The asked player in a state whose question is `decision`. If several seats may answer, the computers do so first, so
 * that the person who is asked decides the whole rest.
 */
export function askingOf<S>(customs: Customs<S>, state: S, decision: Decision | undefined, asked: Asked): Asking {
  if (!decision) return { is: 'over' };
  const { sittings } = asked;
  const seats = decision.by;
  const computer = seats.find((seat) => !isPerson(sittings, seat));
  if (computer !== undefined) return { is: 'computer', seat: computer, decision };
  const [seat] = seats;
  if (seat === undefined) return { is: 'over' };
  // A single person, or a position without players, hides nothing.
  const secret = customs.isSecret(decision) && personsOf(sittings).length > 1;
  if (!customs.isWindow(decision)) return { is: 'person', seat, secret, decision };
  if (asked.answers !== undefined && seats.includes(asked.answers)) {
    return { is: 'person', seat: asked.answers, secret, decision };
  }
  if (asked.nobody || !isWanted(customs, state, decision, asked)) return { is: 'pass', seat, decision };
  // If one person plays one of the seats, there is no need to ask first whether they answer.
  const alone = personsOf(sittings).length === 1 && seats.length === 1;
  return alone ? { is: 'person', seat, secret, decision } : { is: 'table', seats, decision };
}

/**
 * Whether the table is asked in a window. Among several persons this must not reveal any holdings, so it depends only
 * on public facts. A single person with computers is asked only if there is something to answer.
 */
function isWanted<S>(customs: Customs<S>, state: S, decision: Decision, { sittings, windows, wished }: Asked): boolean {
  if (wished || windows === 'always') return true;
  if (windows === 'press') return false;
  const alone = personsOf(sittings).length < 2;
  return decision.by.some((seat) => customs.matters(state, decision, seat, alone));
}

/** A person who may answer in a window, and the seat that they then answer for. */
export interface Answerer {
  readonly name: string;
  readonly seat: Seat;
}

/**
 * The persons who may answer in a window: each person once, whatever seats they hold. They answer for the first of
 * their seats that has something to play. They answer for another one after that seat has passed and the table is asked
 * again.
 */
export function answerersOf<S>(
  customs: Customs<S>,
  sittings: readonly Sitting[],
  decision: Decision,
): readonly Answerer[] {
  const names = [...new Set(decision.by.map((seat) => nameAt(sittings, seat)))];
  const plays = (seat: Seat): boolean => choicesOf(customs, decision, seat).some(({ kind }) => kind !== 'pass');
  return names.flatMap((name) => {
    const seats = decision.by.filter((seat) => nameAt(sittings, seat) === name);
    const seat = seats.find(plays) ?? seats[0];
    return seat === undefined ? [] : [{ name, seat }];
  });
}

/** The choices of a decision that belong to a seat: all of them if only one seat is asked. */
export function choicesOf<S>(customs: Customs<S>, decision: Decision, seat: Seat): readonly Choice[] {
  return decision.choices.filter((choice) => (customs.seatOf(choice) ?? seat) === seat);
}

/** The decision as one of its seats sees it: without the answers of other seats. */
export function decisionFor<S>(customs: Customs<S>, decision: Decision, seat: Seat): Decision {
  if (decision.by.length < 2) return decision;
  const { preset, ...rest } = decision;
  const own = preset && (customs.seatOf(preset) ?? seat) === seat ? { preset } : {};
  return { ...rest, by: [seat], choices: choicesOf(customs, decision, seat), ...own };
}

/** The answer by which a seat passes in a window. Throws if there is none: every window can be passed. */
export function passOf<S>(customs: Customs<S>, decision: Decision, seat: Seat): Action {
  const pass = choicesOf(customs, decision, seat).find(({ kind }) => kind === 'pass');
  if (!pass) throw new Error(`${decision.kind}: ${seat} cannot pass`);
  return { kind: pass.kind, fixed: pass.fixed, values: {} };
}
