import { useRef } from 'preact/hooks';

interface Props {
  /** How many answers stand. */
  readonly at: number;
  /** The question, where it can be answered: the first thing that is said, and not all that went before it. */
  readonly question: string | undefined;
  /** What was chosen and is not answered yet; empty where nothing is. */
  readonly chosen: string;
  /** What the last answer has brought. */
  readonly happened: string;
}

/** The one line that a screen reader is told: what was chosen, else what has come of the last answer. */
export function Announced({ at, question, chosen, happened }: Props) {
  const first = useRef<number>();
  if (question !== undefined) first.current ??= at;
  const said = first.current === undefined ? '' : first.current === at ? (question ?? '') : happened;
  return (
    <p class="vh" role="status">
      {chosen || said}
    </p>
  );
}
