import type { Assertion } from '../../../kernel/assertions.ts';
import type { Json, Params } from '../../../kernel/contract.ts';
import type { CommanderId, DiscId, GeneralId, SpaceId, TownId } from '../engine/data/ids.ts';
import type { DracoFact } from '../engine/facts.ts';
import type { queries } from '../engine/queries.ts';
import type { PhaseId } from '../engine/state.ts';

/** Assertions about positions and facts, for scenes and lessons. */

/** A fact of a kind has happened, by default at least once. */
export const happened = <K extends DracoFact['kind']>(kind: K, match: Params = {}, times?: number): Assertion => ({
  is: 'fact',
  match: { kind, ...match },
  ...(times === undefined ? {} : { times }),
});

/** A query has a value. */
export const value = (of: keyof typeof queries, args: readonly (string | number)[], equals: Json): Assertion => ({
  is: 'value',
  of,
  args,
  equals,
});

/** A general is in a space; null: off the board. */
export const at = (general: GeneralId, space: SpaceId | null): Assertion => value('general', [general], space);
/** A space has so many revolts. */
export const revolts = (space: SpaceId, count: number): Assertion => value('revolts', [space], count);
/** A town has so many garrisons, all or of one kind. */
export const garrisons = (town: TownId, count: number, disc?: DiscId): Assertion =>
  value('garrisons', [town, ...(disc ? [disc] : [])], count);
/** A town has at least so many garrisons of a kind. */
export const garrisonsAtLeast = (town: TownId, min: number, disc: DiscId): Assertion => ({
  is: 'value',
  of: 'garrisons',
  args: [town, disc],
  min,
});
/** An army is in a town. */
export const army = (town: TownId, which: 'normal' | 'special' = 'normal'): Assertion => value('army', [town], which);
/** No army is in a town. */
export const noArmy = (town: TownId): Assertion => value('army', [town], null);
/** A road joins two towns. */
export const road = (a: TownId, b: TownId): Assertion => value('road', [a, b], true);
/** So many coins are left. */
export const coins = (count: number): Assertion => value('coins', [], count);
export const coinsAtLeast = (min: number): Assertion => ({ is: 'value', of: 'coins', args: [], min });
export const coinsAtMost = (max: number): Assertion => ({ is: 'value', of: 'coins', args: [], max });
/** A coin count of the next turn of a general (4.4-coin). */
export const coinsOf = (general: CommanderId, count: number): Assertion => value('coinsOf', [general], count);
/** What a roll of revolt would lead to in a town. */
export const effect = (town: TownId, what: 'held' | 'revolt' | 'army' | 'full'): Assertion =>
  value('effect', [town], what);
/** So many revolts are in the reserve. */
export const revoltsLeft = (count: number): Assertion => value('revoltsLeft', [], count);
/** So many armies are in the reserve. */
export const armiesLeft = (count: number): Assertion => value('armiesLeft', [], count);
export const phase = (id: PhaseId): Assertion => value('phase', [], id);
export const turn = (general: CommanderId): Assertion => value('turn', [], general);
export const round = (count: number): Assertion => value('round', [], count);
/** The game is won. */
export const won: Assertion = happened('ended', { ending: 'victory' });

export const all = (...of: readonly Assertion[]): Assertion => ({ is: 'all', of });
export const any = (...of: readonly Assertion[]): Assertion => ({ is: 'any', of });
export const not = (of: Assertion): Assertion => ({ is: 'not', of });
