import { useState } from 'preact/hooks';
import type { Seat } from '../../../../../kernel/contract.ts';
import { now } from '../../../../../kernel/journal.ts';
import { textOf, useSpeech as useNames } from '../../../../../ui/speech.ts';
import { StoryFrame } from '../../../../../ui/story/Frame.tsx';
import { Picture } from '../../../../../ui/story/Picture.tsx';
import type { Painted } from '../../../../../ui/story/picture.ts';
import { StoryActs, useSharing } from '../../../../../ui/story/Share.tsx';
import type { StoryPart } from '../../../../../ui/table/parts.ts';
import { personsOf } from '../../../../../ui/table/sitting.ts';
import { half } from '../../../../../words/half.ts';
import { TURN_YEARS } from '../../../engine/data/turns.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import type { StoryWords } from '../../../words/story.ts';
import { chipOf } from '../../colours.ts';
import type { OfHispania } from '../../kinds.ts';
import { useSpeech } from '../../speech.tsx';
import { holdersIn } from '../holders.ts';
import { scoringTurnsOf, turnsOf } from '../sheet/game.ts';
import { signOf } from '../sheet/seats.ts';
import { SeatSign, usePlayerName } from '../sheet/Who.tsx';
import { ByNation } from './ByNation.tsx';
import { forumText } from './forum.ts';
import { Luck } from './Luck.tsx';
import { Maps, OneMap } from './Maps.tsx';
import { Points } from './Points.tsx';
import { leadOf, ranked, rankOf, titleOf } from './result.ts';
import { paintMap } from './SmallMap.tsx';
import { storyOf } from './story.ts';
import { Turning } from './Turning.tsx';
import type { Telling } from './telling.ts';
import { useTurning } from './use-turning.ts';
import { useStoryWords } from './words.ts';

/** The story of a game at its end, or up to now: its result, points, maps, turning points and luck. */
export function Story({ shown: { journal, sittings }, onLook, onReplay, onBranch, onClose }: StoryPart<OfHispania>) {
  const words = useStoryWords();
  const speech = useNames();
  const story = storyOf(journal);
  const state = now(journal);
  const name = usePlayerName(state, sittings);
  const turning = useTurning(journal);
  const [turn, setTurn] = useState<number>();
  const chosen = Math.min(turn ?? story.turns.length, story.turns.length);
  const [first = 0] = story.turns;
  const all = turnsOf(state).filter((one) => one >= first);
  const you = youOf(sittings);
  const title = titleOf(story, words, name);
  const about = aboutOf(state, words);
  const telling: Telling = {
    story,
    state,
    name,
    lines: story.players.map(({ seat }) => ({
      key: seat,
      name: name(seat),
      sign: signOf(state, seat),
      own: you.includes(seat),
    })),
    columns: [words.charts.start, ...all.map(String)],
    strong: scoringTurnsOf(view(state)).flatMap((one) => (one >= first ? [one - first + 1] : [])),
    chosen,
    onChoose: (column) => setTurn(Math.min(column, story.turns.length)),
    isYou: (seat) => you.includes(seat),
    onLook,
    onBranch,
  };
  const holders = story.scorings.findLast(() => story.over)?.holders ?? holdersIn(state);
  const players = ranked(story);
  const painted = (): Painted => ({
    game: words.game,
    about,
    title,
    players: players.map(({ seat, points }) => ({
      sign: shapeOf(signOf(state, seat)),
      name: name(seat),
      points: half(points.at(-1) ?? 0),
    })),
    chips: (players[0]?.nations ?? [])
      .filter(({ points }) => points > 0)
      .slice(0, MOST_CHIPS)
      .map(({ nation }) => chipOf(nation)),
    site: words.site,
    board: paintMap(holders),
  });
  const sharing = useSharing(painted, words.file(story.turns.at(-1) ?? 0));
  return (
    <StoryFrame
      words={words}
      title={title}
      lead={leadOf(story, words, name)}
      under={<Ranking telling={telling} />}
      beside={
        <>
          <Picture
            sharing={sharing}
            painted={painted}
            of={journal}
            label={words.pictureLabel(
              title,
              players.map(({ seat, points }) => [name(seat), points.at(-1) ?? 0]),
            )}
          />
          <OneMap telling={telling} />
          <StoryActs
            words={words}
            sharing={sharing}
            text={() =>
              forumText(story, turning.points ?? [], { words, name, about, text: (rich) => textOf(speech, rich) })
            }
            onReplay={onReplay}
            onClose={onClose}
          />
        </>
      }
      onTurn={(step) => setTurn(Math.max(0, Math.min(story.turns.length, chosen + step)))}
      onPicture={sharing.save}
      onClose={onClose}
    >
      <Points telling={telling} turning={turning.points ?? []} />
      <ByNation telling={telling} />
      <Maps telling={telling} />
      <Turning telling={telling} turning={turning} />
      <Luck telling={telling} />
    </StoryFrame>
  );
}

/** The players by rank, with the nations that scored most for them. */
function Ranking({ telling: { story, state, name, isYou } }: { readonly telling: Telling }) {
  const words = useStoryWords();
  const { names } = useSpeech();
  return (
    <ol class="ranked" aria-label={words.ranking}>
      {ranked(story).map((player) => {
        const { seat, nations, points } = player;
        const most = nations.filter((nation) => nation.points > 0).slice(0, 2);
        return (
          <li key={seat} class={isYou(seat) ? 'you' : undefined}>
            <span class="rank">{rankOf(story, player)}</span>
            <SeatSign state={state} seat={seat} size={16} />
            <span>
              {isYou(seat) ? words.you(name(seat)) : name(seat)}
              <small>
                {most.length === 0 ? words.noneYet : words.most(most.map(({ nation }) => names.nations[nation]))}
              </small>
            </span>
            <b>{half(points.at(-1) ?? 0)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** More do not fit on the picture. */
const MOST_CHIPS = 7;

/** The seats of the only person at the table; nobody is told apart where several play, or none. */
function youOf(sittings: StoryPart<OfHispania>['shown']['sittings']): readonly Seat[] {
  if (personsOf(sittings).length !== 1) return [];
  return sittings.filter(({ is }) => is === 'person').map(({ seat }) => seat);
}

/** The scenario with its years. */
function aboutOf(state: State, words: StoryWords): string {
  const turns = turnsOf(state);
  const [from, to] = [TURN_YEARS[(turns[0] ?? 1) - 1], TURN_YEARS[(turns.at(-1) ?? 1) - 1]];
  return [words.scenario(state.scenario, turns.length), ...(from && to ? [words.span(from, to)] : [])].join(', ');
}

/** The shape of a glyph, from the page’s symbols. */
function shapeOf(glyph: string | undefined): string {
  const paths = glyph ? document.querySelectorAll(`#g-${glyph} path`) : [];
  return [...paths].map((path) => path.getAttribute('d')).join('');
}
