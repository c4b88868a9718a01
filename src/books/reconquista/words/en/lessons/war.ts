import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the lessons about moves, battles and sieges. */

export const moving: WordsOfLesson<Lessons['moving']> = {
  title: 'Moving a force',
  learn: t`Which regions let armies out, and how a force gathers.`,
  about: t`You move the units of 1 region. Armies and Orders leave it by a road, if no Muslim unit and no unoccupied Muslim city is left behind.`,
  steps: {
    'open-roads': {
      ask: t`From which 2 of these locations may the army leave its region?`,
      done: t`Rebels do not bar the roads of Asturias, and the Muslim city of ${l('zaragoza')} is occupied. A Muslim garrison bars those of Portugal, an empty Muslim city those of Castile (${r('11-roads')}).`,
      hints: [
        t`Look at the other locations of each region.`,
        t`A region is open without Muslim units, and if each Muslim city in it is occupied.`,
      ],
      wrong: t`Its region holds a Muslim unit or an unoccupied Muslim city.`,
    },
    gather: {
      ask: t`Bring the armies of ${l('oviedo')} and ${l('galicia')} to ${l('salamanca')}.`,
      done: t`Units from several locations can move as one force (${r('11-force')}).`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`A road joins ${l('leon')} and ${l('salamanca')}.`,
        t`Gather both armies in ${l('leon')}, then take the road.`,
      ],
      poor: {},
      wrongs: {
        'no-road': {
          label: t`Move from ${l('galicia')} to ${l('salamanca')}.`,
          because: t`No road joins these 2 locations.`,
        },
      },
    },
  },
  after: t`1 region a turn, garrisons stay in it, and 1 Muslim garrison closes all its roads (${r('11')}, ${r('11-roads')}).`,
};

export const battleOrSiege: WordsOfLesson<Lessons['battle-or-siege']> = {
  title: 'Battle or siege',
  learn: t`Which enemies fight at once, and which wait behind their walls.`,
  about: t`Behind a city or a fort, an enemy fights only with more than 1 unit and an army among them.`,
  steps: {
    'which-fight': {
      ask: t`In which 3 locations would the enemy fight a battle?`,
      done: t`${l('zaragoza')} has a garrison and an army, ${l('lisbon')} 2 armies, and ${l('la-mancha')} no walls at all (${r('11-contact')}).`,
      hints: [
        t`Look for a location without walls, and for armies that are not alone.`,
        t`Choose ${l('zaragoza')}, ${l('la-mancha')} and ${l('lisbon')}.`,
      ],
      wrong: t`Behind walls, 1 unit or garrisons and rebels alone are besieged.`,
    },
    besiege: {
      ask: t`Begin a siege with both armies, without a battle.`,
      done: t`2 garrisons in a city do not fight: the siege waits for phase 6 (${r('14')}).`,
      lost: t`This cannot become a siege by both armies without a battle.`,
      hints: [
        t`3 locations of Aragon hold Muslims, and only one of them waits behind its walls.`,
        t`Move 2 armies to ${l('zaragoza')}.`,
      ],
      poor: {
        'into-the-open': t`${l('barcelona')} has no walls, so the garrison fought.`,
        'against-an-army': t`A garrison with an army comes out and fights.`,
      },
      wrongs: {
        'by-road': {
          label: t`Take the road to ${l('leon')}.`,
          because: t`Muslim units are in Aragon.`,
        },
      },
    },
  },
  after: t`No walls: a battle. Walls: a battle only against 2 or more units with an army (${r('11-contact')}).`,
};

export const firstFire: WordsOfLesson<Lessons['first-fire']> = {
  title: 'First fire',
  learn: t`Mountains help the defender, El Cid helps his side.`,
  about: t`Both sides roll together, unless one has first fire: its hits are removed before the other side rolls.`,
  steps: {
    'open-ground': {
      ask: t`1 garrison is in ${l('oviedo')}, 1 in ${l('galicia')}. Attack the one that does not fire first, with both armies.`,
      done: t`${l('galicia')} is no mountain location, so both sides rolled together.`,
      lost: t`A battle with first fire was fought, or with only 1 army.`,
      hints: [t`${l('oviedo')} is a mountain location.`, t`Move 2 armies from ${l('leon')} to ${l('galicia')}.`],
      poor: { uphill: t`${l('oviedo')} is a mountain location, and its defender fired first.` },
      wrongs: {
        leave: {
          label: t`Take the road to ${l('salamanca')}.`,
          because: t`Muslim units are in Asturias.`,
        },
      },
    },
    'with-el-cid': {
      ask: t`Attack ${l('pamplona')}, a mountain location, so that your side fires first.`,
      done: t`The side with El Cid has first fire, even against a defender in the mountains (${r('9-el-cid')}).`,
      lost: t`The defender had first fire.`,
      hints: [t`El Cid is in ${l('barcelona')}.`, t`Move armies together with El Cid to ${l('pamplona')}.`],
      poor: { 'without-him': t`Without El Cid the defender in the mountains fired first.` },
      wrongs: {},
    },
  },
  after: t`In mountains the defender fires first in the first round (${r('12-first-fire')}); El Cid is stronger (${r('9-el-cid')}).`,
};

export const retreats: WordsOfLesson<Lessons['retreats']> = {
  title: 'Retreats',
  learn: t`The enemy retreats by the numbers, you choose.`,
  about: t`The side that loses more retreats, if both sides survive. The rules lead the enemy; your units go where one of them came from.`,
  steps: {
    'a-full-region': {
      ask: t`The 2 Muslim armies in ${l('tarragona')} lose a battle. Where do they retreat?`,
      done: t`Every other location of Aragon has hostile units, so the road to ${l('valencia')} is the way out (${r('12-enemy-loses')}).`,
      hints: [
        t`Look at Aragon: ${l('zaragoza')}, ${l('pamplona')} and ${l('barcelona')} are occupied.`,
        t`Choose the end of the road from ${l('tarragona')}.`,
      ],
      wrong: t`Hostile units are there, or no road from ${l('tarragona')} leads there.`,
    },
    'behind-walls': {
      ask: t`2 armies lost at ${l('galicia')}. They came from ${l('santiago')} and ${l('leon')}. Retreat behind walls.`,
      done: t`You choose among the locations that your units came from, and the force may go on afterwards (${r('12-we-lose')}).`,
      lost: t`The armies are in ${l('santiago')}, without walls.`,
      hints: [t`One of the 2 locations has a city.`, t`Retreat to ${l('leon')}.`],
      poor: { 'into-the-open': t`${l('santiago')} has no city: in the next battle nothing protects the armies.` },
      wrongs: {
        'to-oviedo': {
          label: t`Retreat to ${l('oviedo')}.`,
          because: t`None of the units came from there.`,
        },
      },
    },
  },
  after: t`An enemy with a city takes refuge in it; otherwise it goes by the numbers, then by road, or is destroyed (${r('12-enemy-loses')}).`,
};

export const siegeNumbers: WordsOfLesson<Lessons['siege-numbers']> = {
  title: 'The numbers of a siege',
  learn: t`The modifiers of both sides, and the worth of a fort.`,
  about: t`Besieger and besieged roll 1 die each and add what their units are worth. The higher result wins.`,
  steps: {
    'the-besieged': {
      ask: t`${l('leon')} has a city, a fort, 1 garrison and 1 army. What does it add to its die?`,
      done: t`1 for the city, 1 for the garrison, 2 for the army, all doubled by the fort (${r('14-values')}).`,
      hints: [t`Add city, garrison and army first.`, t`Then double the sum for the fort.`],
      options: { '4': t`4`, '5': t`5`, '6': t`6`, '8': t`8` },
      wrong: t`A fort doubles the whole modifier, the city included.`,
    },
    'add-eight': {
      ask: t`Besiege ${l('leon')} with a modifier of 7 or more.`,
      done: t`An army adds 2, a Military Order 3, a garrison 1 (${r('14-values')}).`,
      lost: t`Phase 4 is over, and the modifier is lower than 7.`,
      hints: [t`${l('oviedo')} holds 2 armies, an Order and a garrison.`, t`2 armies and the Order add 7.`],
      poor: { 'armies-alone': t`2 armies add only 4, and the fort of ${l('leon')} doubles its 3 to 6.` },
      wrongs: {},
    },
  },
  after: t`A fort doubles the modifier of the besieged. If you win on an even result, the city is destroyed (${r('14-won')}).`,
};
