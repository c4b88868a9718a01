import { list, type Rich, t } from '../../../../words/rich.ts';
import type { SpaceId, TownId } from '../../engine/data/ids.ts';
import {
  type Asked,
  type Because,
  type Chance,
  type Counted,
  NEVER,
  STAYS,
  type Verdict,
} from '../../puzzles/puzzle.ts';
import { s } from '../marks.ts';
import { and, coins, The, the } from './pieces.ts';

/** The words of a puzzle, the same on its page and during the answering. */

/** The title of a puzzle, by its kind. */
export const PUZZLE_TITLES: { readonly [is in Asked['is']]: string } = {
  certain: 'Find the certain victory',
  stand: 'Where to stand?',
  coins: 'How many coins are enough?',
  chance: 'What is the chance?',
  price: 'What does the journey cost?',
  rolled: 'What does the roll do?',
  goes: 'Where does the army go?',
  toward: 'What is the chance?',
  risen: 'Which town is in danger?',
  beaten: 'Is the praetor safe?',
  defeat: 'Is the game lost?',
};

type Asks = { readonly [is in Asked['is']]: (asked: Extract<Asked, { readonly is: is }>) => Rich };

const ASK: Asks = {
  certain: ({ general, coins: n }) =>
    t`${The(general)} besieges or attacks once from where he is, with ${coins(n)}. Against which town does he win whatever the dice show?`,
  stand: ({ general, at, coins: n }) =>
    t`${The(general)} may stand in one of these towns and besieges ${s(at)} from there, with ${coins(n)}. Where does every result win?`,
  coins: ({ general, at }) =>
    t`${The(general)} besieges ${s(at)} from where he is. How many coins at least make it certain?`,
  chance: ({ general, at, coins: n }) =>
    t`${The(general)} goes for ${s(at)} from where he is, with ${coins(n)}. What is the chance that he wins?`,
  price: ({ general, to }) => t`How many coins at least take ${the(general)} to ${s(to)}?`,
  rolled: ({ at }) => t`The roll of revolt names ${s(at)}. What is placed?`,
  goes: ({ from, die }) =>
    t`The army in ${s(from)} moves. If the Hispanic die has to be rolled, it shows ${die}. Where does the army go?`,
  toward: ({ from, to }) => t`The army in ${s(from)} moves. What is the chance that it goes for ${s(to)}?`,
  risen: () => t`A Hispanic phase begins. Which of these towns is most likely to have a revolt at its end?`,
  beaten: ({ general }) =>
    t`The armies are about to move. What is the chance that ${the(general)} is beaten in this phase?`,
  defeat: () => t`The reserve has no revolt. What is the chance that the game is lost in this Hispanic phase?`,
};

/** The question of a puzzle. */
export const askOf = (asked: Asked): Rich => (ASK[asked.is] as (asked: Asked) => Rich)(asked);

/** What the board does not show, and a Hispanic phase depends on. */
export const besideSaid = (armies: number): Rich => [`Armies in reserve: ${armies}.`];

const ROLLED: { readonly [option: string]: string } = {
  army: 'an army',
  revolt: 'a revolt',
  full: 'nothing: the town is full',
  held: 'nothing: the town is protected',
};

/** A fraction as it is read: `5/12` is `5 in 12`. */
const inWords = (option: string): string => option.replace('/', ' in ');

/** One of the answers. */
export function optionOf({ is }: Asked, answer: string): Rich {
  switch (is) {
    case 'coins':
      return [answer === NEVER ? 'no number of coins' : coins(Number(answer))];
    case 'price':
      return [coins(Number(answer))];
    case 'chance':
    case 'toward':
    case 'beaten':
    case 'defeat':
      return [inWords(answer)];
    case 'rolled':
      return [ROLLED[answer] ?? answer];
    default:
      return answer === STAYS ? ['it stays'] : [s(answer as SpaceId)];
  }
}

const chanceSaid = ({ ways, of }: Chance): string =>
  ways === of ? 'certain' : ways === 0 ? 'none' : `${ways} in ${of}`;

/** What is said of one answer beside whether it is right; undefined if only the whole is explained. */
export function verdictSaid(_: Asked, { chance }: Verdict): Rich | undefined {
  return chance && [`Chance: ${chanceSaid(chance)}.`];
}

/** A value of a combat: `(die + 4) × 2`, `12`. */
function valueSaid({ shield, adds, doubles }: Counted): string {
  const times = 2 ** doubles;
  if (shield !== null) return `${(shield + adds) * times}`;
  const sum = adds > 0 ? `die + ${adds}` : 'die';
  return doubles > 0 ? `(${sum}) × ${times}` : sum;
}

/** The explanation of the right answer. */
export function becauseSaid(because: Because): Rich {
  switch (because.is) {
    case 'values':
      return [
        `${valueSaid(because.roman)} against ${valueSaid(because.hispanic)}. Chance: ${chanceSaid(because.chance)}.`,
      ];
    case 'rolled':
      return because.army === null
        ? ['No army is in the province.']
        : t`An army is in the province, in ${s(because.army)}.`;
    case 'ways': {
      const [only, ...others] = because.ways;
      if (only === undefined) return ['No town is open to it.'];
      if (others.length === 0) return t`Only ${s(only)} is open to it, without a roll.`;
      return t`It chooses between ${and(because.ways.map((at: TownId) => [s(at)]))}.`;
    }
    case 'way':
      return [...t`The moves end in `, ...list(because.way.map((at) => [s(at)])), `: ${coins(because.price)}.`];
    case 'chance':
      return [`The exact chance from all dice: ${chanceSaid(because.chance)}.`];
  }
}
