import { total } from '../../../../kernel/choices.ts';
import type { ActionOf, ChoiceOf, Question } from '../actions.ts';
import { refuse } from '../refusals.ts';
import { endBattle } from '../rules/battle.ts';
import { rebuild, rebuildChoices, whyNotRebuildSo } from '../rules/castles.ts';
import { sideUnits, stands } from '../rules/hits.ts';
import type { FrameHandler } from '../rules/hooks.ts';
import { ruinOf } from '../rules/losses.ts';
import { score } from '../rules/points.ts';
import { first } from '../rules/units.ts';
import { at, type Draft, pop, push, put, reading, seatOf, tell, type View } from '../rules/view.ts';
import type { Battle } from '../state/battle.ts';
import type { Surrender } from '../state/frame.ts';
import { hasFallen } from './visigoths-toledo.ts';

/**
 * Rule 11-umayyads-surrender: after the fall of Toledo, a Visigoth castle that is alone with Umayyad units at the start
 * of a round surrenders. It counts as destroyed, and 1 unit there is given up to rebuild it (ruling surrender).
 */

const TURNS: readonly number[] = [11, 12, 13];
const LATER = 14;

/** Whether castles surrender on this turn (ruling surrender-turn-14). */
function surrenders(view: View): boolean {
  const { turn } = view.state;
  const inTime = TURNS.includes(turn) || (turn === LATER && reading(view, 'surrender-turn-14') === 'b');
  return inTime && hasFallen(view);
}

/**
 * The start of a round: a castle that is the only Visigoth unit there surrenders, also one of the neutrals (ruling
 * neutrals).
 */
export function surrenderCastle(draft: Draft, battle: Battle): void {
  const { place, attacker, defender } = battle;
  if (attacker !== 'umayyads' || (defender !== 'visigoths' && defender !== 'neutral')) return;
  const [castle, ...others] = sideUnits(draft, battle, 'defender');
  if (castle?.kind !== 'castle' || others.length > 0 || !stands(draft, battle, 'attacker') || !surrenders(draft))
    return;
  put(draft, place, [...at(draft, place).filter((c) => c !== castle), ruinOf(castle)]);
  tell(draft, { kind: 'surrendered', rule: '11-umayyads-surrender', place, owner: defender, to: attacker });
  const lost = { rule: '11-umayyads-surrender', place, owner: defender } as const;
  tell(draft, { ...lost, kind: 'destroyed', side: 'defender', unit: 'castle', count: 1 });
  if (battle.scores) score(draft, battle.scores, place, { kind: 'castle', owner: defender, count: 1 }, battle.leaders);
  tell(draft, { ...lost, kind: 'ruined' });
  endBattle(draft, battle);
  push(draft, { kind: 'surrender', nation: attacker, place });
}

/** The choice of the unit given up for the castle, and of the castle's counter. */
export const surrender: FrameHandler<Surrender> = {
  ask(view, frame) {
    const choices = choicesFor(view, frame);
    return choices.length === 0 || onlyOne(choices) ? undefined : question(view, frame, choices);
  },
  answer(draft, frame, action) {
    pop(draft);
    if (action.kind === 'give-up') rebuild(draft, frame.nation, action);
  },
  goOn(draft, frame) {
    const only = onlyOne(choicesFor(draft, frame));
    pop(draft);
    if (only) rebuild(draft, frame.nation, only);
  },
  whyNot(view, { nation, place }, action) {
    return action.kind === 'give-up' && action.fixed.place === place
      ? whyNotRebuildSo(view, nation, action)
      : refuse('answer-first', '11-umayyads-surrender', { asked: 'give-up' });
  },
};

/** To give up a unit for the castle, or to leave the ruin. */
type Way = ChoiceOf<'give-up' | 'decline'>;

/**
 * The castle must be rebuilt if the pool has a counter; if only counters of other castles are available, it may stay a
 * ruin.
 */
function choicesFor(view: View, { nation, place }: Surrender): readonly Way[] {
  const ways = rebuildChoices(view, nation).filter(({ fixed }) => fixed.place === place);
  const free = ways.some(({ fixed }) => fixed.counter === 'pool');
  const all = ways.map((way): ChoiceOf<'give-up'> => ({ ...way, kind: 'give-up' }));
  return free || all.length === 0 ? all : [...all, { kind: 'decline', fixed: {}, ranges: {} }];
}

/** The only answer, if there is just one. */
function onlyOne(choices: readonly Way[]): ActionOf<'give-up'> | undefined {
  const [choice, ...others] = choices;
  const of = unitsOf(choice);
  return choice?.kind === 'give-up' && others.length === 0 && Object.keys(of).length === 1 ? giving(choice) : undefined;
}

function unitsOf(choice: Way | undefined): { readonly [key: string]: number } {
  const units = choice?.ranges['units'];
  return units?.is === 'counts' && total(units.of) > 0 ? units.of : {};
}

/** The answer that gives up the least valuable unit. */
function giving(choice: ChoiceOf<'give-up'>): ActionOf<'give-up'> {
  return { kind: choice.kind, fixed: choice.fixed, values: { units: first(unitsOf(choice), 1) } };
}

function question(view: View, { nation, place }: Surrender, choices: readonly Way[]): Question {
  const [best] = choices;
  return {
    by: [seatOf(view, nation)],
    kind: 'give-up',
    rule: '11-umayyads-surrender',
    phase: '',
    params: { nation, place },
    choices,
    ...(best?.kind === 'give-up' && { preset: giving(best) }),
  };
}
