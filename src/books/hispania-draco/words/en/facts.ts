import { type Rich, t } from '../../../../words/rich.ts';
import { isSea } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { DracoFact, Nothing } from '../../engine/facts.ts';
import { s } from '../marks.ts';
import { declared, fought } from './combat.ts';
import { NAMES } from './names.ts';
import { ENDINGS } from './outcome.ts';
import { PHASE_NAMES } from './phases.ts';
import { and, army, coins, count, Disc, disc, The, the } from './pieces.ts';
import { ROLLS } from './rolls.ts';
import { yearOf } from './years.ts';

type Of<K extends DracoFact['kind']> = DracoFact & { readonly kind: K };
export type FactWords = { readonly [K in DracoFact['kind']]: (of: Of<K>) => Rich };

const where = (place: SpaceId | null): Rich => [place === null ? 'the town' : s(place)];
const price = (cost: number): string => (cost > 0 ? ` for ${coins(cost)}` : '');

/** Why a rule has no effect. */
const NOTHING: { readonly [why in Nothing]: (of: Of<'nothing'>) => Rich } = {
  held: ({ place }) => t`No revolt is placed in ${where(place)}: Romans hold it.`,
  full: ({ place }) => t`No revolt is placed in ${where(place)}, which contains 3 already.`,
  tie: ({ place }) => t`The army in ${where(place)} stays: 2 towns are equally near.`,
  'no-way': ({ place }) => t`The army in ${where(place)} stays: no connected town is open to it.`,
  'no-province': () => ['No province can receive another starting army.'],
  'no-revolts': ({ place }) => t`The reserve has no revolt for ${where(place)}.`,
};

/** The log, fact by fact. */
export const FACTS: FactWords = {
  round: ({ round }) => [`Round ${round}.`],
  turn: ({ general }) => [`Turn of ${the(general)}.`],
  phase: ({ phase }) => [`${PHASE_NAMES[phase]}.`],
  coins: ({ coins: n, blocked }) => [`${coins(n)} to spend${blocked > 0 ? `, ${blocked} blocked` : ''}.`],
  unspent: ({ coins: n }) => [`${count(n, 'unspent coin is', 'unspent coins are')} lost.`],
  rolled: (of) => ROLLS[of.for](of),
  aimed: ({ province, place }) => t`The dice name ${s(place)} in ${NAMES.provinces[province]}.`,
  revolt: ({ place, count: n }) => t`${count(n, 'revolt is', 'revolts are')} placed in ${s(place)}.`,
  removed: ({ place, count: n }) =>
    isSea(place)
      ? t`The pirates in ${s(place)} are removed.`
      : t`${count(n, 'revolt is', 'revolts are')} removed from ${s(place)}.`,
  army: ({ place, special }) => t`${special ? 'The special army' : 'An army'} is placed in ${s(place)}.`,
  dispersed: ({ place, special }) => t`The ${army(special)} in ${s(place)} is removed.`,
  marched: ({ from, to, special }) => t`The ${army(special)} moves from ${s(from)} to ${s(to)}.`,
  garrisoned: ({ place, disc: of, general }) => t`${The(general)} places ${own(of)} in ${s(place)}.`,
  withdrawn: ({ place, disc: of, general }) => t`${The(general)} takes ${own(of)} back from ${s(place)}.`,
  lost: ({ place, disc: of }) => t`${Disc(of)} is removed from ${s(place)}.`,
  put: ({ general, place }) => t`${The(general)} is placed in ${s(place)}.`,
  beaten: ({ general, place }) => t`${The(general)} is removed from ${s(place)}.`,
  blocked: ({ general }) => [`${The(general)} blocks 1 coin until he returns.`],
  died: ({ general }) => [`${The(general)} leaves the game.`],
  moved: ({ general, from, over, to, cost }) =>
    t`${The(general)} moves from ${s(from)} to ${s(to)}${
      over.length > 0 ? t` through ${and(over.map((one) => [s(one)]))}` : []
    }${price(cost)}.`,
  sailed: ({ from, to, general, cost }) =>
    t`The fleet moves from ${s(from)} to ${s(to)}${general ? ` with ${the(general)} aboard` : ''}${price(cost)}.`,
  road: ({ from, to, cost }) => t`A road is placed between ${s(from)} and ${s(to)}${price(cost)}.`,
  kept: () => ['1 road is kept beside the board.'],
  dropped: ({ roads }) => [`No connection is left for ${count(roads, 'road')}.`],
  nothing: (of) => NOTHING[of.why](of),
  declared: ({ combat }) => declared(combat),
  fought,
  raised: ({ coins: n, place, rule }) =>
    rule === '8.7-attack'
      ? t`The Hispanic player pays ${coins(n)} for an attack on ${s(place)}.`
      : t`The Hispanic player raises the value of ${s(place)} by ${n}.`,
  rerolled: ({ die }) => [`The Hispanic player rerolls the ${NAMES.dice[die]}.`],
  chosen: ({ from, to }) => t`The Hispanic player chooses ${s(to)} for the army in ${s(from)}.`,
  murder: ({ general, coins: n, killed }) => [
    `${The(general)} pays murderers ${coins(n)}: ${killed ? 'the chief is killed' : 'the attempt fails'}.`,
  ],
  replaced: ({ place }) => t`The army from the box replaces the special army in ${s(place)}.`,
  shut: ({ general }) => [`${The(general)} cannot return to the board. His Roman phase is skipped.`],
  handed: () => ['The second player now decides for the consul.'],
  crossed: ({ general }) => [`${The(general)} crosses the Durius. The road along the river is removed.`],
  time: ({ year }) => [`1 revolt is placed on ${yearOf(year)} of the time track.`],
  ended: ({ ending }) => [ENDINGS[ending]],
};

/** A garrison that its general places or takes back. */
function own(of: Of<'garrisoned'>['disc']): string {
  return of === 'legio' ? disc(of) : 'a garrison';
}
