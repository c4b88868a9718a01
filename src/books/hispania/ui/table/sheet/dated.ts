import type { Rich } from '../../../../../words/rich.ts';
import { LEADERS, type NationId, type RuleId, ruleOfNation } from '../../../engine/data/ids.ts';
import type { Arrival, Nation, SpecialPoints, Timed, Turns } from '../../../engine/data/types.ts';
import { SETTLED } from '../../../engine/nations/almoravids.ts';
import { startOf } from '../../../engine/rules/arrival.ts';
import { ruleOfHeir } from '../../../engine/rules/ending.ts';
import { heirsOf } from '../../../engine/rules/transformation.ts';
import type { View } from '../../../engine/rules/view.ts';
import type { TableWords } from '../../../words/table.ts';
import { forebearsOf, turnsOf } from './game.ts';

/** The statements of a nation's sheet about single turns, each with its rule: arrivals, departures, changes, separate points. */

export type SheetWords = TableWords['sheet'];

/**
 * The subject of a dated line: a nation begins; units arrive; a leader goes; its powers in its turn; castles it is given; its income and
 * counters; its possible overlords; its points in a turn, or its prey; points at a turn's end beside provinces; its end; the release of
 * its subjects.
 */
export type What =
  | 'begins'
  | 'arrives'
  | 'goes'
  | 'power'
  | 'castles'
  | 'means'
  | 'submits'
  | 'scores'
  | 'hunts'
  | 'scored-at-end'
  | 'ends'
  | 'frees';

export interface Dated {
  readonly what: What;
  readonly nation: NationId;
  /** The turns on which it applies. */
  readonly turns: Turns;
  readonly text: Rich;
  readonly rule: RuleId;
}

/** All statements about single turns for a nation, in no particular order; they may not come true. */
export function datedOf(view: View, nation: NationId, words: SheetWords): readonly Dated[] {
  const record = view.tables.nations[nation];
  const make = (what: What, turns: Turns | number, text: Rich, rule: RuleId): Dated => {
    return { what, nation, turns: typeof turns === 'number' ? [turns, turns] : turns, text, rule };
  };
  return [
    ...begins(view, nation, words, make),
    ...arrives(record, words, make),
    ...goes(view, nation, words, make),
    ...powers(record, words, make),
    ...castles(record, words, make),
    ...means(record, words, make),
    ...(nation === 'almoravids' ? [make('power', SETTLED, words.settled, '11-almoravids-turn-20')] : []),
    ...record.submits.flatMap(({ turns, ...one }) =>
      turns ? [make('submits', turns, words.submits(one), one.rule ?? '9.6-submission')] : [],
    ),
    ...record.specialPoints.flatMap((one) => special(one, words, make)),
    ...record.kills.flatMap((one) =>
      one.turns ? [make('hunts', one.turns, words.hunts(one), one.rule ?? ruleOfNation(nation))] : [],
    ),
    ...ends(view, nation, words, make),
    ...(record.overlord ? [make('frees', record.overlord.until, words.frees, '9.6-duration')] : []),
  ];
}

type Make = (what: What, turns: Turns | number, text: Rich, rule: RuleId) => Dated;

function begins(view: View, nation: NationId, words: SheetWords, make: Make): readonly Dated[] {
  const { firstTurn } = view.tables.nations[nation];
  // Nations on the map at the beginning of the game do not arrive.
  if (firstTurn === turnsOf(view.state)[0]) return [];
  const [old] = forebearsOf(view, nation).filter((one) => view.tables.nations[one].ends?.turn === firstTurn - 1);
  return [make('begins', firstTurn, words.begins(old), old ? ruleOfHeir(view, old, nation) : ruleOfNation(nation))];
}

function arrives({ arrivals }: Nation, words: SheetWords, make: Make): readonly Dated[] {
  return Object.entries(arrivals).flatMap(([turn, all = []]) =>
    all.map((one) => make('arrives', Number(turn), words.arrival(one), ruleOfArrival(one))),
  );
}

function ruleOfArrival({ rule, fillUp, units }: Arrival): RuleId {
  return rule ?? (fillUp ? '3.2-fill-up' : units ? '3.2' : '3.3');
}

/** Leaders that go at the start of its turn, or at the end of one in which it plays, if they survive until then. */
function goes(view: View, nation: NationId, words: SheetWords, make: Make): readonly Dated[] {
  return LEADERS.flatMap((leader) => {
    const { turn, of } = startOf(view, leader);
    return of === nation
      ? [make('goes', turn, words.leaderGoes(leader, view.tables.leaders[leader].leaves.when), '3.3')]
      : [];
  });
}

function powers(record: Nation, words: SheetWords, make: Make): readonly Dated[] {
  const { unlimitedStacks, noRetreat } = record;
  return [
    ...record.invasions.map((turn) => make('power', turn, words.power.invasion, '9.1')),
    ...record.zeal.map((turn) => make('power', turn, words.power.zeal, '9.3')),
    ...record.ardour.map((one) =>
      make('power', one.turn, words.power.ardour(one.with === 'leader' ? one.leader : undefined), '9.2'),
    ),
    ...record.navalSupremacy.map((turn) => make('power', turn, words.power.supremacy, '5.6-supremacy')),
    ...(unlimitedStacks
      ? [make('power', unlimitedStacks.turn, words.power.unlimited(unlimitedStacks.leaders), unlimitedStacks.rule)]
      : []),
    ...(noRetreat ? [make('power', noRetreat.turns, words.power.noRetreat(noRetreat.kinds), '6.6')] : []),
  ];
}

function castles({ freeCastles }: Nation, words: SheetWords, make: Make): readonly Dated[] {
  return freeCastles.map((one) => make('castles', one.turn, words.fate.freeCastles(one), one.rule));
}

/** Steps of its income, savings and counters. */
function means({ income, firstTurn, reserve, pool, poolRules }: Nation, words: SheetWords, make: Make) {
  const steps = (value: Timed | undefined) => (typeof value === 'object' ? value.slice(1) : []);
  return [
    ...(income.kind === 'none' || income.from <= firstTurn
      ? []
      : [make('means', income.from, words.means.income, '2.1')]),
    ...steps(reserve).map(({ from, value }) => make('means', from, words.means.reserve(value), '2.4')),
    ...(Object.keys(pool) as (keyof typeof pool)[]).flatMap((kind) =>
      steps(pool[kind]).map(({ from, value }) =>
        make('means', from, words.means.counters(kind, value), poolRules?.[kind] ?? '2.3'),
      ),
    ),
  ];
}

/** Points that score at the end of the game turn, with the provinces. */
const AT_END: readonly SpecialPoints['kind'][] = ['castle-income', 'ruins', 'leader-lives'];

function special(one: SpecialPoints, words: SheetWords, make: Make): readonly Dated[] {
  const turns = turnsOfSpecial(one);
  const what = AT_END.includes(one.kind) ? 'scored-at-end' : 'scores';
  return turns ? [make(what, turns, words.special(one), one.rule)] : [];
}

/** The turns on which separate points may be scored; undefined for those that always may. */
export function turnsOfSpecial(one: SpecialPoints): Turns | undefined {
  if ('turns' in one) return one.turns;
  return 'turn' in one ? [one.turn, one.turn] : undefined;
}

function ends(view: View, nation: NationId, words: SheetWords, make: Make): readonly Dated[] {
  const { ends: how } = view.tables.nations[nation];
  if (!how) return [];
  const [heir] = heirsOf(how);
  const rule = heir ? ruleOfHeir(view, nation, heir) : '1';
  const early = how.kind === 'settles' ? [make('ends', how.early.turn, words.fate.ending(how), rule)] : [];
  return [...early, make('ends', how.turn, words.fate.ending(how), rule)];
}
