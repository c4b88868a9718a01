import type { Fault } from '../../../../kernel/contract.ts';
import { drawnName } from '../../../../kernel/names.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId, NationId, RuleId } from '../../engine/data/ids.ts';
import type { Terrain } from '../../engine/data/types.ts';
import type { Side } from '../../engine/state/battle.ts';
import { r } from '../marks.ts';
import { NAMES } from './names.ts';
import { count, does, kind, large, units } from './units.ts';

/** The words of the page of odds: any battle set up, reckoned and compared. Those of the figure itself are in `odds.ts`. */

const THE: Readonly<Record<Side, string>> = { attacker: 'the attacker', defender: 'the defender' };

/** Kinds whose name is said of one as of many: `1 infantry more`, but `a castle more`. */
const more = (id: CombatKind, by: number): string =>
  `${units({ [id]: Math.abs(by) })} ${by > 0 ? 'more' : id === 'infantry' || id === 'cavalry' ? 'less' : 'fewer'}`;

/** `+12.4`, `−3.0`; `as there` where there is no difference. */
const signed = (value: number): string => {
  const shown = Math.abs(value).toFixed(1);
  return shown === '0.0' ? '±0' : `${value > 0 ? '+' : '−'}${shown}`;
};

export const ODDS_PAGE = {
  title: 'Odds',
  description: 'What will come of a battle, exactly: set up any battle of Hispania, and compare it with others.',
  lead: 'Set up any battle and see what will come of it: not estimated from many throws, but reckoned through every round to its end.',
  noScript:
    'To set up battles of your own the page needs JavaScript. Without it, here is what comes of a dozen that are common.',
  opening: 'The battles are being set up …',
  failed: 'The battles could not be fetched. Check your connection, then load the page again.',

  presets: {
    title: 'Worth seeing',
    castle: 'What is a castle worth?',
    mountains: 'In the mountains',
    river: 'Across a river',
    leader: 'With a leader',
    zeal: 'With zeal',
    cavalry: 'Cavalry, and where',
    targets: 'Whom to aim at',
    retreat: 'When to go',
  },
  /** Names that a preset gives its battles. */
  named: {
    castle: ['Two against two', 'Behind a wall'],
    mountains: ['In a plain', 'In mountains'],
    river: ['By land', 'One crosses', 'Both cross'],
    leader: ['Nobody leads', 'The attack is led', 'The defence is led'],
    zeal: ['Without zeal', 'With zeal'],
    cavalry: ['In a plain', 'In mountains'],
    targets: ['As the rules fill in', 'Elites first', 'Each round’s best'],
    retreat: ['To the end', 'The last one goes', 'Both go in time'],
  },

  battle: (letter: string): string => `Battle ${letter}`,
  setUp: (letter: string): string => `Set up battle ${letter}`,
  which: 'Which battle is set up',
  desk: 'Battles',
  results: 'What comes of it',
  side: { attacker: 'Attacker', defender: 'Defender' },
  anyone: 'any nation',
  nationOf: { attacker: 'Who attacks', defender: 'Who defends' },
  unitsOf: { attacker: 'Units of the attacker', defender: 'Units of the defender' },
  of: (what: string, side: Side): string => `${what} of ${THE[side]}`,
  less: (what: string): string => `Less: ${what}`,
  more: (what: string): string => `More: ${what}`,
  /** Works stand alone, the others are counted. */
  kind: (id: CombatKind): string => large(kind(id, id === 'castle' || id === 'fort' ? 1 : 2)),
  hurtKnights: 'hit once already',
  frailKnights: 'fall at one hit',
  hurtCastle: 'hits taken',
  treachery: 'Betrayed: one hit takes the castle',
  leader: 'A leader',
  noLeader: (id: NationId): string =>
    `${NAMES.nations[id]} ${/s$/.test(NAMES.nations[id]) ? 'have' : 'has'} no leader.`,
  leaderOf: { attacker: 'Who leads the attack', defender: 'Who leads the defence' },
  nobodyLeads: 'no leader',
  leaderName: (id: LeaderId): string => NAMES.leaders[id],
  tactics: 'Plays Tactics: +2 in round 1',
  river: 'Some crossed a river',
  crossed: 'crossed',
  crossedOf: (id: CombatKind): string => `${large(kind(id))} that crossed a river`,
  where: 'Where',
  terrain: { plain: 'Plain', mountain: 'Mountains' } satisfies Record<Terrain, string>,
  place: (name: string): string => `In ${name}`,
  zeal: 'With religious zeal',
  turn: 'Turn',
  turnSays: 'The turn decides what a nation’s own rules do, and what it scores.',
  neverMeet: 'These two are never on the map together.',
  noFort: 'Only Rome and the Hispano-Romans have forts.',
  rounds: 'Broken off',
  toTheEnd: 'never: to the end',
  roundsNow: (n: number): string => `after ${count(n, 'round')}`,
  roundsLabel: 'Rounds after which it is broken off',
  fight: 'How it is fought',
  readings: 'Other readings of the rules',
  ruling: {
    'berber-hits': 'Bonuses count against Berbers, too',
    'knight-vs-cavalry-mountain': 'Defending in mountains a knight hits cavalry on 5, not on 7',
  } as Readonly<Record<string, string>>,

  acts: (letter: string): string => `What to do with battle ${letter}`,
  change: 'Change',
  copy: 'Copy and change',
  remove: 'Remove',
  rename: 'Rename',
  nameOf: (letter: string): string => `Name of battle ${letter}`,
  keep: 'Keep',
  cancel: 'Cancel',
  full: (most: number): string => `There is room for ${most} battles.`,
  ofBattle: (letter: string): string => ` battle ${letter}`,

  unlike: (letter: string): string => `Unlike ${letter}`,
  alike: (letter: string): string => `Set up like ${letter}.`,
  basis: 'The others are compared with this one.',
  against: (letter: string): string => `Against ${letter}`,
  inHundred: 'in 100 battles',
  againstInHundred: (letter: string): string => `in 100, against ${letter}`,
  signed,
  lost: { attacker: 'Attacker’s losses', defender: 'Defender’s losses' },
  meanRounds: 'Rounds',
  nobody: {
    attacker: 'Nobody attacks yet.',
    defender: 'Nobody defends yet.',
  } satisfies Record<Side, string>,
  computing: 'Being reckoned …',
  broken: 'It could not be reckoned. Load the page again.',
  tooLarge: 'These are more units than can be reckoned: more than the game has.',
  notBattle: 'This is no battle that the rules know.',

  changes: {
    nation: (side: Side, now: NationId | undefined): string => {
      const verb = side === 'attacker' ? 'attack' : 'defend';
      if (now === undefined) return `any nation ${verb}s`;
      return `${now === 'crusade' ? 'the ' : does(now, 'the ', '')}${NAMES.nations[now]} ${does(now, verb)}`;
    },
    units: (side: Side, id: CombatKind, by: number): string => `${THE[side]} has ${more(id, by)}`,
    wounded: (side: Side, id: 'knight' | 'castle', now: number): string =>
      id === 'knight'
        ? `${now} of the knights of ${THE[side]} ${now === 1 ? 'is' : 'are'} hit once`
        : `the castle has taken ${now === 0 ? 'no hit' : count(now, 'hit')}`,
    frail: (side: Side, id: 'knight' | 'castle', now: number): string =>
      id === 'knight'
        ? `${now === 0 ? 'none' : now} of the knights of ${THE[side]} ${now === 1 ? 'falls' : 'fall'} at one hit`
        : now
          ? 'the castle is betrayed'
          : 'the castle is not betrayed',
    leader: (side: Side, now: boolean): string => `${THE[side]} has ${now ? 'a' : 'no'} leader`,
    tactics: (side: Side, now: boolean): string => `${THE[side]} plays ${now ? 'Tactics' : 'no Tactics'}`,
    river: (now: number): string => `${now === 0 ? 'nobody' : now} crossed a river`,
    terrain: (now: Terrain): string => (now === 'plain' ? 'in a plain' : 'in mountains'),
    zeal: (now: boolean): string => (now ? 'with zeal' : 'without zeal'),
    turn: (now: number): string => `on turn ${now}`,
    ruling: (other: boolean): string => (other ? 'by another reading' : 'by our reading'),
    aims: (side: Side, now: string): string => `${THE[side]} aims ${now}`,
    retreat: (side: Side, now: string): string => `${THE[side]} retreats ${now}`,
    rounds: (now: number | undefined): string =>
      now === undefined ? 'to the end' : `broken off after ${count(now, 'round')}`,
    aim: {
      default: 'as the rules fill in',
      best: 'at what costs the enemy most in each round',
      first: (id: CombatKind): string =>
        `at ${id === 'castle' || id === 'fort' ? `the ${kind(id, 1)}` : kind(id)} first`,
    },
    below: (n: number): string => `with fewer than ${count(n, 'unit')}`,
    winning: (n: number): string => `when it would win in fewer than ${Math.round(n)} of 100`,
    never: 'never',
  },

  share: {
    copy: 'Copy a link to this page',
    copied: 'Copied. Nothing was sent anywhere: all of it is in the link.',
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
          return 'It holds characters that do not belong there: it was probably broken on the way.';
        case 'damaged':
        case 'not-utf8':
        case 'not-json':
          return 'It is damaged: a part of it is missing, or something stands behind it.';
        case 'unfolds-too-large':
        case 'too-large':
        case 'too-deep':
        case 'too-many-items':
        case 'text-too-long':
          return 'It holds more than battles need.';
        case 'newer-link':
          return 'It was made by a newer version of this page. Load the page again, and try again.';
        case 'too-many-battles':
          return `It holds ${params['battles']} battles; there is room for ${params['max']}.`;
        case 'not-written-right':
        case 'cannot-be':
          return `${path ? `“${drawnName(path)}”` : 'Something'} cannot be ${drawnName(String(params['received'] ?? params['shown'] ?? 'so'))}.`;
        default:
          return 'It holds no battles.';
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
    title: 'What is reckoned, and what is not',
    exact: t`Every figure is exact. All dice of a round and all losses are gone through ${r('6.2')}, by the tables of the rules ${r('6.7')}, until one side is gone ${r('6.2')} or has left ${r('6.6')}; nothing is sampled, and rounds in which nobody is hit are summed up to the last. Leaders ${r('6.2b')}, mountains ${r('6.3')}, rivers ${r('6.4')}, zeal ${r('9.3')}, Tactics ${r('10.3-tactics')}, the lives of knights and castles ${r('6.2')} and castles that are betrayed ${r('10.3-treachery')} or knights out of hand ${r('10.3-indiscipline')} are all in it.`,
    exactTitle: 'Exact',
    deciding: t`A battle is as good as the decisions in it. The figures hold for these, and for no others:`,
    decidingTitle: 'For which decisions',
    aims: [
      t`As the rules fill them in ${r('6.1')}: die by die, each at what it may be expected to cost the enemy most.`,
      t`Each round’s best: all ways of dividing the dice are compared by the losses to be expected of that round. It does not look ahead to the next one.`,
      t`One kind first: all dice at it as long as something of it may be expected to be left, the others as above.`,
    ] as readonly Rich[],
    aimsTitle: 'What the dice are aimed at',
    retreats: [
      t`Never.`,
      t`With fewer units than a number, looked at after every round.`,
      t`When winning is less likely than a chance, were the battle fought to its end from there.`,
    ] as readonly Rich[],
    retreatsTitle: 'When a side retreats',
    going: t`Who retreats goes with all units that may, with the leader, after a round ${r('6.6')}. Castles, forts and knights that are hit stay and fight on.`,
    notTitle: 'Not in it',
    not: [
      t`Submission that a nation is free to refuse ${r('9.6-submission')}; one that it may not refuse is in it.`,
      t`Event tokens that are played during the battle ${r('10.3')}, but for those named above.`,
      t`The Sign of God ${r('10.2')}.`,
      t`Where others stand: there is room to retreat to, and nobody is pinned.`,
    ] as readonly Rich[],
  },

  common: {
    title: 'A dozen battles to know',
    says: t`To the end, with the targets that the rules fill in ${r('6.1')}. Out of 100 such battles:`,
    attacker: 'Attacker',
    defender: 'Defender',
    ground: 'And',
    wins: 'Attacker wins',
    both: 'Nobody left',
    loses: 'Defender wins',
    rounds: 'Rounds',
    terrain: { plain: 'plain', mountain: 'mountains' } satisfies Record<Terrain, string>,
    river: 'all cross a river',
    zeal: 'zeal',
    leader: { attacker: 'the attack is led', defender: 'the defence is led' } satisfies Record<Side, string>,
    open: 'Set it up',
    opens: (attacker: string, defender: string): string => `Set it up: ${attacker} against ${defender}`,
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
