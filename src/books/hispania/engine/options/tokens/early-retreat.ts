import { total } from '../../../../../kernel/choices.ts';
import type { ChoiceOf, Question } from '../../actions.ts';
import type { NationId } from '../../data/ids.ts';
import { refuse } from '../../refusals.ts';
import { endBattle } from '../../rules/battle.ts';
import { declareCapital } from '../../rules/capital.ts';
import { stands } from '../../rules/hits.ts';
import type { FrameHandler } from '../../rules/hooks.ts';
import { isFulfilled } from '../../rules/named.ts';
import { askRetreat, mayRetreat, retreat, whyNotRetreat } from '../../rules/retreat.ts';
import { of } from '../../rules/units.ts';
import { at, battleOf, type Draft, pop, replace, type View } from '../../rules/view.ts';
import type { Battle } from '../../state/battle.ts';
import type { EarlyRetreat } from '../../state/tokens.ts';
import { patchBattle } from './play.ts';
import { openWindow } from './windows.ts';

/** Rule 10.3-retreat: a side retreats before the first round by the rules of retreat (6.6), in part or as a whole. */

export const earlyRetreat: FrameHandler<EarlyRetreat> = {
  ask(view, frame) {
    const battle = battleOf(view);
    if (!battle || battle.by[frame.side] === null || !mayGo(view, battle, frame)) return undefined;
    return limited(askRetreat(view, battle, frame.side), frame);
  },
  answer(draft, frame, action) {
    const battle = battleOf(draft);
    if (!battle) return pop(draft);
    const owner = battle[frame.side];
    switch (action.kind) {
      case 'stay':
        return finish(draft, battle);
      case 'capital':
        return declareCapital(draft, owner as NationId, action.fixed.place);
      case 'retreat':
      case 'retreat-leader': {
        const { side, most } = frame;
        const went =
          action.kind === 'retreat' ? total(action.values.units ?? {}) + total(action.values.light ?? {}) : 0;
        if (most !== undefined) replace(draft, { kind: 'early-retreat', side, most: most - went });
        if (side === 'defender' && went > 0) patchBattle(draft, { noSubmission: true });
        retreat(draft, battle, side, action);
        const gone = of(at(draft, battle.place), owner).every((c) => c.kind === 'ruin');
        if (gone || isFulfilled(draft, battle)) finish(draft, battle);
      }
    }
  },
  goOn(draft) {
    const battle = battleOf(draft);
    if (battle) finish(draft, battle);
    else pop(draft);
  },
  whyNot(view, { side, most }, action) {
    const battle = battleOf(view);
    if (!battle || (action.kind !== 'retreat' && action.kind !== 'retreat-leader')) {
      return refuse('answer-first', '10.3-retreat', { asked: 'retreat' });
    }
    const { units } = action.values;
    if (most !== undefined && typeof units === 'object' && total(units) > most) {
      return refuse('retreat-surplus-only', '10.3-ruse', { owner: battle[side], place: battle.place, count: most });
    }
    return whyNotRetreat(view, battle, side, action);
  },
};

function mayGo(view: View, battle: Battle, { side, most }: EarlyRetreat): boolean {
  return most !== 0 && mayRetreat(view, battle, side);
}

/** A question about a retreat of a limited number of units; lone leaders and capitals do not count. */
function limited(question: Question, { most }: EarlyRetreat): Question {
  const rule = most === undefined ? '10.3-retreat' : '10.3-ruse';
  const choices = most === undefined ? question.choices : question.choices.flatMap((choice) => atMost(choice, most));
  return { ...question, rule, params: { ...question.params, early: true }, choices };
}

function atMost(choice: ChoiceOf, most: number): readonly ChoiceOf[] {
  if (choice.kind === 'stay') return [choice];
  // Units that do not count towards the stacking limit are not in excess.
  const { units, light: _, ...others } = choice.ranges;
  if (choice.kind !== 'retreat' || units?.is !== 'counts') return [];
  return [{ ...choice, ranges: { ...others, units: { ...units, max: Math.min(most, units.max) } } }];
}

/** The retreat is finished: the battle is over if a side has no unit left, otherwise it begins. */
function finish(draft: Draft, { place }: Battle): void {
  pop(draft);
  const battle = battleOf(draft);
  if (battle?.place !== place) return;
  const over = !stands(draft, battle, 'attacker') || !stands(draft, battle, 'defender') || isFulfilled(draft, battle);
  if (over) endBattle(draft, { ...battle, round: 0 });
  else openWindow(draft, 'opening');
}
