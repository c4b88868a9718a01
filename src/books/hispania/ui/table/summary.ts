import { openSnapshot, type Save } from '../../../../kernel/saves.ts';
import type { Sitting } from '../../../../ui/table/sitting.ts';
import type { NationId, ScenarioId } from '../../engine/data/ids.ts';
import { hispania } from '../../engine/game.ts';
import { scoreOf } from '../../engine/rules/final-score.ts';
import { playersOf } from '../../engine/rules/players.ts';
import type { State } from '../../engine/state.ts';
import { type Doubt, doubtsOf } from './doubts.ts';

/** What the list of games shows of one. Plain data: it is kept with the game. Half points. */
export interface Summary {
  readonly scenario?: ScenarioId;
  readonly turn: number;
  readonly lastTurn: number;
  readonly nation?: NationId;
  readonly over: boolean;
  /** It is played with an owner's corrections. */
  readonly corrected?: true;
  readonly scores: readonly { readonly seat: string; readonly points: number }[];
}

/** Of a game out of a file, that it may have been changed by hand: until its next answer. */
export interface Doubtful {
  readonly doubts?: readonly Doubt[];
}

export function summaryOf(state: State): Summary {
  const { scenario, turn, lastTurn, active, stage, corrections } = state;
  return {
    ...(scenario ? { scenario } : {}),
    turn,
    lastTurn,
    ...(active ? { nation: active } : {}),
    over: stage === 'over',
    ...(corrections ? { corrected: true as const } : {}),
    scores: playersOf(state).map((seat) => ({ seat, points: scoreOf(state, seat) })),
  };
}

/** The same of a save: of the position it goes on from, if that is sound, and what in it is in doubt. */
export function summaryOfSave(save: Save, sittings: readonly Sitting[]): (Partial<Summary> & Doubtful) | null {
  const { state } = openSnapshot(hispania, save);
  const doubts = doubtsOf(save, sittings).map(({ code }) => code as Doubt);
  if (doubts.length > 0) return { ...(state ? summaryOf(state) : {}), doubts };
  return state ? summaryOf(state) : null;
}
