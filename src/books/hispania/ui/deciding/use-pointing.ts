import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import { placeAction } from './pointing.ts';

/** What has been pointed at and is not answered yet. */
export interface Pointing {
  /** Where a move begins, or whose row is open. */
  readonly from: PlaceId | undefined;
  /** Where that move is to lead. */
  readonly to: PlaceId | undefined;
  readonly setFrom: (place: PlaceId | undefined) => void;
  /** Points at a place. False where that means nothing to the question that is asked. */
  point(place: PlaceId): boolean;
}

/** Pointing at the board of a scene or a lesson: one place begins a move, the next is where it leads. `at`: how many answers stand. */
export function usePointing(decision: Decision | undefined, at: number, onAnswer: (action: Action) => void): Pointing {
  const [{ from, to }, set] = useState<Pick<Pointing, 'from' | 'to'>>(NOWHERE);
  useLayoutEffect(() => set(NOWHERE), [at, decision?.kind]);
  const point = (place: PlaceId): boolean => {
    // Twice the same place: the move begins there instead, or nowhere.
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
