import { readdirSync, readFileSync } from 'node:fs';
import { POSITIONS } from '../../../src/books/hispania/check/positions.ts';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { isUnit, keyOf, type Picked } from '../../../src/books/hispania/engine/rules/units.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { answer } from '../../../src/kernel/check/player.ts';
import type { Decision } from '../../../src/kernel/contract.ts';
import { type Roller, randomInt, roller } from '../../../src/kernel/dice.ts';
import { SEED } from '../../kernel/seed.ts';
import { read } from '../games/format.ts';

/** Stacks that are about to move, out of recorded and of random games. */

/** A stack in a state. */
export interface Stack {
  readonly state: State;
  readonly from: PlaceId;
  readonly units: Picked;
  readonly leaders: Picked;
}

/** All of a nation in a place whom a choice could name. */
export function everybody(state: State, from: PlaceId, nation = state.active): Stack {
  const own = (state.places[from] ?? []).filter((c) => c.owner === nation && c.kind !== 'ruin');
  const named = (of: typeof own) => Object.fromEntries(of.map((c) => [keyOf(c), c.count]));
  return { state, from, units: named(own.filter(isUnit)), leaders: named(own.filter((c) => c.kind === 'leader')) };
}

/** Part of a stack, by lot. */
function someOf({ state, from, units, leaders }: Stack, dice: Roller): Stack {
  const draw = (of: Picked) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([key, n]) => {
        const k = randomInt(dice, 0, n);
        return k > 0 ? [[key, k]] : [];
      }),
    );
  return { state, from, units: draw(units), leaders: randomInt(dice, 0, 1) === 1 ? leaders : draw(leaders) };
}

/** Stacks of a state in which a nation moves: that of every place from which a step is offered, whole and in part. */
function stacksOf(state: State, decision: Decision, dice: Roller): readonly Stack[] {
  const from = [...new Set(decision.choices.flatMap(({ kind, fixed }) => (kind === 'step' ? [fixed['from']] : [])))];
  return from.flatMap((place) => {
    const all = everybody(state, place as PlaceId);
    return randomInt(dice, 0, 2) === 0 ? [someOf(all, dice)] : [all];
  });
}

const FIXTURES = new URL('../games/', import.meta.url);

/** Stacks out of the fixtures, in every fifth movement, and out of the rich positions, played at random. */
function gathered(): readonly Stack[] {
  const dice = roller(SEED);
  const found: Stack[] = [];
  let n = 0;
  for (const file of readdirSync(FIXTURES).filter((name) => name.endsWith('.json'))) {
    const { options, seed, actions } = read(readFileSync(new URL(file, FIXTURES), 'utf8'));
    let state = hispania.setup(options, seed);
    for (const action of actions) {
      const decision = hispania.decision(state);
      if (decision?.kind === 'move' && n++ % 5 === 0) found.push(...stacksOf(state, decision, dice));
      state = hispania.apply(state, action).state ?? state;
    }
  }
  for (const position of Object.values(POSITIONS)) {
    let state = hispania.position({ ...position, seed: SEED }).state;
    for (let i = 0; state && i < 300; i++) {
      const decision = hispania.decision(state);
      if (!decision) break;
      if (decision.kind === 'move' && (n++ % 3 === 0 || i === 0)) found.push(...stacksOf(state, decision, dice));
      state = hispania.apply(state, answer({ ends: 6 }, decision, dice)).state;
    }
  }
  return found;
}

const STACKS = gathered();

/** One element in a given number. */
export const stacks = (every: number): readonly Stack[] => STACKS.filter((_, i) => i % every === 0);
