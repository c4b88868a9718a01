import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Step } from '../../../../../ui/table/recap.ts';
import { useStore } from '../../../../../ui/use-store.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { $runs, $speed, SHOWN } from './film.ts';

/** The course of a recap: step by step by hand, or as a film that runs through the moves of all steps. */
export interface Film {
  /** The number of the step in view. */
  readonly step: number;
  /** The number of answers after which the board is shown. */
  readonly at: number | undefined;
  readonly runs: boolean;
  /** Shows a step, whole; the film stops. */
  readonly go: (step: number) => void;
  readonly run: (runs: boolean) => void;
}

/** `from`: the step with which it begins. It runs from the start, but never if the reader wants no motion. */
export function useFilm(steps: readonly Step<HispaniaFact>[], from: number): Film {
  const speed = useStore($speed);
  const [{ step, frame, runs }, set] = useState(() => ({ step: from, frame: 0, runs: mayMove() }));
  const frames = framesOf(steps[step]);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => {
      if (frame + 1 < frames.length) set({ step, frame: frame + 1, runs });
      else if (step + 1 < steps.length) set({ step: step + 1, frame: 0, runs });
      else set({ step, frame, runs: false });
    }, SHOWN[speed]);
    return () => clearTimeout(timer);
  }, [steps, step, frame, runs, speed]);
  useLayoutEffect(() => {
    $runs.set(runs);
    return () => $runs.set(false);
  }, [runs]);
  return {
    step,
    at: runs ? frames[frame] : steps[step]?.at,
    runs,
    go: (next) => set({ step: next, frame: 0, runs: false }),
    // At its end it begins anew.
    run: (next) =>
      set(next && step + 1 >= steps.length ? { step: 0, frame: 0, runs: true } : { step, frame: 0, runs: next }),
  };
}

/** Whether the reader wants to see motion. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The answers of a step that are shown one after another: each of its moves, else only its end. */
export function framesOf(step: Step<HispaniaFact> | undefined): readonly number[] {
  if (!step) return [];
  return step.part === 'moves' ? step.answers : [step.at];
}
