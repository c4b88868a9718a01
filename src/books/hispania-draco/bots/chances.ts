import type { Action } from '../../../kernel/contract.ts';
import { giving } from '../../../kernel/dice.ts';
import { FACES, type Face } from '../engine/data/ids.ts';
import { MOST } from '../engine/data/level.ts';
import { draco } from '../engine/game.ts';
import { resolve } from '../engine/rules/combat.ts';
import type { Draft } from '../engine/rules/draft.ts';
import { counted, type Force, type Sides, sidesOf } from '../engine/rules/values.ts';
import { settle } from '../engine/rules/victory.ts';
import type { Combat, State } from '../engine/state.ts';
import { combatOf, diceOf, winnerOf } from '../odds/combat.ts';

/** What an answer of a Roman phase leads to, each position with its exact chance. */

export interface Prospect {
  readonly chance: number;
  readonly state: State;
}

/** The numbers of results with which each side wins, as `combatOdds` counts them, without the rest of its account. */
export interface Chances {
  readonly roman: number;
  readonly hispanic: number;
  readonly of: number;
}

/** The chances of a combat between two sides. */
export function chancesOf(sides: Sides, { by, kind }: Combat): Chances {
  const ours = valuesOf(sides.roman, by === 'roman' || kind === 'attack');
  const theirs = valuesOf(sides.hispanic, by === 'army' || kind === 'attack');
  let [roman, hispanic] = [0, 0];
  for (const a of ours)
    for (const b of theirs) {
      if (a > b) roman += 1;
      else if (a < b) hispanic += 1;
    }
  return { roman, hispanic, of: ours.length * theirs.length };
}

/** The values of a force with each result of its die, or without one. */
function valuesOf(force: Force, rolls: boolean): readonly number[] {
  const { total, doubles } = counted(force, 0);
  return rolls ? FACES.map((die) => total + die * 2 ** doubles) : [total];
}

/** What comes of an answer; the player of Hispano is taken to spend all his coins on the fight. */
export function prospectsOf(state: State, action: Action): readonly Prospect[] {
  const combat = combatOf(state, action);
  if (combat) return fought(state, { ...combat, raise: Math.min(MOST.hispano, state.hispano) });
  if (action.kind === 'murder') return murdered(state, action);
  return [{ chance: 1, state: after(state, action) }];
}

/** A position after each result of a combat, by the rule that carries it out (4.3-result, 4.4-result). */
function fought(state: State, combat: Combat): readonly Prospect[] {
  const sides = sidesOf(state, combat);
  const dice = diceOf(combat);
  const { roman, hispanic, of } = chancesOf(sides, combat);
  const paid: State = { ...state, coins: state.coins - combat.coins, hispano: state.hispano - combat.raise };
  const won = (who: 'roman' | 'hispanic' | 'tie', ways: number): readonly Prospect[] => {
    const one = ways > 0 ? dice.find((some) => winnerOf(sides, some) === who) : undefined;
    return one ? [{ chance: ways / of, state: resolved(paid, combat, one.roman, one.hispanic) }] : [];
  };
  return [...won('roman', roman), ...won('hispanic', hispanic), ...won('tie', of - roman - hispanic)];
}

/** A position after the dice of a combat, before the phase goes on. */
export function resolved(state: State, combat: Combat, roman: Face | null, hispanic: Face | null): State {
  const draft: Draft = { state, facts: [] };
  resolve(draft, combat, roman, hispanic);
  settle(draft);
  return draft.state;
}

const PASS: Action = { kind: 'pass', fixed: {}, values: {} };

/** Of a murder that fails six of the 36 results of the roll of revolt stand for all (8.6-murder). */
function murdered(state: State, action: Action): readonly Prospect[] {
  const [least, most] = [FACES[0], FACES[5]];
  const chance = Number(action.values['coins']) / FACES.length;
  const killed = { chance, state: after(state, action, [least]) };
  return [
    killed,
    ...FACES.map((die) => {
      const missed = after(state, action, [most, die, 1 + ((die * 3) % 7)]);
      return { chance: (1 - chance) / FACES.length, state: missed.pending ? after(missed, PASS) : missed };
    }),
  ];
}

/** The position after an answer, with dice laid out. Throws if it is refused. */
export function after(state: State, action: Action, dice: readonly number[] = []): State {
  const laid = dice.length > 0 ? { ...state, dice: giving(state.dice, dice) } : state;
  const done = draco.apply(laid, action);
  if (!done.state) throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(done.refusal)}`);
  return done.state;
}
