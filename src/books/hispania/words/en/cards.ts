import type { Coast, Terrain } from '../../engine/data/types.ts';

/** The words on the small cards that a nation or a province shows in the text. */
export const CARDS = {
  terrain: { plain: 'plain', mountain: 'mountains' } as Readonly<Record<Terrain, string>>,
  coast: {
    none: '',
    landing: 'coast with an anchor',
    'no-landing': 'coast without an anchor',
    'crossed-anchor': 'coast with a crossed anchor',
  } as Readonly<Record<Coast, string>>,
  stacking: (units: number): string => `stacking limit ${units}`,
  income: (gold: string): string => `income ${gold}`,
  plays: (order: number): string => `plays ${ordinal(order)} in a turn`,
  turns: (from: number, to: number): string => (from === to ? `turn ${from}` : `turns ${from} to ${to}`),
  becomes: 'then',
  scenarioE: 'scenario E only',
};

function ordinal(number: number): string {
  const tens = number % 100;
  if (tens > 10 && tens < 14) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}
