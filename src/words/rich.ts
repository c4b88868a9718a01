/**
 * A sentence with its marks: the result of a message function. A name of the book has a tag, a rule id becomes a link,
 * and dice are drawn. The page decides how, and also makes plain text from it (`plain.ts`).
 */
export type Rich = readonly Piece[];
export type Piece = string | Named | { readonly rule: string } | { readonly dice: readonly Die[] };

/** A name of the book: the tag of its kind and its id, `{ tag: 'nation', id: 'rome' }`. */
export interface Named {
  readonly tag: string;
  readonly id: string;
}

/** One rolled die. */
export interface Die {
  readonly value: number;
  readonly hit: boolean;
  /** Which die, in a game with several kinds: its drawing is `die-<of>-<value>`. */
  readonly of?: string;
}

/**
 * Tag of a template: `t\`${n('rome')} attacks ${p('segovia')}.\``. The holes may contain strings, numbers, pieces and
 * whole sentences; an undefined hole is left out.
 */
export function t(strings: TemplateStringsArray, ...holes: readonly (Piece | Rich | number | undefined)[]): Rich {
  const pieces: Piece[] = [];
  strings.forEach((text, i) => {
    if (text) pieces.push(text);
    const hole = holes[i];
    if (hole === undefined) return;
    if (typeof hole === 'number') pieces.push(String(hole));
    else if (isRich(hole)) pieces.push(...hole);
    else pieces.push(hole);
  });
  return pieces;
}

/** Joins sentences or parts of one with a separator and a last separator: `a, b and c`. */
export function list(parts: readonly Rich[], separator = ', ', last = separator): Rich {
  return parts.flatMap((part, i) => (i === 0 ? part : [i === parts.length - 1 ? last : separator, ...part]));
}

function isRich(hole: Piece | Rich): hole is Rich {
  return Array.isArray(hole);
}
