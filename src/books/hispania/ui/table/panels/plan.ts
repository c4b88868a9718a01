import type { Action, Decision } from '../../../../../kernel/contract.ts';
import type { PlaceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { hispania } from '../../../engine/game.ts';
import type { State } from '../../../engine/state.ts';

/** All that is filled in for one kind of question, answered one after the other. */
export interface Plan {
  readonly actions: readonly Action[];
  readonly facts: readonly HispaniaFact[];
  /** Provinces that a new nation takes: that is told when it has all of them. */
  readonly lands: readonly PlaceId[];
}

/** Questions that come several times in a row, of which the whole row can be taken as it is filled in. */
const ROWS: readonly string[] = [
  'place',
  'arrive',
  'settle',
  'free-castle',
  'remove',
  'cull',
  'survivors',
  'found',
  'withdraw',
];
/** Kinds that are asked in one go. */
const TOGETHER: readonly (readonly string[])[] = [['place', 'arrive']];
/** What the answers of such rows bring by themselves; what follows when the row is over is another matter. */
const BRINGS: readonly HispaniaFact['kind'][] = [
  'arrived',
  'raised',
  'removed',
  'culled',
  'withdrew',
  'transformed',
  'founded',
  'capital',
];
/** More questions of one kind than any phase asks. */
const MOST = 80;

/** What comes of taking all that is filled in, until something else is asked; nothing where nothing is. */
export function planOf(state: State, decision: Decision): Plan | undefined {
  if (!decision.preset || !ROWS.includes(decision.kind)) return undefined;
  const kinds = TOGETHER.find((kinds) => kinds.includes(decision.kind)) ?? [decision.kind];
  const owner = decision.params['nation'];
  const actions: Action[] = [];
  const facts: HispaniaFact[] = [];
  const lands: PlaceId[] = [];
  let now = state;
  let asked: Decision | undefined = decision;
  while (asked && kinds.includes(asked.kind) && asked.params['nation'] === owner && actions.length < MOST) {
    const { preset } = asked;
    // What ends the row is not part of it: something would be lost.
    if (!preset || preset.kind === 'end') break;
    const applied = hispania.apply(now, preset);
    if (!applied.state) break;
    actions.push(preset);
    if (preset.kind === 'found') lands.push(preset.fixed['place'] as PlaceId);
    const beyond = applied.facts.findIndex(({ kind }) => kind === 'phase' || kind === 'nation' || kind === 'turn');
    const brought = beyond < 0 ? applied.facts : applied.facts.slice(0, beyond);
    facts.push(...brought.filter(({ kind }) => BRINGS.includes(kind)));
    now = applied.state;
    asked = hispania.decision(now);
  }
  return actions.length > 0 ? { actions, facts, lands } : undefined;
}
