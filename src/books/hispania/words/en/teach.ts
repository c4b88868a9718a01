import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId, RuleId } from '../../engine/data/ids.ts';
import type { LessonId } from '../../lessons/ids.ts';
import type { SceneId } from '../../scenes/ids.ts';
import { n, p } from '../marks.ts';
import { NAMES } from './names.ts';

/** The sheet for a player who explains the game to a table. Numbers of the data are given to its sentences. */

/** What is said and shown in a part of the fifteen minutes. */
export interface TeachStep {
  readonly title: string;
  readonly minutes: number;
  readonly say: Rich;
  /** What to do or point at meanwhile. */
  readonly show: Rich;
  readonly rules: readonly RuleId[];
  readonly lessons: readonly LessonId[];
  readonly scenes: readonly SceneId[];
}

/** Something beginners do, and what is true. */
export interface TeachMistake {
  readonly title: string;
  readonly text: Rich;
  readonly rules: readonly RuleId[];
  readonly scene?: SceneId;
}

/** What the data says; gold as it is written. */
export interface Taught {
  readonly players: number;
  readonly lastTurn: number;
  /** Nations that play in the scenario, and turns on which provinces score. */
  readonly nations: number;
  readonly scoring: readonly number[];
  readonly provinces: number;
  readonly price: { readonly infantry: string; readonly knight: string; readonly castle: string };
  readonly saved: { readonly most: string; readonly some: string };
  readonly steps: number;
  readonly hits: { readonly plain: number; readonly mountain: number };
}

/** What a nation brings into the game, and the lesson that teaches it. */
export const NEW_THINGS = {
  sea: { name: 'landing from the sea', lesson: 'straits-and-sea' },
  leader: { name: 'a leader', lesson: 'leader' },
  invasion: { name: 'an invasion', lesson: 'invasion' },
  overlord: { name: 'submission', lesson: 'overlord' },
  elite: { name: 'elites', lesson: 'first-battle' },
  heirs: { name: 'transformation', lesson: 'heirs' },
  cavalry: { name: 'cavalry', lesson: 'terrain' },
  castle: { name: 'castles', lesson: 'castle' },
  zeal: { name: 'zeal', lesson: 'zeal' },
  knight: { name: 'knights', lesson: 'knight' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly lesson: LessonId }>>;
export type NewThing = keyof typeof NEW_THINGS;

const turns = (of: readonly number[]): string => `${of.slice(0, -1).join(', ')} and ${of.at(-1)}`;
const people = (ids: readonly NationId[]): Rich =>
  list(
    ids.map((id) => [n(id)]),
    ', ',
    ' and ',
  );

export const TEACH = {
  title: 'Teach this game in 15 minutes',
  lead: 'For the player who explains the game: what to say minute by minute, what to show, and what to leave for later.',
  print: 'Print this page',
  printNote: 'A4, one page.',
  before: 'Before the players arrive',
  prepare: ({ players, lastTurn }: Taught): Rich =>
    t`Lay out turn 1 of scenario A: ${players} players, turns 1 to ${lastTurn}, 4 or 5 hours. Give each player the sheets of their nations on the map, and nothing else yet.`,
  prepareRules: ['12', '16.1'] as readonly RuleId[],
  aid: 'a player aid for each player',
  sheets: 'the nation sheets',
  layOut: 'the set-up',
  bring: 'Print',
  minutes: 'Minute by minute',
  from: (from: number, to: number): string => `${from}–${to}`,
  unit: 'min',
  show: 'Show:',
  open: 'Open:',
  lesson: (number: number): string => `lesson ${number}`,
  scene: 'example',

  steps: ({ nations, scoring, provinces, price, saved, steps, hits }: Taught): readonly TeachStep[] => [
    {
      title: 'What it is about',
      minutes: 1,
      say: t`Spain and Portugal through fifteen centuries. Each of you plays several nations, which arrive and disappear. All their points are yours. The most points win; ½ point is enough.`,
      show: t`the sheets: ${nations} nations play today, and never all at once.`,
      rules: ['1-nations', '8'],
      lessons: [],
      scenes: [],
    },
    {
      title: 'The board',
      minutes: 2,
      say: t`The board has ${provinces} provinces, plain or mountain, with rivers on their borders. You control a province with at least 1 unit there. The number after a name is its gold.`,
      show: t`the corner below: read 2 counters aloud, then have them read 2.`,
      rules: [],
      lessons: ['the-map'],
      scenes: [],
    },
    {
      title: 'A turn',
      minutes: 1,
      say: t`Nations take turns, not players, in the printed order. Each plays its whole turn: gold, new units, movement, battles, points.`,
      show: t`the phases on the player aid.`,
      rules: ['1'],
      lessons: ['whole-turn'],
      scenes: [],
    },
    {
      title: 'Gold and new units',
      minutes: 2,
      say: t`Collect the gold of each province you control. Infantry costs ${price.infantry} gold, a knight ${price.knight}, a castle ${price.castle}, if the nation has them. Place at most 1 new unit in each province; it may move at once. Save up to ${saved.most} gold, some nations ${saved.some}. The rest is lost.`,
      show: t`add up the gold of one nation together.`,
      rules: ['2', '3.1'],
      lessons: ['income', 'buying'],
      scenes: ['galicians-collect'],
    },
    {
      title: 'Movement and stacking',
      minutes: 2,
      say: t`Infantry moves ${steps} provinces. Mountains end its movement, and so do units of any other nation. The stacking limit is 3 units in a plain, 2 in mountains, or the circled number; +1 in a capital, +1 to attack.`,
      show: t`move 1 infantry out of mountains, and 1 into them.`,
      rules: ['5.1', '4'],
      lessons: ['first-move', 'stacking'],
      scenes: ['segovia-to-cordoba'],
    },
    {
      title: 'A battle',
      minutes: 3,
      say: t`Each unit rolls a ten-sided die, both sides at once. Infantry hits infantry on ${hits.plain} or higher, on ${hits.mountain} when it attacks in mountains; a 1 never hits. Then remove losses. The attacker may retreat, then the defender; if both still have units, fight another round. Behind a river the defender adds 2 in the first round.`,
      show: t`2 against 2 in ${p('porto')}, with real dice, to the end.`,
      rules: ['6', '6.2', '6.4', '6.6'],
      lessons: ['first-battle', 'river', 'retreat'],
      scenes: ['suebi-at-porto'],
    },
    {
      title: 'Limits',
      minutes: 1,
      say: t`After battles, check stacking without the attack bonus, then population: 2 units for each province. Excess units are removed.`,
      show: t`count 1 nation: 2 for each province, against its units.`,
      rules: ['6.8', '7'],
      lessons: ['population'],
      scenes: ['leon-feeds-eight'],
    },
    {
      title: 'What scores',
      minutes: 2,
      say: t`The sheet of a nation names what scores: which provinces, at the end of turns ${turns(scoring)}, and which enemy units, if it destroys them in its own turn as the attacker.`,
      show: t`read 1 sheet aloud, from top to bottom.`,
      rules: ['8'],
      lessons: ['scoring', 'nation-sheet'],
      scenes: ['galicians-score'],
    },
    {
      title: 'Begin',
      minutes: 1,
      say: t`The rest is explained when it happens. Which nation plays first?`,
      show: t`the first turn, below.`,
      rules: [],
      lessons: [],
      scenes: [],
    },
  ],

  figure: 'Show it here',
  figureTitle: 'The north-west of the map at the start of turn 1',
  caption: t`Letters and colour show the nation, the number in the corner how many units. Peaks are mountains, blue lines rivers, the number after a name is gold.`,

  mistakesTitle: 'Three mistakes of beginners',
  mistakes: [
    {
      title: 'Defending to the last unit.',
      text: t`A defender scores nothing for destroyed units. If your units survive the first round, retreat, and attack in your own turn.`,
      rules: ['8-kills', '6.6'],
      scene: 'iberians-strike-back',
    },
    {
      title: 'Attacking with more than can stay.',
      text: t`The attack bonus ends with combat, and a province supports 2 units. Attack with units that would be removed at home.`,
      rules: ['4.5', '7'],
      scene: 'alans-at-segovia',
    },
    {
      title: 'Playing several nations as one.',
      text: t`They cannot pass gold to each other or share a province, and where 2 of them meet they fight.`,
      rules: ['2.4', '6'],
    },
  ] as readonly TeachMistake[],

  leaveTitle: 'Leave out',
  leave: t`Not today: event tokens, Sign of God, bids for nations, all other optional rules.`,
  leaveRules: ['10', '14'] as readonly RuleId[],
  later: 'Explain these when they happen, and not before:',
  turn: (turn: number): string => `turn ${turn}`,
  end: (turn: number): string => `end of turn ${turn}`,

  firstTitle: 'The first turn',
  lands: (nation: NationId, leader: LeaderId, infantry: number): Rich =>
    t`${n(nation)}, aloud and with each die explained: ${infantry} infantry and ${NAMES.leaders[leader]} land from the sea. It is an invasion: move and fight, then move and fight again.`,
  landsRules: ['9.1', '3.2-sea'] as readonly RuleId[],
  plainest: (nation: NationId, gold: string, buys: number): Rich =>
    t`${n(nation)}, the simplest turn there is: collect ${gold} gold, ${buys === 1 ? 'buy and place 1 infantry' : buys > 1 ? `buy and place up to ${buys} infantry` : 'save it'}, move, and fight if it pays. All players watch.`,
  others: (nations: readonly NationId[]): Rich =>
    t`${people(nations)}: each player plays alone; you only answer questions.`,
  count: (turn: number): Rich =>
    t`No province is scored before the end of turn ${turn}: say so, and no player hurries.`,
  countRules: ['8-turn-end'] as readonly RuleId[],
  goOn: 'To learn alone:',
  learn: 'learn by playing',
} as const;
