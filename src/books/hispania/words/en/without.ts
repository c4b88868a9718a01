import { type Rich, t } from '../../../../words/rich.ts';
import type { RuleId } from '../../engine/data/ids.ts';

/** Something that players of other wargames look for and this game does not have. */
export interface Without {
  /** Its anchor on the page of rules often missed, which never changes. */
  readonly id: string;
  readonly title: string;
  /** What holds in its place. */
  readonly text: Rich;
  readonly rules: readonly RuleId[];
  /** Words under which it is looked for, where neither title nor text has them. */
  readonly asked: string;
}

export const WITHOUT_PART = { id: 'without', title: 'What this game leaves out' } as const;

/**
 * What is not in the rulebook, said plainly: nobody finds a silence. All of it is searched with the first search, so each is
 * as short as it can be.
 */
export const WITHOUT: readonly Without[] = [
  {
    id: 'no-upkeep',
    title: 'No upkeep and no supply',
    text: t`Units on the map cost no gold and need no supply line. Each province supports 2 units; castles and forts are not counted.`,
    rules: ['7'],
    asked: 'maintenance, attrition, starve, feed',
  },
  {
    id: 'no-zones',
    title: 'No zones of control',
    text: t`A unit stops only enemy units that enter its own province, 2 at most. It has no effect on adjacent provinces.`,
    rules: ['5.1-nation', '5.3'],
    asked: 'ZOC, zone',
  },
  {
    id: 'no-refusal',
    title: 'No battle can be refused',
    text: t`If a province contains units of 2 nations when movement is over, they must fight. Units may retreat at the end of a round, or before the first with a Retreat token.`,
    rules: ['6', '6.6', '10.3-retreat'],
    asked: 'decline, avoid, cancel a battle, attack when I enter a province with enemies',
  },
  {
    id: 'no-last-round',
    title: 'No last round',
    text: t`A battle continues until a side has no units left in it. The number of rounds is not limited.`,
    rules: ['6.2', '6.6'],
    asked: 'how long, maximum, draw, to the death, siege',
  },
  {
    id: 'no-pursuit',
    title: 'No advance, no pursuit, no prisoners',
    text: t`Units that win a battle stay in its province. Only an invasion or ardour moves units again.`,
    rules: ['6.2', '9.1', '9.2'],
    asked: 'exploitation, capture',
  },
  {
    id: 'no-captures',
    title: 'No castle and no fort is ever captured',
    text: t`It is destroyed. A castle becomes a ruin, which the next nation to control the province may rebuild as its own by giving up 1 unit. A fort leaves nothing.`,
    rules: ['9.5', '9.5-rebuild', '11-rome-forts'],
    asked: 'take over, change owner, enemy castle, seize',
  },
  {
    id: 'no-joint-attack',
    title: 'No attack by two nations together',
    text: t`Each nation moves and fights alone, in its own turn. Nations of the same player share nothing, and fight if they are in the same province.`,
    rules: ['1', '5.1-nation', '6'],
    asked: 'my own nations, joint attack, friendly',
  },
  {
    id: 'no-treaties',
    title: 'No treaties',
    text: t`Only overlord and subject are allies. Players cannot give away gold or tokens, and no rule makes a player keep a promise.`,
    rules: ['9.6-allies', '2.4', '10.3'],
    asked: 'diplomacy, negotiation, deal, alliance, peace, trade provinces',
  },
  {
    id: 'no-loot',
    title: 'No loot',
    text: t`A conquered province brings no gold at once, and none that its nation had saved. Its new owner collects its income at the start of the owner’s next turn.`,
    rules: ['2.1', '2.4'],
    asked: 'plunder, booty, sack, conquering',
  },
  {
    id: 'no-markers',
    title: 'No control without a unit',
    text: t`A nation controls a province while it has a unit there. A province that is left empty has no owner, also if all units of both sides are destroyed.`,
    rules: ['2.1', '8-turn-end'],
    asked: 'control marker, garrison, owner, hold, keep, leave empty, pass through, both sides die',
  },
  {
    id: 'no-ships',
    title: 'No ships and no battles at sea',
    text: t`Any number of units may move by sea and land together; stacking is checked after movement. A landing gives neither side a bonus or a penalty.`,
    rules: ['5.6', '3.2-sea', '4.5'],
    asked: 'transport, units fit, naval battle, amphibious',
  },
  {
    id: 'no-growth',
    title: 'No promotion and no experience',
    text: t`Neither victories nor gold turn infantry into a knight. Only transformations and special rules of a few nations replace units.`,
    rules: ['2.3', '9.4'],
    asked: 'upgrade, improve, veteran, morale',
  },
  {
    id: 'no-secrets',
    title: 'Nothing hidden on the map',
    text: t`Units, gold and points are open to all players. Only event tokens and sealed bids are secret.`,
    rules: ['10.1', '10.3', '14.7'],
    asked: 'fog of war, look at tokens of another player, weather, cards',
  },
  {
    id: 'no-duty',
    title: 'No duty to move, buy or attack',
    text: t`A nation may do nothing. Its reinforcements, however, arrive on their turn and not later, and units from off the map must enter it.`,
    rules: ['5', '2.3', '3.2'],
    asked: 'pass, skip my turn, delay, move all units',
  },
];
