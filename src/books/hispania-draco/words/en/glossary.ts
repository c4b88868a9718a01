import type { RuleId } from '../../engine/data/rules.ts';

/** A term of the game. */
export interface Term {
  readonly term: string;
  readonly text: string;
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** The full form of the French rulebook, if it is longer than the term: the French words have it. */
  readonly french?: string;
}

export const GLOSSARY = {
  action: {
    term: 'Action',
    text: 'Movement, garrison, siege or attack; in some variants also other uses of coins.',
    rules: ['4'],
  },
  'active-general': {
    term: 'Active general',
    text: 'The general whose turn it is.',
    rules: ['3.3'],
  },
  ambush: {
    term: 'Ambush',
    text: 'Support by a figure, which doubles a value. The figure must be connected to the enemy.',
    rules: ['4.3-double'],
  },
  army: {
    term: 'Army',
    text: 'A Hispanic figure. It is always in a town with a revolt, at most 1 in a province.',
    rules: ['1.3-limits'],
  },
  attack: {
    term: 'Attack',
    text: 'Combat of a figure against a figure: a general against an army, or an army against a general.',
    rules: ['4.4', '5.2-attack'],
  },
  'blocked-coin': {
    term: 'Blocked coin',
    text: 'The coin under a general who is off the board. It is missing in every turn until he returns.',
    rules: ['4.4-coin'],
  },
  capital: {
    term: 'Capital',
    text: 'The town with shield 6 of a Hispanic province.',
    rules: ['1.3', '4.2-capital'],
  },
  'chain-of-roads': {
    term: 'Chain of roads',
    text: 'Connections with roads, one after the other. For movement they are 1 connection of 1 segment.',
    rules: ['4.1-road'],
  },
  coin: {
    term: 'Coin',
    text: 'A denarius, which pays for the actions of a turn. Coins that are not spent are lost.',
    rules: ['4'],
  },
  connection: {
    term: 'Connection',
    text: 'A line that joins 2 spaces, for movement, combat and support.',
    rules: ['1.3-connections'],
  },
  consul: {
    term: 'Consul',
    text: 'The blue general. He enters the board on a fleet.',
    rules: ['1.1'],
  },
  coordinates: {
    term: 'Coordinates',
    text: 'The number of a province and a shield, as in I-5.',
    rules: ['1.3'],
  },
  fleet: {
    term: 'Fleet',
    text: 'A disc at sea. A general can enter a sea only if a fleet is there.',
    rules: ['4.1-sea', '4.1-fleet'],
  },
  garrison: {
    term: 'Garrison',
    text: 'A disc of a general’s colour in a town. It protects the town and supports its general; in the capitals it wins the game.',
    rules: ['4.2'],
  },
  general: {
    term: 'General',
    text: 'A praetor or the consul; in his variant, also the proconsul.',
    rules: ['1.1'],
  },
  group: {
    term: 'Group',
    text: 'Discs of 1 general, or revolts, in towns that connections join.',
    rules: ['4.3-support', '4.4-revolts'],
  },
  'hispanic-phase': {
    term: 'Hispanic phase',
    text: 'The second half of a turn: the roll for a revolt and the movement of the armies.',
    rules: ['5'],
  },
  'hispanic-value': {
    term: 'Hispanic value',
    text: 'The strength of an army: die and supporting revolts, doubled by other armies.',
    rules: ['4.4'],
  },
  'legio-hispana': {
    term: 'Legio Hispana',
    text: 'The violet garrison of a variant, which all 3 generals may use.',
    rules: ['8.4'],
  },
  level: {
    term: 'Level',
    text: '5 numbers: coins, garrisons, fleets, roads, starting armies.',
    rules: ['2.2'],
  },
  pirates: {
    term: 'Pirates',
    text: 'Revolts at sea, in a variant.',
    rules: ['8.5'],
  },
  praetor: {
    term: 'Praetor',
    text: 'The general of a Roman province: red for Ulterior, yellow for Citerior.',
    rules: ['1.1'],
  },
  proconsul: {
    term: 'Proconsul',
    text: 'The white figure of a variant: a general without garrisons.',
    rules: ['8.3'],
  },
  province: {
    term: 'Province',
    text: 'One of the 6 Hispanic areas of 6 towns, or one of the 2 Roman areas of 4 towns.',
    rules: ['1.3'],
  },
  reserve: {
    term: 'Reserve',
    text: 'The revolts and armies, or the garrisons of a general, that can still be placed.',
    rules: ['1.2'],
  },
  revolt: {
    term: 'Revolt',
    text: 'A black disc in a town, at most 3 in each.',
    rules: ['5.1'],
  },
  road: {
    term: 'Road',
    text: 'A printed line or a stick on a connection.',
    rules: ['2.6', '4.1-road'],
  },
  'roman-phase': {
    term: 'Roman phase',
    text: 'The first half of a turn, in which coins are spent.',
    rules: ['4'],
  },
  'roman-value': {
    term: 'Roman value',
    text: 'The strength of a general: die, coins and supporting garrisons, doubled by other generals.',
    rules: ['4.3'],
  },
  round: {
    term: 'Round',
    text: '3 turns, one for each general, and the end of the round.',
    rules: ['3.3'],
  },
  segment: {
    term: 'Segment',
    text: 'A part of a connection: the unit of the price of movement.',
    rules: ['1.3-connections'],
  },
  shield: {
    term: 'Shield',
    text: 'The number of a town, 1 to 6, and its value in a siege.',
    rules: ['1.3'],
  },
  siege: {
    term: 'Siege',
    text: 'Combat of a figure against a disc: a revolt without an army, or a garrison without a general.',
    rules: ['4.3', '5.2-siege'],
  },
  space: {
    term: 'Space',
    text: 'A town or a sea.',
    rules: ['1.3'],
  },
  'special-army': {
    term: 'Special army',
    text: 'The army of the variant Terror, which doubles its own value.',
    rules: ['8.6'],
  },
  'starting-army': {
    term: 'Starting army',
    text: 'An army that the level places on the board in the set-up.',
    rules: ['2.5'],
  },
  support: {
    term: 'Support',
    text: 'Discs that add 1 each, or figures that double a value.',
    rules: ['4.3-support', '4.3-double'],
  },
  'time-track': {
    term: 'Time track',
    text: '11 spaces from 198 BC to 18 BC. Each round places a revolt on it.',
    rules: ['6'],
  },
  'town-value': {
    term: 'Town value',
    text: 'The shield of a town, doubled by figures that support it.',
    rules: ['4.3'],
  },
  turn: {
    term: 'Turn',
    text: 'The Roman phase and the Hispanic phase of 1 general.',
    rules: ['3.3'],
  },
} as const satisfies { readonly [id: string]: Term };
export type TermId = keyof typeof GLOSSARY;
