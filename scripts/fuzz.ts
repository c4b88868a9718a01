import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hispania } from '../src/books/hispania/engine/game.ts';
import { drawn } from '../tests/hispania/random/draw.ts';
import { Broken, CLOSELY, playRandomly } from '../tests/hispania/random/play.ts';

/**
 * `npm run fuzz -- --games 2000 --seed 1`: the long form of the random games of the tests: every scenario and version in
 * turn, optional rules and rulings drawn by seed. With `--state FILE` it notes after each game how far it has come, and goes
 * on from there the next time. It stops at the first game that goes wrong, and says with what it comes about again.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string' },
  },
});
const games = Number(values.games);
const first = Number(values.seed);
if (!Number.isSafeInteger(games) || games < 1) throw new Error(`--games: ${values.games} is no number of games.`);
if (!Number.isSafeInteger(first)) throw new Error(`--seed: ${values.seed} is no integer.`);

interface Progress {
  readonly seed: number;
  readonly done: number;
  readonly actions: number;
}

const file = values.state;
const begun = file === undefined ? undefined : noted(file);
let done = begun?.seed === first ? begun.done : 0;
let actions = begun?.seed === first ? begun.actions : 0;

function noted(path: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Progress;
  } catch {
    // Nothing noted yet.
    return undefined;
  }
}

for (; done < games; done++) {
  const seed = first + done;
  const options = drawn(done, seed);
  try {
    actions += playRandomly(hispania.setup(options, seed), seed, CLOSELY).actions.length;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    console.error(`game ${done} (--seed ${first}): ${JSON.stringify(options)}\n${error.message}`);
    process.exitCode = 1;
    break;
  }
  if (file !== undefined) writeFileSync(file, JSON.stringify({ seed: first, done: done + 1, actions }));
  if ((done + 1) % 50 === 0) console.error(`${done + 1} of ${games} games`);
}
console.log(`${done} of ${games} games, ${actions} actions, seeds ${first} to ${first + done - 1}`);
