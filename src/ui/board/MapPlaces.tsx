import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { beyond, type Places } from './walking.ts';

/** The buttons over the drawing of a map. */

interface Props<Id extends string> {
  readonly label: string;
  /** Where all places are, and which of them have a button. */
  readonly places: Places<Id>;
  readonly shown: readonly Id[];
  /** The part of the map that is drawn. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly said: (at: Id) => string;
  readonly may: readonly Id[];
  readonly chosen: readonly Id[];
  readonly onPlace: (place: string) => void;
}

/** One tab stop for all places; an arrow key goes to the nearest one in its direction. `--unit`: a unit of the map in its drawing. */
export function MapPlaces<Id extends string>({ label, places, shown, frame, said, may, chosen, onPlace }: Props<Id>) {
  const [at, setAt] = useState<Id | undefined>(chosen[0] ?? may[0] ?? shown[0]);
  const group = useRef<HTMLDivElement>(null);
  const first = may[0];
  // The keys begin where something may be selected.
  useLayoutEffect(() => {
    if (first && !group.current?.contains(document.activeElement)) setAt(first);
  }, [first]);
  const walk = (event: KeyboardEvent): void => {
    const to = at && beyond(places, at, event.key, shown);
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
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          class={may.includes(one) || chosen.includes(one) ? 'may' : undefined}
          data-place={one}
          tabIndex={one === at ? 0 : -1}
          aria-pressed={chosen.includes(one)}
          style={{
            left: `${(100 * (places[one][0] - frame.x)) / frame.width}%`,
            top: `${(100 * (places[one][1] - frame.y)) / frame.height}%`,
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
