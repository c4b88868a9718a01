import type { APIRoute } from 'astro';
import { LESSONS, lessonById } from '../../../lessons/index.ts';
import type { TinyLesson } from '../../../lessons/lesson.ts';
import { lessonFile } from '../../../ui/lesson/start.ts';

export const getStaticPaths = () => LESSONS.map(({ id }) => ({ params: { id } }));

/** The first view of a live lesson (`ui/lesson/live.tsx`). */
export const GET: APIRoute = ({ params }) => Response.json(lessonFile(lessonById(params['id'] ?? '') as TinyLesson));
