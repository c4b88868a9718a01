import type { Choice, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { MOST } from '../data/level.ts';
import { refuse } from '../refusals.ts';
import type { Army, State } from '../state.ts';
import { actorNamed, actors, whyTooDear } from './actors.ts';
import { change, type Draft, rollFor } from './draft.ts';
import { rollRevolt } from './revolts.ts';
import { touches } from './routes.ts';

/** “Rome does not pay traitors”: one try a game to have the chief of the special army murdered (8.6-murder, rulings V34c, V34e). */

function chiefOf({ armies }: State): Army | undefined {
  return armies.find(({ special }) => special);
}

export function murderChoices(state: State): readonly Choice[] {
  const coins = { is: 'number', min: 1, max: Math.min(MOST.combat, state.coins) } as const;
  return actors(state).flatMap((general): readonly Choice[] =>
    whyNoMurder(state, { general }) ? [] : [{ kind: 'murder', fixed: { general }, ranges: { coins } }],
  );
}

/** Why a general may not try it. */
export function whyNoMurder(state: State, fixed: { readonly [key: string]: string }): Refusal | undefined {
  if (!state.murder) return refuse('not-in-use', '8.6-murder', {});
  const { general, refusal } = actorNamed(state, fixed['general'], actors(state));
  if (refusal) return refusal;
  if (state.leaving) return refuse('leave', '3.4', { general });
  if (state.chief !== null) return refuse('spent', '8.6-murder', {});
  const army = chiefOf(state);
  if (!army) return refuse('no-chief', '8.6-murder', {});
  if (!touches(state, general, army.at)) return refuse('not-connected', '8.6-murder', { general, place: army.at });
  return whyTooDear(state, 1);
}

/** Rolls for the murder: a third army replaces the special one, or both dice of revolt are rolled. */
export function tryMurder(draft: Draft, { fixed: { general }, values: { coins } }: ActionOf<'murder'>): void {
  const army = chiefOf(draft.state);
  if (!army) return;
  change(draft, { coins: draft.state.coins - coins });
  const killed = rollFor(draft, 'roman', 'murder', '8.6-murder') <= coins;
  draft.facts.push({ kind: 'murder', rule: '8.6-murder', general, coins, killed });
  change(draft, { chief: killed ? 'killed' : 'missed' });
  if (!killed) {
    rollRevolt(draft);
    return;
  }
  change(draft, { armies: draft.state.armies.map((one) => (one === army ? { at: one.at, special: false } : one)) });
  draft.facts.push({ kind: 'replaced', rule: '8.6-murder', place: army.at });
}
