import { atom } from 'nanostores';
import { textKey } from '../../../../ui/kept/keys.ts';
import { keepText, textAt } from '../../../../ui/table/text-store.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Chosen } from '../../odds/policy.ts';
import { BOOK, hispaniaTexts } from '../on-device.ts';
import { readText, textOf } from './policy-choice.ts';

const KEY = textKey(BOOK.id, 'odds');

/** The policies of both sides: the last choice on this device. */
export const $chosen = atom<Chosen>(readText(textAt(hispaniaTexts(), KEY) ?? null));

export function choose(chosen: Chosen): void {
  $chosen.set(chosen);
  // On a full device it is remembered while the page is open.
  keepText(hispaniaTexts(), { key: KEY, text: textOf(chosen) });
}

/** The battle whose odds are unfolded: from question to question, until it is over. They would hide the question of the next battle. */
export const $unfolded = atom<PlaceId | undefined>(undefined);
