import { half } from '../../../../words/half.ts';
import { type Die, type Rich, t } from '../../../../words/rich.ts';
import type { Owner, PlaceId } from '../../engine/data/ids.ts';
import { HAND } from './hand.ts';
import { NAMES } from './names.ts';
import { standing } from './twin.ts';
import { count, places } from './units.ts';

/** What only Hispania says around a position that is played. The rest belongs to no game (`src/words/en/play.ts`). */
export const AROUND = {
  seeOdds: 'See the odds',
  noOdds: 'The odds could not be loaded.',

  /** A number that an answer names: what it counts, and how it is written. Gold and bids, for a nation too, are halves. */
  amount: (name: string, value: number): readonly [what: string, shown: string] => {
    if (Object.hasOwn(NAMES.nations, name)) return [NAMES.nations[name as Owner], half(value)];
    const what = { gold: 'Gold', bid: 'Points' }[name];
    return what ? [what, half(value)] : ['Units', `${value}`];
  },
  /** Before the units in El Cid's band. */
  offMap: 'El Cid’s band',
  /** Units that a stack takes along on its way. */
  joined: 'Joining the stack',
  round: (round: number): string => `Round ${round}`,
  aimsAt: (number: number): string => (number === 1 ? 'targets' : 'target'),
  /** What is said of a die: `8: hit`. */
  die: ({ value, hit }: Die): string => `${value}: ${hit ? 'hit' : value === 1 ? 'never hits' : 'miss'}`,

  /** Parts of a page that cannot be drawn. */
  parts: {
    nation: 'The nation',
    editor: 'The board editor',
    corrections: 'The form for corrections',
    correctionsPart: 'This part of the corrections',
    odds: 'The odds page',
  },

  board: {
    keys: 'Arrow keys go from province to province, letters to a name; Enter chooses, Shift and I describes, Escape leaves. The list beside the board is equivalent.',
    /** Of a place, after its units: its terrain, and its stacking limit without an attack. */
    ground: (terrain: 'plain' | 'mountain', room: number, capital: boolean): string =>
      `${terrain === 'plain' ? 'plain' : 'mountains'}, ${capital ? 'capital, ' : ''}limit ${room}`,
    /** What the board marks there. */
    marks: {
      may: 'units here may move',
      moved: 'no unit here can move',
      reach: (steps: number, ends: boolean): string =>
        `in reach, ${count(steps, 'province')} away${ends ? ', movement ends there' : ''}`,
      fight: (steps: number, ends: boolean): string =>
        `a battle in reach, ${count(steps, 'province')} away${ends ? ', movement ends there' : ''}`,
    },
    /** The note beside a place. */
    note: {
      income: (gold: string): string => `income ${gold}`,
      empty: 'No units.',
      stands: standing,
      /** The units that can come in one step: `Adjacent: Rome 3 (Toledo), Carthage 2 (Cádiz).` */
      beside: (all: readonly { readonly owner: string; readonly units: number; readonly from: PlaceId }[]): string =>
        `Adjacent: ${all.map(({ owner, units, from }) => `${owner} ${units} (${NAMES.places[from]})`).join(', ')}.`,
    },
    /** What was chosen, as soon as it is: the units, and how many places they can reach. */
    picked: (name: string, who: string, reached: number): string =>
      `${name}, ${who} chosen: ${count(reached, 'place')} in reach`,
  },
  hand: HAND,
  /** What a picture of these places is called. */
  figure: (shown: readonly PlaceId[]): Rich => t`Map of ${shown.length > 4 ? 'Hispania, in part' : places(shown)}`,
};
