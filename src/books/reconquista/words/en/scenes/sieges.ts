import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the scenes about sieges and the score (14, 16, 18). */

export const aFortDoubles: WordsOfScene<Scenes['a-fort-doubles']> = {
  title: 'A fort doubles the modifier',
  about: t`2 armies besiege ${l('leon')}: a Muslim city with a fort and 1 garrison.`,
  steps: [
    t`2 of the 3 armies of ${l('oviedo')} move to ${l('leon')} and besiege it.`,
    t`Phase 4 ends.`,
    t`The reaction builds a fort in ${l('salamanca')}.`,
    t`The besiegers roll 5 and add 4 for 2 armies: 9. The garrison rolls 2 and adds 4: city 1 and garrison 1, doubled by the fort: 6.`,
  ],
  after: t`9 beats 6: the garrison and the fort are removed. 9 is odd, so the city stands, and the Christians control it (${r('14-won')}).`,
  tasks: {
    'all-three': {
      ask: t`Besiege ${l('leon')} with all 3 armies.`,
      done: t`3 armies add 6 to the die.`,
      lost: t`A part of the armies besieges ${l('leon')} already, and fewer than 3.`,
      hints: [
        t`Look at ${l('oviedo')}.`,
        t`Units of one location may move together.`,
        t`Move 3 armies from ${l('oviedo')} to ${l('leon')}.`,
      ],
    },
  },
  wrongs: {
    'leave-asturias': {
      label: t`Move an army of ${l('leon')} to ${l('galicia')}.`,
      because: t`No Christian army is in ${l('leon')} yet.`,
    },
  },
};

export const anEvenResult: WordsOfScene<Scenes['an-even-result']> = {
  title: 'An even result destroys the city',
  about: t`2 armies besiege ${l('leon')}, a Muslim city with 1 garrison. The city is worth a point, if it survives.`,
  steps: [
    t`2 armies of ${l('oviedo')} move to ${l('leon')} and besiege it.`,
    t`Phase 4 ends.`,
    t`The reaction builds a fort in ${l('salamanca')}.`,
    t`The besiegers roll 4 and add 4: 8. The garrison rolls 2 and adds 2: 4.`,
  ],
  after: t`8 beats 4, but 8 is even: the city is destroyed as well. The modified result counts, so a modifier of 5 makes other dice even (${r('14-won')}).`,
  tasks: {
    'five-instead-of-four': {
      ask: t`Besiege ${l('leon')} with a modifier of 5.`,
      done: t`2 armies and 1 garrison add 2 + 2 + 1.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('oviedo')}: a garrison is there, too.`,
        t`An army adds 2, a garrison adds 1.`,
        t`Move 2 armies and the garrison from ${l('oviedo')} to ${l('leon')}.`,
      ],
    },
  },
  wrongs: {
    'not-yet': {
      label: t`Resolve the siege at once.`,
      because: t`Sieges wait for phase 6, after the Muslim reaction.`,
    },
  },
};

export const halfIsNoMajority: WordsOfScene<Scenes['half-is-no-majority']> = {
  title: 'Half is no majority',
  about: t`Turn 20 ends. Castile has 2 cities, and each side controls one of them.`,
  steps: [t`The last reaction builds a fort in ${l('granada')}. No siege is left, and the score is taken.`],
  after: t`4 cities, majorities in Asturias and Aragon, Asturias and Portugal free of Muslims: 4 + 4 + 4 = 12. Castile is a tie and gives nothing, and the Muslim city of ${l('zaragoza')} keeps Aragon from being free (${r('16')}).`,
  tasks: {},
  wrongs: {
    'convert-now': {
      label: t`Convert ${l('zaragoza')} now.`,
      because: t`Conversions are bought in phase 3.`,
    },
  },
};

export const theLastTurn: WordsOfScene<Scenes['the-last-turn']> = {
  title: 'The last turn',
  about: t`The start of turn 20 has 23 points, and the rulebook asks for 30. You have 6 points of income to spend.`,
  steps: [
    t`The army in ${l('santiago')} founds a Christian city, for 3 points.`,
    t`The garrison in ${l('galicia')} founds another one.`,
  ],
  after: t`25 points. Each new city is 1 point, but 30 need more: ${l('lisbon')} brings a city and the majority of Portugal, ${l('granada')} the majority of Al-Andalus and a city or, if the siege destroys the city, a free region (${r('16')}, ${r('14-won')}).`,
  tasks: {
    'lisbon-back': {
      ask: t`Now besiege the rebel in ${l('lisbon')}.`,
      done: t`${l('lisbon')} would bring 3 points: its city and the majority of Portugal.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('badajoz')}: an army is there.`,
        t`End spending and choose Portugal.`,
        t`End spending, choose Portugal, and move the army from ${l('badajoz')} to ${l('lisbon')}.`,
      ],
    },
    'granada-first': {
      ask: t`Instead, bring the army of ${l('valencia')} to ${l('granada')} and besiege it.`,
      done: t`2 garrisons never fight a battle in a city: the siege decides in phase 6.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('murcia')}: a road leads there from ${l('valencia')}.`,
        t`End spending and choose Castile.`,
        t`End spending, choose Castile, move the army to ${l('murcia')} and on to ${l('granada')}.`,
      ],
    },
  },
  wrongs: {
    'fort-among-rebels': {
      label: t`Build a fort in ${l('lisbon')}.`,
      because: t`Rebels hold ${l('lisbon')}.`,
    },
    'third-city': {
      label: t`Found a third city.`,
      because: t`A city costs 3 points, and none is left.`,
    },
  },
};
