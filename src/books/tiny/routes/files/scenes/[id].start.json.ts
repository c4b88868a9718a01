import type { APIRoute } from 'astro';
import { SCENES, sceneById } from '../../../scenes/index.ts';
import type { TinyScene } from '../../../scenes/scene.ts';
import { sceneFile } from '../../../ui/scene/start.ts';

export const getStaticPaths = () => SCENES.map(({ id }) => ({ params: { id } }));

/** The first view of a live scene (`ui/scene/live.tsx`). */
export const GET: APIRoute = ({ params }) => Response.json(sceneFile(sceneById(params['id'] ?? '') as TinyScene));
