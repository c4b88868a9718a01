import type { Frame } from './frame.ts';

/** The rooms of what lies on the map beside the spaces: its title, and the tray with the tracks. */
export const CARTOUCHE: Frame = { x: 815, y: 15, width: 266, height: 150 };
export const TRAY: Frame = { x: 852, y: 700, width: 260, height: 213 };
