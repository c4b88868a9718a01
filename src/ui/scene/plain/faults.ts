import type { Params } from '../../../kernel/contract.ts';
import { FAULTS, REMEDIES } from '../../../words/en/faults.ts';
import type { Rich } from '../../../words/rich.ts';
import type { FaultVoice } from '../kinds.ts';

type Say = (params: Params, path: string) => Rich;

const said: { readonly [code: string]: Say | undefined } = FAULTS;

/** The words for a broken link in a game without faults of its own. */
export const FAULT_VOICE: FaultVoice = {
  fault: ({ code, params, path }) => said[code]?.(params, path) ?? [`${code} ${path}`],
  broken: ({ code, at }) => said[code]?.({ at }, '') ?? [code],
  remedies: REMEDIES,
};
