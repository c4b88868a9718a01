import { COMBAT_KINDS, type CombatKind, type LeaderId, type NationId, type SwitchId } from '../../engine/data/ids.ts';
import { LEADER_TABLE } from '../../engine/data/leaders.ts';
import type { Quota, Terrain } from '../../engine/data/types.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { Chosen } from '../../odds/policy.ts';
import { MOST_UNITS, TACTICS, type WrittenBattle, type WrittenSide } from '../../odds/written.ts';

/**
 * One change of a battle at a time. Parts that no longer fit are reset, so that every battle set up here is valid, except for a side
 * without units. Defaults are not written: two battles are equal if they are written alike.
 */

/** The nations with forts (11-rome-forts). */
const FORTS: readonly (NationId | undefined)[] = [undefined, 'rome', 'hispano-romans'];
const WORKS: readonly CombatKind[] = ['castle', 'fort'];

/** Kinds that may be on a side: castles and forts never attack. */
export const kindsFor = (side: Side): readonly CombatKind[] =>
  side === 'defender' ? COMBAT_KINDS : COMBAT_KINDS.filter((kind) => !WORKS.includes(kind));

/** Whether a side may have a fort. */
export const mayHaveFort = (battle: WrittenBattle): boolean => FORTS.includes(battle.defender.nation);

/** The leaders of a nation, in the order in which they come. */
export const leadersFor = (nation: NationId): readonly LeaderId[] =>
  (Object.keys(LEADER_TABLE) as LeaderId[]).filter(
    (id) => LEADER_TABLE[id].nation === nation || LEADER_TABLE[id].leaves.of === nation,
  );

/** The turns on which each nation is on the map, if it survives as long as possible. */
export type Spans = { readonly [nation in NationId]: readonly [from: number, to: number] };

/** Without absent, default or empty parts. */
function bare<T extends object>(of: T): T {
  const kept = Object.entries(of).filter(
    ([, value]) =>
      value !== undefined &&
      value !== false &&
      value !== 0 &&
      !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
  );
  return Object.fromEntries(kept) as T;
}

const within = (n: number, most: number): number => Math.max(0, Math.min(n, most));

function units(of: Quota): Quota {
  return bare(Object.fromEntries(COMBAT_KINDS.map((kind) => [kind, within(of[kind] ?? 0, MOST_UNITS)])));
}

function side(of: WrittenSide): WrittenSide {
  const all = units(of.units);
  const { knight = 0, castle = 0 } = all;
  const hurt = within(of.wounded?.knight ?? 0, knight);
  return {
    ...bare({
      ...of,
      wounded: bare({ knight: hurt, castle: castle > 0 ? (of.wounded?.castle ?? 0) : 0 }),
      frail: bare({
        knight: within(of.frail?.knight ?? 0, knight - hurt),
        castle: castle > 0 && (of.frail?.castle ?? false),
      }),
    }),
    units: all,
  };
}

/** A battle in its stored form: without parts that do not fit together, and without defaults. */
export function settled(battle: WrittenBattle): WrittenBattle {
  const { attacker, defender, terrain, ...others } = battle;
  const attacks = side(attacker);
  const river = Object.entries(attacker.river ?? {}).map(([kind, n]) => [
    kind,
    within(n, attacks.units[kind as CombatKind] ?? 0),
  ]);
  return {
    ...bare({ ...others, ...(terrain === 'mountain' ? { terrain } : {}) }),
    attacker: { ...bare({ ...attacks, river: bare(Object.fromEntries(river)) }), units: attacks.units },
    defender: side(defender),
  };
}

function onSide(battle: WrittenBattle, which: Side, patch: (old: WrittenSide) => Partial<WrittenSide>): WrittenBattle {
  return settled({ ...battle, [which]: { ...battle[which], ...patch(battle[which]) } });
}

/** A number of units of a kind. A province has at most one castle or one fort. */
export function setUnits(battle: WrittenBattle, which: Side, kind: CombatKind, n: number): WrittenBattle {
  const other = kind === 'castle' ? { fort: 0 } : kind === 'fort' ? { castle: 0 } : {};
  return onSide(battle, which, ({ units: old }) => ({ units: { ...old, ...(n > 0 ? other : {}), [kind]: n } }));
}

/** Knights that have lost a life, or hits that the castle has taken. */
export const setWounded = (battle: WrittenBattle, which: Side, kind: 'knight' | 'castle', n: number): WrittenBattle =>
  onSide(battle, which, ({ wounded }) => ({ wounded: { ...wounded, [kind]: n } }));

/** Knights that fall at the first hit (10.3-indiscipline). */
export const setFrail = (battle: WrittenBattle, which: Side, n: number): WrittenBattle =>
  onSide(battle, which, ({ frail }) => ({ frail: { ...frail, knight: n } }));

/** Whether the castle falls at the first hit (10.3-treachery). */
export const setTreachery = (battle: WrittenBattle, on: boolean): WrittenBattle =>
  onSide(battle, 'defender', ({ frail }) => ({ frail: { ...frail, castle: on } }));

export const setLeader = (battle: WrittenBattle, which: Side, leader: boolean | LeaderId): WrittenBattle =>
  onSide(battle, which, () => ({ leader }));

export const setTactics = (battle: WrittenBattle, which: Side, on: boolean): WrittenBattle =>
  onSide(battle, which, () => ({ tactics: on ? TACTICS : 0 }));

/** The number of attackers of a kind that crossed a river. */
export function setRiver(battle: WrittenBattle, kind: CombatKind, n: number): WrittenBattle {
  const { attacker } = battle;
  return settled({ ...battle, attacker: { ...attacker, river: { ...attacker.river, [kind]: n } } });
}

/** All of the attackers crossed a river, or none. */
export const setCrossing = (battle: WrittenBattle, on: boolean): WrittenBattle =>
  settled({ ...battle, attacker: { ...battle.attacker, river: on ? battle.attacker.units : {} } });

/** The nation of a side, or none. The turn follows, so that both nations may be on the map. */
export function setNation(
  battle: WrittenBattle,
  which: Side,
  nation: NationId | undefined,
  spans: Spans,
): WrittenBattle {
  const { nation: _, leader, ...old } = battle[which];
  const led = nation && leader ? (leadersFor(nation)[0] ?? false) : leader !== undefined && leader !== false;
  const fort = which === 'defender' && !FORTS.includes(nation) ? { fort: 0 } : {};
  const next = {
    ...battle,
    [which]: { ...old, units: { ...old.units, ...fort }, leader: led, ...(nation ? { nation } : {}) },
  };
  const turn = turnFor(next, spans);
  const { turn: __, ...others } = next;
  return settled(turn === undefined ? others : { ...others, turn });
}

/** The chosen turn if it fits both nations; otherwise the first that fits, or the attacker's first. */
function turnFor({ attacker, defender, turn }: WrittenBattle, spans: Spans): number | undefined {
  const [one, other] = [attacker.nation ?? defender.nation, defender.nation ?? attacker.nation];
  if (!one || !other) return undefined;
  const [from, to] = [Math.max(spans[one][0], spans[other][0]), Math.min(spans[one][1], spans[other][1])];
  if (from > to) return spans[one][0];
  return turn !== undefined && turn >= from && turn <= to ? turn : from;
}

/** Whether two nations are ever on the map together. */
export function everMeet({ attacker, defender }: WrittenBattle, spans: Spans): boolean {
  if (!attacker.nation || !defender.nation) return true;
  const [[a, b], [c, d]] = [spans[attacker.nation], spans[defender.nation]];
  return Math.max(a, c) <= Math.min(b, d);
}

export const setTurn = (battle: WrittenBattle, turn: number): WrittenBattle => settled({ ...battle, turn });
export const setZeal = (battle: WrittenBattle, zeal: boolean): WrittenBattle => settled({ ...battle, zeal });

/** The ground; it replaces a named province. */
export function setTerrain({ place: _, ...battle }: WrittenBattle, terrain: Terrain): WrittenBattle {
  return settled({ ...battle, terrain });
}

/** The other reading of a ruling, or ours. */
export function setRuling(battle: WrittenBattle, ruling: SwitchId, other: boolean): WrittenBattle {
  const { [ruling]: _, ...rulings } = battle.rulings ?? {};
  return settled({ ...battle, rulings: other ? { ...rulings, [ruling]: 'b' } : rulings });
}

/** The number of rounds after which the battle is broken off; undefined for no limit. */
export function setRounds({ rounds: _, ...by }: Chosen, rounds: number | undefined): Chosen {
  return rounds === undefined ? by : { ...by, rounds };
}
