import { type Rich, t } from '../../../../words/rich.ts';
import type { RuleId } from '../../engine/data/ids.ts';
import type { SceneId } from '../../scenes/ids.ts';
import { n, p } from '../marks.ts';

/** A point that players miss: a sentence to find it by, what is true, its rules, a position to try it on. */
export interface Missed {
  /** Its anchor, which never changes. */
  readonly id: string;
  readonly title: string;
  readonly text: Rich;
  readonly rules: readonly RuleId[];
  readonly scene?: SceneId;
}

/** One heading of the page. */
export interface MissedPart {
  readonly title: string;
  readonly points: readonly Missed[];
}

export const MISSED_PAGE = { try: 'Try it' } as const;

/** Rules often missed, by what one is doing when one misses them. */
export const OFTEN_MISSED: readonly MissedPart[] = [
  {
    title: 'Gold and new units',
    points: [
      {
        id: 'one-purchase',
        title: 'One bought unit a province, however rich you are',
        text: t`Reinforcements may come in any number to one province; what was bought may not, and goes one over the limit at most. What finds no place is lost.`,
        rules: ['3.1', '3.2'],
        scene: 'castile-places',
      },
      {
        id: 'dead-nations-get-reinforcements',
        title: 'Reinforcements come to a nation without a unit left',
        text: t`A nation is not out of the game with its last unit. If its sheet says that units come, they come.`,
        rules: ['3.2', '1-nations'],
      },
      {
        id: 'fill-up',
        title: '“Up to 13” is no gift of 13',
        text: t`Three times a nation gets only the difference to what it has on the map, and nothing if it has as many: ${n('rome')} on turn 5, the ${n('umayyads')} on 12, the ${n('franks')} on 13.`,
        rules: ['3.2-fill-up'],
        scene: 'rome-filled-up',
      },
      {
        id: 'castle-income',
        title: 'Visigoths and Umayyads earn only where they have a castle',
        text: t`A province of theirs without one pays nothing. So their castles are their treasury, and the half of their subjects’ income the rest of it.`,
        rules: ['2.1-special', '2.2'],
        scene: 'basques-pay-two',
      },
      {
        id: 'half-down-half-up',
        title: 'Half the income is rounded down, half the points up',
        text: t`Of 3½ gold a subject keeps 1½ and hands over 2. Of 4½ points it scores 2½, and the other half goes to nobody: the overlord scores the provinces at its own values.`,
        rules: ['9.6-income', '9.6-points'],
        scene: 'galicians-as-subjects',
      },
    ],
  },
  {
    title: 'Stacking and population',
    points: [
      {
        id: 'best-of',
        title: 'Room for an attack is never added up',
        text: t`One more in any attack, two with a leader or in an invasion: a leader in an invasion is still two, not four. A capital’s one is a different thing and holds for the province.`,
        rules: ['4.4', '4.3'],
        scene: 'alans-invade-segovia',
      },
      {
        id: 'forts-stack',
        title: 'Castles and Roman forts take up room, but eat nothing',
        text: t`They count for stacking and not for population. A castle alone still holds its province, and feeds two units.`,
        rules: ['4.2', '7'],
        scene: 'leon-feeds-eight',
      },
      {
        id: 'two-checks',
        title: 'Stacking is checked twice, and both times it costs units',
        text: t`After movement with the room of the attack, after combat without it. Whoever attacks above the limit and loses nobody has to remove units afterwards.`,
        rules: ['4.5', '6.8'],
        scene: 'alans-at-segovia',
      },
      {
        id: 'passing-through',
        title: 'On the way there is no limit',
        text: t`Any number may pass through a province, and purchases are placed before anybody moves. Only where units stand at the end of movement counts.`,
        rules: ['4.5'],
        scene: 'too-many-at-segovia',
      },
      {
        id: 'capital-any-time',
        title: 'A capital can be declared in an enemy’s turn',
        text: t`Even before a retreat, to make room for it. But the former capital is back to its own limit at once, and what is too many there goes.`,
        rules: ['4.3', '6.6'],
        scene: 'suebi-capital',
      },
    ],
  },
  {
    title: 'Movement',
    points: [
      {
        id: 'forced-passage-castle',
        title: 'A castle makes it easier to march past',
        text: t`Each enemy unit stops two; but where a castle is, each stops only one, the castle among them. A Roman fort changes nothing: it is one unit that stops two.`,
        rules: ['5.3', '5.3-castle'],
        scene: 'past-a-castle-at-toledo',
      },
      {
        id: 'passage-room',
        title: 'Those who are stopped need room too',
        text: t`Six who are held by three must fit into the province as attackers. ${p('toledo')} holds four, and one more in an attack: without a leader or an invasion six cannot be left there.`,
        rules: ['5.3', '4.4'],
        scene: 'past-three-at-toledo',
      },
      {
        id: 'leader-all-the-way',
        title: 'A leader lends his step only to those who go all the way with him',
        text: t`Crossing mountains wants him beside you at that moment; the province more wants him from the first step to the last. Who is dropped off goes no further.`,
        rules: ['5.2', '5.1-mountain'],
        scene: 'denia-to-lisbon',
      },
      {
        id: 'rivers-do-not-slow',
        title: 'Rivers do not slow anybody down',
        text: t`They matter in the first round of a battle, and only for the last step before it. With one step to spare, walk round.`,
        rules: ['6.4', '5.1'],
        scene: 'round-by-tortosa',
      },
      {
        id: 'few-landings',
        title: 'Most coasts are no landing',
        text: t`Units from the sea land in eight provinces only; ${p('castellon')}, ${p('granada')} and the ${p('algarve')} are not among them. The ${n('crusade')} alone lands anywhere.`,
        rules: ['3.2-sea', '11-crusade-landing'],
      },
      {
        id: 'straits-and-supremacy',
        title: 'A strait needs no naval supremacy, and takes the whole movement',
        text: t`It must begin at one end and ends at the other. Only units that come from ${p('africa')} go on afterwards.`,
        rules: ['5.5', '3.2-africa'],
        scene: 'almoravids-from-africa',
      },
    ],
  },
  {
    title: 'Combat',
    points: [
      {
        id: 'attacker-aims-first',
        title: 'The attacker names his targets first, and all dice before any roll',
        text: t`The defender answers knowing them. A hit on a kind of which nobody is left is lost; it never passes to another kind.`,
        rules: ['6.1'],
        scene: 'targets-at-segovia',
      },
      {
        id: 'higher-hits',
        title: 'High dice hit',
        text: t`The book prints “lower or equal” once. Its tables and all its examples want the number or more; a natural 1 misses, whatever is added.`,
        rules: ['6.2'],
        scene: 'rome-at-segovia',
      },
      {
        id: 'mountains-attacker',
        title: 'Mountains change the attacker’s numbers, not the defender’s',
        text: t`Save against cavalry: the defender hits it on 7 in mountains and on 9 in a plain. Defending cavalry is infantry wherever it stands.`,
        rules: ['6.3', '6.2b'],
        scene: 'cavalry-in-the-mountains',
      },
      {
        id: 'leaders-do-not-add',
        title: 'Two leaders are one, all other bonuses add up',
        text: t`Leader, river, zeal and Tactics count together. Berbers take no part in this: who aims at one needs a 9 on the die itself.`,
        rules: ['6.2b', '11-umayyads-berbers'],
        scene: 'a-leader-adds-two',
      },
      {
        id: 'no-way-back',
        title: 'The defender cannot go where an attacker came from',
        text: t`Nor to a province with another battle to come. To attack from two sides closes two doors.`,
        rules: ['6.6'],
        scene: 'retreat-from-segovia',
      },
      {
        id: 'wounded-knight',
        title: 'A wounded knight stays',
        text: t`It fights as before, but cannot retreat, and neither can castles and forts. If the battle ends, it is whole again.`,
        rules: ['6.2', '6.6'],
        scene: 'cid-at-badajoz-again',
      },
    ],
  },
  {
    title: 'Points',
    points: [
      {
        id: 'only-attackers-score',
        title: 'A defender never scores for what it destroys',
        text: t`Points for destroyed units are for the attacker in its own turn. It can pay to give way and come back.`,
        rules: ['8-kills'],
        scene: 'iberians-strike-back',
      },
      {
        id: 'before-transformation',
        title: 'The old nation scores, not its heir',
        text: t`Scoring comes first, then transformations. After the last turn of a scenario nothing is transformed any more.`,
        rules: ['8-turn-end', '9.4'],
      },
      {
        id: 'own-turn-points',
        title: 'Some points are counted in a nation’s own turn',
        text: t`The ${n('visigoths')} on turn 9, the ${n('franks')} on turn 9 and ${n('carthage')} on turn 2 score before the next nation moves. What is lost later does not matter.`,
        rules: ['8-own-turn'],
      },
      {
        id: 'religion-from-eleven',
        title: 'Nobody is Christian before turn 11',
        text: t`Points for Christian or Muslim units begin with the Arab invasion. From then on everybody who is not Muslim is Christian.`,
        rules: ['8-kills'],
      },
    ],
  },
  {
    title: 'Submission and ends',
    points: [
      {
        id: 'one-round-first',
        title: 'Nobody submits before a round is fought',
        text: t`After it both must have a unit left in that battle, a castle or a fort will do. If either side is wiped out, there is no submission, and another battle may bring it yet.`,
        rules: ['9.6-submission'],
        scene: 'basques-submit',
      },
      {
        id: 'overlord-leaves',
        title: 'The overlord leaves all provinces of its new subject',
        text: t`All its units retreat at once, also from where battles were still to come. From then on it may pass through, but not stop.`,
        rules: ['9.6-submission', '9.6-allies'],
      },
      {
        id: 'subjects-fight',
        title: 'Two subjects of one overlord are no allies',
        text: t`They stop each other and may fight.`,
        rules: ['9.6-allies'],
        scene: 'two-subjects-fight',
      },
      {
        id: 'cid-stays-as-nation',
        title: 'El Cid the leader goes, El Cid the nation stays',
        text: t`The leader leaves after a turn or two; his units play on to the end of the game, and have 5 points for ${p('valencia')}, once.`,
        rules: ['11-el-cid', '3.3'],
      },
    ],
  },
];
