import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the lessons about the Hispanic phase. */

export const theRollOfRevolt: WordsOfLesson<Lessons['the-roll-of-revolt']> = {
  title: 'The roll of revolt',
  learn: t`Revolt, army or nothing: what two dice do in a town.`,
  about: t`The Roman die names the province, the Hispanic die the shield of the town. The contents of that town decide the result.`,
  steps: {
    'where-an-army': {
      ask: t`In which 2 of these towns would the roll place an army?`,
      done: t`They have a revolt, and their provinces have no army (${r('5.1-army')}).`,
      hints: [t`An army needs a revolt to stand on.`, t`Celtiberia has its army already, in ${s('numantia')}.`],
      wrong: t`No revolt is there, or the province has an army.`,
    },
    'three-discs': {
      ask: t`${s('segobriga')} has 3 revolts, and the army of Celtiberia is in ${s('numantia')}. The dice name ${s('segobriga')}. What happens?`,
      done: t`A second army is not possible, and neither is a fourth disc (${r('5.1-full')}).`,
      hints: [t`One army in a province.`, t`At most 3 discs in a town.`],
      options: { army: t`an army is placed`, revolt: t`a revolt is placed`, full: t`nothing` },
      wrong: t`The province has an army, and the town is full.`,
    },
    'two-protected': {
      ask: t`2 coins: protect ${s('bilbilis')} and ${s('segontia')} against the dice.`,
      done: t`The garrison protects ${s('bilbilis')}, the praetor ${s('segontia')} (${r('5.1-held')}).`,
      lost: t`The coins are spent, and only one of the towns is protected.`,
      hints: [
        t`A general protects the town where he is.`,
        t`Place a garrison in ${s('bilbilis')}, then move to ${s('segontia')}.`,
      ],
      poor: { 'both-in-one': t`Praetor and garrison are in the same town, and ${s('bilbilis')} is open.` },
      wrongs: {},
    },
  },
  after: t`Each town has 1 chance in 36 of being named. Protected towns cost the Hispanic side a roll (${r('5.1-held')}).`,
};

export const whereArmiesGo: WordsOfLesson<Lessons['where-armies-go']> = {
  title: 'Where armies go',
  learn: t`The only way, towns without a revolt, the nearest shield.`,
  about: t`An army goes to a connected town of its own province. Towns without a revolt come first; if several are left, the die chooses the nearest shield.`,
  steps: {
    'without-a-revolt': {
      ask: t`An army is in ${s('cauca')}. Which town does it go to?`,
      done: t`${s('numantia')} has a revolt, the other towns are in other provinces: 1 town is left, and no die is rolled (${r('5.2-choice')}).`,
      hints: [
        t`Which towns of Celtiberia are connected to ${s('cauca')}?`,
        t`${s('numantia')} and ${s('segontia')}; one of them has no revolt.`,
      ],
      wrong: t`It has a revolt, or it is in another province.`,
    },
    'the-nearest-shield': {
      ask: t`An army in ${s('brigantium')} chooses between ${s('lucus')}, shield 4, and ${s('bracara')}, shield 5. The die shows 1.`,
      done: t`4 is nearer to 1 than 5 is.`,
      hints: [t`Compare the distance of both shields from 1.`, t`4 − 1 is 3, 5 − 1 is 4.`],
      options: { lucus: t`It goes to ${s('lucus')}.`, bracara: t`It goes to ${s('bracara')}.`, stays: t`It stays.` },
      wrong: t`The nearest shield counts, not a shield that equals the die.`,
    },
    'lure-it-away': {
      ask: t`The army in ${s('lucus')} has 4 ways, all in revolt. Make sure that it goes to ${s('noega')}, with 1 coin.`,
      done: t`${s('noega')} is now the only connected town without a revolt, so that the army goes there.`,
      lost: t`The Hispanic phase has begun.`,
      hints: [
        t`Towns without a revolt come first.`,
        t`Besiege ${s('noega')}, shield 1, from ${s('mare-cantabricum')}.`,
      ],
      poor: {},
      wrongs: {
        lucus: { label: t`Attack the army in ${s('lucus')}.`, because: t`The sea is not connected to it.` },
      },
    },
  },
  after: t`Garrisons and generals count as towns without a revolt: an army comes to fight them (${r('5.2-choice')}).`,
};

export const beyondTheProvince: WordsOfLesson<Lessons['beyond-the-province']> = {
  title: 'Beyond the province',
  learn: t`When an army leaves its province, and what it does to your towns.`,
  about: t`If all towns of its province are in revolt, an army also looks at connected towns of provinces that have no army.`,
  steps: {
    'out-of-gallaecia': {
      ask: t`All of Gallaecia is in revolt. Between which 2 towns does the army in ${s('lancia')} choose?`,
      done: t`Both are in Cantabria, and without a revolt (${r('5.2-beyond')}).`,
      hints: [t`Cantabria has no army.`, t`Towns without a revolt come first, whatever their province.`],
      wrong: t`It has a revolt, and others have none.`,
    },
    'cantabria-is-taken': {
      ask: t`Now Cantabria has an army, in ${s('deobriga')}. Between which 2 towns does the army in ${s('lancia')} choose?`,
      done: t`A province holds 1 army, so that it stays in Gallaecia, where the die chooses.`,
      hints: [t`Where may the army go if Cantabria is closed?`, t`To the connected towns of its own province.`],
      wrong: t`Its province has an army already.`,
    },
    'leave-a-garrison': {
      ask: t`The army in ${s('talabriga')} has 9 revolts in its group, and its only way is ${s('conimbriga')}. Save the praetor, and stop the army.`,
      done: t`It will besiege the garrison and not advance (${r('5.2-siege')}). The praetor and his coin are safe.`,
      lost: t`The coins are spent.`,
      hints: [
        t`An attack on the praetor would be die + 9 against his die.`,
        t`Place a garrison in ${s('conimbriga')}, then move to ${s('olisipo')}.`,
      ],
      poor: {
        stand: t`2 garrisons make die + 2 against die + 9: the praetor and both are lost.`,
        flee: t`The praetor is safe, but the army walks into ${s('conimbriga')} and leaves a revolt there.`,
      },
      wrongs: {},
    },
  },
  after: t`Against a large group a garrison is a delay, a general a gift. No victorious army advances (${r('5.2-attack')}).`,
};
