import type { Refusal } from '../../../../kernel/contract.ts';
import type { ChoiceOf, Formed, Question } from '../actions.ts';
import { type LeaderId, type NationId, PROVINCES, type ProvinceId } from '../data/ids.ts';
import type { Quota, Founding as Record } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import type { Founding } from '../state/succession.ts';
import { convert, leave, ruleOfHeir } from './ending.ts';
import type { FrameHandler } from './hooks.ts';
import { END } from './offers.ts';
import { raise } from './placement.ts';
import { holder, isEmpty } from './relations.ts';
import { afterPlacing, answerSettling, askSettling, whyNotSettling } from './settling.ts';
import { isWork } from './units.ts';
import { at, type Draft, pop, push, recordOf, replace, seatOf, tell, type View } from './view.ts';
import { tellToLeave } from './withdrawal.ts';

/**
 * Rule 9.4: a nation that founds itself. It chooses provinces if it may, takes over castles of its predecessor, other
 * units in its provinces must withdraw (6.6-transformation), and it places its units (`settling.ts`).
 */

/** A nation founds itself in the provinces of its record that its predecessor still controls. */
export function beginFounding(draft: Draft, from: NationId, nation: NationId, record: Record): void {
  const free = (record.chooses?.from ?? []).filter((place) => isFree(draft, from, place));
  const { most = 0, least = 0, fallback = [] } = record.chooses ?? {};
  const short = least - free.length;
  push(draft, {
    kind: 'founding',
    nation,
    from,
    step: 'provinces',
    // If they are fewer than its minimum it takes all of them, and the fallback provinces, whichever nation controls
    // those (11-zaragoza-founding).
    choice: short > 0 ? fallback.filter((place) => !free.includes(place)) : free,
    most: short > 0 ? short : most,
    lands: inOrder([...record.takes, ...(short > 0 ? free : [])]),
    left: record.units,
    swaps: record.swapsCastles ?? 0,
  });
}

/** Whether the predecessor controls a province, or it is empty. */
function isFree(view: View, from: NationId, place: ProvinceId): boolean {
  return isEmpty(view, place) || holder(view, place) === from;
}

/**
 * A nation has its provinces: other units there must withdraw (ruling forced-out-castles), and it places units and
 * leaders.
 */
export function settleIn(
  draft: Draft,
  from: NationId,
  nation: NationId,
  { lands, left, leaders }: { lands: readonly ProvinceId[]; left: Quota; leaders?: readonly LeaderId[] },
): void {
  push(draft, {
    kind: 'founding',
    nation,
    from,
    step: 'clear',
    choice: [],
    most: 0,
    lands: inOrder(lands),
    left,
    swaps: 0,
    ...(leaders ? { leaders } : {}),
  });
}

const inOrder = (lands: readonly ProvinceId[]) => PROVINCES.filter((place) => lands.includes(place));

export const founding: FrameHandler<Founding> = {
  ask(view, frame) {
    switch (frame.step) {
      case 'provinces':
        return frame.most > 0 && frame.choice.length > frame.most ? askProvince(view, frame) : undefined;
      case 'swap':
        return frame.swaps > 0 && swappable(view, frame).length > 0 ? askSwap(view, frame) : undefined;
      case 'clear':
        return undefined;
      case 'units':
        return askSettling(view, frame);
    }
  },
  answer(draft, frame, action) {
    switch (action.kind) {
      case 'found': {
        const { place } = action.fixed;
        replace(draft, {
          ...frame,
          choice: frame.choice.filter((one) => one !== place),
          most: frame.most - 1,
          lands: inOrder([...frame.lands, place]),
        });
        break;
      }
      case 'swap':
        swap(draft, frame, action.fixed.place);
        break;
      case 'end':
        replace(draft, { ...frame, swaps: 0 });
        break;
      case 'arrive':
        answerSettling(draft, frame, action);
    }
  },
  goOn(draft, frame) {
    switch (frame.step) {
      case 'provinces':
        replace(draft, {
          ...frame,
          step: 'swap',
          choice: [],
          most: 0,
          lands: inOrder([...frame.lands, ...(frame.most > 0 ? frame.choice : [])]),
        });
        break;
      case 'swap':
        replace(draft, { ...frame, step: 'clear', swaps: 0 });
        leave(draft, frame.from, frame.lands, ruleOfHeir(draft, frame.from, frame.nation));
        break;
      case 'clear':
        clear(draft, frame);
        break;
      case 'units':
        pop(draft);
    }
  },
  whyNot: whyNotFound,
};

/** The choice of the next province, if there are more than it may take. */
function askProvince(view: View, { nation, from, choice, most, lands }: Founding): Question {
  const worth = (place: ProvinceId) => nextValue(view, nation, place);
  const best = choice.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return {
    by: [seatOf(view, nation)],
    kind: 'found',
    rule: ruleOfHeir(view, from, nation),
    phase: '',
    params: { nation, from, count: most, lands: [...lands] },
    choices: choice.map((place) => ({ kind: 'found', fixed: { place }, ranges: {} })),
    preset: { kind: 'found', fixed: { place: best }, values: {} },
  };
}

/** A nation's points for a province at its next scoring. */
function nextValue({ state, tables }: View, nation: NationId, place: ProvinceId): number {
  const { provincePoints } = tables.nations[nation];
  const next = Object.keys(provincePoints)
    .map(Number)
    .find((turn) => turn > state.turn);
  return (next === undefined ? undefined : provincePoints[next]?.[place]) ?? 0;
}

/**
 * Castles of the predecessor that it may take over, in provinces where it does not receive one, as long as it has
 * infantry to give up.
 */
function swappable(view: View, { nation, from, lands, left }: Founding): readonly ProvinceId[] {
  const given = recordOf(view, nation).founding?.castlesAt ?? [];
  if ((left.infantry ?? 0) === 0) return [];
  return lands.filter(
    (place) => !given.includes(place) && at(view, place).some((c) => c.owner === from && c.kind === 'castle'),
  );
}

function askSwap(view: View, frame: Founding): Question {
  const { nation, from } = frame;
  const places = swappable(view, frame);
  const [first] = places;
  return {
    by: [seatOf(view, nation)],
    kind: 'swap',
    rule: ruleOfHeir(view, from, nation),
    phase: '',
    params: { nation, from, places: [...places], count: frame.swaps },
    choices: [...places.map((place): ChoiceOf => ({ kind: 'swap', fixed: { place }, ranges: {} })), END],
    ...(first !== undefined && { preset: { kind: 'swap', fixed: { place: first }, values: {} } }),
  };
}

/** The new nation takes over a castle of its predecessor for 1 infantry (ruling emirate-castles). */
function swap(draft: Draft, frame: Founding, place: ProvinceId): void {
  const { nation, from, left, swaps } = frame;
  convert(draft, from, nation, ruleOfHeir(draft, from, nation), (c, where) => where === place && c.kind === 'castle');
  replace(draft, { ...frame, swaps: swaps - 1, left: { ...left, infantry: (left.infantry ?? 0) - 1 } });
}

/** Other units in its provinces withdraw, nation by nation; then castles with a fixed province are placed. */
function clear(draft: Draft, frame: Founding): void {
  const { nation, from, lands, leaders } = frame;
  const rule = ruleOfHeir(draft, from, nation);
  const others = (place: ProvinceId) => at(draft, place).filter((c) => c.owner !== nation && c.kind !== 'ruin');
  const owner = lands.flatMap(others)[0]?.owner;
  if (owner !== undefined) {
    const places = lands.filter((place) => others(place).some((c) => c.owner === owner));
    tellToLeave(draft, owner, places, '6.6-transformation');
    return;
  }
  if (!leaders) tell(draft, { kind: 'founded', rule, nation, lands });
  const settled: Founding = { ...frame, step: 'units', left: raiseFixed(draft, frame) };
  replace(draft, settled);
  afterPlacing(draft, settled);
}

/** Places the castles with a fixed province. Returns the units left to place. */
function raiseFixed(draft: Draft, { nation, from, lands, left }: Founding): Quota {
  const fixed = (recordOf(draft, nation).founding?.castlesAt ?? []).filter((place) => lands.includes(place));
  let { castle = 0 } = left;
  for (const place of fixed) {
    if (castle === 0 || at(draft, place).some(isWork)) continue;
    raise(draft, nation, place, 'castle');
    tell(draft, { kind: 'raised', rule: ruleOfHeir(draft, from, nation), nation, place, unit: 'castle' });
    castle -= 1;
  }
  return castle === left.castle ? left : { ...left, castle };
}

function whyNotFound(view: View, frame: Founding, action: Formed): Refusal {
  const { nation, from, step } = frame;
  const rule = ruleOfHeir(view, from, nation);
  if (step === 'provinces' && action.kind === 'found') {
    return refuse('found-not-free', rule, { nation, place: action.fixed.place });
  }
  if (step === 'swap' && action.kind === 'swap')
    return refuse('swap-none', rule, { nation, place: action.fixed.place });
  const why = step === 'units' ? whyNotSettling(view, frame, action) : undefined;
  return why ?? refuse('answer-first', rule, { asked: founding.ask(view, frame)?.kind ?? 'found' });
}
