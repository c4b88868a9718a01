import { type Owner, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';

/** The owner of each province with units. */
export type Holders = Readonly<Partial<Record<ProvinceId, Owner>>>;

/** The owners of the provinces with units; where several stand, the one that was there before the attack is named first. */
export function holdersIn({ places, active }: State): Holders {
  const holders: Partial<Record<ProvinceId, Owner>> = {};
  for (const province of PROVINCES) {
    const owners = (places[province] ?? []).filter(({ kind }) => kind !== 'ruin').map(({ owner }) => owner);
    const holder = owners.find((owner) => owner !== active) ?? owners[0];
    if (holder !== undefined) holders[province] = holder;
  }
  return holders;
}
