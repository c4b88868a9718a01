import { useMemo } from 'preact/hooks';
import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import type { State } from '../../engine/state.ts';
import { view } from '../../engine/view.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import type { CorrectedBorder } from '../board/types.ts';
import { movesOf } from '../deciding/moves.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { onBoard } from '../deciding/on-board.tsx';
import { placeSaid } from '../deciding/spoken.ts';
import type { OfHispania } from '../kinds.ts';
import { labelsOf } from '../labels.ts';
import { useSpeech } from '../speech.tsx';
import { boardOf } from './board-of.ts';
import { ownsOf } from './inspect/owns.ts';
import { placeCard } from './inspect/place.ts';
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
          arrows={seen.picture.arrows}
          marks={board.marks}
          corrected={correctedBorders(state.corrections)}
          adjacency={tables.nextDoor}
          about={board.about}
          describe={(place) => placeSaid(words, seen, { labels, ...board }, place, moving.hand)}
          onPlace={moving.onPlace}
          onInspect={moving.hold}
          held={moving.held}
          tell={(place) => <TagText about={placeCard(read, place)} isOwn={isOwn} />}
          {...onBoard(moving.hand)}
          moved={looking === undefined ? movesOf(spoken) : []}
          fallen={looking === undefined ? fallenOf(spoken) : []}
          risen={looking === undefined ? risenOf(spoken, deciding.rises) : []}
          at={shown.journal.at}
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
