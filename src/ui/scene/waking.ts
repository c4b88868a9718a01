import { atom, type ReadableAtom } from 'nanostores';
import type { Fact } from '../../kernel/contract.ts';
import type { Shown } from './shown.ts';
import type { SceneStore, Verbs } from './store.ts';

/**
 * A scene that is shown before it can be played: its player is fetched when the reader first touches the scene. Actions
 * before its arrival wait for it, and are not lost if the fetch is slow or fails.
 */
export interface Waking<Seen, F extends Fact, Player extends PlayerOf<Seen, F>> extends Verbs {
  readonly $shown: ReadableAtom<Shown<Seen, F>>;
  /** The player of the scene, after it is fetched. */
  readonly $player: ReadableAtom<Player | undefined>;
  readonly $wait: ReadableAtom<Wait>;
  /** The reader touches the scene, so its player will be needed. */
  readonly touched: () => void;
  /** The player is needed now. Settles when it is loaded or could not be fetched; never rejects. */
  readonly wake: () => Promise<void>;
}

/** The fetched part; it may contain more than the play. */
export interface PlayerOf<Seen, F extends Fact, S = unknown> {
  readonly store: SceneStore<Seen, F, S>;
}

/** The reader's state of waiting: none, for the player to load, or for a retry. */
export type Wait = 'none' | 'coming' | 'failed';

export function waking<Seen, F extends Fact, Player extends PlayerOf<Seen, F>>(
  first: Shown<Seen, F>,
  load: () => Promise<Player>,
): Waking<Seen, F, Player> {
  const $shown = atom(first);
  const $player = atom<Player | undefined>(undefined);
  const $wait = atom<Wait>('none');
  let waiting: readonly ((store: Verbs) => void)[] = [];
  let wanted = false;
  let coming: Promise<void> | undefined;

  const fetched = (): Promise<void> => {
    coming ??= load().then(
      (player) => {
        $player.set(player);
        player.store.$shown.subscribe((shown) => $shown.set(shown));
        for (const asked of waiting) asked(player.store);
        waiting = [];
        $wait.set('none');
      },
      (error) => {
        console.error(error);
        coming = undefined;
        // A reader who has only looked at the scene needs no message: the next touch tries again.
        if (wanted) $wait.set('failed');
      },
    );
    return coming;
  };
  const wake = (): Promise<void> => {
    wanted = true;
    if (!$player.get()) $wait.set('coming');
    return fetched();
  };
  const ask = (what: (store: Verbs) => void): void => {
    const player = $player.get();
    if (player) {
      what(player.store);
      return;
    }
    waiting = [...waiting, what];
    void wake();
  };
  const verb = (name: 'next' | 'back' | 'forward' | 'restart' | 'leave' | 'hint' | 'show') => () =>
    ask((store) => store[name]());
  return {
    $shown,
    $player,
    $wait,
    touched: () => {
      if ($wait.get() === 'none') void fetched();
    },
    wake,
    // An answer belongs to the question that was shown. If it is pressed twice, or after another action, the question
    // has changed.
    act: (...actions) => {
      const { seen } = $shown.get();
      ask((store) => $shown.get().seen === seen && store.act(...actions));
    },
    next: verb('next'),
    back: verb('back'),
    forward: verb('forward'),
    restart: verb('restart'),
    leave: verb('leave'),
    hint: verb('hint'),
    show: verb('show'),
    attempt: (task) => ask((store) => store.attempt(task)),
    tryWrong: (wrong) => ask((store) => store.tryWrong(wrong)),
    readAs: (other, own) => ask((store) => store.readAs(other, own)),
    link: () => new Promise((resolve, reject) => ask((store) => store.link().then(resolve, reject))),
  };
}
