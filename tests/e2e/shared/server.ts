import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { LASTING } from '../../../src/site/offline/manifest.ts';
import { built, found, nameOf } from './built-site.ts';

/**
 * Serves the built site to the browser tests: `node tests/e2e/shared/server.ts PORT`. It answers as `npm run preview` does
 * (`tests/built/preview.test.ts` tests that command), but reads each file once and packs none: those two took most of the server's
 * processor time. Files whose names change with their content are kept, as `docs/hosting.md` asks of a host; for the others
 * the browser asks again, and gets them only if it has another.
 */

const files = built();
const tags = new Map([...files].map(([name, bytes]) => [name, `"${createHash('sha1').update(bytes).digest('hex')}"`]));

createServer(({ url = '/', headers }, response) => {
  const name = nameOf(url);
  const tag = tags.get(name);
  const { status, type, bytes } = found(files, name);
  response.setHeader('cache-control', name.includes(LASTING) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (tag) response.setHeader('etag', tag);
  if (tag && headers['if-none-match'] === tag) response.writeHead(304).end();
  else response.writeHead(status, { 'content-type': type }).end(bytes);
}).listen(Number(process.argv[2]), '127.0.0.1');
