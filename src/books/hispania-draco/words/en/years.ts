/** A year of the time track, which is before Christ. */
export const yearOf = (year: number): string => `${year}\u00a0BC`;
