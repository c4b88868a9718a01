import type { Action, Choice, Decision } from '../../../../kernel/contract.ts';
import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import { groupsOf, type Source } from '../../engine/rules/forces.ts';

/** The moves of phase 4 as a player makes them: units of a location first, then where to (11). */

/** The units that an answer may move, by location. */
function sourcesOf({ ranges }: Choice): readonly Source[] {
  const counts: Record<string, number> = {};
  for (const range of Object.values(ranges)) if (range.is === 'counts') Object.assign(counts, range.of);
  return groupsOf(counts);
}

const isMove = ({ kind }: Choice): boolean => kind === 'move' || kind === 'ride';

/** The locations with units that may move, with the most that any of the answers moves. */
export function startsOf({ choices }: Decision): readonly Source[] {
  const found = new Map<LocationId, Source>();
  for (const source of choices.filter(isMove).flatMap(sourcesOf)) {
    const before = found.get(source.at);
    const size = ({ units }: Source): number => Object.values(units).reduce((a, b) => a + b, 0);
    if (!before || size(before) < size(source)) found.set(source.at, source);
  }
  return LOCATIONS.flatMap((at) => found.get(at) ?? []);
}

/** The moves to a location: without El Cid, and with him. */
export function movesTo({ choices }: Decision, to: LocationId): readonly Choice[] {
  return choices.filter((choice) => isMove(choice) && choice.fixed['to'] === to);
}

/** Where units of a location may move. */
export function goalsOf({ choices }: Decision, from: LocationId): readonly LocationId[] {
  const to = choices
    .filter((choice) => isMove(choice) && sourcesOf(choice).some(({ at }) => at === from))
    .map((choice) => choice.fixed['to']);
  return LOCATIONS.filter((at) => to.includes(at));
}

/** An answer with all units of a location that it may move, and no others; the initial values of a panel. */
export function allFrom(choice: Choice, from: LocationId): Action {
  const values = Object.fromEntries(
    Object.entries(choice.ranges).map(([name, range]) => [
      name,
      range.is === 'counts'
        ? Object.fromEntries(Object.entries(range.of).map(([key, n]) => [key, key.startsWith(`${from} `) ? n : 0]))
        : range.min,
    ]),
  );
  return { kind: choice.kind, fixed: choice.fixed, values };
}
