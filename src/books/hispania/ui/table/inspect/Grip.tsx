import { useRef } from 'preact/hooks';
import { useTableWords } from '../words.ts';

/** A drag of at least this many px changes the height of the card; a shorter one is a tap. */
const DRAG = 24;

interface Props {
  /** Only the head and the figures are shown. */
  readonly low: boolean;
  readonly onLow: (low: boolean) => void;
  readonly onClose: () => void;
}

/** The head of the card on a small screen: a tap changes between two heights, a drag does so, too, and from the lower one closes it. */
export function Grip({ low, onLow, onClose }: Props) {
  const { inspect } = useTableWords();
  const from = useRef<number>();
  const dragged = useRef(false);
  return (
    <button
      type="button"
      class="grip"
      aria-expanded={!low}
      aria-label={low ? inspect.higher : inspect.lower}
      onPointerDown={({ clientY }) => {
        from.current = clientY;
        dragged.current = false;
      }}
      onPointerUp={({ clientY }) => {
        const by = clientY - (from.current ?? clientY);
        dragged.current = Math.abs(by) >= DRAG;
        if (!dragged.current) return;
        if (by < 0) onLow(false);
        else if (low) onClose();
        else onLow(true);
      }}
      onClick={() => {
        if (!dragged.current) onLow(!low);
        dragged.current = false;
      }}
    />
  );
}
