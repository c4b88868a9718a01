/** The measurements and their method. */

/** One line of the table: a figure beside the aim of the design. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly aim: number;
  /** More is better, or less. */
  readonly better: 'more' | 'less';
  readonly unit: string;
}

/** Of the first column of the table. */
const WIDTH = 26;

/** Seconds that the machine has worked for us: what else runs on it does not count. */
export function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The milliseconds of a function, as the best of several runs. */
export function bestOf(times: number, does: () => unknown): number {
  return Math.min(
    ...Array.from({ length: times }, () => {
      const begun = busy();
      does();
      return (busy() - begun) * 1000;
    }),
  );
}

/** What a version measured, and what the yardstick took beside it. */
export interface Recorded {
  readonly version: string;
  /** Milliseconds. */
  readonly yardstick: number;
  readonly figures: { readonly [what: string]: number };
}

/** What a recorded figure would be now: a machine twice as slow does half as much, and takes twice as long. */
export function madeComparable(
  { value, unit }: { readonly value: number; readonly unit: string },
  slower: number,
): number {
  if (unit === '/s') return value / slower;
  return unit === 's' || unit === 'ms' ? value * slower : value;
}

/**
 * The rows as a table to read, with the ratio of each figure to its aim and to that of an earlier version. More than 1 is better than it.
 * `yardstick` is what it takes now, in milliseconds.
 */
export function table(rows: readonly Row[], before: Recorded, yardstick: number): string {
  const slower = yardstick / before.yardstick;
  const heads = ['measured', 'aim', 'of it', before.version, 'of it'];
  return [
    `| ${['what'.padEnd(WIDTH), ...heads.map((head, i) => head.padStart(widthOf(i)))].join(' | ')} |`,
    `|${'-'.repeat(WIDTH + 2)}|${heads.map((_, i) => '-'.repeat(widthOf(i) + 2)).join('|')}|`,
    ...rows.map((row) => {
      const { what, value, aim, unit } = row;
      const recorded = before.figures[what];
      const then = recorded === undefined ? undefined : madeComparable({ value: recorded, unit }, slower);
      const cells = [
        `${shown(value)} ${unit}`,
        `${shown(aim)} ${unit}`,
        ratio(row, aim),
        then === undefined ? '' : `${shown(then)} ${unit}`,
        then === undefined ? '' : ratio(row, then),
      ];
      return `| ${what.padEnd(WIDTH)} | ${cells.map((cell, i) => cell.padStart(widthOf(i))).join(' | ')} |`;
    }),
  ].join('\n');
}

/** Figures are wider than ratios. */
function widthOf(column: number): number {
  return column === 2 || column === 4 ? 5 : 12;
}

function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 });
}

function ratio({ value, better }: Row, to: number): string {
  return (better === 'more' ? value / to : to / value).toFixed(2);
}
