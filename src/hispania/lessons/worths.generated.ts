import type { LessonWorths } from './worths.ts';

/** Made by `npm run lessons -- --write`: what recorded lines are worth, in thousandths of their measure. */
export const WORTHS: LessonWorths = {
  'first-battle': {
    win: {
      answer: { worth: 998 },
      'one-goes': { worth: 958 },
      'all-go': { worth: 0 },
    },
    go: {
      answer: { worth: 1000 },
      'to-cuenca': { worth: 1000 },
      'fights-on': { worth: 36 },
    },
  },
  terrain: {
    plain: {
      answer: { worth: 926 },
      'one-by-one': { worth: 926 },
      'by-valencia': { worth: 926 },
      mountains: { worth: 443 },
      both: { worth: 516 },
      'one-alone': { worth: 447 },
    },
  },
  targets: {
    aim: {
      answer: { worth: 3472 },
      'one-infantry': { worth: 3408 },
      'none-on-cavalry': { worth: 3050 },
      'knight-and-one': { worth: 3120 },
      'two-of-three': { worth: 3280 },
      'knight-and-two': { worth: 2512 },
      'three-infantry': { worth: 2768 },
      'all-on-cavalry': { worth: 1827 },
    },
  },
  'first-move': {
    spread: {
      answer: { worth: 12000, games: 200 },
      'through-duero': { worth: 12000, games: 200 },
      stays: { worth: 8000, games: 200 },
      'duero-alone': { worth: 10000, games: 200 },
      'leaves-porto': { worth: 8000, games: 200 },
      'leaves-asturias': { worth: 10000, games: 200 },
    },
  },
};
