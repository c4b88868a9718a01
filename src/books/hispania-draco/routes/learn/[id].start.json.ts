import type { APIRoute } from 'astro';
import type { Lang } from '../../../../words/lang.ts';
import { LESSONS } from '../../lessons/index.ts';
import { filePaths } from '../../pages/languages.ts';
import { lessonFile } from '../../ui/lesson/start.ts';

export const getStaticPaths = () => filePaths(LESSONS);

/** The first view of a live lesson, with its words in the language of the page (`ui/lesson/live.tsx`). */
export const GET: APIRoute<{ lang: Lang; thing: (typeof LESSONS)[number] }> = async ({ props: { lang, thing } }) =>
  Response.json(await lessonFile(thing, lang));
