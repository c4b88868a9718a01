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
 * Checks the values that an owner of the printed game has entered, from a file or a form: they must have the right
 * shape, contradict no known fact, and let every scenario begin. Returns the corrections or all their faults. Never
 * throws on written input.
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
 * All faults of well-formed corrections to a published set: contradictions to known facts, and reasons why a scenario
 * cannot begin, each once and at its value.
 */
export function correctionFaults(set: DataSet, corrections: Corrections): readonly CorrectionFault[] {
  const known = checkCorrections(set, corrections);
  // A value that is not a name or a number has no place.
  if (known.some(({ code }) => code === 'unknown-name' || code === 'bad-number')) return known;
  const told = new Set(known.map(({ path }) => placeOf(path)));
  const begun = TABLES.flatMap((options) => faultsAtStart(set, corrections, options));
  const named = begun.filter(({ code }) => code !== 'does-not-begin');
  // Each place has one fault: the contradiction to a known fact, a named fault, or only that a scenario does not begin.
  for (const faults of [named, begun]) {
    const unsaid = faults.filter(({ path }) => !told.has(placeOf(path)));
    known.push(...new Map(unsaid.map((one) => [`${one.code} ${one.path}`, one])).values());
    for (const { path } of unsaid) told.add(placeOf(path));
  }
  return known;
}

/** Every scenario in each of its versions, because nations receive their players at different times. */
const TABLES: readonly Pick<Options, 'scenario' | 'mode'>[] = SCENARIOS.flatMap((scenario) =>
  SCENARIO_TABLE[scenario].modes.map((mode) => ({ scenario, mode })),
);

/** The place of a starting position, whichever nation is set up there: `setUps.1.toledo`. */
const placeOf = (path: string): string => {
  const [table, turn, , place] = path.split('.');
  return table === 'setUps' ? `${table}.${turn}.${place}` : path;
};

/**
 * The reasons why a scenario does not begin with the corrections: the faults of `position` in its first state, at the
 * corrected values.
 */
function faultsAtStart(
  set: DataSet,
  corrections: Corrections,
  options: Pick<Options, 'scenario' | 'mode'>,
): readonly CorrectionFault[] {
  const { faults = [] } = position(firstState({ ...options, set: set.name as DataSetName, corrections }, 0));
  const turn = SCENARIO_TABLE[options.scenario].turns[0] as 1 | 4;
  return faults.flatMap((fault) => placed(fault, corrections.setUps?.[turn] ?? {}, turn, options));
}

/** A fault of a first state at the corrected values that it concerns, if it names a nation, a kind or a place. */
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
  // A fault without a corrected value to attach to must still be reported.
  const paths = at.length > 0 ? at.map(({ nation, place }) => `${nation}.${place}`) : nations;
  return paths.map((where): CorrectionFault => {
    const at = `setUps.${turn}.${where}`;
    const { nation = '', kind = '', place = '' } = params as Readonly<Record<string, string>>;
    if (code === 'too-many-counters') return { code: 'no-counters', path: at, params: { nation, kind } };
    if (code === 'two-castles') return { code: 'two-works', path: at, params: { place } };
    return { code: 'does-not-begin', path: at, params: { scenario, mode, why: `${code} ${path}` } };
  });
}
