import { useGameSpeech } from '../../../../ui/speech.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { BoardWords } from '../../words/en/board.ts';
import { AheadLegend } from './AheadDrawn.tsx';
import { Drawing } from './Drawing.tsx';
import { type Frame, WHOLE } from './frame.ts';
import { lookedAt } from './looked-at.ts';
import { type Drawn, type Marks, NO_MARKS } from './marks.ts';
import { Places } from './Places.tsx';
import { sayingOf } from './saying.ts';
import { useZoom } from './use-zoom.ts';
import type { View } from './view.ts';

interface Props extends Drawn {
  /** A space was pressed. */
  readonly onPlace: (place: string) => void;
}

/** The map with its pieces in a frame in which it can be made larger; `BoardDefs` of `Ground.tsx` must be on the page. */
export function Board(props: Props) {
  const { board } = useGameSpeech().words.play;
  const zoom = useZoom(lookedAt(props.marks));
  return (
    <div class="mapsheet draco">
      <div class="scroll" ref={zoom.frame} style={{ '--zoom': zoom.level }}>
        <div class="sheet">
          <Sheet {...props} frame={WHOLE} />
        </div>
      </div>
      <p class="tools">
        <button type="button" class="btn" onClick={zoom.in} aria-disabled={!zoom.isLess}>
          <span class="vh">{board.zoomIn}</span>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" class="btn" onClick={zoom.out} aria-disabled={!zoom.isMore}>
          <span class="vh">{board.zoomOut}</span>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" class="btn whole" onClick={zoom.whole} aria-disabled={!zoom.isMore}>
          {board.whole}
        </button>
      </p>
      {props.marks.ahead && <AheadLegend ahead={props.marks.ahead} words={props.words} />}
    </div>
  );
}

/** A part of the map with its pieces, in its own size: the board of a scene and of a lesson. */
export function BoardPiece({ frame, ...props }: Props & { readonly frame: Frame }) {
  return (
    <div class="mapsheet draco">
      <div class="sheet piece">
        <Sheet {...props} frame={frame} />
      </div>
    </div>
  );
}

interface FigureProps {
  readonly view: View;
  readonly words: BoardWords;
  readonly frame: Frame;
  readonly marks?: Marks;
  /** The name of a picture that stands by itself. */
  readonly title?: string;
}

/** The same as a figure, in which nothing can be selected; its text is beside it, or it has a title. */
export function BoardFigure({ marks = NO_MARKS, ...drawn }: FigureProps) {
  return (
    <div class="mapsheet draco">
      <div class="sheet piece">
        <Drawing {...drawn} marks={marks} />
      </div>
    </div>
  );
}

/** The drawing, and over it a button for each space, which says what is there. */
function Sheet({ onPlace, frame, ...drawn }: Props & { readonly frame: Frame }) {
  const { view, marks, words } = drawn;
  const { may = [], far = [], chosen = [], shown = [], fresh = [] } = marks;
  const { board, semicolon } = useGameSpeech().words.play;
  const markOf = (at: SpaceId): string | undefined => {
    if (shown.includes(at)) return board.marks.shown;
    if (chosen.includes(at)) return board.marks.chosen;
    return may.includes(at) ? board.marks.offered : far.includes(at) ? words.far : undefined;
  };
  const said = (at: SpaceId): string =>
    [sayingOf(words, at, view.piles[at]), fresh.includes(at) ? words.fresh : undefined, markOf(at)]
      .filter((one) => one !== undefined)
      .join(semicolon);
  return (
    <>
      <Drawing {...drawn} frame={frame} />
      <Places
        label={board.board}
        said={said}
        may={[...may, ...far]}
        chosen={[...chosen, ...shown]}
        frame={frame}
        onPlace={onPlace}
      />
    </>
  );
}
