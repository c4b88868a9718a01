import { Drawing } from '../../../../ui/Drawing.tsx';
import { Chip, CounterFace } from './Counter.tsx';
import type { Counter, Owner } from './types.ts';

/** A single counter beside text: 44 px in a list, 30 in a line. */
export function CounterIcon({ counter, size = 44, title }: CounterIconProps) {
  return (
    <Drawing class="mini" width={size} height={size} viewBox="-1 -1 44 44" title={title}>
      <CounterFace counter={counter} badge />
    </Drawing>
  );
}

export interface CounterIconProps {
  readonly counter: Counter;
  readonly size?: number;
  readonly title?: string;
}

/** A nation's letters on its colour; the name stands beside it. */
export function NationChip({ nation, size = 30 }: { readonly nation: Owner; readonly size?: number }) {
  return (
    <Drawing class="mini" width={size} height={size} viewBox="0 0 38 38">
      <Chip nation={nation} count={0} />
    </Drawing>
  );
}
