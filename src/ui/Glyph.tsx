import { Drawing } from './Drawing.tsx';

export interface GlyphProps {
  /** The name of a shape of the page's book. */
  readonly name: string;
  /** Side in px; 20 beside text. */
  readonly size?: number;
  readonly class?: string;
  /** The accessible name; without it the drawing is decoration. */
  readonly title?: string;
}

/** One drawing in the colour of the text around it. `GlyphDefs` holds its shape once for each page. */
export function Glyph({ name, size = 20, class: className, title }: GlyphProps) {
  return (
    <Drawing class={className ? `glyph ${className}` : 'glyph'} width={size} height={size} title={title}>
      <use href={`#g-${name}`} />
    </Drawing>
  );
}
