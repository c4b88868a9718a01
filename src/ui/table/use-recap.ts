import { useState } from 'preact/hooks';
import type { Kinds, ShownOf } from '../playable.ts';
import { isTheirs } from './seats-here.ts';

/** The events since a person last decided, shown when they want to see them. */
export interface Recapping {
  /** It is shown over the question. */
  readonly open: boolean;
  /** It was shown at this question. */
  readonly told: boolean;
  readonly begin: (step?: number) => void;
  /** The step with which it begins. */
  readonly from: number;
  /** The reader knows it or skips it: back to the present. */
  readonly end: () => void;
}

/** The answer after which it was last shown, and the one at which it is shown now. */
interface Recapped {
  readonly told: number;
  readonly open?: number;
  readonly from?: number;
}

/** It uses states other than the present one, so it covers the current question. */
export function useRecap<K extends Kinds>(shown: ShownOf<K>, look: (n?: number) => void): Recapping {
  const { journal, asking } = shown;
  const [recap, setRecap] = useState<Recapped>({ told: -1 });
  return {
    open: recap.open === journal.at && asking.is === 'person' && isTheirs(shown),
    told: recap.told === journal.at,
    from: recap.from ?? 0,
    begin: (from = 0) => setRecap({ told: recap.told, open: journal.at, from }),
    end: () => {
      setRecap({ told: journal.at });
      look();
    },
  };
}
