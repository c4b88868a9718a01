import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineScripts, policyOf, withPolicy } from '../../src/site/build/content-security-policy.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>T</title></head><body>${body}</body></html>`;
const policyIn = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

test('the policy stands before everything that is loaded', () => {
  const html = withPolicy(page('<script src="/a.js"></script>'));
  assert.match(html, /^<!DOCTYPE html><html><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
});

test('what stands in a page and is run is allowed by its hash; data and what has a source needs none', () => {
  const run = ['let a = 1;', '\nlet b = "<b>";\n', 'import "/c.js"'];
  const body = [
    `<script>${run[0]}</script>`,
    `<script type="text/javascript">${run[1]}</script>`,
    `<script type="module" data-a>${run[2]}</script>`,
    `<script type="application/ld+json">{}</script>`,
    `<script type="module" src="/d.js"></script>`,
  ].join('');
  assert.deepEqual(inlineScripts(page(body)), run);
  // Of `alert(1)`, as the specification's own examples of hashes are made.
  assert.match(
    policyIn(withPolicy(page('<script>alert(1)</script>'))),
    /'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF\+pI='/,
  );
});

test('no script is allowed that the build has not written', () => {
  const scripts = policyOf(['sha256-x'])
    .split('; ')
    .find((part) => part.startsWith('script-src'));
  assert.equal(scripts, `script-src 'self' 'wasm-unsafe-eval' 'sha256-x'`);
});

test('a part of a page has no policy of its own', () => {
  const part = '<article><h2>6.4 Rivers</h2></article>';
  assert.equal(withPolicy(part), part);
});
