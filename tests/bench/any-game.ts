import type { Action, Decision, Game } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { type Roller, randomInt, roller } from '../../src/kernel/dice.ts';
import { inPlace } from '../../src/kernel/in-place.ts';
import { busy, type Row } from './rows.ts';

/** The measurements of any game: the speed of random play, and the duration of its slowest question. */

export const SEED = 1994;
/** The best of several stretches counts, because other work on the machine only slows one down. */
const STRETCHES = 12;
const SECONDS = 0.4;

/** A game with the beginning that it is measured from. */
export interface Measured<S> {
  readonly game: Game<S>;
  start(seed: number): S;
}

/** An answer drawn at random, each choice as likely as any other. */
function drawnFrom(decision: Decision | undefined, dice: Roller): Action | undefined {
  const choices = decision?.choices ?? [];
  const choice = choices.length > 0 ? choices[randomInt(dice, 0, choices.length - 1)] : undefined;
  return choice && pick(choice, dice);
}

/** Plays game after game at random; `each` sees every state before it is answered. Returns the actions a second. */
export function play<S>({ game, start }: Measured<S>, seconds: number, each?: (state: S) => void): number {
  const dice = roller(SEED);
  const begun = busy();
  let actions = 0;
  let state = start(SEED);
  while (busy() - begun < seconds) {
    for (let n = 0; n < 100; n++) {
      each?.(state);
      const action = drawnFrom(game.decision(state), dice);
      const applied = action && game.apply(state, action);
      state = applied?.state ?? start(SEED + actions);
      actions++;
    }
  }
  return actions / (busy() - begun);
}

/** Plays at random on positions that are changed in place. Returns the actions a second. */
function playInPlace<S>({ game, start }: Measured<S>, seconds: number): number {
  const dice = roller(SEED);
  const begun = busy();
  let actions = 0;
  let position = inPlace(game, start(SEED));
  while (busy() - begun < seconds) {
    for (let n = 0; n < 100; n++) {
      const action = drawnFrom(position.decision(), dice);
      const made = action && position.make(action);
      if (!made || made.refusal) position = inPlace(game, start(SEED + actions));
      actions++;
    }
  }
  return actions / (busy() - begun);
}

/** The slowest `decision` of many states. Each is asked several times, and the best time counts, without pauses of the machine. */
function slowestDecision<S>(measured: Measured<S>): number {
  const states: S[] = [];
  play(measured, 1, (state) => {
    if (states.length < 5000) states.push(state);
  });
  const best = (state: S) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        // Nothing of a copy has been asked before.
        const fresh = structuredClone(state);
        const begun = performance.now();
        measured.game.decision(fresh);
        return performance.now() - begun;
      }),
    );
  return Math.max(...states.map(best));
}

function inPlaceRow<S>(measured: Measured<S>): Row {
  playInPlace(measured, 2);
  const rates = Array.from({ length: STRETCHES }, () => playInPlace(measured, SECONDS));
  return { what: 'decision + pick + make', value: Math.max(...rates), aim: 200_000, better: 'more', unit: '/s' };
}

/** The rows of any game. */
export function rowsOf<S>(measured: Measured<S>): readonly Row[] {
  play(measured, 2);
  const rates = Array.from({ length: STRETCHES }, () => play(measured, SECONDS));
  return [
    { what: 'decision + pick + apply', value: Math.max(...rates), aim: 100_000, better: 'more', unit: '/s' },
    ...(measured.game.inPlace ? [inPlaceRow(measured)] : []),
    { what: 'slowest decision', value: slowestDecision(measured), aim: 1, better: 'less', unit: 'ms' },
  ];
}
