import type { APIRoute } from 'astro';
import { LESSON_IDS } from '../../../lessons/ids.ts';
import { loadLesson } from '../../../lessons/load.ts';
import { lessonFile } from '../../../ui/lesson/start.ts';

export const getStaticPaths = () => LESSON_IDS.map((id) => ({ params: { id } }));

/** The data of a lesson before it is played (`ui/lesson/live.tsx`). */
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await lessonFile(await loadLesson(params['id'] ?? ''))));
