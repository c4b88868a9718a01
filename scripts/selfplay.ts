import { CHECK } from '../src/books/hispania/check/index.ts';
import type { HispaniaFact } from '../src/books/hispania/engine/facts.ts';
import { hispania } from '../src/books/hispania/engine/game.ts';
import { playersOf } from '../src/books/hispania/engine/rules/players.ts';
import type { State } from '../src/books/hispania/engine/state.ts';
import { IN_PASSING } from '../src/kernel/check/check.ts';
import { Broken, type PlayedGame, playFrom } from '../src/kernel/check/play.ts';
import { command, gameSeed } from './command-line.ts';
import { seated } from './players.ts';
import { type Asked, readOptions } from './selfplay/options.ts';
import { type Report, Scores, table } from './selfplay/report.ts';

/**
 * `npm run selfplay -- --scenario D --games 20 --seed 1`: whole games without people, every state checked. Progress goes
 * to stderr, the report as a table or with --json as data to stdout. Exit code 1 when a game does not finish or an invariant
 * breaks; 2 on a command line that does not fit.
 */

async function run(args: readonly string[]): Promise<number> {
  const asked = await readOptions(args);
  const scores = new Scores();
  const began = performance.now();
  let [finished, deadEnds, actions] = [0, 0, 0];
  for (let i = 0; i < asked.games; i++) {
    const seed = gameSeed(asked.seed, i);
    try {
      const game = played(asked, seed);
      finished++;
      actions += game.actions.length;
      scores.add(game.end, asked.game.mode ?? 'standard');
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      deadEnds++;
      console.error(`game ${i + 1} of seed ${asked.seed}: ${error.message}`);
    }
    if ((i + 1) % 10 === 0) console.error(`${i + 1} of ${asked.games} games`);
  }
  const seconds = Math.round(performance.now() - began) / 1000;
  const report: Report = { games: asked.games, finished, deadEnds, actions, seconds, ...scores.summary() };
  console.log(asked.json ? JSON.stringify(report) : table(report));
  return finished === asked.games ? 0 : 1;
}

/** Among those who all play at random anybody who is asked may answer; otherwise who comes first does. */
function played({ game, players }: Asked, seed: number): PlayedGame<State, HispaniaFact> {
  const start = hispania.setup(game, seed);
  if (players.every((name) => name === 'random')) return playFrom(CHECK, start, { seed, care: IN_PASSING });
  return playFrom(CHECK, start, { seed, care: IN_PASSING, answers: seated(players, playersOf(start), seed) });
}

await command(run);
