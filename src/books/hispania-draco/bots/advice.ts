import type { GeneralId, TownId } from '../engine/data/ids.ts';
import { draco } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { forecast } from '../odds/forecast.ts';
import type { Fraction } from '../odds/fraction.ts';
import { prospectsOf } from './chances.ts';
import type { Thought } from './thought.ts';

/** What a computer advises a person, and what the Hispanic phase may do if the Roman one ended after it (5). */
export interface Advice extends Thought {
  readonly risk?: Risk;
}

/** The worst that the coming Hispanic phase may bring, each with its exact chance; left out where it cannot. */
export interface Risk {
  readonly defeat?: Fraction;
  readonly beaten?: { readonly general: GeneralId; readonly chance: Fraction };
  readonly lost?: { readonly place: TownId; readonly chance: Fraction };
  /** The town that is likeliest to get a revolt. */
  readonly revolt?: { readonly place: TownId; readonly chance: Fraction };
}

/** The advice of a computer. Without a risk where dice come first, or outside of a Roman phase. */
export function adviceOf(state: State, thought: Thought): Advice {
  const risk = riskAfter(state, thought);
  return { ...thought, ...(risk && { risk }) };
}

function riskAfter(state: State, { action }: Thought): Risk | undefined {
  if (state.phase !== 'roman' || state.pending) return undefined;
  const isEnd = action.kind === 'end' || action.kind === 'hand';
  if (!isEnd && draco.explain(state, action)) return undefined;
  const [next, other] = isEnd ? [{ state }] : prospectsOf(state, action);
  if (!next || other || next.state.phase !== 'roman') return undefined;
  const ahead = forecast(next.state);
  if (!ahead) return undefined;
  const beaten = likeliest(ahead.beaten);
  const lost = likeliest(ahead.lost);
  const revolt = likeliest(ahead.revolts);
  return {
    ...(ahead.defeat.ways > 0 && { defeat: ahead.defeat }),
    ...(beaten && { beaten }),
    ...(lost && { lost }),
    ...(revolt && { revolt }),
  };
}

function likeliest<T extends { readonly chance: Fraction }>(all: readonly T[]): T | undefined {
  const share = ({ chance: { ways, of } }: T): number => ways / of;
  return [...all].sort((a, b) => share(b) - share(a))[0];
}
