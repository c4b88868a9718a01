/** Names, and other short texts that somebody has given: how they are kept, and how they are drawn. */

/** Characters that turn the direction of writing for what comes after them (Unicode's Bidi_Control). */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The same in a text of JSON, where each may be written as an escape; other escapes are taken along, so that none is cut in two. */
const TURNING_IN_JSON = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\(?:u(?:061c|200[ef]|202[a-e]|206[6-9])|.)/gis;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** More letters of a name are not drawn: what stands around it has to be read as well. */
const LONGEST_DRAWN = 60;

/** A text of JSON without characters that turn what follows them: none comes in by a file, a link or a record. */
export function withoutTurning(json: string): string {
  return json.replace(TURNING_IN_JSON, (found) => (found.length > 1 && found.length < 6 ? found : ''));
}

/** A name as it is kept: on one line, without what cannot be seen, `most` letters at most. */
export function cleanName(name: string, most: number): string {
  const whole = name.normalize('NFC').replace(/\s/g, ' ').replace(/\p{C}/gu, '').replace(/ +/g, ' ').trim();
  // Cut between characters: half of one would be none.
  return [...whole].slice(0, most).join('').trim();
}

/**
 * A name as it is drawn, whatever it holds: on one line, not too long, and where it is written from right to left apart from the
 * sentence that it stands in (between U+2068 and U+2069).
 */
export function drawnName(name: string): string {
  const whole = cleanName(name.replace(TURNING, ''), LONGEST_DRAWN + 1);
  const letters = [...whole];
  const cut =
    letters.length > LONGEST_DRAWN
      ? `${letters
          .slice(0, LONGEST_DRAWN - 1)
          .join('')
          .trimEnd()}…`
      : whole;
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
}
