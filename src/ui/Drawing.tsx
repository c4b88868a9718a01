import type { ComponentChildren, SVGAttributes } from 'preact';

export interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  /** The accessible name; without it the drawing is decoration. */
  readonly title?: string | undefined;
  readonly children?: ComponentChildren;
}

/** An SVG that either has a name or is hidden from assistive technology. */
export function Drawing({ title, children, ...rest }: DrawingProps) {
  if (!title)
    return (
      <svg {...rest} aria-hidden="true">
        {children}
      </svg>
    );
  return (
    <svg {...rest} role="img" aria-label={title}>
      {children}
    </svg>
  );
}
