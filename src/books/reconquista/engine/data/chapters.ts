/** The pages of the sections, in order: each is a section of the rulebook. */
export const CHAPTER_SLUGS = [
  '1-introduction',
  '2-map',
  '3-pieces',
  '4-game-in-short',
  '5-control',
  '6-set-up',
  '7-turn',
  '8-rebellion',
  '9-event',
  '10-income',
  '11-movement',
  '12-battle',
  '13-muslim-reaction',
  '14-sieges',
  '15-end-of-turn',
  '16-end-of-game',
  '17-optional-rules',
  '18-other-starts',
] as const;

/** The section of a rule: the number with which its id begins. */
export const sectionOf = (rule: string): number => Number.parseInt(rule, 10);

/** The page of a section below the book: `rules/12-battle/`. */
export const pageOfSection = (section: number): string => `rules/${CHAPTER_SLUGS[section - 1]}/`;
