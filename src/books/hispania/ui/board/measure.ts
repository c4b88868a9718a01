/**
 * Widths of letters in Alegreya, in hundredths of the type size: labels are placed on the server, which cannot measure text. A letter with
 * an accent is as wide as the one without.
 */
const LETTERS: readonly (readonly [width: number, letters: string])[] = [
  [19, " '’"],
  [26, 'fijl‹›'],
  [31, 'Jt-'],
  [36, '1Icersç'],
  [42, '357ovz'],
  [47, '24689abdgkpqxy'],
  [52, '0FLSTYhnu'],
  [58, 'ABEPRVZ'],
  [64, 'CGKXw'],
  [69, 'DNOQU½'],
  [74, 'Hm'],
  [89, 'MW'],
];

const WIDTHS = new Map<string, number>(
  LETTERS.flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, width])),
);

/** Estimated width of a word set in Alegreya Italic, or in roman figures, at the given size; a little generous. */
export function textWidth(text: string, size: number): number {
  let hundredths = 0;
  for (const letter of text.normalize('NFD')) {
    if (letter >= '\u0300' && letter <= '\u036f') continue;
    hundredths += WIDTHS.get(letter) ?? 50;
  }
  return (hundredths * size) / 100 + text.length * size * 0.005;
}
