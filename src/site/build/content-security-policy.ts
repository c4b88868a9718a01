import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds a Content-Security-Policy in a `<meta>` to every page after the build. It allows scripts of the site itself, and
 * inline scripts only by the hashes of those that the build has written. The reasons for doing this in the site, and
 * for allowing inline styles: `docs/decisions/content-security-policy.md`.
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
          // A fragment of a rule is no page: it has no head, and is inserted into pages that have one.
          if (guarded === html) continue;
          await writeFile(file, guarded);
          pages++;
        }
        logger.info(`${pages} pages`);
      },
    },
  };
}

/** The head of a built page, up to the place of the policy: nothing that is loaded comes before it. */
const HEAD = /<head>(?:<meta charset="utf-8"\/?>)?/i;

/** `html` with a policy that allows exactly its inline scripts; unchanged if there is no head. */
export function withPolicy(html: string): string {
  const policy = policyOf(inlineScripts(html).map(hashOf));
  return html.replace(HEAD, (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * The policy of a page whose inline scripts have these `hashes`. `frame-ancestors` is not included, because a browser
 * ignores it in a page; it belongs to the headers of a host (`docs/hosting.md`).
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

/** The text of each inline script that is run; a script with a source, or with data, is not included. */
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
