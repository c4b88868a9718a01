import * as v from 'valibot';
import type { Fault } from '../../../kernel/contract.ts';
import { type CorrectionFault, checkCorrections } from './data/corrections.ts';
import { NATIONS, SCENARIOS } from './data/ids.ts';
import { SCENARIO_TABLE, type SetUp } from './data/scenarios.ts';
import { type Corrections, type DataSet, type DataSetName, dataSet, FIRST_SET } from './data/sets.ts';
import { formFault } from './faults.ts';
import { firstState } from './first-state.ts';
import { modeOf, type Options } from './options-of-game.ts';
import { position } from './position.ts';
import { CORRECTIONS } from './schema.ts';

/**
 * What an owner of the printed game has entered, out of a file or a form: of the right shape, against no known fact, and such that
 * every scenario begins with it. Returns the corrections, or everything that is wrong with them. Never throws on what is written.
 */
export function readCorrections(
  written: unknown,
  set: string = FIRST_SET,
):
  | { readonly corrections: Corrections; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly corrections?: undefined } {
  const parsed = v.safeParse(CORRECTIONS, written);
  if (!parsed.success) return { faults: parsed.issues.map(formFault) };
  const corrections = parsed.output as Corrections;
  const faults = correctionFaults(dataSet(set), corrections);
  return faults.length > 0 ? { faults } : { corrections };
}

/**
 * Everything wrong with corrections of the right shape to a published set: what contradicts a known fact, and what keeps a scenario
 * from beginning, each once and at the value that it is about.
 */
export function correctionFaults(set: DataSet, corrections: Corrections): readonly CorrectionFault[] {
  const known = checkCorrections(set, corrections);
  // What is no name, or no number, stands nowhere.
  if (known.some(({ code }) => code === 'unknown-name' || code === 'bad-number')) return known;
  const told = new Set(known.map(({ path }) => placeOf(path)));
  const begun = TABLES.flatMap((options) => faultsAtStart(set, corrections, options));
  const named = begun.filter(({ code }) => code !== 'does-not-begin');
  // The place says once what is wrong there: as a known fact, by name, or only that a scenario does not begin.
  for (const faults of [named, begun]) {
    const unsaid = faults.filter(({ path }) => !told.has(placeOf(path)));
    known.push(...new Map(unsaid.map((one) => [`${one.code} ${one.path}`, one])).values());
    for (const { path } of unsaid) told.add(placeOf(path));
  }
  return known;
}

/** Every scenario in every version that it has: nations find their players at the start in some, and later in others. */
const TABLES: readonly Pick<Options, 'scenario' | 'mode'>[] = SCENARIOS.flatMap((scenario) =>
  SCENARIO_TABLE[scenario].modes.map((mode) => ({ scenario, mode })),
);

/** The place of a starting position, whichever nation is set up there: `setUps.1.toledo`. */
const placeOf = (path: string): string => {
  const [table, turn, , place] = path.split('.');
  return table === 'setUps' ? `${table}.${turn}.${place}` : path;
};

/** Why a scenario does not begin with the corrections: what `position` finds in its first state, at what was corrected. */
function faultsAtStart(
  set: DataSet,
  corrections: Corrections,
  options: Pick<Options, 'scenario' | 'mode'>,
): readonly CorrectionFault[] {
  const { faults = [] } = position(firstState({ ...options, set: set.name as DataSetName, corrections }, 0));
  const turn = SCENARIO_TABLE[options.scenario].turns[0] as 1 | 4;
  return faults.flatMap((fault) => placed(fault, corrections.setUps?.[turn] ?? {}, turn, options));
}

/** A fault of a first state, at the corrected places that it is about, as far as it names a nation, a kind or a place. */
function placed(
  { code, params, path }: Fault,
  given: SetUp,
  turn: 1 | 4,
  { scenario, mode = modeOf(scenario) }: Pick<Options, 'scenario' | 'mode'>,
): readonly CorrectionFault[] {
  const nations = NATIONS.filter((nation) => given[nation]);
  const all = nations.flatMap((nation) =>
    Object.entries(given[nation] ?? {}).map(([place, units]) => ({ nation, place, units })),
  );
  const about = all.filter(
    ({ nation, place, units }) =>
      (params['nation'] ?? nation) === nation &&
      (params['place'] ?? place) === place &&
      (params['kind'] === undefined || Object.hasOwn(units, String(params['kind']))),
  );
  const at = about.length > 0 ? about : all;
  // Nothing may pass for right because nothing is there that it could stand at.
  const paths = at.length > 0 ? at.map(({ nation, place }) => `${nation}.${place}`) : nations;
  return paths.map((where): CorrectionFault => {
    const at = `setUps.${turn}.${where}`;
    const { nation = '', kind = '', place = '' } = params as Readonly<Record<string, string>>;
    if (code === 'too-many-counters') return { code: 'no-counters', path: at, params: { nation, kind } };
    if (code === 'two-castles') return { code: 'two-works', path: at, params: { place } };
    return { code: 'does-not-begin', path: at, params: { scenario, mode, why: `${code} ${path}` } };
  });
}
