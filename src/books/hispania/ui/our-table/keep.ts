import * as v from 'valibot';
import type { Fault, Json } from '../../../../kernel/contract.ts';
import { isRecord, type Limits, readJson } from '../../../../kernel/limits.ts';
import { parseSave, SAVE_LIMITS } from '../../../../kernel/save-format.ts';
import { textKey } from '../../../../ui/kept/keys.ts';
import { forgetText, keepText, type TextStore, textAt } from '../../../../ui/table/text-store.ts';
import { formFault } from '../../engine/faults.ts';
import { hispania } from '../../engine/game.ts';
import { position, type Written } from '../../engine/position.ts';
import { WRITTEN } from '../../engine/schema.ts';
import { BOOK } from '../on-device.ts';
import { type Lost, writtenOf } from './begin.ts';

/** A board as text and back, and the draft on this device. Text is hostile input: its size is limited, then the schema reads it. */

/** A written position is short; a saved game, whose last position is taken, is not. */
const LIMITS: Limits = { length: 200_000, depth: 12, items: 2_000, text: 2_000 };

export type Read =
  | { readonly written: Written; readonly lost: readonly Lost[]; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly written?: undefined };

/** A board as text that `readText` reads, and that `hispania.position` accepts if it makes sense. */
export function textOf(written: Written): string {
  return `${JSON.stringify(written, null, 1)}\n`;
}

/**
 * The board in a text: a written position, a whole state, or a saved game, whose last position is taken. A text with the right form but
 * without a sense is still a board: the editor names its faults. Never throws.
 */
export function readText(text: string): Read {
  const read = readJson(text, SAVE_LIMITS);
  if (read.fault) return { faults: [read.fault] };
  const { value } = read;
  if (isRecord<Json>(value) && 'snapshot' in value) {
    const { save, faults } = parseSave(text, hispania);
    return faults ? { faults } : fromState(save.snapshot.state);
  }
  const small = readJson(text, LIMITS);
  if (small.fault) return { faults: [small.fault] };
  if (isRecord(value) && 'game' in value) return fromState(value);
  const parsed = v.safeParse(WRITTEN, value);
  if (!parsed.success) return { faults: parsed.issues.slice(0, MOST_FAULTS).map(formFault) };
  return { written: parsed.output as Written, lost: [] };
}

/** A reader does not need more faults than this. */
const MOST_FAULTS = 8;

function fromState(value: unknown): Read {
  const { state, faults } = position(value);
  return faults ? { faults: faults.slice(0, MOST_FAULTS) } : writtenOf(state);
}

export const KEY = textKey(BOOK.id, 'our-table');
/** The key for an unreadable draft, so that the next one does not overwrite it. */
export const ASIDE = textKey(BOOK.id, 'our-table.aside');
/** The board before another one was begun. */
export const BEFORE = textKey(BOOK.id, 'our-table.before');

/** The draft on the device: a draft, none, or an unreadable text, which is now set aside. */
export type Kept =
  | { readonly is: 'draft'; readonly written: Written }
  | { readonly is: 'nothing' }
  | { readonly is: 'damaged'; readonly text: string; readonly faults: readonly Fault[] }
  | { readonly is: 'forbidden' };

/** The draft under a key. Never throws: a browser may forbid its store, and any text may be in it. */
export function keptOn(store: TextStore | undefined, key: string = KEY): Kept {
  const text = textAt(store, key);
  if (text === undefined) return { is: 'forbidden' };
  if (text === null) return { is: 'nothing' };
  const { written, faults } = readText(text);
  if (written) return { is: 'draft', written };
  if (key === KEY) keepText(store, { key: ASIDE, text });
  return { is: 'damaged', text, faults };
}

/** The text of an unreadable draft, from this visit or an earlier one, until it is discarded. */
export function asideOn(store: TextStore | undefined): string | undefined {
  return textAt(store, ASIDE) ?? undefined;
}

/** Discards it. */
export function forgetAside(store: TextStore | undefined): void {
  forgetText(store, ASIDE);
}

/** Stores a draft. Returns whether it was stored: the store may be full or forbidden. */
export function keepOn(store: TextStore | undefined, written: Written, key: string = KEY): boolean {
  return keepText(store, { key, text: JSON.stringify(written) });
}
