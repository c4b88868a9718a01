import { atom } from 'nanostores';
import type { PlaceId } from '../../../hispania/data/ids.ts';
import type { Chosen } from '../../../hispania/odds/policy.ts';
import { readText, textOf } from './policy-choice.ts';

const KEY = 'hispania.odds';

/** The browser's store; nothing where it is forbidden. */
function device(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** How both sides are taken to decide: as it was chosen last on this device. */
export const $chosen = atom<Chosen>(readText(device()?.getItem(KEY) ?? null));

export function choose(chosen: Chosen): void {
  $chosen.set(chosen);
  try {
    device()?.setItem(KEY, textOf(chosen));
  } catch {
    // A full device: it is remembered as long as the page is open.
  }
}

/** The battle whose odds stand unfolded: from question to question, until it is over. They would hide the next one's question. */
export const $unfolded = atom<PlaceId | undefined>(undefined);
