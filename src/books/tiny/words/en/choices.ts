import { type Rich, t } from '../../../../words/rich.ts';
import type { ActionKind, Actions } from '../../engine/actions.ts';
import { WORTH } from '../../engine/data/tables.ts';
import { p } from '../marks.ts';
import { NAMES } from './names.ts';
import { points, units } from './units.ts';

/** An answer, open or filled in: open parts are left out. */
type Open<K extends ActionKind> = { readonly fixed: Actions[K]['fixed']; readonly values?: Actions[K]['values'] };

/** The two lines of each answer. */
export const CHOICES = {
  pledge: {
    label: ({ fixed: { place } }: Open<'pledge'>): Rich => t`Pledge ${p(place)}`,
    consequence: ({ fixed: { place } }: Open<'pledge'>): Rich => [
      `Worth ${points(WORTH[place])} a round to its controller.`,
    ],
  },
  recruit: {
    label: ({ fixed: { place, unit }, values }: Open<'recruit'>): Rich =>
      values
        ? t`Recruit ${units({ [unit]: values.count })} in ${p(place)}`
        : t`Recruit ${NAMES.units[unit]} in ${p(place)}`,
    consequence: (): Rich => [],
  },
  skip: {
    label: (): Rich => ['Recruit no unit'],
    consequence: (): Rich => [],
  },
  move: {
    label: ({ fixed: { from, to }, values }: Open<'move'>): Rich =>
      values ? t`Move ${units(values.units)} from ${p(from)} to ${p(to)}` : t`Move from ${p(from)} to ${p(to)}`,
    consequence: (): Rich => [],
  },
  stay: {
    label: (): Rich => ['Do not move'],
    consequence: (): Rich => ['Your turn ends.'],
  },
};
