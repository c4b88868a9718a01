import { isAction } from '../../../kernel/choices.ts';
import type { Action, Refusal } from '../../../kernel/contract.ts';
import type { ActionKind, Actions, Ground } from './actions.ts';
import { NATIONS, type NationId, type PlaceId } from './data/ids.ts';
import { refuse } from './refusals.ts';
import { isPlace, type View } from './rules/view.ts';

/** Checks that an answer names what its kind requires. Rules read and refuse an answer only after this check. */

/** A place, a place or the band off the map, a nation; or any name, which the rule itself may refuse. */
type Named = 'place' | 'ground' | 'nation' | 'anything';

/** The check that a name of this type needs, so that `Formed` holds: none for a name that may be missing or wrong. */
type CheckOf<T> = [T] extends [PlaceId]
  ? 'place'
  : [T] extends [Ground]
    ? 'ground'
    : [T] extends [NationId]
      ? 'nation'
      : never;

/** The names to check in the fixed part of an answer: all places and nations, and any other name. */
type Checks<Fixed> = {
  readonly [name in keyof Fixed as [CheckOf<Fixed[name]>] extends [never] ? never : name]: CheckOf<Fixed[name]>;
} & { readonly [name in keyof Fixed]?: Named };

const NAMES_OF: { readonly [kind in ActionKind]: Checks<Actions[kind]['fixed']> } = {
  step: { from: 'place', to: 'place' },
  pin: { place: 'place' },
  remove: { place: 'place' },
  capital: { place: 'place' },
  rebuild: { place: 'place' },
  battle: { place: 'place' },
  retreat: { to: 'ground' },
  'retreat-leader': { to: 'ground' },
  aim: {},
  stay: {},
  end: {},
  buy: { unit: 'anything' },
  collect: {},
  renounce: {},
  disband: { place: 'place' },
  place: { to: 'place', unit: 'anything' },
  arrive: { to: 'place' },
  cull: { place: 'place' },
  pile: { place: 'place' },
  submit: {},
  refuse: {},
  withdraw: { from: 'place', to: 'place' },
  survive: { place: 'place' },
  found: { place: 'place' },
  swap: { place: 'place' },
  castle: { place: 'place' },
  'give-up': { place: 'place' },
  berbers: {},
  march: { to: 'place' },
  hire: { place: 'place' },
  accept: {},
  decline: {},
  engage: { to: 'place' },
  enter: { to: 'place' },
  bid: {},
  pass: {},
  'choose-major': { nation: 'nation' },
  play: {},
};

/** The reason why untrusted data is not an answer to any question, or undefined if it may be one. */
export function whyFormless(view: View, action: Action): Refusal | undefined {
  if (!isAction(action)) return refuse('not-an-action', '1', {});
  const { kind, fixed } = action;
  const names = Object.hasOwn(NAMES_OF, kind) ? NAMES_OF[kind as ActionKind] : {};
  for (const [name, what] of Object.entries<Named>(names)) {
    if (isThere(view, what, Object.hasOwn(fixed, name) ? fixed[name] : undefined)) continue;
    return what === 'place' || what === 'ground' ? refuse('no-such-place', '5', {}) : refuse('not-an-action', '1', {});
  }
  return undefined;
}

function isThere(view: View, what: Named, name: string | undefined): boolean {
  switch (what) {
    case 'place':
      return isPlace(view, name);
    case 'ground':
      return isPlace(view, name) || name === 'band';
    case 'nation':
      return NATIONS.some((nation) => nation === name);
    case 'anything':
      return name !== undefined;
  }
}
