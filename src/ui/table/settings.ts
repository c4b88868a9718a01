import type { Json } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/limits.ts';
import { WINDOWS, type WindowSetting } from './asking.ts';
import { PACES, type Pace } from './pace.ts';

/** What is set at a table, as it is kept with its game; anything may stand in a record that was read. */

export function settingsOf({ windows }: { readonly windows: WindowSetting }, pace: Pace): Json {
  return { windows, pace };
}

/** When the table is asked in a window; nothing where that is not said. */
export function windowsOf(settings: Json): WindowSetting | undefined {
  return isRecord<Json>(settings) ? WINDOWS.find((one) => one === settings['windows']) : undefined;
}

/** How computers are watched. `watch` is what the normal pace was called while there was no other. */
export function paceOf(settings: Json): Pace {
  const pace = isRecord<Json>(settings) ? settings['pace'] : undefined;
  return pace === 'watch' ? 'normal' : (PACES.find((one) => one === pace) ?? 'at-once');
}
