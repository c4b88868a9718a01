import { end } from '../engine/actions.ts';
import type { PlaceId } from '../engine/data/ids.ts';
import { hispania } from '../engine/game.ts';
import { reach, type Way } from '../engine/reach.ts';
import { isMountain } from '../engine/rules/steps.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';
import { oddsAt } from '../odds/odds.ts';
import type { Given, Judgement, Verdict } from './puzzle.ts';
import { type AskedOf, verdictsOf } from './verdicts.ts';

/** Exact odds: the place where a battle is most likely won, and the chance. Fought to the end with the default targets of both sides. */

/** Thousandths. */
const thousandths = (chance: number): number => Math.round(chance * 1000);

export function judgeBest(state: State, asked: AskedOf<'best'>, options: readonly string[]): Judgement {
  const odds = new Map(options.map((place) => [place, chanceAfter(state, asked, place as PlaceId)]));
  const most = Math.max(...odds.values());
  const verdicts = verdictsOf(options, (place): Verdict => {
    const chance = odds.get(place) ?? 0;
    const river = wayThere(state, asked, place as PlaceId)?.river;
    const mountain = isMountain(view(state), place as PlaceId);
    return { right: chance === most, odds: chance, ...(river && { river }), ...(mountain && { mountain }) };
  });
  return { verdicts, because: { is: 'verdicts' } };
}

/** The path of all those units to a place, without leaving any on it. */
function wayThere(
  state: State,
  { from, units, leaders }: Omit<AskedOf<'best'>, 'is'>,
  place: PlaceId,
): Way | undefined {
  return reach(state, from, units, leaders).find(({ to, partial, held }) => to === place && !partial && !held);
}

/** The chance that only those units take a place, in thousandths; 0 if they cannot reach it. */
export function chanceAfter(state: State, asked: Omit<AskedOf<'best'>, 'is'>, place: PlaceId): number {
  const way = wayThere(state, asked, place);
  if (!way) return 0;
  let after = state;
  for (const action of way.path) after = hispania.apply(after, action).state ?? after;
  // Movement is over before it is fought; a seat that is not asked any more has no battle.
  after = hispania.apply(after, end()).state ?? after;
  return thousandths(oddsAt(after, place)?.taken ?? 0);
}

/** The origins of the attackers of a place, and the borders with a river that they crossed. */
function cameTo(state: State, place: PlaceId): Given {
  const came = (state.places[place] ?? []).filter((c) => c.owner === state.active && c.from !== undefined);
  const placesOf = (cohorts: typeof came) => [...new Set(cohorts.flatMap(({ from }) => from ?? []))];
  return { from: placesOf(came), rivers: placesOf(came.filter(({ river }) => river)) };
}

/** Answers are in tenths; the nearest one is right. */
export function judgeChance(state: State, { place }: AskedOf<'chance'>, options: readonly string[]): Judgement {
  const odds = thousandths(oddsAt(state, place)?.taken ?? 0);
  const far = (option: string): number => Math.abs(Number(option) * 100 - odds);
  const least = Math.min(...options.map(far));
  return {
    verdicts: verdictsOf(options, (option) => ({ right: far(option) === least })),
    because: { is: 'odds', odds },
    given: cameTo(state, place),
  };
}
