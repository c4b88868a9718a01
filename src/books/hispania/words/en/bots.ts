import { COMPUTERS } from '../../../../words/en/computers.ts';
import { share } from '../../../../words/en/share.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { Who } from '../../../../words/who.ts';
import type { Level } from '../../bots/computer.ts';
import type { Why } from '../../bots/thought.ts';
import { type NationId, ruleOfNation } from '../../engine/data/ids.ts';
import { r } from '../marks.ts';
import { count, does, inside, kind, place, points, The, the } from './units.ts';

/** The words of the computers: who they are, how they are watched, and why they play what they play. */

/** Half points that were reckoned: `about 3½ points`, `next to nothing`. */
const about = (halves: number): string => {
  const whole = Math.round(Math.abs(halves));
  return whole === 0 ? 'next to nothing' : `about ${points(whole)}`;
};
/** `63 in 100`. */
const in100 = (chance: number): string => `${share(Math.round(chance * 100), 100, chance)} in 100`;
const more = (halves: number): string => (Math.round(halves) > 0 ? `${about(halves)} more` : 'no less');

type Of<K extends Why['kind']> = Extract<Why, { readonly kind: K }>;

const went = (nation: NationId, units: number): Rich =>
  units > 0 ? t`${count(units, 'unit')} of ${the(nation)}` : t`The leader of ${the(nation)}`;
const go = (units: number): string => (units === 1 || units === 0 ? 'goes' : 'go');

function march({ aim, nation, to, units, enemy, chance, gain }: Of<'march'>): Rich {
  const who = t`${went(nation, units)} ${go(units)}`;
  const worth =
    Math.round(gain) > 0
      ? [`That should bring ${about(gain)} over the turns to come.`]
      : ['By itself it brings little.'];
  switch (aim) {
    case 'take': {
      const from = enemy ? t` from ${the(enemy)}` : [];
      const odds = chance === undefined ? [] : t` The battle is won in ${in100(chance)} (${r('6')}).`;
      return t`${who} to take ${place(to)}${from}.${odds} ${worth}`;
    }
    case 'settle':
      return t`${who} to hold ${place(to)}, which is worth points to ${the(nation)} (${r('8')}). ${worth}`;
    case 'guard':
      return t`${who} to guard ${place(to)} against those who can come there. ${worth}`;
    case 'near':
      return t`${who} to ${place(to)} to stand nearer to what ${does(nation, 'they want', 'it wants')}. ${worth}`;
    case 'leave':
      return t`${who} to ${place(to)}, where ${does(nation, 'they leave', 'it leaves')} the game (${r(ruleOfNation(nation))}). ${worth}`;
  }
}

function battle({ stays, place: at, chance, points: scored, stay, go: leave }: Of<'battle'>): Rich {
  const odds = t`It would win ${inside(at)} in ${in100(chance)}, with ${about(scored)} for what falls (${r('6')}).`;
  if (leave === undefined) return t`${odds} There is nowhere to go.`;
  return stays
    ? t`${odds} To fight on is worth ${more(stay - leave)} than to retreat.`
    : t`${odds} To retreat (${r('6.6')}) is worth ${more(leave - stay)} than to fight on.`;
}

/** What was found by playing on in the mind. */
const ahead = (plans: number, gain: number): string =>
  `It played ${count(plans, 'plan')} on in its mind: ${
    Math.round(gain) > 0 ? `this one brought ${about(gain)} more than what a captain would do.` : 'none was better.'
  }`;

/** A sentence for each reason. Points are half points, chances from 0 to 1. */
const WHY: { readonly [K in Why['kind']]: (why: Of<K>) => Rich } = {
  only: () => ['There was only one answer.'],
  usual: () => ['What is filled in by itself was good enough: nothing else promised more.'],
  march,
  rests: ({ nation }) => t`No further move of ${the(nation)} is worth what it would leave open (${r('5')}).`,
  battle,
  aims: ({ place: at, first }) =>
    t`The dice ${inside(at)} go to ${kind(first)} first: that costs the enemy most (${r('6.1')}).`,
  weighed: ({ of, gain }) =>
    t`Of ${count(of, 'answer')} this one promised most${Math.round(gain) > 0 ? `: ${about(gain)} more than what is filled in by itself` : ''}.`,
  bows: ({ nation, to, place: at, chance }) =>
    t`${The(nation)} would win ${inside(at)} in ${in100(chance)}, and there is hardly anybody else left: ${does(nation, 'they', 'it')} would rather serve ${the(to)} than be gone (${r('9.6')}).`,
  bids: ({ nation, worth }) =>
    t`${The(nation)} should be worth ${about(worth)} to it: it bids no more than leaves a gain (${r('14')}).`,
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
    novice: { name: 'Novice', says: 'knows the rules and takes what is near, without thinking of tomorrow.' },
    captain: {
      name: 'Captain',
      says: 'plans the turn of each nation: what it scores, what the odds are, what its neighbours may do to it.',
    },
    strategist: {
      name: 'Strategist',
      says: 'looks ahead over the nations that move next, and thinks of those it will lead later. Takes its time.',
    },
  } satisfies Record<Level, { readonly name: string; readonly says: string }>,
  lent: ({ the }: Who): Rich => t`A captain plays this phase for ${the}.`,
  why,
};
