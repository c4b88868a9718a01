import type { Fault } from '../../../kernel/contract.ts';
import { drawnName } from '../../../kernel/names.ts';
import type { Broken } from '../../../kernel/saves.ts';
import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import type { Rich } from '../../../words/rich.ts';
import { sayingOf } from './saying.ts';

/** The words for faults in a written position or file. */
export type FaultWords = Pick<typeof import('./en/faults.ts'), 'FAULTS' | 'CORRECTION_FAULTS' | 'REMEDIES'>;

/** The words for faults, in a language: loaded separately, when there is a fault. */
export async function faultWordsOf(lang: Lang): Promise<FaultWords> {
  const { FAULTS, CORRECTION_FAULTS, REMEDIES } = await import('./en/faults.ts');
  const full = { FAULTS, CORRECTION_FAULTS, REMEDIES };
  return lang === 'en' ? full : complete<FaultWords>(full, undefined, import.meta.env?.DEV ?? false);
}

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
