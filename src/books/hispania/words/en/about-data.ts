import { type Rich, t } from '../../../../words/rich.ts';
import type { DataSetName } from '../../engine/data/sets.ts';
import { n, p } from '../marks.ts';

/** The words of the page about the data. */
export const ABOUT_DATA = {
  countsCaption: 'Known values',
  countsNote: 'for each kind of value, the number that a public source states',
  value: 'Values',
  all: 'Total',
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
    'nation-incomes': 'kind and first turn of each nation’s income',
    counters: 'counters of each nation, by kind',
    points: 'points of nations for provinces',
    averages: 'averages for auctions',
    'set-ups': 'provinces with units at the start',
    years: 'years of turns',
  } as const,
  tokens: (total: number): Rich =>
    t`For event tokens, only the total of ${total} is stated, not the number of each kind.`,
  sourcesTitle: 'Sources',
  sources: [
    t`The rulebook, in its French version 2. It contains all rules, arrivals, leaders, transformations, submissions, and the points of nations for destroyed units and zones.`,
    t`The player aid. Its combat tables and prices are public.`,
    t`The designer’s errata of 2003. Only their first part is available.`,
  ] as readonly Rich[],
  missingTitle: 'Sources that are not public',
  missing: [
    t`The printed map: most borders, most incomes, some coasts.`,
    t`The 29 nation sheets: most points for provinces, most numbers of counters.`,
    t`The set-up sheet, the averages for auctions, the list of event tokens.`,
  ] as readonly Rich[],
  howTitle: 'How the other values were reconstructed',
  how: [
    t`Every sentence of the rulebook about a value became a test: which moves are possible, how much a nation collects, what it scores, which 2 units are in ${p('cartagena')}. A reconstruction that contradicts one of them fails.`,
    t`The map follows the geography of the peninsula: provinces and rivers are in their real places. It keeps the 3 corners where 4 provinces meet, and every border, or absence of one, in an example. Where this left a choice, an edition redrawn by a university project served as a second opinion.`,
    t`Incomes and points were set from the totals in the rulebook, from the aims of each nation in its rules, and from history: a nation scores most for the provinces it held at its height.`,
    t`Set-ups place each nation in its own region, in numbers that its counters, its population limit and the examples of the first turns allow.`,
    t`Computers then played thousands of whole games. Reconstructed values were changed in small steps until nations scored as the rulebook says they do. In 400 games of the long scenario, the 6 nations whose usual score is printed come within a tenth of it, and the 4 groups within a twentieth of each other. One result does not fit. No rule ends the ${n('celts')}, and yet they hardly ever survive to the end of these games. Their points for Roman elites make them bold, and ${n('rome')} wants all their provinces. Values that the rulebook states were never changed.`,
  ] as readonly Rich[],
  shownTitle: 'How reconstructed values are shown',
  shown: t`A reconstructed value is always shown between angle marks, ‹1½›, with the reason. A number without angle marks is stated by a source; the map names the lines.`,
  setsTitle: 'Data sets',
  setsLead:
    'Each set of values has a name, and values published under a name never change. A game keeps the name of its set, so it can be replayed exactly in ten years.',
  sets: {
    'hispania-1994-1': 'The first reconstruction. All scenes use it, and so do games that were begun on it.',
    'hispania-1994-2': 'The first set, tuned by games between computers. Games that were begun on it keep it.',
    'hispania-1994-3':
      'The second set, tuned again with computers that keep their leaders alive. New games use it, and the pages show it.',
  } as Readonly<Record<DataSetName, string>>,
  now: 'shown on these pages',
  correctTitle: 'If you own the game',
  correct: 'You have the printed values. Enter them, and your games will use them.',
  correctLink: 'Correct the data',
  correctNote:
    'You can correct incomes, borders, points and set-ups. A value that contradicts the rulebook is refused, with the reason. Corrections stay on your device; with a file you can move them to another device, or send them to us.',
  rulings: 'Unclear passages of the rulebook',
  rulingsLink: 'see the rulings',
} as const;
