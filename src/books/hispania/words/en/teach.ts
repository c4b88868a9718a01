import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId, RuleId } from '../../engine/data/ids.ts';
import type { LessonId } from '../../lessons/ids.ts';
import type { SceneId } from '../../scenes/ids.ts';
import { n, p } from '../marks.ts';
import { NAMES } from './names.ts';

/** The sheet for whoever explains the game to a table. Numbers that stand in the data are given to its sentences. */

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
  heirs: { name: 'a nation becomes another', lesson: 'heirs' },
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
  lead: 'For whoever explains the game to a table: what to say minute by minute, what to show, and what to keep for later.',
  print: 'Print this page',
  printNote: 'A4, one page.',
  before: 'Before they come',
  prepare: ({ players, lastTurn }: Taught): Rich =>
    t`Lay out turn 1 of scenario A: ${players} players, turns 1 to ${lastTurn}, four or five hours. Give each player the sheets of the nations on the map, and nothing else yet.`,
  prepareRules: ['12', '16.1'] as readonly RuleId[],
  aid: 'a player aid for everybody',
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
      say: t`Spain and Portugal through fifteen centuries. You are not one people: each of you leads several nations, which come, have their time and go. All their points are yours; most points win, and half a point is enough.`,
      show: t`the sheets: ${nations} nations play today, and never all at once.`,
      rules: ['1-nations', '8'],
      lessons: [],
      scenes: [],
    },
    {
      title: 'The board',
      minutes: 2,
      say: t`${provinces} provinces, plain or mountain, with rivers on their borders. Whoever stands in one alone holds it, be it with a single unit. The number after a name is its gold.`,
      show: t`the corner below: read two counters aloud, then let them read two.`,
      rules: [],
      lessons: ['the-map'],
      scenes: [],
    },
    {
      title: 'A turn',
      minutes: 1,
      say: t`Nations take turns, not players: in the printed order each does all of its turn before the next begins. Gold, new units, movement, battles, points.`,
      show: t`the phases on the player aid.`,
      rules: ['1'],
      lessons: ['whole-turn'],
      scenes: [],
    },
    {
      title: 'Gold and new units',
      minutes: 2,
      say: t`Every province you hold pays its number. An infantry costs ${price.infantry}; for those who have them, a knight ${price.knight}, a castle ${price.castle}. One new unit to a province of yours; it may move at once. Keep ${saved.most} gold, some nations ${saved.some}; the rest is lost.`,
      show: t`add up the gold of one nation together.`,
      rules: ['2', '3.1'],
      lessons: ['income', 'buying'],
      scenes: ['galicians-collect'],
    },
    {
      title: 'Movement and room',
      minutes: 2,
      say: t`Infantry enters ${steps} provinces. Mountains end the move; so do units of any other nation. Three may stay in a plain, two in mountains, or the ringed number; one more to attack, one more in a capital.`,
      show: t`walk one infantry out of a mountain, and one into it.`,
      rules: ['5.1', '4'],
      lessons: ['first-move', 'stacking'],
      scenes: ['segovia-to-cordoba'],
    },
    {
      title: 'A battle',
      minutes: 3,
      say: t`Every unit rolls a ten-sided die, both sides at once. Infantry hits infantry on ${hits.plain} or more, but needs ${hits.mountain} to attack in mountains; a 1 never hits. Losses go when all have rolled. Then the attacker may retreat, then the defender; else another round. Behind a river the defender has two more in the first round.`,
      show: t`two against two in ${p('porto')}, with real dice, to the end.`,
      rules: ['6', '6.2', '6.4', '6.6'],
      lessons: ['first-battle', 'river', 'retreat'],
      scenes: ['suebi-at-porto'],
    },
    {
      title: 'Too many',
      minutes: 1,
      say: t`After battles room is checked once more, without the one for the attack; then population: two units for each province. Who is too many is removed.`,
      show: t`count one nation: provinces twice, against its units.`,
      rules: ['6.8', '7'],
      lessons: ['population'],
      scenes: ['leon-feeds-eight'],
    },
    {
      title: 'What scores',
      minutes: 2,
      say: t`The sheet of a nation tells you what to want: which provinces, when they are counted at the end of turns ${turns(scoring)}; and whom to destroy, in its own turn and as the attacker.`,
      show: t`read one sheet aloud, from top to bottom.`,
      rules: ['8'],
      lessons: ['scoring', 'nation-sheet'],
      scenes: ['galicians-score'],
    },
    {
      title: 'Begin',
      minutes: 1,
      say: t`Enough: the rest is told when it happens. Whose nation is first in the order?`,
      show: t`the first turn, below.`,
      rules: [],
      lessons: [],
      scenes: [],
    },
  ],

  figure: 'Show it here',
  figureTitle: 'The north-west of the map at the start of turn 1',
  caption: t`Letters and colour say who, the number in the corner how many. Peaks are mountains, blue is a river, the number after a name is gold.`,

  mistakesTitle: 'Three mistakes of beginners',
  mistakes: [
    {
      title: 'Dying where they stand.',
      text: t`A defender scores nothing for what he destroys. If you live after the first round, retreat, and strike back in your own turn.`,
      rules: ['8-kills', '6.6'],
      scene: 'iberians-strike-back',
    },
    {
      title: 'Coming with more than can stay.',
      text: t`The room for an attack ends with the battle, and a province feeds two. Send those into battle who would be too many at home.`,
      rules: ['4.5', '7'],
      scene: 'alans-at-segovia',
    },
    {
      title: 'Playing their nations as one.',
      text: t`No gold passes between them, they do not share a province, and where two of them meet they fight.`,
      rules: ['2.4', '6'],
    },
  ] as readonly TeachMistake[],

  leaveTitle: 'Leave out',
  leave: t`Today: event tokens, Sign of God, bidding for nations, and all else that is optional.`,
  leaveRules: ['10', '14'] as readonly RuleId[],
  later: 'Tell these when they come, and not before:',
  turn: (turn: number): string => `turn ${turn}`,
  end: (turn: number): string => `end of turn ${turn}`,

  firstTitle: 'The first turn',
  lands: (nation: NationId, leader: LeaderId, infantry: number): Rich =>
    t`${n(nation)}, aloud and with every die explained: ${infantry} infantry and ${NAMES.leaders[leader]} land from the sea. It is an invasion: move and fight, then move and fight again.`,
  landsRules: ['9.1', '3.2-sea'] as readonly RuleId[],
  plainest: (nation: NationId, gold: string, buys: number): Rich =>
    t`${n(nation)}, the plainest turn there is: collect ${gold} gold, ${buys === 1 ? 'buy an infantry, place it' : buys > 1 ? `buy up to ${buys} infantry, place them` : 'save it'}, move, fight if it pays. Everybody watches.`,
  others: (nations: readonly NationId[]): Rich => t`${people(nations)}: each player alone; you only answer questions.`,
  count: (turn: number): Rich => t`Nothing is counted before the end of turn ${turn}: say so, so that nobody hurries.`,
  countRules: ['8-turn-end'] as readonly RuleId[],
  goOn: 'Those who learn alone:',
  learn: 'learn by playing',
} as const;
