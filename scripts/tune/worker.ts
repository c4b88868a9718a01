import { parentPort, workerData } from 'node:worker_threads';
import { playGame, type Values } from './game.ts';
import type { Job } from './play.ts';

/** Plays one game after the other on the values it was started with. */
const values = workerData as Values;
parentPort?.on('message', ({ scenario, seed }: Job) => {
  parentPort?.postMessage(playGame(values, scenario, seed));
});
