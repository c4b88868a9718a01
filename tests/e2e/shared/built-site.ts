import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { builtPath, DIST } from '../../built/dist.ts';

/** The built site as a host answers with it, from memory. */
export type Files = ReadonlyMap<string, Buffer>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** The built files (`npm run build:test`), by name. */
export function built(): Files {
  builtPath('index.html');
  const names = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.replaceAll('\\', '/').slice(DIST.length + 1), readFileSync(path)];
    }),
  );
}

/** The name of the file that a requested address (`/hispania/?x`) means, whether it exists or not. */
export function nameOf(url: string): string {
  const path = decodeURI(new URL(url, 'http://x').pathname.slice(1));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** What a host answers for a name: the file, or the page of missing addresses. */
export function found(files: Files, name: string): { status: number; type: string; bytes: Buffer | undefined } {
  const bytes = files.get(name);
  return {
    status: bytes ? 200 : 404,
    type: TYPES[bytes ? extname(name) : '.html'] ?? 'application/octet-stream',
    bytes: bytes ?? files.get('404.html'),
  };
}
