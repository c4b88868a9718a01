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
        title: 'Only 1 bought unit per province, however much gold a nation has',
        text: t`Any number of reinforcements may be placed in a province, but only 1 bought unit, at most 1 over the stacking limit. A bought unit that cannot be placed is lost.`,
        rules: ['3.1', '3.2'],
        scene: 'castile-places',
      },
      {
        id: 'dead-nations-get-reinforcements',
        title: 'Reinforcements arrive even if a nation has no unit left',
        text: t`A nation is not out of the game when it loses its last unit. Reinforcements named on its sheet still arrive.`,
        rules: ['3.2', '1-nations'],
      },
      {
        id: 'fill-up',
        title: '“Up to 13” does not mean 13 more',
        text: t`In 3 cases a nation receives only the difference between a number and its units on the map, or nothing if it has as many: ${n('rome')} on turn 5, the ${n('umayyads')} on turn 12, the ${n('franks')} on turn 13.`,
        rules: ['3.2-fill-up'],
        scene: 'rome-filled-up',
      },
      {
        id: 'castle-income',
        title: 'Visigoths and Umayyads collect income only where they have a castle',
        text: t`They collect nothing from a province without a castle. Their other income is half the income of their subjects.`,
        rules: ['2.1-special', '2.2'],
        scene: 'basques-pay-two',
      },
      {
        id: 'half-down-half-up',
        title: 'Half the income is rounded down, half the points are rounded up',
        text: t`Of 3½ gold a subject keeps 1½ and pays 2 to its overlord. Of 4½ points it scores 2½; the other half is lost. The overlord scores the provinces at its own values.`,
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
        title: 'Attack bonuses are never added together',
        text: t`The bonus is 1 in any attack, 2 with a leader or in an invasion. A leader in an invasion still gives 2. The bonus of a capital is separate, and belongs to the province.`,
        rules: ['4.4', '4.3'],
        scene: 'alans-invade-segovia',
      },
      {
        id: 'forts-stack',
        title: 'Castles and Roman forts count for stacking, but not for population',
        text: t`A castle or fort counts toward the stacking limit of its province. It also controls the province by itself, which then supports 2 units.`,
        rules: ['4.2', '7'],
        scene: 'leon-feeds-eight',
      },
      {
        id: 'two-checks',
        title: 'Stacking is checked twice, and excess units are removed each time',
        text: t`The check after movement allows the attack bonus, the check after combat does not. A nation that attacks over the limit and loses no unit must remove units afterwards.`,
        rules: ['4.5', '6.8'],
        scene: 'alans-at-segovia',
      },
      {
        id: 'passing-through',
        title: 'There is no limit during movement',
        text: t`Any number of units may pass through a province. Stacking is not checked until all movement has ended, and bought units may move away before that.`,
        rules: ['4.5'],
        scene: 'too-many-at-segovia',
      },
      {
        id: 'capital-any-time',
        title: 'A capital can be declared in an enemy’s turn',
        text: t`A nation may declare it even before a retreat, to raise the limit there. The former capital returns to its own limit at once, and excess units there are removed.`,
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
        title: 'A castle makes it easier to pass',
        text: t`Each enemy unit holds 2 units. Where a castle is present, each enemy unit holds only 1, and so does the castle. A Roman fort changes nothing: it is 1 unit and holds 2.`,
        rules: ['5.3', '5.3-castle'],
        scene: 'past-a-castle-at-toledo',
      },
      {
        id: 'passage-room',
        title: 'Held units must be within the limit too',
        text: t`6 units that are held by 3 must all be within the limit of the province, with the attack bonus. The limit of ${p('toledo')} is 4, or 5 in an attack: without a leader or an invasion, 6 units cannot be left there.`,
        rules: ['5.3', '4.4'],
        scene: 'past-three-at-toledo',
      },
      {
        id: 'leader-all-the-way',
        title: 'A leader’s bonus is only for units that stay with him',
        text: t`To cross mountains, a unit must enter and leave them with him. To enter 1 additional province, it must be with him for its whole movement. A unit that he leaves behind cannot move on.`,
        rules: ['5.2', '5.1-mountain'],
        scene: 'denia-to-lisbon',
      },
      {
        id: 'rivers-do-not-slow',
        title: 'Rivers do not slow units down',
        text: t`A river matters only in the first round of a battle, and only if the unit’s last step crossed it. A unit with movement to spare can avoid it by a detour.`,
        rules: ['6.4', '5.1'],
        scene: 'round-by-tortosa',
      },
      {
        id: 'few-landings',
        title: 'Most coasts have no landing',
        text: t`Units from the sea can land in only 8 provinces. ${p('castellon')}, ${p('granada')} and the ${p('algarve')} are not among them. Only the ${n('crusade')} can land on any coast.`,
        rules: ['3.2-sea', '11-crusade-landing'],
      },
      {
        id: 'straits-and-supremacy',
        title: 'A strait needs no naval supremacy, but takes the whole movement',
        text: t`The movement must begin at one end of the strait and ends at the other. Only units that arrive from ${p('africa')} may move on afterwards.`,
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
        title: 'The attacker assigns all targets first, before any roll',
        text: t`The defender then assigns targets, knowing those of the attacker. A hit on a kind that has no unit left is lost. It never passes to another kind.`,
        rules: ['6.1'],
        scene: 'targets-at-segovia',
      },
      {
        id: 'higher-hits',
        title: 'High dice hit',
        text: t`The rulebook once prints “lower or equal”. Its tables and all its examples require the number or higher. A natural 1 always misses.`,
        rules: ['6.2'],
        scene: 'rome-at-segovia',
      },
      {
        id: 'mountains-attacker',
        title: 'Mountains change the attacker’s numbers, not the defender’s',
        text: t`Cavalry is the exception: a defender hits it on 7 or higher in mountains and on 9 or higher in a plain. Defending cavalry is infantry in any terrain.`,
        rules: ['6.3', '6.2b'],
        scene: 'cavalry-in-the-mountains',
      },
      {
        id: 'leaders-do-not-add',
        title: 'A second leader adds nothing; all other bonuses are added together',
        text: t`Leader, river, zeal and Tactics are added together. None of them counts against Berbers: a hit on a Berber needs 9 or higher on the die itself.`,
        rules: ['6.2b', '11-umayyads-berbers'],
        scene: 'a-leader-adds-two',
      },
      {
        id: 'no-way-back',
        title: 'The defender cannot retreat to a province from which an attacker came',
        text: t`Nor can it retreat to a province with a battle still to be fought. An attack from 2 provinces bars both.`,
        rules: ['6.6'],
        scene: 'retreat-from-segovia',
      },
      {
        id: 'wounded-knight',
        title: 'A wounded knight cannot retreat',
        text: t`It fights as before. Castles and forts cannot retreat either. If the knight survives the battle, it regains both lives.`,
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
        title: 'A defender never scores for units that it destroys',
        text: t`Only the attacker scores for destroyed units, in its own turn. A defender may do better to retreat and attack in its own turn.`,
        rules: ['8-kills'],
        scene: 'iberians-strike-back',
      },
      {
        id: 'before-transformation',
        title: 'The predecessor scores, not its successor',
        text: t`Scoring comes before transformations. After the last turn of a scenario, no nation is transformed.`,
        rules: ['8-turn-end', '9.4'],
      },
      {
        id: 'own-turn-points',
        title: 'Some points are scored in a nation’s own turn',
        text: t`${n('carthage')} on turn 2, the ${n('visigoths')} on turn 9 and the ${n('franks')} on turn 9 score before the next nation plays. Provinces lost afterwards still count.`,
        rules: ['8-own-turn'],
      },
      {
        id: 'religion-from-eleven',
        title: 'No nation is Christian before turn 11',
        text: t`Points for Christian or Muslim units begin with the Arab invasion. From then on, all nations that are not Muslim are Christian.`,
        rules: ['8-kills'],
      },
    ],
  },
  {
    title: 'Submission and ends',
    points: [
      {
        id: 'one-round-first',
        title: 'No nation submits before a round has been fought',
        text: t`After the round each side must have at least 1 unit in the battle; a castle or fort is enough. If either side has none, the nation does not submit there. It may still submit in another battle.`,
        rules: ['9.6-submission'],
        scene: 'basques-submit',
      },
      {
        id: 'overlord-leaves',
        title: 'The overlord withdraws from all provinces of its new subject',
        text: t`All its units there withdraw at once, even from battles that have not been fought yet. From then on they may pass through but cannot stop there.`,
        rules: ['9.6-submission', '9.6-allies'],
      },
      {
        id: 'subjects-fight',
        title: 'Two subjects of one overlord are not allies',
        text: t`They stop each other’s movement and may fight each other.`,
        rules: ['9.6-allies'],
        scene: 'two-subjects-fight',
      },
      {
        id: 'cid-stays-as-nation',
        title: 'The leader El Cid leaves, the nation El Cid stays',
        text: t`The leader leaves after 1 or 2 turns. The nation plays to the end of the game, and scores 5 points for ${p('valencia')}, once.`,
        rules: ['11-el-cid', '3.3'],
      },
    ],
  },
];
