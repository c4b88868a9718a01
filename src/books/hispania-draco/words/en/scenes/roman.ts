import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the scenes about moves and garrisons (4.1, 4.2). */

export const gadesToOlisipo: WordsOfScene<Scenes['gades-to-olisipo']> = {
  title: 'From Gades to Olisipo',
  about: t`The praetor of Ulterior is in ${s('gades')}. Roads lead through ${s('corduba')} and ${s('regina')} to ${s('emerita')}, the consul is with the fleet in ${s('mare-gaditanum')}.`,
  steps: [
    t`The chain of roads to ${s('emerita')} is 1 segment: 1 coin. The direct connection would cost 2.`,
    t`From ${s('emerita')} to ${s('ebora')}: 1 coin.`,
    t`From ${s('ebora')} to ${s('olisipo')}: 2 segments, 2 coins.`,
  ],
  after: t`By land the journey costs 4 coins. By sea it would cost half (${r('4.1-pass')}).`,
  tasks: {
    'by-sea': {
      ask: t`Go to ${s('olisipo')} for 2 coins.`,
      done: t`1 coin to ${s('mare-gaditanum')} and 1 to ${s('olisipo')}: the praetor passes the consul without stopping on the fleet.`,
      lost: t`More than 2 coins are spent.`,
      hints: [
        t`Look at ${s('mare-gaditanum')}.`,
        t`A space with another general can be passed, if the move goes on.`,
        t`Move straight to ${s('olisipo')}.`,
      ],
    },
    'past-the-praetor': {
      ask: t`The praetor is now in ${s('emerita')}. Go on to ${s('salmantica')}.`,
      done: t`3 segments to ${s('abula')}, past the other praetor, and 1 to ${s('salmantica')}: 4 coins, 5 with the roads to ${s('emerita')}.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`Look at ${s('abula')}, where the other praetor is.`,
        t`He can be passed for 3 + 1 coins.`,
        t`Move straight to ${s('salmantica')}.`,
      ],
    },
    'the-fleet': {
      ask: t`Bring the consul to ${s('mare-atlanticum')}.`,
      done: t`The active general moves any fleet for 1 coin, with the general aboard (${r('4.1-fleet')}).`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`Look at ${s('mare-gaditanum')}.`,
        t`A fleet may be moved instead of the general.`,
        t`Move the fleet from ${s('mare-gaditanum')} to ${s('mare-atlanticum')}.`,
      ],
    },
  },
  wrongs: {
    onuba: { label: t`Move to ${s('onuba')}.`, because: t`It contains a revolt.` },
    'on-the-fleet': { label: t`Stop in ${s('mare-gaditanum')}.`, because: t`The consul is there.` },
    'no-fleet': { label: t`Move to ${s('mare-atlanticum')}.`, because: t`No fleet is there.` },
    abula: { label: t`Stop in ${s('abula')}.`, because: t`The other praetor is there.` },
  },
};

export const pastTheConsul: WordsOfScene<Scenes['past-the-consul']> = {
  title: 'Past the consul to the next fleet',
  about: t`The same position with a second fleet, in ${s('mare-atlanticum')}.`,
  steps: [
    t`The praetor passes the consul in ${s('mare-gaditanum')} and stops on the fleet in ${s('mare-atlanticum')}: 1 + 1 coins.`,
  ],
  after: t`A general enters a sea only where a fleet is, and passes another general there (${r('4.1-sea')}, ${r('4.1-pass')}).`,
  tasks: {
    'land-at-talabriga': {
      ask: t`Land at ${s('talabriga')}, and keep at least 3 coins.`,
      done: t`3 coins for the whole way from ${s('gades')}.`,
      lost: t`Fewer than 3 coins are left.`,
      hints: [
        t`Look at ${s('talabriga')}.`,
        t`A town on the coast is connected to its sea by 1 segment.`,
        t`Move to ${s('talabriga')}.`,
      ],
    },
  },
  wrongs: {
    'fleet-onto-fleet': {
      label: t`Move the fleet from ${s('mare-gaditanum')} to ${s('mare-atlanticum')}.`,
      because: t`A sea holds 1 fleet.`,
    },
  },
};

export const saldubaToGerunda: WordsOfScene<Scenes['salduba-to-gerunda']> = {
  title: 'A garrison for Gerunda',
  about: t`The praetor of Citerior is in ${s('salduba')} with one of his garrisons, the consul in ${s('ilerda')}. ${s('gerunda')} contains a garrison of the consul, ${s('beseda')} 3 revolts.`,
  steps: [
    t`By road through ${s('dertosa')} to ${s('tarraco')}: 1 coin.`,
    t`2 segments to ${s('gerunda')}: 2 coins.`,
    t`A garrison on top of that of the consul: 1 coin.`,
  ],
  after: t`1 + 2 + 1 = 4 coins. The 2 garrisons are of different colours, and each general takes back only his own (${r('4.2')}).`,
  tasks: {
    'take-back': {
      ask: t`Take the garrison in ${s('salduba')} back.`,
      done: t`It costs 1 coin, and the disc is in reserve again.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`Look at ${s('salduba')}.`,
        t`He must be in the town of the garrison.`,
        t`Take the garrison back before you move.`,
      ],
    },
    calagurris: {
      ask: t`Place a garrison in ${s('calagurris')} for 2 coins in all.`,
      done: t`1 coin for the move, 1 for the garrison.`,
      lost: t`More than 2 coins are spent.`,
      hints: [
        t`Look at ${s('calagurris')}.`,
        t`It is 1 segment from ${s('salduba')}.`,
        t`Move to ${s('calagurris')} and place a garrison.`,
      ],
    },
  },
  wrongs: {
    ilerda: { label: t`Stop in ${s('ilerda')} to place a garrison.`, because: t`The consul is there.` },
    'not-his-own': {
      label: t`Take the garrison of the consul in ${s('gerunda')} back.`,
      because: t`It is not the praetor’s.`,
    },
  },
};

export const oscaIsShut: WordsOfScene<Scenes['osca-is-shut']> = {
  title: 'Osca is shut, and opens',
  about: t`The same position. ${s('osca')} is the capital of Ilergetia, and ${s('beseda')} in the same province contains 3 revolts.`,
  steps: [t`The praetor may enter the capital: 2 segments, 2 coins.`],
  after: t`He cannot place a garrison there: all towns of the province must be free of revolts first (${r('4.2-capital')}).`,
  tasks: {
    'free-ilergetia': {
      ask: t`Place a garrison in ${s('osca')} in this turn. It is certain to succeed.`,
      done: t`2 coins for the way, 1 for each of 3 certain sieges, 1 for the garrison: all 6 coins.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`Look at ${s('beseda')}: its shield is 1.`,
        t`From ${s('osca')} a siege with 1 coin wins on any result.`,
        t`Move to ${s('osca')}, besiege ${s('beseda')} three times with 1 coin, place a garrison.`,
      ],
    },
  },
  wrongs: {
    'too-soon': {
      label: t`Place a garrison in ${s('osca')} at once.`,
      because: t`${s('beseda')} still contains 3 revolts.`,
    },
  },
};
