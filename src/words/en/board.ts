const more = (n: number): string => `Show ${n} ${n === 1 ? 'place' : 'places'}`;

/** The words of a board: its buttons, and what a screen reader says of its marks. */
export const BOARD = {
  board: 'The board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  /** What the board marks at a place. */
  marks: { chosen: 'chosen', offered: 'may be chosen', battle: 'battle here' },
  /** Answers that the part of the map in view does not show. */
  beyond: {
    left: (n: number): string => `${more(n)} to the left`,
    right: (n: number): string => `${more(n)} to the right`,
    top: (n: number): string => `${more(n)} above`,
    bottom: (n: number): string => `${more(n)} below`,
  },
  pointed: (name: string): string => `${name} chosen`,
};

export type BoardWords = typeof BOARD;
