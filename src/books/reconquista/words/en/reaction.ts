import type { RuleId } from '../../engine/data/rules.ts';

/** A box of the flow chart of the Muslim reaction. */
export interface Step {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rules: readonly RuleId[];
}

/** The boxes of the flow chart, the words on its arrows, and the same steps as a list. */
export const REACTION = {
  label: 'Flow chart of the Muslim reaction; the list below has the same steps',
  steps: {
    region: {
      title: 'Region die',
      lines: ['1 to 5: that region.', '6: a landing from North Africa.', 'All 4 locations hostile: again.'],
      rules: ['13.1'],
    },
    force: {
      title: 'Force die',
      lines: ['Count the cities that Muslims', 'control there: that is the column.', 'North Africa has its own.'],
      rules: ['13.2'],
    },
    city: { title: 'City', lines: ['with Muslim units or', 'no unit, no city yet'], rules: ['13.3'] },
    fort: { title: 'Fort', lines: ['at a controlled city;', 'else with Muslim units'], rules: ['13.4'] },
    garrison: { title: 'Garrison', lines: ['in a controlled city;', 'else where no enemy is'], rules: ['13.5'] },
    armies: {
      title: 'Armies',
      lines: ['free of Christians and rebels;', 'a landing at the port of a third die'],
      rules: ['13.6'],
    },
    target: { title: 'Is this location a target?', lines: [], rules: ['13.8'] },
    along: {
      title: 'Take along, leave one',
      lines: [
        'Every Muslim army here joins. 1 stays',
        'at a city or fort without a garrison.',
        'If it was the last: stop.',
      ],
      rules: ['13.10'],
    },
    left: { title: 'Is there a target in this region?', lines: [], rules: ['13.7'] },
    march: {
      title: 'March',
      lines: ['Yes: to the next number.', 'No: by number to a road that leads', 'to a target, or to a new region.'],
      rules: ['13.7', '13.9'],
    },
    contact: {
      title: 'Contact',
      lines: [
        'City or fort: a battle against 2 units',
        'or more, 1 of them an army; else',
        'a siege. No walls: always a battle.',
      ],
      rules: ['13.11'],
    },
    battle: {
      title: 'After a battle',
      lines: ['Won, no siege: march on. Lost: back', 'where it came from, then the next', 'number, not straight back.'],
      rules: ['13.13'],
    },
    siege: {
      title: 'A siege',
      lines: ['As many armies stay as there are', 'counters, city and fort included.', 'The others march on.'],
      rules: ['13.12'],
    },
  } satisfies { readonly [step: string]: Step },
  drawn: 'what the table gives, in a random location',
  raised: 'raised or landed',
  africa: 'Africa',
  over: 'phase over',
  yes: 'yes',
  no: 'no',
  ring: 'The ring',
  ringNote: 'location by location, until there is contact',
  marchOn: 'the march goes on',
  restOn: 'the others go on',
  toBattle: 'battle',
  toSiege: 'siege',
  list: 'The steps in order',
  listed: [
    { rule: '13.1', text: 'Roll 1 die for the region: 1 to 5 name it, 6 is a landing from North Africa.' },
    { rule: '13.2', text: 'Roll 1 die for the force, in the column of the cities that Muslims control in the region.' },
    { rule: '13.3', text: 'City, fort or garrison: place it in a random location that qualifies. The phase is over.' },
    {
      rule: '13.6',
      text: 'Armies: place them in a random location free of Christians and rebels, or land them at a port.',
    },
    { rule: '13.8', text: 'If the location is a target, there is contact: go to step 8.' },
    {
      rule: '13.10',
      text: 'Take all Muslim armies here along. Leave 1 at a city or fort without a Muslim garrison. If it was the last, the march is over.',
    },
    {
      rule: '13.7',
      text: 'If the region has a target, move to the next location in number order. Otherwise move to a road that leads to one or, if there is none, to a new region. Go back to step 5.',
    },
    { rule: '13.11', text: 'Contact: a battle or a siege, as in the player’s own turn.' },
    { rule: '13.12', text: 'Siege: leave as many armies as the location has counters. The others go back to step 6.' },
    { rule: '13.13', text: 'Battle won: go back to step 6. Battle lost: retreat, then go on to the next number.' },
  ] as readonly { readonly rule: RuleId; readonly text: string }[],
  walk: {
    title: 'Step through a reaction',
    about:
      'Choose a start. Each step is one rule or one die: the chart marks its box, and the map shows the way of the search. The position stays as it is, however often you begin again.',
    coming: 'The position is loading.',
    failed: 'The position could not be loaded. Check your connection and load the page again.',
    noScript: 'This needs scripts. The chart and the list of its steps do not.',
    start: 'Position',
    opened: 'the position of the link',
    inChart: 'In the chart',
    again: 'Again with new dice',
  },
} as const;

/** The same form with other strings; numbers of rules remain numbers of rules. */
type Twin<T> = T extends RuleId ? T : T extends string ? string : { readonly [K in keyof T]: Twin<T[K]> };

export type ReactionWords = Twin<typeof REACTION>;
/** The name of a box of the chart. */
export type BoxId = keyof ReactionWords['steps'];
