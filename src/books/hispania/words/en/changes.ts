import { type Rich, t } from '../../../../words/rich.ts';
import type { ChangeId, ChangeKind } from '../../engine/data/changes.ts';
import { n, p, r } from '../marks.ts';

/** The words of the page of changes around its entries. */
export const CHANGES_PAGE = {
  now: (version: string, day: string): string => `These are the rules of version ${version}, ${day}.`,
  inBook: (version: string, day: string): string => `Version ${version} of the rules, ${day}.`,
  marks:
    'If the rules have changed since your last visit, a red bar in the margin marks each changed section for a day. It links to the entry here. The mark is made on your device, and needs JavaScript.',
  version: (version: string): string => `Version ${version}`,
  kinds: {
    game: 'The game changes',
    ruling: 'New ruling',
    text: 'Clearer text',
    correction: 'Correction of the rulebook',
    words: 'All rules',
    values: 'Reconstructed values',
  } satisfies Record<ChangeKind, string>,
  why: 'Reason',
  ruling: 'Ruling',
  contents: 'Contents of the rules',
  values: 'About the data',
  /** What a data set has otherwise than the one before it. */
  set: (name: string, { incomes, points, setUps, averages }: Readonly<Record<Part, number>>): string => {
    const parts = [
      count(incomes, 'income', 'incomes'),
      count(points, 'the points of 1 nation', 'nations', 'the points of '),
      count(setUps, 'the set-up of 1 nation', 'nations', 'the set-ups of '),
      count(averages, 'the average of 1 nation', 'nations', 'the averages of '),
    ].filter(Boolean);
    return `New games use the set ${name}. It differs from the set before it in ${listed(parts)}.`;
  },
} as const;

type Part = 'incomes' | 'points' | 'setUps' | 'averages';

const count = (of: number, one: string, many: string, before = ''): string =>
  of === 0 ? '' : of === 1 ? (before ? one : `1 ${one}`) : `${before}${of} ${many}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** An entry: what holds now, where needed what held before, and the reason. */
export interface ChangeWords {
  /** Not of a data set, whose differences are counted (`set` above). */
  readonly what?: Rich;
  readonly why: Rich;
}
export const CHANGE_WORDS: Readonly<Record<ChangeId, ChangeWords>> = {
  'living-rules': {
    what: t`All chapters, nation sheets, rulings and terms have new sentences, with one word for each thing and one rule in a sentence. No rule changes. Some sections have a new title.`,
    why: t`Many sentences needed a second reading.`,
  },
  'section-numbers': {
    what: t`The rules of each nation have numbers: ${n('rome')} is 11.23. Each paragraph of a long section has a number in the margin. Key terms and conventions precede chapter 1.`,
    why: t`A reference must lead to one place. Before, it named only the chapter.`,
  },
  'excess-castle': {
    what: t`A castle that is removed as an excess unit becomes a ruin. Before, it left nothing.`,
    why: t`A castle never leaves its province without a ruin.`,
  },
  'passage-limit': {
    what: t`In a forced passage, the held units must be within the limit that remains when the others have moved on. A leader, the stack of a token or Berbers that move on no longer raise this limit, and Berbers do not count towards it.`,
    why: t`Only the units and leaders that stay in the province count.`,
  },
  'passage-of-a-minor-invasion': {
    what: t`In a forced passage, a unit of a minor invasion may be one of the held units, even if other units have already stopped in that province. Its bonus applies there.`,
    why: t`Units held in a forced passage remain part of the stack.`,
  },
  'leaders-in-a-minor-invasion': {
    what: t`The stack of a minor invasion may pick up another leader, or continue with him in place of its own. Before, a stack with a leader could do neither.`,
    why: t`A leader who moves with the stack belongs to it, as a unit does.`,
  },
  'leaders-in-ardour': {
    what: t`Another leader of the nation may join the stack that moves again by ardour.`,
    why: t`Leaders move with units everywhere else, and a second leader adds nothing to the stack.`,
  },
  'withdrawal-keeps-movement': {
    what: t`Units that must withdraw in a movement phase keep the rest of their movement allowance. Held units stay held.`,
    why: t`A withdrawal follows the rules of retreat, and a retreat neither uses nor restores movement.`,
  },
  'berbers-with-al-mansur': {
    what: t`Berbers move only with Al-Mansur. Before, they could also move with another leader of the ${n('umayyads')} who had stayed in play.`,
    why: t`Berbers arrive with Al-Mansur and are his units.`,
  },
  'band-and-marchers': {
    what: t`Units of ${n('el-cid')} that have moved on the map cannot retreat to the band. Only units that entered ${p('valencia')} from the band can.`,
    why: t`A unit retreats off the map because it came from there.`,
  },
  'left-behind': {
    what: t`Units that could have left ${p('africa')}, ${p('gascony')}, ${p('narbonne')}, the sea or a province of an ally, and have not, are removed at the end of the movement phase.`,
    why: t`The rulebook says that they must leave by then, but forces no particular move.`,
  },
  'band-without-its-leader': {
    what: t`If the leader El Cid is killed on a mission, no nation can hire the band any more.`,
    why: t`Nations hire the leader, and the rulebook mentions no mission without him.`,
  },
  'bonus-is-the-attackers': {
    what: t`Only the attacker may exceed the limit of an attacked province. The old text gave one more unit to “a province that is attacked”.`,
    why: t`The old text could be read as a bonus for the defender.`,
  },
  'stacks-without-a-limit': {
    what: t`A stack without a limit needs no enemy unit in its province. The old text listed such stacks among the bonuses in provinces with enemy units.`,
    why: t`The text now agrees with the ruling.`,
  },
  'cavalry-in-mountains': {
    what: t`All defending units, knights included, hit attacking cavalry in mountains on 7 or higher. The old text added “like any infantry”.`,
    why: t`The old text could be read as a rule about infantry alone.`,
  },
  'only-the-defender-submits': {
    what: t`Only the defender can submit, and only to its attacker, even under universal submission (${r('10.4')}).`,
    why: t`The old text did not say to which nation.`,
  },
  'cancelled-ruse': {
    what: t`If a Ruse is cancelled, attackers in excess of the limit without the attack bonus may retreat before the first round. The old text spoke of “the limit of peace”.`,
    why: t`No rule defined a limit of peace.`,
  },
  'castle-of-an-emirate': {
    what: t`${n('granada')} and ${n('valencia')} are founded in 5 numbered steps. Each may give up one infantry unit to take over one castle of the ${n('umayyads')}, outside its own city.`,
    why: t`The old text did not exclude the castle of that city.`,
  },
  'seville-five-each': {
    what: t`${n('seville')} scores 5 points for each of its 3 cities, once per city. The sheet of ${n('valencia')} gave 5 points “each” to 2 nations in one sentence.`,
    why: t`The old sentence did not show what was counted.`,
  },
  'el-cid-must-enter': {
    what: t`On its own turn 17, ${n('el-cid')} must enter ${p('valencia')} with at least 1 unit. Before, all its units could stay off the map.`,
    why: t`The rulebook says 3 times that he attacks ${p('valencia')}.`,
  },
  'berbers-in-a-retreat': {
    what: t`Berbers do not count towards the stacking limit in a retreat. They may retreat in addition to the units that fill a province.`,
    why: t`The rulebook says that they never count for stacking.`,
  },
  'wounded-first': {
    what: t`A hit is applied to a wounded unit of the targeted kind first.`,
    why: t`The old text applied each hit to a different unit.`,
  },
  'gold-of-rome': {
    what: t`${n('rome')} and the ${n('visigoths')} keep their gold and their subjects when the ${n('iberians')} and the ${n('cantabrians')} end.`,
    why: t`The old text took both from every successor. These 2 nations are in play before.`,
  },
  'viriathus-without-a-nation': {
    what: t`Viriathus and his units do not arrive if the ${n('lusitanians')} are eliminated. They are the exception to the rule that reinforcements always arrive.`,
    why: t`The old text had no exception.`,
  },
  'retreat-beyond-the-pyrenees': {
    what: t`Of the nations that may enter ${p('gascony')}, ${p('narbonne')} and ${p('africa')}, only those named in ${r('6.6')} may also retreat there.`,
    why: t`The old text did not distinguish between entering and retreating.`,
  },
  'march-of-the-vandals': {
    what: t`The march of the ${n('vandals')} crosses 3 provinces, empty or not. The invasion starts in the third, and units that stay there attack its enemy units.`,
    why: t`The old text did not say how the march ends.`,
  },
  'castles-that-surrender': {
    what: t`Lone castles of the ${n('visigoths')} surrender on turns 11 to 13 only. The glossary and the player aid gave no last turn.`,
    why: t`All texts about a rule must agree.`,
  },
  'neutral-units-score': {
    what: t`A nation scores for neutral units that it destroys as for units of the ${n('visigoths')}. The glossary said that they score for no nation.`,
    why: t`Neutral units do not score for themselves; a nation that destroys them does.`,
  },
  'castles-as-muslim-units': {
    what: t`A Muslim castle is a unit for a nation that scores for Muslim units of any kind.`,
    why: t`For stacking, the rulebook counts castles as units.`,
  },
  'retreat-to-the-sea': {
    what: t`With naval supremacy, units can retreat to the sea only from a province with an open anchor.`,
    why: t`Units need an anchor to land and to put to sea.`,
  },
  'empty-province': {
    what: t`No nation controls a province without units.`,
    why: t`Players looked for markers of control.`,
  },
  'landing-and-crossing': {
    what: t`Any number of units may land in a province, with or without enemy units there. A crossing of a strait may end in a province with enemy units.`,
    why: t`The old text said neither.`,
  },
  'lost-provinces': {
    what: t`Provinces that a nation has lost in earlier battles of the turn do not count for its submission.`,
    why: t`The number counts at the moment of submission.`,
  },
  'rebuilt-between-battles': {
    what: t`A castle can also be rebuilt between battles and between movements.`,
    why: t`The old text could be read as a rule about certain phases.`,
  },
  'third-data-set': {
    why: t`Values were tuned again in games between computers that keep their leaders alive.`,
  },
  'ataces-leaves': {
    what: t`Ataces leaves at the start of the ${n('alans')}’ turn 7. The rulebook names the turn of the ${n('vandals')}.`,
    why: t`Leaders leave in the turn of their own nation.`,
  },
  'pelayo-leaves': {
    what: t`Pelayo leaves at the start of ${n('castile')}’s turn 14. Under the ${n('visigoths')} the rulebook prints turn 12.`,
    why: t`He passes to ${n('castile')}, so he cannot leave before it exists.`,
  },
  'navarre-replaces-the-basques': {
    what: t`${n('navarre')} replaces the ${n('basques')} at the end of turn 13. Under the ${n('basques')} the rulebook prints turn 15.`,
    why: t`The section of ${n('navarre')} and the list of transformations agree on turn 13.`,
  },
  'ambush-is-the-defenders': {
    what: t`It is the defender who cannot answer a Ruse with an Ambush. The rulebook prints “the attacker”.`,
    why: t`An attacker can never play an Ambush.`,
  },
  'second-data-set': {
    why: t`Values were tuned in games between computers, until nations scored as the rulebook says they do.`,
  },
  'whole-rules': {
    what: t`All 16 chapters and the rules of all nations are complete, with the rulings.`,
    why: t`The first version had chapter 6 alone.`,
  },
  'hits-on-or-higher': {
    what: t`A die hits on the number it needs or higher. The rulebook prints “lower or equal”.`,
    why: t`Its tables and all its examples say the opposite.`,
  },
  'knights-in-mountains': {
    what: t`Attacking knights need 1 more in mountains, as infantry and elites do. The rulebook exempts knights.`,
    why: t`In its own table their 5 against infantry becomes 6. The exception in the table is cavalry.`,
  },
};
