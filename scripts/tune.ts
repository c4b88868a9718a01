import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { command } from './command-line.ts';
import type { Measured } from './tune/figures.ts';
import { type Asked, readOptions } from './tune/options.ts';
import { playOn } from './tune/play.ts';
import { reportOf, table } from './tune/report.ts';
import { Tuning } from './tune/run.ts';
import { MEASURED } from './tune/targets.ts';
import { SCORES_FOLDER, SETS_FOLDER, scoresFile, scoresOf, setChanges, setFile } from './tune/written.ts';

/**
 * `npm run tune -- --steps 40`: changes reconstructed values of a data set by small steps until games of Captains agree
 * with the scores in the rulebook. `--report` only measures; `--write NAME` makes a new set from the current values.
 * Each measurement is written to a file, from which the next run continues. Progress goes to stderr, the report to
 * stdout, as tables or with --json as data. Exit code 2 on an invalid command line or file.
 */
await command(async (args) => {
  const asked = readOptions(args);
  const { settings, file, steps, cores } = asked;
  const say = (line: string) => console.error(line);
  const tuning = new Tuning({ settings, file, play: playOn(cores), say });
  for (let i = 0; i < steps; i++) {
    say(`step ${i + 1} of ${steps}`);
    if ((await tuning.step(MEASURED)) === null) break;
  }
  const writes = asked.write !== null || asked.distributions;
  const scenarios = writes ? [...MEASURED, 'E' as const] : MEASURED;
  // Without a new set, the scores are those of the existing set, without later tuning.
  const changes = asked.distributions && asked.write === null ? {} : tuning.changes;
  const measured = await tuning.measure(scenarios, changes, asked.distributions);
  const report = reportOf(tuning.set, measured, settings.seed);
  console.log(asked.json ? JSON.stringify(report) : table(report, measured));
  for (const [path, text] of filesOf(asked, tuning, measured)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    say(`${path} is written.`);
  }
  return 0;
});

function filesOf({ settings, write, date, distributions }: Asked, { set, changes }: Tuning, measured: Measured) {
  const name = write ?? settings.set;
  const files: [path: string, text: string][] = [];
  if (write !== null) {
    const whole = setChanges(set, changes, measured);
    files.push([`${SETS_FOLDER}/${name}.ts`, setFile(name, date, settings, whole)]);
  }
  if (distributions) files.push([`${SCORES_FOLDER}/${name}.ts`, scoresFile(scoresOf(name, date, settings, measured))]);
  return files;
}
