import { useMemo } from 'preact/hooks';
import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { type PlaceId, SEA } from '../../engine/data/ids.ts';
import { holder } from '../../engine/rules/relations.ts';
import type { State } from '../../engine/state.ts';
import { view } from '../../engine/view.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import type { CorrectedBorder } from '../board/types.ts';
import { movesOf } from '../deciding/moves.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { placeSaid } from '../deciding/spoken.ts';
import type { OfHispania } from '../kinds.ts';
import { labelsOf } from '../labels.ts';
import { useSpeech } from '../speech.tsx';
import { boardOf } from './board-of.ts';
import { $runs, $speed, GLIDE } from './history/film.ts';
import { useTold } from './history/use-told.ts';
import { pointNotes } from './inspect/notes.ts';
import { ownsOf } from './inspect/owns.ts';
import { comingTo, placeCard } from './inspect/place.ts';
import { TagText } from './inspect/TagText.tsx';
import { fallenOf, risenOf } from './panels/passing.ts';
import { NationLine } from './sheet/NationLine.tsx';
import { useTableWords } from './words.ts';

/** The map with its counters, and above it the nations on it. */
export function BoardPart({ shown, seats, stands, gesture: moving, chosen, onChoose }: Props<OfHispania>) {
  const { words } = useSpeech();
  const { deciding } = useTableWords();
  const { state, seen, looking, sittings, last } = shown;
  const read = useMemo(() => view(state), [state]);
  const isOwn = ownsOf(state, seats);
  const { tables } = read;
  const labels = useMemo(() => labelsOf(words.names.places, tables), [words, tables]);
  const board = boardOf(shown, stands, moving);
  const { held, hold, pointed } = moving.inspecting;
  const coming = held ? comingTo(placeCard(read, held)) : [];
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
  return (
    <>
      <NationLine state={state} sittings={sittings} chosen={chosen} onChoose={onChoose} />
      <div class="mapsheet">
        <InteractiveBoard
          view="all"
          labels={labels}
          rivers={words.names.rivers}
          stacks={board.stacks}
          arrows={[...seen.picture.arrows, ...coming]}
          notes={pointed ? pointNotes(read, isOwn) : told}
          marks={board.marks}
          corrected={correctedBorders(state.corrections)}
          adjacency={tables.nextDoor}
          describe={(place) => placeSaid(words, seen, { labels, ...board }, place)}
          onPlace={(place) => moving.onPlace(place) || tell(place)}
          onInspect={tell}
          held={held}
          tell={(place) => <TagText about={placeCard(read, place)} isOwn={isOwn} />}
          moved={looking === undefined || runs ? movesOf(spoken) : []}
          glide={runs ? GLIDE[speed] : undefined}
          fallen={looking === undefined ? fallenOf(spoken) : []}
          risen={looking === undefined ? risenOf(spoken, deciding.rises) : []}
          about={held ? [held, ...coming.map(({ from }) => from)].filter((place) => place !== SEA) : board.about}
          at={shown.journal.at}
          dragging={{ may: moving.mayLift, onLift: moving.onLift, onDrop: moving.onDrop }}
          {...(board.start ? { start: board.start } : {})}
          wheel
          words={words.play.board}
          keys={words.around.board.keys}
        />
        <OffMap seen={seen} />
      </div>
    </>
  );
}

/** Borders that an owner of the game changed: the map keeps our version, and marks them. */
function correctedBorders(corrections: State['corrections']): readonly CorrectedBorder[] {
  const { addBorders = [], removeBorders = [] } = corrections ?? {};
  return [...addBorders.map(({ between }): CorrectedBorder => between), ...removeBorders];
}
