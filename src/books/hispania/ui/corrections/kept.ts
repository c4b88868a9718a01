import type { Fault } from '../../../../kernel/contract.ts';
import { textKey } from '../../../../ui/kept/keys.ts';
import { keepText, type TextStore, textAt } from '../../../../ui/table/text-store.ts';
import { correctionsText, type NamedCorrections, readCorrectionsFile } from '../../engine/corrections-file.ts';
import { BOOK } from '../on-device.ts';

/** The key of the list of corrections on this device: one list, with its name. */

export const KEY = textKey(BOOK.id, 'corrections');
/** The key for an unreadable list, so that the next list does not overwrite it. */
export const ASIDE = textKey(BOOK.id, 'corrections.aside');

/** The list on the device; `damaged` is an unreadable text, which is now set aside. */
export type Kept =
  | { readonly is: 'list'; readonly named: NamedCorrections }
  | { readonly is: 'nothing' | 'forbidden' }
  | { readonly is: 'damaged'; readonly text: string; readonly faults: readonly Fault[] };

/** Never throws: a browser may forbid its store, and any text may be in it. */
export function keptOn(store: TextStore | undefined): Kept {
  const text = textAt(store, KEY);
  if (text === undefined) return { is: 'forbidden' };
  if (text === null) return { is: 'nothing' };
  const { named, faults } = readCorrectionsFile(text);
  if (named) return { is: 'list', named };
  keepText(store, { key: ASIDE, text });
  return { is: 'damaged', text, faults };
}

/** Whether the list was stored: the store may be full or forbidden. */
export function keepOn(store: TextStore | undefined, named: NamedCorrections): boolean {
  return keepText(store, { key: KEY, text: correctionsText(named) });
}
