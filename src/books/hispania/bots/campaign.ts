import type { Decision } from '../../../kernel/contract.ts';
import { type CombatKind, isProvince, type NationId, type PlaceId } from '../engine/data/ids.ts';
import { isUnit } from '../engine/rules/units.ts';
import { Ground } from './ground.ts';
import { type Army, plus, unitsIn } from './might.ts';
import type { Outlook } from './outlook.ts';
import { type Party, routesOf, startOf } from './routes.ts';
import { placeAt } from './threats.ts';

/**
 * Plans the movement of a nation (5): repeatedly the march with the highest value, to take a province, to guard one or
 * to approach one, with the units that are needed least in their places.
 */

/** Units that move to a place together, and their gain in half points. */
export interface March {
  readonly to: PlaceId;
  readonly parties: readonly Party[];
  readonly gain: number;
  /** The nation's whole army there, as planned. */
  readonly army: Army;
}

/** The minimum gain of a march. */
const LEAST = 0.2;
/** An upper bound for the marches of a nation in a phase. */
const MOST = 60;

/** The marches of a phase, in the order of choice. `liking` is a random factor for each place. */
export function campaign(
  outlook: Outlook,
  nation: NationId,
  decision: Decision,
  liking: (place: PlaceId) => number = () => 1,
): readonly March[] {
  const ground = new Ground(outlook, nation, decision);
  // Units move to a place off the map only to leave the game there for points.
  const routes = [...routesOf(outlook.view, nation, decision)].filter(([to]) => isProvince(to) || ground.isExit(to));
  const gone = new Gone();
  const planned: March[] = [];
  /** A cache of the best march to each place, cleared when its inputs change. */
  const marches = new Map<PlaceId, March | undefined>();
  while (planned.length < MOST) {
    let best: March | undefined;
    for (const [to, parties] of routes) {
      if (!marches.has(to)) marches.set(to, bestTo(ground, gone, to, parties, liking(to)));
      const march = marches.get(to);
      if (!march || march.gain <= LEAST) continue;
      if (!best || march.gain > best.gain + 1e-9 || (march.gain > best.gain - 1e-9 && placeAt(to) < placeAt(best.to))) {
        best = march;
      }
    }
    if (!best) return planned;
    planned.push(best);
    const hunger = ground.hunger;
    carryOut(ground, gone, best);
    if (ground.hunger !== hunger) marches.clear();
    const touched = new Set([best.to, ...best.parties.map(startOf)]);
    for (const [to, parties] of routes)
      if (touched.has(to) || parties.some((party) => touched.has(startOf(party)))) marches.delete(to);
  }
  return planned;
}

/** The total value of marches from any planner, in half points. */
export function gainOf(outlook: Outlook, nation: NationId, decision: Decision, marches: readonly March[]): number {
  const ground = new Ground(outlook, nation, decision);
  const touched = new Set(marches.flatMap(({ to, parties }) => [to, ...parties.map(startOf)]));
  const sum = () =>
    [...touched].reduce((all, place) => all + ground.value(place, ground.army(place), rivers.has(place)), 0);
  const rivers = new Set<PlaceId>();
  const before = sum();
  const gone = new Gone();
  for (const march of marches) {
    carryOut(ground, gone, march);
    if (march.parties.some(({ river }) => river)) rivers.add(march.to);
  }
  return sum() - before;
}

/** Units that have already been assigned, by place and cohort. */
class Gone {
  private readonly sent = new Map<string, number>();
  private readonly left = new Map<PlaceId, number>();
  of(party: Party): number {
    return this.sent.get(`${startOf(party)} ${party.key}`) ?? 0;
  }
  /** The number of units that have left a place. */
  from(place: PlaceId): number {
    return this.left.get(place) ?? 0;
  }
  send(party: Party, count: number): void {
    const from = startOf(party);
    this.sent.set(`${from} ${party.key}`, this.of(party) + count);
    if (isUnit(party.cohort)) this.left.set(from, this.from(from) + count);
  }
}

function carryOut(ground: Ground, gone: Gone, { to, parties, army }: March): void {
  for (const party of parties) {
    gone.send(party, party.count);
    const from = startOf(party);
    const left = ground.army(from);
    ground.set(
      from,
      party.cohort.kind === 'leader'
        ? { ...left, led: false }
        : plus(left, party.cohort.kind as CombatKind, -party.count),
    );
  }
  ground.set(to, army);
}

/** The best march to a place, with one of the leaders or without. */
function bestTo(ground: Ground, gone: Gone, to: PlaceId, parties: readonly Party[], liking: number): March | undefined {
  const open = parties.filter((party) => gone.of(party) < party.count);
  let best: March | undefined;
  for (const leader of [undefined, ...open.filter(({ cohort }) => cohort.kind === 'leader')]) {
    const march = gathered(ground, gone, to, open, leader, liking);
    if (march && (!best || march.gain > best.gain)) best = march;
  }
  return best;
}

/** A march of the best number of units, those that are needed least in their places first. */
function gathered(
  ground: Ground,
  gone: Gone,
  to: PlaceId,
  parties: readonly Party[],
  leader: Party | undefined,
  liking: number,
): March | undefined {
  const there = ground.army(to);
  const leaders = leader?.cohort.leader ? [leader.cohort.leader] : [];
  const most = ground.most(to, leaders) - unitsIn(there);
  const open = parties.filter(
    (one) => isUnit(one.cohort) && (!one.led || (leader && startOf(one) === startOf(leader))),
  );
  if (most < 1 || open.length === 0) return undefined;
  const left = new Map<PlaceId, Army>();
  /** The numbers taken so far, by cohort and by place. */
  const taken = new Map<string, number>();
  const chosen: { readonly party: Party; count: number }[] = [];
  /** The loss of value in a place without one unit of a kind. */
  const losses = new Map<PlaceId, Map<string, number>>();
  const before = ground.value(to, there);
  let army: Army = leader ? { ...there, led: true } : there;
  let cost = 0;
  let river = false;
  if (leader) {
    const home = ground.army(startOf(leader));
    left.set(startOf(leader), { ...home, led: false });
    cost += ground.value(startOf(leader), home) - ground.value(startOf(leader), { ...home, led: false });
  }
  let best: { readonly gain: number; readonly size: number; readonly army: Army } | undefined;
  for (let size = 1; size <= most; size++) {
    const next = missedLeast(ground, gone, open, left, taken, losses);
    if (!next) break;
    const { party, loss } = next;
    const from = startOf(party);
    const kind = party.cohort.kind as CombatKind;
    left.set(from, plus(left.get(from) ?? ground.army(from), kind, -1));
    losses.delete(from);
    const name = `${from} ${party.key}`;
    for (const key of [name, from]) taken.set(key, (taken.get(key) ?? 0) + 1);
    const same = chosen.find((one) => one.party === party);
    if (same) same.count++;
    else chosen.push({ party, count: 1 });
    army = plus(army, kind, 1);
    cost += loss;
    river ||= party.river;
    const gain = liking * (ground.value(to, army, river) - before) - cost;
    if (!best || gain > best.gain) best = { gain, size, army };
  }
  if (!best) return undefined;
  return { to, gain: best.gain, army: best.army, parties: first(chosen, best.size, leader) };
}

/** A number of the chosen units, in order, with their leader. */
function first(
  chosen: readonly { readonly party: Party; readonly count: number }[],
  size: number,
  leader: Party | undefined,
): readonly Party[] {
  const parties: Party[] = leader ? [leader] : [];
  let left = size;
  for (const { party, count } of chosen) {
    const n = Math.min(count, left);
    if (n > 0) parties.push({ ...party, count: n });
    left -= n;
  }
  return parties;
}

/** The unit whose departure costs least, of those that could still move. */
function missedLeast(
  ground: Ground,
  gone: Gone,
  parties: readonly Party[],
  left: ReadonlyMap<PlaceId, Army>,
  taken: ReadonlyMap<string, number>,
  losses: Map<PlaceId, Map<string, number>>,
): { readonly party: Party; readonly loss: number } | undefined {
  let best: { party: Party; loss: number } | undefined;
  for (const party of parties) {
    const { key, cohort, count } = party;
    const from = startOf(party);
    if (!isUnit(cohort) || gone.of(party) + (taken.get(`${from} ${key}`) ?? 0) >= count) continue;
    if (gone.from(from) + (taken.get(from) ?? 0) >= party.most) continue;
    const here = losses.get(from) ?? new Map<string, number>();
    losses.set(from, here);
    let loss = here.get(cohort.kind);
    if (loss === undefined) {
      const army = left.get(from) ?? ground.army(from);
      loss = ground.value(from, army) - ground.value(from, plus(army, cohort.kind, -1));
      here.set(cohort.kind, loss);
    }
    // Units in the leader's place move first, because he leads them over mountains.
    if (!best || loss < best.loss - (party.led ? -1e-9 : 1e-9)) best = { party, loss };
  }
  return best;
}
