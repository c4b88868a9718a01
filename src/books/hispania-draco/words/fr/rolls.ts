import { type Rich, t } from '../../../../words/rich.ts';
import { provinceNumbered } from '../../engine/data/geography.ts';
import type { Face } from '../../engine/data/ids.ts';
import { STARTING_REVOLTS } from '../../engine/data/level.ts';
import type { DracoFact } from '../../engine/facts.ts';
import type { ROLLS as EN } from '../en/rolls.ts';
import { revoltes } from './grammar.ts';
import { NAMES } from './names.ts';

/** Les dés selon leur but : ce qu’ils décident, le dé, et ce que veut dire son dernier résultat. */

type Rolled = DracoFact & { readonly kind: 'rolled' };

function dice({ die, results }: Rolled): Rich {
  const dice = results.map((value, i) => ({ of: die, value, hit: i === results.length - 1 }));
  return [{ dice }, results.length > 1 ? ' (relancé jusqu’à un résultat possible)' : ''];
}
const last = ({ results }: Rolled): Face => results.at(-1) ?? 1;

/** Une ligne pour chaque but. */
export const ROLLS: typeof EN = {
  town: (of) =>
    of.rule === '9.5'
      ? t`Ville de l’armée\u00a0: ${dice(of)}.`
      : of.rule === '8.7-setup'
        ? t`Nombre de révoltes de départ\u00a0: ${dice(of)}, ${revoltes(STARTING_REVOLTS[last(of)])}.`
        : t`Ville des révoltes de départ\u00a0: ${dice(of)}, ${revoltes(STARTING_REVOLTS[last(of)])}.`,
  province: (of) => t`Province de l’armée\u00a0: ${dice(of)}, ${NAMES.provinces[provinceNumbered(last(of))]}.`,
  special: (of) => t`Choix de l’armée\u00a0: ${dice(of)}.`,
  revolt: (of) => t`Jet de révolte, ${NAMES.dice[of.die]}\u00a0: ${dice(of)}.`,
  way: (of) => t`Choix de la ville\u00a0: ${dice(of)}.`,
  combat: (of) => t`${of.die === 'roman' ? 'Dé romain' : 'Dé hispanique'}\u00a0: ${dice(of)}.`,
  murder: (of) => t`Assassinat du chef\u00a0: ${dice(of)}.`,
};
