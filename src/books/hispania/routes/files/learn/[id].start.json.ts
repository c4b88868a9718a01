import type { APIRoute } from 'astro';
import { LESSON_IDS } from '../../../lessons/ids.ts';
import { loadLesson } from '../../../lessons/load.ts';
import { lessonStart } from '../../../ui/lesson/start.ts';

export const getStaticPaths = () => LESSON_IDS.map((id) => ({ params: { id } }));

/** What a lesson shows before it is played (`ui/hispania/lesson/live.tsx`). */
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(lessonStart(await loadLesson(params['id'] ?? ''))));
