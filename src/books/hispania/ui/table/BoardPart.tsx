import { useMemo, useState } from 'preact/hooks';
import { textOf, useGameSpeech } from '../../../../ui/speech.ts';
import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { view } from '../../engine/view.ts';
import { useStageParts } from '../battle/Later.tsx';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import type { CorrectedBorder } from '../board/types.ts';
import { movesOf } from '../deciding/moves.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { placeSaid } from '../deciding/spoken.ts';
import type { OfHispania } from '../kinds.ts';
import { labelsOf } from '../labels.ts';
import { useSpeech } from '../speech.tsx';
import { boardOf, type OnBoard } from './board-of.ts';
import { ownsOf } from './inspect/owns.ts';
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
  const labels = useMemo(() => labelsOf(words.names.places, tables), [words, tables]);
  const board = boardOf(shown, stands, moving);
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
  const parts = useStageParts(battle !== undefined);
  const fought = useMemo(
    () => battle && parts?.foughtAt(journal, battle.at),
    [parts, journal, battle?.at, battle?.place],
  );
  const onStage = staged && fought;
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
          arrows={seen.picture.arrows}
          marks={staged ? framed(board.marks, staged.place) : board.marks}
          fought={[...over.keys()].filter((place) => place !== staged?.place)}
          framed={staged?.place}
          covered={COVERED}
          corrected={correctedBorders(state.corrections)}
          adjacency={tables.nextDoor}
          about={board.about}
          describe={(place) =>
            [placeSaid(words, seen, { labels, ...board }, place), textOf(speech, overSaid(place) ?? [])]
              .filter(Boolean)
              .join(' ')
          }
          onPlace={moving.onPlace}
          onInspect={moving.hold}
          held={moving.held}
          tell={(place) => <TagText about={placeCard(read, place)} isOwn={isOwn} fought={overSaid(place)} />}
          moved={looking === undefined ? movesOf(spoken) : []}
          fallen={looking === undefined && !onStage ? fallenOf(spoken) : []}
          risen={looking === undefined ? risenOf(spoken, deciding.rises) : []}
          at={shown.journal.at}
          dragging={{ may: moving.mayLift, onLift: moving.onLift, onDrop: moving.onDrop }}
          {...(board.start ? { start: board.start } : {})}
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
