import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** By address, the anchors to which a reader can link. Files without anchors, such as pictures for links, have none. */
export type Addresses = { readonly [address: string]: readonly string[] };

/** Elements of a page that are no link targets: parts of drawings, and those of a form or a control. */
const NO_ANCHOR = new Set([
  'input',
  'select',
  'textarea',
  'option',
  'template',
  'script',
  'label',
  'datalist',
  'output',
]);

/** Every address of a built site, except files with a hash of their content in their names. */
export function addressesOf(folder: string): Addresses {
  const found: { [address: string]: readonly string[] } = {};
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  for (const name of names.sort()) {
    if (/^(_astro|pagefind)\//.test(name)) continue;
    const address = `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
    found[address] = name.endsWith('.html') ? anchorsOf(readFileSync(join(folder, name), 'utf8')) : [];
  }
  return found;
}

/** The ids of a page that a link may name, without duplicates. */
export function anchorsOf(html: string): readonly string[] {
  const ids = parse(html)
    .querySelectorAll('[id]')
    .filter((element) => !NO_ANCHOR.has(element.rawTagName.toLowerCase()) && !element.closest('svg'))
    .map(({ id }) => id);
  return [...new Set(ids)];
}
