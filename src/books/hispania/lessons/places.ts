import type { Assertion } from '../../../kernel/assertions.ts';
import type { ProvinceId } from '../engine/data/ids.ts';

/** Each of some provinces as an answer, with the assertions for the right ones. */
export function among<const Places extends readonly ProvinceId[]>(
  places: Places,
  right: (place: ProvinceId) => Assertion,
): { readonly [Place in Places[number]]: Assertion } {
  return Object.fromEntries(places.map((place) => [place, right(place)])) as {
    readonly [Place in Places[number]]: Assertion;
  };
}
