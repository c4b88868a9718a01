import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { type Frame, isIn } from './frame.ts';
import { PLACES } from './places.ts';
import { beyond } from './walking.ts';

/** The buttons over the drawing of the map. */

interface Props {
  readonly label: string;
  readonly said: (at: SpaceId) => string;
  readonly may: readonly SpaceId[];
  readonly chosen: readonly SpaceId[];
  readonly frame: Frame;
  readonly onPlace: (place: string) => void;
}

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
    const to = at && beyond(at, event.key, inFrame);
    if (!to) return;
    event.preventDefault();
    setAt(to);
    group.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a drawing
    <div
      ref={group}
      class="places"
      style={{ '--unit': `${100 / frame.width}cqw` }}
      role="group"
      aria-label={label}
      onKeyDown={walk}
    >
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
