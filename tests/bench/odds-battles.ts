import type { State } from '../../src/books/hispania/engine/state.ts';
import type { Chosen } from '../../src/books/hispania/odds/policy.ts';
import { setUpBattle } from '../../src/books/hispania/odds/set-up.ts';
import type { WrittenBattle } from '../../src/books/hispania/odds/written.ts';

/** Battles whose odds are timed. */

function begin(written: WrittenBattle): State {
  const { state, faults } = setUpBattle(written);
  if (faults) throw new Error(JSON.stringify(faults));
  return state;
}

/** Six against six, of as many kinds as there are, some over a river. */
export const SIX: readonly State[] = [
  {
    attacker: { units: { infantry: 3, cavalry: 2, knight: 1 }, leader: true, river: { infantry: 1 } },
    defender: { units: { infantry: 3, knight: 2, castle: 1 }, leader: true },
  },
  {
    attacker: { units: { infantry: 2, knight: 3, elite: 1 }, river: { infantry: 1, knight: 1 } },
    defender: { units: { infantry: 2, knight: 2, cavalry: 1, castle: 1 } },
    terrain: 'mountain' as const,
  },
].map(begin);

/**
 * The largest that the game allows: all Almoravids in one place, whom zeal sets no limit, against Castile's best; and six against
 * as many as stand in Granada, with the Berbers beside them.
 */
export const WORST: readonly State[] = [
  {
    attacker: {
      nation: 'almoravids' as const,
      units: { elite: 26, infantry: 26 },
      leader: true,
      river: { elite: 13, infantry: 13 },
    },
    defender: { nation: 'castile' as const, units: { infantry: 1, knight: 4, castle: 1 }, leader: true },
    place: 'toledo' as const,
    turn: 18,
    zeal: true,
  },
  {
    attacker: { units: { infantry: 2, knight: 4 }, leader: true, river: { knight: 2, infantry: 1 } },
    defender: { nation: 'umayyads' as const, units: { infantry: 2, cavalry: 3, castle: 1, berber: 3 }, leader: true },
    place: 'granada' as const,
    turn: 14,
  },
].map(begin);

/** The most expensive policies besides the default: the likely loser retreats, for which every state must be examined. */
export const DEAR: Chosen = { retreat: { attacker: { winning: 0.4 }, defender: { winning: 0.4 } } };
