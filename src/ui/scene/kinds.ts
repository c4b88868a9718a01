import type { Fact, Fault } from '../../kernel/contract.ts';
import type { Broken } from '../../kernel/saves.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Rich } from '../../words/rich.ts';
import type { ReadingWords, SceneWords } from '../../words/scene-words.ts';
import type { Kinds, Look } from '../playable.ts';
import type { PlayerOf, Waking } from './waking.ts';

/** The parts of a live scene in any book. */

/** A scene before any play, as the build writes it: plain data, the same in all languages. A book adds its own data. */
export interface SceneStart {
  readonly scene: Scene;
  readonly seen: Look;
  /** The rulings whose other reading the scene can show; usually none. */
  readonly rulings: readonly ShownRuling[];
}

/** A ruling that a scene shows. */
export interface ShownRuling {
  readonly id: string;
  /** The ruling's rule. */
  readonly rule: string;
  /** The reading that the scene uses by default. */
  readonly own: 'a' | 'b';
  /** The number of steps of the line before the readings differ. */
  readonly at: number;
}

/** A place that the reader points at on the board or in the list, and that is no answer yet. */
export interface Pointing {
  /** Points at a place. Returns false if the place has no meaning for the current question. */
  point(place: string): boolean;
}

/** The kinds of a game whose scenes are played on a page. */
export interface SceneKinds extends Kinds {
  readonly start: SceneStart;
  readonly pointing: Pointing;
}

/** The start of a scene of a book. */
export type StartOf<K extends SceneKinds> = K['start'] & { readonly seen: K['seen'] };

/** The one file that a page fetches for a scene: its start and all its words. Plain data. */
export interface SceneFile<Start extends SceneStart = SceneStart> {
  readonly start: Start;
  readonly told: SceneWords;
  /** The words about the rulings whose other reading it can show. */
  readonly readings: { readonly [ruling: string]: ReadingWords };
}

/** A book's words for events: a line for a fact. They are fetched with the player of the scene. */
export type Telling<F extends Fact> = (fact: F) => Rich;

/** The player of a scene, with the words for its events. */
export interface Player<K extends SceneKinds> extends PlayerOf<K['seen'], K['fact'], K['state']> {
  readonly say: Telling<K['fact']>;
  /** The state behind a view; undefined for a view that this player did not make. */
  readonly stateOf: (seen: K['seen']) => K['state'] | undefined;
  /** The fault of the followed link. */
  readonly trouble?: LinkTrouble;
}

/** A scene on a page: shown before it can be played. */
export type Play<K extends SceneKinds> = Waking<K['seen'], K['fact'], Player<K>>;

/** The message about a link that opens nothing, or opens a position other than its own. */
export interface LinkTrouble {
  readonly lines: readonly { readonly text: Rich; readonly rule?: string }[];
  /** The remedy, and that nothing is lost. */
  readonly remedy: string;
}

/** A book's words for the faults of written data. */
export interface FaultVoice {
  fault(of: Fault): Rich;
  broken(of: Pick<Broken<unknown>, 'code' | 'at'>): Rich;
  readonly remedies: { readonly link: string; readonly replay: string };
}
