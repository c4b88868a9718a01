import type { NationId, OptionId, RulingId } from '../../engine/data/ids.ts';
import { OPTION_TABLE } from '../../engine/data/scenarios.ts';
import { fullBag } from '../../engine/options/tokens/draws.ts';
import type { Written } from '../../engine/position.ts';
import { MOST } from '../../engine/schema.ts';
import type { PhaseId } from '../../engine/state.ts';
import { phasesOf, tablesFor } from './bare.ts';
import { withField } from './fields.ts';

/** Edits of the turn, the active nation, and the rules in play. */

/** Another turn; the game does not end before it. */
export function setTurn(written: Written, wanted: number): Written {
  const turn = within(wanted);
  const last = lastTurnOf(written);
  return { ...written, turn, lastTurn: Math.max(last, turn) };
}

/** The game is over after this turn, which is never in the past. */
export function setLastTurn(written: Written, wanted: number): Written {
  return { ...written, lastTurn: Math.max(written.turn, within(wanted)) };
}

export function lastTurnOf({ turn, lastTurn = turn }: Written): number {
  return lastTurn;
}

const within = (turn: number): number => Math.max(1, Math.min(MOST.turn, Math.trunc(turn)));

/** The turn of a nation begins; with null, the game turn begins. */
export function setActive(written: Written, active: NationId | null): Written {
  const { begins: _, ...rest } = written;
  if (active === null) return { ...rest, active: null, phase: null };
  const [first] = phasesOf(written, active);
  return { ...rest, active, phase: first?.id ?? null, begins: true };
}

/** The active nation has come to a phase, which is about to begin. */
export function setPhase(written: Written, phase: PhaseId): Written {
  return { ...written, phase, begins: true };
}

/** Whether the automatic part of the phase is still to come. */
export function setBegins(written: Written, begins: boolean): Written {
  return withField(written, 'begins', begins ? true : undefined);
}

/** Whether an optional rule can be in play; if no version of the game is named, every rule can. */
export function mayPlay({ mode }: Written, option: OptionId): boolean {
  return mode === undefined || OPTION_TABLE[option].modes.includes(mode);
}

/** Adds an optional rule, or removes it. Event tokens come and go with their bag. */
export function setOption(written: Written, option: OptionId, plays: boolean): Written {
  const { options = [] } = written;
  if (options.includes(option) === plays) return written;
  const left = plays ? [...options, option] : options.filter((other) => other !== option);
  const next = withField(written, 'options', left.length > 0 ? left : undefined);
  if (option !== 'tokens') return next;
  if (plays) return { ...next, bag: next.bag ?? { left: fullBag(tablesFor(written)), played: [] } };
  const { bag: _, ...rest } = next;
  const players = rest.players?.map(({ tokens: _hand, ...player }) => player);
  return players ? { ...rest, players } : rest;
}

/** Selects the other reading of a ruling, or the default. */
export function setRuling(written: Written, ruling: RulingId, reading: 'a' | 'b'): Written {
  const { [ruling]: _, ...others } = written.rulings ?? {};
  const rulings = reading === 'b' ? { ...others, [ruling]: reading } : others;
  return withField(written, 'rulings', Object.keys(rulings).length > 0 ? rulings : undefined);
}
