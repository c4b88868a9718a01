/** The speed of computers: a step at a time, slower or faster, or all at once. */
export const PACES = ['step', 'slow', 'normal', 'fast', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** The time, in ms, that an event is shown before the next computer answers. */
export const REST: Readonly<Record<Pace, number>> = { step: 0, slow: 1600, normal: 700, fast: 200, 'at-once': 0 };

/** How a game goes on between the answers of persons. */
export interface Manner {
  readonly pace: Pace;
  /** An event that is worth a look, such as a battle, stays until the reader goes on (`Customs.stays`). */
  readonly stays: boolean;
}
