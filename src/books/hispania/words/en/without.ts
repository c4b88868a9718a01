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

export const WITHOUT_PART = { id: 'without', title: 'What this game does not have' } as const;

/**
 * What is not in the rulebook, said plainly: nobody finds a silence. All of it is searched with the first search, so each is
 * as short as it can be.
 */
export const WITHOUT: readonly Without[] = [
  {
    id: 'no-upkeep',
    title: 'No upkeep and no supply',
    text: t`Units that stand cost nothing and need no line to anywhere. A nation keeps two for each province, castles and forts apart.`,
    rules: ['7'],
    asked: 'maintenance, attrition, starve, feed',
  },
  {
    id: 'no-zones',
    title: 'No zones of control',
    text: t`A unit stops only those who enter its own province, two at most. Next door it stops nobody.`,
    rules: ['5.1-nation', '5.3'],
    asked: 'ZOC, zone',
  },
  {
    id: 'no-refusal',
    title: 'No battle can be refused',
    text: t`Where units of two nations stand when movement is over, they must fight. Who wants to go waits for the end of a round, or plays a Retreat token.`,
    rules: ['6', '6.6', '10.3-retreat'],
    asked: 'decline, avoid, cancel a battle, attack when I enter a province with enemies',
  },
  {
    id: 'no-last-round',
    title: 'No last round',
    text: t`A battle goes on until one side is dead or gone: no number of rounds ends it.`,
    rules: ['6.2', '6.6'],
    asked: 'how long, maximum, draw, to the death, siege',
  },
  {
    id: 'no-pursuit',
    title: 'No advance, no pursuit, no prisoners',
    text: t`Who wins a battle stays where it was. Only an invasion or ardour moves units again.`,
    rules: ['6.2', '9.1', '9.2'],
    asked: 'exploitation, capture',
  },
  {
    id: 'no-captures',
    title: 'No castle and no fort is ever captured',
    text: t`It is destroyed. A castle leaves a ruin, which the next holder may rebuild as his own, for one unit; a fort leaves nothing.`,
    rules: ['9.5', '9.5-rebuild', '11-rome-forts'],
    asked: 'take over, change owner, enemy castle, seize',
  },
  {
    id: 'no-joint-attack',
    title: 'No attack by two nations together',
    text: t`Each moves and fights alone, in its own turn. Nations of the same player share nothing, and where they meet they fight.`,
    rules: ['1', '5.1-nation', '6'],
    asked: 'my own nations, joint attack, friendly',
  },
  {
    id: 'no-treaties',
    title: 'No treaties',
    text: t`Only overlord and subject are allies. Gold and tokens are never given away, and no rule binds a player to his word.`,
    rules: ['9.6-allies', '2.4', '10.3'],
    asked: 'diplomacy, negotiation, deal, alliance, peace, trade provinces',
  },
  {
    id: 'no-loot',
    title: 'No loot',
    text: t`A conquered province brings no gold at once, nor what its nation had saved. It pays when the next turn of its holder begins.`,
    rules: ['2.1', '2.4'],
    asked: 'plunder, booty, sack, conquering',
  },
  {
    id: 'no-markers',
    title: 'No province without a unit in it',
    text: t`You hold a province while a unit of yours stands there. Left empty it is nobody’s, and so it is when both sides die.`,
    rules: ['2.1', '8-turn-end'],
    asked: 'control marker, garrison, owner, keep, leave empty, pass through',
  },
  {
    id: 'no-ships',
    title: 'No ships and no battles at sea',
    text: t`Any number sail and land together; stacking is counted after movement. A landing gives nobody a bonus or a penalty.`,
    rules: ['5.6', '3.2-sea', '4.5'],
    asked: 'transport, units fit, naval battle, amphibious',
  },
  {
    id: 'no-growth',
    title: 'No promotion and no experience',
    text: t`An infantry never becomes a knight by winning or for gold. Only transformations change units, and what some nations have of their own.`,
    rules: ['2.3', '9.4'],
    asked: 'upgrade, improve, veteran, morale',
  },
  {
    id: 'no-secrets',
    title: 'Nothing hidden on the map',
    text: t`Units, gold and points lie open. Only event tokens and sealed bids are secret.`,
    rules: ['10.1', '10.3', '14.7'],
    asked: 'fog of war, look at tokens of another player, weather, cards',
  },
  {
    id: 'no-duty',
    title: 'No duty to move, buy or attack',
    text: t`A nation may do nothing. But its reinforcements come on their turn and not later, and those from outside must enter.`,
    rules: ['5', '2.3', '3.2'],
    asked: 'pass, skip my turn, delay, move all units',
  },
];
