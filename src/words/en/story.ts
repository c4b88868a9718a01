/** The page that tells the story of a game of any book: its frame, its charts, what it hands out. A book adds its own. */
export const STORY = {
  title: 'The story of the game',
  site: 'Scriptorium',
  board: 'Back to the board',
  replay: 'Replay',
  /** Opens the numbers of a chart. */
  table: 'As a table',
  turn: 'Turn',
  /** Of the slider under a chart. */
  slider: 'Turn in the chart',
  picture: {
    save: 'Save the picture',
    /** To those who listen: what is on it. */
    label: 'The picture to share',
    failed: 'The picture could not be made on this device.',
  },
  text: {
    copy: 'Copy as text',
    copied: 'Copied. Paste it into a forum or a message.',
    /** Of the field that holds it where the clipboard is closed. */
    label: 'The story as text',
  },
  keys: '< and > change the turn, E saves the picture, Esc leads back to the board.',
};

/** Around the page of a story. */
export type StoryWords = typeof STORY;
