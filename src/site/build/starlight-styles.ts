import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const noStyle = own('../styles/none.css');

/** The replacements of files that Starlight's page imports and that no option can leave out. */
const INSTEAD: Readonly<Record<string, string>> = {
  '../style/props.css': noStyle,
  '../style/reset.css': noStyle,
  '../style/asides.css': noStyle,
  '../style/util.css': noStyle,
  '../style/layers.css': noStyle,
  '../components-internals/SidebarPersistState': own('./none.ts'),
};

/** Its print sheet and the link to it: ours is part of the single style sheet of a page, without a separate request. */
const PAGE = /@astrojs\/starlight\/dist\/components\/Page\.astro$/;
const PRINT = /^import printHref .*\n|^\s*<link rel="stylesheet" href=\{printHref\} media="print" \/>\n/gm;

/**
 * Keeps Starlight's styles out of the pages: its page component imports 24 kB of style sheets and a script for its own
 * sidebar, which are all unused here. The same holds for its print sheet. If a new version moves these files, the build
 * stops with a message.
 */
export function ownStyles(): AstroIntegration {
  const seen = new Set<string>();
  return {
    name: 'own-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'own-styles',
                enforce: 'pre',
                resolveId(source, importer) {
                  const replaced = importer?.includes('@astrojs/starlight') ? INSTEAD[source] : undefined;
                  if (replaced) seen.add(source);
                  return replaced;
                },
                async load(id) {
                  if (!PAGE.test(id)) return undefined;
                  const source = await readFile(id, 'utf8');
                  if (source.match(PRINT)?.length !== 2) throw new Error(`${id} no longer brings a print sheet`);
                  return source.replace(PRINT, '');
                },
              },
            ],
          },
        });
      },
      'astro:build:done': () => {
        const missing = Object.keys(INSTEAD).filter((source) => !seen.has(source));
        if (missing.length > 0) throw new Error(`Starlight's page no longer imports ${missing.join(', ')}`);
      },
    },
  };
}
