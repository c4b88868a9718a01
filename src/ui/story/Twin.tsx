import type { ComponentChildren } from 'preact';

export interface TwinProps {
  /** What opens it. */
  readonly open: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** Each begins with its own head. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ComponentChildren[] }[];
}

/** The numbers of a chart as a table, folded below it. */
export function Twin({ open, caption, head, rows }: TwinProps) {
  return (
    <details class="twin">
      <summary>{open}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section class="frame" tabIndex={0} aria-label={caption}>
        <table>
          <caption class="vh">{caption}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {cells.map((cell, i) => (
                  // The columns keep their order, so the index identifies a cell.
                  <td key={`${i}`}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
