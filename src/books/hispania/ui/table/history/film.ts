import { atom } from 'nanostores';
import { textKey } from '../../../../../ui/kept/keys.ts';
import { keepText, textAt } from '../../../../../ui/table/text-store.ts';
import { BOOK, hispaniaTexts } from '../../on-device.ts';

/** The replay of moves on the board: its speed, which the device remembers, and whether it runs. */

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The time in ms that an answer is shown, and that its counters take from place to place. */
export const SHOWN: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 350 };
export const GLIDE: Readonly<Record<Speed, number>> = { slow: 1000, normal: 500, fast: 200 };

const KEY = textKey(BOOK.id, 'replay');

export const $speed = atom<Speed>(SPEEDS.find((one) => one === textAt(hispaniaTexts(), KEY)) ?? 'normal');

export function setSpeed(speed: Speed): void {
  $speed.set(speed);
  // On a full device it is remembered while the page is open.
  keepText(hispaniaTexts(), { key: KEY, text: speed });
}

/** While it is true, each answer that is shown moves its counters on the board. */
export const $runs = atom(false);
