import type { PlaceId } from '../engine/data/ids.ts';
import { newBattle } from '../engine/rules/battle.ts';
import { isBattle } from '../engine/rules/relations.ts';
import { battleOf, type View } from '../engine/rules/view.ts';
import type { Battle } from '../engine/state/battle.ts';
import type { State } from '../engine/state.ts';
import { view as read } from '../engine/view.ts';
import { TooLarge, waysOf } from './army.ts';
import { Chain, type Course, type Start } from './chain.ts';
import { figures, type Odds } from './figures.ts';
import { type Muster, muster } from './muster.ts';
import { isFought, openingRound } from './opening.ts';
import { askedFrom, overAt, passOn, surrendered, type Terms } from './passing.ts';
import { type Chosen, type Policies, policies } from './policy.ts';
import { type Fight, fightOf } from './rounds.ts';
import { termsOf } from './terms.ts';
import { winningOf } from './winning.ts';

/**
 * The odds of a battle (6): exact for the given policies, by the chain of its rounds on the engine's own tables, dice,
 * losses and exits.
 */

/** The maximum number of pairs of states, more than the game's counters allow. */
const MOST_PAIRS = 4_000_000;
/**
 * The maximum number of transitions, a third more than the largest battle of the game has. A link may ask for more than
 * memory can hold.
 */
const MOST_WAYS = 300_000_000;

/**
 * The odds of the current battle from its current step: before a round, or within one with the existing targets and
 * dice. Undefined if there is no battle. Throws a `TooLarge` on more units than the game has. `alive` is called
 * repeatedly during the computation.
 */
export function oddsOf(state: State, chosen: Chosen = {}, alive?: () => void): Odds | undefined {
  const view = read(state);
  const battle = battleOf(view);
  return battle && compute(view, battle, policies(chosen), alive);
}

/**
 * The odds of the battle that the active nation would begin in a place with the current units; undefined without enemy
 * units there.
 */
export function oddsAt(state: State, place: PlaceId, chosen: Chosen = {}, alive?: () => void): Odds | undefined {
  const view = read(state);
  const { active } = state;
  if (active === null || !isBattle(view, active, place)) return undefined;
  const battle = newBattle(view, active, place);
  return compute(view, view.hooks[active]?.fights?.(view, battle) ?? battle, policies(chosen), alive);
}

function compute(view: View, battle: Battle, by: Policies, alive?: () => void): Odds {
  const musters = {
    attacker: muster(view, battle, 'attacker', by.retreat.attacker !== 'never'),
    defender: muster(view, battle, 'defender', by.retreat.defender !== 'never'),
  };
  const armies = { attacker: musters.attacker.army, defender: musters.defender.army };
  if (armies.attacker.size * armies.defender.size > MOST_PAIRS) throw new TooLarge(`more than ${MOST_PAIRS} states`);
  if (waysOf(armies.attacker) * waysOf(armies.defender) > MOST_WAYS) throw new TooLarge(`more than ${MOST_WAYS} ways`);
  const terms = termsOf(view, battle, musters, by);
  const fight = living(fightOf(view, battle, armies, by), alive);
  const winning = winningOf(terms, fight);
  const { start, played } = startOf(view, battle, musters, terms, (next) =>
    passOn(terms, ...next, winning, askedFrom(battle)),
  );
  return figures(view, battle, musters, terms, run(new Chain(terms, fight, winning), start, played, by));
}

/** The same rounds, with a call of `alive` for each. */
function living(fight: Fight, alive: (() => void) | undefined): Fight {
  if (!alive) return fight;
  return (attacker, defender) => {
    alive();
    return fight(attacker, defender);
  };
}

function run(chain: Chain, start: Start, played: number, { rounds }: Policies): Course {
  return rounds === undefined ? chain.toTheEnd(start, played) : chain.limited(start, played, rounds - played);
}

/** The results of the current round if it is still to be fought; otherwise the current pair. */
function startOf(
  view: View,
  battle: Battle,
  musters: { readonly attacker: Muster; readonly defender: Muster },
  terms: Terms,
  pass: (next: readonly [attacker: number, defender: number]) => Omit<Start[number], 'chance'>,
): { readonly start: Start; readonly played: number } {
  const [a, d] = [musters.attacker.start, musters.defender.start];
  if (!isFought(battle)) return { start: [{ ...pass([a, d]), chance: 1 }], played: 0 };
  const pair = a * terms.defender.size + d;
  const end = overAt(terms, a, d);
  if (end) return { start: [{ pair, end, chance: 1 }], played: 0 };
  const before = battle.step === 'opening' ? surrendered(terms, a, d) : undefined;
  if (before?.end) return { start: [{ ...before, chance: 1 }], played: 0 };
  if (terms.policies.rounds === 0) return { start: [{ pair, end: undefined, chance: 1 }], played: 0 };
  const left = openingRound(view, battle, musters, terms.policies);
  return {
    start: left.map(({ attacker, defender, chance }) => ({ ...pass([attacker, defender]), chance })),
    played: 1,
  };
}
