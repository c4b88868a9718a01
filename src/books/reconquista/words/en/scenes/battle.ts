import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the scenes about battle (12). */

export const battleAtTarragona: WordsOfScene<Scenes['battle-at-tarragona']> = {
  title: 'A battle at Tarragona',
  about: t`2 Christian armies and 1 garrison move from ${l('barcelona')} to ${l('tarragona')}, against 2 Muslim armies and 1 garrison.`,
  steps: [t`No mountains, no El Cid: both sides roll together. The Christians hit with 5 and 4, the Muslims with 6.`],
  after: t`The Muslims lose more and retreat in number order: ${l('tarragona')} has 4, so they go to ${l('zaragoza')} with 5 and 6 (${r('12-enemy-loses')}). Garrisons are removed before armies (${r('12-losses')}).`,
  tasks: {
    'on-to-zaragoza': {
      ask: t`Follow the beaten army to ${l('zaragoza')} with both armies.`,
      done: t`The city holds a single army: a siege, no battle.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('zaragoza')}.`,
        t`After a victory the force may go on.`,
        t`Move 2 armies from ${l('tarragona')} to ${l('zaragoza')}.`,
      ],
    },
    apart: {
      ask: t`Split the force: 1 army stays in ${l('tarragona')}, the other goes to ${l('pamplona')}.`,
      done: t`The army that stayed has finished its move.`,
      lost: t`Phase 4 is over.`,
      hints: [
        t`Look at ${l('pamplona')}: it is empty.`,
        t`Move only 1 of the 2 armies.`,
        t`Move 1 army from ${l('tarragona')} to ${l('pamplona')}.`,
      ],
    },
  },
  wrongs: {
    'by-road': {
      label: t`Take the road from ${l('tarragona')} to ${l('valencia')}.`,
      because: t`A Muslim army is still in Aragon.`,
    },
    'straight-to-valencia': {
      label: t`Move from ${l('barcelona')} to ${l('toledo')}.`,
      because: t`No road joins these 2 locations.`,
    },
  },
};

export const retreatFromCordoba: WordsOfScene<Scenes['retreat-from-cordoba']> = {
  title: 'Retreat in number order',
  about: t`4 armies from ${l('toledo')} beat the same Muslim force twice. It retreats in number order through Al-Andalus.`,
  steps: [
    t`At ${l('cordoba')} the Christians hit once, the Muslims not at all. The 2 armies that are left retreat to ${l('murcia')}.`,
    t`The Christians follow. At ${l('murcia')} they hit once again, and the last army retreats to ${l('granada')}.`,
  ],
  after: t`From ${l('cordoba')} the order is ${l('murcia')}, ${l('granada')}, ${l('algeciras')}: upwards as far as the numbers go, then from the lowest (${r('12-enemy-loses')}).`,
  tasks: {
    'granada-too': {
      ask: t`Destroy the last army in ${l('granada')}, and remember the mountains.`,
      done: t`The defender fired first, and the attackers that were left destroyed it (${r('12-first-fire')}).`,
      lost: t`Phase 4 is over, and the army is still on the map.`,
      hints: [
        t`Look at ${l('granada')}: it is a mountain location.`,
        t`4 armies roll 4 dice, unless the defender hits first.`,
        t`Move 4 armies from ${l('murcia')} to ${l('granada')}.`,
      ],
    },
  },
  wrongs: {
    'no-road': {
      label: t`Move from ${l('toledo')} to ${l('granada')}.`,
      because: t`The only road from ${l('toledo')} into Al-Andalus leads to ${l('cordoba')}.`,
    },
  },
};

export const muslimsTakeRefuge: WordsOfScene<Scenes['muslims-take-refuge']> = {
  title: 'Refuge in the city',
  about: t`2 armies and 1 garrison attack 3 Muslim armies at ${l('tarragona')}, which has a Muslim city.`,
  steps: [t`5 and 4 hit twice, the Muslims hit once with 4. The Muslims lose more.`],
  after: t`A beaten enemy with a city does not retreat along the numbers: its army takes refuge in the city and is besieged (${r('12-enemy-loses')}).`,
  tasks: {
    'keep-barcelona': {
      ask: t`Attack again, but leave the garrison in ${l('barcelona')}.`,
      done: t`The dice fell, and ${l('barcelona')} kept its garrison.`,
      hints: [
        t`Look at ${l('barcelona')}.`,
        t`Choose 2 armies and no garrison.`,
        t`Move 2 armies from ${l('barcelona')} to ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Move the besiegers on to ${l('zaragoza')}.`,
      because: t`A force that besieges stays until phase 6.`,
    },
  },
};

export const beatenIntoTarragona: WordsOfScene<Scenes['beaten-into-tarragona']> = {
  title: 'Beaten into the city',
  about: t`2 Bands besiege a Christian garrison in ${l('tarragona')}. A force from ${l('barcelona')} attacks them.`,
  steps: [t`The garrison of the city joins the battle. 4 dice miss, 1 of the Bands hits.`],
  after: t`The Christians lose more. Because the battle was at their own besieged city, they retreat into it, and the siege goes on with more defenders (${r('12-we-lose')}).`,
  tasks: {
    'relieve-it': {
      ask: t`Play the battle yourself and drive the Bands away without a loss.`,
      done: t`The Bands lost more and had to retreat.`,
      lost: t`A Christian unit was lost.`,
      hints: [
        t`Look at ${l('barcelona')}: 3 units can help.`,
        t`All units of both locations fight together.`,
        t`Move 2 armies and the garrison from ${l('barcelona')} to ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'walk-away': {
      label: t`Move an army from ${l('tarragona')} back to ${l('barcelona')}.`,
      because: t`Besieged units can fight their way out, but cannot walk away.`,
    },
  },
};

export const bandsAtTarragona: WordsOfScene<Scenes['bands-at-tarragona']> = {
  title: 'Bands around a Muslim city',
  about: t`${l('tarragona')} has a Muslim city with 1 garrison, and 2 Bands besiege it. 2 Christian armies and 1 garrison arrive from ${l('barcelona')}.`,
  steps: [
    t`The Bands are fought first; the Muslims stay out. Each side hits once, and equal losses lead to another round. Then the last Band is hit.`,
  ],
  after: t`The Bands are destroyed, and the Christians besiege the city in their turn (${r('12-equal')}). Christians in the city would have joined the battle.`,
  tasks: {
    'armies-alone': {
      ask: t`Remove the Bands with the 2 armies alone: the garrison stays in ${l('barcelona')}.`,
      done: t`The Bands are gone, and ${l('barcelona')} kept its garrison.`,
      lost: t`Phase 4 is over, and Bands are still at ${l('tarragona')}.`,
      hints: [
        t`Look at ${l('barcelona')}: choose the armies only.`,
        t`Each army hits on 4 to 6.`,
        t`Move 2 armies from ${l('barcelona')} to ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Move the 2 armies on to ${l('zaragoza')}.`,
      because: t`They besiege the city now.`,
    },
  },
};

export const muslimsComeOut: WordsOfScene<Scenes['muslims-come-out']> = {
  title: 'The Muslims come out',
  about: t`The same Christian force enters ${l('tarragona')}, where a Muslim city holds 1 garrison and 1 army.`,
  steps: [t`More than 1 unit, and an army among them: all Muslims fight. Each side hits once and loses its garrison.`],
  after: t`No side has won, so the Muslim army takes refuge in the city and the 2 Christian armies besiege it (${r('12-equal')}). With 2 hits the city would have been captured (${r('12-wiped-out')}).`,
  tasks: {
    'take-it-at-once': {
      ask: t`Play the battle yourself and capture the city in it.`,
      done: t`2 hits destroyed all the Muslims, and the city is captured.`,
      lost: t`The city was not captured in the battle, and is besieged.`,
      hints: [
        t`Look at ${l('barcelona')}: use every unit.`,
        t`3 dice must hit twice.`,
        t`Move 2 armies and the garrison from ${l('barcelona')} to ${l('tarragona')}.`,
      ],
    },
  },
  wrongs: {
    'go-on': {
      label: t`Move the 2 armies on to ${l('zaragoza')}.`,
      because: t`They besiege the city now.`,
    },
  },
};
