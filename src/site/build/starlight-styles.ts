import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const noStyle = own('../styles/none.css');

/** What takes the place of a file that Starlight's page imports and no option can leave out. */
const INSTEAD: Readonly<Record<string, string>> = {
  '../style/props.css': noStyle,
  '../style/reset.css': noStyle,
  '../style/asides.css': noStyle,
  '../style/util.css': noStyle,
  '../style/layers.css': noStyle,
  '../components-internals/SidebarPersistState': own('./none.ts'),
  '../style/print.css?url&no-inline': `${own('../styles/print.css')}?url&no-inline`,
};

/**
 * Keeps Starlight's look out of the pages: its page component imports 24 kB of style sheets and a script for its own
 * sidebar, of which we use nothing. Its print sheet is replaced by ours. If a new version moves these files, the build
 * stops and says so.
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
