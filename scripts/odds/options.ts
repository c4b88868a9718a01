import { COMBAT_KINDS, type CombatKind, NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import type { Quota, Terrain } from '../../src/books/hispania/engine/data/types.ts';
import { MOST_ROUNDS } from '../../src/books/hispania/odds/policy.ts';
import { MOST_UNITS, type WrittenBattle } from '../../src/books/hispania/odds/written.ts';
import { oneOf, parsed, Wrong, whole } from '../command-line.ts';

/** The options of `npm run odds`. */
export interface Asked {
  readonly battle: WrittenBattle;
  readonly rounds?: number;
  readonly json: boolean;
}

const TERRAINS: readonly Terrain[] = ['plain', 'mountain'];
const LED = ['attacker', 'defender', 'both'] as const;
/** Kinds that neither move nor attack. */
const WORKS: readonly CombatKind[] = ['castle', 'fort'];

/** Reads the command line. Throws a `Wrong`. */
export function readOptions(args: readonly string[]): Asked {
  const values = parsed(args, {
    attacker: { type: 'string' },
    defender: { type: 'string' },
    terrain: { type: 'string' },
    leader: { type: 'string' },
    river: { type: 'string' },
    zeal: { type: 'boolean' },
    rounds: { type: 'string' },
    json: { type: 'boolean' },
  });
  const attacker = sideIn('attacker', values.attacker);
  const defender = sideIn('defender', values.defender);
  const works = WORKS.filter((kind) => attacker.units[kind]);
  if (works.length > 0) throw new Wrong(`--attacker: a ${works[0]} does not attack, it only defends.`);
  if ((defender.units.castle ?? 0) + (defender.units.fort ?? 0) > 1)
    throw new Wrong('--defender: there is one castle or one fort in a province at most.');
  const led = values.leader === undefined ? undefined : oneOf('leader', values.leader, LED);
  const river = values.river === undefined ? {} : riverOf(values.river, attacker.units);
  return {
    battle: {
      attacker: { ...attacker, river, leader: led === 'attacker' || led === 'both' },
      defender: { ...defender, leader: led === 'defender' || led === 'both' },
      terrain: oneOf('terrain', values.terrain ?? 'plain', TERRAINS),
      zeal: values.zeal ?? false,
    },
    ...(values.rounds === undefined ? {} : { rounds: whole('rounds', values.rounds, 1, MOST_ROUNDS) }),
    json: values.json ?? false,
  };
}

/** A side in its written form: `2 infantry, 1 castle`, optionally with a nation: `rome: 2 elite, 1 fort`. */
function sideIn(
  side: 'attacker' | 'defender',
  given: string | undefined,
): { readonly nation?: NationId; readonly units: Quota } {
  if (given === undefined)
    throw new Wrong(`--${side}: say which units there are, as in --${side} "2 infantry, 1 knight".`);
  const [, nation, list = ''] = /^(?:([^:]*):)?([^:]*)$/.exec(given) ?? [];
  const units: { [kind in CombatKind]?: number } = {};
  for (const part of list.split(',')) {
    const [, count, name] = /^(?:(\d{1,9})\s+)?([a-z]+)$/.exec(part.trim()) ?? [];
    if (name === undefined)
      throw new Wrong(
        `--${side}: ${JSON.stringify(part.trim())} is no number and kind of units, such as "2 infantry".`,
      );
    const kind = oneOf(side, name, COMBAT_KINDS);
    units[kind] = (units[kind] ?? 0) + whole(side, count ?? '1', 1, MOST_UNITS);
    if ((units[kind] ?? 0) > MOST_UNITS) throw new Wrong(`--${side}: more than ${MOST_UNITS} ${kind}.`);
  }
  return { ...(nation === undefined ? {} : { nation: oneOf(side, nation.trim(), NATIONS) }), units };
}

/** A number of the attacking units, in their written order, have crossed a river. */
function riverOf(given: string, units: Quota): Quota {
  const all = Object.entries(units) as [CombatKind, number][];
  let left = whole(
    'river',
    given,
    0,
    all.reduce((sum, [, n]) => sum + n, 0),
  );
  const river: { [kind in CombatKind]?: number } = {};
  for (const [kind, n] of all) {
    river[kind] = Math.min(n, left);
    left -= Math.min(n, left);
  }
  return river;
}
