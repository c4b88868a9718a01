import { atom, type ReadableAtom } from 'nanostores';
import type { Fact } from '../../kernel/contract.ts';
import type { Shown } from './shown.ts';
import type { SceneStore, Verbs } from './store.ts';

/**
 * A scene that is shown before it can be played: what plays it is fetched when the reader first touches the scene. Whatever
 * is asked of it before it is here waits for it, and is lost neither when that takes long nor when it fails.
 */
export interface Waking<Seen, F extends Fact, Player extends PlayerOf<Seen, F>> extends Verbs {
  readonly $shown: ReadableAtom<Shown<Seen, F>>;
  /** What plays the scene, once it is here. */
  readonly $player: ReadableAtom<Player | undefined>;
  readonly $wait: ReadableAtom<Wait>;
  /** The reader touches the scene: it will be wanted. */
  readonly touched: () => void;
  /** What plays it is wanted now. Settles when it is here or could not be fetched; never rejects. */
  readonly wake: () => Promise<void>;
}

/** What is fetched; it may bring more than how to play. */
export interface PlayerOf<Seen, F extends Fact, S = unknown> {
  readonly store: SceneStore<Seen, F, S>;
}

/** What a reader waits for: nothing, for it to come, or for it to be tried again. */
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
        // Whoever has only looked at it need not know: the next touch tries again.
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
    // An answer is to the question that stands there: pressed twice, or after something else, it finds another.
    act: (action) => {
      const { seen } = $shown.get();
      ask((store) => $shown.get().seen === seen && store.act(action));
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
