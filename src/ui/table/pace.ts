/** How computers are watched: a step at a time, slower or faster, or all of it at once. */
export const PACES = ['step', 'slow', 'normal', 'fast', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** What has happened is looked at for so long, in ms, before the next computer answers. */
export const REST: Readonly<Record<Pace, number>> = { step: 0, slow: 1600, normal: 700, fast: 200, 'at-once': 0 };
