import { hispania } from '../src/books/hispania/engine/game.ts';
import { keyOf } from '../src/books/hispania/engine/rules/units.ts';
import type { State } from '../src/books/hispania/engine/state.ts';
import { sceneById } from '../src/books/hispania/scenes/index.ts';
import type { HispaniaScene } from '../src/books/hispania/scenes/scene.ts';
import type { Choice, Fact, Range } from '../src/kernel/contract.ts';
import { openScene, playLine } from '../src/kernel/runner.ts';
import { command, Wrong } from './command-line.ts';

const USAGE = 'npm run scene -- ID [STEP], as in: npm run scene -- past-one-at-toledo 2';

/**
 * `npm run scene -- ID [STEP]`: what the author of a scene writes into its file, after a number of steps of its line (all by
 * default): the units on the map and the answers, with the keys of the units, and the facts of the last step.
 */
export function sceneReport(args: readonly string[], find = sceneById): string {
  const [id, step] = args;
  if (id === undefined || args.length > 2 || id.startsWith('-')) throw new Wrong(USAGE);
  const scene = find(id);
  if (!scene) throw new Wrong(`hispania has no scene ${JSON.stringify(id)}. Scenes: src/books/hispania/scenes/ids.ts.`);
  const all = scene.line.length;
  const count = step === undefined ? all : Number(/^\d{1,3}$/.exec(step)?.[0]);
  if (!(count <= all))
    throw new Wrong(`The line of ${id} has ${all} steps: ${JSON.stringify(step)} is not from 0 to ${all}.`);
  const { state, facts } = played(scene, count);
  const decision = hispania.decision(state);
  const asked = decision ? `: ${decision.kind} (${decision.rule}), asked of ${decision.by.join(', ')}` : '';
  return [
    `${id} after step ${count} of ${all}${asked}`,
    ...part('units', unitsOf(state)),
    ...part('answers', decision?.choices.map(choiceLine) ?? []),
    ...part(`facts of step ${count}`, facts.map(factLine)),
  ].join('\n');
}

/** The state after a number of steps, with the facts of the last one. */
function played(scene: HispaniaScene, count: number): { readonly state: State; readonly facts: readonly Fact[] } {
  const opened = openScene(hispania, scene);
  const line = playLine(hispania, scene, count);
  if (opened.faults || line.faults) {
    const said = (line.faults ?? []).map(({ code, path, params }) => `${path}: ${code} ${JSON.stringify(params)}`);
    const [, at] = /^line\.(\d+)/.exec(line.faults?.[0]?.path ?? '') ?? [];
    const hint = at === undefined ? [] : [`The answers there: npm run scene -- ${scene.id} ${at}`];
    throw new Wrong([...said, ...hint].join('\n'));
  }
  return line.steps.at(-1) ?? { state: opened.state, facts: [] };
}

const part = (name: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [name, ...lines.map((line) => `  ${line}`)];

/** The cohorts of each place, one line per owner: `toledo  castile  infantry/steps=1/halt=pinned: 2`. */
function unitsOf({ places }: State): readonly string[] {
  return Object.entries(places).flatMap(([place, cohorts]) =>
    [...Map.groupBy(cohorts, ({ owner }) => owner)].map(
      ([owner, own]) => `${place}  ${owner}  ${own.map((one) => `${keyOf(one)}: ${one.count}`).join(', ')}`,
    ),
  );
}

function choiceLine({ kind, fixed, ranges }: Choice): string {
  const given = Object.entries(fixed).map(([name, value]) => `${name}=${value}`);
  const free = Object.entries(ranges).map(([name, range]) => `${name}: ${rangeLine(range)}`);
  return [kind, ...given, ...free].join('  ');
}

function rangeLine(range: Range): string {
  const bounds = range.min === range.max ? `${range.min}` : `${range.min} to ${range.max}`;
  if (range.is === 'number') return bounds;
  return `${bounds} of { ${Object.entries(range.of)
    .map(([key, count]) => `'${key}': ${count}`)
    .join(', ')} }`;
}

const factLine = ({ kind, ...rest }: Fact): string => `${kind}  ${JSON.stringify(rest)}`;

if (import.meta.main)
  await command((args) => {
    console.log(sceneReport(args));
    return 0;
  });
