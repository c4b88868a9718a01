import type { Choice, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { isTown, townsNear } from '../data/geography.ts';
import { TOWNS } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { actorNamed, actors, whyTooDear } from './actors.ts';
import { uses } from './board.ts';
import { change, type Draft } from './draft.ts';
import { hasRoad, isFit, isServed, siteBetween } from './roads.ts';

/** Roads that are laid in play, from the town of a general (8.1, ruling V31). */

export function buildChoices(state: State): readonly Choice[] {
  if (state.kept === 0) return [];
  return actors(state).flatMap((general) => {
    const from = state.generals[general];
    if (from === null) return [];
    return townsNear(from).flatMap((to): readonly Choice[] =>
      whyNoBuild(state, { general, to }) ? [] : [{ kind: 'build', fixed: { general, to }, ranges: {} }],
    );
  });
}

/** Why a road may not be laid. */
export function whyNoBuild(state: State, fixed: { readonly [key: string]: string }): Refusal | undefined {
  if (!uses(state, 'ingenivm')) return refuse('not-in-use', '8.1', {});
  const { general, refusal } = actorNamed(state, fixed['general'], actors(state));
  if (refusal) return refusal;
  if (state.leaving) return refuse('leave', '3.4', { general });
  if (state.kept === 0) return refuse('no-road-left', '8.1', {});
  const to = TOWNS.find((one) => one === fixed['to']);
  if (to === undefined) return refuse('no-such-place', '1.3', {});
  const from = state.generals[general];
  if (from === null || !isTown(from)) return refuse('at-sea', '8.1', { general });
  if (!townsNear(from).includes(to)) return refuse('not-connected', '8.1', { general, place: to });
  if (hasRoad(state, from, to)) return refuse('road-there', '8.1', { place: to });
  if (!isServed(state, from)) return refuse('not-served', '2.6', { place: from });
  if (!isFit(state, to)) return refuse('ends-badly', '2.6', { place: to });
  return whyTooDear(state, siteBetween(state, from, to)?.segments ?? 1);
}

/** Lays a road for a coin a segment. */
export function build(draft: Draft, { fixed: { general, to } }: ActionOf<'build'>): void {
  const { state } = draft;
  const site = siteBetween(state, state.generals[general] ?? '', to);
  if (!site) return;
  const { road, segments } = site;
  change(draft, { coins: state.coins - segments, kept: state.kept - 1, roads: [...state.roads, road] });
  draft.facts.push({ kind: 'road', rule: '8.1', from: road[0], to: road[1], cost: segments });
}
