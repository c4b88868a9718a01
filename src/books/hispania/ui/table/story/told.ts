import type { Rich } from '../../../../../words/rich.ts';
import type { StoryWords } from '../../../words/story.ts';
import type { Namer } from './result.ts';
import type { TurningPoint } from './turning.ts';

/** A turning point in words. */

/** What happened, in a heading. */
export function headingOf({ nation, deeds }: TurningPoint, { turning }: StoryWords): Rich {
  return nation ? turning.heading(nation, deeds) : [turning.last];
}

/** What else happened, in a sentence; empty where there is no more to tell. */
export function detailOf({ nation, deeds, seat }: TurningPoint, { turning }: StoryWords, name: Namer): Rich {
  return nation ? turning.deeds(nation, deeds) : [turning.scored(name(seat), deeds.points)];
}
