/** The words of the small cards of names. */
export const CARDS = {
  region: (numeral: string, name: string): string => `${numeral} ${name}`,
  dice: (text: string): string => `die ${text}`,
  mountains: 'mountains',
  port: (text: string): string => `port ${text}`,
} as const;
