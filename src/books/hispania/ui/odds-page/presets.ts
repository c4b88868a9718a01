import type { WrittenBattle } from '../../odds/written.ts';
import type { Entry } from './comparison.ts';

/** Instructive comparisons: each is a question with the battles that answer it. Their names are in the words. */

type Battles = readonly Pick<Entry, 'battle' | 'by'>[];

const TWO = { units: { infantry: 2 } };
const plain: WrittenBattle = { attacker: TWO, defender: TWO };
const three: WrittenBattle = { attacker: { units: { infantry: 3 } }, defender: { units: { infantry: 3 } } };
const mixed: WrittenBattle = { attacker: { units: { elite: 4 } }, defender: { units: { infantry: 3, elite: 1 } } };
const battle = (of: WrittenBattle, by: Entry['by'] = {}): Battles[number] => ({ battle: of, by });

export const PRESETS = {
  castle: [battle(plain), battle({ ...plain, defender: { units: { infantry: 2, castle: 1 } } })],
  mountains: [battle(plain), battle({ ...plain, terrain: 'mountain' })],
  river: [
    battle(plain),
    battle({ ...plain, attacker: { ...TWO, river: { infantry: 1 } } }),
    battle({ ...plain, attacker: { ...TWO, river: { infantry: 2 } } }),
  ],
  leader: [
    battle(plain),
    battle({ ...plain, attacker: { ...TWO, leader: true } }),
    battle({ ...plain, defender: { ...TWO, leader: true } }),
  ],
  zeal: [battle(three), battle({ ...three, zeal: true })],
  cavalry: [
    battle({ attacker: { units: { cavalry: 2 } }, defender: TWO }),
    battle({ attacker: { units: { cavalry: 2 } }, defender: TWO, terrain: 'mountain' }),
  ],
  targets: [
    battle(mixed),
    battle(mixed, { aims: { attacker: { first: 'elite' } } }),
    battle(mixed, { aims: { attacker: 'best' } }),
  ],
  retreat: [
    battle(three),
    battle(three, { retreat: { attacker: { below: 2 } } }),
    battle(three, { retreat: { attacker: { winning: 0.3 }, defender: { winning: 0.3 } } }),
  ],
} as const satisfies { readonly [preset: string]: Battles };

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];
