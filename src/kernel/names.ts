/** Names and other short texts that players give: how they are kept, and how they are drawn. */

/**
 * Characters that turn the direction of writing (Unicode's Bidi_Control) in a text of JSON, where each may be written as an escape.
 * Other escapes are matched too, so that none is cut in two.
 */
const TURNING_IN_JSON = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\(?:u(?:061c|200[ef]|202[a-e]|206[6-9])|.)/gis;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** More letters of a name are not drawn: what stands around it has to be read as well. */
const LONGEST_DRAWN = 60;

/** A text of JSON without characters that turn what follows them: none comes in by a file, a link or a record. */
export function withoutTurning(json: string): string {
  return json.replace(TURNING_IN_JSON, (found) => (found.length === 2 ? found : ''));
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
  const letters = [...cleanName(name, LONGEST_DRAWN + 1)];
  const isLong = letters.length > LONGEST_DRAWN;
  const cut = letters.slice(0, isLong ? LONGEST_DRAWN - 1 : LONGEST_DRAWN).join('');
  const drawn = isLong ? `${cut.trimEnd()}…` : cut;
  return RIGHT_TO_LEFT.test(drawn) ? `\u2068${drawn}\u2069` : drawn;
}
