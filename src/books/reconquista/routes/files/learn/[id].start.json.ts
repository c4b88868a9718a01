import type { APIRoute } from 'astro';
import { LESSONS } from '../../../lessons/index.ts';
import { lessonFile } from '../../../ui/lesson/start.ts';

export const getStaticPaths = () => LESSONS.map((lesson) => ({ params: { id: lesson.id }, props: { lesson } }));

/** The first view of a live lesson (`ui/lesson/live.tsx`). */
export const GET: APIRoute<{ lesson: (typeof LESSONS)[number] }> = ({ props }) =>
  Response.json(lessonFile(props.lesson));
