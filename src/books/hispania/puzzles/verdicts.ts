import type { Asked, PuzzleKind, Verdict } from './puzzle.ts';

/** The question of one kind. */
export type AskedOf<Kind extends PuzzleKind> = Extract<Asked, { readonly is: Kind }>;

/** A verdict for each answer. */
export const verdictsOf = (
  options: readonly string[],
  verdict: (option: string) => Verdict,
): { readonly [option: string]: Verdict } => Object.fromEntries(options.map((option) => [option, verdict(option)]));

/** Answers are numbers, and one is right. */
export const numbered = (options: readonly string[], right: number): { readonly [option: string]: Verdict } =>
  verdictsOf(options, (option) => ({ right: Number(option) === right }));
