import { atom } from 'nanostores';
import { SOUND } from '../../kept/table-keys.ts';
import { keepText, type TextStore, textAt, textStore } from '../text-store.ts';

/** The sounds of a table: an own move, dice, a hit, and that it is the reader's turn. */
export const CUES = ['dice', 'hit', 'move', 'turn'] as const;
export type Cue = (typeof CUES)[number];

/** Whether a device makes sounds, and how loud: a percentage. */
export interface SoundSetting {
  readonly on: boolean;
  readonly volume: number;
}

/** Silence until the reader chooses otherwise. */
const SILENT: SoundSetting = { on: false, volume: 60 };

/** The setting that a device keeps; the text may be anything. */
export function readSound(text: string | null | undefined): SoundSetting {
  const [, on, volume] = /^(on|off) (\d{1,3})$/.exec(text ?? '') ?? [];
  return on === undefined ? SILENT : { on: on === 'on', volume: Math.min(100, Number(volume)) };
}

/** The setting of this device, for as long as the page lives. */
export const $sound = atom<SoundSetting>(SILENT);

/** Reads the kept setting once the page needs it. */
export function loadSound(store: TextStore | undefined = textStore()): void {
  $sound.set(readSound(textAt(store, SOUND)));
}

/** Changes the setting, and keeps it if the device can. */
export function setSound(setting: SoundSetting, store: TextStore | undefined = textStore()): void {
  $sound.set(setting);
  keepText(store, { key: SOUND, text: `${setting.on ? 'on' : 'off'} ${setting.volume}` });
}
