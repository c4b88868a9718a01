import type { Params } from '../../../../kernel/contract.ts';
import { at, FAULTS as SHARED, REMEDIES as SHARED_REMEDIES, text } from '../../../../words/en/faults.ts';
import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { FaultCode } from '../../engine/data/corrections.ts';
import type { OptionId, Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { Form, Wanted } from '../../engine/faults.ts';
import { NAMES } from './names.ts';
import { and, kind, PHASES, Place, place, points, the } from './units.ts';

/** What is wrong with something that was written down, code by code; what to do then stands in `REMEDIES`. */

const where = (value: unknown): Rich => place(value as PlaceId);
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
  tokens: 'The play of event tokens',
  'all-submission': 'Submission of anybody',
  'sealed-bids': 'Bidding by sealed bids',
  barbarian: 'Barbarian scoring',
};
const option = (id: unknown): string =>
  Object.hasOwn(OPTIONS, text(id)) ? OPTIONS[id as OptionId] : `The option “${text(id)}”`;

/** What should stand somewhere, and what stands there instead. */
const SHOULD_BE: { readonly [W in Exclude<Wanted, 'nothing'>]: (limit: number, ofList: boolean) => string } = {
  text: () => 'a text',
  number: () => 'a number',
  whole: () => 'a whole number',
  'yes-or-no': () => 'true or false',
  list: () => 'a list',
  group: () => 'a group of named values',
  'at-least': (limit, ofList) => (ofList ? `a list of at least ${limit}` : `at least ${limit}`),
  'at-most': (limit, ofList) => (ofList ? `a list of at most ${limit}` : `at most ${limit}`),
  known: () => 'something that is known here',
};
const IS: { readonly [F in Exclude<Form, 'nothing'>]: string } = {
  text: 'a text',
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
  'newer-corrections': () => [
    'These corrections were written by a newer version of the site. Reload the page, and try again.',
  ],
  // Positions.
  'not-written-right': ({ wanted, found, limit, shown }, path) => {
    const what = path ? `“${path}”` : 'The whole';
    if (wanted === 'nothing') return [`${what} is nothing that is known here.`];
    const should = `${what} should be ${SHOULD_BE[wanted as keyof typeof SHOULD_BE](Number(limit), found === 'list')}`;
    if (found === 'nothing') return [wanted === 'known' ? `${what} is missing.` : `${should}, and is missing.`];
    if (wanted === 'known' && shown !== undefined) return [`${what} is “${text(shown)}”, which is not known here.`];
    return [`${should}, and is ${shown === undefined ? IS[found as keyof typeof IS] : `“${text(shown)}”`}.`];
  },
  'cannot-be': ({ received }, path) => [`“${text(received)}” cannot be${at(path)}.`],
  'unknown-data-set': ({ name }) => [`The position wants the data set “${text(name)}”, which is not here.`],
  'no-such-phase': (of) =>
    of['phase'] === null
      ? t`On turn ${text(of['turn'])} it is the turn of ${nation(of['nation'])}, and no phase is named.`
      : t`On turn ${text(of['turn'])} the phases of ${nation(of['nation'])} do not include ${phase(of['phase'])}.`,
  'over-before-it-begins': ({ turn }) => [`The game would end before turn ${text(turn)}, on which it stands.`],
  'no-switch': ({ ruling }) => [`The ruling “${text(ruling)}” has one reading only; it cannot be switched.`],
  'three-nations': (of) =>
    t`Three nations stand in ${where(of['place'])}; there is room for two, and only in a battle.`,
  'two-nations': (of) =>
    t`In ${where(of['place'])}, ${and(Array.isArray(of['owners']) ? of['owners'].map(nation) : [['two nations']])} stand together, and neither attacks there now.`,
  'two-castles': (of) => t`Two castles or forts stand in ${where(of['place'])}; a province holds one.`,
  'ruin-and-castle': (of) =>
    t`In ${where(of['place'])} a ruin lies beside another ruin, a castle or a fort; a province holds one.`,
  'castle-off-map': (of) => t`A castle, fort or ruin stands in ${where(of['place'])}, outside Hispania.`,
  'leader-without-name': (of) =>
    of['kind'] === 'leader'
      ? t`The leader in ${where(of['place'])} has no name.`
      : t`In ${where(of['place'])}, ${unit(of['kind'])} cannot bear a leader’s name.`,
  'counter-of-castles': (of) => t`In ${where(of['place'])}, ${unit(of['kind'])} cannot use the counter of a castle.`,
  'hits-too-many': (of) =>
    t`In ${where(of['place'])}, the hits on ${unit(of['kind'])} are more than such a unit survives.`,
  'only-one': (of) => t`More than one ${unit(of['kind'], 1)} is counted together in ${where(of['place'])}.`,
  'too-many-counters': (of) =>
    t`${text(of['count'])} ${unit(of['kind'])} of ${nation(of['nation'])} are on the map, and there are ${text(of['most'])} counters.`,
  'leader-twice': (of) => [`${leader(of['leader'])} stands in two places.`],
  'leader-of-another': (of) => t`${leader(of['leader'])} does not serve ${nation(of['nation'])}.`,
  // Options of a new game.
  'not-this-mode': ({ scenario, mode }) => [`Scenario ${text(scenario)} has no ${text(mode)} version.`],
  'not-so-many-players': ({ mode, players, allowed }) => [
    `The ${text(mode)} game is for ${Array.isArray(allowed) ? allowed.map(text).join(' or ') : text(allowed)} players, not for ${text(players)}.`,
  ],
  'player-twice': ({ seat }) => [`Two players are called “${text(seat)}”.`],
  'option-not-here': ({ option: id, mode }) => [`${option(id)} cannot be played in the ${text(mode)} game.`],
  'option-twice': ({ option: id }) => [`${option(id)} is named twice.`],
  // Scenes: for those who write them.
  'step-refused': ({ code, rule }, path) => [
    `A step of the scene is refused${at(path)}: ${text(code)}, rule ${text(rule)}.`,
  ],
  'too-many-dice': ({ given, rolled }, path) => [
    `The scene lays out ${text(given)} dice, and ${text(rolled)} are rolled${at(path)}.`,
  ],
  'too-few-dice': ({ given, rolled }, path) => [
    `The scene lays out only ${text(given)} dice of ${text(rolled)}${at(path)}.`,
  ],
  'die-does-not-fit': (_, path) => [`A die of the scene shows what such a die cannot${at(path)}.`],
  'no-such-die': (_, path) => [`The scene calls a die ours that is not there${at(path)}.`],
  'does-not-hold': (_, path) => [`After the line, something does not hold that the scene says${at(path)}.`],
  'beyond-line': ({ at: n }, path) => [`The line is shorter than ${text(n)} steps${at(path)}.`],
  'reached-at-start': (_, path) => [`The task is solved before it begins${at(path)}.`],
  'not-drawn': ({ name }, path) => [`The scene lays out a draw that is not made: ${text(name)}${at(path)}.`],
  'not-reached': (_, path) => [`The answer given does not solve the task${at(path)}.`],
  lost: ({ step }, path) => [`The answer given loses the task at step ${text(step)}${at(path)}.`],
  // Of lessons.
  'too-few-right': ({ right }, path) => [`Only ${text(right)} of the answers are right${at(path)}.`],
  'none-wrong': (_, path) => [`All answers are right${at(path)}.`],
  'same-line': (_, path) => [`This line is the answer once more${at(path)}.`],
  'poor-too-soon': ({ poor }, path) => [`The poor line ${text(poor)} is recognised in a good one${at(path)}.`],
  'poor-reached': (_, path) => [`The poor line solves the task${at(path)}.`],
  'poor-unseen': (_, path) => [`The poor line is not recognised${at(path)}.`],
  'not-as-replied': (_, path) => [`The others would answer otherwise${at(path)}.`],
  'not-there': (_, path) => [`The step before does not end where this one begins${at(path)}.`],
  'wrong-later': (_, path) => [`In a step that goes on from another, what is wrong is tried first${at(path)}.`],
  'not-refused': (_, path) => [`The wrong answer is allowed${at(path)}.`],
  'refused-otherwise': ({ code, rule }, path) => [
    `The wrong answer is refused for another reason${at(path)}: ${text(code)}, rule ${text(rule)}.`,
  ],
  'cannot-ask': ({ message }, path) => [`The scene asks what the game does not answer${at(path)}: ${text(message)}`],
} as const satisfies Readonly<Record<string, Say>>;

/** What to do, and that nothing is lost, by where the fault was found. */
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
  'unknown-name': ({ name }, path) => [`“${text(name)}” is no name that the game knows${at(path)}.`],
  'bad-number': ({ given }, path) => [
    `${text(given)} cannot stand here: a whole number of halves, or of units, is wanted${at(path)}.`,
  ],
  'contradicts-line': (of, path) =>
    'known' in of
      ? [
          `The rulebook, line ${text(of['line'])}, says ${value(path, of['known'])}; you entered ${value(path, of['given'])}.`,
        ]
      : t`The rulebook, line ${text(of['line'])}, says otherwise of ${where(of['from'])} and ${where(of['to'])}.`,
  'contradicts-sum': (of) => [
    `The rulebook, line ${text(of['line'])}, adds these incomes up to ${half(Number(of['known']))} gold; yours make ${half(Number(of['given']))}.`,
  ],
  'border-exists': (of) => t`${Place(of['from'] as PlaceId)} and ${where(of['to'])} have a border already.`,
  'border-missing': (of) =>
    t`${Place(of['from'] as PlaceId)} and ${where(of['to'])} have no border that could be removed.`,
  'border-diagonal': (of) =>
    t`${Place(of['from'] as PlaceId)} and ${where(of['to'])} meet at a point of four provinces: no border runs there.`,
  'border-to-itself': (of) => t`${Place(of['from'] as PlaceId)} cannot border on itself.`,
  'over-stacking': (of) =>
    t`${text(of['count'])} units stand in ${where(of['province'])}, where ${text(of['most'])} may, even in a capital.`,
  'both-set-up': (of) =>
    t`In ${where(of['province'])} both ${nation(of['nation'])} and ${nation(of['other'])} are set up.`,
  'not-there-then': (of) => t`On turn ${text(of['turn'])} the game has no units of ${nation(of['nation'])}.`,
  'more-than-counters': (of) =>
    t`${text(of['count'])} ${unit(of['kind'], Number(of['count']))} of ${nation(of['nation'])} are set up. The rulebook, line ${text(of['line'])}, says that there are ${text(of['most'])} counters.`,
  'no-counters': (of) => t`The game has no ${unit(of['kind'])} of ${nation(of['nation'])}.`,
  'two-works': (of) => t`Two castles or forts are set up in ${where(of['place'])}. A province can contain only 1.`,
  'does-not-begin': ({ scenario, mode }) => [
    `Scenario ${text(scenario)} (${text(mode)}) cannot begin with these units.`,
  ],
};
