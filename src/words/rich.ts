import type { Owner, PlaceId, RuleId } from '../hispania/data/ids.ts';

/**
 * A sentence with its marks: what a message function returns. A nation is set in small caps, a province in italics, a
 * rule id is a link, dice are drawn; how is the business of the page (`ui/rich.tsx`), which also turns it into plain text.
 */
export type Rich = readonly Piece[];
export type Piece =
  | string
  | { readonly nation: Owner }
  | { readonly place: PlaceId }
  | { readonly rule: RuleId }
  | { readonly dice: readonly Die[] };

/** One rolled die, 1 to 10. */
export interface Die {
  readonly value: number;
  readonly hit: boolean;
}

/** Marks the name of a nation inside a sentence. */
export const n = (nation: Owner): Piece => ({ nation });
/** Marks the name of a place inside a sentence. */
export const p = (place: PlaceId): Piece => ({ place });
/** Marks a rule id inside a sentence. */
export const r = (rule: RuleId): Piece => ({ rule });

/**
 * Tag of a template: `t\`${n('rome')} attacks ${p('segovia')}.\``. Strings, numbers, pieces and whole sentences may stand
 * in the holes; an undefined hole is left out.
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
