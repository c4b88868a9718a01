import { LESSON } from '../../../../words/en/lesson.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { LessonChapter } from '../../lessons/lesson.ts';
import { PERSONS } from './persons.ts';
import { does, the } from './units.ts';

/** The words of the lessons' pages: the path, a lesson, the review. */

/** `6`, `1.4`, `0`; thousandths of something. */
const decimal = (thousandths: number): string => {
  const tenths = Math.round(thousandths / 100) / 10;
  return thousandths > 0 && tenths === 0 ? 'under 0.1' : `${tenths}`;
};
/** `1 unit`, `1.4 units`. */
const count = (thousandths: number, one: string): string =>
  `${decimal(thousandths)} ${one}s`.replace(/^(1 .*)s$/, '$1');
/** Thousandths of half points as points. */
const points = (halves: number): string => count(halves / 2, 'point');
const of100 = (thousandths: number): string =>
  thousandths > 0 && thousandths < 10 ? 'fewer than 1 of 100' : `${Math.round(thousandths / 10)} of 100`;

/** What a line is worth and the best one: thousandths, and how many games they are the means of. */
export interface Cost {
  readonly best: number;
  readonly this: number;
  readonly games?: number;
}

const played = ({ games }: Cost): string => (games ? ` (the mean of ${games} games between computers)` : '');

/** The words of a lesson that is played here. */
export const PLAYED = {
  ...LESSON,
  persons: PERSONS,

  lesson: {
    ...LESSON.lesson,
    computing: 'The outcome is being calculated …',
    asGood: 'Your play was as good as the best line known; the dice decided against it.',
    elsewhere: 'The best line assumes that the earlier parts of the turn were played as the lesson advises.',
    goOn: 'Go on from here: play the whole game',
    goOnAbout: (nations: readonly NationId[]): Rich =>
      t`Your game continues at the table with all your moves. Each player there has several nations: yours are ${list(nations.map(the), ', ', ' and ')}, each in its own turn. Captains, computers that plan their turns, play the others; you can change this there.`,
    /** What the game at the table is called. */
    goOnName: (title: string): string => `Lesson: ${title}`,
    goOnWait: 'The game is being prepared …',
    goOnNothing: 'Play the last part of the turn to continue the game from your own position.',
    sheets: 'Nation sheets, in a new tab:',
  },

  /** What a line that is allowed and not good costs, by the measure of its step. */
  cost: {
    taken: (cost: Cost): Rich =>
      cost.best > 1000
        ? t`This way you take ${count(cost.this, 'province')} on average; the best way takes ${decimal(cost.best)}.`
        : t`This way you take the province in ${of100(cost.this)} games; the best way takes it in ${of100(cost.best)}.`,
    'round-points': (cost: Cost): Rich =>
      t`This way the round scores ${points(cost.this)} on average; the best way scores ${points(cost.best)}.`,
    left: (cost: Cost, nation: NationId): Rich =>
      t`This way ${the(nation)} ${does(nation, 'end', 'ends')} with ${count(cost.this, 'unit')} on average; the best way leaves ${decimal(cost.best)}.`,
    'turn-points': (cost: Cost, nation: NationId): Rich =>
      t`This way ${the(nation)} can expect ${points(cost.this)} from this turn; the best way brings ${points(cost.best)}${played(cost)}.`,
  },
};

/** All words of the lessons and their pages. */
export const LEARN = {
  ...PLAYED,
  title: 'Learn by playing',
  lead: 'Short lessons on the real board: you play first, and read as you go.',
  description: 'Short lessons that teach Hispania on the board: you play first, and read as you go.',
  begin: 'Begin',
  goOn: 'Continue',
  allDone: 'You have done all lessons.',
  chapters: {
    'first-steps': 'First steps',
    'great-and-small': 'Invasions and overlords',
    'later-ages': 'Later ages',
    openings: 'Guided openings: your first whole turns',
  } satisfies Record<LessonChapter, string>,
  minutes: (of: number): string => (of === 1 ? '1 minute' : `${of} minutes`),
  done: (of: number, all: number): string => `${of} of ${all} lessons done`,

  review: 'What went wrong',
  reviewLead: 'The rules that refused your moves, and the tasks that went wrong, counted on this device for you alone.',
  reviewEmpty: 'Nothing has gone wrong yet. Play a lesson, and try the moves you are not sure of.',
  reviewFailed: 'The list of rules could not be loaded. Your counts are kept.',
  reviewRules: 'Rules that refused you',
  reviewSteps: 'Tasks to try again',
  refusedTimes: (times: number): string => (times === 1 ? 'refused you once' : `refused you ${times} times`),
  missedTimes: (times: number): string => (times === 1 ? 'went wrong once' : `went wrong ${times} times`),
  solvedSince: 'solved',
  tryThis: 'try this:',
  noScript: 'This list is made on your device and needs JavaScript, which is turned off.',

  keeping: 'Your progress',
  keepingLead: 'Your progress is kept on this device and sent nowhere.',
  save: 'Save it as a file',
  open: 'Load it from a file',
  reset: 'Delete it',
  resetSure: 'Delete all progress on this device?',
  resetYes: 'Yes, delete it',
  resetNo: 'No, keep it',
  wasReset: 'All progress on this device has been deleted.',
  wasTaken: 'Progress loaded from the file. Your progress here is kept too.',
  file: 'hispania-lessons.json',
  trouble: {
    damaged: 'That file is damaged: nothing was loaded.',
    other: 'That file holds something else: nothing was loaded.',
    newer: 'That file is from a later version of this site: nothing was loaded.',
  },
  aside: {
    text: 'The progress kept on this device could be read only in part. That part is used, and a copy of the original text is kept.',
    save: 'Save that text as a file',
    forget: 'Delete the copy',
    file: 'hispania-lessons-damaged.json',
  },
};
