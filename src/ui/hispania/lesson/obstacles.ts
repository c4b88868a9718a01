import { PLACES, type PlaceId } from '../../../hispania/data/ids.ts';
import type { Barred, Refusal } from '../../../kernel/contract.ts';
import type { Mark } from '../board/types.ts';
import type { Seen } from '../deciding/seen.ts';

/** What the board marks of a refusal: where it would have led, or what place it names; and, quietly, where it began. */
export function obstacles({ params }: Pick<Refusal, 'params'>): { readonly [place in PlaceId]?: Mark } {
  const marks: { [place in PlaceId]?: Mark } = {};
  const from = placeIn(params['from']);
  if (from) marks[from] = { kind: 'plain' };
  const named = [params['place'], params['to'], ...(Array.isArray(params['places']) ? params['places'] : [])];
  for (const one of named) {
    const place = placeIn(one);
    if (place) marks[place] = { kind: 'chosen' };
  }
  return marks;
}

const placeIn = (value: unknown): PlaceId | undefined => PLACES.find((place) => place === value);

/** What cannot be done that pointing at a place means: from where units are about to move, or from anywhere else. */
export function barredAt(
  { barred }: Pick<Seen, 'barred'>,
  place: PlaceId,
  from: PlaceId | undefined,
): Barred | undefined {
  const here = barred.filter(({ fixed }) => (fixed['to'] ?? fixed['place']) === place);
  return from ? here.find(({ fixed }) => fixed['from'] === from) : here.find(({ kind }) => kind !== 'step');
}
