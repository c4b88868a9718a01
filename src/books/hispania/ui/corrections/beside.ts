import { correctionFaults } from '../../engine/corrections.ts';
import type { CorrectionFault } from '../../engine/data/corrections.ts';
import type { NationId, ProvinceId } from '../../engine/data/ids.ts';
import { INCOME_SUM } from '../../engine/data/provinces.sources.ts';
import type { Corrections, DataSet } from '../../engine/data/sets.ts';

/** The faults of corrections, by the field of the form that shows them. */

/** The names of fields. */
export const field = {
  income: (province: ProvinceId) => `income.${province}`,
  border: (a: ProvinceId, b: ProvinceId) => `border.${[a, b].sort().join('.')}`,
  points: (nation: NationId, turn: number, province: ProvinceId) => `points.${nation}.${turn}.${province}`,
  place: (turn: number, nation: NationId, province: ProvinceId) => `setUps.${turn}.${nation}.${province}`,
};

/** The subject of a page of the form. */
export type About = { readonly nation: NationId } | { readonly province: ProvinceId };

export interface Wrong {
  readonly fault: CorrectionFault;
  /** The fields that show it; at least one. */
  readonly fields: readonly string[];
  /** The page of the form with these fields. */
  readonly about: About;
}

/** All faults, with their places in the form. */
export function wrongIn(set: DataSet, corrections: Corrections): readonly Wrong[] {
  return correctionFaults(set, corrections).map((fault) => placed(fault, corrections));
}

/** The faults that are shown beside a field. */
export function besideField(all: readonly Wrong[], name: string): readonly CorrectionFault[] {
  return all.filter(({ fields }) => fields.includes(name)).map(({ fault }) => fault);
}

function placed(fault: CorrectionFault, { addBorders = [], removeBorders = [], points = {} }: Corrections): Wrong {
  const [table = '', first = '', second = '', third = ''] = fault.path.split('.');
  switch (table) {
    case 'income': {
      // The fault of a sum is shown beside each of its incomes.
      const of = (first ? [first] : INCOME_SUM.provinces) as readonly ProvinceId[];
      return { fault, fields: of.map(field.income), about: { province: of[0] as ProvinceId } };
    }
    case 'addBorders':
    case 'removeBorders': {
      const index = Number(first);
      const pair = table === 'addBorders' ? addBorders[index]?.between : removeBorders[index];
      const [a, b] = pair as readonly [ProvinceId, ProvinceId];
      return { fault, fields: [field.border(a, b)], about: { province: a } };
    }
    case 'points': {
      const [nation, turn] = [first as NationId, Number(second)];
      // A turn on which the nation does not score is shown beside all values entered for it.
      const of = (third ? [third] : Object.keys(points[nation]?.[turn] ?? {})) as readonly ProvinceId[];
      return { fault, fields: of.map((province) => field.points(nation, turn, province)), about: { nation } };
    }
    default: {
      const nation = second as NationId;
      return { fault, fields: [field.place(Number(first), nation, third as ProvinceId)], about: { nation } };
    }
  }
}
