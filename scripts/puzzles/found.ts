import { type NationId, type PlaceId, RULE_IDS, type RuleId } from '../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import type { Written } from '../../src/books/hispania/engine/position.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { judge, judgeIn, rightOf } from '../../src/books/hispania/puzzles/judge.ts';
import { opened } from '../../src/books/hispania/puzzles/opened.ts';
import type { Asked, Judgement, Level, Puzzle } from '../../src/books/hispania/puzzles/puzzle.ts';
import { applyGiven, laidBy } from '../../src/kernel/given.ts';
import { same } from '../../src/kernel/hash.ts';
import type { Step } from '../../src/kernel/scene.ts';
import { around, cut } from './cut.ts';

/** A question that was found, before it is one of the puzzles. */
export interface Found extends Puzzle {
  /** The quality of the question; higher is better. */
  readonly merit: number;
}

export interface Draft {
  readonly asked: Asked;
  /** Its place, for its name. */
  readonly at: PlaceId;
  readonly nation: NationId;
  readonly view: readonly PlaceId[];
  readonly options: readonly string[];
  readonly rules: readonly RuleId[];
  readonly level: Level;
  readonly merit: number;
  readonly lead?: readonly Step[];
  readonly more?: Partial<Written>;
}

/** The right answers in the position of the game itself. */
function inWhole(
  state: State,
  lead: readonly Step[],
  asked: Asked,
  options: readonly string[],
  nation: NationId,
): readonly string[] {
  let now: State | undefined = state;
  for (const step of lead) now = now && applyGiven(hispania, now, step.action, laidBy(step)).state;
  return now ? rightOf(judgeIn(now, asked, options, { nation })) : [];
}

/** A puzzle from a draft in a state: cut, opened again and judged; undefined if it does not give a sound question. */
export function found(state: State, draft: Draft): Found | undefined {
  const { asked, at, nation, view, options, level, merit, lead = [], more } = draft;
  const position = cut(state, around(state, view), more);
  const id = `${asked.is}-${nation}-${at}`;
  const puzzle = { id, asked, nation, level, position, lead, view, options };
  let said: Judgement;
  try {
    opened(puzzle);
    said = judge(puzzle);
  } catch {
    return undefined;
  }
  const right = rightOf(said);
  // The removed part of the map must not change the answer.
  if (!same(right, inWhole(state, lead, asked, options, nation))) return undefined;
  if (right.length === 0 || right.length === options.length) return undefined;
  const refused = Object.fromEntries(
    Object.entries(said.verdicts).flatMap(([option, { refusal }]) =>
      refusal ? [[option, refusal.rule as RuleId]] : [],
    ),
  );
  const { because } = said;
  const by = because.is === 'refusal' ? [because.refusal.rule as RuleId] : [];
  const rules = [...new Set([...draft.rules, ...by, ...Object.values(refused)])].filter((rule) =>
    RULE_IDS.includes(rule),
  );
  return { ...puzzle, rules, right, refused, merit };
}

/** The drafts that give sound questions. */
export const foundAll = (state: State, drafts: readonly Draft[]): readonly Found[] =>
  drafts.flatMap((draft) => found(state, draft) ?? []);
