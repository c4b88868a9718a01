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

/** A position with a question, or the end of the game. Each result is computed only once. */
export class Position implements InPlace<State, HispaniaFact> {
  readonly #draft: Draft;
  /** The question; only whether there is one, until the question itself is needed. */
  #question: Decision | boolean;
  readonly #past: { readonly past: Past; asked: Decision | boolean }[] = [];
  /** The automatic facts up to the first question. */
  readonly #begun: readonly HispaniaFact[];

  /** States from `setup` and `position` may need automatic steps first, up to the first question. */
  constructor(state: State) {
    this.#draft = draftOn(view(state));
    this.#question = state.stage !== 'over' && asked(this.#draft);
    if (!this.#question && state.stage !== 'over') {
      for (const place of PLACES) this.#draft.changed.add(place);
      this.#question = carryOn(this.#draft);
    }
    this.#begun = this.#draft.facts;
  }

  /** The view that the rules read, valid until the next move. */
  get view(): View {
    return this.#draft;
  }

  /** The automatic facts up to the first question. */
  get begun(): readonly HispaniaFact[] {
    return this.#begun;
  }

  decision(): Decision | undefined {
    if (this.#question === true) this.#question = ask(this.#draft) ?? false;
    return this.#question || undefined;
  }

  /** The refusal of an action, or undefined. */
  whyRefused(action: Action): Refusal | undefined {
    // A question that is built need not be asked about the form: an answer that one of its choices accepts has it.
    if (typeof this.#question === 'object' && isOffered(this.#question.choices, action)) return undefined;
    const formless = whyFormless(this.#draft, action);
    if (formless) return formless;
    // The check of the form has just proved what this type says about names: its table is made of the same types.
    const formed = action as Formed;
    if (this.#question === true && isOffered(choicesFor(this.#draft, formed), action)) return undefined;
    return whyNot(this.#draft, formed);
  }

  make(action: Action): Made<HispaniaFact> {
    const asked = this.#question;
    const past = record(this.#draft);
    const made = this.play(action);
    if (made.refusal) return made;
    this.#past.push({ past, asked });
    // Old questions are asked again when their move is undone: kept, they would be most of the memory of a long game.
    const old = this.#past.at(-KEPT);
    if (old) old.asked = old.asked !== false;
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
    return stateOf(this.#draft);
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
