import type { Action } from '../../../../kernel/contract.ts';
import type { State } from '../../engine/state.ts';
import type { Forecast } from '../../odds/forecast.ts';

/** The phase ahead of a position and, if a combat is prepared, of the position after it is won. */
export interface Question {
  readonly state: State;
  readonly combat?: Action;
}

/** One phase ahead, with the position from which it is told. */
export interface Told {
  readonly state: State;
  readonly forecast: Forecast;
}

export interface Answer {
  /** Null where nothing can be told: the phase has begun, or the player of Hispano takes part in it. */
  readonly now: Told | null;
  /** After the prepared combat; `ends`: it wins the game. */
  readonly won: Told | 'ends' | null;
}
