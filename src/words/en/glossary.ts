import type { RuleId } from '../../hispania/data/ids.ts';

/** The terms of the game, each in a sentence or two of our own. */
interface Entry {
  readonly term: string;
  readonly short: string;
  readonly rule: RuleId;
}

export const GLOSSARY = {
  infantry: {
    term: 'infantry',
    short: 'The common foot soldier. Enters two provinces; one hit removes it.',
    rule: '5.1',
  },
  elite: {
    term: 'elite',
    short: 'Trained foot, of the few nations that have no common infantry. Enters three provinces; one hit removes it.',
    rule: '5.1',
  },
  knight: {
    term: 'knight',
    short:
      'Enters two provinces and takes two hits. Hit once, it fights on but cannot retreat; after the battle it is whole again.',
    rule: '6.2',
  },
  cavalry: {
    term: 'cavalry',
    short: 'Enters four provinces. Strong when it attacks in the plain, weak in the mountains.',
    rule: '5.1',
  },
  berber: {
    term: 'Berber',
    short:
      'A light unit of the Umayyad age with numbers of its own: it hits on 7 or more and is hit on 9 or more, whatever the terrain.',
    rule: '11-umayyads-berbers',
  },
  castle: {
    term: 'castle',
    short:
      'Never moves. It rolls a die for each of its three lives and leaves a ruin when the last is gone. One castle or fort a province.',
    rule: '6.2',
  },
  fort: {
    term: 'Roman fort',
    short: 'A unit that never moves and never retreats. One hit removes it for good.',
    rule: '11-rome-forts',
  },
  leader: {
    term: 'leader',
    short:
      'No unit: he rolls no die and counts for no limit. His side adds 2 to its dice, his units go one province farther and pass mountains; he dies with his army.',
    rule: '5.2',
  },
  ruin: {
    term: 'ruin',
    short: 'What is left of a castle. It does nothing, but whoever holds the province may rebuild it for one unit.',
    rule: '9.5',
  },
  'stacking-limit': {
    term: 'stacking limit',
    short:
      'How many units of a nation may stay in a province: three in the plain, two in the mountains, unless the map says otherwise.',
    rule: '4.1',
  },
  'population-limit': {
    term: 'population limit',
    short:
      'After combat a nation may have two units for each province it holds; castles, forts and leaders are not counted.',
    rule: '7',
  },
  capital: {
    term: 'capital',
    short: 'One province of a nation, of its own choice, that holds one unit more. It may be moved at any time.',
    rule: '4.3',
  },
  'forced-passage': {
    term: 'forced passage',
    short: 'Each enemy unit stops two of yours, or one where there is a castle; those beyond that number may go on.',
    rule: '5.3',
  },
  strait: {
    term: 'strait',
    short: 'Arrows over the sea between two coasts. Crossing one takes the whole movement.',
    rule: '5.5',
  },
  'naval-supremacy': {
    term: 'naval supremacy',
    short: 'On certain turns a nation’s units may go, stay and retreat to sea.',
    rule: '5.6-supremacy',
  },
  invasion: {
    term: 'invasion',
    short: 'A turn on which a nation moves and fights twice, and attacks with two units over the limit.',
    rule: '9.1',
  },
  ardour: {
    term: 'ardour',
    short: 'One stack moves and fights a second time, after the combat of its nation.',
    rule: '9.2',
  },
  'religious-zeal': {
    term: 'religious zeal',
    short:
      'In the first combat of its invasion a nation adds 1 to its dice, and any number of its units may attack together.',
    rule: '9.3',
  },
  submission: {
    term: 'submission',
    short:
      'A small nation, attacked by a great one and not destroyed in the round, gives in and lives on as its subject.',
    rule: '9.6-submission',
  },
  overlord: { term: 'overlord', short: 'The nation to which a subject has submitted.', rule: '9.6' },
  subject: {
    term: 'subject',
    short:
      'A nation that has submitted: it plays its own turns, keeps half of its points, and does not fight its overlord.',
    rule: '9.6',
  },
  'sign-of-god': {
    term: 'Sign of God',
    short: 'Optional: once in the game each player may have all dice of a round thrown again.',
    rule: '10.2',
  },
  'active-nation': {
    term: 'active nation',
    short: 'The nation whose turn it is. It alone moves and attacks.',
    rule: '1',
  },
  attacker: {
    term: 'attacker',
    short: 'The active nation in a battle. Only what the attacker destroys scores.',
    rule: '6',
  },
  defender: {
    term: 'defender',
    short: 'The other nation in a battle. It rolls as the attacker does, on a table of its own.',
    rule: '6',
  },
  round: {
    term: 'round',
    short:
      'Both sides aim, roll and take their losses together; then the attacker and after him the defender may retreat.',
    rule: '6.2',
  },
  target: { term: 'target', short: 'The type of enemy unit that a die is aimed at before any die falls.', rule: '6.1' },
  hit: { term: 'hit', short: 'A die that shows its number or more. A 1 never hits.', rule: '6.2' },
  'half-points': {
    term: 'half points',
    short:
      'Victory points and gold are counted in halves: 1½ points are three halves, and half a point can win the game.',
    rule: '8',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type Term = keyof typeof GLOSSARY;
export type Glossary = Readonly<Record<Term, Entry>>;
