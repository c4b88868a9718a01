/**
 * Means and shares with 95 % intervals, from clustered observations: games of one seed are correlated, and only seeds
 * are independent. Each function takes its observations cluster by cluster.
 */

/** With fewer than two clusters no interval is given. */
export interface Estimate {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

type Clusters = readonly (readonly number[])[];

/** A mean, with the interval of Student's t over the clusters. `NaN` without observations. */
export function meanOf(clusters: Clusters): Estimate {
  const { mean, error, t } = measured(clusters);
  if (Number.isNaN(error)) return { mean, low: null, high: null };
  return { mean, low: mean - t * error, high: mean + t * error };
}

/**
 * A share of observations from 0 to 1, with Wilson's interval, which stays between 0 and 1: for as many independent
 * observations as would have the same error, never more than there are. If all are 0 or all are 1, their correlation is
 * unknown, and each cluster counts as one observation.
 */
export function shareOf(clusters: Clusters): Estimate {
  const { mean, error, t, n } = measured(clusters);
  if (Number.isNaN(error)) return { mean, low: null, high: null };
  const variance = mean * (1 - mean);
  const alike = clusters.filter(({ length }) => length > 0).length;
  const observed = variance > 0 ? Math.min(n, variance / error ** 2) : alike;
  const by = t ** 2 / observed;
  const middle = (mean + by / 2) / (1 + by);
  const half = (t * Math.sqrt(variance / observed + by / (4 * observed))) / (1 + by);
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean of all observations and its standard error between clusters; `NaN` if there are none. */
function measured(clusters: Clusters) {
  const filled = clusters.filter(({ length }) => length > 0);
  const n = filled.reduce((all, { length }) => all + length, 0);
  const mean = filled.flat().reduce((sum, x) => sum + x, 0) / n;
  const count = filled.length;
  const squares = filled.reduce((sum, cluster) => sum + cluster.reduce((off, x) => off + x - mean, 0) ** 2, 0);
  const error = count < 2 ? Number.NaN : Math.sqrt((squares / n ** 2) * (count / (count - 1)));
  return { mean, error, n, t: student(count - 1) };
}

/** The bounds (plus and minus) of 95 % of Student's distribution, by its degrees of freedom. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];
/** The same for the normal distribution. */
const NORMAL = 1.959964;

export function student(freedom: number): number {
  // Beyond the table the first terms of the expansion by 1 / freedom are correct to three digits.
  const first = (NORMAL ** 3 + NORMAL) / 4;
  const second = (5 * NORMAL ** 5 + 16 * NORMAL ** 3 + 3 * NORMAL) / 96;
  return STUDENT[freedom - 1] ?? NORMAL + first / freedom + second / freedom ** 2;
}
