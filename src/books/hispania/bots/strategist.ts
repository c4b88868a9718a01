import type { Decision, Seat } from '../../../kernel/contract.ts';
import type { NationId, PlaceId } from '../engine/data/ids.ts';
import type { State } from '../engine/state.ts';
import { campaign, gainOf, type March } from './campaign.ts';
import { Captain, type Plan } from './captain.ts';
import { evaluate } from './evaluate.ts';
import { afterMarches, afterOthers, restOfTurn } from './lookahead.ts';
import { Outlook } from './outlook.ts';
import { CAPTAIN, type Personality, STRATEGIST } from './personality.ts';
import type { Thought } from './thought.ts';

/**
 * Looks ahead: before its nation moves, it compares several plans by the position after the next nations' turns, and
 * carries out the best for its player. It gives all other answers as a Captain.
 */
export class Strategist {
  private readonly seat: Seat;
  /** The number of positions that it examines before a movement. */
  private readonly most: number;
  private readonly captain: Captain;

  constructor(seat: Seat, most: number) {
    this.seat = seat;
    this.most = most;
    this.captain = new Captain(seat, STRATEGIST, (state, decision) => this.deliberate(state, decision));
  }

  answer(state: State, decision: Decision, seed: number): Thought {
    return this.captain.answer(state, decision, seed);
  }

  /** The plan with the best final position. */
  private deliberate(state: State, decision: Decision): Plan {
    const nation = decision.params['nation'] as NationId;
    const plan = (personality: Personality, without: readonly PlaceId[] = []) =>
      campaign(new Outlook(state, this.seat, personality), nation, decision, (to) => (without.includes(to) ? 0 : 1));
    const seen = new Set<string>();
    let looked = 0;
    let best: { readonly marches: readonly March[]; readonly value: number } = {
      marches: [],
      value: Number.NEGATIVE_INFINITY,
    };
    /** Examines a new plan. Returns whether it is the best so far. */
    const tries = (marches: readonly March[]): boolean => {
      const name = nameOf(marches);
      if (seen.has(name) || (looked >= this.most && seen.size > 0)) return false;
      seen.add(name);
      looked += HORIZON + 1;
      const value = this.valueOf(state, nation, decision, marches);
      if (value <= best.value + LEAST) return false;
      best = { marches, value };
      return true;
    };
    tries(plan(STRATEGIST));
    const usual = best.value;
    tries([]);
    for (const personality of TEMPERS) tries(plan(personality));
    // Variants of the best plan: without one of its goals, then without another.
    const left: PlaceId[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const goals = [...new Set(best.marches.map(({ to }) => to))].slice(0, GOALS);
      const dropped = goals.filter((goal) => tries(plan(STRATEGIST, [...left, goal]))).at(-1);
      if (dropped === undefined) break;
      left.push(dropped);
    }
    const gain = best.value - usual;
    return { marches: best.marches, ...(gain > 0 ? { foreseen: { plans: seen.size, gain } } : {}) };
  }

  /** The gain of the plan by a Captain's estimate, and its change after the other nations' turns. */
  private valueOf(state: State, nation: NationId, decision: Decision, marches: readonly March[]): number {
    const own = restOfTurn(afterMarches(state, nation, marches), nation, STRATEGIST);
    const end = afterOthers(own, HORIZON, CAPTAIN);
    const gain = gainOf(new Outlook(state, this.seat, STRATEGIST), nation, decision, marches);
    return gain + ANSWERS * (this.total(end) - this.total(own));
  }

  private total(state: State): number {
    return evaluate(new Outlook(state, this.seat, STRATEGIST));
  }
}

/** The weight of the other nations' moves, beside the Captain's own estimate of them. */
const ANSWERS = 1;
/** The number of other nations whose turns it simulates, as Captains. */
const HORIZON = 4;
/** The number of goals that are left out in turn, and the number of repetitions. */
const GOALS = 6;
const ROUNDS = 3;
/** The minimum advantage of another plan, in half points. */
const LEAST = 0.3;

const TEMPERS: readonly Personality[] = [
  { ...STRATEGIST, fear: 0.2, thrift: 0.15 },
  { ...STRATEGIST, fear: 0.95, thrift: 0.4 },
  { ...STRATEGIST, envy: 0.8 },
  { ...STRATEGIST, patience: 0.8, wander: 0.15 },
];

function nameOf(marches: readonly March[]): string {
  return JSON.stringify(
    marches.map(({ to, parties }) => [to, parties.map(({ key, count, path }) => [key, count, path])]),
  );
}
