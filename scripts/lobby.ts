import { writeFileSync } from 'node:fs';
import { SCENARIOS, type ScenarioId } from '../src/books/hispania/engine/data/ids.ts';
import { MOMENTS } from '../src/books/hispania/engine/data/moments/of.ts';
import { PUBLISHED } from '../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../src/books/hispania/engine/game.ts';
import { modeOf } from '../src/books/hispania/engine/new-game.ts';
import { playersOf } from '../src/books/hispania/engine/rules/players.ts';
import type { State } from '../src/books/hispania/engine/state.ts';
import { type Land, landOf } from '../src/books/hispania/ui/table/lobby/land.ts';
import { SHORT, type ShortId } from '../src/books/hispania/ui/table/lobby/short.ts';
import type { Json } from '../src/kernel/contract.ts';
import { decode, encode } from '../src/kernel/links.ts';
import { command, gameSeed, parsed, whole } from './command-line.ts';
import { seated } from './players.ts';

/**
 * `npm run lobby -- --write`: plays every scenario between Captains and records for the page *Play* where it begins and
 * where the most typical of its games ends, and the positions of the short games. Without `--write` it only reports.
 * Exit code 2 on an invalid command line.
 */
const FOLDER = new URL('../src/books/hispania/ui/table/lobby/', import.meta.url);
const LEVEL = 'captain';

await command(async (args) => {
  const values = parsed(args, {
    write: { type: 'boolean' },
    games: { type: 'string' },
    seed: { type: 'string' },
  });
  const games = whole('games', values.games ?? '8', 1, 1000);
  const seed = values.seed ?? 'lobby';
  const scenarios: { [scenario in ScenarioId]?: { readonly starts: Land; readonly ends: Land } } = {};
  for (const scenario of SCENARIOS) {
    const ends = Array.from({ length: games }, (_, game) => endOf(scenario, gameSeed(seed, game)));
    const starts = landOf(hispania.setup({ scenario, mode: modeOf(scenario), set: PUBLISHED }, gameSeed(seed, 0)));
    scenarios[scenario] = { starts, ends: mostTypical(ends) };
    console.log(`${scenario}: ${starts}\n   ${scenarios[scenario].ends}`);
  }
  const short: { [id in ShortId]?: Land } = {};
  const packed: { [id in ShortId]?: string } = {};
  for (const { id, last } of SHORT) {
    const { value } = await decode(MOMENTS[PUBLISHED]?.nations[id].packed ?? '');
    const { position, sittings } = value as unknown as { readonly position: State; readonly sittings: Json };
    short[id] = landOf(position);
    packed[id] = await encode({ position: { ...position, lastTurn: last } as unknown as Json, sittings });
  }
  if (!values.write) return 0;
  written('lands.generated.json', { games, set: PUBLISHED, engine: hispania.version, scenarios, short });
  written('short.generated.json', packed);
  return 0;
});

/** The land at the end of a game between Captains. */
function endOf(scenario: ScenarioId, seed: number): Land {
  let state = hispania.setup({ scenario, mode: modeOf(scenario), set: PUBLISHED }, seed);
  const seats = playersOf(state);
  const answers = seated(
    seats.map(() => LEVEL),
    seats,
    seed,
  );
  for (let number = 0; ; number++) {
    const decision = hispania.decision(state);
    if (!decision) return landOf(state);
    const { state: next, refusal } = hispania.apply(state, answers(state, decision, number));
    if (!next) throw new Error(`${scenario}, seed ${seed}, answer ${number}: ${JSON.stringify(refusal)}`);
    state = next;
  }
}

/** The land that agrees with all others in the most provinces. */
function mostTypical(lands: readonly Land[]): Land {
  const agreement = (one: Land): number => lands.reduce((sum, other) => sum + common(one, other), 0);
  return lands.reduce((best, one) => (agreement(one) > agreement(best) ? one : best));
}

function common(one: Land, other: Land): number {
  let count = 0;
  for (let i = 0; i < one.length; i += 2) if (one.slice(i, i + 2) === other.slice(i, i + 2)) count++;
  return count;
}

function written(name: string, data: unknown): void {
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(data, null, 2)}\n`);
}
