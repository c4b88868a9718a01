import type { Json } from '../../../../kernel/contract.ts';
import { encode } from '../../../../kernel/links.ts';
import { readOtherwise } from '../../../../ui/scene/fragment.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { SwitchId } from '../../engine/data/ids.ts';
import type { Outcome } from '../../scenes/compare.ts';
import { outcomesOf, trialOf } from '../../scenes/outcomes.ts';
import { readBy } from '../../scenes/reading.ts';
import { SHOWN_AT, type ShownAt } from '../../scenes/readings.ts';
import { FACTS } from '../../words/en/facts.ts';
import { WORDS } from '../../words/en/index.ts';
import { RULING_SHOWN as SAY } from '../../words/en/ruling-shown.ts';
import { SCENE_WORDS } from '../../words/en/scenes.ts';
import { choice, fact, refusal } from '../../words/index.ts';

/** A ruling with a switch on its page: the position, the result under either reading, the places to play it. */
export interface RulingShown {
  readonly where: Rich;
  readonly ours: readonly Rich[];
  readonly other: readonly Rich[];
  /** Addresses relative to that of the book. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Everything comes from data: the engine plays the position under both readings, and its facts have their own words. */
export async function rulingShown(ruling: SwitchId): Promise<RulingShown> {
  const { a, b } = outcomesOf(ruling);
  const shown: ShownAt = SHOWN_AT[ruling];
  const told = { ours: tell(a, b), other: tell(b, a) };
  if ('scene' in shown) {
    const to = `scenes/${shown.scene}/`;
    const where = [SAY.scene(SCENE_WORDS[shown.scene].title)];
    return { ...told, where, links: [{ label: SAY.play, to: to + readOtherwise(ruling) }] };
  }
  const { position } = trialOf(ruling);
  const link = async (reading: 'a' | 'b'): Promise<string> =>
    `play/#position=${await encode(readBy(position, ruling, reading) as unknown as Json)}`;
  return {
    ...told,
    where: SAY.where(position.turn, position.active),
    links: [
      { label: SAY.openOurs, to: await link('a') },
      { label: SAY.openOther, to: await link('b') },
    ],
  };
}

/** The result under one reading, a sentence each; if there is none, a note that the other result does not occur. */
function tell(one: Outcome, other: Outcome): readonly Rich[] {
  const { facts, refused, offers } = one;
  const told = [
    ...facts.map((happened) => fact(FACTS, happened)),
    ...(refused ? [refusal(WORDS, refused.refusal)] : []),
    ...(offers.length > 0 ? [SAY.offered(labels(one))] : []),
  ];
  if (told.length > 0) return told;
  const [first] = other.facts;
  return first ? [SAY.not(fact(FACTS, first))] : [SAY.notOffered(labels(other))];
}

/** The choices on offer, each way once: with or without a leader it counts as the same way here. */
function labels({ offers }: Outcome): readonly Rich[] {
  const ways = new Map(offers.map((one) => [JSON.stringify([one.kind, one.fixed]), one]));
  return [...ways.values()].map((one) => choice(WORDS, one).label);
}
