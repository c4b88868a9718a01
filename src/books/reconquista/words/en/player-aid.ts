import type { RuleId } from '../../engine/data/rules.ts';

/** A short rule: its text, and its number. */
export interface AidLine {
  readonly text: string;
  readonly rule: RuleId;
}

/** A part of the player aid. */
export interface AidPart {
  readonly title: string;
  /** Steps in this order. */
  readonly steps?: true;
  readonly lines: readonly AidLine[];
}

/** The player aid beside its tables. */
export const PLAYER_AID: readonly AidPart[] = [
  {
    title: 'The turn',
    steps: true,
    lines: [
      { text: 'Rebellion: region die, then rebellion die.', rule: '8' },
      { text: 'Event: 2 dice.', rule: '9' },
      { text: 'Income, spent at once.', rule: '10' },
      { text: 'Movement and battles of 1 region.', rule: '11' },
      { text: 'Muslim reaction: region die, force die, location die.', rule: '13' },
      { text: 'Sieges, lowest region and location first.', rule: '14' },
      { text: 'Remove neutral armies, El Cid, lone forts. Turn marker.', rule: '15' },
    ],
  },
  {
    title: 'Rebellion',
    lines: [
      { text: 'Region 6: again, then 2 rebellions there.', rule: '8' },
      { text: 'Rebels: 1 in a location without garrison, army, Order; none such: 1 unit lost.', rule: '8-rebels' },
      { text: 'Conversion: a random city changes religion.', rule: '8-conversion' },
      { text: 'Peasants: garrisons without army or Order become 1 rebel.', rule: '8-peasants' },
      { text: 'Governor: units at a city become rebels; none: 1 rebel.', rule: '8-governor' },
      { text: 'Regional revolt: no income, moves, building, event, reaction there.', rule: '8-revolt' },
      { text: 'No such city or location: Rebels instead.', rule: '8-rebels' },
      { text: 'Never the last city of a side.', rule: '8-guard' },
    ],
  },
  {
    title: 'Income',
    lines: [
      { text: '2; 1 for each region with more than half of its cities, unbesieged; 1 for Santiago.', rule: '10' },
      { text: 'Units: in a controlled city or fort without enemies.', rule: '10-troops' },
      { text: 'City: army or garrison there, no city, no enemy.', rule: '10-city' },
      { text: 'Fort: Christian city, army or garrison there, no fort, no enemy.', rule: '10-fort' },
      { text: 'Conversion: army or garrison in the Muslim city.', rule: '10-conversion' },
    ],
  },
  {
    title: 'Movement',
    lines: [
      { text: 'Armies, garrisons, Orders of 1 region, to any of its locations.', rule: '11' },
      {
        text: 'By road: armies and Orders, if the region has no Muslim unit and no unoccupied Muslim city.',
        rule: '11-roads',
      },
      { text: 'One force at a time; stop at enemies.', rule: '11-stop' },
      { text: 'City or fort: battle against 2 or more units with an army; else siege.', rule: '11-contact' },
    ],
  },
  {
    title: 'Battle',
    lines: [
      { text: 'First fire: a side with El Cid; else the defender in mountains.', rule: '12-first-fire' },
      { text: 'Losses: Mercenaries and Crusaders, then garrisons and rebels, armies, Orders.', rule: '12-losses' },
      { text: 'One side destroyed: the other stays and may go on.', rule: '12-wiped-out' },
      { text: 'Christians lose more: back where a unit came from, or into their besieged city.', rule: '12-we-lose' },
      { text: 'Enemy loses more: into its city; else next number; else road; else destroyed.', rule: '12-enemy-loses' },
      { text: 'Equal: the defender into its own city; else another round.', rule: '12-equal' },
    ],
  },
  {
    title: 'Muslim reaction',
    steps: true,
    lines: [
      { text: 'Region 1 to 5; 6 is a landing. All 4 locations hostile: again.', rule: '13.1' },
      { text: 'Force by the table. City, fort, garrison: phase over.', rule: '13.2' },
      {
        text: 'Armies in number order to a target: Christian unit, rebel, empty Christian city, enemy neutral.',
        rule: '13.8',
      },
      { text: 'No target: by road to a region with one.', rule: '13.9' },
      { text: 'Take armies along; leave 1 at a city or fort without garrison.', rule: '13.10' },
      { text: 'Siege: as many armies stay as counters, walls included.', rule: '13.12' },
      { text: 'Won: march on. Lost: back, then next number.', rule: '13.13' },
    ],
  },
  {
    title: 'Siege',
    lines: [
      { text: 'Besieger higher: units and fort removed; even result: city too.', rule: '14-won' },
      { text: 'Besieged higher: besieger loses 1 and leaves at random.', rule: '14-lost' },
      { text: 'Tie: empty or of the attacker’s religion: surrenders; else each loses 1, again.', rule: '14-tie' },
    ],
  },
  {
    title: 'End and points',
    lines: [
      { text: '1 for each Christian-controlled city.', rule: '16' },
      { text: '2 for each region with more than half of its cities.', rule: '16' },
      { text: '2 for each region without Muslim unit or city.', rule: '16' },
      { text: 'Early end: no Christian-controlled city, or no location for Muslim armies.', rule: '15-early-end' },
    ],
  },
];
