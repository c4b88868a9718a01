import type { Drawn } from './drawn.ts';
import type { Outlines } from './geometry.ts';

const HEAD = 'M2 0-7-5-5 0-7 5z';
const ANCHOR = 18;
/** How far a strait bends sideways. */
const BOW = 12;

/**
 * Everything above a veil. Rivers come last: if a river is the border, the river is drawn over it. The trays are separate, because each
 * board draws those that it shows whole.
 */
export function MapLines({ outlines, drawn }: { readonly outlines: Outlines; readonly drawn: Drawn }) {
  const { rivers } = drawn;
  const [borders, zones, frontier] = [drawn.lines('border'), drawn.lines('zone'), drawn.lines('frontier')];
  const straits = outlines.straits.filter(({ heads: [[x1, y1], [x2, y2]] }) =>
    drawn.sees([Math.min(x1, x2), Math.min(y1, y2) - BOW, Math.abs(x2 - x1), Math.abs(y2 - y1) + 2 * BOW]),
  );
  const anchors = drawn.provinces.filter((id) => {
    const at = outlines.anchors[id]?.at;
    return at && drawn.sees([...at, ANCHOR, ANCHOR]);
  });
  const trays = Object.entries(outlines.trays).filter(([id]) => drawn.shows(id));
  return (
    <>
      {rivers.length > 0 && (
        <g id="map-rivers">
          {rivers.map(({ path, width }) => (
            <path key={path} style={`--w:${width}px`} d={path} />
          ))}
        </g>
      )}
      <g id="map-lines">
        {borders && <path class="bd" d={borders} />}
        {zones && <path class="zb" d={zones} />}
        {frontier && <path class="frontier" d={frontier} />}
        {rivers.length > 0 && (
          <>
            <use href="#map-rivers" class="rc" />
            <use href="#map-rivers" class="rv" />
          </>
        )}
        {straits.length > 0 && (
          <g class="strait">
            {straits.map(({ between, path, heads }) => (
              <g key={between.join()}>
                <path class="sl" d={path} />
                {heads.map(([x, y, angle]) => (
                  <path key={`${x} ${y}`} class="sh" transform={`translate(${x} ${y}) rotate(${angle})`} d={HEAD} />
                ))}
              </g>
            ))}
          </g>
        )}
        {anchors.length > 0 && (
          <g class="anch">
            {anchors.map((id) => {
              const { at, crossed } = outlines.anchors[id] ?? { at: [0, 0], crossed: false };
              const href = crossed ? '#g-anchor-crossed' : '#g-anchor-open';
              return <use key={id} href={href} x={at[0]} y={at[1]} width={ANCHOR} height={ANCHOR} />;
            })}
          </g>
        )}
      </g>
      {trays.map(([id, [x, y, width, height]]) => (
        <rect key={id} id={`pv-${id}`} x={x} y={y} width={width} height={height} rx="6" />
      ))}
    </>
  );
}
