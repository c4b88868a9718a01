import type { Action, Choice, Refusal } from '../../../kernel/contract.ts';
import { applyGiven, laidBy } from '../../../kernel/given.ts';
import { canonical } from '../../../kernel/hash.ts';
import type { Step } from '../../../kernel/scene.ts';
import type { SwitchId } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { hispania } from '../engine/game.ts';
import type { Written } from '../engine/position.ts';
import type { State } from '../engine/state.ts';
import { type Letter, readBy } from './reading.ts';

/** The effect of a ruling with a switch on a position: the engine is asked twice, once by each reading. */

/** A position, and the actions in it that show the effect of a ruling. */
export interface Trial {
  readonly position: Written;
  /** Actions that are played first, which both readings allow. */
  readonly line?: readonly Step[];
  /** Actions that are tried next, as far as they are allowed. */
  readonly tries: readonly Step[];
  /** The number of default answers that follow. */
  readonly presets?: number;
}

/** The results of one reading that the other does not have. */
export interface Outcome {
  readonly reading: Letter;
  /** Choices that only this reading offers. */
  readonly offers: readonly Choice[];
  /** Tried actions that this reading refuses. */
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
  /** Facts that occur only by this reading. */
  readonly facts: readonly HispaniaFact[];
}

/**
 * The results of a trial by each reading. Throws if both cannot play the preparation, because then the difference
 * cannot be shown to a reader.
 */
export function compare(trial: Trial, ruling: SwitchId): { readonly a: Outcome; readonly b: Outcome } {
  const a = played(trial, ruling, 'a');
  const b = played(trial, ruling, 'b');
  return { a: { reading: 'a', ...only(a, b) }, b: { reading: 'b', ...only(b, a) } };
}

/** Whether a result has any content. If two readings agree, both results are empty. */
export function tells({ offers, refused, facts }: Outcome): boolean {
  return offers.length > 0 || facts.length > 0 || refused !== undefined;
}

type Played = Omit<Outcome, 'reading'>;

function played({ position, line = [], tries, presets = 0 }: Trial, ruling: SwitchId, reading: Letter): Played {
  const opened = hispania.position(readBy(position, ruling, reading));
  if (!opened.state) throw new Error(opened.faults.map(({ path, code }) => `${path}: ${code}`).join(', '));
  let state: State = opened.state;
  const facts: HispaniaFact[] = [];
  for (const [i, { action, dice }] of [...line, ...tries].entries()) {
    const applied = applyGiven(hispania, state, action, laidBy({ dice }));
    if (applied.refusal) {
      if (i < line.length) throw new Error(`step ${i + 1} is refused: ${applied.refusal.code}`);
      return { facts, offers: [], refused: { action, refusal: applied.refusal } };
    }
    state = applied.state;
    // The line itself reports the facts on the way there.
    if (i >= line.length) facts.push(...applied.facts);
  }
  for (let n = 0; n < presets; n++) {
    const preset = hispania.decision(state)?.preset;
    const applied = preset && hispania.apply(state, preset);
    if (!applied?.state) break;
    state = applied.state;
    facts.push(...applied.facts);
  }
  return { facts, offers: hispania.decision(state)?.choices ?? [] };
}

function only(one: Played, other: Played): Played {
  const { refused } = one;
  // A refused seat is still asked the previous question, which shows no difference.
  const asked = !refused && !other.refused;
  return {
    offers: asked ? without(one.offers, other.offers) : [],
    facts: without(one.facts, other.facts),
    ...(refused && refused.refusal.code !== other.refused?.refusal.code ? { refused } : {}),
  };
}

/** The elements of a list that another does not have, with multiplicity. */
function without<T>(list: readonly T[], other: readonly T[]): readonly T[] {
  const left = other.map(canonical);
  return list.filter((one) => {
    const i = left.indexOf(canonical(one));
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
