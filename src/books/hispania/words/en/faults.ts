import type { Params } from '../../../../kernel/contract.ts';
import { at, FAULTS as SHARED, REMEDIES as SHARED_REMEDIES } from '../../../../words/en/faults.ts';
import { half } from '../../../../words/half.ts';
import { text } from '../../../../words/parameter.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { FaultCode } from '../../engine/data/corrections.ts';
import type { OptionId, Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { Form, Wanted } from '../../engine/faults.ts';
import { NAMES } from './names.ts';
import { and, kind, PHASES, Place, place, points, the } from './units.ts';

/** The faults of written positions, corrections and scenes, code by code; `REMEDIES` says what to do. */

const where = (value: unknown): Rich => place(value as PlaceId);
const Where = (value: unknown): Rich => Place(value as PlaceId);
const nation = (value: unknown): Rich =>
  Object.hasOwn(NAMES.nations, text(value)) ? the(value as Owner) : [text(value)];
const unit = (value: unknown, number = 2): string =>
  Object.hasOwn(NAMES.units, text(value)) ? kind(value as UnitKind, number) : text(value);
const leader = (value: unknown): string =>
  Object.hasOwn(NAMES.leaders, text(value)) ? NAMES.leaders[value as keyof typeof NAMES.leaders] : text(value);
const phase = (value: unknown): string =>
  Object.hasOwn(PHASES, text(value)) ? PHASES[value as keyof typeof PHASES] : `phase ${text(value)}`;

const OPTIONS: Readonly<Record<OptionId, string>> = {
  'group-auction': 'Bidding for groups',
  'sign-of-god': 'The Sign of God',
  tokens: 'Event tokens',
  'all-submission': 'Universal submission',
  'sealed-bids': 'Sealed bids',
  barbarian: 'Barbarian scoring',
};
const option = (id: unknown): string =>
  Object.hasOwn(OPTIONS, text(id)) ? OPTIONS[id as OptionId] : `The option “${text(id)}”`;

/** The required form of a value, and its actual form. */
const SHOULD_BE: { readonly [W in Exclude<Wanted, 'nothing'>]: (limit: number, ofList: boolean) => string } = {
  text: () => 'text',
  number: () => 'a number',
  whole: () => 'a whole number',
  'yes-or-no': () => 'true or false',
  list: () => 'a list',
  group: () => 'a group of named values',
  'at-least': (limit, ofList) => (ofList ? `a list of at least ${limit}` : `at least ${limit}`),
  'at-most': (limit, ofList) => (ofList ? `a list of at most ${limit}` : `at most ${limit}`),
  known: () => 'a known name',
};
const IS: { readonly [F in Exclude<Form, 'nothing'>]: string } = {
  text: 'text',
  number: 'a number',
  'yes-or-no': 'true or false',
  list: 'a list',
  group: 'a group of named values',
};

type Say = (params: Params, path: string) => Rich;

export const FAULTS = {
  ...SHARED,
  // Corrections.
  'not-corrections': () => ['This is not a file of corrections.'],
  'a-game': () => ['This is the file of a game, not of corrections.'],
  'newer-corrections': () => [
    'These corrections were written by a newer version of the site. Reload the page and try again.',
  ],
  // Positions.
  'not-written-right': ({ wanted, found, limit, shown }, path) => {
    const what = path ? `“${path}”` : 'The content';
    if (wanted === 'nothing') return [`${what} is not known here.`];
    const should = `${what} should be ${SHOULD_BE[wanted as keyof typeof SHOULD_BE](Number(limit), found === 'list')}`;
    if (found === 'nothing') return [wanted === 'known' ? `${what} is missing.` : `${should} but is missing.`];
    if (wanted === 'known' && shown !== undefined) return [`${what} is “${text(shown)}”, which is not known here.`];
    return [`${should} but is ${shown === undefined ? IS[found as keyof typeof IS] : `“${text(shown)}”`}.`];
  },
  'cannot-be': ({ received }, path) => [`“${text(received)}” is not possible${at(path)}.`],
  'unknown-data-set': ({ name }) => [`The position uses the data set “${text(name)}”, which does not exist here.`],
  'no-such-phase': (of) =>
    of['phase'] === null
      ? t`The position names no phase for ${nation(of['nation'])} on turn ${text(of['turn'])}.`
      : t`On turn ${text(of['turn'])} the phases of ${nation(of['nation'])} do not include ${phase(of['phase'])}.`,
  'over-before-it-begins': ({ turn }) => [`The position is on turn ${text(turn)}, after the last turn of its game.`],
  'no-switch': ({ ruling }) => [`The ruling “${text(ruling)}” has no alternative.`],
  'three-nations': (of) =>
    t`${Where(of['place'])} contains units of three nations. A province can contain units of two, and only for a battle.`,
  'two-nations': (of) =>
    t`${Where(of['place'])} contains units of ${and(Array.isArray(of['owners']) ? of['owners'].map(nation) : [['two nations']])}, and neither attacks there now.`,
  'two-castles': (of) => t`${Where(of['place'])} contains two castles or forts. A province can contain only one.`,
  'ruin-and-castle': (of) =>
    t`${Where(of['place'])} contains a ruin and another ruin, castle or fort. A province can contain only one of these.`,
  'castle-off-map': (of) => t`${Where(of['place'])}, outside Hispania, contains a castle, fort or ruin.`,
  'leader-without-name': (of) =>
    of['kind'] === 'leader'
      ? t`The leader in ${where(of['place'])} has no name.`
      : t`In ${where(of['place'])}, ${unit(of['kind'])} cannot have a leader’s name.`,
  'counter-of-castles': (of) => t`In ${where(of['place'])}, ${unit(of['kind'])} cannot have the counter of a castle.`,
  'hits-too-many': (of) =>
    t`In ${where(of['place'])}, the hits on ${unit(of['kind'])} are more than such a unit can survive.`,
  'only-one': (of) => t`${Where(of['place'])} lists more than one ${unit(of['kind'], 1)} together.`,
  'too-many-counters': (of) =>
    t`${text(of['count'])} ${unit(of['kind'])} of ${nation(of['nation'])} are on the map, but there are only ${text(of['most'])} counters.`,
  'leader-twice': (of) => [`${leader(of['leader'])} is in two places.`],
  'leader-of-another': (of) => t`${leader(of['leader'])} is not a leader of ${nation(of['nation'])}.`,
  // Options of a new game.
  'not-this-mode': ({ scenario, mode }) => [`Scenario ${text(scenario)} has no ${text(mode)} version.`],
  'not-so-many-players': ({ mode, players, allowed }) => [
    `The ${text(mode)} game is for ${Array.isArray(allowed) ? allowed.map(text).join(' or ') : text(allowed)} players, not ${text(players)}.`,
  ],
  'player-twice': ({ seat }) => [`Two players are called “${text(seat)}”.`],
  'option-not-here': ({ option: id, mode }) => [`${option(id)} cannot be played in the ${text(mode)} game.`],
  'option-twice': ({ option: id }) => [`${option(id)} is named twice.`],
  // Scenes: for those who write them.
  'step-refused': ({ code, rule }, path) => [
    `A step of the scene is refused${at(path)}: ${text(code)}, rule ${text(rule)}.`,
  ],
  'too-many-dice': ({ given, rolled }, path) => [
    `The scene sets ${text(given)} dice, but ${text(rolled)} are rolled${at(path)}.`,
  ],
  'too-few-dice': ({ given, rolled }, path) => [
    `The scene sets only ${text(given)} of ${text(rolled)} dice${at(path)}.`,
  ],
  'die-does-not-fit': (_, path) => [`A die of the scene shows a number that such a die does not have${at(path)}.`],
  'no-such-die': (_, path) => [`The scene marks a die that does not exist${at(path)}.`],
  'does-not-hold': (_, path) => [`After the line, a statement of the scene is not true${at(path)}.`],
  'beyond-line': ({ at: n }, path) => [`The line is shorter than ${text(n)} steps${at(path)}.`],
  'reached-at-start': (_, path) => [`The task is solved before it begins${at(path)}.`],
  'not-drawn': ({ name }, path) => [`The scene sets a draw that is not made: ${text(name)}${at(path)}.`],
  'not-reached': (_, path) => [`The answer given does not solve the task${at(path)}.`],
  lost: ({ step }, path) => [`The answer given loses the task at step ${text(step)}${at(path)}.`],
  // Of lessons.
  'too-few-right': ({ right }, path) => [`Only ${text(right)} of the answers are right${at(path)}.`],
  'none-wrong': (_, path) => [`All answers are right${at(path)}.`],
  'same-line': (_, path) => [`This line is the same as the answer${at(path)}.`],
  'poor-too-soon': ({ poor }, path) => [`The poor line ${text(poor)} is recognised in a good one${at(path)}.`],
  'poor-reached': (_, path) => [`The poor line solves the task${at(path)}.`],
  'poor-unseen': (_, path) => [`The poor line is not recognised${at(path)}.`],
  'not-as-replied': (_, path) => [`The other players would answer differently${at(path)}.`],
  'not-there': (_, path) => [`The previous step does not end where this one begins${at(path)}.`],
  'wrong-later': (_, path) => [`In a step that continues another, a wrong answer must come first${at(path)}.`],
  'not-refused': (_, path) => [`The wrong answer is allowed${at(path)}.`],
  'refused-otherwise': ({ code, rule }, path) => [
    `The wrong answer is refused for another reason${at(path)}: ${text(code)}, rule ${text(rule)}.`,
  ],
  'cannot-ask': ({ message }, path) => [
    `The scene asks something that the game cannot answer${at(path)}: ${text(message)}`,
  ],
} as const satisfies Readonly<Record<string, Say>>;

/** What to do, and that nothing is lost, by the place of the fault. */
export const REMEDIES = { ...SHARED_REMEDIES, correction: 'Your other corrections are kept.' };

/** Contradictions show halves where the value is one: incomes, points. */
const value = (path: string, number: unknown): string =>
  /^(?:corrections\.)?points/.test(path)
    ? points(Number(number))
    : /^(?:corrections\.)?income/.test(path)
      ? `${half(Number(number))} gold`
      : text(number);

export const CORRECTION_FAULTS: {
  readonly [C in FaultCode]: (params: Readonly<Record<string, string | number>>, path: string) => Rich;
} = {
  'unknown-name': ({ name }, path) => [`The game has no name “${text(name)}”${at(path)}.`],
  'bad-number': ({ given }, path) => [
    `${text(given)} is not possible: enter a whole number of halves or of units${at(path)}.`,
  ],
  'contradicts-line': (of, path) =>
    'known' in of
      ? [
          `The rulebook, line ${text(of['line'])}, says ${value(path, of['known'])}; you entered ${value(path, of['given'])}.`,
        ]
      : t`The rulebook, line ${text(of['line'])}, says otherwise about ${where(of['from'])} and ${where(of['to'])}.`,
  'contradicts-sum': (of) => [
    `By the rulebook, line ${text(of['line'])}, the sum of these incomes is ${half(Number(of['known']))} gold; yours is ${half(Number(of['given']))}.`,
  ],
  'border-exists': (of) => t`${Where(of['from'])} and ${where(of['to'])} already have a border.`,
  'border-missing': (of) => t`${Where(of['from'])} and ${where(of['to'])} have no border to remove.`,
  'border-diagonal': (of) =>
    t`${Where(of['from'])} and ${where(of['to'])} touch only at a corner, which is not a border.`,
  'border-to-itself': (of) => t`${Where(of['from'])} cannot have a border with itself.`,
  'over-stacking': (of) =>
    t`${text(of['count'])} units are set up in ${where(of['province'])}, which can hold ${text(of['most'])} even as a capital.`,
  'both-set-up': (of) =>
    t`Both ${nation(of['nation'])} and ${nation(of['other'])} are set up in ${where(of['province'])}.`,
  'not-there-then': (of) => t`On turn ${text(of['turn'])} the game has no units of ${nation(of['nation'])}.`,
  'more-than-counters': (of) =>
    t`${text(of['count'])} ${unit(of['kind'], Number(of['count']))} of ${nation(of['nation'])} are set up. The rulebook, line ${text(of['line'])}, says that there are ${text(of['most'])} counters.`,
  'no-counters': (of) => t`The game has no ${unit(of['kind'])} of ${nation(of['nation'])}.`,
  'two-works': (of) => t`Two castles or forts are set up in ${where(of['place'])}. A province can contain only 1.`,
  'does-not-begin': ({ scenario, mode }) => [
    `Scenario ${text(scenario)} (${text(mode)}) cannot begin with these units.`,
  ],
};
