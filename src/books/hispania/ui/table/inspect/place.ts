import {
  COMBAT_KINDS,
  type CombatKind,
  isProvince,
  type LeaderId,
  NATIONS,
  type NationId,
  type Owner,
  type PlaceId,
  type ProvinceId,
} from '../../../engine/data/ids.ts';
import type { Province, Turns } from '../../../engine/data/types.ts';
import type { Units } from '../../../engine/facts/units.ts';
import { newBattle } from '../../../engine/rules/battle.ts';
import { capitalOf } from '../../../engine/rules/capital.ts';
import { type Need, need } from '../../../engine/rules/hits.ts';
import { allies, enemies, holder } from '../../../engine/rules/relations.ts';
import { attackLimit, limit, stacked, usualAttackLimit } from '../../../engine/rules/stacking.ts';
import { ALLOWANCE } from '../../../engine/rules/steps.ts';
import { isMobile, isUnit } from '../../../engine/rules/units.ts';
import { at, type View } from '../../../engine/rules/view.ts';
import type { Cohort } from '../../../engine/state/cohort.ts';
import type { Counter } from '../../board/types.ts';
import { countersOf } from '../../deciding/picture.ts';
import { mayBe, turnsOf } from '../sheet/game.ts';
import { incomeKnown } from '../sheet/known.ts';
import { orderOf } from '../sheet/order.ts';
import { comersTo, type Near } from './coming.ts';
import { type Score, scoresOf } from './scores.ts';

/** Everything that can be asked about a place of a position: the card of the inspector. Points and gold are in halves. */
export interface PlaceCard {
  readonly place: PlaceId;
  /** Of a province; places off the map have none. */
  readonly land: Land | undefined;
  readonly groups: readonly Group[];
  readonly scores: readonly Score[];
  readonly more: readonly More[];
  readonly near: readonly Near[];
}

export interface Land extends Pick<Province, 'terrain' | 'zone' | 'coast' | 'income'> {
  readonly incomeKnown: boolean;
  /** The nation that holds it has declared it its capital (4.3). */
  readonly capital: boolean;
  /** The stacking limit of the owner of its units, or of any nation if it is empty (4.1, 4.3). */
  readonly limit: number;
  /** The number of further units that the limit allows; undefined if the province is contested. */
  readonly room: number | undefined;
  /** The limit of an attacker: of the active nation, or of a nation without leaders (4.4); infinite with religious zeal. */
  readonly attackers: number;
}

/** The units of an owner in the place. */
export interface Group {
  readonly owner: Owner;
  /** Its counters there as the board draws them, each with its wounds. */
  readonly counters: readonly Counter[];
  readonly units: Units;
  readonly leaders: readonly LeaderId[];
  readonly ruins: number;
  /** Of each kind of unit there: the number that its dice need against infantry now (6.2, 6.7). */
  readonly needs: readonly { readonly kind: CombatKind; readonly needs: number }[];
  /** Whether these numbers count the bonus of a leader (6.2b). */
  readonly led: boolean;
  /** Units that have been hit and not healed. */
  readonly hurt: readonly { readonly kind: CombatKind; readonly count: number; readonly hits: number }[];
  /** The provinces that its slowest units may enter in a movement phase (5.1); undefined if none of them moves. */
  readonly moves: number | undefined;
  /** Its place in the order of this turn, from 1 on, and whether it has played; undefined if it does not play. */
  readonly order: { readonly n: number; readonly is: 'done' | 'now' | 'next' } | undefined;
}

/** Points that depend on more than this province: a whole zone, all Hispania, the taking of a city, a castle rebuilt there. */
export type More = { readonly nation: NationId } & (
  | { readonly is: 'zone'; readonly turn: number; readonly points: number }
  | { readonly is: 'hispania'; readonly turn: number; readonly points: number; readonly zone: number }
  | { readonly is: 'taken' | 'castle'; readonly turns: Turns; readonly points: number }
);

/** The card of a place. */
export function placeCard(view: View, place: PlaceId): PlaceCard {
  return {
    place,
    land: isProvince(place) ? landOf(view, place) : undefined,
    groups: groupsOf(view, place),
    scores: isProvince(place) ? scoresOf(view, place) : [],
    more: isProvince(place) ? moreOf(view, place) : [],
    near: isProvince(place) ? comersTo(view, place) : [],
  };
}

function landOf(view: View, place: ProvinceId): Land {
  const { terrain, zone, coast, income } = view.tables.provinces[place];
  const owners = new Set(
    at(view, place)
      .filter(isUnit)
      .map(({ owner }) => owner),
  );
  const owner = holder(view, place) ?? 'neutral';
  const most = limit(view, owner, place);
  const { active } = view.state;
  const attacks = active !== null && active !== owner && !allies(view, active, owner);
  return {
    terrain,
    zone,
    coast,
    income,
    incomeKnown: incomeKnown(view.state, place),
    capital: capitalOf(view, owner) === place,
    limit: most,
    room: owners.size > 1 ? undefined : Math.max(0, most - stacked(view, owner, place)),
    attackers: attacks ? attackLimit(view, active, place) : usualAttackLimit(view, place),
  };
}

function groupsOf(view: View, place: PlaceId): readonly Group[] {
  const owners = [...new Set(at(view, place).map(({ owner }) => owner))];
  const order = orderOf(view);
  return owners.map((owner) => {
    const own = at(view, place).filter((cohort) => cohort.owner === owner);
    const units: { [kind in CombatKind]?: number } = {};
    for (const cohort of own) if (isUnit(cohort)) units[cohort.kind] = (units[cohort.kind] ?? 0) + cohort.count;
    const movers = own.filter((cohort) => isUnit(cohort) && isMobile(cohort));
    const needs = COMBAT_KINDS.filter((kind) => units[kind]).map((kind) => ({
      kind,
      ...needsOf(view, place, owner, kind),
    }));
    const n = order.findIndex(({ nation }) => nation === owner);
    const turn = order[n];
    return {
      owner,
      counters: countersOf(place, own),
      units,
      leaders: own.flatMap(({ leader }) => leader ?? []),
      ruins: own.filter(({ kind }) => kind === 'ruin').length,
      needs: needs.map(({ kind, needs }) => ({ kind, needs })),
      led: needs.some(({ plus }) => plus.leader > 0),
      hurt: own.flatMap(({ kind, count, hits = 0 }) => (hits > 0 ? [{ kind: kind as CombatKind, count, hits }] : [])),
      moves: movers.length > 0 ? Math.min(...movers.map(allowanceOf)) : undefined,
      order: turn && { n: n + 1, is: turn.is },
    };
  });
}

const allowanceOf = ({ kind }: Cohort): number => ALLOWANCE[kind as CombatKind];

/**
 * The number against infantry in a battle there now: as attacker if the owner is the active nation and enemies are there, else as
 * defender.
 */
function needsOf(view: View, place: PlaceId, owner: Owner, kind: CombatKind): Need {
  const { active } = view.state;
  const isEnemy = (other: Owner): boolean => enemies(view, owner, other);
  const attacks = owner === active && at(view, place).some((c) => isUnit(c) && isEnemy(c.owner));
  const attacker = attacks ? owner : [active, ...NATIONS].find((one) => one !== null && isEnemy(one));
  if (!attacker) throw new Error(`no nation is an enemy of ${owner}`);
  const battle = newBattle(view, attacker, place);
  return need(
    view,
    attacks ? battle : { ...battle, defender: owner },
    attacks ? 'attacker' : 'defender',
    kind,
    'infantry',
  );
}

/** The points to come of each nation that do not belong to this province alone, in the order of play. */
function moreOf(view: View, place: ProvinceId): readonly More[] {
  const { state, tables } = view;
  const { zone } = tables.provinces[place];
  const isToCome = (nation: NationId, turn: number): boolean =>
    turn >= state.turn && turnsOf(state).includes(turn) && mayBe(view, nation, turn);
  return NATIONS.flatMap((nation): readonly More[] => {
    const { zonePoints, specialPoints } = tables.nations[nation];
    const wholes = zonePoints.flatMap(({ turn, zones }): readonly More[] => {
      const points = zones[zone]?.all ?? 0;
      return points > 0 && isToCome(nation, turn) ? [{ is: 'zone', nation, turn, points }] : [];
    });
    const specials = specialPoints.flatMap((special): readonly More[] => {
      switch (special.kind) {
        case 'zones-own-turn': {
          const { turn, whole, zone: points, without } = special;
          if (without.includes(place) || !isToCome(nation, turn)) return [];
          return [{ is: 'hispania', nation, turn, points: whole, zone: points }];
        }
        case 'takes-province':
          if (special.province !== place || state.tally.valencia || !isToCome(nation, special.turns[1])) return [];
          return [{ is: 'taken', nation, turns: special.turns, points: special.vp }];
        case 'city-castles':
          if (!special.provinces.includes(place) || !isToCome(nation, special.turns[1])) return [];
          return [{ is: 'castle', nation, turns: special.turns, points: special.each }];
        default:
          return [];
      }
    });
    return [...wholes, ...specials];
  });
}
