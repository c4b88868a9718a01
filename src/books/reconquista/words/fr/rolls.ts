import { type Rich, t } from '../../../../words/rich.ts';
import { portOf } from '../../engine/data/geography.ts';
import { type Face, REGIONS, type RegionId } from '../../engine/data/ids.ts';
import { REBELLION_TABLE } from '../../engine/data/rebellions.ts';
import type { ReconquistaFact } from '../../engine/facts.ts';
import type { ROLLS as EN } from '../en/rolls.ts';
import { l } from '../marks.ts';
import { deRegion } from './grammar.ts';
import { NAMES } from './names.ts';

/** Les dés selon leur but : ce qu’ils décident, les dés, et ce que dit le dernier. */

type Rolled = ReconquistaFact & { readonly kind: 'rolled' };

const regionOf = (die: number): RegionId | undefined => REGIONS[die - 1];
/** Les dés : ceux qui ont été relancés sont en contour. De deux dés lancés ensemble, les deux comptent. */
function dice({ results }: Rolled, isPair = false): Rich {
  const dice = results.map((value, i) => ({ value, hit: isPair || i === results.length - 1 }));
  return [{ dice }, !isPair && results.length > 1 ? ' (relancé jusqu’à un nombre valable)' : ''];
}
const last = ({ results }: Rolled): Face => (results.at(-1) ?? 1) as Face;
const isPair = ({ results, rule, for: purpose }: Rolled): boolean =>
  results.length === 2 && (purpose === 'event' || rule === '9-bands');
/** La région que le dé désigne, ou ce que dit le 6. */
const regionOr = (of: Rolled, six: string): string => {
  const region = regionOf(last(of));
  return region ? NAMES.regions[region] : six;
};

/** Une ligne pour chaque but. */
export const ROLLS: typeof EN = {
  'rebel-region': (of) => t`Région de la rébellion\u00a0: ${dice(of)}, ${regionOr(of, '2\u00a0rébellions')}.`,
  rebellion: (of) => t`Type de rébellion\u00a0: ${dice(of)}, ${NAMES.rebellions[REBELLION_TABLE[last(of)]]}.`,
  location: (of) => t`Dé du Lieu\u00a0: ${dice(of)}.`,
  table: (of) => t`Table des événements\u00a0: ${dice(of)}.`,
  event: (of) => t`Événement\u00a0: ${dice(of, isPair(of))}.`,
  count: (of) => t`Nombre d’Armées\u00a0: ${dice(of)}.`,
  entry: (of) => t`Lieu d’arrivée\u00a0: ${dice(of, isPair(of))}.`,
  'el-cid': (of) => t`Camp d’El Cid\u00a0: ${dice(of)}, ${last(of) <= 3 ? 'Chrétiens' : 'Musulmans'}.`,
  empire: (of) =>
    t`Empire\u00a0: ${dice(of)}, retrait des Armées chrétiennes ${deRegion(last(of) <= 2 ? 'portugal' : 'aragon')}.`,
  region: (of) => t`Région\u00a0: ${dice(of)}, ${regionOr(of, 'famine partout')}.`,
  reaction: (of) => t`Région de la réaction\u00a0: ${dice(of)}, ${regionOr(of, 'Afrique du Nord')}.`,
  raised: (of) => t`Force\u00a0: ${dice(of)}.`,
  port: (of) => t`Port\u00a0: ${dice(of)}, ${l(portOf(last(of)))}.`,
  step: (of) => t`Lieu suivant\u00a0: ${dice(of)}.`,
  // S’ils ne combattent pas, la ligne suivante dit ce qu’ils font.
  caution: (of) => t`Prudence\u00a0: ${dice(of)}${last(of) <= 2 ? ', les Musulmans combattent' : ''}.`,
};
