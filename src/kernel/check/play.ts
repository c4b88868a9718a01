import type { Action, Fact } from '../contract.ts';
import { roller } from '../dice.ts';
import type { Entry } from '../entry.ts';
import { hash } from '../hash.ts';
import type { Root } from '../root.ts';
import { applied, checkRefusals, frozen } from './answers.ts';
import { Breach, must, type Property, under } from './breach.ts';
import { type Care, type Check, CLOSELY } from './check.ts';
import { checkAsked, checkEnd } from './ends.ts';
import { PlayedInPlace } from './in-place.ts';
import { checkKept, checkOpened } from './kept.ts';
import { type Answers, answer, tempered } from './player.ts';
import { checkSeen } from './seen.ts';
import { checkFacts, checkQuestion } from './words.ts';

/** The suite: it plays whole games and checks all properties on the way. */

/** One game played to its end: its answers and its result. */
export interface PlayedGame<S, F extends Fact> {
  readonly actions: readonly Action[];
  readonly facts: readonly F[];
  readonly end: S;
  /** The hash of the state at the start of each turn except the first. */
  readonly turns: readonly string[];
}

/** A game that failed: the property, and the data that reproduce it. */
export class Broken extends Error {
  readonly property: Property;
  readonly seed: number;
  readonly actions: readonly Action[];
  constructor(seed: number, actions: readonly Action[], { property, message }: Breach) {
    super(`seed ${seed}, answer ${actions.length}: ${JSON.stringify(actions.at(-1))}\n${message}`);
    this.name = 'Broken';
    this.property = property;
    this.seed = seed;
    this.actions = actions;
  }
}

/** How a game is played. */
export interface Playing<S> {
  /** Seed of the dice that draw and damage answers, and of the game's own dice if it starts from options. */
  readonly seed: number;
  readonly care?: Care;
  /** The player of all seats; random by default. */
  readonly answers?: Answers<S>;
  /** The game stops after this number of answers. */
  readonly most?: number;
}

/** The maximum number of characters of a state. It detects a state that grows with the length of the game. */
const MOST_CHARACTERS = 64 * 1024;

/** Plays a game of some options. Throws `Broken`. */
export function playGame<S, F extends Fact, O>(
  check: Check<S, F, O>,
  options: O,
  playing: Playing<S>,
): PlayedGame<S, F> {
  const { seed } = playing;
  return playFrom(check, check.game.setup(options, seed), playing, { is: 'game', options, seed });
}

/** Plays on from a state. `root` is the start of the game, if that is not the state itself. Throws `Broken`. */
export function playFrom<S, F extends Fact>(
  check: Check<S, F>,
  start: S,
  { seed, care = CLOSELY, answers, most }: Playing<S>,
  root: Root = { is: 'position', position: start },
): PlayedGame<S, F> {
  const dice = roller(seed);
  const player = tempered(dice);
  const chosen = answers ?? ((_, decision) => answer(player, decision, dice));
  const entries: Entry<S, F>[] = [];
  const turns: string[] = [];
  let state = frozen(start);
  let phases = 0;
  try {
    const watch = check.watch?.(start);
    const inPlace = new PlayedInPlace(check, state);
    for (;;) {
      under('way-on', () => must(entries.length <= check.longest, 'the game does not end'));
      const decision = checkAsked(check, state);
      const isLooked = (every: number) => entries.length % every === 0;
      const isNewPhase = decision?.phase !== entries.at(-1)?.phase && phases++ % care.phases === 0;
      if (isLooked(care.opened) || isNewPhase || !decision) checkOpened(check, state, MOST_CHARACTERS);
      if (!decision) break;
      if (entries.length === most) return played(entries, state, turns);
      const action = under('way-on', () => chosen(state, decision, entries.length));
      if (isLooked(care.damaged)) checkRefusals(check, state, decision, action, dice, inPlace);
      if (isLooked(care.seen)) {
        checkQuestion(check, decision, action);
        checkSeen(check, inPlace.state(), decision, dice);
      }
      const made = applied(check, state, action);
      under('offered', () => must(!made.refusal, `an offered answer is refused: ${JSON.stringify(made.refusal)}`));
      if (made.refusal) break;
      inPlace.check(decision, action, made.state, made.facts);
      const { by, phase, rule } = decision;
      entries.push({
        action,
        by,
        phase,
        rule,
        rolled: rolledIn(check, state, made.state),
        facts: made.facts,
        state: made.state,
      });
      if (isLooked(care.seen)) checkFacts(check, made.facts);
      if (watch) under('own', () => watch(state, action, made.state, made.facts));
      if (check.turn(made.state) !== check.turn(state)) turns.push(hash(made.state));
      state = made.state;
    }
    checkEnd(check, state);
    if (care.kept) checkKept(check, { root, start, entries, at: entries.length });
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    throw new Broken(
      seed,
      entries.map(({ action }) => action),
      error,
    );
  }
  return played(entries, state, turns);
}

function rolledIn<S>({ game }: Pick<Check<S>, 'game'>, before: S, after: S): number {
  return game.dice.of(after).rolled - game.dice.of(before).rolled;
}

function played<S, F extends Fact>(
  entries: readonly Entry<S, F>[],
  end: S,
  turns: readonly string[],
): PlayedGame<S, F> {
  return { actions: entries.map(({ action }) => action), facts: entries.flatMap(({ facts }) => facts), end, turns };
}
