import type { Lang } from '../words/lang.ts';

/** What a book is, before anything of it is loaded: plain facts, each as the box or the rulebook prints it. */
export interface BookMeta {
  /** The name of its folder and of its address. */
  readonly id: string;
  /** As it stands on the box, in every language. */
  readonly title: string;
  /** Under which it is listed where another book has the same title. */
  readonly listed: string;
  /** Nothing where none is printed, here and below. */
  readonly year?: number;
  readonly designer?: string;
  readonly publisher?: string;
  readonly players: Range;
  readonly kind: Kind;
  readonly length: Length;
  /** In which languages it can be read, wholly or in part. */
  readonly languages: { readonly [lang in Lang]?: 'whole' | 'part' };
  /** Of its cover, the same in both themes; a book to come is drawn in the ink of the page. */
  readonly colours: { readonly ground: string; readonly ink: string };
  readonly stage: Stage;
  /** It was there before there were other books (`ui/kept/keys.ts`). */
  readonly first?: true;
}

/** How the players stand to each other. */
export type Kind = 'competitive' | 'cooperative' | 'solitaire';

/** How far a book is: to come (its facts and its cover, no page), its rules to read, its game to play. */
export type Stage = 'coming' | 'rules' | 'playable';

/** From a least to a most; the same number twice where there is but one. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** How long a game takes where that is printed, open above without `max`; otherwise how many turns or rounds it has. */
export type Length =
  | { readonly unit: 'hours' | 'minutes'; readonly min: number; readonly max?: number }
  | { readonly unit: 'turns' | 'rounds'; readonly count: number };
