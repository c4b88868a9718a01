import type { Seat } from '../../../../kernel/contract.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { holdings } from '../../engine/rules/players.ts';
import type { State } from '../../engine/state.ts';

/** The nations of a seat that are on the map or may still come. */
export function nationsAt(state: State, seat: Seat): readonly NationId[] {
  return holdings(state, seat).filter((nation) => !state.nations[nation]?.ended);
}
