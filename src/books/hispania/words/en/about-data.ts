import { type Rich, t } from '../../../../words/rich.ts';
import type { DataSetName } from '../../engine/data/sets.ts';
import { n, p } from '../marks.ts';

/** The words of the page about the data. */
export const ABOUT_DATA = {
  countsCaption: 'What is known',
  countsNote: 'of each kind of value, how many a public source states',
  value: 'Values',
  all: 'In all',
  known: 'Stated',
  ours: 'Reconstructed',
  kinds: {
    zones: 'zones of provinces',
    terrain: 'plain or mountains',
    stacking: 'stacking limits of provinces',
    coasts: 'coasts and anchors',
    incomes: 'incomes of provinces',
    borders: 'borders between provinces',
    rivers: 'borders along a river',
    'nation-incomes': 'how each nation earns, and from when',
    counters: 'counters of each nation by kind',
    points: 'points of nations for provinces',
    averages: 'averages for auctions',
    'set-ups': 'provinces with units at the start',
    years: 'years of turns',
  } as const,
  tokens: (total: number): Rich =>
    t`Of the event tokens the number of all, ${total}, is stated, and of no kind its own.`,
  sourcesTitle: 'Where what is known comes from',
  sources: [
    t`The rulebook, in its French version 2. Rules, arrivals, leaders, transformations, submissions, points of nations for destroyed units and for zones are all in it.`,
    t`The player aid, of which the combat tables and prices are public.`,
    t`The designer’s errata of 2003, of which the first part can be read.`,
  ] as readonly Rich[],
  missingTitle: 'What is not public',
  missing: [
    t`The printed map: most borders, most incomes, some coasts.`,
    t`The 29 nation sheets: most points for provinces, most numbers of counters.`,
    t`The set-up sheet, the averages for auctions, the list of event tokens.`,
  ] as readonly Rich[],
  howTitle: 'How it was reconstructed',
  how: [
    t`Every sentence of the rulebook that says something of a value became a test: who can walk from where to where, who earns how much, who scores what, which two units stood in ${p('cartagena')}. A reconstruction that breaks one of them fails.`,
    t`The map follows the country. Provinces lie where their names lie, the rivers run as they run, the three points where four provinces meet are kept, and every border or missing border of an example is there. Where that leaves a choice, an edition that a university project redrew was looked at as a second opinion.`,
    t`Incomes and points were set by what the book says of totals, by what a nation fights for in its rules, and by history: what it held at its height is worth most to it.`,
    t`Set-ups give each people its own country, in numbers that its counters, its population and the first turns’ examples allow.`,
    t`Then whole games were played by computers, thousands of them, and reconstructed values moved by small steps until nations came out as the book says that they do. In four hundred games of the long scenario the six nations whose usual score is printed come within a tenth of it, and the four groups within a twentieth of each other. One thing did not come out: no rule ends the ${n('celts')}, and yet in our games they are hardly ever there at the end. Their points for legionaries make them bold, and Rome wants all of their country. What the book states was never touched.`,
  ] as readonly Rich[],
  shownTitle: 'How you can tell',
  shown: t`Wherever such a value is shown it stands between angle marks, ‹1½›, and says why. A number without them is stated by a source; the map gives the lines.`,
  setsTitle: 'Data sets',
  setsLead:
    'A set of values has a name, and what has been published under a name never changes. A game keeps the name of its set, so that it plays again in ten years as it was played.',
  sets: {
    'hispania-1994-1': 'The first reconstruction. All scenes are played on it, and games that were begun on it.',
    'hispania-1994-2': 'The same after tuning by computers’ games. Games that were begun on it stay on it.',
    'hispania-1994-3':
      'Tuned once more, with computers that keep their leaders alive. New games are played on it, and pages show it.',
  } as Readonly<Record<DataSetName, string>>,
  now: 'shown on these pages',
  correctTitle: 'If you own the game',
  correct: 'Then you know better than we do. Put in what is printed: your games will be played by it.',
  correctLink: 'Correct the data',
  correctNote:
    'Incomes, borders, points and set-ups can be corrected. What contradicts the rulebook is refused and named. Corrections stay on your device; a file takes them to another one, or to us.',
  rulings: 'Where the rulebook itself is unclear',
  rulingsLink: 'see the rulings',
} as const;
