import type { Plugin } from 'vite';

/** The code that starts a worker: `new Worker(new URL('./worker.ts', import.meta.url), ...)`. */
const STARTS = /new URL\('(\.\/[\w./-]+\.ts)', import\.meta\.url\)/g;

/**
 * Makes workers from the chunks of the pages. By default the build bundles each worker whole, and a player would load
 * the engine once with the page and again with each of its workers. In development everything remains as written.
 */
export function pageWorkers(): Plugin {
  return {
    name: 'page-workers',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      let made = code;
      for (const [written, path = ''] of code.matchAll(STARTS)) {
        const worker = await this.resolve(path, id);
        if (!worker) throw new Error(`${id}: no worker ${path}`);
        const chunk = this.emitFile({ type: 'chunk', id: worker.id, name: nameOf(worker.id) });
        made = made.replace(written, `import.meta.ROLLUP_FILE_URL_${chunk}`);
      }
      return { code: made, map: null };
    },
  };
}

/** `hispania.worker-bots`: two workers of one name would count as one, so a name has the folder, and the book if there is one. */
export function nameOf(id: string): string {
  const [folder, file = ''] = id.split(/[\\/]/).slice(-2);
  const [, book] = /[\\/]src[\\/]books[\\/]([^\\/]+)[\\/]/.exec(id) ?? [];
  return `${book ? `${book}.` : ''}${file.replace(/\.ts.*$/, '')}-${folder}`;
}
