import { Worker } from 'node:worker_threads';
import type { ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { type Game, playGame, type Values } from './game.ts';

/** One game to play. */
export interface Job {
  readonly scenario: ScenarioId;
  readonly seed: number;
}

/**
 * Plays games on some values, in any order; the results are in the order of the jobs. `done` is called with the number
 * of finished games.
 */
export type Play = (values: Values, jobs: readonly Job[], done: (games: number) => void) => Promise<readonly Game[]>;

/** Plays on a number of cores: on one in this thread, on several in a thread each. The thread has no influence on a game. */
export function playOn(cores: number): Play {
  return async (values, jobs, done) => {
    const games: Game[] = [];
    if (cores === 1) {
      for (const { scenario, seed } of jobs) done(games.push(playGame(values, scenario, seed)));
      return games;
    }
    let [next, finished] = [0, 0];
    const plays = Array.from({ length: Math.min(cores, jobs.length) }, async () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: values });
      try {
        for (let i = next++; i < jobs.length; i = next++) {
          games[i] = await answered(worker, jobs[i]);
          done(++finished);
        }
      } finally {
        await worker.terminate();
      }
    });
    await Promise.all(plays);
    return games;
  };
}

/** The game that a worker plays; rejects if it fails. */
function answered(worker: Worker, job: Job | undefined): Promise<Game> {
  return new Promise((resolve, reject) => {
    const over = () => {
      worker.off('message', good);
      worker.off('error', bad);
    };
    const good = (game: Game) => {
      over();
      resolve(game);
    };
    const bad = (error: Error) => {
      over();
      reject(error);
    };
    worker.on('message', good);
    worker.on('error', bad);
    worker.postMessage(job);
  });
}
