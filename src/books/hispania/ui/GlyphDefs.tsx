import { GlyphDefs as Defs } from '../../../ui/GlyphDefs.tsx';
import { GLYPHS, type GlyphName } from './glyphs.ts';

/** Server only: all glyphs of this book that a page without a map refers to. */
export function GlyphDefs({ names }: { readonly names: readonly GlyphName[] }) {
  return <Defs names={names} shapes={GLYPHS} />;
}
