import { isAction } from '../../../kernel/choices.ts';
import type { Action, Refusal } from '../../../kernel/contract.ts';
import type { ActionKind } from './actions.ts';
import { NATIONS } from './data/ids.ts';
import { refuse } from './refusals.ts';
import { isPlace, type View } from './rules/view.ts';

/** Checks that an answer names what its kind requires. Rules read and refuse an answer only after this check. */

/** A place, a place or the band off the map, a nation; or any name, which the rule itself may refuse. */
type Named = 'place' | 'ground' | 'nation' | 'anything';

const NAMES_OF: { readonly [kind in ActionKind]?: { readonly [name: string]: Named } } = {
  step: { from: 'place', to: 'place' },
  pin: { place: 'place' },
  remove: { place: 'place' },
  capital: { place: 'place' },
  rebuild: { place: 'place' },
  battle: { place: 'place' },
  retreat: { to: 'ground' },
  'retreat-leader': { to: 'ground' },
  buy: { unit: 'anything' },
  disband: { place: 'place' },
  place: { to: 'place', unit: 'anything' },
  arrive: { to: 'place' },
  cull: { place: 'place' },
  pile: { place: 'place' },
  withdraw: { from: 'place', to: 'place' },
  'give-up': { place: 'place' },
  survive: { place: 'place' },
  found: { place: 'place' },
  swap: { place: 'place' },
  castle: { place: 'place' },
  march: { to: 'place' },
  hire: { place: 'place' },
  engage: { to: 'place' },
  enter: { to: 'place' },
  'choose-major': { nation: 'nation' },
};

/** The reason why untrusted data is not an answer to any question, or undefined if it may be one. */
export function whyFormless(view: View, action: Action): Refusal | undefined {
  if (!isAction(action)) return refuse('not-an-action', '1', {});
  const { kind, fixed } = action;
  const names = Object.hasOwn(NAMES_OF, kind) ? (NAMES_OF[kind as ActionKind] ?? {}) : {};
  for (const [name, what] of Object.entries(names)) {
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
