import type { APIRoute } from 'astro';
import { langPaths } from '../../../../../site/page.ts';
import { puzzles } from '../../../pages/learn/puzzles.ts';

export const getStaticPaths = () =>
  langPaths().flatMap(({ params }) =>
    puzzles().map(({ puzzle, start }) => ({ params: { ...params, id: puzzle.id }, props: { start } })),
  );

/** A puzzle with its answers, from the build of the site: the same in every language, beside its page (`ui/puzzle/live.tsx`). */
export const GET: APIRoute = ({ props }) => Response.json(props['start']);
