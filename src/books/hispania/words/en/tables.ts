/** The words of the combat tables and of the look-up beside them. `{…}` are holes that the page fills. */
export const tables = {
  title: 'Combat tables',
  lead: 'What a ten-sided die must show to hit: on the number of the table or higher, and never on a 1.',
  description: 'What a die needs to hit in Hispania: both combat tables, every bonus, and a look-up that adds them up.',
  readings: 'Rulings in this table:',

  attacker: { caption: 'The attacker hits on', note: 'rows: the target; columns: who rolls' },
  defender: { caption: 'The defender hits on', note: 'rows: the target; columns: who rolls' },
  target: 'Target',
  plain: 'plain',
  mountain: 'mountains',
  mount: 'mount.',
  bold: 'Bold: better than even.',
  aid: '* On the player aid only, and never needed: no two nations with elites are on the map at once.',

  bonuses: {
    caption: 'Bonuses',
    note: 'they all add up; a second leader adds nothing',
    bonus: 'Bonus',
    adds: 'Adds',
    for: 'For',
    lasts: 'Lasts',
    leader: { name: 'Leader', for: 'all his nation’s dice in the battle', lasts: 'while he is there' },
    river: { name: 'River', for: 'the defender’s dice at units that crossed', lasts: 'round 1' },
    zeal: { name: 'Zeal', for: 'all the attacker’s dice', lasts: 'the first combat of its invasion' },
    tactics: { name: 'Tactics', for: 'all the dice of the side that played it', lasts: 'one round' },
  },

  lookup: {
    title: 'What does a die need?',
    withoutScript: 'The two tables have the number, the bonuses are taken from it.',
    side: 'Who rolls',
    attacker: 'the attacker',
    defender: 'the defender',
    die: 'Its unit',
    target: 'Its target',
    ground: 'Ground',
    plain: 'plain',
    mountain: 'mountains',
    bonus: 'With',
    leader: 'a leader',
    zeal: 'religious zeal',
    tactics: 'Tactics',
    river: 'a river the target crossed',
    fort: { 'fort-rome': 'fort of {nation}', 'fort-hispano-romans': 'fort of the {nation}' },
    needs: 'Needs {n} or more:',
    chances: '{n} in 10',
    reasons: 'Why',
    why: {
      'table-attacker': 'the attacker’s table',
      'table-defender': 'the defender’s table',
      berber: 'a Berber, whatever it aims at',
      'on-berber': 'against a Berber, whoever rolls',
      leader: 'its leader',
      zeal: 'religious zeal',
      tactics: 'Tactics',
      river: 'the river, in round 1',
      'no-bonus': 'no bonus counts against a Berber',
      'one-misses': 'a 1 always misses',
    },
    other: '{n} or more by the other reading of a ruling',
  },
} as const;

type Wide<T> = T extends string ? string : { readonly [K in keyof T]: Wide<T[K]> };

/** What a language has to say about the combat tables: the shape of the English words. */
export type TableWords = Wide<typeof tables>;
export type LookupWords = TableWords['lookup'];
