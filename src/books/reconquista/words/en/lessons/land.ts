import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the lessons about the map, control and income. */

export const whoHoldsWhat: WordsOfLesson<Lessons['who-holds-what']> = {
  title: 'Who holds what',
  learn: t`Which side controls a city, and why its religion rarely matters.`,
  about: t`Units decide. Only an empty city belongs to the side of its religion.`,
  steps: {
    'christian-cities': {
      ask: t`Which 2 cities do the Christians control?`,
      done: t`${l('leon')} is empty and Christian, ${l('toledo')} is Muslim and holds a Christian garrison (${r('5')}).`,
      hints: [
        t`Look at ${l('leon')}, ${l('toledo')} and ${l('valencia')}.`,
        t`Choose the empty Christian city and the city with a Christian unit.`,
      ],
      wrong: t`The units there decide, or the religion if there are none.`,
    },
    'muslim-cities': {
      ask: t`Which 2 cities do the Muslims control?`,
      done: t`${l('lisbon')} is empty and Muslim, ${l('cordoba')} is Christian and holds a Muslim garrison. The rebels hold ${l('valencia')} for themselves.`,
      hints: [
        t`Look at ${l('lisbon')} and ${l('cordoba')}.`,
        t`Choose the empty Muslim city and the city with a Muslim unit.`,
      ],
      wrong: t`The units there decide, or the religion if there are none.`,
    },
    'keep-toledo': {
      ask: t`Move 1 unit to ${l('la-mancha')} and keep control of ${l('toledo')}.`,
      done: t`A single unit holds a captured city.`,
      lost: t`Phase 4 is over.`,
      hints: [t`${l('toledo')} holds an army and a garrison.`, t`Move one of them to ${l('la-mancha')}.`],
      poor: {
        'both-leave': t`Both units have left, and the empty Muslim city is Muslim-controlled again.`,
      },
      wrongs: {},
    },
  },
  after: t`Control is by units, and by religion only where no unit is (${r('5')}). Convert a captured city if you want to leave it.`,
};

export const theNumbers: WordsOfLesson<Lessons['the-numbers']> = {
  title: 'Numbers and roads',
  learn: t`Number order rules the enemy’s retreats and the Muslim march; roads lead out of a region.`,
  about: t`Each location has numbers of a die. They are also an order: upwards, and from the highest to the lowest.`,
  steps: {
    'retreat-from-cordoba': {
      ask: t`The 2 armies in ${l('cordoba')} lose a battle. Where do they retreat?`,
      done: t`${l('murcia')} is next, but rebels are there. Then comes ${l('granada')} (${r('12-enemy-loses')}).`,
      hints: [
        t`After ${l('cordoba')} come ${l('murcia')}, ${l('granada')} and ${l('algeciras')}.`,
        t`Choose the first of them without hostile units.`,
      ],
      wrong: t`It is not the first free location in number order.`,
    },
    'after-the-last': {
      ask: t`The army in ${l('granada')} marches to a target in its region. Which location does it enter first?`,
      done: t`${l('granada')} has the highest numbers, so the order begins again at ${l('algeciras')} (${r('13.7')}).`,
      hints: [t`${l('granada')} has 5 and 6.`, t`Choose the location with 1.`],
      wrong: t`Number order does not lead there first.`,
    },
    'to-porto': {
      ask: t`Bring the army from ${l('oviedo')} to ${l('porto')}.`,
      done: t`Within a region any location can be entered, between regions only by a road (${r('2-roads')}).`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`A road joins ${l('galicia')} and ${l('porto')}.`,
        t`Move to ${l('galicia')} first, then to ${l('porto')}.`,
      ],
      poor: {},
      wrongs: {
        'at-once': {
          label: t`Move from ${l('oviedo')} to ${l('porto')} at once.`,
          because: t`No road joins these 2 locations.`,
        },
      },
    },
  },
  after: t`Your own units move freely within a region. Numbers bind the enemy: in retreats (${r('12-enemy-loses')}) and on the march (${r('13.7')}).`,
};

export const countTheIncome: WordsOfLesson<Lessons['count-the-income']> = {
  title: 'Count the income',
  learn: t`The income of a turn: 2 points, majorities, Santiago.`,
  about: t`Each turn brings 2 points in any case, 1 for each region with a majority of cities, and 1 for ${l('santiago')}.`,
  steps: {
    'four-cities': {
      ask: t`What is the income of this position?`,
      done: t`2, and 1 each for Asturias, Castile and ${l('santiago')}. In Aragon 1 of 2 cities is no majority (${r('10')}).`,
      hints: [
        t`Look at the regions with a city: Asturias, Aragon and Castile.`,
        t`2 in any case, 2 regions, and ${l('santiago')}, which is free of Muslims and rebels.`,
      ],
      options: { '3': t`3 points`, '4': t`4 points`, '5': t`5 points`, '6': t`6 points` },
      wrong: t`Count again: 2, then the majorities, then ${l('santiago')}.`,
    },
    'under-siege': {
      ask: t`Bands besiege ${l('toledo')}. What is the income now?`,
      done: t`A city that enemies besiege does not count, so Castile gives nothing (${r('10')}).`,
      hints: [t`Look at ${l('toledo')}.`, t`Take away the point of Castile.`],
      options: { '3': t`3 points`, '4': t`4 points`, '5': t`5 points`, '6': t`6 points` },
      wrong: t`Compare it with the position before: only ${l('toledo')} has changed.`,
    },
    santiago: {
      ask: t`A Muslim city has been founded in ${l('santiago')}, and ${l('galicia')} has a Christian one. What is the income?`,
      done: t`The Muslim city costs the point of ${l('santiago')} (${r('10-santiago')}). Asturias still has a majority: 2 of 3 cities.`,
      hints: [t`Look at ${l('santiago')}: its Muslim city is not occupied.`, t`2 in any case, Asturias and Castile.`],
      options: { '3': t`3 points`, '4': t`4 points`, '5': t`5 points`, '6': t`6 points` },
      wrong: t`Count the cities of Asturias, and look at ${l('santiago')} itself.`,
    },
  },
  after: t`More than half of all cities of a region, free of besiegers: that is a point (${r('10')}). Half is none.`,
};

export const spending: WordsOfLesson<Lessons['spending']> = {
  title: 'Spending',
  learn: t`Prices, where each thing is bought, and why the order helps.`,
  about: t`Points cannot be saved. Buy in any order: what is bought first can make the next purchase possible.`,
  steps: {
    'four-points': {
      ask: t`Spend 4 points so that ${l('toledo')} has a Christian city, a fort and 2 armies.`,
      done: t`1 for the conversion, 1 for the fort, 2 for the army (${r('10-conversion')}, ${r('10-fort')}, ${r('10-troops')}).`,
      lost: t`Too few points are left for what is missing.`,
      hints: [t`All purchases are in ${l('toledo')}.`, t`Convert the city, build the fort, raise 1 army.`],
      poor: {
        'two-armies': t`2 armies cost all 4 points. The city is still Muslim and has no fort.`,
      },
      wrongs: {
        'second-city': {
          label: t`Build a Christian city in ${l('toledo')}.`,
          because: t`A location has at most 1 city.`,
        },
        'in-the-open': {
          label: t`Raise an army in ${l('valencia')}.`,
          because: t`The Christians control no city and no fort there.`,
        },
      },
    },
    'fort-then-garrison': {
      ask: t`An army is in ${l('la-mancha')}, without walls. Raise a garrison there with 2 points.`,
      done: t`The new fort allows it at once (${r('10-fort')}, ${r('10-troops')}).`,
      lost: t`Too few points are left.`,
      hints: [
        t`Units are raised in cities and forts, and ${l('la-mancha')} has neither.`,
        t`Build a fort in ${l('la-mancha')}, then raise the garrison.`,
      ],
      poor: { 'at-leon': t`The garrisons are in ${l('leon')}, and the army is still without walls.` },
      wrongs: {
        'garrison-first': {
          label: t`Raise the garrison first.`,
          because: t`The army alone is no city and no fort.`,
        },
        'a-city': { label: t`Found a city.`, because: t`A city costs 3 points.` },
      },
    },
  },
  after: t`An army costs 2, a garrison, a fort and a conversion 1 each, a city 3 (${r('10')}). Points that are left are lost.`,
};
