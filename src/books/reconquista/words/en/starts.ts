/** The history of each start, from turn 1. */
export const START_HISTORY: readonly string[] = [
  'The Muslim conquest of France has failed. In the mountains of the north a few Christian nobles have rebelled.',
  'The Christians have outlasted the first attacks, which were weak: Galicia was in revolt, and the Umayyad empire had fallen to its successors. Córdoba is now an emirate of its own.',
  'Seville rises against the emir under Said al-Matari, and Charlemagne’s Franks enter Aragon. The Christians use the moment.',
  'Asturias and most of Aragon are in Christian hands. Aragon is the Spanish March of the Franks, and grows less and less obedient to them.',
  'Vikings raid the western coast. Pilgrims come to Santiago and give the war a religious cause, as do the martyrs of Córdoba, who were executed for defying the emir’s laws on religion.',
  'War has emptied the conquered country, and Christian kings bring in settlers. In 915 León becomes the capital of a kingdom of the same name.',
  'The Christian kingdoms fight their own rebels, and Galicia often goes its own way. Settlers enter Castile and Portugal, but Zaragoza remains a strong Muslim base.',
  'Almanzor has sacked Barcelona and carried the doors and bells of Santiago off to the mosque of Córdoba. Troops from North Africa serve under him.',
  'After Almanzor the caliphate breaks apart in a war between local Muslims and newcomers from Africa. Berbers hold Córdoba. The first age of the taifas has begun.',
  'Castile, a border county of León, has become a kingdom and absorbed León. The many taifas are weak, but the Christians quarrel too. These are the years of the real El Cid.',
  'Toledo has fallen. The taifas have called the Almoravids from Africa for help, and the Almoravids have taken the taifas. El Cid has died, and Zaragoza is Muslim again.',
  'Most of Portugal is Christian again: Crusaders helped to take Lisbon in 1147, and ruined it. Aragon has won Zaragoza. In Africa the Almohads replace the Almoravids.',
  'The Almohads rule Muslim Spain from Seville. Marriages draw León and Castile together, and Portugal has become a kingdom.',
  'The Muslims have lost the great battle of Las Navas de Tolosa, and Córdoba as well. Castile has absorbed León.',
  'Aragon has taken Valencia. A rising of the Muslim population has failed, and much of the south is deserted.',
  'Castile, Portugal and Aragon secure what they have, and Navarre is a kingdom around Pamplona. Granada is under pressure; Algeciras falls for the first time in 1309.',
  'Muslim armies still attack from the south. In the middle of the century the Black Death kills more people than all the wars.',
  'The Christians fight each other. Castile is about to invade Portugal, in vain; an English army under John of Gaunt supports the Portuguese.',
  'Granada alone remains. Castile, Aragon and Portugal have troubles of their own.',
  'Ferdinand and Isabella unite Castile and Aragon. They will take Granada in 1492.',
];

/** The words of the page of starts. */
export const STARTS_PAGE = {
  turn: (turn: number): string => `Turn ${turn}`,
  /** No year is printed for turn 1; the author’s notes date the revolt of Pelagius to about 720. */
  year: (year: number | null): string => (year === null ? 'AD ‹720›' : `AD ${year}`),
  caption: (turn: number): string => `Set-up of turn ${turn}`,
  counter: 'Counter',
  where: 'Locations',
  none: 'none',
  rows: {
    forts: 'Fort',
    christianCities: 'Christian city',
    muslimCities: 'Muslim city',
    rebels: 'Rebel',
    christianGarrisons: 'Christian garrison',
    christianArmies: 'Christian army',
    orders: 'Military Order',
    muslimGarrisons: 'Muslim garrison',
    muslimArmies: 'Muslim army',
  },
  times: (name: string, count: number): string => (count === 1 ? name : `${name} (${count})`),
  history: 'History',
  all: 'All starts',
  list: { turn: 'Turn', year: 'Year', christian: 'Christian units', muslim: 'Muslim units', rebel: 'Rebels' },
  notes: {
    5: 'The rulebook prints a Muslim garrison in Porto beside the Christian army. It is left out: ruling S1.',
    20: 'The Christians begin with 23 victory points. Try to reach 30.',
  } as { readonly [turn: number]: string },
} as const;
