import type { RuleId } from './data/ids.ts';
import type { BattleFact } from './facts/battle.ts';
import type { TableFact } from './facts/table.ts';
import type { TurnFact } from './facts/turn.ts';

/** What happened in a game of Hispania, with the rule that made it happen. `only` is the one seat that may see it. */
export type HispaniaFact = { readonly rule: RuleId; readonly only?: string } & (TurnFact | BattleFact | TableFact);
