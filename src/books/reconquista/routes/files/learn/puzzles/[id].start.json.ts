import type { APIRoute } from 'astro';
import { PUZZLES } from '../../../../puzzles/puzzles.ts';
import { puzzleStart } from '../../../../ui/puzzle/start.ts';

export const getStaticPaths = () => PUZZLES.map((puzzle) => ({ params: { id: puzzle.id }, props: { puzzle } }));

/** The data of a live puzzle (`ui/puzzle/live.tsx`). */
export const GET: APIRoute<{ puzzle: (typeof PUZZLES)[number] }> = ({ props }) =>
  Response.json(puzzleStart(props.puzzle));
