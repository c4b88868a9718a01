import type { Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import { isRoman, provinceNumbered, provinceOf, shieldOf, townNumbered, townsOf } from '../data/geography.ts';
import { COMMANDERS, type CommanderId, HISPANO, type ProvinceId, TOWNS, type TownId } from '../data/ids.ts';
import { STARTING_REVOLTS } from '../data/level.ts';
import type { RuleId } from '../data/rules.ts';
import { refuse } from '../refusals.ts';
import type { Starting, State } from '../state.ts';
import { armyIn, generalAt, revoltsAt, scenarioOf, uses } from './board.ts';
import { change, type Draft, placeRevolts, rollFor, setGeneral } from './draft.ts';
import { levy, placeArmy } from './levy.ts';
import { homeOf } from './returning.ts';
import { siteBetween, sites } from './roads.ts';
import { phaseOf, seatsOf } from './seats.ts';

/** The set-up after the fleets: revolts, armies, roads, generals (2.4 to 2.7, 8.7-setup, 9). */

/** Continues the set-up. True if there is a question, false if it is done. */
export function continueStarting(draft: Draft, begun: Starting): boolean {
  if (begun.step === 'begin') return true;
  for (let starting: Starting | null = begun; starting; starting = draft.state.starting) {
    const { step } = starting;
    if (step === 'revolts' && rolls(draft, starting)) return true;
    if (step === 'armies' && levies(draft, starting)) return true;
    if (step === 'roads' && lays(draft, starting)) return true;
    if (step === 'generals') {
      if (nextGeneral(draft.state) !== undefined) return true;
      change(draft, { starting: null });
    }
  }
  return false;
}

/** Lets the set-up begin. */
export function beginStarting(draft: Draft): void {
  const { starting } = draft.state;
  if (starting) set(draft, starting, { step: 'revolts' });
}

function set(draft: Draft, starting: Starting, parts: Partial<Starting>): void {
  change(draft, { starting: { ...starting, ...parts } });
}

/** Towns that may get the starting revolt of a province (2.4, 9.2). */
function townsFor(state: State, province: ProvinceId): readonly TownId[] {
  const { only } = scenarioOf(state);
  const limited = townsOf(province).filter((at) => only.includes(at));
  return limited.length > 0 ? limited : townsOf(province);
}

/** Rolls the revolt of a province (2.4). True if the player of Hispano chooses its town (8.7-setup, ruling V46). */
function rolls(draft: Draft, starting: Starting): boolean {
  const [province, ...provinces] = starting.provinces;
  if (province === undefined) {
    set(draft, starting, { step: 'armies' });
    return false;
  }
  if (starting.die !== null) return true;
  if (uses(draft.state, 'hispano')) {
    set(draft, starting, { die: rollFor(draft, 'hispanic', 'town', '8.7-setup') });
    return true;
  }
  const towns = townsFor(draft.state, province);
  const rule = towns.length < townsOf(province).length ? '9.2' : '2.4';
  const die = rollFor(draft, 'hispanic', 'town', rule, (n) => towns.some((at) => shieldOf(at) === n));
  placeRevolts(draft, townNumbered(province, die), STARTING_REVOLTS[die], rule);
  set(draft, starting, { provinces });
  return false;
}

/** The player of Hispano has chosen the town of a revolt. */
export function chooseRevolt(draft: Draft, at: TownId): void {
  const { starting } = draft.state;
  if (starting === null || starting.die === null) return;
  placeRevolts(draft, at, STARTING_REVOLTS[starting.die], '8.7-setup');
  set(draft, starting, { provinces: starting.provinces.slice(1), die: null });
}

/** Places a starting army (2.5, 9). True if the player of Hispano chooses its town. */
function levies(draft: Draft, starting: Starting): boolean {
  const { state } = draft;
  const { named, armies } = starting;
  if (named === 0 && armies === 0) {
    set(draft, starting, { step: 'roads' });
    return false;
  }
  const entry = namedArmy(state, starting);
  if (entry?.at) {
    place(draft, entry.at, '9');
    return false;
  }
  const towns = townsForArmy(state, starting);
  if (towns.length === 0) {
    draft.facts.push({ kind: 'nothing', rule: '2.5', why: 'no-province', place: null });
    set(draft, starting, { named: 0, armies: 0 });
    return false;
  }
  if (uses(state, 'hispano')) return true;
  place(draft, townByDice(draft, entry?.province, towns), entry ? '9.5' : '2.5');
  return false;
}

/** The army that the scenario has to place next. */
function namedArmy(state: State, { named }: Starting) {
  const { armies } = scenarioOf(state);
  return named > 0 ? armies[armies.length - named] : undefined;
}

/** Towns in revolt that may get a starting army: in a Hispanic province without one. */
function townsForArmy(state: State, starting: Starting): readonly TownId[] {
  const { noArmy } = scenarioOf(state);
  const province = namedArmy(state, starting)?.province;
  return TOWNS.filter((at) => {
    const home = provinceOf(at);
    const isMeant = province === undefined ? !isRoman(home) && !noArmy.includes(home) : home === province;
    return isMeant && revoltsAt(state, at) > 0 && !armyIn(state, home);
  });
}

/** The Roman die names the province, and the Hispanic one the town where there are several. */
function townByDice(draft: Draft, named: ProvinceId | undefined, towns: readonly TownId[]): TownId {
  const isIn = (province: ProvinceId) => towns.filter((at) => provinceOf(at) === province);
  const province =
    named ?? provinceNumbered(rollFor(draft, 'roman', 'province', '2.5', (n) => isIn(provinceNumbered(n)).length > 0));
  const [only, other] = isIn(province);
  if (only !== undefined && other === undefined) return only;
  const fits = (n: number) => isIn(province).some((at) => shieldOf(at) === n);
  return townNumbered(province, rollFor(draft, 'hispanic', 'town', '9.5', fits));
}

/** Places the next starting army in a town. */
function place(draft: Draft, at: TownId, rule: RuleId): void {
  const { starting } = draft.state;
  if (!starting) return;
  const kind = namedArmy(draft.state, starting)?.kind;
  if (kind === undefined) levy(draft, at, rule);
  else placeArmy(draft, at, kind === 'special', rule);
  set(draft, starting, starting.named > 0 ? { named: starting.named - 1 } : { armies: starting.armies - 1 });
}

/** The player of Hispano has chosen the town of an army. */
export function chooseArmy(draft: Draft, at: TownId): void {
  place(draft, at, '8.7-setup');
}

/** Goes to the generals when no road is left, or none can be laid (2.6, ruling S30). True if there is a road to lay. */
function lays(draft: Draft, starting: Starting): boolean {
  const { roads } = starting;
  if (roads > 0 && sites(draft.state).length > 0) return true;
  if (roads > 0 && uses(draft.state, 'ingenivm')) change(draft, { kept: draft.state.kept + roads });
  else if (roads > 0) draft.facts.push({ kind: 'dropped', rule: '2.6', roads });
  set(draft, starting, { step: 'generals', roads: 0 });
  return false;
}

/** Lays a road, or keeps it back (2.6, 8.1). */
export function layRoad(draft: Draft, ends: { readonly from: TownId; readonly to: TownId } | null): void {
  const { starting, roads, kept } = draft.state;
  if (!starting) return;
  set(draft, starting, { roads: starting.roads - 1 });
  const site = ends && siteBetween(draft.state, ends.from, ends.to);
  if (site) {
    change(draft, { roads: [...roads, site.road] });
    draft.facts.push({ kind: 'road', rule: '2.6', from: site.road[0], to: site.road[1], cost: 0 });
  } else {
    change(draft, { kept: kept + 1 });
    draft.facts.push({ kind: 'kept', rule: '8.1' });
  }
}

/** The general who lays the next road, in the order of turns (2.6). */
function layer({ level, starting }: State): CommanderId {
  const laid = level.roads - (starting?.roads ?? 0);
  return COMMANDERS[laid % COMMANDERS.length] ?? COMMANDERS[0];
}

/** The general who is placed next (2.7). */
export function nextGeneral({ generals }: State): CommanderId | undefined {
  return COMMANDERS.find((one) => generals[one] === null);
}

/** Puts a general on the board. */
export function putGeneral(draft: Draft, general: CommanderId, to: NonNullable<State['generals'][CommanderId]>): void {
  setGeneral(draft, general, to);
  draft.facts.push({ kind: 'put', rule: '2.7', general, place: to });
}

export function askStarting(state: State, starting: Starting): Decision {
  const common = { phase: phaseOf(state), kind: starting.step === 'begin' ? 'starting' : starting.step };
  const choices = (kind: string, towns: readonly TownId[]) =>
    towns.map((at): Choice => ({ kind, fixed: { place: at }, ranges: {} }));
  switch (starting.step) {
    case 'begin':
      return {
        ...common,
        by: ['first'],
        rule: '2.4',
        params: {},
        choices: [{ kind: 'proceed', fixed: {}, ranges: {} }],
        preset: { kind: 'proceed', fixed: {}, values: {} },
      };
    case 'revolts': {
      const [province] = starting.provinces;
      const die = starting.die;
      return {
        ...common,
        by: [HISPANO],
        rule: '8.7-setup',
        params: { province: province ?? null, revolts: die === null ? 0 : STARTING_REVOLTS[die] },
        choices: province ? choices('revolt', townsFor(state, province)) : [],
      };
    }
    case 'armies':
      return {
        ...common,
        by: [HISPANO],
        rule: '8.7-setup',
        params: { armies: starting.named + starting.armies },
        choices: choices('army', townsForArmy(state, starting)),
      };
    case 'roads': {
      const general = layer(state);
      const all = sites(state).map(
        ({ road: [from, to] }): Choice => ({ kind: 'lay', fixed: { from, to }, ranges: {} }),
      );
      const keep: Choice = { kind: 'keep', fixed: {}, ranges: {} };
      return {
        ...common,
        by: seatsOf(state, general),
        rule: '2.6',
        params: { general, roads: starting.roads },
        choices: uses(state, 'ingenivm') ? [...all, keep] : all,
      };
    }
    case 'generals': {
      const general = nextGeneral(state) ?? COMMANDERS[0];
      return {
        ...common,
        by: seatsOf(state, general),
        rule: '2.7',
        params: { general },
        choices: homeOf(state, general).flatMap((to): readonly Choice[] =>
          generalAt(state, to) === undefined ? [{ kind: 'put', fixed: { general, to }, ranges: {} }] : [],
        ),
      };
    }
  }
}

/** Why a town or a road is not offered at the set-up. */
export function whyNotStarting(
  kind: 'revolt' | 'army' | 'lay' | 'keep',
  fixed: { readonly [key: string]: string },
): Refusal {
  if (kind === 'keep') return refuse('not-in-use', '8.1', {});
  if (kind !== 'lay') {
    const at = TOWNS.find((one) => one === fixed['place']);
    return at ? refuse('not-offered-there', '8.7-setup', { place: at }) : refuse('no-such-place', '1.3', {});
  }
  const [from, to] = [fixed['from'], fixed['to']].map((name) => TOWNS.find((one) => one === name));
  if (from === undefined || to === undefined) return refuse('no-such-place', '1.3', {});
  return refuse('no-road-there', '2.6', { place: from, to });
}
