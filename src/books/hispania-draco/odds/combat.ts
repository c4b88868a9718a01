import type { Action } from '../../../kernel/contract.ts';
import { isTown } from '../engine/data/geography.ts';
import { FACES, type Face, type GeneralId, type SpaceId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import { counted, type Doubler, type Sides, sidesOf } from '../engine/rules/values.ts';
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

/** Something that counts on a side, with its rule. What doubles adds nothing. */
export interface Part {
  readonly rule: RuleId;
  readonly adds: number;
  readonly at: SpaceId | null;
  readonly doubler: Doubler | null;
}

/** Everything that counts on a side of a combat beside its die: shield, coins, each town with discs, and each doubler. */
export function partsOf(side: keyof Sides, { [side]: force }: Sides, { from, to, by }: Combat): readonly Part[] {
  const isOurs = side === 'roman';
  const part = (rule: RuleId, adds: number, at: SpaceId | null = null): readonly Part[] =>
    adds > 0 ? [{ rule, adds, at, doubler: null }] : [];
  const revolts = (at: SpaceId): RuleId => (isTown(at) ? '4.4-revolts' : '8.5');
  return [
    ...part(isOurs ? '5.2-siege' : '4.3', force.shield ?? 0, to),
    ...part(isOurs ? '4.3' : by === 'army' ? '8.7-attack' : '8.7-raise', force.coins),
    ...force.discs.flatMap(({ at, count }) => part(isOurs ? '4.3-support' : revolts(at), count, at)),
    ...part('4.3-province', force.province),
    ...part('8.2-citerior', force.bonus),
    ...force.doublers.map((doubler): Part => {
      const isItself = !isOurs && 'army' in doubler && doubler.army === (by === 'army' ? from : to);
      return { rule: isItself ? '8.6' : '4.3-double', adds: 0, at: null, doubler };
    }),
  ];
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
