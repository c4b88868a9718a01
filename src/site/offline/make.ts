import { gzipSync } from 'node:zlib';
import { digest } from './digest.ts';
import { LASTING, MANIFEST, type Manifest, WORKER } from './manifest.ts';
import { isPage, needsOf } from './needs.ts';

/** A file of the build folder: its name there, with `/`, and its bytes. */
export interface FileOnDisk {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What nobody asks for who reads: for search engines and other sites. */
const UNREAD = /^(sitemap.*\.xml|robots\.txt|og\.png)$|^og\/|(^|\/)\./;

/** The manifest of what was built; `sceneIds` are named by the scripts that hold a scene's words. */
export async function makeManifest(files: readonly FileOnDisk[], sceneIds: readonly string[]): Promise<Manifest> {
  const kept = files
    .filter(({ name }) => !UNREAD.test(name) && name !== WORKER && name !== MANIFEST)
    .map((file) => ({ ...file, path: pathOf(file.name) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const place = new Map(kept.map(({ path }, i) => [path, i]));
  const text = new TextDecoder();
  const needs = needsOf(
    kept.map(({ path, bytes }) =>
      isPage(path) || path.startsWith(LASTING) ? { path, text: text.decode(bytes) } : { path },
    ),
    sceneIds,
  );
  const places = (paths: readonly string[]): number[] => paths.flatMap((path) => place.get(path) ?? []);
  const groups = new Map<string, number>();
  const pages = [...needs].map(([path, { shared, own }]): Manifest['pages'][number] => {
    const group = JSON.stringify(places(shared));
    if (!groups.has(group)) groups.set(group, groups.size);
    return [place.get(path) ?? 0, groups.get(group) ?? 0, ...places(own)];
  });
  const rest = {
    packed: kept.reduce((sum, { bytes }) => sum + Math.min(bytes.length, gzipSync(bytes).length), 0),
    files: await Promise.all(
      kept.map(async ({ path, bytes }) => [path, await digest(bytes), bytes.length] as [string, string, number]),
    ),
    groups: [...groups.keys()].map((group) => JSON.parse(group) as number[]),
    pages,
  };
  return { version: await digest(new TextEncoder().encode(JSON.stringify(rest)), 12), ...rest };
}

/** A file's path as it is asked for. */
function pathOf(name: string): string {
  return encodeURI(name.replace(/(^|\/)index\.html$/, '$1'));
}
