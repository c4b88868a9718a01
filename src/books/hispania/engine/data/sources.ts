/** Where a value of the tables comes from. The tables of sources list what the rulebook states; all else is ours. */

/** Why a value had to be reconstructed. */
export const REASONS = [
  'map-not-public',
  'sheet-not-public',
  'set-up-not-public',
  'token-counts-lost',
  'dates-not-printed',
] as const;
export type ReasonId = (typeof REASONS)[number];

export type Source =
  /** Stated in the rulebook; lines of the French text, version 2. */
  | { readonly kind: 'known'; readonly lines: readonly number[] }
  /** Stated in the designer's errata of 2003. */
  | { readonly kind: 'errata' }
  | { readonly kind: 'reconstructed'; readonly reason: ReasonId };

/** A value the rulebook states on these lines. */
export const known = (...lines: readonly number[]): Source => ({ kind: 'known', lines });

/** A value of our own. */
export const reconstructed = (reason: ReasonId): Source => ({ kind: 'reconstructed', reason });
