import type { ScenarioId } from '../../../engine/data/ids.ts';
import type { Land } from './land.ts';
import generated from './lands.generated.json' with { type: 'json' };
import type { ShortId } from './short.ts';

/** The lands of the scenarios and of the short games: made by `npm run lobby -- --write`. */
export interface Lands {
  /** The number of games between Captains of which the most typical end was chosen. */
  readonly games: number;
  readonly set: string;
  readonly engine: number;
  readonly scenarios: Readonly<Record<ScenarioId, { readonly starts: Land; readonly ends: Land }>>;
  readonly short: Readonly<Record<ShortId, Land>>;
}

export const LANDS: Lands = generated;
