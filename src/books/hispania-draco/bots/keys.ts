import { GENERALS, SPACES, TOWNS } from '../engine/data/ids.ts';
import type { State } from '../engine/state.ts';

/** A text that two positions of one Roman phase share only if the same can follow. */
export function keyOf(state: State): string {
  const { coins, generals, revolts, garrisons, armies, fleets, roads, leaving, lethe, hispano, called, chief } = state;
  const flags = `${leaving ? 'l' : ''}${lethe ? 't' : ''}${called ? 'c' : ''}${chief ?? ''}`;
  let key = `${state.turn}${coins}${flags}${hispano},${roads.length}`;
  for (const one of GENERALS) key += `,${generals[one] ?? ''}`;
  const parts = [
    named(revolts, revoltsKey),
    named(garrisons, garrisonsKey),
    named(armies, armiesKey),
    named(fleets, String),
  ];
  return `${key}/${parts.join('/')}${state.legio}`;
}

/** Parts of positions by their text: most positions of a search share theirs. */
const KNOWN = new WeakMap<object, string>();

function named<T extends object>(part: T, name: (part: T) => string): string {
  const known = KNOWN.get(part);
  if (known !== undefined) return known;
  const made = name(part);
  KNOWN.set(part, made);
  return made;
}

function revoltsKey(revolts: State['revolts']): string {
  return SPACES.map((at) => revolts[at] ?? 0).join('');
}

function garrisonsKey(garrisons: State['garrisons']): string {
  return TOWNS.map((at) => garrisons[at]?.join('+') ?? '').join('.');
}

function armiesKey(armies: State['armies']): string {
  return armies
    .map(({ at, special }) => `${at}${special ? '*' : ''}`)
    .sort()
    .join();
}
