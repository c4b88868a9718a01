import { total } from '../../../../kernel/choices.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { count } from '../../../../kernel/counting.ts';
import type { ChoiceOf, Formed, Question } from '../actions.ts';
import { COMBAT_KINDS } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import { newBattle } from '../rules/battle.ts';
import { startBattle } from '../rules/combat.ts';
import { pay, purse } from '../rules/gold.ts';
import type { FrameHandler } from '../rules/hooks.ts';
import { goneOf } from '../rules/named.ts';
import { award } from '../rules/points.ts';
import { attackLimit } from '../rules/stacking.ts';
import {
  available,
  countUnits,
  first,
  isUnit,
  keyOf,
  leadersOf,
  of,
  type Picked,
  resting,
  tally,
} from '../rules/units.ts';
import { at, type Draft, pop, putBand, replace, seatOf, takeOff, tell, type View } from '../rules/view.ts';
import type { MissionFrame } from '../state/frame.ts';
import { bandOf, STRONGEST, send } from './el-cid.ts';
import { EL_CID, priceOf, standing, whyNoTarget } from './el-cid-hire.ts';

/**
 * Rules 11-el-cid-battle, 11-el-cid-pay and 11-el-cid-after: a mission that a nation has offered, until his units leave
 * the map again (rulings cid-battle, cid-named). All gold is half gold, all points are half points.
 */

/** Whether a mission from a save can be answered and fought. */
export function isMission(view: View, { hirer, step, place, named }: MissionFrame): boolean {
  if (priceOf(named) > purse(view, hirer) || !view.state.nations[EL_CID]) return false;
  const band = bandOf(view, EL_CID);
  const there = standing(view, place);
  const waits = countUnits(band) > 0 && leadersOf(band).length > 0 && !whyNoTarget(view, hirer, place);
  const areThere = COMBAT_KINDS.every((kind) => (named[kind] ?? 0) <= (there[kind] ?? 0));
  return step === 'fight' || (waits && areThere && priceOf(named) > 0);
}

/** A mission that was offered: he answers, engages units, fights, and is paid. */
export const missionFrame: FrameHandler<MissionFrame> = {
  ask(view, frame) {
    if (frame.step === 'answer') return askAnswer(view, frame);
    if (frame.step === 'fight') return undefined;
    const choice = engagement(view, frame);
    return count(choice) === 1 ? undefined : askEngage(view, frame, choice);
  },
  answer(draft, frame, action) {
    if (action.kind === 'engage') fight(draft, frame, action.values.units);
    else answerOffer(draft, frame, action.kind === 'accept');
  },
  goOn(draft, frame) {
    if (frame.step === 'engage') fight(draft, frame, bestOf(engagement(draft, frame)));
    else settleMission(draft, frame);
  },
  whyNot: whyNotInMission,
};

function askAnswer(view: View, { hirer, place, named }: MissionFrame): Question {
  return {
    by: [seatOf(view, EL_CID)],
    kind: 'mission-answer',
    rule: '11-el-cid-hire',
    phase: '',
    params: { nation: EL_CID, hirer, place, units: { ...named }, gold: priceOf(named) },
    choices: [
      { kind: 'accept', fixed: {}, ranges: {} },
      { kind: 'decline', fixed: {}, ranges: {} },
    ],
    preset: { kind: 'accept', fixed: {}, values: {} },
  };
}

function answerOffer(draft: Draft, frame: MissionFrame, accepted: boolean): void {
  const { hirer, place, named } = frame;
  tell(draft, { kind: 'mission', rule: '11-el-cid-hire', hirer, place, named, accepted });
  if (accepted) replace(draft, { ...frame, step: 'engage' });
  else pop(draft);
}

/**
 * The number of units that he may engage: 2 over the limit of the province, because he leads them (11-el-cid-battle).
 */
function mostEngaged(view: View, { place }: MissionFrame): number {
  return attackLimit(view, EL_CID, place, leadersOf(bandOf(view, EL_CID)));
}

function engagement(view: View, frame: MissionFrame): ChoiceOf<'engage'> {
  const units = available(bandOf(view, EL_CID), isUnit);
  const max = Math.min(total(units), mostEngaged(view, frame));
  return { kind: 'engage', fixed: { to: frame.place }, ranges: { units: { is: 'counts', of: units, min: 1, max } } };
}

function bestOf({ ranges }: ChoiceOf<'engage'>): Picked {
  const range = ranges['units'];
  return range?.is === 'counts' ? first(range.of, range.max, STRONGEST) : {};
}

function askEngage(view: View, frame: MissionFrame, choice: ChoiceOf<'engage'>): Question {
  const { hirer, place, named } = frame;
  return {
    by: [seatOf(view, EL_CID)],
    kind: 'engage',
    rule: '11-el-cid-battle',
    phase: '',
    params: { nation: EL_CID, hirer, place, units: { ...named }, limit: mostEngaged(view, frame) },
    choices: [choice],
    preset: { kind: choice.kind, fixed: choice.fixed, values: { units: bestOf(choice) } },
  };
}

/** He and his units are placed in the province. Rivers do not count, and the hirer scores as if it attacked itself. */
function fight(draft: Draft, frame: MissionFrame, picked: Picked): void {
  const { hirer, named, there, place } = frame;
  const leaders = available(bandOf(draft, EL_CID), (c) => c.kind === 'leader');
  send(draft, EL_CID, place, { ...picked, ...leaders }, '11-el-cid-battle');
  replace(draft, { ...frame, step: 'fight' });
  startBattle(draft, {
    ...newBattle(draft, EL_CID, place),
    scores: hirer,
    rivers: false,
    band: 'only',
    mission: { hirer, named, there },
  });
}

/**
 * After the battle: gold for the named units that are gone, an equal number of points for El Cid, and his units leave
 * the map.
 */
function settleMission(draft: Draft, frame: MissionFrame): void {
  const { hirer, place } = frame;
  pop(draft);
  const gold = priceOf(goneOf(draft, place, EL_CID, frame));
  if (gold > 0) {
    pay(draft, hirer, -gold);
    tell(draft, { kind: 'paid', rule: '11-el-cid-pay', hirer, gold, points: gold });
    award(draft, EL_CID, gold, '11-el-cid-pay', 'mission', [place]);
  }
  const back = of(at(draft, place), EL_CID).filter((c) => c.kind !== 'ruin');
  if (back.length === 0) return;
  takeOff(draft, place, back);
  putBand(draft, [...(draft.state.band ?? []), ...back.map(resting)]);
  const [units, leaders] = [tally(back), leadersOf(back)];
  tell(draft, { kind: 'to-band', rule: '11-el-cid-after', nation: EL_CID, place, units, leaders });
}

function whyNotInMission(view: View, frame: MissionFrame, action: Formed): Refusal {
  if (frame.step !== 'engage' || action.kind !== 'engage') {
    const asked = frame.step === 'engage' ? 'engage' : 'mission-answer';
    return refuse('answer-first', '11-el-cid-hire', { asked });
  }
  const { units } = action.values;
  const band = bandOf(view, EL_CID).filter(isUnit);
  const picked = typeof units === 'object' ? Object.entries(units) : [];
  const areThere = picked.every(([key, n]) => (band.find((c) => keyOf(c) === key)?.count ?? 0) >= n);
  if (picked.length === 0 || !areThere) return refuse('nobody-there', '11-el-cid-battle', {});
  const { place } = frame;
  return refuse('engage-most', '11-el-cid-battle', { nation: EL_CID, place, limit: mostEngaged(view, frame) });
}
