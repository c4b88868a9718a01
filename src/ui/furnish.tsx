import { render } from 'preact';
import { GlyphDefs } from './GlyphDefs.tsx';
import type { Shapes } from './glyphs.ts';

let furnished: string | undefined;

/**
 * Adds to a document, once, the parts that only a live position needs: its styles, and the glyphs of its book that no
 * figure contains.
 */
export function furnish(styles: string, shapes: Shapes): void {
  if (furnished === styles) return;
  furnished = styles;
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  const missing = Object.keys(shapes).filter((name) => !document.getElementById(`g-${name}`));
  const host = document.createElement('div');
  render(<GlyphDefs names={missing} shapes={shapes} />, host);
  document.body.append(...host.childNodes);
}
