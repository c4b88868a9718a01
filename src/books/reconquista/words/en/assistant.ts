import { type Rich, t } from '../../../../words/rich.ts';
import type { Religion, Side } from '../../engine/data/ids.ts';
import type { UnitId } from '../../engine/data/play-ids.ts';
import type { DieFor } from '../../engine/facts.ts';
import type { DiceFact } from '../../engine/unfold.ts';
import { l } from '../marks.ts';
import { count, unitsOf } from './units.ts';

/** The words of the assistant for the cardboard game: the position, the phase, its dice, its steps. */

/** What a die decides, before it is rolled. */
const DICE: { readonly [purpose in DieFor]: string } = {
  'rebel-region': 'Region of the rebellion',
  rebellion: 'Kind of the rebellion',
  location: 'Location die',
  table: 'Table of events',
  event: 'Event',
  count: 'Number of armies or pieces',
  entry: 'Location of their arrival',
  'el-cid': 'Side of El Cid',
  empire: 'Empire',
  region: 'Region',
  reaction: 'Region of the reaction',
  raised: 'Muslim force',
  port: 'Port of the landing',
  step: 'Next location',
  caution: 'Caution of the Muslims',
};
/** Two dice that are rolled together. */
const isPair = ({ results, rule, for: purpose }: DiceFact & { readonly kind: 'rolled' }): boolean =>
  results.length === 2 && (purpose === 'event' || rule === '9-bands');
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The n-th die of a roll. */
function die(of: Exclude<DiceFact, { readonly kind: 'drew' }>, n: number): Rich {
  switch (of.kind) {
    case 'rolled':
      if (isPair(of)) return [`${DICE[of.for]}: ${n === 1 ? 'first' : 'second'} die`];
      return [n === 1 ? DICE[of.for] : `${DICE[of.for]}: roll again, the last number does not fit`];
    case 'fired': {
      const { side, unit, place, round, results, needs } = of;
      const which = results.length > 1 ? `: die ${n} of ${results.length}` : '';
      return t`${unitsOf(side, { [unit]: results.length })} in ${l(place)}, round ${round}${which} (hits on ${needs} or higher)`;
    }
    case 'assaulted':
      return n === 1
        ? t`Siege of ${l(of.place)}: die of the besiegers (${signed(of.attacker.modifier)})`
        : t`Siege of ${l(of.place)}: die of the besieged (${signed(of.defender.modifier)})`;
  }
}

const FAITHS: { readonly [faith in Religion]: string } = { christian: 'Christian', muslim: 'Muslim' };
const SIDES: { readonly [side in Side]: string } = {
  christian: 'Christians',
  muslim: 'Muslims',
  rebel: 'Rebels',
  neutral: 'French or Bands',
};
const KINDS: { readonly [unit in UnitId]: string } = {
  hired: 'Mercenaries or Crusaders',
  garrison: 'Garrisons',
  rebel: 'Rebels',
  army: 'Armies',
  order: 'Military Orders',
  'el-cid': 'El Cid',
};

export const ASSISTANT = {
  position: 'The position',
  setUp: 'Set up the start of',
  turn: 'Turn',
  startOf: (turn: number): string => `turn ${turn}`,
  phase: 'The phase to be played',
  revolt: 'Region in revolt',
  none: 'none',
  event: 'Event of the turn',
  left: 'Mercenaries or Crusaders that are left',
  awaited: 'El Cid fights for the Muslims',
  points: 'Points left to spend',
  rules: 'Options, events and rulings',
  places: 'Locations',
  placesSay: 'Open a location here or on the map, and enter its pieces.',
  city: 'City',
  fort: 'Fort',
  held: 'Held by',
  siege: 'Besieged by',
  nobody: 'no one',
  faiths: FAITHS,
  sides: SIDES,
  kinds: KINDS,
  at: ({ what, place }: { readonly what: string; readonly place: string }): string => `${what}, ${place}`,
  less: (what: string): string => `Fewer: ${what}`,
  more: (what: string): string => `More: ${what}`,
  faults: {
    'no-units': 'No units are entered. Enter some, or choose no one.',
    'two-sides': 'A siege needs a city or a fort that another side controls.',
    'two-cids': 'El Cid is on the map twice.',
    'lone-fort': 'A fort stands only with a city or troops (5).',
    'lone-cid': 'El Cid is never without other units (9).',
    other: 'This is not possible.',
  } as { readonly [code: string]: string },
  wrong: (n: number): string => `${count(n, 'entry', 'entries')} of the position must be corrected first.`,
  unread: 'The link holds no position that can be read. The start of turn 1 is set up instead.',

  dice: 'Dice',
  app: 'The app rolls',
  own: 'I roll my own dice',
  byDice: 'by the dice',
  begin: (phase: string): string => `Play: ${phase}`,
  byHand: (phase: string): string =>
    `${phase} is yours: play it on the cardboard, enter the new position, and choose the next phase.`,
  onTo: (phase: string): string => `Go on to: ${phase}`,
  running: (phase: string, turn: number): string => `${phase}, turn ${turn}`,
  steps: 'What happens',
  next: 'Next step',
  back: 'Step back',
  stop: 'Stop, keep the position of before',
  die,
  face: (n: number): string => `${n}`,
  road: 'Which road? Choose one at random',
  roll: 'Let the app roll',
  keys: 'Keys: N next step, 1 to 6 a die, R the app rolls, U step back.',
  done: 'The phase is over. The map shows the new position.',
  edit: 'Edit the position',
  table: 'Open as a game',
};
export type AssistantWords = typeof ASSISTANT;
