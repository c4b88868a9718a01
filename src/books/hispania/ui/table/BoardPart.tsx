import { useMemo, useState } from 'preact/hooks';
import { textOf, useGameSpeech } from '../../../../ui/speech.ts';
import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import { useStore } from '../../../../ui/use-store.ts';
import type { Rich } from '../../../../words/rich.ts';
import { isProvince, type PlaceId, SEA } from '../../engine/data/ids.ts';
import { holder } from '../../engine/rules/relations.ts';
import type { State } from '../../engine/state.ts';
import { view } from '../../engine/view.ts';
import { useStageParts } from '../battle/Later.tsx';
import { FoughtOver } from '../board/FoughtOver.tsx';
import { frameOf } from '../board/frame.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import { Notes } from '../board/Notes.tsx';
import { Passing } from '../board/Passing.tsx';
import { stepsOf } from '../board/steps.ts';
import type { About, Arrow, CorrectedBorder } from '../board/types.ts';
import { movesOf } from '../deciding/moves.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { onBoard } from '../deciding/on-board.tsx';
import { ownsOf } from '../deciding/own.ts';
import { placeSaid } from '../deciding/spoken.ts';
import type { OfHispania } from '../kinds.ts';
import { labelsOf } from '../labels.ts';
import { useSpeech } from '../speech.tsx';
import { boardOf, type OnBoard } from './board-of.ts';
import { Edges } from './edges/Edges.tsx';
import { $runs, $speed, GLIDE } from './history/film.ts';
import { useTold } from './history/use-told.ts';
import { comersTo, comingTo } from './inspect/coming.ts';
import { discAt } from './inspect/disc.ts';
import { pointNotes } from './inspect/notes.ts';
import { placeCard } from './inspect/place.ts';
import { TagText } from './inspect/TagText.tsx';
import { foughtOver } from './panels/fought-over.ts';
import { battleInView } from './panels/in-view.ts';
import { fallenOf, risenOf } from './panels/passing.ts';
import { NationLine } from './sheet/NationLine.tsx';
import { usePlayerName } from './sheet/Who.tsx';
import { useTableWords } from './words.ts';

/** The map with its counters, and above it the nations on it. */
export function BoardPart({ shown, seats, stands, gesture: moving, moment, chosen, onChoose }: Props<OfHispania>) {
  const { words } = useSpeech();
  const { deciding } = useTableWords();
  const { state, seen, looking, sittings, last } = shown;
  const read = useMemo(() => view(state), [state]);
  const isOwn = ownsOf(state, seats);
  const { tables } = read;
  const { capitals } = seen.picture;
  // Names are laid out anew only for another capital.
  const labels = useMemo(() => labelsOf(words.names.places, tables, capitals), [words, tables, capitals?.join()]);
  const board = boardOf(shown, stands, moving);
  const { held, hold, pointed } = moving.inspecting;
  const coming = held && isProvince(held) ? comingTo(held, comersTo(read, held)) : [];
  /** The card of a place, and from there the sheet of its holder; of a place that nobody holds, back to the answers. */
  const tell = (place: PlaceId): void => {
    const by = place === held ? holder(read, place) : null;
    if (by && by !== 'neutral') onChoose(by);
    else hold(place === held ? undefined : place);
  };
  const told = useTold(shown, seats);
  const runs = useStore($runs);
  const speed = useStore($speed);
  const spoken = last.filter((fact) => fact.only === undefined);
  const battle = battleInView(shown, moment);
  const playerName = usePlayerName(state, sittings);
  const { journal } = shown;
  const over = useMemo(() => foughtOver(journal.entries, looking ?? journal.at), [journal, looking]);
  const speech = useGameSpeech();
  const overSaid = (place: PlaceId): Rich | undefined => {
    const one = over.get(place);
    return one && deciding.battle.fought(one.attacker, one.defender, one.winner);
  };
  /** The place of the battle whose stage was put away. */
  const [away, setAway] = useState<PlaceId>();
  const staged = battle && battle.place !== away ? battle : undefined;
  const { parts } = useStageParts(battle !== undefined);
  const foughtNow = useMemo(
    () => battle && parts?.foughtAt(journal, battle.at),
    [parts, journal, battle?.at, battle?.place],
  );
  const onStage = staged && foughtNow;
  const fought = [...over.keys()].filter((place) => place !== staged?.place);
  return (
    <>
      <NationLine state={state} sittings={sittings} chosen={chosen} onChoose={onChoose} />
      <div class="mapsheet">
        <InteractiveBoard
          view="all"
          labels={labels}
          rivers={words.names.rivers}
          stacks={
            onStage && parts
              ? [...board.stacks.filter(({ place }) => place !== onStage.place), ...parts.stacksOf(onStage)]
              : board.stacks
          }
          arrows={[...seen.picture.arrows, ...coming]}
          discAt={discAt}
          stepsOf={stepsOf}
          over={(stacks, scale) => (
            <>
              <FoughtOver places={fought} stacks={stacks} scale={scale} />
              <Notes notes={pointed ? pointNotes(read, isOwn) : told} stacks={stacks} scale={scale} />
            </>
          )}
          marks={staged ? framed(board.marks, staged.place) : board.marks}
          framed={staged?.place}
          covered={COVERED}
          corrected={correctedBorders(state.corrections)}
          adjacency={tables.nextDoor}
          describe={(place) =>
            [placeSaid(words, seen, { labels, ...board }, place, moving.hand), textOf(speech, overSaid(place) ?? [])]
              .filter(Boolean)
              .join('. ')
          }
          onPlace={(place) => moving.onPlace(place) || tell(place)}
          onInspect={tell}
          onLeave={() => document.querySelector<HTMLElement>('.whole-table .asked')?.focus()}
          held={held}
          tell={(place) => (
            <TagText about={placeCard(read, place)} active={state.active} isOwn={isOwn} fought={overSaid(place)} />
          )}
          {...onBoard(moving.hand, true)}
          moved={looking === undefined || runs ? movesOf(spoken) : []}
          glide={runs ? GLIDE[speed] : undefined}
          passing={(scale) =>
            looking === undefined && (
              <Passing
                fallen={onStage ? [] : fallenOf(spoken)}
                risen={risenOf(spoken, deciding.rises)}
                at={shown.journal.at}
                scale={scale}
              />
            )
          }
          frameOf={frameOf}
          about={held ? neighbours(held, coming) : board.about}
          at={shown.journal.at}
          {...(board.start ? { start: board.start } : {})}
          edges={(box, show) => <Edges marks={board.marks} stacks={board.stacks} box={box} onShow={show} />}
          wheel
          words={words.play.board}
          keys={words.around.board.keys}
        />
        <OffMap seen={seen} />
      </div>
      {onStage && parts && (
        <parts.StageSpeech.Provider value={parts.words}>
          <parts.Stage fought={onStage} seats={seats} playerName={playerName} onClose={() => setAway(onStage.place)} />
        </parts.StageSpeech.Provider>
      )}
      {battle && !staged && (
        <button type="button" class="btn to-stage" onClick={() => setAway(undefined)}>
          {deciding.battle.stage}
        </button>
      )}
    </>
  );
}

/** The stage takes this share of the map. */
const COVERED = 0.46;

/** The marks beside a battle: of all places with enemies only the one that is fought over, so that the rest is veiled. */
function framed(marks: OnBoard['marks'], place: PlaceId): OnBoard['marks'] {
  const kept = Object.entries(marks).filter(([at, mark]) => at === place || mark?.kind !== 'battle');
  return { ...Object.fromEntries(kept), [place]: { kind: 'battle' } };
}

/** Borders that an owner of the game changed: the map keeps our version, and marks them. */
function correctedBorders(corrections: State['corrections']): readonly CorrectedBorder[] {
  const { addBorders = [], removeBorders = [] } = corrections ?? {};
  return [...addBorders.map(({ between }): CorrectedBorder => between), ...removeBorders];
}

/** A card is about its place and those from which units can come. */
const neighbours = (held: PlaceId, coming: readonly Arrow[]): About => ({
  places: [held, ...coming.map(({ from }) => from)].filter((place) => place !== SEA),
  of: `card ${held}`,
  all: true,
});
