import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the scenes about the Muslim reaction (13). */

export const aFourIsPortugal: WordsOfScene<Scenes['a-four-is-portugal']> = {
  title: 'A 4 is Portugal',
  about: t`Phase 5 needs 2 dice for the region and the force, and here a third for the location. Portugal has 1 Muslim-controlled city.`,
  steps: [
    t`No unit moves.`,
    t`The region die rolls 4: Portugal, region IV. In the column for 1 city a 4 is 1 army. The location die rolls 6, ${l('badajoz')}. The army moves to ${l('porto')}, meets the garrison, and loses the battle.`,
  ],
  after: t`The column counts the cities that the Muslims control in the region, besieged ones too (${r('13.2')}). The army attacked the first enemy in number order, not the nearest on the map.`,
  tasks: {
    'two-at-porto': {
      ask: t`Before phase 5, bring a second unit to ${l('porto')}.`,
      done: t`2 dice defend ${l('porto')} instead of 1.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('seville')}: an army is there.`,
        t`Inside a region every location can be reached.`,
        t`Move the army from ${l('seville')} to ${l('porto')}.`,
      ],
    },
  },
  wrongs: {
    'too-soon': {
      label: t`Roll for the Muslim reaction before phase 4 ends.`,
      because: t`The phases have a fixed order.`,
    },
  },
};

export const theReactionStays: WordsOfScene<Scenes['the-reaction-stays']> = {
  title: 'A reaction that does not move',
  about: t`3 Muslim armies are in ${l('lisbon')}, a Christian garrison in ${l('porto')}. Will the reaction send them?`,
  steps: [
    t`The garrison stays where it is.`,
    t`The dice roll 4 and 2: a Muslim garrison in Portugal. It appears in ${l('lisbon')}, and the phase is over.`,
  ],
  after: t`Only armies that the dice raise begin a march. The 3 armies that were there stay, because no army was raised beside them (${r('13.7')}).`,
  tasks: {
    'stay-out-of-reach': {
      ask: t`Move the garrison from ${l('porto')} to ${l('badajoz')} before the dice are rolled.`,
      done: t`A garrison moves freely inside its region.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('porto')}.`,
        t`No road is needed inside a region.`,
        t`Move the garrison from ${l('porto')} to ${l('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'leave-portugal': {
      label: t`Take the road from ${l('porto')} to ${l('galicia')}.`,
      because: t`Muslim units are in Portugal, and a garrison never leaves its region.`,
    },
  },
};

export const granadaToAlgeciras: WordsOfScene<Scenes['granada-to-algeciras']> = {
  title: 'From Granada to Algeciras',
  about: t`1 army lands from North Africa at ${l('granada')}, the last location of Al-Andalus. Where does it go?`,
  steps: [
    t`No unit moves.`,
    t`The dice roll 6, 1 and 3: a landing of 1 army at port 3, ${l('granada')}. From the last number it goes to the first, ${l('algeciras')}, and on to ${l('cordoba')}.`,
  ],
  after: t`The empty Christian city of ${l('cordoba')} is the first target on its way, and it is besieged. The army in ${l('murcia')} comes later in the order, although ${l('murcia')} lies beside ${l('granada')} (${r('13.7')}).`,
  tasks: {
    'guard-cordoba': {
      ask: t`Before the landing, put a defender into ${l('cordoba')}.`,
      done: t`An army inside adds 2 to the defence of the city (${r('14-values')}).`,
      lost: t`Phase 4 is over, and ${l('cordoba')} is empty.`,
      hints: [
        t`Look at ${l('murcia')}.`,
        t`The army may move to any location of Al-Andalus.`,
        t`Move the army from ${l('murcia')} to ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Move from ${l('murcia')} to ${l('toledo')}.`,
      because: t`The road from ${l('murcia')} leads to ${l('valencia')}.`,
    },
  },
};

export const theSearchByRoad: WordsOfScene<Scenes['the-search-by-road']> = {
  title: 'The search by number and road',
  about: t`1 army lands at ${l('algeciras')}. Al-Andalus has no target; Castile and Portugal have one each, and roads lead to both from ${l('cordoba')}.`,
  steps: [
    t`No unit moves.`,
    t`The dice roll 6, 1 and 2: a landing of 1 army at port 2. It looks up the numbers for a road to a region with a target, and finds 2 at ${l('cordoba')}. The lower region is Castile, so it goes to ${l('toledo')}.`,
  ],
  after: t`The force first looks, then moves: in number order to the first location with such a road, and over it. Of 2 roads it takes the one to the lower region (${r('13.9')}).`,
  tasks: {
    'defend-toledo': {
      ask: t`Before the landing, put a defender into ${l('toledo')}.`,
      done: t`The city is still the first target, but no longer empty.`,
      lost: t`Phase 4 is over, and ${l('toledo')} is empty.`,
      hints: [
        t`Look at ${l('salamanca')}.`,
        t`The army may move to any location of Castile.`,
        t`Move the army from ${l('salamanca')} to ${l('toledo')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Move from ${l('salamanca')} to ${l('lisbon')}.`,
      because: t`The road from ${l('salamanca')} into Portugal leads to ${l('badajoz')}.`,
    },
  },
};

export const anArmyLeftBehind: WordsOfScene<Scenes['an-army-left-behind']> = {
  title: 'An army left behind',
  about: t`3 armies land at ${l('granada')}. On their way to ${l('murcia')} they pass 2 cities and a fort.`,
  steps: [
    t`No unit moves.`,
    t`The dice roll 6, 3 and 3. 1 army stays in ${l('granada')}, whose city has no garrison. In ${l('algeciras')} a garrison holds the fort: no army stays, and the army there comes along. In ${l('cordoba')} 1 army stays.`,
  ],
  after: t`2 armies reach ${l('murcia')} and besiege it. The march began with 3, took 1 along and left 2 (${r('13.10')}).`,
  tasks: {
    'cut-the-road': {
      ask: t`Before the landing, besiege the empty city of ${l('cordoba')} with the garrison.`,
      done: t`The besiegers will be the first target of the force.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('cordoba')}: its city is empty.`,
        t`A garrison moves freely inside its region.`,
        t`Move the garrison from ${l('murcia')} to ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'garrison-leaves': {
      label: t`Take the road from ${l('murcia')} to ${l('valencia')}.`,
      because: t`Muslim units are in Al-Andalus, and a garrison never leaves its region.`,
    },
  },
};

export const reliefOfCordoba: WordsOfScene<Scenes['relief-of-cordoba']> = {
  title: 'Relief for Córdoba',
  about: t`2 Christian armies besiege a Muslim garrison in ${l('cordoba')}. Then a Muslim army lands.`,
  steps: [
    t`The armies move from ${l('seville')} to ${l('cordoba')} and besiege the city.`,
    t`Phase 4 ends.`,
    t`The dice roll 6, 1 and 2: 1 army lands at ${l('algeciras')} and moves to ${l('cordoba')}. The garrison comes out and fights beside it. Each side hits once.`,
  ],
  after: t`On equal losses all surviving Muslims go into the city: the army that arrived is now besieged itself (${r('13.11')}).`,
  tasks: {
    'with-the-order': {
      ask: t`Besiege ${l('cordoba')} with all 3 units of ${l('seville')}.`,
      done: t`2 armies and an Order add 7 to the die of the siege (${r('14-values')}).`,
      lost: t`A part of the force besieges the city, and the other part is not in it.`,
      hints: [
        t`Look at ${l('seville')}.`,
        t`Choose the Order as well.`,
        t`Move 2 armies and the Order from ${l('seville')} to ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Move from ${l('seville')} to ${l('murcia')}.`,
      because: t`The road from ${l('seville')} leads to ${l('cordoba')}.`,
    },
  },
};

export const threeArmiesStay: WordsOfScene<Scenes['three-armies-stay']> = {
  title: '3 armies stay at a siege',
  about: t`4 armies meet ${l('cordoba')}: a Christian city with a fort and 1 garrison. How many must stay?`,
  steps: [
    t`Nothing is bought.`,
    t`No unit moves.`,
    t`The dice roll 6, 4 and 2: 4 armies land at ${l('algeciras')}. In ${l('cordoba')} 3 of them stay, and the last moves on to ${l('murcia')}.`,
  ],
  after: t`As many armies stay as the location has counters, and here city and fort count too: 1 + 1 + 1 (${r('13.12')}). Elsewhere they are no units.`,
  tasks: {
    'hold-a-fourth': {
      ask: t`Spend your point so that all 4 armies would have to stay at ${l('cordoba')}.`,
      done: t`City, fort and 2 garrisons: 4 counters hold 4 armies.`,
      lost: t`Phase 3 is over.`,
      hints: [
        t`Look at ${l('cordoba')}: 3 counters so far.`,
        t`1 point pays for a garrison.`,
        t`Raise 1 garrison in ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'too-dear': {
      label: t`Raise an army in ${l('cordoba')}.`,
      because: t`An army costs 2 points, and you have 1.`,
    },
  },
};
