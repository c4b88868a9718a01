import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the scenes about movement (11). */

export const oneGarrisonBarsTheRoads: WordsOfScene<Scenes['one-garrison-bars-the-roads']> = {
  title: '1 garrison bars all roads',
  about: t`2 armies in ${l('leon')} want to enter Castile. A single Muslim garrison in ${l('santiago')} closes the roads out of Asturias.`,
  steps: [
    t`The armies first attack ${l('santiago')}, in the open. They hit with 4, and the garrison misses with 3.`,
    t`The force may go on. It returns to ${l('leon')}, where a road begins.`,
    t`Asturias is free of Muslims, and the force takes the road to ${l('salamanca')}.`,
  ],
  after: t`All units of the region may have to wait until the last Muslim unit in it is gone. The garrison of ${l('leon')} stays: garrisons never leave a region (${r('11-roads')}).`,
  tasks: {
    'to-porto': {
      ask: t`After the battle, bring both armies to ${l('porto')} instead.`,
      done: t`Any number of locations may be crossed, as long as each step follows the rules.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('galicia')}: a road leads from there to ${l('porto')}.`,
        t`Move the force to ${l('galicia')} first.`,
        t`Move both armies to ${l('galicia')}, then to ${l('porto')}.`,
      ],
    },
  },
  wrongs: {
    'leave-at-once': {
      label: t`Take the road from ${l('leon')} to ${l('salamanca')} at once.`,
      because: t`A Muslim garrison is still in Asturias.`,
    },
    'garrison-leaves': {
      label: t`Send the garrison to ${l('salamanca')}.`,
      because: t`Garrisons stay in their region.`,
    },
    'no-road': {
      label: t`Move from ${l('santiago')} to ${l('toledo')}.`,
      because: t`No road joins these 2 locations.`,
    },
  },
};

export const aGuardForLeon: WordsOfScene<Scenes['a-guard-for-leon']> = {
  title: 'A guard for León',
  about: t`${l('leon')} is a captured Muslim city with 2 armies in it. You have 1 point to spend before they move.`,
  steps: [
    t`Nothing is bought.`,
    t`Asturias is chosen as the region of the turn.`,
    t`1 army takes the road to ${l('salamanca')}. The other must stay as a guard of the Muslim city.`,
  ],
  after: t`A Muslim city closes the roads unless an army or a garrison occupies it, and without a unit it would be Muslim-controlled again (${r('11-roads')}, ${r('5')}).`,
  tasks: {
    'both-armies': {
      ask: t`Bring both armies to ${l('salamanca')} in this turn.`,
      done: t`The city is Christian now and needs no guard.`,
      lost: t`The city is still Muslim, and 1 army must stay in it.`,
      hints: [
        t`Look at ${l('leon')}: the city is the obstacle.`,
        t`1 point pays for a conversion.`,
        t`Convert ${l('leon')}, end spending, choose Asturias, and move 2 armies to ${l('salamanca')}.`,
      ],
    },
  },
  wrongs: {
    'all-leave': {
      label: t`Move both armies to ${l('salamanca')} without converting the city.`,
      because: t`1 army must guard the Muslim city while units leave the region.`,
    },
  },
};

export const threeCitiesBesieged: WordsOfScene<Scenes['three-cities-besieged']> = {
  title: '3 cities, no battle',
  about: t`3 armies move from ${l('pamplona')} against 3 Muslim cities with 1 garrison, 2 garrisons and 1 army.`,
  steps: [
    t`${l('barcelona')} holds 1 garrison: no battle. The army stops and besieges the city.`,
    t`${l('tarragona')} holds 2 garrisons, and no army among them: no battle.`,
    t`${l('zaragoza')} holds 1 army, but it is alone: no battle.`,
  ],
  after: t`In a location with a city or a fort, a battle needs more than 1 enemy unit and at least 1 army among them (${r('11-contact')}). The sieges wait for phase 6.`,
  tasks: {
    'all-at-zaragoza': {
      ask: t`Besiege ${l('zaragoza')} with all 3 armies.`,
      done: t`A force that besieges stays whole: 3 armies add 6 to the die in phase 6.`,
      lost: t`An army besieges another city and cannot move on.`,
      hints: [
        t`Look at ${l('pamplona')}: all 3 armies are still there.`,
        t`Units of one location may move together.`,
        t`Move 3 armies from ${l('pamplona')} to ${l('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Move the army from ${l('barcelona')} on to ${l('tarragona')}.`,
      because: t`It besieges ${l('barcelona')} and stays there.`,
    },
    'leave-aragon': {
      label: t`Take the road from ${l('pamplona')} to ${l('leon')}.`,
      because: t`Muslim units are in Aragon.`,
    },
  },
};

export const twoCitiesFight: WordsOfScene<Scenes['two-cities-fight']> = {
  title: '2 cities that fight',
  about: t`7 armies move from ${l('toledo')} against 3 cities: with 2 rebels, with a garrison and an army, with 2 armies.`,
  steps: [
    t`${l('salamanca')} holds 2 rebels. Rebels have no army, so they never fight in a city.`,
    t`${l('la-mancha')} holds a garrison and an army: a battle. 4 and 5 hit, and all Muslims are destroyed.`,
    t`${l('valencia')} holds 2 armies: a battle. 6 and 4 hit, and the city is taken.`,
  ],
  after: t`Both cities are captured without a siege, because their units came out and were destroyed (${r('11-contact')}, ${r('12-wiped-out')}).`,
  tasks: {
    'take-one': {
      ask: t`Capture ${l('valencia')} in this phase with as many armies as you like.`,
      done: t`All its units were destroyed, and the city is Christian-controlled.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('valencia')}: 2 armies hold it.`,
        t`2 hits in the first round capture the city.`,
        t`Move all 7 armies from ${l('toledo')} to ${l('valencia')}.`,
      ],
    },
  },
  wrongs: {
    'out-by-road': {
      label: t`Take the road from ${l('toledo')} to ${l('zaragoza')}.`,
      because: t`Muslim units are in Castile.`,
    },
  },
};
