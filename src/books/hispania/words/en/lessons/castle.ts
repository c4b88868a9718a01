import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castle'> = {
  title: 'The castle',
  learn: t`One counter, three dice, three lives: what a castle is worth, and how it falls.`,
  about: t`A castle never moves, but it rolls three dice a round and must be hit three times. Each hit takes one die from it, until the battle is over: if it still stands then, it is as good as new.`,
  steps: {
    'not-that-one': {
      ask: t`You are ${n('castile')}, with three infantry in ${p('cordoba')}. Two infantry of ${n('seville')} hold ${p('la-mancha')}, a castle alone holds ${p('sierra-morena')}: attack with all three where you are likelier to win, and end your movement.`,
      done: t`Two infantry roll two dice, and two hits on 7 are enough. The castle looks smaller and is stronger: three dice, and three hits on 8.`,
      lost: t`Your movement is over, and not all three stand in ${p('la-mancha')}.`,
      hints: [
        t`Compare the two marked provinces: which of them rolls fewer dice against you?`,
        t`Move all three to ${p('la-mancha')}, where the infantry is, and end the movement.`,
      ],
      poor: {
        'at-the-castle': t`One counter, but three dice against you, and only an 8 hits its walls: three times.`,
        'one-at-the-castle': t`One infantry alone can hardly hit a castle three times, and it is missed in ${p('la-mancha')}.`,
        'two-at-the-castle': t`Two are too few for a castle, and one is too few for two infantry.`,
        'one-stays': t`The right province, but two meet two while the third looks on.`,
      },
      wrongs: {
        'past-them': {
          label: t`Once in ${p('la-mancha')}, send one of them on to ${p('denia')}.`,
          because: t`Two infantry of ${n('seville')} stand there and stop your three.`,
        },
      },
    },
    'now-or-never': {
      ask: t`Now with better troops: three of your knights have come to a castle of ${n('seville')} in ${p('toledo')}. Each of their dice hits its walls on 6; bring it down.`,
      done: t`The third hit turns its counter over: a ruin is left, which counts for nobody.`,
      lost: t`The battle is over, and ${p('toledo')} is not yours.`,
      hints: [
        t`After each round see how often the castle in ${p('toledo')} has been hit.`,
        t`Fight, and fight on after the first round: it has one life left, and one die.`,
      ],
      poor: {
        'all-go': t`It was one hit from falling. Now the battle is over, and all its walls are up again.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Stay below the walls without fighting, and end the phase.`,
          because: t`Whoever has come to an enemy fights one round at least, a castle included.`,
        },
      },
    },
  },
  after: t`Three dice, three lives, one die less with every hit, and repaired by itself after the battle (${r('6.2')}, ${r('6.2b')}). It cannot leave either: castles do not retreat (${r('6.6')}).`,
};
