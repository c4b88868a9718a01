import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { addressesOf } from './corpus/addresses.ts';
import { filedGames } from './corpus/games.ts';
import { links } from './corpus/links.ts';
import { keptRecords } from './corpus/records.ts';

/**
 * `npm run corpus -- --write`: writes a sample of what readers of this version have (games, kept records, files, links,
 * addresses) to `tests/hispania/corpus/<version>`. It is made once, from the tree of a release and its build, and never
 * again, because later versions must open it.
 */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const folder = new URL(`../tests/hispania/corpus/${version}/`, import.meta.url);

if (!process.argv.includes('--write') || existsSync(folder)) {
  console.error(
    `This writes tests/hispania/corpus/${version}, once, after npm run build. Say --write if it is not there yet.`,
  );
  process.exitCode = 2;
} else {
  const games = filedGames();
  const files: { readonly [name: string]: unknown } = {
    'games.json.gz': games,
    'records.json.gz': await keptRecords(games),
    'links.json.gz': await links(games),
    'addresses.json.gz': addressesOf('dist'),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const packed = gzipSync(JSON.stringify(content), { level: 9 });
    writeFileSync(new URL(name, folder), packed);
    console.log(`${name}: ${packed.length} bytes`);
  }
  process.exit(0);
}
