import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { command, parsed } from './command-line.ts';
import { type Lines, missing, saidIn } from './said.ts';

/**
 * `npm run same`: compares the text of the built site with a snapshot, page by page and line by line, including the
 * search file. `--take` replaces the snapshot. Each difference is printed; the exit code is 1 if there is any.
 */

const SNAPSHOT = 'tests/same.br';
const DIST = 'dist';
/** The maximum number of differing lines that are shown per page. */
const SHOWN = 6;

function compare(before: Lines, now: Lines): number {
  let differing = 0;
  const report = (name: string, ...what: readonly string[]): void => {
    differing += 1;
    console.log([name, ...what].join('\n  '));
  };
  for (const name of Object.keys(before)) if (!(name in now)) report(`${name} is gone`);
  for (const [name, lines] of Object.entries(now)) {
    const old = before[name];
    if (!old) {
      report(`${name} is new`);
      continue;
    }
    const [less, more] = [missing(old, lines), missing(lines, old)];
    if (less.length > 0 || more.length > 0)
      report(
        `${name}: ${less.length} lines less, ${more.length} more`,
        ...less.slice(0, SHOWN).map((one) => `- ${one.slice(0, 200)}`),
        ...more.slice(0, SHOWN).map((one) => `+ ${one.slice(0, 200)}`),
      );
    else if (lines.join('\n') !== old.join('\n')) report(`${name}: the same lines in another order`);
  }
  console.log(`${Object.keys(now).length} pages and files, ${differing} of them differ`);
  return differing > 0 ? 1 : 0;
}

await command((args) => {
  const { take } = parsed(args, { take: { type: 'boolean' } });
  if (take) {
    const text = Buffer.from(JSON.stringify(saidIn(DIST)));
    const packed = brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
    writeFileSync(SNAPSHOT, packed);
    console.log(`${SNAPSHOT}: ${(packed.length / 1000).toFixed(0)} kB`);
    return 0;
  }
  if (!existsSync(SNAPSHOT)) {
    console.error(`${SNAPSHOT} is not there: npm run same -- --take`);
    return 2;
  }
  return compare(JSON.parse(brotliDecompressSync(readFileSync(SNAPSHOT)).toString()) as Lines, saidIn(DIST));
});
