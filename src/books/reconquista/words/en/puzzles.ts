import { type Piece, type Rich, t } from '../../../../words/rich.ts';
import type { LocationId, RegionId } from '../../engine/data/ids.ts';
import { INCOME } from '../../engine/data/income.ts';
import type { Units } from '../../engine/state.ts';
import type { Asked, Because, Verdict } from '../../puzzles/puzzle.ts';
import { l } from '../marks.ts';
import { NAMES } from './names.ts';
import { units } from './units.ts';

/** The words of a puzzle, the same on its page and during the answering. */

/** The title of a puzzle, by its kind. */
export const PUZZLE_TITLES: { readonly [is in Asked['is']]: string } = {
  controls: 'Who controls the city?',
  income: 'What is the income?',
  score: 'What is the score?',
  fights: 'Battle or siege?',
  reach: 'Where can they go?',
  refuge: 'Where do they retreat?',
  meets: 'Where does the landing strike?',
  stay: 'How many armies stay?',
  likely: 'Which location is in danger?',
  best: 'Which attack is best?',
  chance: 'How likely is it?',
  siege: 'How likely is it?',
};

type Asks = { readonly [is in Asked['is']]: (asked: Extract<Asked, { readonly is: is }>) => Rich };

const some = (from: Units): string => units(from);

const ASK: Asks = {
  controls: () => t`Which of these cities do the Christians control?`,
  income: () => t`How many points of income does this position give, before any event?`,
  score: () => t`How many victory points would this position score at the end of the game?`,
  fights: () => t`A Christian army enters. In which of these locations would the enemy fight a battle at once?`,
  reach: ({ from, units: of }) => t`Which of these locations can ${some(of)} in ${l(from)} enter in this phase?`,
  refuge: ({ from }) => t`The Muslims in ${l(from)} lose a battle. Where do they retreat?`,
  meets: ({ port, armies }) =>
    t`${armies} armies from North Africa land at ${l(port)}. Which location do they meet first?`,
  stay: ({ port, armies }) =>
    t`${armies} armies from North Africa land at ${l(port)}. How many of them stay at the first siege?`,
  likely: () => t`The Muslims are about to react. Which of these locations is most likely to be attacked first?`,
  best: ({ from, units: of }) =>
    t`You move ${some(of)} from ${l(from)}. Where are they most likely to win, in a battle at once or in the siege?`,
  chance: ({ from, to, units: of }) =>
    t`You move ${some(of)} from ${l(from)} to ${l(to)}. How likely is it that they take the city in the battle?`,
  siege: ({ at }) => t`The siege of ${l(at)} is about to be resolved. How likely is it that the besieger takes it?`,
};

/** The question of a puzzle. */
export const askOf = (asked: Asked): Rich => (ASK[asked.is] as (asked: Asked) => Rich)(asked);

/** What the board does not show: the turn. */
export const besideSaid = (turn: number): Rich => t`Turn ${turn}.`;

/** One of the answers. */
export function optionOf({ is }: Asked, answer: string): Rich {
  switch (is) {
    case 'income':
    case 'score':
      return t`${answer} points`;
    case 'stay':
      return t`${answer} ${answer === '1' ? 'army' : 'armies'}`;
    case 'chance':
    case 'siege':
      return t`about ${answer} in 10`;
    default:
      return [l(answer as LocationId)];
  }
}

const hundred = (chance: number): string => `${Math.round(100 * chance)} in 100`;
const listed = (places: readonly LocationId[]): readonly Piece[] =>
  places.flatMap((at, i) => (i === 0 ? [l(at)] : [', ', l(at)]));

/** What is said of one answer beside whether it is right; undefined if only the whole is explained. */
export function verdictSaid({ is }: Asked, { right, chance, way }: Verdict): Rich | undefined {
  if (chance !== undefined) return [`${hundred(chance)}.`];
  if (way) return ['The way: ', ...listed(way), '.'];
  if (is === 'reach' && !right) return t`No way leads there in this phase.`;
  return undefined;
}

const regions = (of: readonly RegionId[]): string =>
  of.length === 0 ? 'no region' : of.map((id) => NAMES.regions[id]).join(' and ');

/** The explanation of the right answer; nothing if the verdicts say it. */
export function becauseSaid(because: Because): Rich | undefined {
  switch (because.is) {
    case 'verdicts':
      return undefined;
    case 'income':
      return t`${INCOME.base} points in any case, ${because.regions.length} for ${regions(because.regions)}${
        because.santiago ? t`, and 1 for ${l('santiago')}` : ''
      }: ${because.points}.`;
    case 'score':
      return t`${because.cities} cities, the majority of ${regions(because.majorities)}, and ${regions(because.free)} free of Muslims: ${because.points} points.`;
    case 'order':
      return ['They look in this order: ', ...listed(because.order), '.'];
    case 'way':
      return ['The way: ', ...listed(because.way), '.'];
    case 'counters':
      return t`${l(because.at)} has ${because.walls + because.units} counters, walls included, so ${because.walls + because.units} armies stay.`;
    case 'chance':
      return t`The exact chance is ${hundred(because.chance)}.`;
  }
}
