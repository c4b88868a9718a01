/** Names and other short texts of players: cleaning for storage, and shortening for display. */

/**
 * Characters that change the direction of writing (Unicode's Bidi_Control) in JSON text, where each may be an escape.
 * Other escapes match too, so that none is split.
 */
const TURNING_IN_JSON = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\(?:u(?:061c|200[ef]|202[a-e]|206[6-9])|.)/gis;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The maximum length of a displayed name, so that the text around it stays readable. */
const LONGEST_DRAWN = 60;

/**
 * JSON text without characters that change the direction of writing. All files, links and records pass through this
 * function.
 */
export function withoutTurning(json: string): string {
  return json.replace(TURNING_IN_JSON, (found) => (found.length === 2 ? found : ''));
}

/** A name for storage: on one line, without invisible characters, at most `most` letters. */
export function cleanName(name: string, most: number): string {
  const whole = name.normalize('NFC').replace(/\s/g, ' ').replace(/\p{C}/gu, '').replace(/ +/g, ' ').trim();
  // Cut between code points; half a surrogate pair is not a character.
  return [...whole].slice(0, most).join('').trim();
}

/**
 * A name for display, safe for any input: on one line, not too long, and isolated from its sentence if it is written
 * from right to left (between U+2068 and U+2069).
 */
export function drawnName(name: string): string {
  const letters = [...cleanName(name, LONGEST_DRAWN + 1)];
  const isLong = letters.length > LONGEST_DRAWN;
  const cut = letters.slice(0, isLong ? LONGEST_DRAWN - 1 : LONGEST_DRAWN).join('');
  const drawn = isLong ? `${cut.trimEnd()}…` : cut;
  return RIGHT_TO_LEFT.test(drawn) ? `\u2068${drawn}\u2069` : drawn;
}
