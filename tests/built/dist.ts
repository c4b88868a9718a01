import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * The folder of the built site that tests read: what `npm run build:test` has written, the book `tiny` included. `SCRIPTORIUM_DIST` names
 * another, and `SCRIPTORIUM_BASE` where it is served: so the test of links reads any build.
 */
export const DIST = process.env['SCRIPTORIUM_DIST'] ?? 'dist-test';

/** The folder of the host below which that site is served, without a slash at its end. */
export const BASE = process.env['SCRIPTORIUM_BASE'] ?? '';

/** The path of a built file or folder, by its path in the built site. Throws and says what to do if it is not there. */
export function builtPath(path: string): string {
  const full = `${DIST}/${path.replace(/^\//, '')}`;
  if (!existsSync(full)) throw new Error(`/${path.replace(/^\//, '')} is not in ${DIST}: run npm run build:test first`);
  return full;
}

/** The text of a built file. Throws as `builtPath`. */
export const readBuilt = (path: string): string => readFileSync(builtPath(path), 'utf8');

/** The built files of a pattern, with the name of the folder before them. Throws as `builtPath` if nothing is built. */
export function builtFiles(pattern: string): readonly string[] {
  builtPath('index.html');
  return globSync(`${DIST}/${pattern}`).map((file) => file.replaceAll('\\', '/'));
}
