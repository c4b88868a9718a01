import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Put } from './run.ts';

/** One process: tests with a mutant in place of a source file, which is not changed on the disk. */

const { file, source, tests } = JSON.parse(process.env['MUTATED'] ?? '') as Put;
const target = pathToFileURL(file).href;
const stopping = new URL('stopping.ts', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'node:test' && context.parentURL !== stopping
      ? { url: stopping, shortCircuit: true }
      : next(name, context),
  load: (url, context, next) =>
    url === target && source !== null
      ? { format: 'module-typescript', source, shortCircuit: true }
      : next(url, context),
});
for (const test of tests) await import(pathToFileURL(test).href);
