import type { WrittenBattle } from '../../odds/written.ts';

/** A dozen common battles, whose results a table of the page lists. */

const infantry = (n: number) => ({ units: { infantry: n } });

export const COMMON: readonly WrittenBattle[] = [
  { attacker: infantry(1), defender: infantry(1) },
  { attacker: infantry(2), defender: infantry(1) },
  { attacker: infantry(2), defender: infantry(2) },
  { attacker: infantry(3), defender: infantry(2) },
  { attacker: infantry(2), defender: infantry(1), terrain: 'mountain' },
  { attacker: infantry(3), defender: infantry(2), terrain: 'mountain' },
  { attacker: { ...infantry(2), river: { infantry: 2 } }, defender: infantry(2) },
  { attacker: { ...infantry(2), leader: true }, defender: infantry(2) },
  { attacker: infantry(4), defender: { units: { infantry: 1, castle: 1 } } },
  { attacker: { units: { elite: 2 } }, defender: infantry(2) },
  { attacker: { units: { cavalry: 2 } }, defender: infantry(3) },
  { attacker: { units: { knight: 1 } }, defender: infantry(2) },
];
