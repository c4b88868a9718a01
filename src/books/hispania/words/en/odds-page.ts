import type { Fault } from '../../../../kernel/contract.ts';
import { drawnName } from '../../../../kernel/names.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, NationId, RuleId } from '../../engine/data/ids.ts';
import type { Terrain } from '../../engine/data/types.ts';
import type { Side } from '../../engine/state/battle.ts';
import { r } from '../marks.ts';
import { NAMES } from './names.ts';
import { count, does, kind, large, units } from './units.ts';

/** The words of the page of odds: any battle set up, calculated and compared. Those of the figure itself are in `odds.ts`. */

const THE: Readonly<Record<Side, string>> = { attacker: 'the attacker', defender: 'the defender' };

/** `1 more castle`, `2 fewer infantry`. */
const more = (id: CombatKind, by: number): string =>
  `${Math.abs(by)} ${by > 0 ? 'more' : 'fewer'} ${kind(id, Math.abs(by))}`;

/** `1 knight`, `no knights`. */
const knights = (number: number): string => `${number || 'no'} ${kind('knight', number)}`;

/** `+12.4`, `−3.0`; `as there` where there is no difference. */
const signed = (value: number): string => {
  const shown = Math.abs(value).toFixed(1);
  return shown === '0.0' ? '±0' : `${value > 0 ? '+' : '−'}${shown}`;
};

export const ODDS_PAGE = {
  title: 'Odds',
  description: 'The exact chances of any battle of Hispania: set it up, and compare it with others.',
  lead: 'Set up any battle and see its exact chances, calculated through every round to its end.',
  noScript: 'To set up your own battles, turn on JavaScript. Without it, here are the chances of 12 common battles.',
  opening: 'The battles are being set up …',
  failed: 'The battles could not be loaded. Check your connection, then load the page again.',

  presets: {
    title: 'Comparisons',
    castle: 'What is a castle worth?',
    mountains: 'In the mountains',
    river: 'Across a river',
    leader: 'With a leader',
    zeal: 'With zeal',
    cavalry: 'Cavalry and terrain',
    targets: 'Which target first?',
    retreat: 'When to retreat?',
  },
  /** Names that a preset gives its battles. */
  named: {
    castle: ['2 against 2', 'With a castle'],
    mountains: ['In a plain', 'In mountains'],
    river: ['No river', 'One crosses', 'Both cross'],
    leader: ['No leader', 'Attacker’s leader', 'Defender’s leader'],
    zeal: ['Without zeal', 'With zeal'],
    cavalry: ['In a plain', 'In mountains'],
    targets: ['As suggested', 'Elites first', 'Best in each round'],
    retreat: ['To the end', 'Last unit retreats', 'Both retreat early'],
  },

  battle: (letter: string): string => `Battle ${letter}`,
  setUp: (letter: string): string => `Set up battle ${letter}`,
  which: 'Which battle is set up',
  desk: 'Battles',
  results: 'Results',
  side: { attacker: 'Attacker', defender: 'Defender' },
  anyone: 'any nation',
  nationOf: { attacker: 'Attacking nation', defender: 'Defending nation' },
  unitsOf: { attacker: 'Units of the attacker', defender: 'Units of the defender' },
  of: (what: string, side: Side): string => `${what} of ${THE[side]}`,
  less: (what: string): string => `Less: ${what}`,
  more: (what: string): string => `More: ${what}`,
  /** A castle or fort is alone, the others are counted. */
  kind: (id: CombatKind): string => large(kind(id, id === 'castle' || id === 'fort' ? 1 : 2)),
  hurtKnights: 'wounded',
  frailKnights: 'destroyed by 1 hit',
  hurtCastle: 'hits taken',
  treachery: 'Treachery: 1 hit destroys the castle',
  leader: 'A leader',
  noLeader: (id: NationId): string =>
    `${id === 'crusade' ? 'The ' : does(id, 'The ', '')}${NAMES.nations[id]} ${does(id, 'have', 'has')} no leader.`,
  leaderOf: { attacker: 'Leader of the attacker', defender: 'Leader of the defender' },
  nobodyLeads: 'no leader',
  leaderName: (id: LeaderId): string => NAMES.leaders[id],
  tactics: 'Tactics: +2 in round 1',
  river: 'Some units crossed a river',
  crossed: 'crossed',
  crossedOf: (id: CombatKind): string => `${large(kind(id))} that crossed a river`,
  where: 'Terrain and turn',
  terrain: { plain: 'Plain', mountain: 'Mountains' } satisfies Record<Terrain, string>,
  place: (name: string): string => `In ${name}`,
  zeal: 'With religious zeal',
  turn: 'Turn',
  turnSays: 'The turn decides a nation’s special rules and its points.',
  neverMeet: 'These nations are never on the map together.',
  noFort: 'Only Rome and the Hispano-Romans have forts.',
  rounds: 'Round limit',
  toTheEnd: 'none',
  roundsNow: (n: number): string => count(n, 'round'),
  roundsLabel: 'Number of rounds',
  fight: 'Decisions',
  readings: 'Alternative rulings',
  ruling: {
    'berber-hits': 'Bonuses count against Berbers',
    'knight-vs-cavalry-mountain': 'In mountains, a defending knight hits cavalry on 5+, not 7+',
  } as Readonly<Record<string, string>>,

  acts: (letter: string): string => `What to do with battle ${letter}`,
  change: 'Change',
  copy: 'Copy and change',
  remove: 'Remove',
  rename: 'Rename',
  nameOf: (letter: string): string => `Name of battle ${letter}`,
  keep: 'Keep',
  cancel: 'Cancel',
  full: (most: number): string => `At most ${most} battles.`,
  ofBattle: (letter: string): string => ` battle ${letter}`,

  unlike: (letter: string): string => `Unlike ${letter}:`,
  alike: (letter: string): string => `Set up like ${letter}.`,
  basis: 'The other battles are compared with this one.',
  against: (letter: string): string => `Against ${letter}`,
  inHundred: 'in 100 battles',
  againstInHundred: (letter: string): string => `in 100, against ${letter}`,
  signed,
  lost: { attacker: 'Attacker’s losses', defender: 'Defender’s losses' },
  meanRounds: 'Rounds',
  nobody: {
    attacker: 'No unit attacks yet.',
    defender: 'No unit defends yet.',
  } satisfies Record<Side, string>,
  computing: 'Calculating …',
  broken: 'The odds could not be calculated. Load the page again.',
  tooLarge: 'These are more units than the game has.',
  notBattle: 'No such battle is possible.',

  changes: {
    nation: (side: Side, now: NationId | undefined): string => {
      const verb = side === 'attacker' ? 'attack' : 'defend';
      if (now === undefined) return `any nation ${verb}s`;
      return `${now === 'crusade' ? 'the ' : does(now, 'the ', '')}${NAMES.nations[now]} ${does(now, verb)}`;
    },
    units: (side: Side, id: CombatKind, by: number): string => `${THE[side]} has ${more(id, by)}`,
    wounded: (side: Side, id: 'knight' | 'castle', now: number): string =>
      id === 'knight'
        ? `${knights(now)} of ${THE[side]} ${now === 1 ? 'is' : 'are'} wounded`
        : `the castle has taken ${now === 0 ? 'no hit' : count(now, 'hit')}`,
    frail: (side: Side, id: 'knight' | 'castle', now: number): string =>
      id === 'knight' ? `1 hit destroys ${knights(now)} of ${THE[side]}` : now ? 'with Treachery' : 'without Treachery',
    leader: (side: Side, now: boolean): string => `${THE[side]} has ${now ? 'a' : 'no'} leader`,
    tactics: (side: Side, now: boolean): string => `${THE[side]} plays ${now ? 'Tactics' : 'no Tactics'}`,
    river: (now: number): string => `${now === 0 ? 'no units' : count(now, 'unit')} crossed a river`,
    terrain: (now: Terrain): string => (now === 'plain' ? 'in a plain' : 'in mountains'),
    zeal: (now: boolean): string => (now ? 'with zeal' : 'without zeal'),
    turn: (now: number): string => `on turn ${now}`,
    ruling: (other: boolean): string => (other ? 'with an alternative ruling' : 'with a default ruling'),
    aims: (side: Side, now: string): string => `targets of ${THE[side]}: ${now}`,
    retreat: (side: Side, now: string): string => `${THE[side]} retreats ${now}`,
    rounds: (now: number | undefined): string =>
      now === undefined ? 'no round limit' : `limit: ${count(now, 'round')}`,
    aim: {
      default: 'as suggested',
      best: 'best in each round',
      first: (id: CombatKind): string => `${kind(id, id === 'castle' || id === 'fort' ? 1 : 2)} first`,
    },
    below: (n: number): string => `with fewer than ${count(n, 'unit')}`,
    winning: (n: number): string => `if its chance to win is under ${Math.round(n)} in 100`,
    never: 'never',
  },

  share: {
    copy: 'Copy a link to this page',
    copied: 'Copied. Nothing was sent anywhere: the link contains everything.',
    notCopied: 'The browser does not let pages copy. Here is the link:',
    link: 'Link to these battles',
    back: 'Start again',
  },

  /** What was wrong with a link. */
  link: {
    title: 'Not everything in the link could be read.',
    none: 'The link could not be read, so the page begins as usual.',
    battle: (n: number): string => `Battle ${n} of the link was left out.`,
    why: ({ code, params, path }: Fault): string => {
      switch (code) {
        case 'link-too-long':
          return 'The link is too long to hold battles.';
        case 'not-base64':
          return 'It contains characters that do not belong there.';
        case 'damaged':
        case 'not-utf8':
        case 'not-json':
          return 'It is damaged: its end is missing, or something was added to it.';
        case 'unfolds-too-large':
        case 'too-large':
        case 'too-deep':
        case 'too-many-items':
        case 'text-too-long':
          return 'It contains more than battles need.';
        case 'newer-link':
          return 'It was made by a newer version of this page. Reload the page, and try again.';
        case 'too-many-battles':
          return `It contains ${params['battles']} battles; the page can show ${params['max']}.`;
        case 'not-written-right':
        case 'cannot-be':
          return `${path ? `“${drawnName(path)}”` : 'Something'} cannot be ${drawnName(String(params['received'] ?? params['shown'] ?? 'so'))}.`;
        default:
          return 'It contains no battles.';
      }
    },
    close: 'Close',
  },

  /** Spoken when a result has changed and nothing more is changed for a moment. */
  said: (letter: string, ends: string): string => `Battle ${letter}. ${ends}`,
  announce: {
    copied: (letter: string): string => `Battle ${letter} is a copy; it is being set up now.`,
    removed: 'Removed.',
    preset: (name: string, n: number): string => `${name}: ${count(n, 'battle')}.`,
    back: (n: number): string => `${count(n, 'battle')} from the address of the page.`,
  },

  about: {
    title: 'What is calculated',
    exact: t`Every figure is exact. All results of all dice are calculated with the combat tables ${r('6.7')}, round by round ${r('6.2')}, until a side has no units left or has retreated ${r('6.6')}. Nothing is sampled, and all rounds without a hit are included. So are leaders ${r('6.2b')}, mountains ${r('6.3')}, rivers ${r('6.4')}, zeal ${r('9.3')}, the lives of knights and castles ${r('6.2')}, Tactics ${r('10.3-tactics')}, Treachery ${r('10.3-treachery')} and Indiscipline ${r('10.3-indiscipline')}.`,
    exactTitle: 'Exact',
    deciding: t`The figures hold for these decisions, and for no others:`,
    decidingTitle: 'Decisions',
    aims: [
      t`As suggested ${r('6.1')}: each die in turn targets the kind of unit where its expected result costs the enemy most.`,
      t`Best in each round: all ways of dividing the dice are compared by the expected losses of that round. Later rounds are not considered.`,
      t`One kind first: dice target it as long as a unit of it is expected to be left, and the other dice are as suggested.`,
    ] as readonly Rich[],
    aimsTitle: 'Targets',
    retreats: [
      t`Never.`,
      t`With fewer units than a number, checked after each round.`,
      t`If the chance to win the battle, fought to its end, is below a value.`,
    ] as readonly Rich[],
    retreatsTitle: 'Retreats',
    going: t`A side retreats after a round, with its leader and all units that can ${r('6.6')}. Castles, forts and wounded knights stay and fight on.`,
    notTitle: 'Not included',
    not: [
      t`Submission that a nation may refuse ${r('9.6-submission')}; submission that it cannot refuse is included.`,
      t`Event tokens ${r('10.3')}, except Tactics, Treachery and Indiscipline.`,
      t`The Sign of God ${r('10.2')}.`,
      t`Units in other provinces: a legal retreat always exists, and no unit is held.`,
    ] as readonly Rich[],
  },

  common: {
    title: 'Twelve common battles',
    says: t`Fought to the end, with the suggested targets ${r('6.1')}. Out of 100 such battles:`,
    attacker: 'Attacker',
    defender: 'Defender',
    ground: 'Conditions',
    wins: 'Attacker wins',
    both: 'No units left',
    loses: 'Defender wins',
    rounds: 'Rounds',
    terrain: { plain: 'plain', mountain: 'mountains' } satisfies Record<Terrain, string>,
    river: 'all cross a river',
    zeal: 'zeal',
    leader: { attacker: 'attacker’s leader', defender: 'defender’s leader' } satisfies Record<Side, string>,
    open: 'Set up',
    opens: (attacker: string, defender: string): string => `Set up: ${attacker} against ${defender}`,
    units,
  },

  /** Rules that a word of the set-up stands for. */
  rules: {
    leader: '6.2b',
    river: '6.4',
    zeal: '9.3',
    tactics: '10.3-tactics',
    treachery: '10.3-treachery',
    indiscipline: '10.3-indiscipline',
    knight: '6.2',
    castle: '6.2',
    fort: '6.2b',
    berber: '11-umayyads-berbers',
    terrain: '6.3',
    aims: '6.1',
    retreat: '6.6',
    'berber-hits': '11-umayyads-berbers',
    'knight-vs-cavalry-mountain': '6.7-defender',
  } satisfies Record<string, RuleId>,
};

export type OddsPageWords = typeof ODDS_PAGE;
