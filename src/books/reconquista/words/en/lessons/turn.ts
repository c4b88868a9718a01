import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the lessons about the Muslim reaction and the whole turn. */

export const targets: WordsOfLesson<Lessons['targets']> = {
  title: 'What the reaction raises, and its targets',
  learn: t`The column of the table, and the locations that stop a force.`,
  about: t`1 die names the region, 1 die the force. The more cities the Muslims control in the region, the more they raise.`,
  steps: {
    'the-column': {
      ask: t`The region die names Portugal. Which column of the table is used?`,
      done: t`${l('porto')} holds a Muslim garrison, and the besieged ${l('seville')} counts too. ${l('lisbon')} is Christian-controlled, ${l('badajoz')} has no city (${r('13.2')}).`,
      hints: [
        t`Count the cities that the Muslims control.`,
        t`Units decide, and a siege does not change control: ${l('porto')} and ${l('seville')}.`,
      ],
      options: { '0': t`0 cities`, '1': t`1 city`, '2': t`2 cities`, '3-4': t`3 or 4 cities` },
      wrong: t`Count the cities with Muslim units in them, whatever their religion, besieged ones too.`,
    },
    'which-are-targets': {
      ask: t`Which 3 locations are targets of a Muslim force?`,
      done: t`An empty Christian city, rebels, and Christian units in a Muslim city (${r('13.8')}).`,
      hints: [
        t`Look for Christians, rebels and empty Christian cities.`,
        t`${l('cordoba')} is Muslim-controlled, and ${l('seville')} is under a Muslim siege already.`,
      ],
      wrong: t`The Muslims control it, or besiege it already.`,
    },
  },
  after: t`Only armies march, and only to targets (${r('13.7')}, ${r('13.8')}). A force passes all other locations by.`,
};

export const theMarch: WordsOfLesson<Lessons['the-march']> = {
  title: 'The march',
  learn: t`How a force finds its target by number and road, and how to meet it.`,
  about: t`Without a target in its region, a force looks for a road to a region with one, and marches to that road in number order.`,
  steps: {
    'to-the-road': {
      ask: t`An army in ${l('algeciras')} finds no target in Al-Andalus. Which location does it enter first?`,
      done: t`${l('cordoba')} is next by number, and 2 roads begin there (${r('13.9')}).`,
      hints: [t`Castile and Portugal have targets.`, t`Choose the first location in number order with a road to them.`],
      wrong: t`The force goes up the numbers to the first road that leads to a target.`,
    },
    'over-the-road': {
      ask: t`In ${l('cordoba')} roads lead to ${l('toledo')} and to ${l('seville')}. Both regions have a target. Where does the army go?`,
      done: t`Of 2 roads it takes the one to the region with the lower number: Castile before Portugal (${r('13.9')}).`,
      hints: [t`Castile is region III, Portugal region IV.`, t`Choose ${l('toledo')}.`],
      wrong: t`Another road leads to a region with a lower number.`,
    },
    'two-inside': {
      ask: t`A landing is near. Hold ${l('cordoba')} with 2 garrisons, then let phase 5 begin.`,
      done: t`2 garrisons in a city fight no battle. The army besieges them, and ${l('murcia')}, without its garrison, is no target any more (${r('13.12')}).`,
      lost: t`The landing met ${l('cordoba')} with fewer than 2 units in it.`,
      hints: [
        t`A garrison is in ${l('murcia')}.`,
        t`Move it to ${l('cordoba')}, end the moves, and let phase 5 begin.`,
      ],
      poor: {},
      wrongs: {},
    },
  },
  after: t`Number order, then the first road to a target, then the lower region (${r('13.7')}, ${r('13.9')}). So you know of each location where a force that appears there will go.`,
};

export const wholeTurn: WordsOfLesson<Lessons['whole-turn']> = {
  title: 'A whole turn',
  learn: t`From spending to the sieges, and the score at the end.`,
  about: t`Rebellion and event are over. Play the rest of the turn: buy, move, let the Muslims react, resolve the siege.`,
  steps: {
    spend: {
      ask: t`Phase 3: spend all 3 points, and have 2 armies in ${l('barcelona')}.`,
      done: t`An army for 2 points and a garrison for 1.`,
      lost: t`Too few points are left for the second army.`,
      hints: [t`${l('barcelona')} is a Christian city.`, t`Raise 1 army there, and a garrison with the last point.`],
      poor: { garrisons: t`3 garrisons hold the city, but only armies add 2 in a siege.` },
      wrongs: {
        'at-zaragoza': {
          label: t`Raise an army in ${l('zaragoza')}.`,
          because: t`A Muslim garrison holds it.`,
        },
      },
    },
    move: {
      ask: t`Phase 4: besiege ${l('zaragoza')} with both armies.`,
      done: t`1 garrison in a city: no battle. The siege waits until phase 6 (${r('11-contact')}).`,
      lost: t`Phase 4 is over, and ${l('zaragoza')} is not besieged by 2 armies.`,
      hints: [t`End spending and choose Aragon.`, t`Move 2 armies from ${l('barcelona')} to ${l('zaragoza')}.`],
      poor: { stay: t`No unit moved. The Muslims react none the less, and a turn is lost.` },
      wrongs: {},
    },
    reaction: {
      ask: t`Phase 5: end the moves, and roll for the Muslim reaction.`,
      done: t`The dice raised what the table gives, and a garrison does not march (${r('13.7')}).`,
      hints: [t`End the moves first.`, t`Then let phase 5 begin.`],
      poor: {},
      wrongs: {},
    },
    siege: {
      ask: t`Phase 6: resolve the siege. The turn ends after it.`,
      done: t`Each side rolls 1 die and adds its modifier (${r('14-values')}). A new turn begins with a rebellion.`,
      hints: [t`The sieges resolve themselves.`, t`Let phase 6 begin.`],
      poor: {},
      wrongs: {},
    },
    score: {
      ask: t`If the game ended here, how many points would you score?`,
      done: t`3 cities, the majorities of Asturias and Aragon, and Asturias free of Muslims: 3 + 4 + 2 (${r('16')}). The Muslim city of ${l('zaragoza')} keeps Aragon from being free.`,
      hints: [
        t`Count cities, then regions with a majority, then regions without any Muslim unit or city.`,
        t`3 cities, 2 majorities, 1 free region.`,
      ],
      options: { '5': t`5 points`, '7': t`7 points`, '9': t`9 points`, '11': t`11 points` },
      wrong: t`A city is 1 point, a majority 2, and a region without Muslim units and cities 2.`,
    },
  },
  after: t`Rebellion, event, income, moves, reaction, sieges, end (${r('7')}). After turn 20 the score decides (${r('16-results')}).`,
};

export const turn9: WordsOfLesson<Lessons['turn-9']> = {
  title: 'Your first turn: 1032',
  learn: t`The first turn of the start of turn 9, step by step, and on into the game.`,
  about: t`The Caliphate has fallen apart: few Muslim armies are left. You hold the north with 3 armies and 4 garrisons.`,
  steps: {
    dice: {
      ask: t`Phases 1 and 2: roll for the rebellion, then for the event.`,
      done: t`A rebel appeared at ${l('tarragona')}, and the Tribute adds 2 points to your income (${r('9-tribute')}).`,
      hints: [t`The rules play both phases.`, t`Let phase 1 begin, then phase 2.`],
      poor: {},
      wrongs: {},
    },
    spend: {
      ask: t`Phase 3: spend all 6 points, and found at least 1 city.`,
      done: t`Each city is a point at the end, and units can be raised in it from now on.`,
      lost: t`Fewer than 3 points are left, and no city has been founded.`,
      hints: [
        t`A city costs 3 points and needs an army or a garrison in the location (${r('10-city')}).`,
        t`Found cities in ${l('leon')} and ${l('barcelona')}.`,
      ],
      poor: {},
      wrongs: {},
    },
    move: {
      ask: t`Phase 4: choose a region, and fight a battle against rebels.`,
      done: t`An army hits on 4 to 6, a rebel on 5 and 6 (${r('12-hits')}).`,
      lost: t`Phase 4 is over without a battle.`,
      hints: [
        t`Rebels without walls are at ${l('tarragona')} and at ${l('la-mancha')}.`,
        t`Choose Aragon and move the army of ${l('barcelona')} to ${l('tarragona')}.`,
      ],
      poor: {},
      wrongs: {},
    },
    reaction: {
      ask: t`Phases 5 and 6: end your moves, let the Muslims react, and resolve their sieges.`,
      done: t`The turn is over. Turn 10 begins, and the game is yours.`,
      hints: [
        t`End the moves first. The rules play both phases.`,
        t`Let each phase begin, and answer if a retreat is asked.`,
      ],
      poor: {},
      wrongs: {},
    },
  },
  after: t`11 more turns follow until turn 20. Go on with this game: your answers and their dice are kept.`,
};
