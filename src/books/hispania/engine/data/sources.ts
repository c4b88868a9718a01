/**
 * The source of a value of the tables. The tables of sources list values that the rulebook states; all others are ours.
 */

/** The reason why a value was reconstructed. */
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

/** A value that the rulebook states on these lines. */
export const known = (...lines: readonly number[]): Source => ({ kind: 'known', lines });

/** A value of our own. */
export const reconstructed = (reason: ReasonId): Source => ({ kind: 'reconstructed', reason });
