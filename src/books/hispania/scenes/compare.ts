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

/** What a ruling with a switch changes in a position: the engine is asked twice, once by each reading. */

/** A position, and what is done in it to see what a ruling changes. */
export interface Trial {
  readonly position: Written;
  /** What has to be played before, by either reading alike. */
  readonly line?: readonly Step[];
  /** What is tried then, as far as it is allowed. */
  readonly tries: readonly Step[];
  /** How many of the answers that the engine fills in are given after that. */
  readonly presets?: number;
}

/** What comes out by one reading that does not come out by the other. */
export interface Outcome {
  readonly reading: Letter;
  /** What is offered by this reading alone. */
  readonly offers: readonly Choice[];
  /** What was tried and is refused by this reading. */
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
  /** What happens by this reading alone. */
  readonly facts: readonly HispaniaFact[];
}

/**
 * What comes out of a trial by either reading. Throws where what stands before cannot be played by both: there nobody could be
 * shown it.
 */
export function compare(trial: Trial, ruling: SwitchId): { readonly a: Outcome; readonly b: Outcome } {
  const a = played(trial, ruling, 'a');
  const b = played(trial, ruling, 'b');
  return { a: { reading: 'a', ...only(a, b) }, b: { reading: 'b', ...only(b, a) } };
}

/** Whether an outcome holds anything: of two readings that come to the same neither does. */
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
    // What happens on the way there is the line's, and told as such.
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
  // Somebody who was refused is still asked the question before: that says nothing.
  const asked = !refused && !other.refused;
  return {
    offers: asked ? without(one.offers, other.offers) : [],
    facts: without(one.facts, other.facts),
    ...(refused && refused.refusal.code !== other.refused?.refusal.code ? { refused } : {}),
  };
}

/** Those of a list that another does not have, each as often as it has them more. */
function without<T>(list: readonly T[], other: readonly T[]): readonly T[] {
  const left = other.map(canonical);
  return list.filter((one) => {
    const i = left.indexOf(canonical(one));
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
