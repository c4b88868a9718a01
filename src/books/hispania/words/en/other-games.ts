import { type Rich, t } from '../../../../words/rich.ts';
import { n, r } from '../marks.ts';

/** The page for players of related games: what is the same in this game and what is not. */

/** One of these games. Every line names a rule of this one. */
export interface OtherGame {
  /** Its anchor, which never changes. */
  readonly id: string;
  readonly name: string;
  readonly same: readonly Rich[];
  readonly different: readonly { readonly about: string; readonly text: Rich }[];
}

export const OTHER_GAMES_PAGE = {
  title: 'If you come from Britannia, History of the World or Small World',
  /** The same on a button. */
  short: 'If you know related games',
  lead: 'The similarities and the differences of Hispania, for players of 3 related games. Each line names its rule.',
  same: 'The same',
  different: 'Different',
} as const;

export const OTHER_GAMES: readonly OtherGame[] = [
  {
    id: 'britannia',
    name: 'Britannia',
    same: [
      t`Nations play in a fixed order, each for itself, and each player has several (${r('1-nations')}).`,
      t`In an invasion a nation moves and fights twice (${r('9.1')}).`,
      t`A unit that enters mountains stops there, as in difficult terrain (${r('5.1-mountain')}).`,
      t`A few enemy units cannot stop many: each stops 2, and the others pass, as in an overrun (${r('5.3')}).`,
      t`After its battles a nation keeps at most 2 units for each province (${r('7')}).`,
      t`Each nation scores by its own sheet, on certain turns, for certain provinces and destroyed units (${r('8')}).`,
    ],
    different: [
      {
        about: 'Growth',
        text: t`Population brings no new units. Provinces bring gold, which buys units, only one for each province and turn (${r('2.1')}, ${r('3.1')}).`,
      },
      {
        about: 'Stacking',
        text: t`Limits are checked after movement and again after combat. Only an attack may exceed them in between (${r('4.5')}, ${r('4.4')}).`,
      },
      {
        about: 'Combat',
        text: t`Dice have 10 sides. Infantry, elites, cavalry, knights and castles need different numbers, and each die is given a target before it is rolled (${r('6.1')}, ${r('6.7')}).`,
      },
      { about: 'Retreat', text: t`After each round the attacker may retreat first, then the defender (${r('6.6')}).` },
      {
        about: 'Submission',
        text: t`There are 4 overlords: ${n('carthage')}, ${n('rome')}, the ${n('visigoths')} and the ${n('umayyads')}. A nation submits between rounds of a battle, and keeps half its income and half its points (${r('9.6')}).`,
      },
      {
        about: 'The sea',
        text: t`There are no raids. Units at sea must land, and only naval supremacy lets them return (${r('5.6')}).`,
      },
      {
        about: 'Castles',
        text: t`They are bought, roll 3 dice, and become ruins that another nation may rebuild (${r('9.5')}).`,
      },
      {
        about: 'Successors',
        text: t`Nations transform into others, in the advanced game even into those of another player (${r('9.4')}, ${r('14.6')}).`,
      },
      {
        about: 'Titles',
        text: t`No player is elected king: provinces, destroyed units and the aims on the sheets score (${r('8')}).`,
      },
    ],
  },
  {
    id: 'history-of-the-world',
    name: 'History of the World',
    same: [
      t`Great nations arrive at set times with many units, expand quickly, and are worn down by later ones (${r('3.2')}, ${r('9.1')}).`,
      t`Conquests of older nations stay on the map and go on scoring (${r('8-turn-end')}).`,
      t`Only the sum of a player’s nations counts (${r('15')}).`,
    ],
    different: [
      {
        about: 'Lives',
        text: t`A nation does not act in one epoch only. It plays on every turn while it has units, with income and purchases (${r('1')}, ${r('2')}).`,
      },
      {
        about: 'Several nations',
        text: t`Nations of one player each have a turn of their own, and fight if they meet (${r('5.1-nation')}).`,
      },
      {
        about: 'Choice',
        text: t`Nations are not drawn. Groups are fixed in the standard game; in the advanced game players bid points for nations (${r('13')}, ${r('14.2')}).`,
      },
      {
        about: 'Expansion',
        text: t`Units are not added land by land. They move from province to province, and each conquest needs units that stay (${r('5.1')}, ${r('2.1')}).`,
      },
      {
        about: 'Combat',
        text: t`Units do not fight one at a time. All units in a province fight together, in rounds, and may retreat (${r('6.2')}, ${r('6.6')}).`,
      },
      {
        about: 'Limits',
        text: t`Terrain limits each stack, and the number of provinces limits the nation (${r('4.1')}, ${r('7')}).`,
      },
      {
        about: 'Submission',
        text: t`Some nations may survive as subjects of their attacker (${r('9.6')}).`,
      },
      {
        about: 'Scoring',
        text: t`Presence and dominance do not count. On scoring turns, a province scores a number of its own for each nation, and only a few nations score for whole zones (${r('8-turn-end')}).`,
      },
    ],
  },
  {
    id: 'small-world',
    name: 'Small World',
    same: [
      t`Nations come and go, and each has special rules of its own (${r('9.4')}, ${r('11')}).`,
      t`In the advanced game a strong nation costs points: the bid is subtracted at the end (${r('14.2')}, ${r('15')}).`,
      t`A province without units belongs to no nation (${r('2.1')}).`,
    ],
    different: [
      {
        about: 'Decline',
        text: t`No player chooses its moment. Nations arrive, transform and leave on set turns, or are eliminated (${r('3.2')}, ${r('9.4')}).`,
      },
      { about: 'Old nations', text: t`They are not turned over. They move, buy and fight as before (${r('1')}).` },
      {
        about: 'Several nations',
        text: t`A player may have several at once, each with a turn of its own (${r('1-nations')}).`,
      },
      {
        about: 'Conquest',
        text: t`Numbers alone do not decide. Both sides roll dice, and both may lose units (${r('6.2')}).`,
      },
      {
        about: 'Units',
        text: t`They do not return to the hand to be placed again. Most may move 2 to 4 provinces, 1 more with a leader, and they stay where they stop (${r('5.1')}).`,
      },
      {
        about: 'Limits',
        text: t`Terrain limits each stack, and the number of provinces limits the nation (${r('4.1')}, ${r('7')}).`,
      },
      {
        about: 'Losses',
        text: t`A defeated unit is destroyed, unless it retreats in time (${r('6.6')}). A weak nation may save itself as a subject (${r('9.6')}).`,
      },
      {
        about: 'Points',
        text: t`Gold and points are different things. Provinces score on scoring turns only, and not the same for each nation (${r('2.4')}, ${r('8-turn-end')}).`,
      },
    ],
  },
];
