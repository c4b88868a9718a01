import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, NationId, PlaceId, ProvinceId, ScenarioId, ZoneId } from '../../engine/data/ids.ts';
import type { Arrival, Income, KillPoints, SpecialPoints, Submission } from '../../engine/data/types.ts';
import type { PointsReason } from '../../engine/facts/turn.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { n, p } from '../marks.ts';
import { NAMES } from './names.ts';
import { RULE_TITLES } from './rules.ts';
import { sheet } from './sheet.ts';
import { ending, freeCastles } from './sheet-fate.ts';
import { specialPoints } from './sheet-special.ts';
import { and, count, gold, inside, its, kind, places, points, the, units } from './units.ts';

type FactOf<K extends HispaniaFact['kind']> = HispaniaFact & { readonly kind: K };

const leader = (id: LeaderId): string => NAMES.leaders[id];

/** Two years of one turn: `320–228 BC`, `154 BC–AD 346`, `AD 721–778`. */
function years([from, to]: readonly [number, number]): string {
  const [a, b] = [Math.abs(from), Math.abs(to)];
  if (to < 0) return `${a}–${b} BC`;
  return from < 0 ? `${a} BC–AD ${b}` : `AD ${a}–${b}`;
}

/** Units and leaders that arrive, and where: `12 infantry and Hamilcar: at sea`. */
function arrival(of: Arrival): Rich {
  const who = [...(of.units ? [[sheet.arrivalUnits(of)]] : []), ...(of.leaders ?? []).map((id): Rich => [leader(id)])];
  return t`${and(who)}: ${sheet.arrivalWhere(of)}`;
}

/** What points of a place are for. */
const of = (fact: FactOf<'points'>): Rich => (fact.places.length > 0 ? places(fact.places) : []);

/** What an entry of the ledger is for, where its provinces are not listed one by one. */
const FOR: Readonly<Record<PointsReason, (fact: FactOf<'points'>) => Rich>> = {
  provinces: (fact) => t`Provinces: ${of(fact)}`,
  zones: (fact) =>
    fact.places.length > 0 ? t`Provinces of a zone: ${of(fact)}` : [`${count(fact.count, 'whole zone')}`],
  'all-hispania': () => ['All Hispania'],
  castles: (fact) => t`Castles: ${of(fact)}`,
  ruins: (fact) => t`Ruins: ${of(fact)}`,
  narbonne: ({ count: number }) => t`${count(number, 'unit')} to ${p('narbonne')}`,
  africa: ({ count: number }) => t`${count(number, 'unit')} to ${p('africa')}`,
  'leader-lives': () => ['Leader alive'],
  city: (fact) => t`A castle in ${of(fact)}`,
  rebuilt: (fact) => t`The castle rebuilt in ${of(fact)}`,
  mission: (fact) => t`Paid for a mission in ${of(fact)}`,
  'takes-province': of,
  berbers: ({ count: number }) => [`For ${units({ berber: number })}`],
  'subject-half': () => ['Half lost as a subject'],
  minimum: ({ count: number }) => [`${count(number, 'unit')} owed and missing`],
  cavalry: ({ count: number }) => [`${units({ cavalry: number })} taken over`],
  barbarian: () => ['Barbarian scoring'],
};

/** Words of the sheets beside the table: the turns, the nations, the scores. */
export const SHEET = {
  /** A player, who has a name or only a place round the table. */
  player: (name: string): string => (/^\d+$/.test(name) ? `Player ${name}` : name),
  nobody: 'no player yet',
  reconstructed:
    'Reconstructed: it agrees with every fact in the rulebook, but the printed map and sheets are not public.',
  years,
  close: 'Close',

  turn: (turn: number): string => `Turn ${turn}`,
  turns: {
    label: 'Turns of the game',
    /** Of a button: what stands on it is a number only. */
    button: (turn: number, when: string, is: 'past' | 'now' | 'next', scores: boolean): string =>
      `Turn ${turn}, ${when}${is === 'now' ? ', now' : is === 'past' ? ', played' : ''}${scores ? ', scoring turn' : ''}`,
    /** The one button of a narrow screen. */
    short: (turn: number, when: string): string => `Turn ${turn}, ${when.replace(/^AD /, '')}`,
    is: { past: 'played', now: 'this turn', next: 'to come' },
    scores: 'Provinces are scored at its end.',
    before: 'Previous turn',
    after: 'Next turn',
    nothing: 'Nothing arrives, leaves or changes.',
    comes: 'Arrivals',
    goes: 'Leaders who leave',
    changes: 'Changes',
    chances: 'Points during the turn',
    scoring: 'Points at its end',
    ownTurn: 'at the end of its own turn',
    barbarian: 'Each province scores at least its income.',
    end: 'After the scoring',
  },
  begins: (from: NationId | undefined): Rich =>
    from ? t`plays for the first time, as successor of ${the(from)}` : ['plays for the first time'],
  arrival,
  leaderGoes: (id: LeaderId, when: 'start' | 'end'): Rich => [
    `${leader(id)}, at the ${when === 'start' ? 'start of its turn' : 'end of the turn'}`,
  ],
  power: {
    invasion: ['invasion: it moves and fights twice'] as Rich,
    zeal: ['religious zeal: +1 to its dice in its first combat'] as Rich,
    ardour: (id: LeaderId | undefined): Rich => [
      `ardour: ${id ? `the stack of ${leader(id)} moves and fights` : 'the units of one province move and fight'} again`,
    ],
    supremacy: ['naval supremacy'] as Rich,
    unlimited: (ids: readonly LeaderId[]): Rich => [
      `a stack with ${ids.map(leader).join(' or ')} has no limit in its first movement and combat`,
    ],
    noRetreat: (kinds: readonly (CombatKind | 'leader')[]): Rich => [
      `its ${kinds.map((id) => kind(id)).join(' and ')} cannot retreat`,
    ],
  },
  settled: ['its elites are replaced by infantry'] as Rich,
  means: {
    income: ['its income begins'] as Rich,
    reserve: (gold: number): Rich => [`it may save up to ${half(gold)} gold`],
    counters: (id: CombatKind, number: number): Rich => [`it can have ${number} ${kind(id, number)} from now on`],
  },
  submits: (clause: Submission): Rich => t`submission to ${the(clause.to)}: ${sheet.submission(clause)}`,
  hunts: (kill: KillPoints): Rich => {
    const { turns: _, ...always } = kill;
    return t`${points(kill.vp)} for ${sheet.kill(always, leader)}`;
  },
  special: (special: SpecialPoints): Rich => specialPoints(special, leader),
  zones: (zones: Readonly<Partial<Record<ZoneId, { readonly each: number; readonly all: number }>>>): Rich =>
    list(
      (Object.entries(zones) as [ZoneId, { each: number; all: number }][]).map(
        ([zone, { each, all }]): Rich => [
          `the ${NAMES.zones[zone]}: ${half(each)} for each province, ${half(all)} in addition for the whole zone`,
        ],
      ),
      '; ',
    ),
  frees: ['its subjects are free again'] as Rich,
  fate: { ending, freeCastles },
  religions: ['from now on, each nation is Christian or Muslim'] as Rich,
  ownRules: ['this turn has special rules'] as Rich,
  gameEnds: ['the game ends: the player with the most points wins'] as Rich,

  order: {
    label: 'Order of the nations in this turn',
    is: { done: 'has played', now: 'plays now', next: 'to come' },
    /** After a nation's name, to those who listen: whose it is, and whether it has played. */
    of: (player: string, is: string): string => `, ${player}: ${is}`,
  },

  head: {
    gold: 'gold',
    points: (halves: number): string => (Math.abs(halves) <= 2 && halves !== 0 ? 'point' : 'points'),
    units: 'units',
    /** Under the number of units: the population limit (7). */
    limit: (limit: number): string => `limit ${limit}`,
    /** To those who listen, and in full: `14 units; its provinces support 16`. */
    population: (number: number, limit: number | null): string =>
      limit === null
        ? `${count(number, 'unit')}, no limit`
        : `${count(number, 'unit')}; its provinces support ${limit}`,
    phases: 'Phases of its turn',
  },
  stages: {
    income: 'Income',
    mission: 'El Cid',
    placement: 'Placement',
    movement: 'Movement',
    battles: 'Combat',
    'movement-2': 'Second movement',
    'battles-2': 'Second combat',
    'movement-ardour': 'Ardour movement',
    'battles-ardour': 'Ardour combat',
    points: 'Final checks',
  },
  stageIs: { done: 'done', now: 'now', next: 'to come' },

  sheet: {
    label: (nation: string): string => `Sheet of ${nation}`,
    page: 'Full sheet',
    gone: 'It no longer plays.',
    notThere: 'It has no unit on the map.',
    capital: 'Capital',
    none: 'none',
    points: 'Scoring',
    nothing: 'It scores no more points for provinces.',
    province: 'Province',
    holder: 'Control',
    /** Of a cell that shows a chip only. */
    held: (name: string, counts: boolean): string => `${name}${counts ? ', counts' : ''}`,
    empty: 'no nation',
    counts: 'Provinces that it or a subject controls are in bold.',
    endOf: (turn: number): string => `end of turn ${turn}`,
    /** Above its number, in a narrow column. */
    atTurn: 'turn',
    stands: 'If scored now',
    standsAt: (turn: number): string => `If scored now, end of turn ${turn}`,
    standsNote: 'Its points if the position does not change until then.',
    zones: (turn: number): string => `Zones, end of turn ${turn}`,
    had: (number: number, of: number): string => `counted so far: ${number} of ${of}`,
    done: 'done',
    kills: 'Kill points',
    killsNote: 'In its own turn, as attacker.',
    hunted: 'Nations that score for it:',
    hunter: (nation: NationId): Rich => t`${the(nation)},`,
    /** After the points of a nation that scores on it: ` for a unit`. */
    prize: (kill: KillPoints): Rich => t` for ${sheet.kill(kill, leader)}`,
    bounty: (vp: number): string =>
      `Every other nation scores ${points(vp)} for each unit of this nation that it destroys in its own turn.`,
    kill: (kill: KillPoints): Rich => sheet.kill(kill, leader),

    income: 'Income',
    earns: (income: Income): string => sheet.income(income),
    noIncome: 'It collects no income.',
    notYet: (turn: number): string => `It collects income from turn ${turn} on.`,
    noCastle: 'no castle',
    sum: 'Total',
    keeps: (overlord: NationId): Rich => t`Kept as a subject of ${the(overlord)}`,
    from: (subject: NationId): Rich => t`From ${the(subject)}, in ${its(subject)} turn`,
    saved: 'Saved gold',
    reserve: (gold: number): string => (gold === 0 ? 'none allowed' : `at most ${half(gold)}`),

    ahead: 'Still to come',
    nothingAhead: 'Nothing more is to come in this game.',

    units: 'Units',
    leftOf: (all: number): string => `left of ${all}`,
    kind: (id: CombatKind, number: number): string => kind(id, number),
    waiting: 'To be placed',
    some: (of: Readonly<Partial<Record<CombatKind, number>>>, leaders: readonly LeaderId[]): string =>
      units(of, leaders),
    leaders: 'Leaders',
    led: (id: LeaderId, place: PlaceId | 'band', leaves: number): Rich =>
      t`${leader(id)}, ${inside(place)}, until turn ${leaves}`,

    relations: 'Submission',
    overlord: (to: NationId): Rich => t`It is subject to ${the(to)}.`,
    subjects: (all: readonly NationId[]): Rich => t`Its subjects: ${and(all.map((one): Rich => [n(one)]))}.`,
    submission: (clause: Submission): Rich => t`To ${n(clause.to)}: ${sheet.submission(clause)}`,

    rules: 'Special rules',
  },
  rule: (id: keyof typeof RULE_TITLES): string => RULE_TITLES[id],

  scores: {
    title: 'Scores',
    wins: 'wins',
    ended: 'no longer in play',
    /** Of a nation that is still to come. */
    from: (turn: number): string => `from turn ${turn} on`,
    paid: 'Paid for it',
    besides: 'Starting points and bids',
    /** Beside a player’s name: points that were there before anything was played. */
    start: (of: number, scenario: ScenarioId | undefined): string =>
      `${points(of)} at the start, from ${scenario ? `scenario ${scenario}` : 'the scenario'}`,
    carried: 'Earlier points',
    turn: (turn: number): string => `Turn ${turn}`,
    none: 'Nothing scored yet.',
    goTo: (at: number): string => `View the board after answer ${at}`,
    scored: ({ killed }: FactOf<'scored'>): Rich =>
      t`${killed.leader ? leader(killed.leader) : units({ [killed.kind]: killed.count })} of ${the(killed.owner)}`,
    inPlace: (place: PlaceId): Rich => t`, ${inside(place)}`,
    points: (fact: FactOf<'points'>): Rich => FOR[fact.reason](fact),
    /** Provinces with the points of each. */
    each: (reason: PointsReason, all: readonly (readonly [ProvinceId, number])[]): Rich => {
      const places = list(all.map(([place, vp]): Rich => t`${half(vp)} ${p(place)}`));
      return reason === 'castles' ? t`Castles: ${places}` : reason === 'ruins' ? t`Ruins: ${places}` : places;
    },
    /** What a nation has cost: a bid, or the fixed score of a major nation. */
    cost: (nation: NationId, by: FactOf<'awarded' | 'group-awarded'>): Rich =>
      by.kind === 'group-awarded' || by.why === 'major' ? ['Fixed score'] : t`Bid for ${the(nation)}`,
    bid: (lot: NationId, group: boolean): Rich =>
      group ? t`Bid for the group of ${the(lot)}` : t`Bid for ${the(lot)}`,
    bonus: (scenario: ScenarioId | undefined): Rich => [
      scenario ? `Starting points of scenario ${scenario}` : 'Starting points of the scenario',
    ],
  },

  nations: {
    title: 'Nations',
    note: 'On the map. After “of”: the gold that may be saved, the units that its provinces support',
    nation: 'Nation',
    points: 'Points',
    gold: 'Gold',
    /** Gold, and what may be saved of it. */
    ofReserve: (purse: number, reserve: number): string =>
      reserve === 0 ? half(purse) : `${half(purse)} of ${half(reserve)}`,
    /** The same in full. */
    reserveSays: (of: number, reserve: number): string =>
      reserve === 0 ? gold(of) : `${gold(of)}; ${half(reserve)} may be saved`,
    units: 'Units',
    ofLimit: (number: number, limit: number | null): string => (limit === null ? `${number}` : `${number} of ${limit}`),
    provinces: 'Provinces',
    provincesShort: 'Prov.',
    capital: 'Capital',
    open: (nation: string): string => `${nation}: its sheet`,
  },
};
