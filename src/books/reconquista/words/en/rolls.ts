import { type Rich, t } from '../../../../words/rich.ts';
import { portOf } from '../../engine/data/geography.ts';
import { type Face, REGIONS, type RegionId } from '../../engine/data/ids.ts';
import { REBELLION_TABLE } from '../../engine/data/rebellions.ts';
import type { DieFor, ReconquistaFact } from '../../engine/facts.ts';
import { l } from '../marks.ts';
import { NAMES } from './names.ts';

/** Dice by their purpose: what they decide, the dice, and what the last of them means. */

type Rolled = ReconquistaFact & { readonly kind: 'rolled' };

const regionOf = (die: number): RegionId | undefined => REGIONS[die - 1];
/** The dice: those that were rolled again are outlines. Both of two dice count. */
function dice({ results }: Rolled, isPair = false): Rich {
  const dice = results.map((value, i) => ({ value, hit: isPair || i === results.length - 1 }));
  return [{ dice }, !isPair && results.length > 1 ? ' (rolled again until a number fitted)' : ''];
}
const last = ({ results }: Rolled): Face => (results.at(-1) ?? 1) as Face;
const isPair = ({ results, rule, for: purpose }: Rolled): boolean =>
  results.length === 2 && (purpose === 'event' || rule === '9-bands');

/** A line for each purpose. */
export const ROLLS: { readonly [purpose in DieFor]: (of: Rolled) => Rich } = {
  'rebel-region': (of) => {
    const region = regionOf(last(of));
    return t`Region of the rebellion: ${dice(of)}, ${region ? NAMES.regions[region] : '2 rebellions'}.`;
  },
  rebellion: (of) => t`Kind of the rebellion: ${dice(of)}, ${NAMES.rebellions[REBELLION_TABLE[last(of)]]}.`,
  location: (of) => t`Location die: ${dice(of)}.`,
  table: (of) => t`Table of events: ${dice(of)}.`,
  event: (of) => t`Event: ${dice(of, isPair(of))}.`,
  count: (of) => t`Number of armies: ${dice(of)}.`,
  entry: (of) => t`Location of their arrival: ${dice(of, isPair(of))}.`,
  'el-cid': (of) => t`Side of El Cid: ${dice(of)}, ${last(of) <= 3 ? 'Christian' : 'Muslim'}.`,
  empire: (of) =>
    t`Empire: ${dice(of)}, ${NAMES.regions[last(of) <= 2 ? 'portugal' : 'aragon']} loses its Christian armies.`,
  region: (of) => {
    const region = regionOf(last(of));
    return t`Region: ${dice(of)}, ${region ? NAMES.regions[region] : 'a famine everywhere'}.`;
  },
  reaction: (of) => {
    const region = regionOf(last(of));
    return t`Region of the reaction: ${dice(of)}, ${region ? NAMES.regions[region] : 'North Africa'}.`;
  },
  raised: (of) => t`Force: ${dice(of)}.`,
  port: (of) => t`Port: ${dice(of)}, ${l(portOf(last(of)))}.`,
  step: (of) => t`Next location: ${dice(of)}.`,
  // If they do not fight, the next line says what they do.
  caution: (of) => t`Caution: ${dice(of)}${last(of) <= 2 ? ', the Muslims fight' : ''}.`,
};
