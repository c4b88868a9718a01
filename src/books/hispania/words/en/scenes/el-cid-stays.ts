import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'el-cid-stays'> = {
  title: 'El Cid stays for 2 turns',
  about: t`The leader El Cid arrives on turn 17. In this example he stays for 2 turns: he still leads on turn 18, and leaves at the start of his nation’s turn 19. Use him while you can.`,
  steps: [
    t`Turn 18: El Cid leads 1 knight and 1 infantry to ${p('castellon')}. The infantry of ${n('zaragoza')} there stops them.`,
    t`They end their movement.`,
    t`The battle begins.`,
    t`There is only one target, and El Cid adds 2 to each die. ${p('castellon')} is taken; turn 19 begins, and he leaves.`,
  ],
  after: t`A leader leaves at the start of his own nation’s turn (${r('3.3')}). So he can still defend during the turns of other nations before it, but no longer leads in its movement or combat.`,
  note: t`The rulebook contradicts itself. In this example he leaves on turn 19, but the section of his nation says turn 18, twice. Turn 18 is the default ruling, turn 19 the alternative ruling. This scene is played as in the example.`,
  tasks: {
    'to-zaragoza-with-him': {
      ask: t`Start again, while he is on the map: take ${p('zaragoza')} on this turn.`,
      done: t`They crossed the mountains of ${p('cuenca')} without stopping, because a leader led them.`,
      lost: t`Turn 19 has begun, and he has left.`,
      hints: [
        t`${p('zaragoza')} is empty, and 2 provinces away.`,
        t`Mountains are on the way, but they do not stop a unit that moves with a leader.`,
        t`Move El Cid and 1 infantry to ${p('cuenca')}, and on to ${p('zaragoza')}.`,
      ],
    },
    'to-zaragoza-without-him': {
      ask: t`Turn 19, without him: take ${p('zaragoza')} nevertheless.`,
      done: t`Through ${p('tortosa')} the infantry enters only plains, and needs no leader.`,
      lost: t`The turn is over.`,
      hints: [
        t`In ${p('cuenca')} infantry would have to stop, because of the mountains.`,
        t`Another route from ${p('castellon')} leads through a plain.`,
        t`Move 1 infantry from ${p('castellon')} to ${p('tortosa')}, and on to ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'he-leads-on': {
      label: t`Let him lead once more on turn 19.`,
      because: t`He left the map at the start of his nation’s turn.`,
    },
    'past-castellon': {
      label: t`Move through ${p('castellon')} to ${p('tortosa')} on turn 18.`,
      because: t`The enemy unit there holds 2 units, and a leader does not change that.`,
    },
  },
};
