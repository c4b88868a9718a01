import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module that Vite calls around each dynamic import. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../scripts/fetched.ts', import.meta.url));

/**
 * Fetches the files of a dynamic import before the import itself, so that one that failed can be tried again: the reason
 * stands in `src/site/scripts/fetched.ts`. Vite leaves out the list where an import is one file; here it is complete, but for
 * an address that is known only in the browser.
 */
export function importsTriedAgain(): Plugin {
  return {
    name: 'imports-tried-again',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, all) => (all.length > 0 || file.includes('${') ? all : [file]),
        },
      },
    }),
    resolveId: { order: 'pre', handler: (id) => (id === HELPER ? OURS : null) },
  };
}
