import { list, type Rich, t } from '../rich.ts';

/** `1 move`, `2 moves`. */
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
/** Parts of a summary, with a middle dot between them. */
const dotted = (...parts: readonly (string | false)[]): string => parts.filter((part) => part).join(' · ');

/** What stretches of the game came to, and how many lines of each sort they have. */
export interface Left {
  readonly moves: number;
  readonly battles: number;
  readonly lines: { readonly moves: number; readonly battles: number; readonly points: number };
}
/** What the own turn of somebody came to. */
export interface Sum {
  readonly moves: number;
  readonly battles: number;
  readonly points: number;
}

/** The log, the history and the recap of any game. A book says its own units and stretches. */
export const HISTORY = {
  log: {
    title: 'Log',
    answer: (n: number): string => `answer ${n}`,
    empty: 'Nothing has happened yet.',
    filter: 'Show',
    filters: { all: 'All', battles: 'Battles', points: 'Points', moves: 'Moves' },
    none: { battles: 'No battles yet.', points: 'No points yet.', moves: 'No moves yet.' },
    turn: (turn: number): string => `Turn ${turn}`,
    /** What stands before the first turn of a player and after the last. */
    start: 'Before the first player',
    end: 'At the end of the turn',
    /** What a folded turn holds: the turns of players in it, and battles. */
    ofTurn: (turns: number, battles: number): string =>
      dotted(count(turns, 'player'), battles > 0 && count(battles, 'battle')),
    /** What a folded player did. */
    ofOwn: ({ moves, battles, points }: Sum): string =>
      dotted(moves > 0 && count(moves, 'move'), battles > 0 && count(battles, 'battle'), points !== 0 && `${points}`) ||
      'no moves, no battles',
    /** What is folded outside the players' own turns. */
    ofOthers: (lines: number, points: number): string =>
      dotted(count(lines, 'line'), points !== 0 && `${points} in all`),
    /** Under a filter: what is left of a turn or a player's. */
    matching: {
      battles: ({ battles, lines }: Left): string => count(battles || lines.battles, battles ? 'battle' : 'line'),
      points: ({ lines }: Left): string => count(lines.points, 'line'),
      moves: ({ moves, lines }: Left): string => count(moves || lines.moves, moves ? 'move' : 'line'),
    },
    idle: (phases: readonly string[]): Rich =>
      t`Nothing in ${list(
        phases.map((phase) => [phase]),
        ', ',
        ' and ',
      )}`,
    goTo: (n: number): string => `View the board after answer ${n}`,
    earlier: (lines: number): string => `Show ${count(lines, 'earlier line')}`,
  },

  history: {
    title: 'History',
    slider: 'Point in the game',
    at: (where: Rich, n: number, all: number): Rich => t`${where}, answer ${n} of ${all}`,
    answer: (n: number, all: number): string => `answer ${n} of ${all}`,
    present: 'This is the present position.',
    steps: 'Steps through the game',
    first: 'Start',
    stretchBack: 'Previous player',
    back: 'Previous answer',
    on: 'Next answer',
    stretchOn: 'Next player',
    last: 'End',
    toPresent: 'Back to the present',
    branch: 'Play on from here, in a copy',
    branching: 'The copy ends at this point. This game stays as it is.',
    brought: 'Results of this answer',
    nothing: 'Nothing visible.',
    more: (lines: number): string => `and ${count(lines, 'more line')} in the log`,
    keys: 'On the slider, the arrow keys move by one answer, Page Up and Page Down by one player, Home and End to the start and the end.',
  },
};
