import { atom, type ReadableAtom } from 'nanostores';
import type { Action, Fact, Game } from '../../kernel/contract.ts';
import type { Journal } from '../../kernel/journal.ts';
import { asGame } from './following.ts';
import type { Other, Session } from './session.ts';
import * as play from './session.ts';
import type { Shown } from './shown.ts';

/** The reader's actions in a scene. */
export interface Verbs {
  /** Answers; several answers are one gesture, such as a move over several places, and are taken back as one. */
  readonly act: (...actions: readonly Action[]) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly restart: () => void;
  readonly leave: () => void;
  readonly attempt: (task: string) => void;
  readonly hint: () => void;
  readonly show: () => void;
  readonly tryWrong: (wrong: string) => void;
  /**
   * Restarts at the point where another position, by its name, and the scene's own differ: from that position, or from
   * its own.
   */
  readonly readAs: (other: string, own: boolean) => void;
  /** The fragment that restores all the play so far. */
  readonly link: () => Promise<string>;
}

/** A scene in play on a page: its shown data and the reader's actions. */
export interface SceneStore<Seen, F extends Fact, S = unknown> extends Verbs {
  readonly $shown: ReadableAtom<Shown<Seen, F>>;
  /** The play so far as a separate game. */
  readonly asGame: () => Journal<S, F>;
}

/** Continues from a session; `look` returns the view of a state, and `others` are the alternative positions. */
export function createScene<S, F extends Fact, Seen>(
  game: Game<S, F>,
  opened: Session<S, F>,
  look: (state: S) => Seen,
  others: readonly Other[] = [],
): SceneStore<Seen, F, S> {
  let session = opened;
  const $shown = atom(shownOf(session, look));
  const change = (next: Session<S, F>): void => {
    if (next === session) return;
    session = next;
    $shown.set(shownOf(session, look));
  };
  return {
    $shown,
    act: (...actions) => change(play.actAll(game, session, actions)),
    next: () => change(play.nextOfLine(game, session)),
    back: () => change(play.back(game, session)),
    forward: () => change(play.forward(game, session)),
    restart: () => change(play.restart(game, session)),
    leave: () => change(play.leave(session)),
    attempt: (task) => change(play.attempt(game, session, task)),
    hint: () => change(play.hint(session)),
    show: () => change(play.show(game, session)),
    tryWrong: (wrong) => change(play.tryWrong(game, session, wrong)),
    asGame: () => asGame(session),
    readAs: (id, own) => {
      const other = others.find((one) => one.id === id);
      if (other) change(play.readAs(game, session, other, own));
    },
    link: async () => (await import('./link.ts')).linkOf(game, session),
  };
}

function shownOf<S, F extends Fact, Seen>(session: Session<S, F>, look: (state: S) => Seen): Shown<Seen, F> {
  const { journal, task, refused, other, after = 0 } = session;
  const step = play.onLine(session);
  return {
    seen: look(play.current(session)),
    at: journal.at - after,
    taken: journal.entries.length > journal.at,
    ...(step === undefined ? {} : { step }),
    facts: play.facts(session, after),
    last: play.lastFacts(session),
    ...(after > 0 ? { follows: true as const } : {}),
    ...(other === undefined ? {} : { other }),
    ...(task ? { task } : {}),
    ...(refused ? { refused: refused.refusal } : {}),
  };
}
