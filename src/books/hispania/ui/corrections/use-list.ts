import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fault } from '../../../../kernel/contract.ts';
import { cleanName } from '../../../../kernel/names.ts';
import { LONGEST_NAME, type NamedCorrections, readCorrectionsFile } from '../../engine/corrections-file.ts';
import type { Corrections } from '../../engine/data/sets.ts';
import { hispaniaTexts } from '../on-device.ts';
import { KEY, type Kept, keepOn, keptOn } from './kept.ts';

/** The last change to the whole list, which can be undone. */
export type Done = { readonly is: 'opened'; readonly name: string } | { readonly is: 'cleared' };

/** The list of this device, and its operations. */
export interface List {
  readonly named: NamedCorrections;
  /** Whether it is stored on the device. */
  readonly kept: boolean;
  /** The text of a stored list that is unreadable. */
  readonly damaged: string | undefined;
  readonly done: Done | undefined;
  /** The faults of a file that was not opened. */
  readonly refused: readonly Fault[];
  readonly change: (change: (all: Corrections) => Corrections) => void;
  readonly rename: (name: string) => void;
  /** Replaces the list with a file, if the file is readable. */
  readonly open: (file: Pick<File, 'name' | 'text'>) => Promise<void>;
  readonly clear: () => void;
  /** Restores the list before another was opened, or before it was cleared. */
  readonly back: () => void;
}

const NONE: NamedCorrections = { name: '', corrections: {} };

export function useList(): List {
  const [found, setFound] = useState<Kept>(() => keptOn(hispaniaTexts()));
  const [named, setNamed] = useState<NamedCorrections>(found.is === 'list' ? found.named : NONE);
  const [kept, setKept] = useState(found.is !== 'forbidden');
  const [before, setBefore] = useState<{ readonly list: NamedCorrections; readonly done: Done }>();
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  /** The list written last: two changes may come before the next render. */
  const latest = useRef(named);
  const put = (next: NamedCorrections): void => {
    latest.current = next;
    setNamed(next);
    setKept(keepOn(hispaniaTexts(), next));
  };
  useEffect(() => {
    // Changes of another tab are shown here, too, so that neither tab overwrites the other.
    const read = ({ key }: StorageEvent): void => {
      const now = key === KEY ? keptOn(hispaniaTexts()) : undefined;
      if (now?.is !== 'list') return;
      latest.current = now.named;
      setNamed(now.named);
    };
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  return {
    named,
    kept,
    damaged: found.is === 'damaged' ? found.text : undefined,
    done: before?.done,
    refused,
    change: (change) => put({ ...latest.current, corrections: change(latest.current.corrections) }),
    rename: (name) => put({ ...latest.current, name }),
    open: async (file) => {
      const { named: read, faults } = readCorrectionsFile(await file.text().catch(() => ''));
      setRefused(faults ?? []);
      if (!read) return;
      const name = read.name || cleanName(file.name.replace(/(\.corrections)?\.json$/i, ''), LONGEST_NAME);
      setBefore({ list: latest.current, done: { is: 'opened', name } });
      put({ ...read, name });
    },
    clear: () => {
      setRefused([]);
      setBefore({ list: latest.current, done: { is: 'cleared' } });
      put({ ...latest.current, corrections: {} });
      setFound({ is: 'nothing' });
    },
    back: () => {
      if (before) put(before.list);
      setBefore(undefined);
    },
  };
}
