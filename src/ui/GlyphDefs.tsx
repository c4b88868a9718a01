import { glyphBox, type Shapes } from './glyphs.ts';

interface Props {
  readonly names: readonly string[];
  /** The source of the shapes. */
  readonly shapes: Shapes;
}

/** The shapes of glyphs as symbols, for a page's `<defs>`. */
export function GlyphSymbols({ names, shapes }: Props) {
  return (
    <>
      {names.map((name) => {
        const side = glyphBox(name);
        return (
          <symbol
            key={name}
            id={`g-${name}`}
            viewBox={`0 0 ${side} ${side}`}
            dangerouslySetInnerHTML={{ __html: shapes[name] ?? '' }}
          />
        );
      })}
    </>
  );
}

/** All glyphs that a page without a map refers to. */
export function GlyphDefs(props: Props) {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <GlyphSymbols {...props} />
      </defs>
    </svg>
  );
}
