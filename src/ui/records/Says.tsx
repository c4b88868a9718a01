import type { Counting } from '../../kernel/root.ts';
import type { RecordWords } from '../../words/en/records.ts';

interface Props {
  readonly counts: Counting | undefined;
  readonly words: RecordWords;
}

/** That a game stands apart, and why; nothing for a game that counts. */
export function Says({ counts, words }: Props) {
  return counts?.apart ? <p class="stands-apart">{words.apart[counts.apart]}</p> : null;
}
