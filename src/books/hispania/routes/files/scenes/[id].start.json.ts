import type { APIRoute } from 'astro';
import { SCENES, sceneById } from '../../../scenes/index.ts';
import type { HispaniaScene } from '../../../scenes/scene.ts';
import { startOf } from '../../../ui/scene/start.ts';

export const getStaticPaths = () => SCENES.map(({ id }) => ({ params: { id } }));

/** What a live scene shows before it is played (`ui/hispania/scene/live.tsx`). */
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(startOf(sceneById(params['id'] ?? '') as HispaniaScene)));
