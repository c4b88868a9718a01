import type { NationId, Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Tables } from '../../engine/data/sets.ts';
import type { Cohort } from '../../engine/state/cohort.ts';
import type { State } from '../../engine/state.ts';
import type { Arrow, Counter, Mark, Stack } from '../board/types.ts';

/** The board's view of a position: counters, battles, ways in, capitals. It takes states and draws them; it does not know the rules. */
export interface Picture {
  readonly stacks: readonly Stack[];
  readonly marks: Readonly<Partial<Record<PlaceId, Mark>>>;
  readonly arrows: readonly Arrow[];
  /** The capitals; left out if there are none. */
  readonly capitals?: readonly PlaceId[];
}

/** The picture of a state. If two nations meet, the one that came in attacks. */
export function pictureOf(state: State, tables: Tables): Picture {
  const stacks: Stack[] = [];
  const marks: Partial<Record<PlaceId, Mark>> = {};
  const arrows: Arrow[] = [];
  for (const [place, cohorts] of Object.entries(state.places) as [PlaceId, readonly Cohort[]][]) {
    const owners = [...new Set(cohorts.filter((c) => c.kind !== 'ruin').map((c) => c.owner))];
    const fought = owners.length > 1;
    if (!fought) {
      stacks.push({ place, counters: countersOf(place, cohorts) });
      continue;
    }
    marks[place] = { kind: 'battle' };
    const attacker = attackerOf(state, place, owners);
    const own = cohorts.filter((c) => c.owner === attacker);
    stacks.push({ place, side: 'attacker', counters: countersOf(place, own) });
    stacks.push({
      place,
      side: 'defender',
      counters: countersOf(
        place,
        cohorts.filter((c) => c.owner !== attacker),
      ),
    });
    for (const from of new Set(own.flatMap((c) => c.from ?? []))) {
      // An arrow from the tray of the sea would cross half the map, and units that land come from no place on it.
      if (from === 'sea') continue;
      const river = tables.borders[from][place]?.river;
      arrows.push(river ? { from, to: place, river: true } : { from, to: place });
    }
  }
  const capitals = capitalsIn(state);
  return { stacks, marks, arrows, ...(capitals.length > 0 ? { capitals } : {}) };
}

/** The capitals in which a unit of their nation still stands (4.3). */
function capitalsIn({ nations, places }: State): readonly PlaceId[] {
  return (Object.keys(nations) as NationId[]).flatMap((nation) => {
    const capital = nations[nation]?.capital;
    const stands =
      capital && places[capital]?.some((c) => c.owner === nation && c.kind !== 'ruin' && c.kind !== 'leader');
    return stands ? [capital] : [];
  });
}

/** The units off the map, in El Cid's band. */
export const bandOf = (state: State): readonly Counter[] => countersOf('band', state.band ?? []);

function attackerOf(state: State, place: PlaceId, owners: readonly Owner[]): Owner | undefined {
  const battle = state.frames.find((frame) => frame.kind === 'battle' && frame.place === place);
  if (battle?.kind === 'battle') return battle.attacker;
  return owners.find((owner) => owner === state.active) ?? owners[0];
}

/** Works are on the left, leaders on the right; cohorts that differ only in how they moved are shown as one. */
const ORDER = ['castle', 'fort', 'ruin', 'elite', 'knight', 'cavalry', 'infantry', 'berber', 'leader'];

/** The counters of cohorts that stand in one place. */
export function countersOf(place: PlaceId | 'band', cohorts: readonly Cohort[]): readonly Counter[] {
  const joined = new Map<string, Counter>();
  for (const { owner, kind, count, hits, leader } of cohorts) {
    const id = [place, owner, kind, leader ?? '', hits ?? 0].join(' ');
    const lives = kind === 'castle' ? 3 : kind === 'knight' ? 2 : undefined;
    const before = joined.get(id)?.count ?? 0;
    joined.set(id, {
      id,
      nation: owner,
      kind,
      count: before + count,
      ...(hits && lives ? { wounds: hits, lives } : {}),
    });
  }
  return [...joined.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
