import { Computer, type Level } from '../../bots/computer.ts';
import type { Thought } from '../../bots/thought.ts';
import type { Question } from './question.ts';

/** The computers of a game, in the worker, or on the page if there is none. Each is kept because of its memory. */
export class Answering {
  private game: number | undefined;
  private readonly seated = new Map<string, Computer>();

  /**
   * The answer of a computer. A player that looks far ahead may take too long, so `meanwhile` first receives a captain's answer. Throws if
   * no answer is possible.
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
