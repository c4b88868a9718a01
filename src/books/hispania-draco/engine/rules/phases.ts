import type { PhaseId } from '../state.ts';
import { change, type Draft } from './draft.ts';

/** How phases begin (3.3). */

/** Begins a phase that a player answers. */
export function beginPhase(draft: Draft, phase: PhaseId): void {
  change(draft, { phase });
  draft.facts.push({
    kind: 'phase',
    rule: phase === 'return' ? '3.4' : phase === 'after' ? '8.2-ulterior' : '3.3',
    phase,
  });
}

/** Begins the Hispanic phase: nothing happens before it is let begin. */
export function beginHispanic(draft: Draft): void {
  change(draft, { hispanic: { step: 'revolt', begun: false, left: [], passed: false } });
  beginPhase(draft, 'hispanic');
}

/** Ends the Roman phase: coins that are left are lost (4). */
export function endRoman(draft: Draft): void {
  const { coins } = draft.state;
  if (coins > 0) draft.facts.push({ kind: 'unspent', rule: '4', coins });
  change(draft, { coins: 0, leaving: false });
  beginHispanic(draft);
}
