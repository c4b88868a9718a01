import { type Rich, t } from '../../../../words/rich.ts';
import type { RuleId } from '../../engine/data/rules.ts';
import { l } from '../marks.ts';

/** A point that players miss: a sentence to find it by, the rule in full, its rules. */
export interface Missed {
  /** Its anchor, which never changes. */
  readonly id: string;
  readonly title: string;
  readonly text: Rich;
  readonly rules: readonly RuleId[];
}

/** One heading of the page. */
export interface MissedPart {
  readonly title: string;
  readonly points: readonly Missed[];
}

/** Rules often missed, by the phase in which they matter. */
export const OFTEN_MISSED: readonly MissedPart[] = [
  {
    title: 'Control, rebellions and events',
    points: [
      {
        id: 'religion-and-control',
        title: 'A city can be Muslim and still Christian-controlled',
        text: t`Units decide. Religion matters for an empty city, for conversion, for leaving a region by road, for surrender on a tie and for the points of a region free of Muslims.`,
        rules: ['5', '11-roads', '14-tie', '16'],
      },
      {
        id: 'captured-city-left',
        title: 'A captured Muslim city is lost when the last unit leaves it',
        text: t`An empty city belongs to the side of its religion. Leave a garrison, or convert the city.`,
        rules: ['5', '10-conversion', '12-wiped-out'],
      },
      {
        id: 'no-last-city',
        title: 'A rebellion never takes the last city of a side',
        text: t`Roll again if the result would take the last city that Christians or Muslims control.`,
        rules: ['8-guard'],
      },
      {
        id: 'rebels-without-room',
        title: 'Without a free location, Rebels cost a unit and place none',
        text: t`If every location of the region contains a garrison, army or Order, 1 unit of a random location is removed.`,
        rules: ['8-rebels'],
      },
      {
        id: 'famine-order',
        title: 'Famine takes armies first',
        text: t`Famine removes armies before garrisons and Orders. In battle and siege, garrisons are removed first.`,
        rules: ['9-famine', '12-losses'],
      },
      {
        id: 'unhired-mercenaries',
        title: 'Mercenaries that are not hired fight for the Muslims',
        text: t`They join the force of phase 5, even if the dice raise no army.`,
        rules: ['9-mercenaries'],
      },
      {
        id: 'cid-besieged',
        title: 'El Cid does not help the besieged',
        text: t`He adds 2 to a besieger. Inside a city he adds nothing.`,
        rules: ['9-el-cid', '14-values'],
      },
    ],
  },
  {
    title: 'Income and spending',
    points: [
      {
        id: 'points-are-not-saved',
        title: 'Income points cannot be saved',
        text: t`Points that are not spent in phase 3 are lost.`,
        rules: ['10'],
      },
      {
        id: 'half-is-no-majority',
        title: 'Half of the cities is no majority',
        text: t`A region gives its point only if the Christians control more than half of all its cities. The same holds for the score.`,
        rules: ['10', '16'],
      },
      {
        id: 'santiago-without-units',
        title: 'Santiago gives its point even without a Christian unit',
        text: t`${l('santiago')} must only be free of Muslim and rebel units. A Muslim city there must be occupied.`,
        rules: ['10-santiago'],
      },
      {
        id: 'orders-build-nothing',
        title: 'A Military Order builds nothing',
        text: t`Cities, forts and conversions need an army or garrison. Units may be raised in a city that an Order controls.`,
        rules: ['10-city', '10-fort', '10-conversion'],
      },
      {
        id: 'fort-then-garrison',
        title: 'A fort allows a garrison in the same phase',
        text: t`Purchases may be made in any order. An army in a bare location can build a fort, and units can then be raised in it.`,
        rules: ['10', '10-troops', '10-fort'],
      },
    ],
  },
  {
    title: 'Movement and battle',
    points: [
      {
        id: 'one-region',
        title: 'Only the units of 1 region move',
        text: t`The player chooses 1 region for the whole phase. Its armies and Orders may end far away, but no unit of another region moves.`,
        rules: ['11', '11-force'],
      },
      {
        id: 'clean-before-leaving',
        title: 'One Muslim garrison closes all roads out of a region',
        text: t`The region must be free of Muslim units, and its Muslim cities occupied by armies or garrisons. Rebels do not close it.`,
        rules: ['11-roads'],
      },
      {
        id: 'garrisons-are-no-battle',
        title: 'Garrisons alone are besieged, not fought',
        text: t`In a city or fort a battle needs more than 1 enemy unit, and at least 1 army among them.`,
        rules: ['11-contact'],
      },
      {
        id: 'mountains-once',
        title: 'Mountains help in the first round only',
        text: t`After equal losses both sides roll together.`,
        rules: ['12-first-fire', '12-equal'],
      },
      {
        id: 'survivor-stays',
        title: 'The only survivor never retreats',
        text: t`A side that destroys the other stays, even with more losses.`,
        rules: ['12-wiped-out'],
      },
      {
        id: 'move-on',
        title: 'A force may continue its move after a battle',
        text: t`It may move on after it has won, after the enemy’s retreat and after its own. Equal losses at a city keep it there, and so does an enemy that takes refuge.`,
        rules: ['12-we-lose', '12-enemy-loses', '12-wiped-out', '12-equal'],
      },
    ],
  },
  {
    title: 'The Muslim reaction',
    points: [
      {
        id: 'landing-anywhere',
        title: 'A landing needs no free location',
        text: t`A force from North Africa appears at its port even if Christians hold it, and then fights there.`,
        rules: ['13.6', '13.8'],
      },
      {
        id: 'cities-make-armies',
        title: 'The more cities Muslims control, the stronger the force',
        text: t`The column counts cities that Muslims control in the region, besieged ones too. Cities of their religion under Christian units do not count.`,
        rules: ['13.2'],
      },
      {
        id: 'armies-join',
        title: 'A force takes all Muslim armies on its way along',
        text: t`It also leaves 1 army at each city or fort without a Muslim garrison.`,
        rules: ['13.10'],
      },
      {
        id: 'siege-counts-walls',
        title: 'City and fort count for the armies of a siege',
        text: t`Against a city with a fort and 1 garrison, 3 armies stay, and the others move on.`,
        rules: ['13.12'],
      },
    ],
  },
  {
    title: 'Sieges and the end',
    points: [
      {
        id: 'empty-city-resists',
        title: 'An empty city still has a modifier',
        text: t`It adds 1 to its die, or 2 with a fort. On a tie it surrenders.`,
        rules: ['14-values', '14-tie'],
      },
      {
        id: 'even-destroys',
        title: 'An even result destroys the city',
        text: t`If the besieger wins with an even modified result, the city is removed. A fort is always removed.`,
        rules: ['14-won'],
      },
      {
        id: 'own-faith-surrenders',
        title: 'A city of the besieger’s religion surrenders on a tie',
        text: t`The besieger captures it and loses nothing; its defenders are removed.`,
        rules: ['14-tie'],
      },
      {
        id: 'revolt-on-turn-20',
        title: 'A region in revolt on turn 20 still scores',
        text: t`A regional revolt stops income and moves, not victory points.`,
        rules: ['8-revolt', '16'],
      },
      {
        id: 'game-ends-early',
        title: 'The game can end before turn 20',
        text: t`It ends at once in phase 7 if the Christians control no city, or if Muslim armies could be raised nowhere.`,
        rules: ['15-early-end'],
      },
    ],
  },
];
