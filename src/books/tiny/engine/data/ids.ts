/** Every id of the game, and its type. */

export const PLACES = ['mill', 'ford', 'tower'] as const;
export type PlaceId = (typeof PLACES)[number];

export const UNIT_KINDS = ['infantry', 'cavalry'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The seats of players, in table order. */
export const PLAYERS = ['red', 'blue', 'green'] as const;
export type PlayerId = (typeof PLAYERS)[number];

/** The common enemy: a seat without a player. */
export const RAIDERS = 'raiders';

export const OWNERS = [...PLAYERS, RAIDERS] as const;
export type Owner = (typeof OWNERS)[number];

export const CARDS = ['calm', 'rain', 'fog', 'harvest'] as const;
export type CardId = (typeof CARDS)[number];

export const FORMS = ['competitive', 'cooperative', 'solitaire'] as const;
export type Form = (typeof FORMS)[number];

export const VERDICTS = ['triumph', 'held', 'lost'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const RULE_IDS = [
  '1',
  '1-control',
  '1-limit',
  '2',
  '2-secret',
  '3',
  '4',
  '4-next',
  '5',
  '5-retreat',
  '6',
  '6-pledge',
  '6-ties',
  '7',
  '7-all',
  '7-verdict',
  '8',
  '8-rain',
  '8-fog',
  '8-harvest',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
