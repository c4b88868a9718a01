import { parseArgs } from 'node:util';
import { SCENARIOS } from '../src/hispania/data/ids.ts';
import { hispania } from '../src/hispania/game.ts';
import { playRandomly } from '../tests/random/play.ts';

/** `npm run fuzz -- --games 500 --seed 1`: the long form of the random games of the tests. */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
const first = Number(values.seed);
let actions = 0;
for (let i = 0; i < games; i++) {
  const scenario = SCENARIOS[i % SCENARIOS.length] ?? 'A';
  const seed = first + i;
  try {
    actions += playRandomly(hispania.setup({ scenario }, seed), seed).actions.length;
  } catch (error) {
    console.error(`scenario ${scenario}, seed ${seed}:`);
    throw error;
  }
}
console.log(`${games} games, ${actions} actions, seeds ${first} to ${first + games - 1}: nothing wrong`);
