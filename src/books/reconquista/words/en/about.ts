import { RULING_IDS } from '../../engine/data/rules.ts';

/** The page about the book. */
export const ABOUT: readonly { readonly title: string; readonly text: readonly string[] }[] = [
  {
    title: 'The game',
    text: [
      'Reconquista is a solitaire game designed by David Kershaw and published by White Dog Games in 2015. It won the category of wargames in the Solitaire Print and Play Contest of 2014, which Chris Hansen organised.',
      'Gonzalo Santacruz designed the counters and markers, and Jose Faura drew the map and the cover. Michael W. Kennedy produced the game. Artic Dragon, pnpfanatic, Prowler and slashing tested it.',
    ],
  },
  {
    title: 'Sources',
    text: [
      'This book follows the French translation of the rules by Pascal Barchi (2020), made with the author’s consent for players and not for commercial use. The English rulebook and the printed map were not available.',
      'The rules are told here in words of our own, in the order and with the section numbers of the rulebook. Names, numbers and tables are those of the game. The author’s notes on history (section 19) are not told here.',
    ],
  },
  {
    title: 'Rights',
    text: [
      'All rights in the game belong to David Kershaw and White Dog Games. This book is unofficial, is made by players, and does not replace the game: to play, you need its map and counters.',
    ],
  },
  {
    title: 'What may be wrong',
    text: [
      `Values in ‹ › are reconstructed. Rulings decide ${RULING_IDS.length} questions on which the rulebook contradicts itself or is silent.`,
    ],
  },
];
