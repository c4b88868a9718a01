/** The words of the combat tables and of the look-up beside them. `{…}` are holes that the page fills. */
export const tables = {
  title: 'Combat tables',
  lead: 'A ten-sided die hits on the number in the table or higher. A natural 1 always misses.',
  description:
    'The numbers that a die needs to hit in Hispania: both combat tables, all bonuses, and a look-up that adds them.',
  readings: 'Rulings in this table:',

  attacker: { caption: 'The attacker hits on', note: 'rows: the target; columns: the unit that rolls' },
  defender: { caption: 'The defender hits on', note: 'rows: the target; columns: the unit that rolls' },
  target: 'Target',
  plain: 'plain',
  mountain: 'mountains',
  mount: 'mount.',
  bold: 'Bold: better than even.',
  aid: '* Only on the player aid, and never needed: two nations with elites are never on the map at the same time.',

  bonuses: {
    caption: 'Bonuses',
    note: 'all bonuses are added together; a second leader adds nothing',
    bonus: 'Bonus',
    adds: 'Value',
    for: 'Applies to',
    lasts: 'Duration',
    leader: { name: 'Leader', for: 'all his nation’s dice in the battle', lasts: 'while he is in the battle' },
    river: { name: 'River', for: 'the defender’s dice against units that crossed', lasts: 'round 1' },
    zeal: { name: 'Zeal', for: 'all the attacker’s dice', lasts: 'the first combat of an invasion' },
    tactics: { name: 'Tactics', for: 'all dice of the side that plays it', lasts: '1 round' },
  },

  lookup: {
    title: 'What does a die need?',
    withoutScript: 'Find the number in one of the two tables, and subtract the bonuses.',
    side: 'Side',
    attacker: 'the attacker',
    defender: 'the defender',
    die: 'Unit that rolls',
    target: 'Target',
    ground: 'Terrain',
    plain: 'plain',
    mountain: 'mountains',
    bonus: 'Bonuses',
    leader: 'a leader',
    zeal: 'religious zeal',
    tactics: 'Tactics',
    river: 'a river that the target crossed',
    fort: { 'fort-rome': 'fort of {nation}', 'fort-hispano-romans': 'fort of the {nation}' },
    needs: 'Hits on {n} or higher:',
    chances: '{n} in 10',
    reasons: 'Why',
    why: {
      'table-attacker': 'the attacker’s table',
      'table-defender': 'the defender’s table',
      berber: 'a Berber, whatever its target',
      'on-berber': 'against a Berber, whatever unit rolls',
      leader: 'its leader',
      zeal: 'religious zeal',
      tactics: 'Tactics',
      river: 'the river, in round 1',
      'no-bonus': 'no bonus counts against a Berber',
      'one-misses': 'a 1 always misses',
    },
    other: '{n} or higher under an alternative ruling',
  },
} as const;

type Wide<T> = T extends string ? string : { readonly [K in keyof T]: Wide<T[K]> };

/** What a language has to say about the combat tables: the shape of the English words. */
export type TableWords = Wide<typeof tables>;
export type LookupWords = TableWords['lookup'];
