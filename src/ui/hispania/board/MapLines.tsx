import type { Drawn } from './drawn.ts';
import type { MapLine, Outlines } from './geometry.ts';

const HEAD = 'M2 0-7-5-5 0-7 5z';
const ANCHOR = 18;

/** Everything that stays above a veil. Rivers come last: where a river is the border, the river wins. */
export function MapLines({ outlines, drawn }: { readonly outlines: Outlines; readonly drawn: Drawn }) {
  const seen = (of: readonly string[]): boolean => of.some((id) => drawn.shows(id));
  const lines = (kind: MapLine['kind']) => outlines.lines.filter((line) => line.kind === kind && seen(line.of));
  const simple = (kind: MapLine['kind']) => lines(kind).map((line) => <Parts key={line.of.join()} line={line} />);
  const rivers = lines('river');
  return (
    <g id="map-lines">
      <g class="bd">{simple('border')}</g>
      <g class="zb">{simple('zone')}</g>
      <g class="frontier">{simple('frontier')}</g>
      <use href="#map-shore" class="coast" clip-path="url(#map-frame)" />
      <g class="rc">
        {rivers.map((line) => (
          <Parts key={line.of.join()} line={line} wider={2.4} />
        ))}
      </g>
      <g class="rv">
        {rivers.map((line) => (
          <Parts key={line.of.join()} line={line} />
        ))}
      </g>
      <g class="strait">
        {outlines.straits
          .filter(({ between }) => seen(between))
          .map(({ between, path, heads }) => (
            <g key={between.join()}>
              <path class="sl" d={path} />
              {heads.map(([x, y, angle]) => (
                <path key={`${x} ${y}`} class="sh" transform={`translate(${x} ${y}) rotate(${angle})`} d={HEAD} />
              ))}
            </g>
          ))}
      </g>
      <g class="anch">
        {drawn.provinces.map((id) => {
          const { anchor, crossed } = outlines.places[id];
          if (!anchor) return null;
          const href = crossed ? '#g-anchor-crossed' : '#g-anchor-open';
          return <use key={id} href={href} x={anchor[0]} y={anchor[1]} width={ANCHOR} height={ANCHOR} />;
        })}
      </g>
      <g class="tray">
        {Object.entries(outlines.trays)
          .filter(([id]) => drawn.shows(id))
          .map(([id, [x, y, width, height]]) => (
            <rect key={id} id={`pv-${id}`} x={x} y={y} width={width} height={height} rx="6" />
          ))}
      </g>
    </g>
  );
}

function Parts({ line, wider = 0 }: { readonly line: MapLine; readonly wider?: number }) {
  return (
    <>
      {line.parts.map(({ path, width }) => (
        <path key={path} d={path} {...(width ? { 'stroke-width': Math.round((width + wider) * 10) / 10 } : {})} />
      ))}
    </>
  );
}
