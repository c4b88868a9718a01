import type { APIRoute } from 'astro';
import { puzzles } from '../../../../pages/learn/puzzles.ts';

export const getStaticPaths = () =>
  puzzles().map(({ puzzle, start }) => ({ params: { id: puzzle.id }, props: { start } }));

/** A puzzle with its answers, from the build of the site (`ui/hispania/puzzle/live.tsx`). */
export const GET: APIRoute = ({ props }) => new Response(JSON.stringify(props['start']));
