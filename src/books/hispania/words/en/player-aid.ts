import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, ProvinceId, RuleId, UnitKind } from '../../engine/data/ids.ts';
import { n, p } from '../marks.ts';

const nations = (ids: readonly NationId[], last = ' and '): Rich =>
  list(
    ids.map((id) => [n(id)]),
    ', ',
    last,
  );

/** A short rule: what it says, and where it stands. */
export interface AidLine {
  readonly text: Rich;
  readonly rule?: RuleId;
}
const line = (text: Rich, rule?: RuleId): AidLine => (rule ? { text, rule } : { text });

/** The player aid: all that players look up, on one sheet. Numbers that differ from one data set to another are given to it. */
export const PLAYER_AID = {
  print: 'Print this page',
  printNote: 'A4, one page. Paper takes the text alone; colours of the screen stay away.',
  turn: {
    title: 'A nation’s turn',
    lines: [
      line(t`Income, then buying`, '2'),
      line(t`Placement`, '3'),
      line(t`Movement`, '5'),
      line(t`Stacking check, with the room of an attack`, '4.5'),
      line(t`Combat`, '6'),
      line(t`Points for destroyed units`, '8-kills'),
      line(t`Stacking check, without that room`, '6.8'),
      line(t`Population check`, '7'),
      line(t`Points of its own turn`, '8-own-turn'),
    ],
    invasion: line(t`Invasion: movement, check and combat come twice; no check after the first combat.`, '9.1'),
    ardour: line(t`Ardour: after combat one stack moves and fights once more.`, '9.2'),
  },
  ending: {
    title: 'End of a game turn',
    scored: (turns: readonly number[]): AidLine =>
      line(
        t`Provinces score on turns ${turns.slice(0, -1).join(', ')}; on ${turns.at(-1) ?? 21} in scenario E.`,
        '8-turn-end',
      ),
    lines: [
      line(
        t`Then transformations in the order of play, then submissions end, then nations without an heir are removed.`,
        '9.4',
      ),
    ],
  },
  order: { title: 'Order of play', rule: '1-nations' as RuleId },
  gold: {
    title: 'Gold',
    lines: [
      line(t`Each province controlled pays its number; ruins and lone leaders control nothing.`, '2.1'),
      line(
        t`None: ${nations(['carthage', 'rome', 'vandals', 'almohads'])}, the ${n('almoravids')} before turn 20. Half: ${n('byzantium')}. Castles only: ${nations(['visigoths', 'umayyads'])}.`,
        '2.1-special',
      ),
      line(t`A subject keeps half, rounded down; the ${n('visigoths')} or ${n('umayyads')} have the rest.`, '2.2'),
      line(t`One bought unit a province, one over the limit at most.`, '3.1'),
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
      line(
        t`Mountains stop, save beside a leader. Other nations stop everybody but their subjects and overlord.`,
        '5.1',
      ),
      line(t`Forced passage: each enemy unit stops two; with a castle each stops one. The rest go on.`, '5.3'),
      line(t`With a leader all the way: one province more.`, '5.2'),
      line(t`A strait takes the whole movement, from end to end.`, '5.5'),
      line(
        t`From the sea, land at an open anchor: the first province of the movement. From ${p('africa')}: ${p('cadiz')} or ${p('gibraltar')}.`,
        '5.6',
      ),
    ],
  },
  stacking: {
    title: 'Stacking',
    lines: [
      line(t`Plain 3, mountains 2, or the ringed number.`, '4.1'),
      line(t`Capital +1, declared at any time.`, '4.3'),
      line(t`Attack +1; with a leader or in an invasion +2; zeal and some leaders: no limit. Never added up.`, '4.4'),
      line(t`A retreat or a purchase may be one over, for the moment.`, '4.6'),
      line(t`Castles and forts count; leaders, ruins and Berbers do not.`, '4.2'),
    ],
  },
  /** Provinces with a limit of their own: `Toledo, Seville and Córdoba 4`. */
  ringed: (limits: readonly { readonly limit: number; readonly provinces: readonly ProvinceId[] }[]): AidLine =>
    line(
      t`Ringed: ${list(
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
    lines: [line(t`Two units a province held. Castles, forts, leaders, Berbers do not count; units at sea do.`, '7')],
  },
  round: {
    title: 'A round',
    lines: [
      line(t`Attacker names targets by kind, then the defender.`, '6.1'),
      line(t`All roll; a 1 misses. Losses after both have rolled.`, '6.2'),
      line(t`A leader dies with the last of his units; alone among enemies, at once.`, '6.2b-lone-leader'),
      line(
        t`Attacker may retreat, then the defender; next door, own or empty. No castle, fort or wounded knight.`,
        '6.6',
      ),
      line(
        t`Not to another battle; the defender not where an attacker came from; off the map only by one’s sheet, to the sea with supremacy.`,
        '6.6',
      ),
    ],
  },
  bonuses: {
    title: 'Bonuses, all added up',
    lines: [
      line(t`Leader +2; a second adds nothing`, '6.2b'),
      line(t`River +2 for the defender, round 1, against who crossed`, '6.4'),
      line(t`Zeal +1, first combat`, '9.3'),
      line(t`Tactics +2, one round`, '10.3-tactics'),
    ],
  },
  castles: {
    title: 'Castles and ruins',
    lines: [
      line(t`A destroyed castle is a ruin, no unit.`, '9.5'),
      line(
        t`Rebuild in your own turn, outside battles, for one unit there, if you have a castle counter.`,
        '9.5-rebuild',
      ),
      line(
        t`Turns 11 to 13, once ${p('toledo')} has fallen: lone castles of the ${n('visigoths')} surrender to the ${n('umayyads')}.`,
        '11-umayyads-surrender',
      ),
    ],
  },
  points: {
    title: 'Points',
    lines: [
      line(t`For destroying only as attacker, in your own turn, what your sheet names.`, '8-kills'),
      line(t`A subject scores half, rounded up; its overlord scores its provinces in full.`, '9.6-points'),
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
    caption: 'with so many provinces or fewer, after a round in which both keep a unit',
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
    title: 'At the table',
    lines: [
      line(t`Auctions open at the average less 5.`, '14.2'),
      line(t`Bids and fixed scores come off at the end.`, '15'),
    ],
  },
} as const;
