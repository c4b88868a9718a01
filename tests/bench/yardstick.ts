import { busy } from './rows.ts';

/**
 * A fixed piece of work, which has nothing to do with the project: how long it takes says how fast a machine is at this moment. Figures that
 * were recorded on another machine, or beside other work, are made comparable by it.
 */

const ROUNDS = 40;
const NAMES = Array.from({ length: 40 }, (_, i) => `place-${i}`);

interface Counter {
  readonly owner: number;
  readonly kind: number;
  readonly count: number;
}

/** Counters are moved between the lists of a record, which is copied for each move: what an engine of rules does most. */
function work(): number {
  let places: { readonly [name: string]: readonly Counter[] } = Object.fromEntries(NAMES.map((name) => [name, []]));
  let random = 1994;
  const draw = (n: number): number => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return random % n;
  };
  let sum = 0;
  for (let n = 0; n < 4000; n++) {
    const [from, to] = [NAMES[draw(40)] as string, NAMES[draw(40)] as string];
    const moved: Counter = { owner: draw(29), kind: draw(7), count: 1 + draw(3) };
    const left = (places[from] ?? []).filter(({ owner }) => owner !== moved.owner);
    places = { ...places, [from]: left, [to]: [...(places[to] ?? []), moved].slice(-6) };
    for (const name of NAMES) sum += places[name]?.reduce((all, { count }) => all + count, 0) ?? 0;
  }
  return sum;
}

/** The milliseconds that the work takes: the best of many rounds. */
export function yardstick(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = busy();
    work();
    return (busy() - begun) * 1000;
  });
  return Math.min(...times);
}
