import type { Fault } from '../../../../kernel/contract.ts';
import { textKey } from '../../../../ui/kept/keys.ts';
import { keepText, type TextStore, textAt } from '../../../../ui/table/text-store.ts';
import { correctionsText, type NamedCorrections, readCorrectionsFile } from '../../engine/corrections-file.ts';
import { BOOK } from '../on-device.ts';

/** The list of corrections that is kept on this device: one, with its name. */

export const KEY = textKey(BOOK.id, 'corrections');
/** Where one that could not be read is put, so that the next does not lie over it. */
export const ASIDE = textKey(BOOK.id, 'corrections.aside');

/** What the device has kept; `damaged`: a text that cannot be read, which lies aside from now on. */
export type Kept =
  | { readonly is: 'list'; readonly named: NamedCorrections }
  | { readonly is: 'nothing' | 'forbidden' }
  | { readonly is: 'damaged'; readonly text: string; readonly faults: readonly Fault[] };

/** Never throws: a browser may forbid its store, and anything may lie there. */
export function keptOn(store: TextStore | undefined): Kept {
  const text = textAt(store, KEY);
  if (text === undefined) return { is: 'forbidden' };
  if (text === null) return { is: 'nothing' };
  const { named, faults } = readCorrectionsFile(text);
  if (named) return { is: 'list', named };
  keepText(store, { key: ASIDE, text });
  return { is: 'damaged', text, faults };
}

/** Whether it was kept: the store may be full or forbidden. */
export function keepOn(store: TextStore | undefined, named: NamedCorrections): boolean {
  return keepText(store, { key: KEY, text: correctionsText(named) });
}
