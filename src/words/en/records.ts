import type { Apart, Giving } from '../../kernel/root.ts';

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** `30 November 2026`, of a day as it is kept: `2026-11-30`. A file may name one that there is not: `2026-02-31`. */
const dayNamed = (day: string): string => (Number.isNaN(Date.parse(day)) ? day : DAY.format(Date.parse(day)));
const count = (n: number): string => (n === 1 ? '1 record' : `${n} records`);

/** The words of the record book and of the game of the day, of any book with games that count. A book adds its own. */
export const RECORDS = {
  day: {
    named: dayNamed,
    /** The part of the page, if it cannot be drawn. */
    part: 'The game of the day',
    begin: 'Play today’s game',
    goOn: 'Continue',
    look: 'View the game',
    next: (ms: number): string => `The next one begins at ${CLOCK.format(ms)} your time.`,
    says: 'The same start and the same dice for everyone, once a day. Undo stops at the dice.',
    over: 'You have played today’s game.',
    deleted: 'You have begun and deleted today’s game. You can begin it again, but then it does not count.',
    again: 'Begin again',
    unkept: 'The result could not be saved on this device.',
  },
  /** What a game says of itself where it does not count. */
  apart: {
    undone: 'This game does not count: dice were taken back.',
    again: 'This game does not count: the same game was played elsewhere.',
    helped: 'This game does not count: a computer has helped.',
  } satisfies Readonly<Record<Apart, string>>,
  /** In the table, where the reason is a word. */
  why: { undone: 'dice taken back', again: 'copy', helped: 'help' } satisfies Readonly<Record<Apart, string>>,
  asks: {
    title: 'Shall this game no longer count?',
    says: {
      undone: 'The dice of the last answer have been rolled. If you take them back, this game no longer counts.',
      again: 'A copy shows the dice to come. If you play on in a copy, this game no longer counts.',
    } satisfies Readonly<Record<Giving, string>>,
    means: 'It is then marked, compared with no other game, and listed apart in the record book.',
    recorded: 'Its result stays in the record book.',
    yes: { undone: 'Take back', again: 'Play in a copy' } satisfies Readonly<Record<Giving, string>>,
    no: 'Let it count',
  },
  share: {
    copy: 'Copy the result',
    copied: 'Copied. Paste it into a message.',
    /** Of the field that holds it where the clipboard is closed. */
    label: 'The result as text',
  },
  book: {
    title: 'Record book',
    lead: 'The games that you have finished on this device. Nothing is sent anywhere.',
    back: 'All games',
    empty: 'No game is recorded yet.',
    emptySays: 'A new game is recorded here when it ends.',
    date: 'Ended',
    on: (ms: number): string => LONG.format(ms),
    ofDay: (day: string): string => `game of ${dayNamed(day)}`,
    version: 'Rules',
    apart: 'Games that do not count',
    because: 'Reason',
    file: 'Save as a file',
    open: 'Open a file',
    taken: 'The records of the file are in the book.',
    notTaken: {
      damaged: 'The file is damaged. Nothing was changed.',
      other: 'This file is no record book. Nothing was changed.',
      newer: 'The file is from a newer version of the site. Reload the page and try again. Nothing was changed.',
      full: 'No space is left on this device. Nothing was changed.',
      unreadable: 'The file could not be read from the disk.',
    },
    damaged: (n: number): string =>
      `${count(n)} cannot be read. ${n === 1 ? 'It is' : 'They are'} kept as written, and the file of the book contains ${n === 1 ? 'it' : 'them'}.`,
    aside: 'A record book on this device could not be read. It is kept as it was.',
    asideFile: 'Save it as it was',
    forget: 'Delete it',
  },
};

/** Around the results of games that count. */
export type RecordWords = typeof RECORDS;
