import { accepts } from '../../../kernel/choices.ts';
import type { Action, Choice, Decision, InPlace, Made, Refusal } from '../../../kernel/contract.ts';
import { whyFormless } from './answer-form.ts';
import { PLACES, type PlaceId } from './data/ids.ts';
import type { HispaniaFact } from './facts.ts';
import type { Draft, View } from './rules/hooks.ts';
import { answer, ask, asked, carryOn, choicesFor, whyNot } from './rules/phases.ts';
import { draftOf, ownPlaces, stateOf } from './rules/view.ts';
import type { Cohort } from './state/cohort.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** A position that is played in place; the pure functions are one move on a position of their own. */

/** What a move has changed, so that it can be taken back: all that is small whole, and what stood in the places it touched. */
interface Past {
  readonly found: Pick<Draft, 'phases' | 'phase' | 'hasSubjects' | 'where' | 'state'>;
  readonly places: readonly (readonly [PlaceId, readonly Cohort[]])[];
  readonly question: Decision | boolean;
}

/** A position in which something is asked, or the game is over. What is found of it is found once. */
export class Position implements InPlace<State, HispaniaFact> {
  readonly #draft: Draft;
  /** The question; or whether there is one, as long as nobody wants to know which. */
  #question: Decision | boolean;
  readonly #past: Past[] = [];
  /** What has happened by itself up to the first question. */
  readonly #begun: readonly HispaniaFact[];

  /** What `setup` and `position` give may have to go on by itself first, up to the first question. */
  constructor(state: State) {
    this.#draft = draftOf(view(state));
    this.#question = state.stage !== 'over' && asked(this.#draft);
    if (!this.#question && state.stage !== 'over') {
      for (const place of PLACES) this.#draft.changed.add(place);
      this.#question = carryOn(this.#draft);
    }
    this.#begun = this.#draft.facts;
  }

  /** The position as the rules read it, until the next move. */
  get view(): View {
    return this.#draft;
  }

  /** What has happened by itself up to the first question. */
  get begun(): readonly HispaniaFact[] {
    return this.#begun;
  }

  decision(): Decision | undefined {
    if (this.#question === true) this.#question = ask(this.#draft) ?? false;
    return this.#question || undefined;
  }

  /** Why an action is refused, or nothing. */
  whyRefused(action: Action): Refusal | undefined {
    const formless = whyFormless(this.#draft, action);
    if (formless) return formless;
    const offered = this.#choicesFor(action).some((choice) => mayBe(choice, action) && accepts(choice, action));
    return offered ? undefined : whyNot(this.#draft, action);
  }

  #choicesFor(action: Action): readonly Choice[] {
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

  /** Plays an action that nobody takes back. */
  play(action: Action): Made<HispaniaFact> {
    const refusal = this.whyRefused(action);
    if (refusal) return { refusal };
    // What has happened by itself before the first question belongs to the first answer.
    this.#draft.facts = this.#past.length === 0 ? [...this.#begun] : [];
    this.#question = answer(this.#draft, action);
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
    // Whoever has it keeps it: the next move copies the places it touches.
    this.#draft.copied = undefined;
    return stateOf(this.#draft);
  }
}

/** A first look: of a hundred choices `accepts` reads those few that are about the same places. */
function mayBe({ kind, fixed }: Choice, action: Action): boolean {
  if (kind !== action.kind) return false;
  for (const name in fixed) if (fixed[name] !== action.fixed[name]) return false;
  return true;
}
