import { accepts } from '../../../kernel/choices.ts';
import type { Action, Choice, Decision, InPlace, Made, Refusal } from '../../../kernel/contract.ts';
import type { ActionOf, Formed } from './actions.ts';
import { whyFormless } from './answer-form.ts';
import { PLACES, type PlaceId } from './data/ids.ts';
import type { HispaniaFact } from './facts.ts';
import type { Draft, View } from './rules/hooks.ts';
import { answer, ask, asked, carryOn, choicesFor, whyNot } from './rules/phases.ts';
import { draftOf, ownPlaces, stateOf } from './rules/view.ts';
import type { Cohort } from './state/cohort.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** A position that is changed in place. The pure functions make one move on a fresh position. */

/** The data for undoing a move: a copy of the state's own fields, and the former contents of the changed places. */
interface Past {
  readonly found: Pick<Draft, 'phases' | 'phase' | 'hasSubjects' | 'where' | 'state'>;
  readonly places: readonly (readonly [PlaceId, readonly Cohort[]])[];
  readonly question: Decision | boolean;
}

/** A position with a question, or the end of the game. Each result is computed only once. */
export class Position implements InPlace<State, HispaniaFact> {
  readonly #draft: Draft;
  /** The question; only whether there is one, until the question itself is needed. */
  #question: Decision | boolean;
  readonly #past: Past[] = [];
  /** The automatic facts up to the first question. */
  readonly #begun: readonly HispaniaFact[];

  /** States from `setup` and `position` may need automatic steps first, up to the first question. */
  constructor(state: State) {
    this.#draft = draftOf(view(state));
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
    const formless = whyFormless(this.#draft, action);
    if (formless) return formless;
    // The check of the form has just proved what this type says about names: its table is made of the same types.
    const formed = action as Formed;
    const offered = this.#choicesFor(formed).some((choice) => mayBe(choice, action) && accepts(choice, action));
    return offered ? undefined : whyNot(this.#draft, formed);
  }

  #choicesFor(action: Formed): readonly Choice[] {
    if (this.#question === true) return choicesFor(this.#draft, action);
    return this.#question ? this.#question.choices : [];
  }

  make(action: Action): Made<HispaniaFact> {
    const { phases, phase, hasSubjects, where, state } = this.#draft;
    const places: (readonly [PlaceId, readonly Cohort[]])[] = [];
    const found = { phases, phase, hasSubjects, where: [...where], state: { ...state } };
    const past = { found, places, question: this.#question };
    this.#draft.replaced = places;
    const made = this.play(action);
    if (!made.refusal) this.#past.push(past);
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
    const past = this.#past.pop();
    if (!past) throw new RangeError('nothing was made');
    const places = ownPlaces(this.#draft);
    for (const [place, there] of past.places.toReversed()) {
      if (there.length > 0) places[place] = there;
      else delete places[place];
    }
    Object.assign(this.#draft, past.found);
    this.#draft.state.places = places;
    this.#question = past.question;
  }

  state(): State {
    // The caller may keep this state: the next move copies the places that it changes.
    this.#draft.copied = undefined;
    return stateOf(this.#draft);
  }
}

/** A fast filter: `accepts` reads only the few choices about the same places. */
function mayBe({ kind, fixed }: Choice, action: Action): boolean {
  if (kind !== action.kind) return false;
  for (const name in fixed) if (fixed[name] !== action.fixed[name]) return false;
  return true;
}
