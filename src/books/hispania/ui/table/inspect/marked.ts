/** A value that is reconstructed stands in ‹ ›. */
export const marked = (value: string, known: boolean): string => (known ? value : `‹${value}›`);
