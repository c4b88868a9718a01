import { textOf, useGameSpeech } from '../../../../ui/speech.ts';
import type { LocationId } from '../../engine/data/ids.ts';
import { Drawing, type Drawn } from './Drawing.tsx';
import { type Frame, WHOLE } from './frame.ts';
import { Places } from './Places.tsx';
import { useZoom } from './use-zoom.ts';

interface Props extends Drawn {
  readonly onPlace: (place: string) => void;
}

interface SheetProps extends Props {
  readonly frame?: Frame;
  /** Of the chosen locations those that a hint points at: the reader has not chosen them. */
  readonly shown?: readonly LocationId[];
}

/** The map with its pieces in a frame in which it can be made larger. */
export function Board(props: Props) {
  const { board } = useGameSpeech().words.play;
  const { chosen, way, may } = props;
  const zoom = useZoom(chosen[0] ?? way.at(-1)?.to ?? may[0]);
  return (
    <div class="mapsheet campaign">
      <div class="scroll" ref={zoom.frame} style={{ '--zoom': zoom.level }}>
        <div class="sheet">
          <Sheet {...props} />
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
      </p>
    </div>
  );
}

/** A part of the map with its pieces, in its own size: the board of a scene and of a lesson. */
export function BoardPiece({
  frame,
  ...props
}: Omit<Props, 'threats'> & Pick<SheetProps, 'shown'> & { readonly frame: Frame }) {
  return (
    <div class="mapsheet campaign">
      <div class="sheet piece">
        <Sheet {...props} threats={[]} frame={frame} />
      </div>
    </div>
  );
}

/** The same as a figure, in which nothing can be selected; its text is beside it. */
export function BoardFigure({ seen, frame }: Pick<Props, 'seen'> & { readonly frame: Frame }) {
  return (
    <div class="mapsheet campaign">
      <div class="sheet piece">
        <Drawing seen={seen} may={[]} chosen={[]} way={[]} threats={[]} frame={frame} />
      </div>
    </div>
  );
}

/** The drawing, and over it a button for each location, which says what is there. */
function Sheet({ onPlace, frame = WHOLE, shown = [], ...drawn }: SheetProps) {
  const { seen, may, chosen } = drawn;
  const speech = useGameSpeech();
  const { board, semicolon } = speech.words.play;
  const markOf = (at: LocationId): string | undefined => {
    if (shown.includes(at)) return board.marks.shown;
    return chosen.includes(at) ? board.marks.chosen : may.includes(at) ? board.marks.offered : undefined;
  };
  const said = (at: LocationId): string => {
    const line = seen.told.find(({ params }) => params['place'] === at);
    const mark = markOf(at);
    const text = line ? textOf(speech, speech.book.line(line)) : speech.book.place(at);
    return mark ? `${text}${semicolon}${mark}` : text;
  };
  return (
    <>
      <Drawing {...drawn} frame={frame} />
      <Places label={board.board} said={said} may={may} chosen={chosen} frame={frame} onPlace={onPlace} />
    </>
  );
}
