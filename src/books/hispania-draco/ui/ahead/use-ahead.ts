import { useEffect, useState } from 'preact/hooks';
import type { State } from '../../engine/state.ts';
import { actionOf, type CommandGesture } from '../deciding/use-command.ts';
import { askAhead } from './client.ts';
import type { Answer } from './question.ts';

/** The phase ahead of a position while it is looked at: counted, or why it is not. */
export type Counted = { readonly is: 'counting' | 'failed' } | ({ readonly is: 'counted' } & Answer);

const COUNTING: Counted = { is: 'counting' };
/** The last answer, for all parts of the page that show it. */
const kept = new Map<string, Promise<Answer>>();

/** Counts the phase ahead of a position, and of the one after the prepared combat; undefined while it is not looked at. */
export function useAhead(state: State, { ahead, prepared }: CommandGesture): Counted | undefined {
  const combat = prepared && isCombat(prepared.choice.kind) ? actionOf(prepared) : undefined;
  const key = ahead && JSON.stringify([state, combat]);
  const [found, setFound] = useState<{ readonly key: string; readonly counted: Counted }>();
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    const set = (counted: Counted): void => {
      if (isWanted) setFound({ key, counted });
    };
    asked(key, { state, ...(combat ? { combat } : {}) }).then(
      (answer) => set({ is: 'counted', ...answer }),
      () => set({ is: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  if (key === undefined) return undefined;
  return found?.key === key ? found.counted : COUNTING;
}

const isCombat = (kind: string): boolean => kind === 'siege' || kind === 'attack';

let control = new AbortController();

/** The board and the slip ask the same: the question is asked once, and an earlier one is dropped. */
function asked(key: string, question: Parameters<typeof askAhead>[0]): Promise<Answer> {
  const known = kept.get(key);
  if (known) return known;
  control.abort();
  control = new AbortController();
  const answer = askAhead(question, control.signal);
  kept.clear();
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  return answer;
}
