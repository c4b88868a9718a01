import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, ProvinceId, RuleId, UnitKind } from '../../engine/data/ids.ts';
import { n, p } from '../marks.ts';

const nations = (ids: readonly NationId[], last = ' and '): Rich =>
  list(
    ids.map((id) => [n(id)]),
    ', ',
    last,
  );

/** A short rule: what it says, and its number. */
export interface AidLine {
  readonly text: Rich;
  readonly rule?: RuleId;
}
const line = (text: Rich, rule?: RuleId): AidLine => (rule ? { text, rule } : { text });

/** The player aid: all that players look up, on one sheet. Numbers that differ from one data set to another are given to it. */
export const PLAYER_AID = {
  turn: {
    title: 'A nation’s turn',
    lines: [
      line(t`Income, then buying`, '2'),
      line(t`Placement`, '3'),
      line(t`Movement`, '5'),
      line(t`Stacking check, with the attack bonus`, '4.5'),
      line(t`Combat`, '6'),
      line(t`Points for destroyed units`, '8-kills'),
      line(t`Final stacking check, without it`, '6.8'),
      line(t`Population check`, '7'),
      line(t`Points scored in its own turn`, '8-own-turn'),
    ],
    invasion: line(t`Invasion: movement, check and combat twice; no check after the first combat.`, '9.1'),
    ardour: line(t`Ardour: after combat 1 stack moves and fights again.`, '9.2'),
  },
  ending: {
    title: 'End of a game turn',
    scored: (turns: readonly number[]): AidLine =>
      line(t`Scoring turns: ${turns.slice(0, -1).join(', ')}; in scenario E also ${turns.at(-1) ?? 21}.`, '8-turn-end'),
    lines: [
      line(
        t`Then transformations, in the order of play; ends of submission; removal of nations without a successor.`,
        '9.4',
      ),
    ],
  },
  order: { title: 'Order of play', rule: '1-nations' as RuleId },
  gold: {
    title: 'Gold',
    lines: [
      line(t`Collect the income of controlled provinces. Ruins and lone leaders control none.`, '2.1'),
      line(
        t`None: ${nations(['carthage', 'rome', 'vandals', 'almohads'])}, the ${n('almoravids')} before turn 20. Half: ${n('byzantium')}. Castles only: ${nations(['visigoths', 'umayyads'])}.`,
        '2.1-special',
      ),
      line(t`A subject keeps half, rounded down; the ${n('visigoths')} or ${n('umayyads')} receive the rest.`, '2.2'),
      line(t`1 bought unit per province, at most 1 over the limit.`, '3.1'),
    ],
    saved: (eight: readonly NationId[]): AidLine => line(t`Saved: 4; 8 for ${nations(eight)}.`, '2.4'),
  },
  units: {
    title: 'Units',
    unit: 'Unit',
    cost: 'Gold',
    moves: 'Moves',
    led: 'led',
    dice: 'Dice',
    lives: 'Lives',
    none: '–',
    rows: {
      infantry: { moves: '2', led: '3', dice: '1', lives: '1' },
      elite: { moves: '3', led: '4', dice: '1', lives: '1' },
      knight: { moves: '2', led: '3', dice: '1', lives: '2' },
      cavalry: { moves: '4', led: '5', dice: '1', lives: '1' },
      berber: { moves: '–', led: '3', dice: '1', lives: '1' },
      castle: { moves: '0', led: '0', dice: '3', lives: '3' },
      fort: { moves: '0', led: '0', dice: '1', lives: '1' },
      leader: { moves: '3', led: '–', dice: '–', lives: '–' },
    } as Readonly<Partial<Record<UnitKind, { moves: string; led: string; dice: string; lives: string }>>>,
    note: line(
      t`Forts fight as elites (${n('rome')}) or infantry (${n('hispano-romans')}). Berbers hit on 7 and are hit on 9, anywhere.`,
      '6.2b',
    ),
  },
  movement: {
    title: 'Movement',
    lines: [
      line(t`Mountains stop units without a leader. Other nations stop all but allied units.`, '5.1'),
      line(t`Forced passage: each enemy unit holds 2 units, or 1 if a castle is there. The rest may move on.`, '5.3'),
      line(t`With a leader for the whole movement: +1 province.`, '5.2'),
      line(t`A strait takes the whole movement, from end to end.`, '5.5'),
      line(
        t`From the sea: land at an open anchor (first province). From ${p('africa')}: ${p('cadiz')} or ${p('gibraltar')}.`,
        '5.6',
      ),
    ],
  },
  stacking: {
    title: 'Stacking',
    lines: [
      line(t`Plain 3, mountains 2, or the circled number.`, '4.1'),
      line(t`Capital +1, declared at any time.`, '4.3'),
      line(
        t`Attack +1; with a leader or in an invasion +2; zeal, some leaders: no limit. Only the best counts.`,
        '4.4',
      ),
      line(t`Retreat or purchase: +1 until the next movement.`, '4.6'),
      line(t`Castles and forts count; leaders, ruins and Berbers do not.`, '4.2'),
    ],
  },
  /** Provinces with a limit of their own: `Toledo, Seville and Córdoba 4`. */
  ringed: (limits: readonly { readonly limit: number; readonly provinces: readonly ProvinceId[] }[]): AidLine =>
    line(
      t`Circled: ${list(
        limits.map(
          ({ limit, provinces }): Rich =>
            t`${list(
              provinces.map((id) => [p(id)]),
              ', ',
            )} ${limit}`,
        ),
        '; ',
      )}.`,
      '4.1',
    ),
  heirs: {
    title: 'Transformations',
    rule: '9.4' as RuleId,
    one: (from: NationId, turns: readonly number[], into: readonly NationId[]): Rich =>
      t`${turns.join(' or ')} ${n(from)}: ${nations(into, ', ')}`,
    gone: (turn: number, id: NationId): Rich => t`${turn} ${n(id)}: removed`,
  },
  population: {
    title: 'Population',
    lines: [
      line(t`2 units per controlled province. Castles, forts, leaders and Berbers do not count; units at sea do.`, '7'),
    ],
  },
  round: {
    title: 'A round',
    lines: [
      line(t`The attacker, then the defender assigns targets by kind.`, '6.1'),
      line(t`All units roll; a 1 misses. Then losses are applied.`, '6.2'),
      line(t`A leader is killed with his last unit; alone among enemy units, at once.`, '6.2b-lone-leader'),
      line(
        t`The attacker, then the defender may retreat to adjacent provinces, controlled or empty. Not castles, forts, wounded knights.`,
        '6.6',
      ),
      line(
        t`Not to another battle. Defender: not to where an attacker came from. Off the map: by the nation sheet. To sea: with supremacy.`,
        '6.6',
      ),
    ],
  },
  bonuses: {
    title: 'Bonuses (added together)',
    lines: [
      line(t`Leader +2; a second adds nothing`, '6.2b'),
      line(t`River +2 for the defender, round 1, against units that crossed`, '6.4'),
      line(t`Zeal +1, first combat`, '9.3'),
      line(t`Tactics +2, one round`, '10.3-tactics'),
    ],
  },
  castles: {
    title: 'Castles and ruins',
    lines: [
      line(t`A destroyed castle becomes a ruin (not a unit).`, '9.5'),
      line(
        t`Rebuild in your own turn, outside battles: give up 1 unit there for an unused castle counter.`,
        '9.5-rebuild',
      ),
      line(
        t`Turns 11 to 13, after the fall of ${p('toledo')}: lone castles of the ${n('visigoths')} surrender to the ${n('umayyads')}.`,
        '11-umayyads-surrender',
      ),
    ],
  },
  points: {
    title: 'Points',
    lines: [
      line(t`For destroyed units: only as attacker, in your own turn, by the nation sheet.`, '8-kills'),
      line(t`A subject scores half, rounded up; its overlord scores the provinces in full.`, '9.6-points'),
      line(t`Half points count.`, '8-turn-end'),
    ],
  },
  special: {
    title: 'Special turns',
    invasion: 'Invasion',
    zeal: 'Zeal',
    ardour: 'Ardour',
    supremacy: 'Naval supremacy',
    on: (id: NationId, turns: readonly number[]): Rich => t`${n(id)} ${turns.join(', ')}`,
  },
  submission: {
    title: 'Submission',
    caption: 'with at most this many provinces, after a round in which both keep a unit',
    rule: '9.6' as RuleId,
    clause: (id: NationId, most: number, must: boolean, reconstructed: boolean): Rich =>
      t`${n(id)} ${must ? 'must' : 'may'} ${reconstructed ? `‹${most}›` : most}`,
    until: (turn: number, toledo: boolean): Rich =>
      toledo ? t`to turn ${turn} or the fall of ${p('toledo')}` : t`to turn ${turn}`,
  },
  tokens: {
    title: 'Event tokens',
    rule: '10.3' as RuleId,
    one: (when: string, effect: string): string => `${when}: ${effect}`,
  },
  advanced: {
    title: 'Advanced game',
    lines: [
      line(t`Auctions open at the average minus 5.`, '14.2'),
      line(t`Bids and fixed scores are subtracted at the end.`, '15'),
    ],
  },
} as const;
