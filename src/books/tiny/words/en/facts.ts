import { type Rich, t } from '../../../../words/rich.ts';
import type { TinyFact } from '../../engine/facts.ts';
import { o, p } from '../marks.ts';
import { NAMES } from './names.ts';
import { VERDICT_WORDS } from './outcome.ts';
import { points, units } from './units.ts';

type Of<K extends TinyFact['kind']> = Extract<TinyFact, { readonly kind: K }>;

/** A line of the log for each fact. */
export const FACTS: { readonly [K in TinyFact['kind']]: (of: Of<K>) => Rich } = {
  pledged: ({ seat, place }) => t`${o(seat)} pledges ${p(place)}`,
  round: ({ round }) => [`Round ${round}`],
  drawn: ({ card }) => [`Event card: ${NAMES.cards[card]}`],
  recruited: ({ seat, place, units: of }) => t`${o(seat)} recruits ${units(of)} in ${p(place)}`,
  skipped: ({ seat, phase }) => t`${o(seat)} cannot ${phase}`,
  moved: ({ owner, from, to, units: of }) =>
    from === null
      ? t`${o(owner)}: ${units(of)} to ${p(to)}`
      : t`${o(owner)} moves ${units(of)} from ${p(from)} to ${p(to)}`,
  rolled: ({ owner, unit, results, needs }) =>
    t`${o(owner)}, ${NAMES.units[unit]}, ${needs}+: ${{ dice: results.map((value) => ({ value, hit: value >= needs })) }}`,
  destroyed: ({ owner, place, units: of }) => t`${o(owner)} loses ${units(of)} in ${p(place)}`,
  retreated: ({ owner, from, to, units: of }) =>
    to === null
      ? t`${o(owner)}: ${units(of)} leave ${p(from)}`
      : t`${o(owner)}: ${units(of)} retreat from ${p(from)} to ${p(to)}`,
  landed: ({ place, units: of, result }) => t`${o('raiders')} land with ${units(of)} in ${p(place)} (${result})`,
  scored: ({ seat, place, points: n }) => t`${o(seat)} scores ${points(n)} for ${p(place)}`,
  revealed: ({ seat, place, kept }) =>
    t`${o(seat)} pledged ${p(place)} and ${kept ? 'controls it' : 'does not control it'}`,
  ranked: ({ seat, points: n, rank }) => t`${{ tag: 'owner', id: seat }}: ${points(n)}, rank ${rank}`,
  ended: ({ verdict }) => VERDICT_WORDS[verdict](),
};
