import type { APIRoute } from 'astro';
import { langPaths } from '../../../../site/page.ts';
import type { Lang } from '../../../../words/lang.ts';
import { SCENES } from '../../scenes/index.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import { sceneFile } from '../../ui/scene/start.ts';

export const getStaticPaths = () =>
  langPaths().flatMap(({ params, props: { lang } }) =>
    SCENES.map((scene) => ({ params: { ...params, id: scene.id }, props: { lang, scene } })),
  );

/** The data of a live scene before it is played, with its words in the language of the page (`ui/scene/live.tsx`). */
export const GET: APIRoute<{ lang: Lang; scene: HispaniaScene }> = async ({ props: { lang, scene } }) =>
  Response.json(await sceneFile(scene, lang));
