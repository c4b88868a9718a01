import type { GeneralId, SpaceId } from '../../src/books/hispania-draco/engine/data/ids.ts';
import { counted, sidesOf } from '../../src/books/hispania-draco/engine/rules/values.ts';
import type { State } from '../../src/books/hispania-draco/engine/state.ts';
import type { Answers } from '../../src/kernel/check/player.ts';
import type { Action, Choice } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { type Roller, randomInt } from '../../src/kernel/dice.ts';

/**
 * A player for whole games that last: he fights where he wins more often than not, holds what is free, and otherwise moves at random,
 * while a player who draws all answers loses within two rounds. It reaches victories and the end of the time track.
 */
export function sound(dice: Roller): Answers<State> {
  return (state, { choices, preset }) => {
    const fights = choices.filter(({ kind }) => kind === 'siege' || kind === 'attack');
    const best = fights
      .map((choice) => ({ choice, chance: chanceOf(state, choice) }))
      .sort((a, b) => b.chance - a.chance)[0];
    if (best && best.chance > 0.6) return withMost(best.choice);
    const held = choices.find(({ kind }) => kind === 'place');
    if (held && randomInt(dice, 0, 1) === 0) return pick(held, dice);
    const others = choices.filter(({ kind }) => !['take', 'siege', 'attack', 'end', 'hand', 'pass'].includes(kind));
    if (others.length > 0 && randomInt(dice, 0, 9) > 0)
      return pick(others[randomInt(dice, 0, others.length - 1)] as Choice, dice);
    return preset ?? pick(choices[randomInt(dice, 0, choices.length - 1)] as Choice, dice);
  };
}

function withMost({ kind, fixed, ranges }: Choice): Action {
  const { coins } = ranges;
  return { kind, fixed, values: coins?.is === 'number' ? { coins: coins.max } : {} };
}

/** The chance to win a siege or an attack with all coins that it takes. */
function chanceOf(state: State, { kind, fixed, ranges }: Choice): number {
  const general = fixed['general'] as GeneralId;
  const from = state.generals[general];
  const range = ranges['coins'];
  if (from === null || range?.is !== 'number') return 0;
  const sides = sidesOf(state, {
    by: 'roman',
    kind: kind === 'siege' ? 'siege' : 'attack',
    general,
    from,
    to: fixed['place'] as SpaceId,
    coins: range.max,
    raise: 0,
  });
  const faces = [1, 2, 3, 4, 5, 6];
  const wins = faces.flatMap((ours) =>
    faces.filter((theirs) => counted(sides.roman, ours).total > counted(sides.hispanic, theirs).total),
  );
  return wins.length / 36;
}
