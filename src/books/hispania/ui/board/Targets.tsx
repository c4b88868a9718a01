import type { RefObject } from 'preact';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { StepSpot } from './types.ts';
import { useLongTouch } from './use-long-touch.ts';
import { layout } from './view.ts';

/** What is done at a target. */
export interface Pointed {
  readonly onFocus: (place: PlaceId, visible: boolean) => void;
  readonly onBlur: () => void;
  readonly onPress: (place: PlaceId) => void;
  /** A long touch, or the menu button of a mouse. */
  readonly onHold: (place: PlaceId) => void;
  readonly onUnder: (place: PlaceId | undefined) => void;
}

export interface TargetsProps {
  readonly places: readonly PlaceId[];
  /** The marks with a number of steps, which may lie outside their place. */
  readonly steps: readonly StepSpot[] | undefined;
  /** Px per map unit: small places get a larger target. */
  readonly unit: number;
  readonly active: PlaceId | undefined;
  /** True if the focus is on the board and came by a key. Then the active place shows its ring, over the counters; pointing shows none. */
  readonly shown: boolean;
  readonly describe: (place: PlaceId) => string;
  readonly disabled?: ReadonlySet<PlaceId> | undefined;
  /** Whether a target may be held. */
  readonly held: boolean;
  /** Always those of the last drawing of the board: the targets are not drawn with each of them. */
  readonly pointed: RefObject<Pointed>;
}

const TARGET = 44;
/** Widths of the focus ring in px, whatever the zoom. */
const RING = 3;
const RING_EDGE = 7;

/** Invisible shapes over the board: the targets of a pointer and of a screen reader. */
export function Targets(props: TargetsProps) {
  const { places, steps, unit, active, shown, describe: say, disabled, held } = props;
  const now = (): Pointed => props.pointed.current as Pointed;
  const long = useLongTouch(held ? (place) => now().onHold(place) : undefined);
  const presses = (place: PlaceId) => ({
    onClick: () => !long.swallows() && now().onPress(place),
    onContextMenu: (event: MouseEvent) => {
      if (!held) return;
      event.preventDefault();
      if (!long.swallows()) now().onHold(place);
    },
    onPointerDown: (event: PointerEvent) => long.begins(place, event),
    onPointerMove: long.moves,
    onPointerUp: long.ends,
    onPointerCancel: long.ends,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && now().onUnder(place),
    onPointerLeave: () => now().onUnder(undefined),
  });
  return (
    <g class="targets">
      {places.map((place) => {
        const { box, stack } = layout.places[place];
        const small = Math.min(box[2], box[3]) * unit < TARGET;
        return (
          // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot have the shape of a province
          <g
            key={place}
            role="button"
            data-place={place}
            // In SVG the name of an attribute keeps its capitals: with `tabIndex` each place would be a stop of its own.
            tabindex={place === active ? 0 : -1}
            aria-label={say(place)}
            aria-disabled={disabled?.has(place) ? 'true' : undefined}
            onFocus={({ currentTarget }) => now().onFocus(place, currentTarget.matches(':focus-visible'))}
            onBlur={() => now().onBlur()}
            onKeyDown={undefined}
            {...presses(place)}
          >
            <use href={`#pv-${place}`} />
            {small && <circle cx={stack[0]} cy={stack[1]} r={TARGET / 2 / unit} />}
          </g>
        );
      })}
      {/* Over the neighbours: a press on a mark is meant for its place. */}
      {steps?.map(({ place, ...circle }) => (
        <circle key={place} data-mark={place} {...circle} {...presses(place)} />
      ))}
      {shown && active && (
        <g class="focus">
          <use href={`#pv-${active}`} class="focus-edge" stroke-width={RING_EDGE / unit} />
          <use href={`#pv-${active}`} stroke-width={RING / unit} />
        </g>
      )}
    </g>
  );
}
