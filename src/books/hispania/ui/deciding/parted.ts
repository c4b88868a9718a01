import { kindOfKey } from '../../engine/rules/units.ts';
import type { Counter } from '../board/types.ts';
import type { Stack } from './stacks.ts';

/** A counter of the stack in the hand: those of its units that go, and beside them those that stay. */
export function parted(counter: Counter, { units, leaders }: Pick<Stack, 'units' | 'leaders'>): readonly Counter[] {
  const named = Object.entries({ ...units, ...leaders }).filter(([key]) => isOf(counter, key));
  const going = Math.min(
    counter.count,
    named.reduce((sum, [, n]) => sum + n, 0),
  );
  const stays = counter.count - going;
  return [
    ...(going > 0 ? [{ ...counter, count: going, state: 'chosen' } as const] : []),
    ...(stays > 0 ? [{ ...counter, id: `${counter.id} stays`, count: stays }] : []),
  ];
}

/** Whether a counter stands for units with this key: `infantry/steps=1`, `knight/hits=1`, `leader:hamilcar`. */
function isOf({ id, kind, wounds = 0 }: Counter, key: string): boolean {
  const [what = '', ...marks] = key.split('/');
  if (kindOfKey(key) !== kind || marks.includes('hits=1') !== (wounds === 1)) return false;
  return kind !== 'leader' || id.split(' ').includes(what.slice(kind.length + 1));
}
