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

/** The rows as a table to read. */
export function table(rows: readonly Row[]): string {
  return [
    `| ${'what'.padEnd(WIDTH)} | ${'measured'.padStart(12)} | ${'aim'.padStart(12)} | ratio |`,
    `|${'-'.repeat(WIDTH + 2)}|${'-'.repeat(14)}|${'-'.repeat(14)}|-------|`,
    ...rows.map(({ what, value, aim, better, unit }) => {
      const ratio = better === 'more' ? value / aim : aim / value;
      const shown = `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 })} ${unit}`;
      const wanted = `${aim.toLocaleString('en')} ${unit}`;
      return `| ${what.padEnd(WIDTH)} | ${shown.padStart(12)} | ${wanted.padStart(12)} | ${ratio.toFixed(2).padStart(5)} |`;
    }),
  ].join('\n');
}
