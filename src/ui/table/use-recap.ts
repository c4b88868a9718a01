import { useState } from 'preact/hooks';
import type { Kinds, ShownOf } from '../playable.ts';
import { isTheirs } from './seats-here.ts';

/** What has happened since somebody last decided, told when they want to hear it. */
export interface Recapping {
  /** It is being told, over the question. */
  readonly open: boolean;
  /** It was told at this question. */
  readonly told: boolean;
  readonly begin: () => void;
  /** They know it, or do not want to: back to the present. */
  readonly end: () => void;
}

/** After which answer it was told last, and at which it is being told. */
interface Recapped {
  readonly told: number;
  readonly open?: number;
}

/** It is told over other states than the present one, so that it stands above whatever is asked. */
export function useRecap<K extends Kinds>(shown: ShownOf<K>, look: (n?: number) => void): Recapping {
  const { journal, asking } = shown;
  const [recap, setRecap] = useState<Recapped>({ told: -1 });
  return {
    open: recap.open === journal.at && asking.is === 'person' && isTheirs(shown),
    told: recap.told === journal.at,
    begin: () => setRecap({ told: recap.told, open: journal.at }),
    end: () => {
      setRecap({ told: journal.at });
      look();
    },
  };
}
