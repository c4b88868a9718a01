import type { CombatKind, NationId } from '../../src/books/hispania/engine/data/ids.ts';
import type { Quota } from '../../src/books/hispania/engine/data/types.ts';
import type { WrittenBattle, WrittenSide } from '../../src/books/hispania/odds/written.ts';
import { type Roller, randomInt } from '../../src/kernel/dice.ts';

/** Random battles: with every kind of unit, terrain, bonus and reading that influences hits. */

const ATTACKERS: readonly CombatKind[] = ['infantry', 'elite', 'knight', 'cavalry', 'berber'];
/** The maximum number of units of a side, in addition to a castle or a fort. */
const MOST = 6;

/** One battle. */
export function drawBattle(dice: Roller): WrittenBattle {
  const one = (of: number) => randomInt(dice, 1, of) === 1;
  const attacker = sideOf(dice);
  const river: { [kind in CombatKind]?: number } = {};
  if (one(3)) {
    for (const [kind, n] of Object.entries(attacker.units) as [CombatKind, number][])
      river[kind] = randomInt(dice, 0, n);
  }
  return {
    attacker: { ...attacker, river },
    defender: defended(sideOf(dice), dice),
    terrain: one(2) ? 'plain' : 'mountain',
    zeal: one(4),
    rulings: {
      ...(one(3) ? { 'berber-hits': 'b' as const } : {}),
      ...(one(3) ? { 'knight-vs-cavalry-mountain': 'b' as const } : {}),
    },
  };
}

function sideOf(dice: Roller): WrittenSide {
  const one = (of: number) => randomInt(dice, 1, of) === 1;
  const units: { [kind in CombatKind]?: number } = {};
  let left = randomInt(dice, 1, MOST);
  while (left > 0) {
    const kind = ATTACKERS[randomInt(dice, 0, ATTACKERS.length - 1)] ?? 'infantry';
    const n = randomInt(dice, 1, left);
    units[kind] = (units[kind] ?? 0) + n;
    left -= n;
  }
  const knights = units.knight ?? 0;
  return {
    units,
    ...(knights > 0 && one(4) ? { wounded: { knight: 1 } } : knights > 0 && one(4) ? { frail: { knight: 1 } } : {}),
    leader: one(3),
    tactics: one(6) ? 2 : 0,
  };
}

/** A defending side, often with a castle, sometimes with a fort of one of the two nations that have forts. */
function defended(side: WrittenSide, dice: Roller): WrittenSide {
  const drawn = randomInt(dice, 1, 8);
  if (drawn <= 3) {
    const hits = randomInt(dice, 0, 2);
    const castle: Quota = { ...side.units, castle: 1 };
    return randomInt(dice, 1, 6) === 1
      ? { ...side, units: castle, frail: { ...side.frail, castle: true } }
      : { ...side, units: castle, wounded: { ...side.wounded, castle: hits } };
  }
  const nation: NationId | undefined = drawn === 4 ? 'rome' : drawn === 5 ? 'hispano-romans' : undefined;
  return nation ? { ...side, nation, units: { ...side.units, fort: 1 } } : side;
}

/** A battle in a few words. */
export function told({ attacker, defender, terrain, zeal, rulings }: WrittenBattle): string {
  const side = ({ nation, units, wounded, frail, leader, tactics }: WrittenSide, river: Quota = {}) =>
    [
      ...(nation ? [`${nation}:`] : []),
      ...(Object.entries(units) as [CombatKind, number][]).map(
        ([kind, n]) =>
          `${n}${river[kind] ? `~${river[kind]}` : ''} ${kind}${marks(kind, wounded?.[kind as 'knight'], frail?.[kind as 'knight'])}`,
      ),
      ...(leader ? ['leader'] : []),
      ...(tactics ? ['tactics'] : []),
    ].join(' ');
  const more = [terrain ?? 'plain', ...(zeal ? ['zeal'] : []), ...Object.keys(rulings ?? {})];
  return `${side(attacker, attacker.river)} / ${side(defender)} (${more.join(', ')})`;
}

function marks(_: CombatKind, wounded: number | undefined, frail: number | boolean | undefined): string {
  return `${wounded ? `!${wounded}` : ''}${frail ? '?' : ''}`;
}
