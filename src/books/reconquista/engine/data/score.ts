/** Turns, victory points and results (4, 16, 16-results). */

export const TURNS = 20;

export const POINTS = { city: 1, majority: 2, free: 2 } as const;

export const RESULTS = ['muslim-decisive', 'muslim', 'draw', 'christian', 'christian-decisive'] as const;
export type ResultId = (typeof RESULTS)[number];

/** The most points of each result, from the lowest. Ten points are in the lowest (ruling V1). */
export const RESULT_MOST: { readonly [result in ResultId]: number } = {
  'muslim-decisive': 10,
  muslim: 15,
  draw: 20,
  christian: 25,
  'christian-decisive': 40,
};
