import { atom, type ReadableAtom } from 'nanostores';
import type { Action, Fact, Game } from '../../kernel/contract.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Session } from './session.ts';
import * as play from './session.ts';

/** A scene that is being played on a page: the session, and what the reader can do with it. */
export interface SceneStore<S, F extends Fact> {
  readonly $session: ReadableAtom<Session<S, F>>;
  readonly act: (action: Action) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly restart: () => void;
  readonly leave: () => void;
  readonly attempt: (task: string) => void;
  readonly hint: () => void;
  readonly show: () => void;
  readonly tryWrong: (wrong: string) => void;
}

/** Opens a scene. Throws if its position is faulty: every scene that is landed has been checked. */
export function createScene<S, F extends Fact>(
  game: Game<S, F>,
  scene: Scene,
  opened?: Session<S, F>,
): SceneStore<S, F> {
  const begun = opened ? { session: opened } : play.open(game, scene);
  if (!begun.session) throw new Error(begun.faults.map((f) => `${f.path}: ${f.code}`).join('; '));
  const $session = atom(begun.session);
  const change = (next: (session: Session<S, F>) => Session<S, F>) => () => $session.set(next($session.get()));
  return {
    $session,
    act: (action) => $session.set(play.act(game, $session.get(), action)),
    next: change((s) => play.nextOfLine(game, s)),
    back: change((s) => play.back(game, s)),
    forward: change((s) => play.forward(game, s)),
    restart: change((s) => play.restart(game, s)),
    leave: change((s) => play.leave(s)),
    attempt: (task) => $session.set(play.attempt(game, $session.get(), task)),
    hint: change((s) => play.hint(s)),
    show: change((s) => play.show(game, s)),
    tryWrong: (wrong) => $session.set(play.tryWrong(game, $session.get(), wrong)),
  };
}
