import type { Action } from '../../../kernel/contract.ts';
import { FACES, type Face, type GeneralId, type SpaceId } from '../engine/data/ids.ts';
import { counted, type Sides, sidesOf } from '../engine/rules/values.ts';
import type { Combat, State } from '../engine/state.ts';
import { type Fraction, fraction } from './fraction.ts';

/** The exact chances of a siege or an attack (4.3, 4.4, 5.2-siege, 5.2-attack), with everything that counts on both sides. */
export interface CombatOdds {
  /** What counts, disc by disc and figure by figure. */
  readonly sides: Sides;
  readonly roman: Fraction;
  readonly hispanic: Fraction;
  readonly tie: Fraction;
}

/** The dice of a combat: one result of each die that it takes. */
export interface CombatDice {
  readonly roman: Face | null;
  readonly hispanic: Face | null;
}

/** All results of the dice of a combat. */
export function diceOf({ by, kind }: Combat): readonly CombatDice[] {
  const roman: readonly (Face | null)[] = by === 'roman' || kind === 'attack' ? FACES : [null];
  const hispanic: readonly (Face | null)[] = by === 'army' || kind === 'attack' ? FACES : [null];
  return roman.flatMap((ours) => hispanic.map((theirs) => ({ roman: ours, hispanic: theirs })));
}

/** Who wins with these dice. */
export function winnerOf({ roman, hispanic }: Sides, dice: CombatDice): 'roman' | 'hispanic' | 'tie' {
  const lead = counted(roman, dice.roman).total - counted(hispanic, dice.hispanic).total;
  return lead > 0 ? 'roman' : lead < 0 ? 'hispanic' : 'tie';
}

/** The chances of a combat; the player of Hispano is taken to do nothing. */
export function combatOdds(state: State, combat: Combat): CombatOdds {
  const sides = sidesOf(state, combat);
  const dice = diceOf(combat);
  const ways = (who: string): Fraction =>
    fraction(dice.filter((one) => winnerOf(sides, one) === who).length, dice.length);
  return { sides, roman: ways('roman'), hispanic: ways('hispanic'), tie: ways('tie') };
}

/** The siege or the attack that an answer of the Roman phase declares; undefined of another answer. */
export function combatOf(state: State, { kind, fixed, values }: Action): Combat | undefined {
  if (kind !== 'siege' && kind !== 'attack') return undefined;
  const general = fixed['general'] as GeneralId;
  const from = state.generals[general];
  if (from === null || from === undefined) return undefined;
  const coins = Number(values['coins']);
  return { by: 'roman', kind, general, from, to: fixed['place'] as SpaceId, coins, raise: 0 };
}
