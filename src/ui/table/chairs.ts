import { cleanName } from '../../kernel/names.ts';
import type { Sitting } from './sitting.ts';

/** The seating while a game is being set up: plain data; every function returns a new value. */

/** A seat before it has its name in the game. */
export interface Chair {
  readonly name: string;
  readonly is: Sitting['is'];
  /** The level of a computer. */
  readonly level?: string;
}

/** Longer names would overflow the lines that contain them. */
export const LONGEST_NAME = 24;

/** The default names of seats: the n-th at the table. */
export interface Names {
  readonly person: (n: number) => string;
  readonly computer: (n: number) => string;
}

/** The levels of a game's computers. */
export interface Levels {
  /** The levels that a person chooses from, weakest first. */
  readonly levels: readonly string[];
  /** The default level of a computer, and of the one that plays a phase for a person. */
  readonly usual: string;
}

/** The operations on the chairs of a game. */
export interface Chairs {
  /**
   * The level of a sitting; old games name none, or one that no longer exists. Undefined in a game without computers.
   */
  readonly levelOf: (level: string | undefined) => string | undefined;
  readonly chairOf: (is: Sitting['is'], index: number, names: Names) => Chair;
  /** The same chair with a person (`who`) or a computer of a level; the new player has the default name. */
  readonly chairFor: (chair: Chair, who: string, index: number, names: Names) => Chair;
  /** A valid player name: trimmed, without control characters, and not reserved by the game. */
  readonly playerName: (name: string) => string;
  /** The sittings of all seats. A person who holds several seats has several sittings, numbered to tell them apart. */
  readonly sittingsOf: (chairs: readonly Chair[], names: Names) => readonly Sitting[];
}

/** The chairs of a game with its computers, and its reserved names. */
export function chairsOf({
  computers,
  isReserved,
}: {
  readonly computers?: Levels | undefined;
  isReserved?(name: string): boolean;
}): Chairs {
  const levelOf: Chairs['levelOf'] = (level) => computers?.levels.find((one) => one === level) ?? computers?.usual;
  const levelled = (is: Sitting['is'], level?: string): Pick<Chair, 'level'> => {
    const own = is === 'computer' ? (level ?? computers?.usual) : undefined;
    return own === undefined ? {} : { level: own };
  };
  const chairOf: Chairs['chairOf'] = (is, index, names) => ({ is, name: names[is](index + 1), ...levelled(is) });
  const playerName: Chairs['playerName'] = (name) => {
    const cleaned = cleanName(name, LONGEST_NAME);
    return isReserved?.(cleaned) ? `${cleaned}.` : cleaned;
  };
  return {
    levelOf,
    chairOf,
    chairFor: (chair, who, index, names) => {
      const is = who === 'person' ? 'person' : 'computer';
      const { name } = chair.is === is ? chair : chairOf(is, index, names);
      return { is, name, ...(who === 'person' ? {} : { level: who }) };
    },
    playerName,
    sittingsOf: (chairs, names) => {
      const taken = new Set<string>();
      return chairs.map(({ is, name: written, level }, i) => {
        // A plain number would be read as a player's place round the table.
        const named = playerName(written);
        const name = named === '' || /^\d+$/.test(named) ? names[is](i + 1) : named;
        let seat = name;
        for (let n = 2; taken.has(seat); n++) seat = `${name} (${n})`;
        taken.add(seat);
        // Two computers with one name are two players; two persons with one name are one.
        return is === 'person' ? { seat, name, is } : { seat, name: seat, is, ...levelled(is, level) };
      });
    },
  };
}
