import type { NationId } from '../../data/ids.ts';
import type { Draft } from '../../rules/view.ts';
import type { Battle } from '../../state/battle.ts';
import type { Phase } from '../../turn.ts';
import { isOfBattle, isOn, openWindow } from './windows.ts';

/** Rules 10.2 and 10.3: the moments of a turn and a battle at which windows open. */

/** At the start of a nation's turn, before anything else. */
export function atTurnStart(draft: Draft, _: NationId, phase: Phase): void {
  if (isOn(draft) && draft.phases[0]?.id === phase.id) openWindow(draft, 'turn-start');
}

/** After the last combat of a nation, when a token may still add another one. */
export function afterCombat(draft: Draft, _: NationId, phase: Phase): void {
  if (!isOn(draft) || phase.does !== 'combat' || draft.state.tally.tokens?.includes('ardour')) return;
  const all = draft.phases;
  const later = all.slice(all.findIndex(({ id }) => id === phase.id) + 1);
  if (!later.some(({ does }) => does === 'combat')) openWindow(draft, 'after-combat');
}

/** At the end of a game turn, before leaders leave. */
export function atTurnEnd(draft: Draft): void {
  openWindow(draft, 'turn-end');
}

/** In a battle. */
export function inBattle(draft: Draft, { step }: Battle): void {
  if (isOfBattle(step)) openWindow(draft, step);
}
