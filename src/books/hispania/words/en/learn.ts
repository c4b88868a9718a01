import { LESSON } from '../../../../words/en/lesson.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { LessonChapter } from '../../lessons/lesson.ts';
import { the } from './units.ts';

/** The words of the lessons' pages: the path, a lesson, the review. */

/** `6`, `1.4`, `0`; thousandths of something. */
const decimal = (thousandths: number): string => {
  const tenths = Math.round(thousandths / 100) / 10;
  return thousandths > 0 && tenths === 0 ? 'under 0.1' : Number.isInteger(tenths) ? `${tenths}` : tenths.toFixed(1);
};
/** Thousandths of half points as points. */
const points = (halves: number): string => `${decimal(halves / 2)} points`;
const of100 = (thousandths: number): string =>
  thousandths > 0 && thousandths < 10 ? 'fewer than 1 of 100' : `${Math.round(thousandths / 10)} of 100`;

/** What a line is worth and the best one: thousandths, and how many games they are the means of. */
export interface Cost {
  readonly best: number;
  readonly this: number;
  readonly games?: number;
}

const played = ({ games }: Cost): string => (games ? ` (the mean of ${games} games between computers)` : '');

export const LEARN = {
  ...LESSON,
  title: 'Learn by playing',
  lead: 'Short lessons on the real board. You play first, and read while you play.',
  description: 'Short lessons that teach Hispania on the board: you play first, and read while you play.',
  begin: 'Begin',
  goOn: 'Go on',
  allDone: 'You have done every lesson there is.',
  chapters: {
    'first-steps': 'First steps',
    'great-and-small': 'Great nations and small ones',
    'later-ages': 'Later ages',
    openings: 'Guided openings: your first whole turns',
  } satisfies Record<LessonChapter, string>,
  minutes: (of: number): string => (of === 1 ? '1 minute' : `${of} minutes`),
  done: (of: number, all: number): string => `${of} of ${all} lessons done`,

  review: 'What went wrong',
  reviewLead:
    'What the rules have refused you in the lessons, and where a try went wrong: counted on this device, for you alone.',
  reviewEmpty: 'Nothing has gone wrong yet. Play a lesson, and try what you are not sure of.',
  reviewFailed: 'The list of rules could not be fetched. What was counted is kept.',
  reviewRules: 'Rules that said no',
  reviewSteps: 'Tasks to try again',
  refusedTimes: (times: number): string => (times === 1 ? 'refused you once' : `refused you ${times} times`),
  missedTimes: (times: number): string => (times === 1 ? 'went wrong once' : `went wrong ${times} times`),
  solvedSince: 'solved',
  tryThis: 'try this:',
  noScript: 'This list is made on your device, by a script, and there is none.',

  keeping: 'Your progress',
  keepingLead: 'It is kept on this device and sent nowhere.',
  save: 'Save it as a file',
  open: 'Take it from a file',
  reset: 'Forget it',
  resetSure: 'Forget all progress on this device?',
  resetYes: 'Yes, forget it',
  resetNo: 'No, keep it',
  wasReset: 'Your progress on this device is forgotten.',
  wasTaken: 'Taken from the file. What you had done here is kept too.',
  file: 'hispania-lessons.json',
  trouble: {
    damaged: 'That file is damaged: nothing was taken from it.',
    other: 'That file holds something else: nothing was taken from it.',
    newer: 'That file comes from a later version of this site: nothing was taken from it.',
  },
  aside: {
    text: 'What this device had kept of your lessons could not be read in full. What could be read is used, and the rest is not lost: the text as it was lies aside.',
    save: 'Save that text as a file',
    forget: 'I do not need it',
    file: 'hispania-lessons-damaged.json',
  },

  lesson: {
    ...LESSON.lesson,
    computing: 'What this comes to is being reckoned.',
    asGood: 'By what could be expected it was as good as the best way that is known. The dice decided otherwise.',
    elsewhere: 'The best way begins where this part of the turn does if all before it is played as the lesson advises.',
    goOn: 'Go on from here: play the whole game',
    goOnAbout: (nations: readonly NationId[]): Rich =>
      t`The very game you have begun goes on at the table, with all that you have done. A player has several nations there: yours are ${list(nations.map(the), ', ', ' and ')}, each in its own turn. Captains, computers that plan their turns, have the other seats; there you can change who plays.`,
    goOnWait: 'The game is being made ready.',
    goOnNothing: 'Play the last part of the turn, and the game can go on from what you have reached.',
    sheets: 'Sheets, in a tab of their own:',
  },

  /** What a line that is allowed and not good costs, by the measure of its step. */
  cost: {
    taken: (cost: Cost): Rich =>
      cost.best > 1000
        ? t`This way you take ${decimal(cost.this)} provinces on average; the best way takes ${decimal(cost.best)}.`
        : t`This way you take the province in ${of100(cost.this)} games; the best way takes it in ${of100(cost.best)}.`,
    'round-points': (cost: Cost): Rich =>
      t`Like this the round brings ${points(cost.this)} on average; the best way brings ${points(cost.best)}.`,
    left: (cost: Cost, nation: NationId): Rich =>
      t`In the end this leaves ${the(nation)} ${decimal(cost.this)} units on average; the best way leaves ${decimal(cost.best)}.`,
    'turn-points': (cost: Cost, nation: NationId): Rich =>
      t`This way ${the(nation)} can expect ${points(cost.this)} from this turn; the best way brings ${points(cost.best)}${played(cost)}.`,
  },
};
