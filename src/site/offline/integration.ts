import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { type FileOnDisk, makeLists } from './make.ts';
import { listPath, MANIFEST, WORKER } from './manifest.ts';
import type { ScenesOf } from './needs.ts';

/**
 * After the build, as the last integration: writes the list of the version's files, and the worker that stores them.
 * `scenesOf`: scenes and lessons of each book that are shown from a separate file.
 */
export function offline(scenesOf: ScenesOf): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const { manifest, books } = await makeLists(await filesIn(root), scenesOf);
        await writeFile(join(root, MANIFEST), JSON.stringify(manifest));
        for (const [book, list] of Object.entries(books)) {
          await writeFile(join(root, listPath(book)), JSON.stringify(list));
          logger.info(`${book} ${list.version}: ${list.files.length} files`);
        }
        await writeFile(join(root, WORKER), await workerScript(manifest.version));
        logger.info(`version ${manifest.version}: ${manifest.files.length} files`);
      },
    },
  };
}

async function filesIn(root: string): Promise<FileOnDisk[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return { name: relative(root, file).replaceAll('\\', '/'), bytes: new Uint8Array(await readFile(file)) };
      }),
  );
}

/** The worker as a single script that contains its version. */
async function workerScript(version: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { VERSION: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('worker.ts', import.meta.url)), formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = [made].flat();
  const chunk = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the worker has not been built');
  return chunk.code;
}
