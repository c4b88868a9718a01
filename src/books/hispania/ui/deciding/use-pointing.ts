import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import { placeAction } from './pointing.ts';

/** The places pointed at before the answer. */
export interface Pointing {
  /** The start of a move, or the place whose row is open. */
  readonly from: PlaceId | undefined;
  /** The target of that move. */
  readonly to: PlaceId | undefined;
  readonly setFrom: (place: PlaceId | undefined) => void;
  /** Points at a place. Returns false if the place means nothing for the current question. */
  point(place: PlaceId): boolean;
}

/** Pointing at the board of a scene or a lesson: the first place begins a move, the next is its target. `at` is the number of answers. */
export function usePointing(decision: Decision | undefined, at: number, onAnswer: (action: Action) => void): Pointing {
  const [{ from, to }, set] = useState<Pick<Pointing, 'from' | 'to'>>(NOWHERE);
  useLayoutEffect(() => set(NOWHERE), [at, decision?.kind]);
  const point = (place: PlaceId): boolean => {
    // The same place twice: the move begins there instead, or is dropped.
    if (place === from || place === to) {
      set({ from: place === to && canStart(decision, place) ? place : undefined, to: undefined });
      return true;
    }
    const pointed = placeAction(decision, place, from);
    if (pointed?.is === 'act') onAnswer(pointed.action);
    else if (pointed?.is === 'from') set({ from: pointed.place, to: undefined });
    else if (pointed) set({ from, to: pointed.place });
    return pointed !== undefined;
  };
  return { from, to, setFrom: (place) => set({ from: place, to: undefined }), point };
}

const canStart = (decision: Decision | undefined, place: PlaceId): boolean =>
  decision?.choices.some(({ kind, fixed }) => kind === 'step' && fixed['from'] === place) ?? false;

const NOWHERE = { from: undefined, to: undefined };
