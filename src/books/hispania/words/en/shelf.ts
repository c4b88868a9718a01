import type { Wide } from '../../../../words/lang.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, NationId, UnitKind } from '../../engine/data/ids.ts';
import { n, p } from '../marks.ts';

/** Units of one kind, as `2 infantry`, `1 knight`. */
const KINDS: Readonly<Record<UnitKind, readonly [one: string, many: string]>> = {
  infantry: ['infantry', 'infantry'],
  elite: ['elite', 'elites'],
  cavalry: ['cavalry', 'cavalry'],
  knight: ['knight', 'knights'],
  berber: ['Berber', 'Berbers'],
  castle: ['castle', 'castles'],
  fort: ['fort', 'forts'],
  leader: ['leader', 'leaders'],
  ruin: ['ruin', 'ruins'],
};
const units = (kind: UnitKind, count: number): string => `${count} ${KINDS[kind][count === 1 ? 0 : 1]}`;

/** What a side has lost in a round: of each kind how many. */
export type Lost = readonly (readonly [kind: UnitKind, count: number])[];
const army = (lost: Lost): string => lost.map(([kind, count]) => units(kind, count)).join(' and ');

/** The words of this book on the shelf, and of its battle there. */
export const SHELF = {
  subtitle: '29 nations, 320\u00a0BC to AD\u00a01220',
  drawn: 'The cover: nations on the map. 21 turns run from left to right; in each, the nations share the height.',
  begin: 'New game',
  learn: 'First lesson',
  battle: {
    label: 'A battle to play',
    title: 'Toledo, across the Tagus',
    from: 'Hispania, rule 6.7',
    open: 'Open',
    map: 'Toledo and the adjacent provinces during the battle',
    who: (nation: NationId, round: number): Rich => t`${n(nation)} attacks, round ${round}`,
    rolls: (round: number): string => `Dice of round ${round}`,
    roll: (die: CombatKind, count: number, at: UnitKind): string => `${units(die, count)} at ${KINDS[at][0]}`,
    needs: (needs: number): string => `${needs}+`,
    die: (value: number, hit: boolean): string => `${value}, ${hit ? 'hit' : 'miss'}`,
    lost: (nation: NationId, own: boolean, lost: Lost): Rich =>
      own ? [`You lose ${army(lost)}.`] : t`${n(nation)} loses ${army(lost)}.`,
    wounded: (kind: UnitKind): string => `Your ${KINDS[kind][0]} is wounded.`,
    unhurt: 'No unit is hit.',
    left: (count: number): Rich =>
      t`${units('infantry', count)} ${count === 1 ? 'retreats' : 'retreat'} to ${p('segovia')}.`,
    ask: 'Fight on?',
    won: t`${p('toledo')} is yours.`,
    held: t`${n('seville')} keeps ${p('toledo')}.`,
    empty: t`No unit is left in ${p('toledo')}.`,
    next: (round: number): string => `Roll round ${round}`,
    retreat: 'Retreat the infantry',
    again: 'Fight it again',
    taken: (of100: number): Rich => t`${n('castile')} takes ${p('toledo')}: ${of100} in 100`,
    without: 'Dice need JavaScript. The whole battle can be read on its page.',
    read: 'Read the battle',
    failed: 'The dice could not be loaded. Try again, or open the battle on its page.',
    coming: 'loading the dice …',
  },
  leftOff: (nation: NationId, turn: number): Rich => t`Turn ${turn}, ${n(nation)} to move`,
  turn: (turn: number): Rich => [`Turn ${turn}`],
  over: ['The game is over'] as Rich,
} as const;

export type ShelfWords = Wide<typeof SHELF>;
