import type { Action, Barred, Refusal } from '../../../../kernel/contract.ts';
import { filled, mapped } from '../../../../ui/deciding/filled.ts';
import { PLACES, type PlaceId } from '../../engine/data/ids.ts';
import type { Mark } from '../board/types.ts';
import type { Seen } from '../deciding/seen.ts';

/** The marks of the board for a refusal: its target or the place that it names; and, more quietly, its start. */
export function obstacles({ params }: Pick<Refusal, 'params'>): { readonly [place in PlaceId]?: Mark } {
  const marks: { [place in PlaceId]?: Mark } = {};
  const from = placeIn(params['from']);
  if (from) marks[from] = { kind: 'plain' };
  const named = [params['place'], params['to'], ...(Array.isArray(params['places']) ? params['places'] : [])];
  for (const one of named) {
    const place = placeIn(one);
    if (place) marks[place] = { kind: 'chosen', shown: true };
  }
  return marks;
}

const placeIn = (value: unknown): PlaceId | undefined => PLACES.find((place) => place === value);

/** The barred choice meant by pointing at a place: a move there by the units about to move; otherwise an answer there, or a move away. */
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
 * The action that pointing at a place would mean if it is not offered: a step there by all units at the start of the move, a new unit
 * there, or El Cid sent there. The engine gives the reason.
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
