import type { Question } from '../actions.ts';
import { NATIONS, type NationId, type ScenarioId } from '../data/ids.ts';
import { type Mode, SCENARIO_TABLE } from '../data/scenarios.ts';
import { refuse } from '../refusals.ts';
import type { FrameHandler } from '../rules/hooks.ts';
import { holdings, playersOf } from '../rules/players.ts';
import { type Draft, plays, pop, push, replace, tell, type View } from '../rules/view.ts';
import type { MajorChoice } from '../state/auction.ts';
import { award } from './auctions.ts';
import { average } from './claims.ts';
import { beginGroupAuction } from './group-auction.ts';
import { belongs } from './scenarios.ts';

/**
 * Rules 10.1, 13 and 14.1: before the first turn of a game, groups of nations or major nations receive their players.
 */

/**
 * The start of a game: bids for groups or major nations, or the choice of major nations; with fixed groups there is
 * neither.
 */
export function beginGame(draft: Draft): void {
  const { scenario, mode, turn, players } = draft.state;
  if (scenario === undefined || players === undefined || turn !== SCENARIO_TABLE[scenario].turns[0]) return;
  tellBegins(draft, scenario, mode ?? 'standard');
  // In a position that was written by hand all players may have one already.
  if (playersOf(draft.state).every((seat) => holdings(draft.state, seat).length > 0)) return;
  if (plays(draft, 'group-auction')) beginGroupAuction(draft, mode === 'advanced' ? onOffer(draft) : undefined);
  else if (mode === 'advanced') push(draft, { kind: 'major-choice', left: playersOf(draft.state) });
}

function tellBegins(draft: Draft, scenario: ScenarioId, mode: Mode): void {
  const { rule, turns } = SCENARIO_TABLE[scenario];
  const [turn, last] = turns;
  const begins = { kind: 'begins', scenario, mode, turn, last } as const;
  tell(draft, { ...begins, rule, what: 'scenario' });
  tell(draft, { ...begins, rule: '12', what: 'set-up' });
  if (mode === 'advanced' || plays(draft, 'group-auction')) return;
  tell(draft, { ...begins, rule: '13', what: 'groups' });
  for (const { seat, adjust: points } of draft.state.players ?? []) {
    if (points !== 0) tell(draft, { kind: 'bonus', rule, seat, points });
  }
}

/** The major nations of the scenario without a player. */
function onOffer({ state, tables }: View): readonly NationId[] {
  const { scenario, nations } = state;
  return NATIONS.filter(
    (nation) =>
      tables.nations[nation].auction.kind === 'major' &&
      !nations[nation] &&
      scenario !== undefined &&
      belongs(tables, nation, scenario),
  );
}

/**
 * Each player chooses in turn, in the order round the table (ruling major-order). A major nation left over is auctioned
 * when it arrives.
 */
export const majorChoice: FrameHandler<MajorChoice> = {
  ask(view, { left }): Question | undefined {
    const [seat] = left;
    const offer = onOffer(view);
    const [first] = offer;
    if (seat === undefined || first === undefined || offer.length === 1) return undefined;
    return {
      by: [seat],
      kind: 'major',
      rule: '14.1',
      phase: '',
      params: { nation: null, seat, left },
      choices: offer.map((nation) => ({ kind: 'choose-major', fixed: { nation }, ranges: {} })),
      preset: { kind: 'choose-major', fixed: { nation: first }, values: {} },
    };
  },
  answer(draft, frame, action) {
    if (action.kind === 'choose-major') choose(draft, frame, action.fixed.nation);
  },
  goOn(draft, frame) {
    const [last] = onOffer(draft);
    if (last === undefined || frame.left.length === 0) pop(draft);
    else choose(draft, frame, last);
  },
  whyNot(view, _frame, action) {
    if (action.kind === 'choose-major') {
      const { nation } = action.fixed;
      if (view.state.nations[nation]) return refuse('major-taken', '14.1', { nation });
    }
    return refuse('answer-first', '14.1', { asked: 'major' });
  },
};

function choose(draft: Draft, { left: [seat, ...left] }: MajorChoice, nation: NationId): void {
  if (seat === undefined) return;
  award(draft, nation, seat, average(draft, nation), 'major');
  if (left.length > 0) replace(draft, { kind: 'major-choice', left });
  else pop(draft);
}
