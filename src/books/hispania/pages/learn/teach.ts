import { half } from '../../../../words/half.ts';
import { ATTACKER_HITS } from '../../engine/data/combat.ts';
import { NATIONS, type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { INCOME_LINES } from '../../engine/data/provinces.sources.ts';
import { PLAYERS, SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import { atTurn } from '../../engine/data/timed.ts';
import type { Arrival } from '../../engine/data/types.ts';
import { PRICES } from '../../engine/rules/gold.ts';
import { ALLOWANCE } from '../../engine/rules/steps.ts';
import { NEW_THINGS, type NewThing, type Taught } from '../../words/en/teach.ts';
import { lifespan } from '../lifespan.ts';
import { beginnings } from '../reference/set-ups.ts';
import { VALUES } from '../values.ts';

/** The data of the sheet for teachers, which is about scenario A. */

export const TEACH_PATH = '/hispania/learn/teach/';

/** The area of the figure: a corner where one nation begins, with plain, mountain and river. */
export const CORNER: readonly ProvinceId[] = ['galicia', 'asturias', 'porto', 'duero', 'leon'];

const [, LAST] = SCENARIO_TABLE.A.turns;

/** The numbers in the text. */
export function taught(): Taught {
  const reserves = NATIONS.map((id) => atTurn(VALUES.nations[id].reserve, LAST)).filter((gold) => gold > 0);
  const { plain, mountain } = ATTACKER_HITS.infantry.infantry;
  return {
    players: PLAYERS.standard[0] ?? 0,
    lastTurn: LAST,
    nations: NATIONS.filter((id) => lifespan(id).from <= LAST).length,
    scoring: VALUES.scoringTurns.filter((turn) => turn <= LAST),
    provinces: PROVINCES.length,
    price: { infantry: half(PRICES.infantry), knight: half(PRICES.knight), castle: half(PRICES.castle) },
    saved: { most: half(Math.min(...reserves)), some: half(Math.max(...reserves)) },
    steps: ALLOWANCE.infantry,
    hits: { plain, mountain },
  };
}

/** New things that a nation brings into the game, by the turn on which the table first sees them. */
export interface Comes {
  readonly turn: number;
  readonly nation: NationId;
  readonly things: readonly NewThing[];
  /** They come at the end of the turn. */
  readonly atEnd: boolean;
}

const arrivalsOf = (id: NationId): readonly (readonly [turn: number, arrival: Arrival])[] =>
  Object.entries(VALUES.nations[id].arrivals).flatMap(([turn, all = []]) =>
    all.map((arrival) => [Number(turn), arrival] as const),
  );

/** The turns on which a nation has each of them. */
const TURNS: Readonly<Record<NewThing, (id: NationId) => readonly number[]>> = {
  sea: (id) => turnsOf(id, ({ at }) => at.includes('sea')),
  leader: (id) => turnsOf(id, ({ leaders = [] }) => leaders.length > 0),
  invasion: (id) => VALUES.nations[id].invasions,
  overlord: (id) => (VALUES.nations[id].overlord ? [lifespan(id).from] : []),
  elite: (id) => turnsOf(id, ({ units }) => units?.elite !== undefined),
  heirs: (id) => {
    const { ends } = VALUES.nations[id];
    return ends && 'into' in ends ? [ends.turn] : [];
  },
  cavalry: (id) => turnsOf(id, ({ units }) => units?.cavalry !== undefined),
  castle: (id) => [
    ...turnsOf(id, ({ units }) => units?.castle !== undefined),
    ...VALUES.nations[id].freeCastles.map(({ turn }) => turn),
  ],
  zeal: (id) => VALUES.nations[id].zeal,
  knight: (id) => turnsOf(id, ({ units }) => units?.knight !== undefined),
};

function turnsOf(id: NationId, has: (arrival: Arrival) => boolean): readonly number[] {
  return arrivalsOf(id).flatMap(([turn, arrival]) => (has(arrival) ? [turn] : []));
}

/** The first appearance of each new thing in the scenario with its nation, grouped by nation and turn. */
export function comes(): readonly Comes[] {
  const all: Comes[] = [];
  for (const thing of Object.keys(NEW_THINGS) as NewThing[]) {
    const seen = NATIONS.flatMap((nation) => TURNS[thing](nation).map((turn) => ({ turn, nation })));
    const [first] = seen.sort((a, b) => a.turn - b.turn);
    if (!first || first.turn > LAST) continue;
    const atEnd = thing === 'heirs';
    const at = all.findIndex((c) => c.turn === first.turn && c.nation === first.nation && c.atEnd === atEnd);
    const known = all[at];
    if (known) all[at] = { ...known, things: [...known.things, thing] };
    else all.push({ ...first, things: [thing], atEnd });
  }
  return all.sort((a, b) => a.turn - b.turn || Number(a.atEnd) - Number(b.atEnd));
}

/** The order of the first turn: the nation that lands, the nation with the plainest turn, the nation that follows. */
export function firstTurn() {
  const [first, second, ...others] = beginnings(1).map(({ nation }) => nation);
  if (!first || !second) throw new Error('nobody stands on the map on turn 1');
  const landing = VALUES.nations[first].arrivals[1]?.find(({ at }) => at.includes('sea'));
  const [leader] = landing?.leaders ?? [];
  if (!leader) throw new Error(`${first} does not land on turn 1`);
  const held = beginnings(1).find(({ nation }) => nation === second)?.units ?? [];
  const gold = held.reduce((sum, { province }) => sum + VALUES.provinces[province].income, 0);
  const known = held.every(({ province }) => INCOME_LINES[province] !== undefined);
  return {
    lands: { nation: first, leader, infantry: landing?.units?.infantry ?? 0 },
    plainest: {
      nation: second,
      gold: known ? half(gold) : `‹${half(gold)}›`,
      buys: Math.floor(gold / PRICES.infantry),
    },
    others,
  };
}
