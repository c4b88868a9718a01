import { COMPUTERS } from '../../../../words/en/computers.ts';
import { share } from '../../../../words/en/share.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { Who } from '../../../../words/who.ts';
import type { Level } from '../../bots/computer.ts';
import type { Why } from '../../bots/thought.ts';
import { type NationId, ruleOfNation } from '../../engine/data/ids.ts';
import { r } from '../marks.ts';
import { count, does, inside, kind, place, points, The, the, Whose, whose } from './units.ts';

/** The words of the computers: who they are, how they are watched, and why they play what they play. */

/** Half points that were calculated: `about 3½ points`, `next to nothing`. */
const about = (halves: number): string => {
  const whole = Math.round(Math.abs(halves));
  return whole === 0 ? 'next to nothing' : `about ${points(whole)}`;
};
/** `63 in 100`. */
const in100 = (chance: number): string => `${share(Math.round(chance * 100), 100, chance)} in 100`;
const more = (halves: number): string => (Math.round(halves) > 0 ? `${about(halves)} more` : 'no less');

type Of<K extends Why['kind']> = Extract<Why, { readonly kind: K }>;

const moved = (nation: NationId, units: number): Rich =>
  units > 0 ? t`${count(units, 'unit')} of ${the(nation)}` : t`The leader of ${the(nation)}`;
const moves = (units: number): string => (units === 1 || units === 0 ? 'moves' : 'move');

function march({ aim, nation, to, units, enemy, chance, gain }: Of<'march'>): Rich {
  const who = t`${moved(nation, units)} ${moves(units)} to ${place(to)}`;
  const worth =
    Math.round(gain) > 0
      ? [`The expected gain is ${about(gain)} over the coming turns.`]
      : ['By itself this gains little.'];
  switch (aim) {
    case 'take': {
      const from = enemy ? t` from ${the(enemy)}` : [];
      const odds = chance === undefined ? [] : t` The chance to win the battle is ${in100(chance)} (${r('6')}).`;
      return t`${who} to take it${from}.${odds} ${worth}`;
    }
    case 'settle':
      return t`${who}, which scores for ${the(nation)} (${r('8')}). ${worth}`;
    case 'guard':
      return t`${who} to guard it against enemies that can reach it. ${worth}`;
    case 'near':
      return t`${who}, closer to ${whose(nation)} goals. ${worth}`;
    case 'leave':
      return t`${who}, to leave the game there (${r(ruleOfNation(nation))}). ${worth}`;
  }
}

function battle({ stays, place: at, chance, points: scored, stay, go: leave }: Of<'battle'>): Rich {
  const odds = t`The chance to win ${inside(at)} is ${in100(chance)}, with ${about(scored)} for destroyed units (${r('6')}).`;
  if (leave === undefined) return t`${odds} There is no legal retreat.`;
  return stays
    ? t`${odds} Fighting on is worth ${more(stay - leave)} than retreating.`
    : t`${odds} Retreating (${r('6.6')}) is worth ${more(leave - stay)} than fighting on.`;
}

/** What was found by playing plans to their end. */
const ahead = (plans: number, gain: number): string =>
  `It tried ${count(plans, 'plan')}: ${
    Math.round(gain) > 0 ? `this one gained ${about(gain)} more than a Captain’s choice.` : 'none was better.'
  }`;

/** A sentence for each reason. Points are half points, chances from 0 to 1. */
const WHY: { readonly [K in Why['kind']]: (why: Of<K>) => Rich } = {
  only: () => ['There was only one legal answer.'],
  usual: () => ['The suggestion was good enough: no other answer promised more.'],
  march,
  rests: ({ nation }) => t`No further move of ${the(nation)} would gain more than it exposes (${r('5')}).`,
  battle,
  aims: ({ place: at, first }) =>
    t`The dice ${inside(at)} target ${kind(first)} first, which costs the enemy most (${r('6.1')}).`,
  weighed: ({ of, gain }) =>
    t`Of ${count(of, 'answer')}, this one promised the most${Math.round(gain) > 0 ? `: ${about(gain)} more than the suggestion` : ''}.`,
  bows: ({ nation, to, place: at, chance }) =>
    t`${Whose(nation)} chance to win ${inside(at)} is ${in100(chance)}, and ${does(nation, 'they have', 'it has')} few other units: ${does(nation, 'they submit', 'it submits')} to ${the(to)} to survive (${r('9.6')}).`,
  bids: ({ nation, worth }) =>
    t`${The(nation)} should be worth ${about(worth)} to this player, whose bid must leave a gain (${r('14')}).`,
  foreseen: ({ plans, gain, of }) => t`${ahead(plans, gain)} ${why(of)}`,
};

/** Why a computer has played what it has. */
function why(of: Why): Rich {
  const say = WHY[of.kind] as (of: Why) => Rich;
  return say(of);
}

export const BOTS = {
  ...COMPUTERS,
  levels: {
    novice: { name: 'Novice', says: 'knows the rules and takes nearby provinces, without planning ahead.' },
    captain: {
      name: 'Captain',
      says: 'plans the turn of each nation: its points, the odds of its battles and the threats of its enemies.',
    },
    strategist: {
      name: 'Strategist',
      says: 'looks ahead to the nations that move next and those it will play later. It takes its time.',
    },
  } satisfies Record<Level, { readonly name: string; readonly says: string }>,
  lent: { ...COMPUTERS.lent, phase: ({ the }: Who): Rich => t`A Captain plays this phase for ${the}.` },
  why,
};
