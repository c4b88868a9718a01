import type { APIRoute } from 'astro';
import { langPaths } from '../../../../site/page.ts';
import { withoutRepeats } from '../../../../ui/lesson/alike.ts';
import type { Lang } from '../../../../words/lang.ts';
import { LESSON_IDS } from '../../lessons/ids.ts';
import { loadLesson } from '../../lessons/load.ts';
import { lessonFile } from '../../ui/lesson/start.ts';

export const getStaticPaths = () =>
  langPaths().flatMap(({ params, props: { lang } }) =>
    LESSON_IDS.map((id) => ({ params: { ...params, id }, props: { lang } })),
  );

/** The data of a lesson before it is played, with its words in the language of the page (`ui/lesson/live.tsx`). */
export const GET: APIRoute<{ lang: Lang }> = async ({ params, props: { lang } }) => {
  const { lesson, ...file } = await lessonFile(await loadLesson(params['id'] ?? ''), lang);
  return Response.json({ ...file, lesson: { ...lesson, steps: withoutRepeats(lesson.steps) } });
};
