import { onceDrawn } from '../drawn.ts';
import type { ShownOf } from '../playable.ts';
import type { Desk } from './desk.ts';
import type { Parts, TableKinds } from './parts.ts';
import type { Room } from './room.ts';

interface Props<K extends TableKinds> {
  readonly room: Room<K>;
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  readonly shown: ShownOf<K>;
  /** Opens the history beside the board. */
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

/** The story of the game in place of the board, and the ways from it: into the history, to a copy, back. */
export function StoryPage<K extends TableKinds>({ room, desk, parts, shown, onHistory, onClose }: Props<K>) {
  if (!parts.story) return null;
  const { Page } = parts.story;
  /** Whoever comes back with the keys stands at the part beside the board. */
  const close = (): void => {
    onClose();
    onceDrawn(() => document.querySelector<HTMLElement>('.whole-table .asked, .whole-table .leaf')?.focus());
  };
  const look = (n: number): void => {
    room.store.look(n >= shown.journal.at ? undefined : n);
    onHistory();
    close();
  };
  return (
    <Page
      shown={shown}
      onLook={look}
      onReplay={() => look(0)}
      onBranch={(n) => {
        onClose();
        desk.branch(room, n);
      }}
      onClose={close}
    />
  );
}
