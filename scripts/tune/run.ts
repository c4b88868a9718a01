import type { ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import {
  type Corrections,
  type DataSet,
  type DataSetName,
  dataSet,
} from '../../src/books/hispania/engine/data/sets.ts';
import { canonical } from '../../src/kernel/hash.ts';
import { gameSeed, Wrong } from '../command-line.ts';
import { LineFile } from '../line-file.ts';
import { type Figures, figuresOf, isTold, type Measured } from './figures.ts';
import type { Values } from './game.ts';
import { faultsOf } from './levers.ts';
import type { Job, Play } from './play.ts';
import { propose } from './propose.ts';
import { type Line, lineOf, measurement, readLines, type Settings, standing, triedSince } from './record.ts';
import { distance, isMet, targetsOf } from './targets.ts';

/** The inputs of tuning. */
export interface Bench {
  readonly settings: Settings & { readonly set: DataSetName };
  /** The file of measurements. */
  readonly file: string;
  readonly play: Play;
  /** Receives the progress, line by line. */
  readonly say: (line: string) => void;
}

/** Measurements in the order of the file, including new ones. */
export class Tuning {
  readonly set: DataSet;
  readonly #bench: Bench;
  readonly #file: LineFile;
  #lines: readonly Line[];
  /** Versions that were compared with the current players. */
  readonly #checked = new Set<string>();

  /** Continues from the content of the file. Throws a `Wrong` if its changes are not allowed. */
  constructor(bench: Bench) {
    this.#bench = bench;
    this.set = dataSet(bench.settings.set);
    this.#file = new LineFile(bench.file);
    const { lines, damaged } = readLines(this.#file.text);
    if (damaged.length > 0) bench.say(`${bench.file}: not to be read and left out: line ${damaged.join(', ')}.`);
    this.#lines = lines;
    const [fault] = faultsOf(this.set, this.changes);
    if (fault !== undefined) throw new Wrong(`${bench.file}: ${fault}.`);
  }

  /** The current changes of tuning. */
  get changes(): Corrections {
    return standing(this.#lines, this.set.name);
  }

  /**
   * The measurement of the changes in some scenarios, from the file or from new games. `told`: with the data for nation
   * sheets, which older lines of a file lack.
   */
  async measure(scenarios: readonly ScenarioId[], changes = this.changes, told = false): Promise<Measured> {
    const known = measurement(this.#lines, this.#bench.settings, changes);
    const stand = known && (await this.#isOfToday(known)) ? known.measured : {};
    const isKnown = (figures: Figures | undefined) => figures && (!told || isTold(figures));
    const missing = scenarios.filter((scenario) => !isKnown(stand[scenario]));
    if (missing.length === 0) return stand;
    const measured = { ...stand, ...(await this.#played(missing, changes)) };
    // An additional measurement does not become the basis of the next step.
    const kept = canonical(changes) === canonical(this.changes);
    this.#append({ step: null, changes, measured, kept });
    return measured;
  }

  /** Tries one step and returns whether it was kept; null if all targets are met or no step is left. */
  async step(scenarios: readonly ScenarioId[]): Promise<boolean | null> {
    const { changes, set } = this;
    const measured = await this.measure(scenarios);
    const targets = targetsOf(set, measured);
    if (targets.every(isMet)) return null;
    const proposal = propose(set, changes, measured, triedSince(this.#lines, this.#bench.settings));
    if (!proposal) return null;
    const next = await this.#played(scenarios, proposal.changes);
    const [before, after] = [distance(targets), distance(targetsOf(set, next))];
    const kept = after < before;
    this.#append({ step: proposal.what, changes: proposal.changes, measured: next, kept });
    this.#bench.say(
      `${proposal.what}: distance ${before.toFixed(2)} to ${after.toFixed(2)}, ${kept ? 'kept' : 'taken back'}`,
    );
    return kept;
  }

  async #played(scenarios: readonly ScenarioId[], changes: Corrections): Promise<Measured> {
    const { settings, play, say } = this.#bench;
    const { games } = settings;
    const jobs = scenarios.flatMap((scenario) => Array.from({ length: games }, (_, i) => this.#job(scenario, i)));
    const begun = performance.now();
    const played = await play(this.#values(changes), jobs, (done) => {
      if (done % 20 !== 0 && done !== jobs.length) return;
      const each = (performance.now() - begun) / 1000 / done;
      say(`  ${done} of ${jobs.length} games, ${each.toFixed(1)} s each`);
    });
    const of = (i: number) => figuresOf(played.slice(i * games, (i + 1) * games));
    return Object.fromEntries(scenarios.map((scenario, i) => [scenario, of(i)]));
  }

  #job(scenario: ScenarioId, game: number): Job {
    return { scenario, seed: gameSeed(this.#bench.settings.seed, game) };
  }

  #values(changes: Corrections): Values {
    return { set: this.#bench.settings.set, changes };
  }

  /** Computers may play differently without a new version number; replaying a first game detects it. */
  async #isOfToday({ changes, measured }: Line): Promise<boolean> {
    const [scenario] = Object.keys(measured) as ScenarioId[];
    const mark = scenario && measured[scenario]?.mark;
    if (!scenario || mark === undefined) return false;
    const name = canonical([changes, mark]);
    if (this.#checked.has(name)) return true;
    const [game] = await this.#bench.play(this.#values(changes), [this.#job(scenario, 0)], () => {});
    if (game?.hash === mark) {
      this.#checked.add(name);
      return true;
    }
    this.#bench.say('The rules or the computers have changed since this was measured: it is measured anew.');
    return false;
  }

  #append(line: Omit<Line, keyof Settings | 'distance'>): void {
    const { settings } = this.#bench;
    const off = distance(targetsOf(this.set, line.measured));
    const whole: Line = { ...settings, ...line, distance: Math.round(off * 1000) / 1000 };
    this.#file.append(lineOf(whole));
    this.#lines = [...this.#lines, whole];
    for (const figures of Object.values(line.measured)) this.#checked.add(canonical([line.changes, figures.mark]));
  }
}
