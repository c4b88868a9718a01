import { readdirSync, readFileSync } from 'node:fs';
import { drawn } from '../../../src/books/hispania/check/draw.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { type Roller, randomInt, roller } from '../../../src/kernel/dice.ts';
import { seedOf } from '../../../src/kernel/hash.ts';
import { read } from '../games/format.ts';
import { type Compared, compare, type Effort, together } from './compare.ts';
import { positionOf } from './movement.ts';
import { drawnPosition } from './positions.ts';

/** The comparisons of the engine and the oracle: lots of a number of positions, of three sources in turn. */

/** Positions of a lot. */
export const LOT = 10;

export const SOURCES = ['drawn', 'random game', 'kept game'] as const;
export type Source = (typeof SOURCES)[number];

/** The source of a lot: most are drawn, since games seldom come to what is unlikely. */
export function sourceOf(lot: number): Source {
  return lot % 5 === 3 ? 'random game' : lot % 5 === 4 ? 'kept game' : 'drawn';
}

/** Compares a lot. The same seed and number make the same one. */
export function compareLot(seed: string, lot: number, effort: Effort): Compared {
  const dice = roller(seedOf(['perft', seed, lot]));
  return together(statesOf(lot, dice).flatMap((state) => compare(state, effort, dice) ?? []));
}

function statesOf(lot: number, dice: Roller): readonly State[] {
  switch (sourceOf(lot)) {
    case 'drawn':
      return Array.from({ length: LOT }, () => drawnPosition(dice));
    case 'random game':
      return someOf(randomGame(lot, dice), dice);
    case 'kept game':
      return someOf(keptGame(lot), dice);
  }
}

/** Some of the movements of a game. */
function someOf(movements: readonly State[], dice: Roller): readonly State[] {
  if (movements.length <= LOT) return movements;
  return Array.from({ length: LOT }, () => movements[randomInt(dice, 0, movements.length - 1)] as State);
}

/** The states in which the movements of a game begin. */
function movements(start: State, next: (state: State) => Action | undefined): readonly State[] {
  const found: State[] = [];
  for (let state = start; ; ) {
    if (positionOf(state)) found.push(state);
    const action = next(state);
    const applied = action && hispania.apply(state, action);
    if (!applied?.state) return found;
    state = applied.state;
  }
}

function randomGame(number: number, dice: Roller): readonly State[] {
  const seed = randomInt(dice, 1, 1_000_000);
  const player = tempered(dice);
  return movements(hispania.setup(drawn(number, seed), seed), (state) => {
    const decision = hispania.decision(state);
    return decision && answer(player, decision, dice);
  });
}

const KEPT = new URL('../games/', import.meta.url);

function keptGame(number: number): readonly State[] {
  const files = readdirSync(KEPT).filter((name) => name.endsWith('.json'));
  const { options, seed, actions } = read(readFileSync(new URL(files[number % files.length] ?? '', KEPT), 'utf8'));
  let n = 0;
  return movements(hispania.setup(options, seed), () => actions[n++]);
}
