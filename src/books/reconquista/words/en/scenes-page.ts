/** The words of the pages of scenes. */

export const SCENES_PAGE = {
  title: 'Scenes',
  lead: 'Examples of the rulebook and common mistakes as positions to play, each with the dice and its rules.',
  all: 'All scenes',
  /** The lines of the rulebook that a scene plays, or that it is about. */
  line: (from: number, to: number): string => `Rulebook, French edition, ${lines(from, to)}`,
  own: (from: number, to: number): string => `A line of our own; about ${lines(from, to)} of the French rulebook`,
} as const;

const lines = (from: number, to: number): string => (from === to ? `line ${from}` : `lines ${from}–${to}`);
