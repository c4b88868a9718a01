import { accepts } from '../../../kernel/choices.ts';
import type { Action, Choice, Decision, InPlace, Made, Refusal } from '../../../kernel/contract.ts';
import type { ActionOf, Formed } from './actions.ts';
import { whyFormless } from './answer-form.ts';
import { PLACES } from './data/ids.ts';
import type { HispaniaFact } from './facts.ts';
import { draftOn, record, stateOf, undo } from './rules/draft.ts';
import type { Draft, Past, View } from './rules/hooks.ts';
import { answer, ask, asked, carryOn, choicesFor, whyNot } from './rules/phases.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** A position that is changed in place. The pure functions make one move on a fresh position. */

/** A position with a question, or the end of the game. Each result is computed only once, when it is first needed. */
export class Position implements InPlace<State, HispaniaFact> {
  readonly #draft: Draft;
  /**
   * The question; only whether there is one, until the question itself is needed; undefined until anything is known: a
   * state from `setup` or `position` may need automatic steps first.
   */
  #question: Decision | boolean | undefined;
  readonly #past: { readonly past: Past; asked: Decision | boolean }[] = [];
  /** The automatic facts up to the first question. */
  #begun: readonly HispaniaFact[] = [];

  constructor(state: State) {
    this.#draft = draftOn(view(state));
    if (state.stage === 'over') this.#question = false;
  }

  /** The view that the rules read, valid until the next move. */
  get view(): View {
    this.#begin();
    return this.#draft;
  }

  /** The automatic facts up to the first question. */
  get begun(): readonly HispaniaFact[] {
    this.#begin();
    return this.#begun;
  }

  decision(): Decision | undefined {
    this.#question ??= ask(this.#draft) ?? this.#goOn();
    if (this.#question === true) this.#question = ask(this.#draft) ?? false;
    return this.#question || undefined;
  }

  /** The refusal of an action, or undefined. */
  whyRefused(action: Action): Refusal | undefined {
    if (this.#offers(action)) return undefined;
    this.#begin();
    // The check of the form has proved what this type says about names: its table is made of the same types.
    return whyFormless(this.#draft, action) ?? whyNot(this.#draft, action as Formed);
  }

  make(action: Action): Made<HispaniaFact> {
    const asked = this.#begin();
    const past = record(this.#draft);
    const made = this.play(action);
    if (made.refusal) return made;
    this.#past.push({ past, asked });
    // What older moves have found is found again when they are undone: kept, it would be most of the memory of a game.
    const old = this.#past.at(-KEPT);
    if (old) {
      old.asked = old.asked !== false;
      old.past.found.steps = undefined;
    }
    return made;
  }

  /** Plays an action that will not be undone. */
  play(action: Action): Made<HispaniaFact> {
    const refusal = this.whyRefused(action);
    if (refusal) return { refusal };
    // Automatic facts before the first question are reported with the first answer.
    this.#draft.facts = this.#past.length === 0 ? [...this.#begun] : [];
    // It is one of the choices of the question, which have this type, with their ranges filled in.
    this.#question = answer(this.#draft, action as ActionOf);
    return { facts: this.#draft.facts };
  }

  unmake(): void {
    const made = this.#past.pop();
    if (!made) throw new RangeError('nothing was made');
    undo(this.#draft, made.past);
    this.#question = made.asked;
  }

  state(): State {
    this.#begin();
    return stateOf(this.#draft);
  }

  /** Whether there is a question, after the automatic steps up to it. */
  #begin(): Decision | boolean {
    this.#question ??= asked(this.#draft) || this.#goOn();
    return this.#question;
  }

  /** Continues up to the first question of a state that has none. */
  #goOn(): Decision | boolean {
    for (const place of PLACES) this.#draft.changed.add(place);
    const question = carryOn(this.#draft);
    this.#begun = this.#draft.facts;
    return question;
  }

  /** Whether an action is one of the choices. Without the question only those that it could be are made, if that is faster. */
  #offers(action: Action): boolean {
    const known = this.#question;
    if (known === undefined || known === true) {
      if (whyFormless(this.#draft, action)) return false;
      const some = choicesFor(this.#draft, action as Formed);
      if (some && isOffered(some, action)) return true;
      if (some && known) return false;
    }
    return isOffered(this.decision()?.choices ?? [], action);
  }
}

/** The number of moves whose questions are kept for undoing. */
const KEPT = 8;

function isOffered(choices: readonly Choice[], action: Action): boolean {
  return choices.some((choice) => mayBe(choice, action) && accepts(choice, action));
}

/** A fast filter: `accepts` reads only the few choices about the same places. */
function mayBe({ kind, fixed }: Choice, action: Action): boolean {
  if (kind !== action?.kind) return false;
  for (const name in fixed) if (fixed[name] !== action.fixed?.[name]) return false;
  return true;
}
