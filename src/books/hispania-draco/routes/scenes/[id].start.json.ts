import type { APIRoute } from 'astro';
import type { Lang } from '../../../../words/lang.ts';
import { filePaths } from '../../pages/languages.ts';
import { SCENES } from '../../scenes/index.ts';
import { sceneFile } from '../../ui/scene/start.ts';

export const getStaticPaths = () => filePaths(SCENES);

/** The first view of a live scene, with its words in the language of the page (`ui/scene/live.tsx`). */
export const GET: APIRoute<{ lang: Lang; thing: (typeof SCENES)[number] }> = async ({ props: { lang, thing } }) =>
  Response.json(await sceneFile(thing, lang));
