import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the scenes about rebellions and events (8, 9). */

export const sixInTheRebellion: WordsOfScene<Scenes['six-in-the-rebellion']> = {
  title: 'A 6 means 2 rebellions',
  about: t`In phase 1 the region die rolls 6. It is rolled again, and the region that it then names suffers 2 rebellions.`,
  steps: [
    t`The region die rolls 6, then 3: Castile. The first rebellion die rolls 1, rebels: ${l('la-mancha')} is the only location without a garrison, army or Order. The second rolls 4, a peasant revolt: only ${l('toledo')} has a garrison and no army.`,
  ],
  after: t`A rebel stands in ${l('la-mancha')}, another replaces the garrison of ${l('toledo')}. A location die is rolled only where more than one location qualifies (${r('8-rebels')}, ${r('8-peasants')}).`,
  tasks: {},
  wrongs: {
    'skip-the-rebellion': {
      label: t`End the phase without a roll.`,
      because: t`Each turn begins with the dice of phase 1.`,
    },
  },
};

export const corruptionTwice: WordsOfScene<Scenes['corruption-twice']> = {
  title: 'Corruption, twice',
  about: t`The event of the turn is Corruption, and 5 points are left to spend. Rebels hold ${l('cordoba')} and ${l('la-mancha')}.`,
  steps: [
    t`For 2 points all 3 rebels of ${l('cordoba')} become 1 Christian garrison.`,
    t`For another 2 points the rebel of ${l('la-mancha')} becomes 1 garrison as well.`,
  ],
  after: t`The price does not depend on the number of rebels, and it may be paid for several locations in one turn (${r('9-corruption')}). The city and the fort of ${l('cordoba')} stay.`,
  tasks: {
    'hold-cordoba': {
      ask: t`3 points are left. End with 3 garrisons in ${l('cordoba')}.`,
      done: t`The rebels are gone, so that units can be raised in the city at once.`,
      lost: t`Fewer than 2 points are left, and 2 more garrisons would cost 2.`,
      hints: [
        t`Look at ${l('cordoba')}: the Christians control its city now.`,
        t`A garrison costs 1 point.`,
        t`Raise 2 garrisons in ${l('cordoba')}.`,
      ],
    },
    'end-with-both': {
      ask: t`Bring both rebel locations under Christian control.`,
      done: t`That cost 4 of the 5 points, in either order.`,
      lost: t`Phase 3 is over, and rebels still hold a location.`,
      hints: [
        t`Look at ${l('cordoba')} and ${l('la-mancha')}.`,
        t`Corruption costs 2 points for each location.`,
        t`Corrupt ${l('la-mancha')}, then ${l('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'corrupt-muslims': {
      label: t`Corrupt the Muslim garrison of ${l('lisbon')}.`,
      because: t`Only rebels can be corrupted.`,
    },
    'raise-among-rebels': {
      label: t`Raise a garrison in ${l('cordoba')} while the rebels hold it.`,
      because: t`A location with enemy units allows no purchase of units.`,
    },
  },
};

export const mercenariesNotHired: WordsOfScene<Scenes['mercenaries-not-hired']> = {
  title: 'The Mercenary that was not hired',
  about: t`3 Mercenaries are for hire at 1 point each, and you have 3 points. Those that you do not hire fight for the Muslims.`,
  steps: [
    t`2 Mercenaries are hired in ${l('leon')}, for 2 points.`,
    t`Spending ends. The last point is lost.`,
    t`No unit moves.`,
    t`The region die rolls 4, Portugal. With 1 Muslim-controlled city there, a 4 raises 1 army, and the last Mercenary joins it. The location die rolls 6, ${l('badajoz')}; the force moves to ${l('porto')}.`,
  ],
  after: t`1 army and 1 Mercenary besiege ${l('porto')}. The point that was not spent gave the other side a unit (${r('9-mercenaries')}).`,
  tasks: {
    'hire-all': {
      ask: t`Leave no Mercenary to the Muslims: hire all 3 in ${l('leon')}.`,
      done: t`No Mercenary is left over for phase 5.`,
      lost: t`Phase 3 is over. The Mercenaries that are left join the Muslims.`,
      hints: [
        t`Look at ${l('leon')}: Mercenaries are placed as if an army were raised.`,
        t`Each costs 1 point.`,
        t`Hire 3 Mercenaries in ${l('leon')}.`,
      ],
    },
  },
  wrongs: {
    'hire-in-the-open': {
      label: t`Hire a Mercenary in ${l('santiago')}.`,
      because: t`${l('santiago')} has no city and no fort under Christian control.`,
    },
    'hire-too-many': {
      label: t`Hire 2 more with 1 point.`,
      because: t`Only 1 Mercenary and 1 point are left.`,
    },
  },
};

export const elCidFiresFirst: WordsOfScene<Scenes['el-cid-fires-first']> = {
  title: 'El Cid fires first, even uphill',
  about: t`2 armies with El Cid attack ${l('pamplona')}. Mountains give first fire to the defender, but El Cid takes it away.`,
  steps: [t`The Christians roll first: 4 and 5 are 2 hits, and they are removed before the Muslims roll.`],
  after: t`No Muslim die was rolled. El Cid himself rolls no die and is no loss in the comparison (${r('9-el-cid')}).`,
  tasks: {
    'without-him': {
      ask: t`Attack ${l('pamplona')} with 1 army and leave El Cid in ${l('barcelona')}. Which side rolls first?`,
      done: t`Without El Cid the defender has first fire in the mountains (${r('12-first-fire')}).`,
      lost: t`El Cid went along, and his side fired first.`,
      hints: [
        t`Look at ${l('barcelona')}: El Cid stays with the army that remains there.`,
        t`Move an army without El Cid.`,
        t`Move 1 army from ${l('barcelona')} to ${l('pamplona')}.`,
      ],
    },
  },
  wrongs: {
    'him-alone': {
      label: t`Send El Cid alone.`,
      because: t`El Cid moves only with a unit.`,
    },
    'not-with-him': {
      label: t`Let El Cid come from ${l('zaragoza')}.`,
      because: t`He is in ${l('barcelona')}.`,
    },
  },
};
