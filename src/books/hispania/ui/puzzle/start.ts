import { half } from '../../../../words/half.ts';
import { NATIONS, type NationId, type PlaceId, type ProvinceId } from '../../engine/data/ids.ts';
import { sourceOf } from '../../engine/data/provenance.ts';
import { battleOf } from '../../engine/rules/view.ts';
import type { State } from '../../engine/state.ts';
import { tablesOf } from '../../engine/view.ts';
import { judgeIn } from '../../puzzles/judge.ts';
import { opened } from '../../puzzles/opened.ts';
import type { Because, Puzzle, PuzzleKind, Values } from '../../puzzles/puzzle.ts';
import { look } from '../deciding/look.ts';
import { landOf } from '../labels.ts';
import type { PuzzleStart, Written } from './seen.ts';

/** Questions that a place of the board answers. */
const ON_BOARD: readonly PuzzleKind[] = ['reach', 'place', 'retreat', 'best'];

/** The data of a puzzle in the build of the site. Throws if it cannot be asked: every puzzle in the site has been checked. */
export function puzzleStart(puzzle: Puzzle): PuzzleStart {
  const { id, asked, nation, level, rules, options, right, view, lead } = puzzle;
  const state = opened(puzzle);
  const { verdicts, because, given = {} } = judgeIn(state, asked, options, puzzle);
  const read = tablesOf(state);
  // A capital counts if stacking does.
  const capital = asked.is === 'remove' || asked.is === 'place' ? state.nations[nation]?.capital : undefined;
  const steps = asked.is === 'may' || asked.is === 'pass' ? lead.map(({ action: { fixed } }) => fixed) : [];
  const way = steps.flatMap(({ from, to }, i) => [...(i === 0 ? [from] : []), to]) as readonly PlaceId[];
  const battle = battleOf({ state });
  // Only the data of the board and its twin: nothing is played here.
  const { active, picture, told, band } = look(state);
  return {
    id,
    asked,
    nation,
    level,
    rules,
    turn: state.turn,
    phase: state.phase,
    subjects: subjectsIn(state),
    ...(capital && { capital }),
    ...(battle && {
      battle: { at: battle.place, attacker: battle.attacker, defender: battle.defender, round: battle.round },
    }),
    ...(way.length > 0 && { way }),
    ...sheetOf(state, nation, because),
    on: ON_BOARD.includes(asked.is) ? 'board' : 'list',
    options,
    right,
    verdicts,
    because,
    given,
    ...(given.worth && { known: sourceOf({ table: 'kills', nation }).kind === 'known' }),
    view,
    seen: { active, picture, told, prospects: [], barred: [], ...(band && { band }) },
    land: landOf(read),
    nextDoor: read.nextDoor,
  };
}

function subjectsIn({ nations }: State): PuzzleStart['subjects'] {
  return NATIONS.flatMap((one) => {
    const overlord = nations[one]?.overlord;
    return overlord ? [[one, overlord] as const] : [];
  });
}

function sheetOf({ turn }: State, nation: NationId, because: Because): Pick<PuzzleStart, 'sheet'> {
  if (because.is !== 'provinces') return {};
  const { held, others } = because;
  const entries = (values: Values) => Object.entries(values) as [PlaceId, number][];
  const written = (values: Values): Written =>
    entries(values).map(([province, points]) => {
      const known = sourceOf({ table: 'points', nation, turn, province: province as ProvinceId }).kind === 'known';
      return [province, known ? half(points) : `‹${half(points)}›`];
    });
  const sum = entries(held).reduce((n, [, points]) => n + points, 0);
  return { sheet: { all: written({ ...held, ...others }), held: written(held), sum } };
}
