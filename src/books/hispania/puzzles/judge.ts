import type { State } from '../engine/state.ts';
import { judgeCull, judgePass, judgeRemove } from './judge-numbers.ts';
import { judgeBest, judgeChance } from './judge-odds.ts';
import { judgeMay, judgeNeeds, judgePlace, judgeReach, judgeRetreat } from './judge-places.ts';
import { judgeKills, judgeTurnPoints } from './judge-points.ts';
import { opened } from './opened.ts';
import type { Asked, Judgement, Puzzle } from './puzzle.ts';

/** The engine's verdict on every answer to a puzzle, with reasons. Throws on a puzzle that cannot be asked. */
export function judge(puzzle: Pick<Puzzle, 'id' | 'position' | 'lead' | 'asked' | 'options' | 'nation'>): Judgement {
  return judgeIn(opened(puzzle), puzzle.asked, puzzle.options, puzzle);
}

/** The same for an existing position. */
export function judgeIn(
  state: State,
  asked: Asked,
  options: readonly string[],
  { nation }: Pick<Puzzle, 'nation'>,
): Judgement {
  switch (asked.is) {
    case 'reach':
      return judgeReach(state, asked, options);
    case 'may':
      return judgeMay(state, asked, options);
    case 'place':
      return judgePlace(state, asked, options);
    case 'retreat':
      return judgeRetreat(state, asked, options);
    case 'needs':
      return judgeNeeds(state, asked, options);
    case 'pass':
      return judgePass(state, asked, options);
    case 'remove':
      return judgeRemove(state, asked, options, nation);
    case 'cull':
      return judgeCull(state, options, nation);
    case 'kills':
      return judgeKills(state, asked, options, nation);
    case 'turn-points':
      return judgeTurnPoints(state, options, nation);
    case 'best':
      return judgeBest(state, asked, options);
    case 'chance':
      return judgeChance(state, asked, options);
  }
}

/** The answers that are right. */
export const rightOf = ({ verdicts }: Judgement): readonly string[] =>
  Object.keys(verdicts).filter((option) => verdicts[option]?.right);
