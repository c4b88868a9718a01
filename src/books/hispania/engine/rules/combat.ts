import type { ChoiceOf, Question } from '../actions.ts';
import type { NationId, PlaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Battle } from '../state/battle.ts';
import { answerBattle, askBattle, asksBattle, enter, goOn, newBattle, whyNotInBattle } from './battle.ts';
import { rebuild, rebuildChoices, whyNotRebuildSo } from './castles.ts';
import type { FrameHandler, PhaseHandler } from './hooks.ts';
import { END, ENDED } from './offers.ts';
import { battlePlaces } from './relations.ts';
import { type Draft, push, seatOf, tell, type View } from './view.ts';

/** Rule 6: a battle in every province with units of the active nation and enemy units, in an order of its choice. */

/** The combat phase (6). */
export const combat: PhaseHandler = {
  ask: askCombat,
  answer(draft, nation, action) {
    if (action.kind === 'rebuild') rebuild(draft, nation, action);
    else if (action.kind === 'battle') beginBattle(draft, nation, action.fixed.place);
  },
  whyNot(view, nation, action) {
    switch (action.kind) {
      case 'battle':
        return refuse('no-battle', '6', { nation, place: action.fixed.place });
      case 'rebuild':
        return whyNotRebuildSo(view, nation, action);
      case 'end':
        return refuse('battles-left', '6', { nation, places: battlePlaces(view, nation) });
      default:
        return undefined;
    }
  },
};

/** The frame of a battle. */
export const battle: FrameHandler<Battle> = {
  ask: askBattle,
  asks: asksBattle,
  answer: answerBattle,
  goOn,
  whyNot: whyNotInBattle,
};

/** The question of the combat phase: the next battle, or a castle to rebuild (9.5); undefined if there is neither. */
function askCombat(view: View, nation: NationId): Question | undefined {
  const battles = battlePlaces(view, nation);
  const castles = rebuildChoices(view, nation);
  if (battles.length === 0 && castles.length === 0) return undefined;
  return {
    by: [seatOf(view, nation)],
    kind: battles.length > 0 ? 'battles' : 'after-battles',
    rule: '6',
    phase: '',
    params: { nation, battles: [...battles] },
    choices: [
      ...battles.map((place): ChoiceOf => ({ kind: 'battle', fixed: { place }, ranges: {} })),
      ...castles,
      ...(battles.length === 0 ? [END] : []),
    ],
    preset: battles[0] === undefined ? ENDED : { kind: 'battle', fixed: { place: battles[0] }, values: {} },
  };
}

/** Begins the battle of a place. */
function beginBattle(draft: Draft, nation: NationId, place: PlaceId): void {
  const fight = newBattle(draft, nation, place);
  startBattle(draft, draft.hooks[nation]?.fights?.(draft, fight) ?? fight);
}

/** Begins a battle, of the combat phase or not. */
export function startBattle(draft: Draft, fight: Battle): void {
  const { place } = fight;
  tell(draft, { kind: 'battle', rule: '6', place, attacker: fight.attacker, defender: fight.defender });
  push(draft, fight);
  enter(draft, fight);
}
