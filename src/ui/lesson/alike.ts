/** A step as its file has it: without the fields that are those of the step before it, which `as` names. */
export type Written<Step> = Partial<Step> & { readonly as?: readonly (keyof Step)[] };

/** The shortest field, as JSON, that is worth a name. */
const LONG = 200;

/** The steps of a lesson for its file: a position that several steps show stands there once. */
export function withoutRepeats<Step extends object>(steps: readonly Step[]): readonly Written<Step>[] {
  return steps.map((step, i) => {
    const text = (name: keyof Step, of = step): string | undefined => JSON.stringify(of[name]);
    const as = (Object.keys(step) as (keyof Step)[]).filter((name) => {
      const own = text(name) ?? '';
      return own.length > LONG && own === text(name, steps[i - 1] ?? ({} as Step));
    });
    const kept = Object.entries(step).filter(([name]) => !as.includes(name as keyof Step));
    return as.length > 0 ? { ...(Object.fromEntries(kept) as Partial<Step>), as } : step;
  });
}

/** Makes the steps of a file whole again, in place; they have that type already, though they may lack what `as` names. */
export function complete(steps: readonly object[]): void {
  let before: Record<string, unknown> = {};
  for (const step of steps as (Record<string, unknown> & { as?: string[] })[]) {
    for (const name of step.as ?? []) step[name] = before[name];
    before = step;
  }
}
