import type { APIRoute } from 'astro';
import { filePaths } from '../../../pages/languages.ts';
import { PUZZLES } from '../../../puzzles/puzzles.ts';
import { puzzleStart } from '../../../ui/puzzle/start.ts';

export const getStaticPaths = () => filePaths(PUZZLES);

/** The data of a live puzzle, beside its page: the same in every language (`ui/puzzle/live.tsx`). */
export const GET: APIRoute<{ thing: (typeof PUZZLES)[number] }> = ({ props }) =>
  Response.json(puzzleStart(props.thing));
