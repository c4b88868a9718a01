import { cleanName } from '../../kernel/names.ts';
import type { Sitting } from './sitting.ts';

/** Who is to sit where, while a game is being chosen: plain data; every function returns a new one. */

/** A seat before it has its name in the game. */
export interface Chair {
  readonly name: string;
  readonly is: Sitting['is'];
  /** How a computer plays. */
  readonly level?: string;
}

/** Longer names would burst every line they stand in. */
export const LONGEST_NAME = 24;

/** What seats are called until somebody names them: the n-th at the table. */
export interface Names {
  readonly person: (n: number) => string;
  readonly computer: (n: number) => string;
}

/** How computers of a game may play. */
export interface Levels {
  /** Those that a person chooses among, in the order of their strength. */
  readonly levels: readonly string[];
  /** What a computer is until somebody says otherwise, and who plays a phase for a person. */
  readonly usual: string;
}

/** What is done with the chairs of a game. */
export interface Chairs {
  /** The level that a sitting names; games of former times name none, or one that is no more. Nothing in a game without computers. */
  readonly levelOf: (level: string | undefined) => string | undefined;
  readonly chairOf: (is: Sitting['is'], index: number, names: Names) => Chair;
  /** The same chair with a person (`who`), or a computer of a level; whoever comes to sit there has the name that stands for them. */
  readonly chairFor: (chair: Chair, who: string, index: number, names: Names) => Chair;
  /** A name as it may stand in a game: trimmed, without control characters, and none that the game keeps for something else. */
  readonly playerName: (name: string) => string;
  /** Who sits at which seat: a person who holds several has several seats, which are told apart by a number. */
  readonly sittingsOf: (chairs: readonly Chair[], names: Names) => readonly Sitting[];
}

/** The chairs of a game with its computers, and the names that it keeps for itself. */
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
        // A bare number would be read as a player's place round the table.
        const named = playerName(written);
        const name = named === '' || /^\d+$/.test(named) ? names[is](i + 1) : named;
        let seat = name;
        for (let n = 2; taken.has(seat); n++) seat = `${name} (${n})`;
        taken.add(seat);
        // Two computers of one name are two; a person of one name is one.
        return is === 'person' ? { seat, name, is } : { seat, name: seat, is, ...levelled(is, level) };
      });
    },
  };
}
