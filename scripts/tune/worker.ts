import { parentPort, workerData } from 'node:worker_threads';
import { playGame, type Values } from './game.ts';
import type { Job } from './play.ts';

/** Plays games one after another on the values with which it was started. */
const values = workerData as Values;
parentPort?.on('message', ({ scenario, seed }: Job) => {
  parentPort?.postMessage(playGame(values, scenario, seed));
});
