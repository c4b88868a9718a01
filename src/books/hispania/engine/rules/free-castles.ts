import type { Refusal } from '../../../../kernel/contract.ts';
import type { Question } from '../actions.ts';
import { NATIONS, type NationId, type PlaceId, type ProvinceId, type RuleId, ruleOfNation } from '../data/ids.ts';
import type { FreeCastles as Given } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import type { FreeCastles } from '../state/frame.ts';
import type { Phase } from '../turn.ts';
import { castlesLeft } from './castles.ts';
import type { FrameHandler } from './hooks.ts';
import { ruinOf } from './losses.ts';
import { raise } from './placement.ts';
import { held, holder, isEmpty, subjectsOf } from './relations.ts';
import { isWork, of, tally } from './units.ts';
import { at, type Draft, pop, push, put, reading, recordOf, replace, seatOf, tell, type View } from './view.ts';
import { tellToLeave } from './withdrawal.ts';

/**
 * Castles that a nation receives at no cost on a turn, one in a fixed province, the others in its plains south of the
 * Douro (rulings free-castles, free-castle-empty, barcelona-castle). They may exceed the stacking limit; a castle
 * without a province or a counter is lost.
 */

/** The rule of the castles that a nation may place freely. */
function ruleOfFree({ tables }: View, nation: NationId): RuleId {
  return tables.nations[nation].freeCastles.find(({ free }) => free > 0)?.rule ?? ruleOfNation(nation);
}

/** The step of the start of a turn, before any nation. */
export function castlesAtTurnStart(draft: Draft): void {
  if (reading(draft, 'barcelona-castle') === 'a') for (const nation of NATIONS) give(draft, nation, 'game-turn-start');
}

/** Takes part at the start of phases: the last one precedes the points of a nation's own turn (8-own-turn). */
export function castlesInPhase(draft: Draft, nation: NationId, { does }: Phase): void {
  if (does === 'sequence-end') give(draft, nation, 'own-turn-end');
  if (does === 'arrival' && reading(draft, 'barcelona-castle') === 'b') give(draft, nation, 'game-turn-start');
}

function give(draft: Draft, nation: NationId, when: Given['when']): void {
  const kept = draft.state.nations[nation];
  if (!kept || kept.ended) return;
  for (const given of recordOf(draft, nation).freeCastles) {
    if (given.turn !== draft.state.turn || given.when !== when) continue;
    if (given.free > 0) push(draft, { kind: 'free-castles', nation, count: given.free });
    raiseFixed(draft, nation, given);
  }
}

/** The castle with a fixed province: the nation's own, an empty one, or a subject's, whose units then must withdraw. */
function raiseFixed(draft: Draft, nation: NationId, { fixed, fromSubject, rule }: Given): void {
  const owner = holder(draft, fixed);
  const subject = fromSubject ? subjectsOf(draft, nation).find((one) => one === owner) : undefined;
  const empty = fromSubject && isEmpty(draft, fixed) && reading(draft, 'free-castle-empty') === 'a';
  const held = owner === nation || subject !== undefined || empty;
  if (!held || castlesLeft(draft, nation) === 0) {
    tell(draft, { kind: 'no-castle', rule: held ? '2.3' : rule, nation, place: fixed });
    return;
  }
  if (subject !== undefined) {
    raze(draft, fixed, subject, rule);
    tellToLeave(draft, subject, [fixed], rule);
  }
  if (at(draft, fixed).some(isWork)) {
    tell(draft, { kind: 'no-castle', rule: '4.2', nation, place: fixed });
    return;
  }
  erect(draft, nation, fixed, rule);
}

/** Removes the subject's castle or fort in the castle's place at once (ruling forced-out-castles). */
function raze(draft: Draft, place: ProvinceId, owner: NationId, rule: RuleId): void {
  const works = of(at(draft, place), owner).filter(isWork);
  if (works.length === 0) return;
  const ruins = works.filter((c) => c.kind === 'castle').map(ruinOf);
  put(draft, place, [...at(draft, place).filter((c) => !works.includes(c)), ...ruins]);
  tell(draft, { kind: 'withdrew', rule, owner, from: place, to: null, units: tally(works), leaders: [] });
  if (ruins.length > 0) tell(draft, { kind: 'ruined', rule: '9.5', place, owner });
}

function erect(draft: Draft, nation: NationId, place: ProvinceId, rule: RuleId): void {
  raise(draft, nation, place, 'castle');
  tell(draft, { kind: 'raised', rule, nation, place, unit: 'castle' });
}

/** Its plains south of the Douro without a castle (ruling south-of-douro). */
function open(view: View, nation: NationId): readonly ProvinceId[] {
  return held(view, nation).filter((place) => whyNotHere(view, nation, place) === undefined);
}

function whyNotHere(view: View, nation: NationId, place: PlaceId): Refusal | undefined {
  const params = { nation, place };
  const rule = ruleOfFree(view, nation);
  const land = held(view, nation).find((one) => one === place);
  if (land === undefined) return refuse('place-not-held', rule, params);
  const { provinces, southOfDouro } = view.tables;
  if (provinces[land].terrain !== 'plain' || !southOfDouro.includes(land)) {
    return refuse('castle-not-here', rule, params);
  }
  return at(view, land).some(isWork) ? refuse('castle-there', '4.2', params) : undefined;
}

/** The number that may still be placed: one for each counter. */
function most(view: View, { nation, count }: FreeCastles): number {
  return Math.min(count, castlesLeft(view, nation));
}

export const freeCastles: FrameHandler<FreeCastles> = {
  ask(view, frame) {
    const places = open(view, frame.nation);
    const n = most(view, frame);
    return n > 0 && places.length > n ? askCastle(view, frame, places) : undefined;
  },
  answer(draft, { nation, count }, action) {
    if (action.kind !== 'castle') return;
    erect(draft, nation, action.fixed.place, ruleOfFree(draft, nation));
    replace(draft, { kind: 'free-castles', nation, count: count - 1 });
  },
  goOn(draft, frame) {
    const { nation, count } = frame;
    pop(draft);
    const places = open(draft, nation).slice(0, most(draft, frame));
    const own = ruleOfFree(draft, nation);
    for (const place of places) erect(draft, nation, place, own);
    const rule = castlesLeft(draft, nation) === 0 ? '2.3' : own;
    for (let n = places.length; n < count; n++) tell(draft, { kind: 'no-castle', rule, nation, place: null });
  },
  whyNot: (view, { nation }, action) =>
    (action.kind === 'castle' ? whyNotHere(view, nation, action.fixed.place) : undefined) ??
    refuse('answer-first', ruleOfFree(view, nation), { asked: 'free-castle' }),
};

function askCastle(view: View, { nation, count }: FreeCastles, places: readonly ProvinceId[]): Question {
  const income = (place: ProvinceId) => view.tables.provinces[place].income;
  const best = places.reduce((a, b) => (income(b) > income(a) ? b : a));
  return {
    by: [seatOf(view, nation)],
    kind: 'free-castle',
    rule: ruleOfFree(view, nation),
    phase: '',
    params: { nation, count, places: [...places] },
    choices: places.map((place) => ({ kind: 'castle', fixed: { place }, ranges: {} })),
    preset: { kind: 'castle', fixed: { place: best }, values: {} },
  };
}
