import { accept, end, engage, hire } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId, PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, open, type Places, play } from './set-up.ts';

/** Positions for El Cid's missions and turns. Gold and points in halves. */

export type Rest = Partial<Omit<Written, 'units' | 'active' | 'phase'>>;

export const band = (infantry: number, knight: number, leads = true): NonNullable<Written['band']> => [
  ...(infantry > 0 ? [{ owner: 'el-cid', kind: 'infantry', count: infantry } as const] : []),
  ...(knight > 0 ? [{ owner: 'el-cid', kind: 'knight', count: knight } as const] : []),
  ...(leads ? [{ owner: 'el-cid', kind: 'leader', leader: 'el-cid' } as const] : []),
];

/** Aragon is asked for a mission on turn 17 by default. */
export const hiring = (places: Places, rest: Rest = {}, nation: NationId = 'aragon'): State =>
  open(nation, 'mission', places, { turn: 17, band: band(5, 3), gold: { [nation]: 16 }, ...rest });

/** It has hired El Cid and he has come with these units. */
export const sent = (
  start: State,
  target: PlaceId,
  named: Record<string, number>,
  units: Record<string, number>,
): State => play(start, [hire(target, named)], [accept()], [engage(target, units)]).state;

export const points = (state: State, nation: NationId): number => state.nations[nation]?.points ?? 0;
export const inBand = (state: State, kind?: string) => hispania.queries['band']?.(state, ...([kind] as never[]));
export const targets = (state: State): readonly (string | undefined)[] => [
  ...new Set(choices(state, 'hire').map(({ fixed }) => fixed['place'])),
];

/** Answers by presets until a phase of a nation, or the end; facts of the way. */
export function until(start: State, done: (state: State) => boolean) {
  let state = start;
  const facts = [];
  for (let i = 0; i < 300 && !done(state); i++) {
    const question = hispania.decision(state);
    if (!question?.preset) break;
    const applied = hispania.apply(state, question.preset.kind === 'buy' ? end() : question.preset);
    if (!applied.state) throw new Error(JSON.stringify(applied.refusal));
    facts.push(...applied.facts);
    state = applied.state;
  }
  return { state, facts };
}

export const TORTOSA = { tortosa: 'aragon: 2 infantry', zaragoza: 'zaragoza: 2 infantry' };
