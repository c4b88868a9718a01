import type { Params } from '../../../kernel/contract.ts';
import { faultWordsOf } from '../../../words/faults.ts';
import type { Lang } from '../../../words/lang.ts';
import type { Rich } from '../../../words/rich.ts';
import type { FaultVoice } from '../kinds.ts';

type Say = (params: Params, path: string) => Rich;

/** The words for a broken link in a game without faults of its own, in a language. */
export async function faultVoiceOf(lang: Lang): Promise<FaultVoice> {
  const { FAULTS, REMEDIES } = await faultWordsOf(lang);
  const said: { readonly [code: string]: Say | undefined } = FAULTS;
  return {
    fault: ({ code, params, path }) => said[code]?.(params, path) ?? [`${code} ${path}`],
    broken: ({ code, at }) => said[code]?.({ at }, '') ?? [code],
    remedies: REMEDIES,
  };
}
