import { atom } from 'nanostores';
import { textKey } from '../../../../ui/kept/keys.ts';
import { keepText, textAt } from '../../../../ui/table/text-store.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Chosen } from '../../odds/policy.ts';
import { BOOK, hispaniaTexts } from '../on-device.ts';
import { readText, textOf } from './policy-choice.ts';

const KEY = textKey(BOOK.id, 'odds');

/** How both sides are taken to decide: as it was chosen last on this device. */
export const $chosen = atom<Chosen>(readText(textAt(hispaniaTexts(), KEY) ?? null));

export function choose(chosen: Chosen): void {
  $chosen.set(chosen);
  // On a full device it is remembered as long as the page is open.
  keepText(hispaniaTexts(), { key: KEY, text: textOf(chosen) });
}

/** The battle whose odds stand unfolded: from question to question, until it is over. They would hide the next one's question. */
export const $unfolded = atom<PlaceId | undefined>(undefined);
