import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The licence texts of all parts of the site, as one file at the top of the build. */
export const LICENCES = 'licences.txt';

/** The bundler's file with the licences of the packages in the scripts. */
export const BUNDLED = 'licences-of-bundled-code.md';

const here = (path: string): URL => new URL(path, import.meta.url);

/** Joins the licences of the site, its fonts, its bundled code, and the other parts of the build. */
export function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const fonts = (await readdir(here('../fonts/'))).filter((name) => name.startsWith('LICENSE')).sort();
        const root = fileURLToPath(dir);
        const parts: readonly (readonly [title: string, text: string])[] = [
          ['Scriptorium', await readFile(here('../../../LICENSE'), 'utf8')],
          ...(await Promise.all(
            fonts.map(async (name) => [name.replace(/^LICENSE-|\.txt$/g, ''), await text(`../fonts/${name}`)] as const),
          )),
          ['pagefind', await text('../../../node_modules/pagefind/LICENSE/LICENSE')],
          ['@astrojs/starlight', await text('../../../node_modules/@astrojs/starlight/LICENSE')],
        ];
        const own = parts.map(([title, licence]) => `## ${title}\n\n${licence.trim()}\n`).join('\n');
        const bundled = (await readFile(join(root, BUNDLED), 'utf8')).replace(/^# .*\n/, '').trim();
        await writeFile(join(root, LICENCES), `# Licences\n\n${own}\n${bundled}\n`);
        await rm(join(root, BUNDLED));
        logger.info(LICENCES);
      },
    },
  };
}

const text = (path: string): Promise<string> => readFile(here(path), 'utf8');
