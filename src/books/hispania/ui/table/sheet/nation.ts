import {
  COMBAT_KINDS,
  type CombatKind,
  type LeaderId,
  type NationId,
  PLACES,
  type PlaceId,
  type ProvinceId,
  RULE_IDS,
  type RuleId,
  ruleOfNation,
} from '../../../engine/data/ids.ts';
import { atTurn } from '../../../engine/data/timed.ts';
import type { Income, KillPoints, Quota, SpecialPoints, Submission, ZonePoints } from '../../../engine/data/types.ts';
import { startOf } from '../../../engine/rules/arrival.ts';
import { castlePool } from '../../../engine/rules/castles.ts';
import { countersLeft } from '../../../engine/rules/gold.ts';
import { divided, incomeOf } from '../../../engine/rules/income.ts';
import { held, overlordOf, subjectsOf } from '../../../engine/rules/relations.ts';
import { mayBind } from '../../../engine/rules/submission.ts';
import { isAlive } from '../../../engine/rules/turns.ts';
import { at, type View } from '../../../engine/rules/view.ts';
import type { Unplaced } from '../../../engine/state.ts';
import { type Dated, datedOf, type SheetWords, turnsOfSpecial } from './dated.ts';
import { hasArrived, hasPlayed } from './game.ts';
import { type Hunter, huntersOf } from './hunters.ts';
import { incomeKnown, poolKnown } from './known.ts';
import { type Promised, promiseOf } from './promise.ts';
import { type Standing, standingOf } from './standings.ts';

/** The current sheet of a nation in this game. Points and gold are in halves. */
export interface Sheet {
  readonly standing: Standing;
  readonly alive: boolean;
  /** Transformed, or removed: it never plays again. */
  readonly ended: boolean;
  readonly promised: Promised;
  readonly zones: readonly ZonePoints[];
  readonly special: readonly Special[];
  readonly kills: readonly KillPoints[];
  /** Half points that every other nation gets for each unit of it. */
  readonly bounty: number;
  /** The nations with points for destroying counters of it. */
  readonly hunters: readonly Hunter[];
  readonly earnings: Earnings;
  readonly leaders: readonly Led[];
  readonly pool: readonly Pool[];
  /** Bought or due, but not placed yet. */
  readonly waiting: { readonly units: Quota; readonly leaders: readonly LeaderId[] };
  /** The events of single turns still to come: arrivals, powers, castles, its end. */
  readonly ahead: readonly Dated[];
  readonly overlord: NationId | undefined;
  readonly subjects: readonly NationId[];
  /** The nations to which it may or must still submit. */
  readonly submits: readonly Submission[];
  /** Its own rules: first the whole of them, then each with a name. */
  readonly rules: readonly RuleId[];
}

/** Separate points, and the part of them that has been scored. */
export interface Special {
  readonly points: SpecialPoints;
  readonly rule: RuleId;
  /** Units that have left, or cities that are rebuilt, out of a total; or the points are complete. */
  readonly had?: { readonly count: number; readonly of: number };
}

export interface Earnings {
  readonly income: Income;
  /** Its income has begun (2.1-special). */
  readonly begun: boolean;
  readonly rows: readonly {
    readonly place: ProvinceId;
    readonly gold: number;
    readonly known: boolean;
    /** Whether it brings income: without a castle it does not if only castles do. */
    readonly counts: boolean;
  }[];
  /** From its own provinces, before the overlord's share. */
  readonly sum: number;
  /** The part that it keeps. */
  readonly own: number;
  /** The current contributions of subjects in their turns. */
  readonly from: readonly { readonly nation: NationId; readonly gold: number }[];
}

export interface Led {
  readonly leader: LeaderId;
  readonly place: PlaceId | 'band';
  readonly leaves: number;
}

export interface Pool {
  readonly kind: CombatKind;
  readonly left: number;
  readonly all: number;
  readonly known: boolean;
}

export function sheetOf(view: View, nation: NationId, words: SheetWords): Sheet {
  const { state, tables } = view;
  const record = tables.nations[nation];
  const { turn, lastTurn } = state;
  const ended = state.nations[nation]?.ended ?? false;
  const isToCome = ([from, to]: readonly [number, number] = [turn, lastTurn]) => to >= turn && from <= lastTurn;
  return {
    standing: standingOf(view, nation),
    alive: isAlive(view, nation),
    ended,
    promised: promiseOf(view, nation),
    zones: ended ? [] : record.zonePoints.filter((one) => isToCome([one.turn, one.turn])),
    special: ended ? [] : specialsOf(view, nation).filter(({ points }) => isToCome(turnsOfSpecial(points))),
    kills: ended ? [] : record.kills.filter((one) => isToCome(one.turns)),
    bounty: record.bounty,
    hunters: ended ? [] : huntersOf(view, nation),
    earnings: earningsOf(view, nation),
    leaders: leadersOf(view, nation),
    pool: poolOf(view, nation),
    waiting: waitingOf(view, nation),
    ahead: ended ? [] : aheadOf(view, nation, words),
    overlord: overlordOf(view, nation),
    subjects: subjectsOf(view, nation),
    submits: ended ? [] : record.submits.filter((one) => maySubmit(view, nation, one)),
    rules: RULE_IDS.filter((id) => id === ruleOfNation(nation) || isPart(id, nation)),
  };
}

/** The other statements about single turns, from this one on. */
const AHEAD: readonly Dated['what'][] = ['begins', 'arrives', 'power', 'castles', 'means', 'ends', 'frees'];

function aheadOf(view: View, nation: NationId, words: SheetWords): readonly Dated[] {
  const { turn, lastTurn } = view.state;
  return datedOf(view, nation, words)
    .filter(({ what, turns: [from, to] }) => {
      if (!AHEAD.includes(what) || to < turn || from > lastTurn) return false;
      // No nation is transformed after the last turn (ruling last-turn).
      if (what === 'ends' || what === 'frees') return from < lastTurn;
      return to > turn || !isPast(view.state, nation, what);
    })
    .sort((a, b) => a.turns[0] - b.turns[0]);
}

/** Whether the events of this turn for a nation are past: its turn is over, or its arrivals have come. */
function isPast(state: Unplaced, nation: NationId, what: Dated['what']): boolean {
  return what === 'begins' || what === 'arrives' ? hasArrived(state, nation) : hasPlayed(state, nation);
}

/** A rule with the nation's name and a name of its own; `el-cid-hire` is El Cid's. */
function isPart(id: RuleId, nation: NationId): boolean {
  return id.startsWith(`${ruleOfNation(nation)}-`);
}

function specialsOf({ state: { tally }, tables }: View, nation: NationId): readonly Special[] {
  return tables.nations[nation].specialPoints.map((points): Special => {
    const { rule } = points;
    switch (points.kind) {
      case 'narbonne-exit':
        return { points, rule, had: { count: tally.narbonne?.[nation] ?? 0, of: points.most } };
      case 'city-castles':
        return { points, rule, had: { count: tally.cities?.length ?? 0, of: points.provinces.length } };
      case 'takes-province':
        return { points, rule, had: { count: tally.valencia ? 1 : 0, of: 1 } };
      default:
        return { points, rule };
    }
  });
}

function earningsOf(view: View, nation: NationId): Earnings {
  const { state, tables } = view;
  const { income } = tables.nations[nation];
  const hasCastle = (place: ProvinceId) => at(view, place).some((c) => c.kind === 'castle' && c.owner === nation);
  const sum = incomeOf(view, nation);
  const rows =
    income.kind === 'none'
      ? []
      : held(view, nation).map((place) => ({
          place,
          gold: tables.provinces[place].income,
          known: incomeKnown(state, place),
          counts: income.kind !== 'castles' || hasCastle(place),
        }));
  const from = subjectsOf(view, nation).flatMap((subject) => {
    const { share, overlord } = divided(view, subject, incomeOf(view, subject));
    return overlord === nation && share > 0 ? [{ nation: subject, gold: share }] : [];
  });
  return {
    income,
    begun: income.kind !== 'none' && state.turn >= income.from,
    rows: [...rows].sort((a, b) => Number(b.counts) - Number(a.counts) || b.gold - a.gold),
    sum,
    own: divided(view, nation, sum).own,
    from,
  };
}

function leadersOf(view: View, nation: NationId): readonly Led[] {
  const grounds = [
    ...PLACES.map((place) => [place, at(view, place)] as const),
    ['band', view.state.band ?? []] as const,
  ];
  return grounds.flatMap(([place, there]) =>
    there.flatMap(({ owner, leader }) =>
      owner === nation && leader !== undefined ? [{ leader, place, leaves: startOf(view, leader).turn }] : [],
    ),
  );
}

function poolOf(view: View, nation: NationId): readonly Pool[] {
  const { pool } = view.tables.nations[nation];
  const without = view.hooks[nation]?.without?.(view);
  return COMBAT_KINDS.flatMap((kind) => {
    const stated = pool[kind];
    if (stated === undefined || kind === without) return [];
    const all = kind === 'castle' ? (castlePool(view, nation) ?? 0) : atTurn(stated, view.state.turn);
    return [{ kind, left: countersLeft(view, nation, kind), all, known: poolKnown(nation, kind) }];
  });
}

function waitingOf({ state }: View, nation: NationId): Sheet['waiting'] {
  const { bought = {}, due = [] } = state.nations[nation] ?? {};
  const units: { [kind in CombatKind]?: number } = {};
  for (const quota of [bought, ...due.map((one) => one.units)]) {
    for (const kind of COMBAT_KINDS) {
      const n = (units[kind] ?? 0) + (quota[kind] ?? 0);
      if (n > 0) units[kind] = n;
    }
  }
  return { units, leaders: due.flatMap(({ leaders }) => leaders) };
}

/** Whether a clause may still be used: its turns are not over, and no other bond is between the two (9.6). */
function maySubmit(view: View, nation: NationId, { to, turns }: Submission): boolean {
  const { turn, lastTurn, nations } = view.state;
  const until = Math.min(turns?.[1] ?? lastTurn, view.tables.nations[to].overlord?.until ?? 0, lastTurn);
  const belongs = nations[to] !== undefined || view.tables.nations[to].firstTurn > turn;
  return turn <= until && belongs && !nations[to]?.ended && mayBind(view, nation, to);
}
