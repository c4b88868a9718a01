import { PUZZLE } from '../../../../words/en/puzzle.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId, Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { Because, Given, Level, PuzzleKind, Reason, Verdict } from '../../puzzles/puzzle.ts';
import type { AskedOf } from '../../puzzles/verdicts.ts';
import { aim as aimed, NEED } from './battle.ts';
import {
  and,
  count,
  does,
  its,
  kind,
  large,
  orMore,
  picked,
  place,
  places,
  points,
  The,
  target,
  the,
  units,
  Whose,
  whose,
} from './units.ts';

/** The words of the puzzles of the rules: the list, what each kind asks, its answers, and what explains them. */

/** Whose question it is, and on which turn. */
interface Of {
  readonly nation: NationId;
  readonly turn: number;
}
type Phased = Of & { readonly phase: string | null };
/** The way that those have come who are asked about, its start first. */
interface Come {
  readonly way: readonly PlaceId[];
}
const along = (way: readonly PlaceId[]): Rich => {
  const [from, ...to] = way;
  const by = to.slice(0, -1);
  return t`from ${place(from)} ${by.length > 0 ? t`through ${places(by)} ` : []}to ${place(to.at(-1))}`;
};
/** Half points of provinces, each written as it may be: what is reconstructed in angle marks. */
interface Sheet extends Of {
  readonly values: readonly (readonly [place: PlaceId, written: string])[];
}

/** Units and leaders after whose they are: `1 knight and Roland`. */
const force = (...all: readonly (Readonly<Record<string, number>> | undefined)[]): string =>
  picked(...all).replace(/(^|, | and )an? /g, '$11 ');

const total = (...of: readonly Readonly<Record<string, number>>[]): number =>
  of.flatMap((one) => Object.values(one)).reduce((a, b) => a + b, 0);

/** Thousandths as games of a hundred. */
const in100 = (thousandths: number): string => {
  const n = Math.round(thousandths / 10);
  if (n === 0) return thousandths > 0 ? 'in fewer than 1 of 100 battles' : 'in no battle';
  return n === 100 ? 'in nearly every battle' : `in ${n} of 100 battles`;
};

export const PUZZLE_WORDS = {
  ...PUZZLE,
  lead: 'Thirty positions from whole games, with one question about each. The rules engine knows the answer and gives the reason.',
  description:
    'Thirty positions of Hispania, each with one question about the rules, answered on the board and explained.',
  begin: 'Begin with puzzle 1',
  goOn: 'Continue with',
  inPath: 'Thirty positions from whole games, with one question each. The rules give the answer and the reason.',
  filters: {
    label: 'Show only',
    kind: 'Question',
    rule: 'Rule',
    nation: 'Nation',
    all: 'all',
    clear: 'Show all',
    none: 'No puzzle matches all of these. Show all, or change a filter.',
    /** How many of them are shown, and solved: the page counts anew. */
    shown: (of: number, all: number): string => `${of} of ${all} puzzles`,
    solved: (of: number): string => `${of} solved`,
  },
  kinds: {
    reach: 'Where can they move?',
    may: 'May they move on?',
    pass: 'How many pass through?',
    remove: 'How many are removed?',
    cull: 'Population limit',
    place: 'Where to place it?',
    retreat: 'Where to retreat?',
    needs: 'What does the die need?',
    kills: 'Points in battle',
    'turn-points': 'Points for provinces',
    best: 'Best odds',
    chance: 'How likely?',
  } satisfies Record<PuzzleKind, string>,
  levels: { 1: 'Easy', 2: 'Medium', 3: 'Hard' } satisfies Record<Level, string>,
  solved: 'solved',
  position: 'The position',
  answerShort: 'The answer',
  rules: 'In the rules:',
  numbered: (number: number): string => `Puzzle ${number}`,
  questions: (number: number): string => count(number, 'question'),
  at: (number: number, of: number): string => `${number} of ${of}`,
  none: 'That province is not one of the answers.',
  static: 'The puzzle is answered on the board and needs JavaScript. Without it, see the answer below.',
  review: 'Puzzles to try again',
  turn: (turn: number): Rich => [`Turn ${turn}.`],
  /** Dice of a round as they fell: `2 infantry at knights: 4, 9.` */
  roll: ({ die, target: of, dice }: NonNullable<Given['rolls']>[number]): Rich => [
    `${large(aimed(die, of, dice.length))}: ${dice.join(', ')}.`,
  ],
  worth: (worth: NonNullable<Given['worth']>, known: boolean): Rich => [
    `Points on the sheet: ${(Object.entries(worth) as [UnitKind, number][])
      .map(
        ([unit, each]) =>
          `${each === 0 ? 'none' : known ? points(each) : `‹${points(each)}›`} for ${units({ [unit]: 1 })}`,
      )
      .join(', ')}.`,
  ],
  came: (from: readonly PlaceId[], rivers: readonly PlaceId[]): Rich =>
    t`The attackers came from ${places(from)}${rivers.length > 0 ? t`, from ${places(rivers)} across a river` : []}.`,
  subject: (subject: NationId, overlord: NationId): Rich =>
    t`${The(subject)} ${does(subject, 'are', 'is')} subject to ${the(overlord)}.`,
  noCapital: ['No nation has a capital now.'] as Rich,
  capital: (nation: NationId, at: PlaceId): Rich => t`${Whose(nation)} capital is ${place(at)}.`,
  sheet: 'The sheet:',

  ask: {
    reach: ({ nation, ...of }: Of & AskedOf<'reach'>): Rich =>
      t`${Whose(nation)} movement begins. To which provinces can ${force(of.units, of.leaders)} move from ${place(of.from)}?${
        total(of.units, of.leaders) > 1 ? ' They move together and leave no unit behind.' : ''
      }`,
    may: ({ nation, action: { fixed, values }, way }: Of & AskedOf<'may'> & Come): Rich => {
      const [all, chiefs] = [values['units'], values['leaders']] as Readonly<Record<string, number>>[];
      const many = total(all ?? {}, chiefs ?? {}) > 1;
      return t`${Whose(nation)} ${force(all, chiefs)} ${many ? 'have' : 'has'} moved ${along(way)}. May ${many ? 'they' : 'it'} move on to ${place(fixed['to'] as PlaceId)} in the same movement?`;
    },
    pass: ({ nation, to, unit, count: number, way }: Of & AskedOf<'pass'> & Come): Rich =>
      t`${Whose(nation)} ${force({ [unit]: number })} have moved ${along(way)}, which contains enemy units. How many of them may move on to ${place(to)}?`,
    remove: ({ nation, place: at, phase }: Phased & AskedOf<'remove'>): Rich =>
      phase === 'last-stacking'
        ? t`Combat is over, and stacking is checked. How many units must ${the(nation)} remove in ${place(at)}?`
        : t`Movement is over, and stacking is checked before combat. How many units must ${the(nation)} remove in ${place(at)}?`,
    cull: ({ nation }: Of): Rich =>
      t`${The(nation)} ${does(nation, 'have', 'has')} fought, and ${its(nation)} population limit is checked. At least how many units must ${does(nation, 'they', 'it')} remove?`,
    place: ({ nation, unit }: Of & AskedOf<'place'>): Rich =>
      t`${The(nation)} ${does(nation, 'have', 'has')} bought ${units({ [unit]: 1 })}. Where may it be placed?`,
    retreat: ({
      nation,
      side: by,
      from,
      units: gone,
      round,
      attackers,
    }: Of & AskedOf<'retreat'> & { readonly round: number; readonly attackers: readonly PlaceId[] }): Rich =>
      t`Round ${round} of the battle of ${place(from)} is over. ${The(nation)}, the ${by}, may retreat. To which provinces may ${picked(gone)} retreat?${by === 'defender' ? t` The attackers came from ${places(attackers)}.` : []}`,
    needs: ({ side: by, die, target: of, at, ...battle }: Of & AskedOf<'needs'> & Battle): Rich =>
      t`${The(battle.attacker)} ${does(battle.attacker, 'attack')} ${the(battle.defender)} in ${place(at)}; this is round ${battle.round}. What does ${whose(battle[by])} ${kind(die, 1)} need to hit ${target(of)}?`,
    kills: ({ nation, at }: Of & { readonly at: PlaceId }): Rich =>
      t`${The(nation)}, the attacker, ${does(nation, 'have', 'has')} rolled the dice in ${place(at)}. How many points ${does(nation, 'do they', 'does it')} score in this round?`,
    'turn-points': ({ nation, turn, values }: Sheet): Rich =>
      t`Turn ${turn} ends with this position. ${Whose(nation)} sheet gives points for ${and(
        values.map(([at, written]) => t`${place(at)} ${written}`),
      )}. How many points ${does(nation, 'do they', 'does it')} score for provinces?`,
    best: ({ nation, from, units: all, leaders }: Of & AskedOf<'best'>): Rich =>
      t`${Whose(nation)} ${force(all, leaders)} in ${place(from)} will attack one of these provinces, alone and without retreating. Which province is the attack most likely to take?`,
    chance: ({ nation, place: at }: Of & AskedOf<'chance'>): Rich =>
      t`${The(nation)} ${does(nation, 'attack')} in ${place(at)}, and neither side retreats. How often ${does(nation, 'do they', 'does it')} take the province?`,
  },

  option: {
    yes: 'yes',
    no: {
      spent: 'no: no movement is left',
      'spent-led': 'no: even with a leader, no movement is left',
      'halted-mountain': 'no: mountains end movement',
      'halted-strait': 'no: the strait took the whole movement',
      quota: 'no: too few would stay to hold the passage',
      stopped: 'no: the enemy units there stop all of them',
      corner: 'no: the provinces touch only at a corner',
      'pile-only': 'no: only one stack moves now',
      'moved-alone': 'no: part of the way was without the leader',
      'strait-first': 'no: a strait can be crossed only at the start of a movement',
    } satisfies Record<Reason, string>,
    units: (number: number): string => (number === 0 ? 'none' : count(number, 'unit')),
    points,
    orMore,
    tenths: (of: number): string => `in about ${of} of 10 battles`,
  },

  /** What is said of one answer beside what the rules say to it. */
  told: {
    way: (way: readonly PlaceId[]): Rich =>
      way.length > 1 ? t`Through ${places(way.slice(0, -1))}.` : ['The provinces are adjacent.'],
    far: ['It is out of reach.'] as Rich,
    odds: (odds: number, { river, mountain }: Pick<Verdict, 'river' | 'mountain'>): Rich => [
      `It is taken ${in100(odds)}${river ? ', across a river' : ''}${mountain ? ', in mountains' : ''}.`,
    ],
    free: ['Nothing prevents it.'] as Rich,
  },

  because: {
    verdicts: (): Rich => [],
    refusal: (): Rich => [],
    allowed: ({ steps, most, led, mountain }: Extract<Because, { is: 'allowed' }>): Rich => [
      `${mountain && led ? 'Mountains do not stop units with a leader. ' : ''}The move enters ${count(steps, 'province')}; the movement allowance ${led ? 'with a leader ' : ''}is ${most}.`,
    ],
    oneMore: (number: number): Rich => [`${count(number, 'unit')} at most:`],
    limit: ({ units: stand, base, limit, unlimited, capital, attack }: Extract<Because, { is: 'limit' }>): Rich => {
      const there = `The province contains ${count(stand, 'unit')} that ${stand === 1 ? 'counts' : 'count'}.`;
      if (limit === null)
        return [
          `${there} ${unlimited === '9.3' ? 'With zeal' : 'With this leader, in this movement,'} there is no limit.`,
        ];
      const more = {
        led: ' with a leader',
        invasion: ' in an invasion',
        alone: '',
      };
      if (attack) return [`${there} The limit is ${base}; the attack bonus${more[attack]} raises it to ${limit}.`];
      return [`${there} The limit is ${base}${capital ? `; the capital bonus raises it to ${limit}` : ''}.`];
    },
    population: ({ units: stand, lands, limit }: Extract<Because, { is: 'population' }>): Rich =>
      t`${count(lands.length, 'province')} ${lands.length === 1 ? 'supports' : 'support'} ${limit} units, 2 each: ${places(lands)}. The nation has ${count(stand, 'unit')} that ${stand === 1 ? 'counts' : 'count'}; castles, forts and leaders do not.`,
    need: ({ need, ground }: Extract<Because, { is: 'need' }>): Rich => [
      `${large(NEED.needs(need))}: ${NEED.why(need)}, in ${ground === 'plain' ? 'a plain' : 'mountains'}.`,
    ],
    facts: (): Rich => [],
    provinces: (held: readonly (readonly [PlaceId, string])[], sum: number, halved: boolean, subjects: boolean): Rich =>
      t`These provinces score ${points(sum)}: ${and(held.map(([at, written]) => t`${place(at)} ${written}`))}.${subjects ? ' The provinces of a subject score for its overlord too.' : ''}${
        halved ? ' A subject scores half, rounded up to ½ point.' : ''
      }`,
    odds: ({ odds }: Extract<Because, { is: 'odds' }>): Rich => [`The province is taken ${in100(odds)}.`],
  },
};

/** A battle as a question names it. */
interface Battle {
  readonly at: PlaceId;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly round: number;
}
export type PuzzleWords = typeof PUZZLE_WORDS;
