/** The unit of a number in an answer, and the heading above a part of one. */
export const AMOUNTS = { count: 'Units' };
export const ABOVE: { readonly [range: string]: string } = { others: 'Units of other locations' };
