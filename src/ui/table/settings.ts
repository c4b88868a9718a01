import type { Json } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/limits.ts';
import { WINDOWS, type WindowSetting } from './asking.ts';
import { type Manner, PACES, type Pace } from './pace.ts';

/** The settings of a table, as they are stored with its game; a stored record may hold anything. */

export function settingsOf(
  { windows, helped }: { readonly windows: WindowSetting; readonly helped?: true },
  { pace, stays }: Manner,
): Json {
  return { windows, pace, stays, ...(helped && { advised: true }) };
}

/** Whether a computer has played or advised for a person in this game. */
export function isAdvised(settings: Json): boolean {
  return isRecord<Json>(settings) && settings['advised'] === true;
}

/** When the table is asked in a window; undefined if the settings do not say. */
export function windowsOf(settings: Json): WindowSetting | undefined {
  return isRecord<Json>(settings) ? WINDOWS.find((one) => one === settings['windows']) : undefined;
}

/** The speed of computers. `watch` is the old name of the normal pace, from when there was no other. */
export function paceOf(settings: Json): Pace {
  const pace = isRecord<Json>(settings) ? settings['pace'] : undefined;
  return pace === 'watch' ? 'normal' : (PACES.find((one) => one === pace) ?? 'at-once');
}

/** Whether events that are worth a look stay until the reader goes on; games of older releases do not say. */
export function staysOf(settings: Json): boolean {
  return isRecord<Json>(settings) && settings['stays'] === true;
}
