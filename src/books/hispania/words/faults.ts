import type { Fault } from '../../../kernel/contract.ts';
import { drawnName } from '../../../kernel/names.ts';
import type { Broken } from '../../../kernel/saves.ts';
import type { InEach, Lang, Wide } from '../../../words/lang.ts';
import type { Rich } from '../../../words/rich.ts';
import { sayingOf } from './saying.ts';

/** The words for faults in a written position or file. */
export type FaultWords = Wide<Pick<typeof import('./en/faults.ts'), 'FAULTS' | 'CORRECTION_FAULTS' | 'REMEDIES'>>;

const IN: InEach<FaultWords> = { en: () => import('./en/faults.ts'), fr: () => import('./fr/faults.ts') };

/** The words for faults, in a language: loaded separately, when there is a fault. */
export const faultWordsOf = (lang: Lang): Promise<FaultWords> => IN[lang]();

/** A fault of a written position or file. */
export function fault({ FAULTS, CORRECTION_FAULTS }: FaultWords, { code, path, params }: Fault): Rich {
  return (
    (sayingOf(FAULTS, code) ?? sayingOf(CORRECTION_FAULTS, code))?.(params, drawnName(path)) ?? [`${code} ${path}`]
  );
}

/** The reason why a saved game does not replay to the same states. */
export function broken({ FAULTS }: FaultWords, { code, at }: Pick<Broken<unknown>, 'code' | 'at'>): Rich {
  return FAULTS[code]({ at });
}
