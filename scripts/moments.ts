import { mkdirSync, writeFileSync } from 'node:fs';
import { NATIONS, type NationId } from '../src/books/hispania/engine/data/ids.ts';
import { MOMENT_TURNS } from '../src/books/hispania/engine/data/moments/turns.ts';
import { DATA_SET_NAMES, PUBLISHED } from '../src/books/hispania/engine/data/sets.ts';
import type { State } from '../src/books/hispania/engine/state.ts';
import { command, gameSeed, oneOf, parsed, Wrong, whole } from './command-line.ts';
import { mostTypical, standing } from './moments/choose.ts';
import { type Begun, playTo } from './moments/play.ts';
import { MOMENTS_FOLDER, momentsFile, momentsOf } from './moments/written.ts';

/**
 * `npm run moments -- --write`: plays games of Captains up to the great moment of each nation, and stores the most
 * typical of its positions, for the sheets' *play this nation's great moment*. Without `--write` it only reports. Exit
 * code 2 on an invalid command line, or if a nation never had units.
 */
await command(async (args) => {
  const values = parsed(args, {
    write: { type: 'boolean' },
    set: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
  });
  const set = oneOf('set', values.set ?? PUBLISHED, DATA_SET_NAMES);
  const games = whole('games', values.games ?? '20', 1, 1000);
  const seed = values.seed ?? 'moments';
  const found: Begun[] = [];
  for (let game = 0; game < games; game++) {
    found.push({ ...playTo(set, 'D', gameSeed(seed, game)), ...playTo(set, 'E', gameSeed(seed, game)) });
    console.error(`${game + 1} of ${games} games`);
  }
  const chosen: { [nation in NationId]?: State } = {};
  const missing: string[] = [];
  for (const nation of NATIONS) {
    const states = found.flatMap((one) => one[nation] ?? []);
    const state = mostTypical(states, nation);
    if (!state) {
      missing.push(`${nation} on turn ${MOMENT_TURNS[nation].turn}`);
      continue;
    }
    const { held, units } = standing(state, nation);
    console.log(
      `${nation}, turn ${state.turn}: there in ${states.length}; ${units} units in ${held.join(', ') || 'no place'}`,
    );
    chosen[nation] = state;
  }
  if (missing.length > 0) throw new Wrong(`Not there in any game: ${missing.join(', ')}.`);
  if (!values.write) return 0;
  const moments = await momentsOf(set, games, chosen as Record<NationId, State>);
  mkdirSync(MOMENTS_FOLDER, { recursive: true });
  writeFileSync(`${MOMENTS_FOLDER}/${set}.ts`, momentsFile(moments));
  console.error(`${MOMENTS_FOLDER}/${set}.ts is written.`);
  return 0;
});
