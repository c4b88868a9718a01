import { Glyph as Drawn, type GlyphProps } from '../../../ui/Glyph.tsx';
import type { GlyphName } from './glyphs.ts';

/** One of this book's drawings. */
export function Glyph(props: GlyphProps & { readonly name: GlyphName }) {
  return <Drawn {...props} />;
}
