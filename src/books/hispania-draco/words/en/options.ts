import type { OptionFault } from '../../engine/setup.ts';

/** Why options do not go together (2.2, 8.6, 8.7, 9). */
export const OPTION_FAULTS: { readonly [fault in OptionFault]: string } = {
  level: 'The level must have one of the 3 printed numbers for each value.',
  'scenario-level': 'The scenario does not allow this level.',
  'forbidden-variant': 'The scenario cannot be played with one of these variants.',
  'hispano-coins': 'With Hispano the level must have 6 coins per turn.',
  'murder-without-terror': 'The murder of the chief needs the variant Terror.',
};
