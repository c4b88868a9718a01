/** The words of a board: its buttons, and what a screen reader says of its marks. */
export const BOARD = {
  board: 'The board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  /** What the board marks at a place. */
  marks: { chosen: 'chosen', offered: 'may be chosen', battle: 'battle here', shown: 'pointed out' },
  pointed: (name: string): string => `${name} chosen`,
};
