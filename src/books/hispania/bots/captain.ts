import type { Action, Decision, Seat } from '../../../kernel/contract.ts';
import { roller } from '../../../kernel/dice.ts';
import type { NationId, PlaceId } from '../engine/data/ids.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';
import { lotBids, openBid, sealedBid, valueTo } from './bids.ts';
import { campaign, type March } from './campaign.ts';
import { candidates } from './candidates.ts';
import { aims, stand } from './fighting.ts';
import { fight, unitsIn } from './might.ts';
import { type Ordered, Orders } from './orders.ts';
import { Outlook } from './outlook.ts';
import type { Personality } from './personality.ts';
import { bows } from './submitting.ts';
import type { Thought, Why } from './thought.ts';
import { placeAt } from './threats.ts';
import { weighed } from './weigh.ts';

/**
 * Plans its nation's turn by an estimate of the value of each place: marches by their gain, battles by the exact odds,
 * all other answers by the resulting position. The personality makes it a Captain or a Novice. It reads only the given
 * states, which must have been imagined (`imagine`). Within a movement phase it follows its orders as long as they can
 * be carried out.
 */
export class Captain {
  readonly seat: Seat;
  readonly personality: Personality;
  /** Another planner of movements, if there is one. */
  private readonly planner: Planner | undefined;
  private orders: { readonly of: string; readonly orders: Orders; readonly plan: Plan } | undefined;

  constructor(seat: Seat, personality: Personality, planner?: Planner) {
    this.seat = seat;
    this.personality = personality;
    this.planner = planner;
  }

  /** An answer to the decision of a state. */
  answer(state: State, decision: Decision, seed: number): Thought {
    const own = forSeat(decision, this.seat);
    const only = onlyAnswer(own);
    if (only) return { action: only, why: { kind: 'only' }, looked: 0 };
    switch (decision.kind) {
      case 'move':
        return this.move(state, own, seed);
      case 'battles':
        return nextBattle(this.outlook(state), own);
      case 'buy':
        return this.look(state, { ...own, choices: own.choices.filter(({ kind }) => BUYING.includes(kind)) }, seed);
      case 'aim':
        return aim(this.outlook(state), own);
      case 'retreat':
        return this.retreat(state, own, seed);
      case 'submit':
        return bows(this.outlook(state), own) ?? this.look(state, own, seed);
      case 'auction':
      case 'group-raise':
        return this.bid(state, own, seed, openBid(state, own, this.seat, this.personality, seed));
      case 'sealed-bid':
        return this.bid(state, own, seed, sealedBid(state, own, this.seat, this.personality, seed));
      case 'group-bids':
        return { action: lotBids(own, this.seat, seed), why: { kind: 'usual' }, looked: 0 };
      default:
        return this.look(state, own, seed);
    }
  }

  private outlook(state: State): Outlook {
    return new Outlook(state, this.seat, this.personality);
  }

  private move(state: State, decision: Decision, seed: number): Thought {
    const nation = decision.params['nation'] as NationId;
    const of = `${state.turn} ${nation} ${state.phase}`;
    const read = view(state);
    const known = this.orders?.of === of ? this.orders : undefined;
    const ordered = known?.orders.next(read, decision);
    if (known && ordered) return told(this.outlook(state), nation, known.plan, ordered);
    const outlook = this.outlook(state);
    const plan = this.planner?.(state, decision) ?? {
      marches: campaign(outlook, nation, decision, likings(this.personality, seed)),
    };
    const orders = new Orders(nation, plan.marches);
    this.orders = { of, orders, plan };
    const first = orders.next(read, decision);
    if (first) return told(outlook, nation, plan, first);
    const rest = { ...decision, choices: decision.choices.filter(({ kind }) => kind !== 'step') };
    if (rest.choices.length > 1 || decision.preset?.kind === 'step') return this.look(state, rest, seed);
    return { action: { kind: 'end', fixed: {}, values: {} }, why: { kind: 'rests', nation }, looked: 1 };
  }

  private retreat(state: State, decision: Decision, seed: number): Thought {
    const found = stand(this.outlook(state), decision);
    if (!found) return this.look(state, decision, seed);
    const { action, odds, stays, goes } = found;
    const chance = decision.params['side'] === 'attacker' ? odds.attackerWins : odds.defenderWins;
    const place = decision.params['place'] as PlaceId;
    const go = Number.isFinite(goes) ? { go: goes } : {};
    return {
      action,
      why: { kind: 'battle', stays: action.kind === 'stay', place, chance, points: odds.points, stay: stays, ...go },
      looked: decision.choices.length,
    };
  }

  private bid(state: State, decision: Decision, seed: number, action: Action): Thought {
    const nation = decision.params['nation'] as NationId;
    return {
      action,
      why: { kind: 'bids', nation, worth: valueTo(state, this.seat, nation, this.personality, seed) },
      looked: 0,
    };
  }

  /** Compares the positions after the answers. */
  private look(state: State, decision: Decision, seed: number): Thought {
    const actions = candidates(withoutCapitals(decision), seed);
    const all = weighed(state, this.seat, this.personality, actions);
    const [best] = all;
    if (!best) throw new Error(`nothing can be answered: ${decision.kind}`);
    const usual = all.find(({ action }) => action === decision.preset);
    // The preset is preferred to an answer that is no better.
    if (usual && best.value - usual.value < WORTH_A_CHANGE) {
      return { action: usual.action, why: { kind: 'usual' }, looked: actions.length };
    }
    const gain = usual ? best.value - usual.value : 0;
    return { action: best.action, why: { kind: 'weighed', of: actions.length, gain }, looked: actions.length };
  }
}

/** Candidates for purchases: declining gold and removing a unit are never useful there. */
const BUYING: readonly string[] = ['buy', 'end'];

/** A nation's plan for a movement phase. */
export interface Plan {
  readonly marches: readonly March[];
  /** The number of plans that were compared, and the advantage over the Captain's plan in half points. */
  readonly foreseen?: { readonly plans: number; readonly gain: number };
}
export type Planner = (state: State, decision: Decision) => Plan;

/** The minimum gain of an answer over the preset, in half points. */
const WORTH_A_CHANGE = 0.05;

/** Without declarations of capitals, which could be repeated endlessly, except one in the preset. */
function withoutCapitals(decision: Decision): Decision {
  const choices = decision.choices.filter(({ kind }) => kind !== 'capital');
  return choices.length > 0 ? { ...decision, choices } : decision;
}

/** The only answer, if there is no choice. */
function onlyAnswer({ choices }: Decision): Action | undefined {
  const [choice, ...others] = choices;
  if (!choice || others.length > 0 || Object.keys(choice.ranges).length > 0) return undefined;
  return { kind: choice.kind, fixed: choice.fixed, values: {} };
}

/** The decision with only one seat's answers, because in a window other seats are asked too. */
function forSeat(decision: Decision, seat: Seat): Decision {
  if (decision.by.length < 2) return decision;
  const { preset, ...rest } = decision;
  const isOwn = (fixed: Action['fixed']) => (fixed['seat'] ?? seat) === seat;
  return {
    ...rest,
    choices: decision.choices.filter(({ fixed }) => isOwn(fixed)),
    ...(preset && isOwn(preset.fixed) ? { preset } : {}),
  };
}

/** A random factor for each place, around 1. */
function likings({ whim }: Personality, seed: number): (place: PlaceId) => number {
  if (whim === 0) return () => 1;
  return (place) => {
    const dice = roller(seed ^ Math.imul(placeAt(place) + 1, 0x9e3779b1));
    return 1 + whim * ((dice.next() >>> 0) / 2 ** 31 - 1);
  };
}

function told(outlook: Outlook, nation: NationId, { foreseen, marches }: Plan, { action, march }: Ordered): Thought {
  const why = whyMarch(outlook, nation, march);
  return { action, why: foreseen ? { kind: 'foreseen', ...foreseen, of: why } : why, looked: marches.length };
}

function whyMarch(outlook: Outlook, nation: NationId, { to, parties, gain, army }: March): Why {
  const units = parties.reduce((n, { cohort, count }) => n + (cohort.kind === 'leader' ? 0 : count), 0);
  const there = outlook.standing[placeAt(to)] ?? [];
  const enemy = there.find((one) => one.owner !== nation && unitsIn(one.army) > 0);
  const said = { kind: 'march' as const, nation, to, units, gain };
  if (enemy) {
    const { wins } = fight(outlook.view.tables, army, enemy.army, outlook.fieldOf(to, nation));
    return { ...said, aim: 'take', enemy: enemy.owner, chance: wins };
  }
  if (outlook.view.hooks[nation]?.leavesAt?.(outlook.view).includes(to)) return { ...said, aim: 'leave' };
  if (there.some(({ owner }) => owner === nation)) return { ...said, aim: 'guard' };
  return { ...said, aim: outlook.worth(nation, to) > 0 ? 'settle' : 'near' };
}

function aim(outlook: Outlook, decision: Decision): Thought {
  const place = decision.params['place'] as PlaceId;
  const { action, first } = aims(outlook, decision);
  return { action, why: first ? { kind: 'aims', place, first } : { kind: 'usual' }, looked: 1 };
}

/** The surest battle first, because units of a later battle can then retreat to that place. */
function nextBattle(outlook: Outlook, decision: Decision): Thought {
  const nation = decision.params['nation'] as NationId;
  const chances = decision.choices.flatMap((choice) => {
    if (choice.kind !== 'battle') return [];
    const there = outlook.standing[placeAt(choice.fixed['place'] as PlaceId)] ?? [];
    const own = there.find(({ owner }) => owner === nation);
    const enemy = there.find((one) => one.owner !== nation && unitsIn(one.army) > 0);
    const field = outlook.fieldOf(choice.fixed['place'] as PlaceId, nation);
    return [{ choice, wins: own && enemy ? fight(outlook.view.tables, own.army, enemy.army, field).wins : 0 }];
  });
  const [surest] = chances.sort((a, b) => b.wins - a.wins);
  const action = surest ? { kind: 'battle', fixed: surest.choice.fixed, values: {} } : decision.preset;
  if (!action) throw new Error('no battle to fight');
  return { action, why: { kind: 'usual' }, looked: chances.length };
}
