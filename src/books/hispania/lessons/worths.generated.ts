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
  river: {
    'dry-shod': {
      answer: { worth: 744 },
      'by-valencia': { worth: 744 },
      'straight-over': { worth: 559 },
      'two-wet': { worth: 609 },
      'one-waits': { worth: 328 },
    },
  },
  leader: {
    'with-him': {
      answer: { worth: 697 },
      'two-go-ahead': { worth: 697 },
      'by-castellon': { worth: 697 },
      'without-him': { worth: 128 },
      'one-with-him': { worth: 17 },
      'two-with-him': { worth: 248 },
    },
  },
  knight: {
    'who-rides': {
      answer: { worth: 931 },
      'by-cordoba': { worth: 931 },
      'infantry-goes': { worth: 375 },
      'nobody-goes': { worth: 0 },
    },
    'while-he-can': {
      answer: { worth: 1005 },
      'to-cordoba': { worth: 1005 },
      'fights-on': { worth: 270 },
    },
  },
  castle: {
    'not-that-one': {
      answer: { worth: 828 },
      'by-toledo': { worth: 828 },
      'at-the-castle': { worth: 318 },
      'one-at-the-castle': { worth: 447 },
      'two-at-the-castle': { worth: 143 },
      'one-stays': { worth: 443 },
    },
    'now-or-never': {
      answer: { worth: 1000 },
      'one-goes': { worth: 999 },
      'all-go': { worth: 0 },
    },
  },
  retreat: {
    'both-get-away': {
      answer: { worth: 6000 },
      'one-each': { worth: 6000 },
      'new-capital': { worth: 6000 },
      stays: { worth: 4029 },
      'one-stays': { worth: 5000 },
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
  buying: {
    'two-more': {
      answer: { worth: 19000, games: 200 },
      'from-segovia': { worth: 19000, games: 200 },
      knight: { worth: 17000, games: 200 },
      castle: { worth: 15000, games: 200 },
      saves: { worth: 15000, games: 200 },
      one: { worth: 17000, games: 200 },
      'stay-home': { worth: 15000, games: 200 },
    },
  },
  stacking: {
    room: {
      answer: { worth: 6000 },
      'to-porto': { worth: 6000 },
      'to-asturias': { worth: 6000 },
      'one-too-many': { worth: 5000 },
      'porto-too-full': { worth: 5000 },
    },
    'one-capital': {
      answer: { worth: 8000 },
      galicia: { worth: 8000 },
      'no-capital': { worth: 7000 },
    },
  },
  mountains: {
    'out-of-the-mountains': {
      answer: { worth: 12000, games: 200 },
      'change-places': { worth: 12000, games: 200 },
      stays: { worth: 6000, games: 200 },
      stopped: { worth: 8000, games: 200 },
      'no-badajoz': { worth: 10000, games: 200 },
      'no-alcantara': { worth: 10000, games: 200 },
    },
  },
  'forced-passage': {
    pass: {
      answer: { worth: 25290, games: 200 },
      'from-segovia': { worth: 25290, games: 200 },
      stays: { worth: 12000, games: 200 },
      'all-stop': { worth: 21570, games: 200 },
      'leaves-segovia': { worth: 21290, games: 200 },
      'la-mancha': { worth: 23290, games: 200 },
    },
  },
  'straits-and-sea': {
    islands: {
      answer: { worth: 18000, games: 200 },
      'by-valencia': { worth: 18000, games: 200 },
      stays: { worth: 12000, games: 200 },
      'majorca-alone': { worth: 16000, games: 200 },
      'denia-empty': { worth: 14000, games: 200 },
    },
    land: {
      answer: { worth: 3000 },
      'by-gibraltar': { worth: 3000 },
      'two-ships': { worth: 3000 },
      'stay-at-sea': { worth: 0 },
      'one-at-sea': { worth: 2000 },
    },
  },
  population: {
    'give-up': {
      answer: { worth: 14000, games: 200 },
      galicia: { worth: 14000, games: 200 },
      duero: { worth: 14000, games: 200 },
      asturias: { worth: 12000, games: 200 },
    },
    spread: {
      answer: { worth: 16000, games: 200 },
      knight: { worth: 16000, games: 200 },
      'from-porto': { worth: 16000, games: 200 },
      stays: { worth: 14000, games: 200 },
      'leaves-asturias': { worth: 12000, games: 200 },
    },
  },
  scoring: {
    hold: {
      answer: { worth: 9000, games: 200 },
      'the-long-way': { worth: 9000, games: 200 },
      stays: { worth: 3000, games: 200 },
      'porto-alone': { worth: 6000, games: 200 },
      'asturias-alone': { worth: 6000, games: 200 },
      'leaves-galicia': { worth: 3000, games: 200 },
    },
    strike: {
      answer: { worth: 996 },
      'with-pamplona': { worth: 996 },
      stays: { worth: 0 },
      iberians: { worth: 310 },
      alone: { worth: 310 },
      two: { worth: 809 },
    },
  },
  'whole-turn': {
    turn: {
      answer: { worth: 11240, games: 200 },
      'new-one-in-asturias': { worth: 11240, games: 200 },
      stays: { worth: 8000, games: 200 },
      'buys-nobody': { worth: 10000, games: 200 },
      'buys-and-stays': { worth: 8000, games: 200 },
      'no-battle': { worth: 10000, games: 200 },
    },
  },
  invasion: {
    'first-blow': {
      answer: { worth: 946 },
      'all-but-one': { worth: 946 },
      stays: { worth: 0 },
      two: { worth: 128 },
      three: { worth: 465 },
      four: { worth: 792 },
    },
    'second-blow': {
      answer: { worth: 999 },
      'in-two-parts': { worth: 999 },
      stays: { worth: 0 },
      'two-go': { worth: 848 },
      'one-goes': { worth: 250 },
    },
  },
  zeal: {
    'all-at-once': {
      answer: { worth: 933 },
      together: { worth: 933 },
      stays: { worth: 0 },
      four: { worth: 83 },
      six: { worth: 558 },
    },
    spent: {
      answer: { worth: 5166 },
      'in-two-parts': { worth: 5166 },
      everybody: { worth: 3166 },
      three: { worth: 4802 },
    },
  },
  ardour: {
    'ride-on': {
      answer: { worth: 792 },
      'one-in-barcelona': { worth: 792 },
      stays: { worth: 0 },
      'nobody-joins': { worth: 180 },
      four: { worth: 514 },
    },
  },
  overlord: {
    bow: {
      answer: { worth: 6275, games: 200 },
      three: { worth: 6530, games: 200 },
      stays: { worth: 4000, games: 200 },
      pamplona: { worth: 4800, games: 200 },
      alone: { worth: 5140, games: 200 },
    },
  },
  subject: {
    bow: {
      answer: { worth: 3000, games: 200 },
      'after-another': { worth: 3000, games: 200 },
      never: { worth: 325, games: 200 },
    },
    'as-a-subject': {
      answer: { worth: 5000, games: 200 },
      'both-through': { worth: 5000, games: 200 },
      stays: { worth: 2000, games: 200 },
      'asturias-alone': { worth: 3000, games: 200 },
      'stops-there': { worth: 2000, games: 200 },
    },
  },
  ruins: {
    rebuild: {
      answer: { worth: 9720, games: 200 },
      'first-the-step': { worth: 9720, games: 200 },
      stays: { worth: 5360, games: 200 },
      'two-infantry': { worth: 6120, games: 200 },
      'castle-alone': { worth: 9000, games: 200 },
      'empty-segovia': { worth: 6740, games: 200 },
    },
  },
  heirs: {
    'last-turn': {
      answer: { worth: 6000 },
      'new-ground': { worth: 6000 },
      saves: { worth: 4000 },
      'buys-one': { worth: 5000 },
    },
  },
  'hiring-el-cid': {
    hire: {
      answer: { worth: 6510, games: 200 },
      huesca: { worth: 6420, games: 200 },
      'one-infantry': { worth: 2630, games: 200 },
      nobody: { worth: 0, games: 200 },
      alone: { worth: 0, games: 200 },
    },
  },
  'event-token': {
    ruse: {
      answer: { worth: 900 },
      both: { worth: 900 },
      none: { worth: 329 },
      'tactics-alone': { worth: 465 },
    },
  },
  'nation-sheet': {
    whom: {
      answer: { worth: 3180, games: 200 },
      'all-of-the-plain': { worth: 3180, games: 200 },
      stays: { worth: 0, games: 200 },
      basques: { worth: 0, games: 200 },
      'one-alone': { worth: 1410, games: 200 },
      two: { worth: 2160, games: 200 },
    },
  },
  'carthage-turn-1': {
    landing: {
      answer: { worth: 3604 },
      'la-mancha-for-seville': { worth: 3658 },
      stays: { worth: 0 },
      'one-blow': { worth: 1000 },
      thin: { worth: 2194 },
      'too-few': { worth: 1996 },
    },
    battles: {
      answer: { worth: 3604 },
      'valencia-first': { worth: 3604 },
      'gives-way': { worth: 2776 },
    },
    'second-movement': {
      answer: { worth: 1853 },
      'hamilcar-goes-along': { worth: 1931 },
      stays: { worth: 0 },
      one: { worth: 885 },
    },
    'second-battles': {
      answer: { worth: 1853 },
      'la-mancha-first': { worth: 1853 },
      'gives-way': { worth: 885 },
    },
  },
  'rome-turn-4': {
    landing: {
      answer: { worth: 7715 },
      'one-lands-in-denia': { worth: 7646 },
      'by-narbonne': { worth: 1000 },
      'left-at-sea': { worth: 0 },
      'too-few': { worth: 3000 },
    },
    battles: {
      answer: { worth: 7715 },
      'huesca-first': { worth: 7715 },
      'gives-way': { worth: 5764 },
    },
    'second-movement': {
      answer: { worth: 2864 },
      'by-zaragoza': { worth: 2837 },
      stays: { worth: 0 },
      one: { worth: 958 },
    },
    'second-battles': {
      answer: { worth: 2864 },
      'barcelona-first': { worth: 2864 },
      'gives-way': { worth: 928 },
    },
  },
  'umayyads-turn-11': {
    landing: {
      answer: { worth: 6175 },
      'tarik-from-africa': { worth: 6175 },
      'one-heap': { worth: 1000 },
      'too-few': { worth: 2000 },
      'not-toledo': { worth: 5367 },
    },
    'second-movement': {
      answer: { worth: 3579 },
      'by-sea-to-majorca': { worth: 3765 },
      stays: { worth: 0 },
      one: { worth: 885 },
    },
    'second-battles': {
      answer: { worth: 3579 },
      'segovia-last': { worth: 3579 },
      'gives-way': { worth: 2694 },
    },
  },
};
