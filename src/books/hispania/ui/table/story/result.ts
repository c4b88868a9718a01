import type { Seat } from '../../../../../kernel/contract.ts';
import type { StoryWords } from '../../../words/story.ts';
import type { PlayerStory, Story } from './story.ts';

/** Who won a game or leads in it, and who led before, in words. */

export type Namer = (seat: Seat) => string;

const lastOf = ({ points }: PlayerStory): number => points.at(-1) ?? 0;

/** The players, the best first; equal ones as they sit. */
export function ranked({ players }: Pick<Story, 'players'>): readonly PlayerStory[] {
  return [...players].sort((a, b) => lastOf(b) - lastOf(a));
}

/** The place of a player: equal points share a place. */
export function rankOf({ players }: Pick<Story, 'players'>, player: PlayerStory): number {
  return 1 + players.filter((other) => lastOf(other) > lastOf(player)).length;
}

/** `Subh wins by 3½`, or who leads now. */
export function titleOf(story: Story, words: StoryWords, name: Namer): string {
  const [best, second] = ranked(story);
  const turn = story.turns.at(-1) ?? 0;
  if (!best) return words.soFar(turn);
  const first = story.players.filter((player) => lastOf(player) === lastOf(best)).map(({ seat }) => name(seat));
  if (!second) return story.over ? words.alone(name(best.seat), lastOf(best)) : words.soFar(turn);
  const by = lastOf(best) - lastOf(second);
  if (story.over) return first.length > 1 ? words.share(first) : words.wins(name(best.seat), by);
  return first.length > 1 ? words.level(turn, first) : words.leads(turn, name(best.seat), by);
}

/** Who led for how long, in a sentence or two; empty where nobody did. */
export function leadOf(story: Story, words: StoryWords, name: Namer): string {
  const leaders = story.turns.map((_, i) => leaderAfter(story.players, i + 1));
  const winner = leaders.at(-1);
  const played = leaders.filter((leader) => leader !== undefined);
  if (!winner || story.players.length < 2) return '';
  if (played.every((leader) => leader === winner)) return words.ledThroughout(name(winner.seat));
  const turns = (player: PlayerStory): number => leaders.filter((leader) => leader === player).length;
  const [other] = story.players.filter((player) => player !== winner).sort((a, b) => turns(b) - turns(a));
  const since = leaders.findLastIndex((leader) => leader !== winner) + 1;
  const passed = words.passed(name(winner.seat), story.turns[since] ?? 0, story.over && since === leaders.length - 1);
  return other && turns(other) > 0 ? `${words.led(name(other.seat), turns(other))} ${passed}` : passed;
}

/** The only player with the most points after some of the turns. */
function leaderAfter(players: readonly PlayerStory[], i: number): PlayerStory | undefined {
  const most = Math.max(...players.map(({ points }) => points[i] ?? 0));
  const [leader, other] = players.filter(({ points }) => points[i] === most);
  return other ? undefined : leader;
}
