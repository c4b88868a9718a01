import type { APIRoute } from 'astro';
import { SCENES } from '../../../scenes/index.ts';
import { sceneFile } from '../../../ui/scene/start.ts';

export const getStaticPaths = () => SCENES.map((scene) => ({ params: { id: scene.id }, props: { scene } }));

/** The first view of a live scene (`ui/scene/live.tsx`). */
export const GET: APIRoute<{ scene: (typeof SCENES)[number] }> = ({ props }) => Response.json(sceneFile(props.scene));
