import type { Fact, Fault } from '../../kernel/contract.ts';
import type { Broken } from '../../kernel/saves.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Rich } from '../../words/rich.ts';
import type { ReadingWords, SceneWords } from '../../words/scene-words.ts';
import type { Kinds, Look } from '../playable.ts';
import type { PlayerOf, Waking } from './waking.ts';

/** What a live scene is made of, in any book. */

/** A scene before anything is played, as the site is built with it: plain data, the same in all languages. A book adds its own. */
export interface SceneStart {
  readonly scene: Scene;
  readonly seen: Look;
  /** The rulings that it can be read otherwise by; mostly none. */
  readonly rulings: readonly ShownRuling[];
}

/** A ruling that a scene shows. */
export interface ShownRuling {
  readonly id: string;
  /** The printed number of the rule it is about. */
  readonly rule: string;
  /** The reading that the scene is played by as it stands. */
  readonly own: 'a' | 'b';
  /** Steps of the line that lead to where the readings differ. */
  readonly at: number;
}

/** What is pointed at on the board, or in the list, and is no answer yet. */
export interface Pointing {
  /** Points at a place. False where that means nothing to the question that is asked. */
  point(place: string): boolean;
}

/** The kinds of a game whose scenes are played on a page. */
export interface SceneKinds extends Kinds {
  readonly start: SceneStart;
  readonly pointing: Pointing;
}

/** The start of a scene of a book. */
export type StartOf<K extends SceneKinds> = K['start'] & { readonly seen: K['seen'] };

/** What a page fetches to show a scene: its start and all that is said of it, in one file. Plain data. */
export interface SceneFile<Start extends SceneStart = SceneStart> {
  readonly start: Start;
  readonly told: SceneWords;
  /** What is said of the rulings that it can be read otherwise by. */
  readonly readings: { readonly [ruling: string]: ReadingWords };
}

/** How a book says what has happened: a line for a fact. It comes with what plays the scene. */
export type Telling<F extends Fact> = (fact: F) => Rich;

/** What plays a scene, and speaks of what happens in it. */
export interface Player<K extends SceneKinds> extends PlayerOf<K['seen'], K['fact'], K['state']> {
  readonly say: Telling<K['fact']>;
  /** The state that is seen; nothing of one that was never looked at. */
  readonly stateOf: (seen: K['seen']) => K['state'] | undefined;
  /** What was wrong with the link that was followed. */
  readonly trouble?: LinkTrouble;
}

/** A scene on a page: shown before it can be played. */
export type Play<K extends SceneKinds> = Waking<K['seen'], K['fact'], Player<K>>;

/** What is said of a link that opens nothing, or opens another position than it held. */
export interface LinkTrouble {
  readonly lines: readonly { readonly text: Rich; readonly rule?: string }[];
  /** What to do, and that nothing is lost. */
  readonly remedy: string;
}

/** How a book says what is wrong with something that was written down. */
export interface FaultVoice {
  fault(of: Fault): Rich;
  broken(of: Pick<Broken<unknown>, 'code' | 'at'>): Rich;
  readonly remedies: { readonly link: string; readonly replay: string };
}
