import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { type Frame, isIn } from './frame.ts';
import { PLACES } from './places.ts';

/** The buttons over the drawing of the map. */

interface Props {
  readonly label: string;
  readonly said: (at: SpaceId) => string;
  readonly may: readonly SpaceId[];
  readonly chosen: readonly SpaceId[];
  readonly frame: Frame;
  readonly onPlace: (place: string) => void;
}

/** The directions of the arrow keys. */
const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One tab stop for all spaces; an arrow key goes to the nearest one in its direction. */
export function Places({ label, said, may, chosen, frame, onPlace }: Props) {
  const inFrame = SPACES.filter((one) => isIn(frame, one));
  const [at, setAt] = useState<SpaceId | undefined>(chosen[0] ?? may[0] ?? inFrame[0]);
  const group = useRef<HTMLDivElement>(null);
  const first = may[0];
  // The keys begin where something may be selected.
  useLayoutEffect(() => {
    if (first && !group.current?.contains(document.activeElement)) setAt(first);
  }, [first]);
  const walk = (event: KeyboardEvent): void => {
    const to = at && nearest(at, ARROWS[event.key], inFrame);
    if (!to) return;
    event.preventDefault();
    setAt(to);
    group.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a drawing
    <div ref={group} class="places" role="group" aria-label={label} onKeyDown={walk}>
      {inFrame.map((one) => (
        <button
          key={one}
          type="button"
          class={may.includes(one) || chosen.includes(one) ? 'may' : undefined}
          data-place={one}
          tabIndex={one === at ? 0 : -1}
          aria-pressed={chosen.includes(one)}
          style={{
            left: `${(100 * (PLACES[one][0] - frame.x)) / frame.width}%`,
            top: `${(100 * (PLACES[one][1] - frame.y)) / frame.height}%`,
          }}
          onFocus={() => setAt(one)}
          onClick={() => onPlace(one)}
        >
          <span class="vh">{said(one)}</span>
        </button>
      ))}
    </div>
  );
}

/** The nearest space in a direction: distance across counts double, and nothing behind counts. */
function nearest(
  from: SpaceId,
  direction: readonly [x: number, y: number] | undefined,
  among: readonly SpaceId[],
): SpaceId | undefined {
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const [x, y] = PLACES[from];
  const far = (at: SpaceId): number => {
    const [across, down] = [PLACES[at][0] - x, PLACES[at][1] - y];
    const ahead = across * dx + down * dy;
    const beside = Math.abs(across * dy) + Math.abs(down * dx);
    return at === from || ahead <= 0 || beside > 2 * ahead ? Number.POSITIVE_INFINITY : ahead + 2 * beside;
  };
  const best = among.reduce((a, b) => (far(b) < far(a) ? b : a), from);
  return far(best) === Number.POSITIVE_INFINITY ? undefined : best;
}
