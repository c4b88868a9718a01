import { Computer, type Level } from '../../bots/computer.ts';
import type { Thought } from '../../bots/thought.ts';
import type { Question } from './question.ts';

/** The computers of a game, as they sit in the worker, or on the page where there is none: each is kept for what it remembers. */
export class Answering {
  private game: number | undefined;
  private readonly seated = new Map<string, Computer>();

  /**
   * What a computer answers. Who looks far ahead may take too long: `meanwhile` first hears what a captain would do in its place.
   * Throws where nothing can be answered.
   */
  answer(question: Question, meanwhile?: (captain: Thought) => void): Thought {
    if (question.game !== this.game) this.seated.clear();
    this.game = question.game;
    if (question.level === 'strategist') meanwhile?.(this.ask('captain', question));
    return this.ask(question.level, question);
  }

  private ask(level: Level, { seat, seed, state, number }: Question): Thought {
    const key = `${level} ${seed} ${seat}`;
    const computer = this.seated.get(key) ?? new Computer(level, seat, seed);
    this.seated.set(key, computer);
    return computer.answer(state, number);
  }
}
