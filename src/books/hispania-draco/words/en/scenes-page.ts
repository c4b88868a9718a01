/** The words of the pages of scenes. */

export const SCENES_PAGE = {
  title: 'Scenes',
  lead: 'Every example of the rulebook, each variant and the rules that are hard to read, as positions to play.',
  all: 'All scenes',
  /** The lines of the rulebook that a scene plays. */
  line: (from: number, to: number): string => `Rulebook, French edition, ${lines(from, to)}`,
} as const;

const lines = (from: number, to: number): string => (from === to ? `line ${from}` : `lines ${from}–${to}`);
