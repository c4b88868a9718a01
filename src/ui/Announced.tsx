import { useRef } from 'preact/hooks';

interface Props {
  /** The number of answers so far. */
  readonly at: number;
  /** The question, if it can be answered. It is spoken first, before the earlier parts of the page. */
  readonly question: string | undefined;
  /** The choice that is not answered yet; empty if there is none. */
  readonly chosen: string;
  /** The result of the last answer. */
  readonly happened: string;
}

/** The one line for a screen reader: the choice, or else the result of the last answer. */
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
