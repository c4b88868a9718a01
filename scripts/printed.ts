import { readFileSync, writeFileSync } from 'node:fs';
import { PRINTED, runsOf } from '../tests/words/printed.ts';

/**
 * Keeps the hashes of all runs of nine words of the printed French rulebooks, for the test that our French has none of them:
 * `npm run printed -- FILE...`, with the plain text of each. The texts themselves are not part of the project.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the files with the text of the printed French rulebooks.');
  process.exit(1);
}
const hashes = new Set(files.flatMap((file) => runsOf(readFileSync(file, 'utf8')).map(({ hash }) => hash)));
writeFileSync(PRINTED, Buffer.from([...hashes].sort().join(''), 'hex'));
console.log(`${hashes.size} runs of ${files.length} files`);
