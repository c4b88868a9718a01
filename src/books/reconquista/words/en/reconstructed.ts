/** The reconstructed facts: each with its value, its reason, and how certain it is. */
export interface Reconstructed {
  readonly title: string;
  readonly values: readonly string[];
  readonly reason: string;
}

export const RECONSTRUCTED: readonly Reconstructed[] = [
  {
    title: 'Regions of the locations',
    values: [
      'Aragon: Pamplona, Barcelona, Tarragona, Zaragoza',
      'Castile: Salamanca, La Mancha, Valencia, Toledo',
      'Portugal: Porto, Lisbon, Seville, Badajoz',
      'Al-Andalus: Algeciras, Córdoba, Murcia, Granada',
    ],
    reason:
      'All set-ups list the locations in the same order: 171 rows have no exception. This order agrees with every printed number and example, and the printed score of turn 20 comes out right. Only the place of Pamplona before Barcelona is less certain.',
  },
  {
    title: 'The number ‹II› and the region ‹III Castile›',
    values: ['Aragon is ‹II›', '‹Castile› is ‹III›'],
    reason:
      'I, IV and V are printed. Aragon is named as a region without a number. The third region is never named; regions are named after kingdoms, and Castile is the one that is missing.',
  },
  {
    title: 'Die numbers',
    values: [
      'Pamplona ‹1›, Barcelona ‹2, 3›',
      'Salamanca ‹1›, La Mancha ‹2›, Valencia ‹3, 4›, Toledo ‹5, 6›',
      'Porto ‹1›, Lisbon ‹2, 3›, Seville ‹4, 5›, Badajoz ‹6›',
      'Algeciras ‹1›, Córdoba ‹2, 3›, Murcia ‹4›, Granada ‹5, 6›',
    ],
    reason:
      'Those of Asturias, Tarragona and Zaragoza are printed. They show a pattern, 2 locations with 2 numbers and 2 with 1. The more powerful cities have 2 numbers here. The choice changes chances, never the order of moves and retreats.',
  },
  {
    title: 'Mountains',
    values: ['‹Oviedo›', '‹Pamplona›', '‹Granada›'],
    reason:
      'The rulebook says only that Tarragona is not one. The author’s notes call the heart of Asturias and the country of Granada mountainous and hard to attack. Pamplona is in the Pyrenees.',
  },
  {
    title: 'Roads',
    values: [
      '‹León to Pamplona›, ‹León to Salamanca›, ‹Galicia to Porto›',
      '‹Zaragoza to Toledo›, ‹Tarragona to Valencia›, ‹Salamanca to Badajoz›',
      '‹Toledo to Córdoba›, ‹Valencia to Murcia›, ‹Seville to Córdoba›',
    ],
    reason:
      'No road is printed. These 9 join close locations and follow known Roman or medieval routes. With them the map stays connected if any region is in revolt, and a Muslim force finds a target from every location in every start.',
  },
  {
    title: 'Numbers of the ports',
    values: ['Seville ‹1›, Algeciras ‹2›, Granada ‹3›, Murcia ‹4›, Valencia ‹5›, Tarragona ‹6›'],
    reason: 'The 6 ports are printed, from west to east along the coast; a die has 6 faces.',
  },
  {
    title: 'Year of turn 1',
    values: ['AD ‹720›'],
    reason: 'The author’s notes date the revolt of Pelagius to about 720. The years of all other turns are printed.',
  },
  {
    title: 'Periods of the advanced events',
    values: ['Umayyad: turns ‹1 to 8›', 'Almoravid: turns ‹9 to 12›', 'Almohad: turns ‹13 to 20›'],
    reason:
      'The printed turn track probably shows the periods. The caliphate ended in 1031, before turn 9, and the Almohads are in control on turn 13. See ruling O4.',
  },
  {
    title: 'The drawing of the map',
    values: ['Where the locations lie'],
    reason:
      'The printed map is stylised, and this one has the true positions of the towns, slightly moved apart. Galicia and La Mancha are regions rather than towns: they are drawn at Ourense and Cuenca.',
  },
];

/** The words of the page around them. */
export const RECONSTRUCTED_PAGE = {
  intro:
    'All reconstructed values are shown in angle marks, ‹ ›, wherever they appear. If you own the printed game, use its map instead: the rules are the same with any values.',
  why: 'Why:',
} as const;
