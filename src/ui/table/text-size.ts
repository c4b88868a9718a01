import { TEXT_SIZE } from '../kept/table-keys.ts';
import { keepText, type TextStore, textAt, textStore } from './text-store.ts';

/** The size of the text at a table on this device. The styles read it from the root of the page. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The kept size; the text may be anything. */
export function textSize(store: TextStore | undefined = textStore()): TextSize {
  const text = textAt(store, TEXT_SIZE);
  return TEXT_SIZES.find((size) => size === text) ?? 'normal';
}

/** Draws the table in a size. */
export function showTextSize(size: TextSize): void {
  document.documentElement.dataset['text'] = size;
}

/** Draws the table in a size, and keeps it if the device can. */
export function setTextSize(size: TextSize, store: TextStore | undefined = textStore()): void {
  showTextSize(size);
  keepText(store, { key: TEXT_SIZE, text: size });
}
