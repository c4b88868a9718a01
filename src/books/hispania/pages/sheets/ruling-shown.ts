import type { Json } from '../../../../kernel/contract.ts';
import { encode } from '../../../../kernel/links.ts';
import { readOtherwise } from '../../../../ui/scene/fragment.ts';
import type { Lang } from '../../../../words/lang.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { SwitchId } from '../../engine/data/ids.ts';
import type { Outcome } from '../../scenes/compare.ts';
import { outcomesOf, trialOf } from '../../scenes/outcomes.ts';
import { readBy } from '../../scenes/reading.ts';
import { SHOWN_AT, type ShownAt } from '../../scenes/readings.ts';
import { RULING_SHOWN as EN } from '../../words/en/ruling-shown.ts';
import { RULING_SHOWN as FR } from '../../words/fr/ruling-shown.ts';
import { choice, fact, refusal, type Words, wordsOf } from '../../words/index.ts';
import { factWords } from '../fact-words.ts';
import { scenesTold } from '../scene-words.ts';

/** A ruling with a switch on its page: the position, the result under either reading, the places to play it. */
export interface RulingShown {
  readonly where: Rich;
  readonly ours: readonly Rich[];
  readonly other: readonly Rich[];
  /** Addresses relative to that of the book. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** The words around it, in a language. */
export const rulingShownWords = (lang: Lang): typeof FR => ({ en: EN, fr: FR })[lang];

/** What it is told with. */
interface Saying {
  readonly words: Words;
  readonly facts: ReturnType<typeof factWords>;
  readonly say: typeof FR;
}

/** Everything comes from data: the engine plays the position under both readings, and its facts have their own words. */
export async function rulingShown(ruling: SwitchId, lang: Lang): Promise<RulingShown> {
  const say = rulingShownWords(lang);
  const saying: Saying = { words: await wordsOf(lang), facts: factWords(lang), say };
  const { a, b } = outcomesOf(ruling);
  const shown: ShownAt = SHOWN_AT[ruling];
  const told = { ours: tell(a, b, saying), other: tell(b, a, saying) };
  if ('scene' in shown) {
    const to = `scenes/${shown.scene}/`;
    const where = [say.scene(scenesTold(lang)[shown.scene].title)];
    return { ...told, where, links: [{ label: say.play, to: to + readOtherwise(ruling) }] };
  }
  const { position } = trialOf(ruling);
  const link = async (reading: 'a' | 'b'): Promise<string> =>
    `play/#position=${await encode(readBy(position, ruling, reading) as unknown as Json)}`;
  return {
    ...told,
    where: say.where(position.turn, position.active),
    links: [
      { label: say.openOurs, to: await link('a') },
      { label: say.openOther, to: await link('b') },
    ],
  };
}

/** The result under one reading, a sentence each; if there is none, a note that the other result does not occur. */
function tell(one: Outcome, other: Outcome, { words, facts: factsSaid, say }: Saying): readonly Rich[] {
  const { facts, refused, offers } = one;
  const told = [
    ...facts.map((happened) => fact(factsSaid, happened)),
    ...(refused ? [refusal(words, refused.refusal)] : []),
    ...(offers.length > 0 ? [say.offered(labels(one, words))] : []),
  ];
  if (told.length > 0) return told;
  const [first] = other.facts;
  return first ? [say.not(fact(factsSaid, first))] : [say.notOffered(labels(other, words))];
}

/** The choices on offer, each way once: with or without a leader it counts as the same way here. */
function labels({ offers }: Outcome, words: Words): readonly Rich[] {
  const ways = new Map(offers.map((one) => [JSON.stringify([one.kind, one.fixed]), one]));
  return [...ways.values()].map((one) => choice(words, one).label);
}
