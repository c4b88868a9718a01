/** The words of the list of puzzles and of the frame of one. */
export const PUZZLES_PAGE = {
  title: 'Puzzles',
  description: 'Fifteen questions about positions of Hispania by Draco Ideas, answered on the board.',
  lead: 'Fifteen questions about positions. The engine of the game and its exact odds give the answers.',
  levels: { 1: 'One rule', 2: 'Several things to see', 3: 'A calculation' },
  solved: 'solved',
  at: (number: number, of: number): string => `puzzle ${number} of ${of}`,
  numbered: (number: number): string => `Puzzle ${number}`,
  rules: 'In the rules:',
  position: 'The position in words',
  answer: 'The answer',
  static:
    'The puzzle is answered on the board and needs JavaScript. Without it, read the position, the answers and the solution here.',
} as const;
