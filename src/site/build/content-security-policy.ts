import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * A Content-Security-Policy in a `<meta>` of every page, after the build: scripts of the site itself, and of those that stand in
 * a page only the ones that the build has written, by their hashes. Why the site does it itself, and why styles may stand in a
 * page: `docs/decisions/content-security-policy.md`.
 */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
        let pages = 0;
        for (const name of names) {
          const file = join(root, name);
          const html = await readFile(file, 'utf8');
          const guarded = withPolicy(html);
          // A fragment of a rule is no page: it has no head, and stands in pages that have one.
          if (guarded === html) continue;
          await writeFile(file, guarded);
          pages++;
        }
        logger.info(`${pages} pages`);
      },
    },
  };
}

/** The head of a page as the build writes it, up to where the policy goes: nothing that is loaded stands before. */
const HEAD = /<head>(?:<meta charset="utf-8"\/?>)?/i;

/** `html` with a policy that allows exactly the scripts that stand in it; unchanged where there is no head. */
export function withPolicy(html: string): string {
  const policy = policyOf(inlineScripts(html).map(hashOf));
  return html.replace(HEAD, (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * The policy of a page in which the scripts of `hashes` stand. `frame-ancestors` is not among it: a browser ignores it in a page,
 * so that it belongs to the headers of a host (`docs/hosting.md`).
 */
export function policyOf(hashes: readonly string[]): string {
  const scripts = [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
  return [
    `default-src 'self'`,
    // Pagefind's index is read by WebAssembly.
    ['script-src', `'self'`, `'wasm-unsafe-eval'`, ...scripts].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

/** The text of each script that stands in a page and is run: what has a source, or is data, is none. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isRun(attributes))
    .map(([, , text = '']) => text);
}

function isRun(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return ['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript'].includes(type);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
