import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, NationId, PlaceId, Religion } from '../../engine/data/ids.ts';
import type {
  Ardour,
  Arrival,
  ArrivalPlace,
  Auction,
  Income,
  KillPoints,
  KillTarget,
  Overlord,
  Quota,
  Submission,
  Turns,
} from '../../engine/data/types.ts';
import { p } from '../marks.ts';
import { NAMES } from './names.ts';
import { the, whose } from './units.ts';

/** A leader's name in a language, given by whoever asks for a sentence. */
export type LeaderNames = (leader: LeaderId) => string;

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `an elite unit`, `a knight`: for the points that each of them scores. */
const EACH: Readonly<Record<CombatKind | 'leader', string>> = {
  infantry: 'an infantry unit',
  elite: 'an elite',
  knight: 'a knight',
  cavalry: 'a cavalry unit',
  berber: 'a Berber',
  castle: 'a castle',
  fort: 'a Roman fort',
  leader: 'a leader',
};
const RELIGION: Readonly<Record<Religion, string>> = { christian: 'Christian', muslim: 'Muslim' };

const and = (parts: readonly Rich[]): Rich => list(parts, ', ', ' and ');
const or = (parts: readonly Rich[]): Rich => list(parts, ', ', ' or ');
const places = (ids: readonly PlaceId[]): Rich[] => ids.map((id) => [p(id)]);

const units = (quota: Quota): string =>
  (Object.entries(quota) as [CombatKind, number][])
    .map(([kind, count]) => `${count} ${NAMES.units[kind][count === 1 ? 'one' : 'many']}`)
    .join(', ');

const turns = ([from, to]: Turns): string =>
  from === to ? `turn ${from}` : to === from + 1 ? `turns ${from} and ${to}` : `turns ${from} to ${to}`;

function from(place: ArrivalPlace): Rich {
  if (place === 'sea') return ['at sea'];
  if (place === 'own-territory') return ['in its own provinces'];
  if (place === 'band') return ['off the map'];
  return [p(place)];
}

function target(goal: KillTarget, leader: LeaderNames): Rich {
  if (goal.leader) return [leader(goal.leader)];
  const faith = goal.religion ? `${RELIGION[goal.religion]} ` : '';
  // A list of everything but the castle is the rulebook's "unit".
  const every = !goal.kinds || goal.kinds.length > 3;
  const what = every
    ? [`a ${faith}unit`]
    : or(goal.kinds.map((kind) => [faith ? EACH[kind].replace(/^an? /, `a ${faith}`) : EACH[kind]]));
  return goal.nations ? t`${what} of ${and(goal.nations.map(the))}` : what;
}

/** Sentences of the nation sheets, made from the data: what a nation receives, does and scores. */
export const sheet = {
  units,
  unit: (kind: CombatKind | 'leader', count: number): string => NAMES.units[kind][count === 1 ? 'one' : 'many'],
  turns,

  /** `early`: the turn from which it plays already if it is founded early. */
  plays: (order: number, first: number, last: number | undefined, early?: number): string =>
    `${order}${SUFFIX[ORDINALS.select(order)] ?? 'th'} in each turn, ${
      last === undefined ? `from turn ${first} on` : turns([first, last])
    }${early === undefined ? '' : `, or from turn ${early} on if it is founded early`}`,

  /** `320 BC to 228 BC` */
  years: ([first, last]: readonly [number, number]): string => {
    const [a, b] = [Math.abs(first), Math.abs(last)];
    if (last < 0) return `${a} to ${b} BC`;
    return first < 0 ? `${a} BC to AD ${b}` : `AD ${a} to ${b}`;
  },

  income: (income: Income): string => {
    if (income.kind === 'none') return 'none';
    const what = {
      normal: 'all its provinces',
      half: 'half the income of its provinces, rounded up',
      castles: 'only provinces that contain a castle of its own',
    }[income.kind];
    return `${what}, from turn ${income.from} on`;
  },
  buys: (kinds: readonly CombatKind[]): string =>
    kinds.length === 0 ? 'buys nothing' : `buys ${kinds.map((kind) => NAMES.units[kind].many).join(', ')}`,
  saves: (gold: number): string => (gold === 0 ? 'saves nothing' : `saves up to ${half(gold)} gold`),
  savesFrom: (gold: number, turn: number): string => `${half(gold)} from turn ${turn} on`,
  countersFrom: (count: number, turn: number): string => `${count} from turn ${turn} on`,
  religion: (religion: Religion, since: number): string =>
    religion === 'muslim' ? 'Muslim' : `Christian, from turn ${since} on`,

  arrivalUnits: (arrival: Arrival): string =>
    arrival.units ? `${arrival.fillUp ? 'up to ' : ''}${units(arrival.units)}${arrival.fillUp ? ' in all' : ''}` : '',
  arrivalWhere: (arrival: Arrival): Rich => {
    const where = or(arrival.at.map(from));
    const split = arrival.at.length > 1 && arrival.units ? ', divided as its player chooses' : '';
    const notes: Rich[] = [];
    if (arrival.landAt) notes.push(t`must land in ${or(places(arrival.landAt))}`);
    if (arrival.anyCoast) notes.push(['may land in any coastal province, with or without an anchor']);
    if (arrival.onlyIfAlive) notes.push(['only if the nation has not been eliminated']);
    if (arrival.otherwiseAt) notes.push(t`if it controls no province: ${[p(arrival.otherwiseAt)]}`);
    if (arrival.guestsUntil) notes.push([`crusaders: they leave at the end of turn ${arrival.guestsUntil}`]);
    if (arrival.bought) {
      const { kind, most, vpEach } = arrival.bought;
      notes.push([`may receive up to ${most} ${NAMES.units[kind].many}, at the cost of ${half(vpEach)} points each`]);
    }
    return t`${where}${split}${notes.flatMap((note) => t`; ${note}`)}`;
  },
  /** `of` is another nation than the one he came with. */
  leaderLeaves: (turn: number, when: 'start' | 'end', of: NationId | undefined): Rich => {
    if (when === 'end') return [`at the end of turn ${turn}`];
    return of ? t`at the start of ${whose(of)} turn ${turn}` : [`at the start of its turn ${turn}`];
  },

  invasion: (turn: number): string => `Invasion on turn ${turn}: it moves and fights twice`,
  zeal: (turn: number): string => `Religious zeal on turn ${turn}: +1 to all its dice in the first combat`,
  supremacy: (list_: readonly number[]): string =>
    `Naval supremacy on turn${list_.length > 1 ? 's' : ''} ${list_.join(' and ')}`,
  ardour: (ardour: Ardour, leader: LeaderNames): string =>
    ardour.with === 'leader'
      ? `Ardour on turn ${ardour.turn}: the stack of ${leader(ardour.leader)} moves and fights twice`
      : `Ardour on turn ${ardour.turn}: the units of one province move and fight twice`,
  unlimited: (turn: number, leaders: readonly string[]): string =>
    `On turn ${turn}, in the first movement and first combat of its invasion, a stack with ${leaders.join(' or ')} has no stacking limit`,
  noRetreat: (kinds: readonly (CombatKind | 'leader')[], span: Turns): string =>
    `The nation’s ${kinds.map((kind) => NAMES.units[kind].many).join(' and ')} cannot retreat on ${turns(span)}`,

  /** `ours`: the number of provinces is reconstructed. */
  submission: (clause: Submission, ours = false): Rich => {
    const when = clause.turns ? `, ${turns(clause.turns)}` : '';
    const not = clause.notUnder ? t`, but not while it is subject to ${the(clause.notUnder)}` : [];
    const limit = `${clause.must ? 'must' : 'may'}, if it controls at most ${ours ? `‹${clause.atMost}›` : clause.atMost} provinces`;
    return t`${limit}${when}${not}`;
  },
  overlord: (overlord: Overlord): string =>
    `Its subjects are free at the end of turn ${overlord.until} at the latest${
      overlord.endsWithToledo ? ', or when Toledo falls' : ''
    }. ${overlord.sharesIncome ? 'It receives half the income of each subject.' : 'Half the income of each subject is lost.'}`,

  kill: (kill: KillPoints, leader: LeaderNames): Rich => {
    const when = kill.turns
      ? ` (${kill.turns[1] >= 21 && kill.turns[0] !== 21 ? `from turn ${kill.turns[0]} on` : turns(kill.turns)})`
      : '';
    const by = kill.byStackOf ? `, by the stack of ${leader(kill.byStackOf)}` : '';
    return t`${target(kill.target, leader)}${by}${when}`;
  },
  bounty: (vp: number): string => `any unit: ${half(vp)} for every other nation, in that nation’s own turn`,

  auction: (auction: Auction): string =>
    auction.kind === 'major'
      ? `a major nation, fixed score ${half(auction.fixedScore)}`
      : auction.average === null
        ? 'by auction; its average has not been measured'
        : `by auction; it scores ${half(auction.average)} on average, opening bid ${half(auction.average - 10)}`,
};

export type SheetWords = typeof sheet;
