import type { Seat } from '../../../../../kernel/contract.ts';
import { type Journal, stateAt } from '../../../../../kernel/journal.ts';
import { type Cast, type DiceIn, type Told, luckOf as weigh } from '../../../../../ui/table/dice.ts';
import { grower } from '../../../../../ui/table/growing.ts';
import type { NationId, Owner, PlaceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { Frame } from '../../../engine/state/frame.ts';
import type { State } from '../../../engine/state.ts';
import type { FactOf } from '../../../words/en/fact-words.ts';

/** The dice in a game of Hispania, and their battles. */

/** The dice that a fact shows. Dice that draw tokens are not shown, because a token is one seat's secret. */
export function toldIn(fact: HispaniaFact): Told | undefined {
  switch (fact.kind) {
    case 'rolled':
    case 'threw':
      return { first: fact.first, faces: 10, results: fact.dice };
    case 'lot-drawn':
      return {
        first: fact.first,
        faces: fact.among.length,
        results: [fact.among.indexOf(fact.drawn) + 1],
      };
    default:
      return undefined;
  }
}

export const DICE: DiceIn<State, HispaniaFact> = { of: (state) => state.dice, told: toldIn };

/** The chance that a ten-sided die hits if it needs this number: a natural 1 never does (6.2). */
export function chanceOf(needs: number): number {
  return Math.max(0, 11 - Math.max(2, needs)) / 10;
}

/** Dice of one kind of unit at one target. */
export interface Roll {
  readonly n: number;
  readonly fact: FactOf<'rolled'>;
  /** The player of the nation that rolled; null for neutrals. */
  readonly seat: Seat | null;
  /** The answer by which they were rolled again: they have no effect (10.2, 10.3-die). */
  readonly again?: number;
}

/** A battle, or a march on which units were rolled at (11-vandals-march). */
export interface Fought {
  /** The number of answers at its beginning, and at its end or its last dice. */
  readonly n: number;
  readonly end: number;
  readonly is: 'battle' | 'march';
  readonly turn: number;
  readonly nation: NationId | null;
  readonly place: PlaceId;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly over: boolean;
  readonly rolls: readonly Roll[];
}

/** Throws and lots: dice outside battles. */
export interface Drawn {
  readonly n: number;
  readonly fact: FactOf<'threw' | 'lot-drawn'>;
}

export interface AllRolls {
  readonly battles: readonly Fought[];
  readonly drawn: readonly Drawn[];
}

/** All visible dice of a game, by battle. It grows with its game. */
export const rollsOf = grower<State, HispaniaFact, AllRolls>({
  begin: ({ turn, active, frames }) => ({ battles: frames.flatMap((frame) => begun(frame, turn, active)), drawn: [] }),
  cut: ({ battles, drawn }, n) => ({
    battles: battles.filter((battle) => battle.n <= n).map((battle) => cutBattle(battle, n)),
    drawn: drawn.filter((one) => one.n <= n),
  }),
  add: addRolls,
});

/** A battle that was already in progress in a written position. */
function begun(frame: Frame, turn: number, nation: NationId | null): readonly Fought[] {
  if (frame.kind !== 'battle') return [];
  const { place, attacker, defender } = frame;
  return [{ ...NEW, n: 0, end: 0, turn, nation, place, attacker, defender }];
}

function cutBattle(battle: Fought, n: number): Fought {
  if (battle.end <= n) return battle;
  const rolls = battle.rolls
    .filter((roll) => roll.n <= n)
    .map(({ again, ...roll }): Roll => (again !== undefined && again <= n ? { ...roll, again } : roll));
  const end = Math.max(battle.n, ...rolls.map((roll) => roll.again ?? roll.n));
  return { ...battle, end, over: false, rolls };
}

function addRolls(before: AllRolls, journal: Journal<State, HispaniaFact>, from: number): AllRolls {
  const battles = before.battles.slice();
  const drawn = before.drawn.slice();
  for (let n = from + 1; n <= journal.at; n++) {
    const [was, is] = [stateAt(journal, n - 1), stateAt(journal, n)];
    let { turn, active } = was;
    for (const fact of journal.entries[n - 1]?.facts ?? []) {
      const last = battles.at(-1);
      const change = (to: Partial<Fought>): void => {
        if (last && !last.over) battles[battles.length - 1] = { ...last, end: n, ...to };
      };
      switch (fact.kind) {
        case 'nation':
          [turn, active] = [fact.turn, fact.nation];
          break;
        case 'threw':
        case 'lot-drawn':
          drawn.push({ n, fact });
          break;
        case 'battle': {
          const { place, attacker, defender } = fact;
          battles.push({ ...NEW, n, end: n, turn, nation: active, place, attacker, defender });
          break;
        }
        case 'battle-over':
          change({ over: true });
          break;
        case 'replayed':
          change({ rolls: (last?.rolls ?? []).map((roll) => struck(roll, fact.round, n)) });
          break;
        case 'rolled': {
          const roll: Roll = { n, fact, seat: seatOf(was, fact.owner) ?? seatOf(is, fact.owner) };
          if (fact.rule === '11-vandals-march') march(battles, roll, turn, active);
          else change({ rolls: [...(last?.rolls ?? []), roll] });
        }
      }
    }
  }
  return { battles, drawn };
}

const NEW = { is: 'battle', over: false, rolls: [] } as const;

function seatOf({ nations }: State, owner: Owner): Seat | null {
  return (owner === 'neutral' ? undefined : nations[owner]?.seat) ?? null;
}

function struck(roll: Roll, round: number, n: number): Roll {
  return roll.fact.round === round && roll.again === undefined ? { ...roll, again: n } : roll;
}

/** Units roll at those that march past, all of a province together. */
function march(battles: Fought[], roll: Roll, turn: number, active: NationId | null): void {
  const { n, fact } = roll;
  const { place, owner } = fact;
  const last = battles.at(-1);
  if (last?.is === 'march' && last.n === n && last.place === place && last.defender === owner) {
    battles[battles.length - 1] = { ...last, rolls: [...last.rolls, roll] };
  } else {
    const sides = { place, attacker: active ?? owner, defender: owner };
    battles.push({ ...sides, is: 'march', n, end: n, turn, nation: active, over: true, rolls: [roll] });
  }
}

/** The results of these rolls. */
export function luckIn(rolls: readonly Roll[]) {
  return weigh(rolls.filter(({ again }) => again === undefined).map(castOf));
}

function castOf({ fact }: Roll): Cast {
  return { dice: fact.dice.length, chance: chanceOf(fact.needs), hits: fact.hits };
}

/** The rolls of each player, in the given order, and those without a player if there are any. */
export function byPlayer(
  battles: readonly Fought[],
  seats: readonly Seat[],
): readonly { readonly seat: Seat | null; readonly rolls: readonly Roll[] }[] {
  const rolls = new Map<Seat | null, Roll[]>(seats.map((seat) => [seat, []]));
  for (const roll of battles.flatMap((battle) => battle.rolls)) {
    const his = rolls.get(roll.seat);
    if (his) his.push(roll);
    else rolls.set(roll.seat, [roll]);
  }
  return [...rolls].map(([seat, own]) => ({ seat, rolls: own }));
}
