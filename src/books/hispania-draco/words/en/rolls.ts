import { type Rich, t } from '../../../../words/rich.ts';
import { provinceNumbered } from '../../engine/data/geography.ts';
import type { Face } from '../../engine/data/ids.ts';
import { STARTING_REVOLTS } from '../../engine/data/level.ts';
import type { DieFor, DracoFact } from '../../engine/facts.ts';
import { NAMES } from './names.ts';
import { revolts } from './pieces.ts';

/** Dice by their purpose: what they decide, the die, and what its last result means. */

type Rolled = DracoFact & { readonly kind: 'rolled' };

/** The dice: those that were rolled again are outlines. */
function dice({ die, results }: Rolled): Rich {
  const dice = results.map((value, i) => ({ of: die, value, hit: i === results.length - 1 }));
  return [{ dice }, results.length > 1 ? ' (rolled again until a result fitted)' : ''];
}
const last = ({ results }: Rolled): Face => results.at(-1) ?? 1;

/** A line for each purpose. */
export const ROLLS: { readonly [purpose in DieFor]: (of: Rolled) => Rich } = {
  town: (of) =>
    of.rule === '9.5'
      ? t`Town of the army: ${dice(of)}.`
      : of.rule === '8.7-setup'
        ? t`Number of starting revolts: ${dice(of)}, ${revolts(STARTING_REVOLTS[last(of)])}.`
        : t`Town of the starting revolts: ${dice(of)}, ${revolts(STARTING_REVOLTS[last(of)])}.`,
  province: (of) => t`Province of the army: ${dice(of)}, ${NAMES.provinces[provinceNumbered(last(of))]}.`,
  special: (of) => t`Choice of the army: ${dice(of)}.`,
  revolt: (of) => t`Revolt roll, ${NAMES.dice[of.die]}: ${dice(of)}.`,
  way: (of) => t`Choice of the town: ${dice(of)}.`,
  combat: (of) => t`${NAMES.dice[of.die]}: ${dice(of)}.`,
  murder: (of) => t`Murder of the chief: ${dice(of)}.`,
};
