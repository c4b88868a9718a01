import type { APIRoute } from 'astro';
import { SCENES, sceneById } from '../../../scenes/index.ts';
import type { HispaniaScene } from '../../../scenes/scene.ts';
import { sceneFile } from '../../../ui/scene/start.ts';

export const getStaticPaths = () => SCENES.map(({ id }) => ({ params: { id } }));

/** The data of a live scene before it is played (`ui/scene/live.tsx`). */
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await sceneFile(sceneById(params['id'] ?? '') as HispaniaScene)));
