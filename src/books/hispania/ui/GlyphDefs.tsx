import { GLYPHS, type GlyphName, glyphBox } from './glyphs.ts';

/** The shapes of glyphs as symbols, for a page's `<defs>`. */
export function GlyphSymbols({ names }: { readonly names: readonly GlyphName[] }) {
  return (
    <>
      {names.map((name) => {
        const side = glyphBox(name);
        return (
          <symbol
            key={name}
            id={`g-${name}`}
            viewBox={`0 0 ${side} ${side}`}
            dangerouslySetInnerHTML={{ __html: GLYPHS[name] }}
          />
        );
      })}
    </>
  );
}

/** Server only: all glyphs a page without a map refers to. */
export function GlyphDefs({ names }: { readonly names: readonly GlyphName[] }) {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <GlyphSymbols names={names} />
      </defs>
    </svg>
  );
}
