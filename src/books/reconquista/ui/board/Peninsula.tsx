import type { Wide } from '../../../../words/lang.ts';
import { LOCATIONS, REGIONS } from '../../engine/data/ids.ts';
import { LOCATION_TABLE, REGION_TABLE } from '../../engine/data/map.ts';
import type { MAP } from '../../words/en/map.ts';
import type { Names } from '../../words/en/names.ts';
import { DIE_FRAME, pipsOf } from './die.ts';
import {
  ABROAD,
  BORDERS,
  COAST,
  FRONTIERS,
  LABELS,
  MOUNTAINS,
  NUMERALS,
  PORTS,
  REGION_SHAPES,
  RELIEF,
  WAVES,
} from './geometry.ts';
import { BOX, PLACES } from './places.ts';
import { RINGS, ROAD_CURVES } from './ways.ts';

/**
 * The drawing of the map, made when the site is built: five rings, the roads between them, the ports. A page of the map
 * shows it as it is; a table draws its pieces between its parts.
 */

/** The words that are drawn. */
interface Drawn {
  readonly names: Names;
  readonly words: Wide<typeof MAP>;
}

/** The width of a die of a label with the space behind it. */
const DIE = 21;

/** The radius of the plate of a location on a map without pieces. */
const PLATE = 24;

/** Shapes that other parts of the drawing refer to. */
export function MapShapes() {
  return (
    <>
      <clipPath id="land">
        <path d={COAST} />
      </clipPath>
      {REGIONS.map((region) => (
        <clipPath key={region} id={`region-${region}`}>
          <path d={REGION_SHAPES[region]} />
        </clipPath>
      ))}
      {REGIONS.map((region) => (
        <path key={region} id={`area-${region}`} d={REGION_SHAPES[region]} />
      ))}
      <path id="coast" d={COAST} />
      <path id="frontiers" d={FRONTIERS} />
    </>
  );
}

/** Sea, land, mountains, and the regions by the bands along their borders. */
export function Land({ words }: Pick<Drawn, 'words'>) {
  return (
    <g class="peninsula-part">
      <rect class="sea" x={-BOX.width} y={-BOX.height} width={3 * BOX.width} height={3 * BOX.height} />
      <path class="waves" d={WAVES} />
      <use class="shallow" href="#coast" />
      <path class="abroad" d={ABROAD} />
      <g clip-path="url(#land)">
        <use class="plain" href="#coast" />
        {MOUNTAINS.map((cell) => (
          <path key={cell} class="mountain" d={cell} />
        ))}
        {REGIONS.map((region) => (
          <g key={region} class="band" clip-path={`url(#region-${region})`} style={`stroke: var(--band-${region})`}>
            <use href="#coast" />
            <use href="#frontiers" />
          </g>
        ))}
        <path class="border" d={BORDERS} />
        <path class="relief" d={RELIEF} />
        <use class="frontier" href="#frontiers" />
      </g>
      <use class="shore" href="#coast" />
      <text class="abroad-name" x="830" y="60">
        {words.france}
      </text>
    </g>
  );
}

/** Rings, roads, ports and the names of regions. */
export function Marks({ names }: Pick<Drawn, 'names'>) {
  return (
    <g class="peninsula-part">
      {REGIONS.map((region) => (
        <g key={region}>
          <text class="numeral" x={NUMERALS[region][0]} y={NUMERALS[region][1]}>
            {REGION_TABLE[region].numeral}
          </text>
          <text class="region" x={NUMERALS[region][0]} y={NUMERALS[region][1] + 21}>
            {names.regions[region]}
          </text>
        </g>
      ))}
      {RINGS.map(({ d, middle: [x, y], turn }) => (
        <g key={d}>
          <path class="ring" d={d} />
          <path class="head" d="M-7-7 7 0-7 7-3.5 0z" transform={`translate(${x} ${y}) rotate(${turn})`} />
        </g>
      ))}
      {ROAD_CURVES.map(({ d }) => (
        <g key={d}>
          <path class="road" d={d} />
          <path class="road inner" d={d} />
        </g>
      ))}
      {LOCATIONS.map((id) => {
        const face = LOCATION_TABLE[id].port;
        return (
          face && (
            <g key={id} class="port" transform={`translate(${PORTS[face].join(' ')})`}>
              <circle r="13" />
              <text y="5.4">{face}</text>
              <path d="M-16 20q4-4 8 0t8 0 8 0 8 0" />
            </g>
          )
        );
      })}
    </g>
  );
}

/** The dice and the name of each location, which no counter may cover. */
export function Labels({ names }: Pick<Drawn, 'names'>) {
  return (
    <g class="peninsula-part">
      {LOCATIONS.map((id) => {
        const { dice } = LOCATION_TABLE[id];
        return (
          <g key={id} class="label" transform={`translate(${LABELS[id].join(' ')})`}>
            {dice.map((face, i) => (
              <g key={face} transform={`translate(${i * DIE} 0) scale(0.833)`}>
                <path class="die" d={DIE_FRAME} />
                <path class="pips" d={pipsOf(face)} />
              </g>
            ))}
            <text x={dice.length * DIE + 5} y="16">
              {names.locations[id]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The map without pieces, as a picture; the table beside it is its text twin. */
export function Peninsula({ names, words }: Drawn) {
  return (
    <svg class="peninsula" viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={words.drawn}>
      <defs>
        <MapShapes />
      </defs>
      <Land words={words} />
      <Marks names={names} />
      <g class="peninsula-part">
        {LOCATIONS.map((id) => (
          <circle key={id} class="plate" cx={PLACES[id][0]} cy={PLACES[id][1]} r={PLATE} />
        ))}
      </g>
      <Labels names={names} />
    </svg>
  );
}

/** The parts of the map as symbols, for a page that draws pieces. */
export function MapDefs({ names, words }: Drawn) {
  const viewBox = `0 0 ${BOX.width} ${BOX.height}`;
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <MapShapes />
        <symbol id="map-land" viewBox={viewBox} overflow="visible">
          <Land words={words} />
        </symbol>
        <symbol id="map-marks" viewBox={viewBox} overflow="visible">
          <Marks names={names} />
        </symbol>
        <symbol id="map-labels" viewBox={viewBox} overflow="visible">
          <Labels names={names} />
        </symbol>
      </defs>
    </svg>
  );
}
