import type { Params } from '../../../kernel/contract.ts';
import { FAULTS, REMEDIES } from '../../../words/en/faults.ts';
import type { Rich } from '../../../words/rich.ts';
import type { FaultVoice } from '../kinds.ts';

type Say = (params: Params, path: string) => Rich;

const said: { readonly [code: string]: Say | undefined } = FAULTS;

/** What is said of a broken link in a game that has no faults of its own to tell. */
export const FAULT_VOICE: FaultVoice = {
  fault: ({ code, params, path }) => said[code]?.(params, path) ?? [`${code} ${path}`],
  broken: ({ code, at }) => said[code]?.({ at }, '') ?? [code],
  remedies: REMEDIES,
};
