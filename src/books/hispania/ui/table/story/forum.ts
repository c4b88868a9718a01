import type { Rich } from '../../../../../words/rich.ts';
import type { StoryWords } from '../../../words/story.ts';
import { leadOf, type Namer, ranked, rankOf, titleOf } from './result.ts';
import type { Story } from './story.ts';
import { detailOf, headingOf } from './told.ts';
import type { TurningPoint } from './turning.ts';

interface Telling {
  readonly words: StoryWords;
  readonly name: Namer;
  readonly text: (rich: Rich) => string;
  /** The scenario and its years. */
  readonly about: string;
}

/** The story as text for a forum: plain lines, with the headings marked as forums mark bold. */
export function forumText(
  story: Story,
  points: readonly TurningPoint[],
  { words, name, text, about }: Telling,
): string {
  const { forum, turning } = words;
  const lead = leadOf(story, words, name);
  const players = ranked(story);
  const parts: (readonly string[])[] = [
    [forum.head(titleOf(story, words, name), about), ...(lead ? [lead] : [])],
    players.map((player) => {
      const nations = player.nations.filter((nation) => nation.points !== 0);
      return forum.player(
        rankOf(story, player),
        name(player.seat),
        player.points.at(-1) ?? 0,
        nations.map((nation) => forum.nation(nation.nation, nation.points)),
      );
    }),
    [forum.byTurnTitle, ...players.map((player) => forum.byTurn(name(player.seat), player.points.slice(1)))],
    points.length === 0
      ? []
      : [
          forum.turningTitle,
          ...points.map((point) => {
            const said = [text(headingOf(point, words)), text(detailOf(point, words, name))].filter(Boolean).join('. ');
            const chance = turning.chance(point.turn, name(point.seat), point.before, point.after);
            return `${point.number}. ${said.replace(/\.$/, '')} (${chance})`;
          }),
        ],
    story.dice === 0
      ? []
      : [forum.luckTitle, players.map(({ seat, luck }) => forum.luck(name(seat), luck.at(-1) ?? 0)).join(', ')],
    [forum.foot],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
