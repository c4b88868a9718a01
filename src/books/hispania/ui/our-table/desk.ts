import { useEffect, useRef, useState } from 'preact/hooks';
import type { Written } from '../../engine/position.ts';
import { hispaniaTexts } from '../on-device.ts';
import { begun, type Start } from './begin.ts';
import { begin, edited, type History, redone, undone } from './history.ts';
import { asideOn, BEFORE, forgetAside, KEY, keepOn, keptOn, readText } from './keep.ts';
import { size } from './standing.ts';

/** The board during the editing: its history, and whether the device keeps it. */
export interface Desk {
  readonly written: Written;
  /** `key` is the subject of the edit, if a similar edit soon after is part of the same step. */
  readonly edit: (change: (written: Written) => Written, key?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Replaces the board by another, and keeps the old one aside. */
  readonly renew: (written: Written) => void;
  /** The board that was set aside at the start of this one, if any. */
  readonly before: Written | undefined;
  readonly kept: 'kept' | 'keeping' | 'not-kept';
  /** The board of another tab in the meantime; nothing is stored before the reader decides. */
  readonly other: Written | undefined;
  readonly takeOther: () => void;
  readonly keepMine: () => void;
  /** The text of an unreadable draft on this device, until it is discarded. */
  readonly damaged: string | undefined;
  readonly forgetDamaged: () => void;
}

/** The time, in ms, after the last edit until a draft is stored. */
const PAUSE = 250;

interface Opened {
  readonly history: History<Written>;
  readonly damaged: string | undefined;
  readonly before: Written | undefined;
  /** The draft already on the device. */
  readonly onDevice: Written | undefined;
}

/** The draft of this device, or a requested start: then the draft is one step of Undo away, and kept aside. */
function open(start: Start | undefined): Opened {
  const store = hispaniaTexts();
  const kept = keptOn(store);
  const draft = kept.is === 'draft' ? kept.written : undefined;
  const aside = keptOn(store, BEFORE);
  const damaged = kept.is === 'damaged' ? kept.text : asideOn(store);
  const before = aside.is === 'draft' ? aside.written : undefined;
  if (!start) {
    return { history: begin(draft ?? begun({ is: 'empty' })), damaged, before, onDevice: draft };
  }
  if (!draft) return { history: begin(begun(start)), damaged, before, onDevice: undefined };
  if (size(draft) > 0) keepOn(store, draft, BEFORE);
  const history = edited(begin(draft), begun(start), 0);
  return { history, damaged, before: size(draft) > 0 ? draft : before, onDevice: draft };
}

export function useDesk(start: Start | undefined): Desk {
  const [opened] = useState(() => open(start));
  const [history, setHistory] = useState(opened.history);
  const [before, setBefore] = useState(opened.before);
  const [damaged, setDamaged] = useState(opened.damaged);
  const [kept, setKept] = useState<Desk['kept']>(opened.history.now === opened.onDevice ? 'kept' : 'keeping');
  const [other, setOther] = useState<Written>();
  const onDevice = useRef(opened.onDevice);
  const { now } = history;

  // Stored after a short time, and at once when the reader leaves the page.
  useEffect(() => {
    if (now === onDevice.current || other) return;
    setKept('keeping');
    const keep = (): void => {
      if (now === onDevice.current) return;
      const done = keepOn(hispaniaTexts(), now);
      if (done) onDevice.current = now;
      setKept(done ? 'kept' : 'not-kept');
    };
    const leave = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    const timer = setTimeout(keep, PAUSE);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', keep);
    };
  }, [now, other]);

  // The last edit is also stored when the reader leaves this part of the page.
  const last = useRef(now);
  last.current = now;
  const undecided = useRef(other);
  undecided.current = other;
  useEffect(
    () => () => {
      if (last.current !== onDevice.current && !undecided.current) keepOn(hispaniaTexts(), last.current);
    },
    [],
  );

  useEffect(() => {
    const changed = ({ key, newValue }: StorageEvent): void => {
      if (key !== KEY || newValue === null) return;
      const { written } = readText(newValue);
      if (written && JSON.stringify(written) !== JSON.stringify(last.current)) setOther(written);
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);

  const put = (change: (written: Written) => Written, key?: string): void =>
    setHistory((old) => edited(old, change(old.now), Date.now(), key));
  return {
    written: now,
    edit: put,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    renew: (written) => {
      if (size(now) > 0) {
        keepOn(hispaniaTexts(), now, BEFORE);
        setBefore(now);
      }
      put(() => written);
    },
    before,
    kept,
    other,
    takeOther: () => {
      if (!other) return;
      onDevice.current = other;
      put(() => other);
      setOther(undefined);
      setKept('kept');
    },
    keepMine: () => {
      // The device now has the board of the other tab, whatever was stored before.
      onDevice.current = undefined;
      setOther(undefined);
    },
    damaged,
    forgetDamaged: () => {
      forgetAside(hispaniaTexts());
      setDamaged(undefined);
    },
  };
}
