import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { BOOK_IDS } from './books/ids.ts';

/**
 * The long words. A file's place gives its address: `content/en/hispania/rules/6-combat.mdx` is
 * `/hispania/rules/6-combat/`, its French twin lies under `/fr/`.
 */
function generateId({ entry }: { entry: string }): string {
  return entry
    .replace(/\.mdx$/, '')
    .replace(/^en\//, '')
    .replace(/(^|\/)index$/, '');
}

export const collections = {
  docs: defineCollection({
    loader: glob({ base: './content', pattern: BOOK_IDS.map((id) => `*/${id}/**/[^_]*.mdx`), generateId }),
    schema: docsSchema(),
  }),
};
