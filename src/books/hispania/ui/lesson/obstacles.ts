import type { Action, Barred, Refusal } from '../../../../kernel/contract.ts';
import { filled, mapped } from '../../../../ui/deciding/filled.ts';
import { PLACES, type PlaceId } from '../../engine/data/ids.ts';
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

/** What cannot be done that pointing at a place means: a move there, of those about to move; else an answer there, or a move away. */
export function barredAt(
  { barred }: Pick<Seen, 'barred'>,
  place: PlaceId,
  from: PlaceId | undefined,
): Barred | undefined {
  const here = barred.filter(({ fixed }) => (fixed['to'] ?? fixed['place']) === place);
  if (from) return here.find(({ fixed }) => fixed['from'] === from);
  return here.find(({ kind }) => kind !== 'step') ?? barred.find(({ fixed }) => fixed['from'] === place);
}

/**
 * What pointing at a place would mean that nothing is offered for: a step there of all who stand where a move was begun, or a new
 * unit placed there, or El Cid sent there. For the engine to say why not.
 */
export function elsewhere(
  { decision }: Pick<Seen, 'decision'>,
  from: PlaceId | undefined,
  to: PlaceId,
): Action | undefined {
  const one = decision?.choices.find(({ kind, fixed }) =>
    from ? kind === 'step' && fixed['from'] === from : kind === 'place' || kind === 'hire',
  );
  if (!one) return undefined;
  const where = one.kind === 'hire' ? 'place' : 'to';
  return { kind: one.kind, fixed: { ...one.fixed, [where]: to }, values: mapped(filled(one)) };
}
