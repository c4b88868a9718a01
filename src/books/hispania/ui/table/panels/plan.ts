import type { Action, Decision } from '../../../../../kernel/contract.ts';
import type { PlaceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { hispania } from '../../../engine/game.ts';
import type { State } from '../../../engine/state.ts';

/** The whole preset for one kind of question, answered one after the other. */
export interface Plan {
  readonly actions: readonly Action[];
  readonly facts: readonly HispaniaFact[];
  /** Provinces that a new nation takes: this is reported when it has all of them. */
  readonly lands: readonly PlaceId[];
}

/** Questions that come several times in a row, whose preset can be taken for the whole row. */
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
/** Kinds that are answered together. */
const TOGETHER: readonly (readonly string[])[] = [['place', 'arrive']];
/** The direct effects of the answers in such rows; the events after the row are separate. */
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
/** Whether a fact tells of the nation that answers: the last answer may lead on, to what happens to others. */
const isOf = (fact: HispaniaFact, nation: unknown): boolean =>
  ['nation', 'owner', 'into'].every((name) => !(name in fact) || fact[name as keyof typeof fact] === nation);
/** An upper bound for the number of questions of one kind in a phase. */
const MOST = 80;

/** The result of the whole preset, up to a different question; undefined if there is no preset. */
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
    // An answer that ends the row is not part of it, because something would be lost.
    if (!preset || preset.kind === 'end') break;
    const applied = hispania.apply(now, preset);
    if (!applied.state) break;
    actions.push(preset);
    if (preset.kind === 'found') lands.push(preset.fixed['place'] as PlaceId);
    const beyond = applied.facts.findIndex(({ kind }) => kind === 'phase' || kind === 'nation' || kind === 'turn');
    const brought = beyond < 0 ? applied.facts : applied.facts.slice(0, beyond);
    facts.push(...brought.filter((fact) => BRINGS.includes(fact.kind) && isOf(fact, owner)));
    now = applied.state;
    asked = hispania.decision(now);
  }
  return actions.length > 0 ? { actions, facts, lands } : undefined;
}
