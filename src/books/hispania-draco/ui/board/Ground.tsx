import { GlyphDefs } from '../../../../ui/GlyphDefs.tsx';
import { isCapital } from '../../engine/data/geography.ts';
import { PROVINCES, SEAS, SPACES, TOWNS, type TownId } from '../../engine/data/ids.ts';
import { PROVINCE_TABLE, TOWN_TABLE } from '../../engine/data/map.ts';
import type { MAP } from '../../words/en/map.ts';
import type { Names } from '../../words/en/names.ts';
import { numeral, RIVERS as RIVER_WORDS } from '../../words/latin.ts';
import { GLYPHS, PIECE_GLYPHS } from '../glyphs.ts';
import {
  ABROAD,
  BORDERS,
  COAST,
  ISLANDS,
  LABELS,
  PEAKS,
  PROVINCE_NAMES,
  PROVINCE_SHAPES,
  RIVER_NAMES,
  RIVERS,
} from './geometry.ts';
import { pathOf } from './lines.ts';
import { BOX, PLACES } from './places.ts';
import { PEAK_SHAPES, SHIELD, WAVES } from './shapes.ts';
import { Town } from './Town.tsx';
import { DRAWN_WAYS, isNameGuess, isShieldGuess } from './ways.ts';

/**
 * The drawing of the map, made when the site is built: land, connections, rings with their shields and names. A page of the map shows it
 * as it is; a table draws its pieces between its parts.
 */

/** The words that are drawn. */
interface Drawn {
  readonly names: Names;
  readonly words: typeof MAP;
}

/** Shapes that other parts of the drawing refer to. */
function Shapes() {
  return (
    <>
      <path id="coast" d={COAST} />
      <clipPath id="land">
        <path d={COAST} />
      </clipPath>
      <pattern id="waves" width="96" height="72" patternUnits="userSpaceOnUse">
        <path class="wave" d={WAVES} />
      </pattern>
      {([1, 2, 3] as const).map((kind) => (
        <g key={kind} id={`peak-${kind}`}>
          <path d={PEAK_SHAPES[kind][0]} />
          <path class="slope" d={PEAK_SHAPES[kind][1]} />
        </g>
      ))}
      {Object.entries(RIVERS).map(([river, d]) => (
        <path key={river} id={`river-${river}`} d={d} />
      ))}
      {TOWNS.map((at) => (
        <Shield key={at} at={at} />
      ))}
      {SEAS.map((at, i) => (
        <g key={at} id={`sea-${i + 1}`} class="sea-number" transform="translate(-22 4)">
          <circle r="8.5" />
          <text y="4.3">{i + 1}</text>
        </g>
      ))}
    </>
  );
}

/** The shield on the rim of a town. The board draws it again over what stands in the ring. */
function Shield({ at }: { readonly at: TownId }) {
  const [x, y] = PLACES[at];
  return (
    <g
      id={`shield-${at}`}
      class={isShieldGuess(at) ? 'shield guess' : 'shield'}
      transform={`translate(${x - 19} ${y + 7})`}
    >
      <path d={SHIELD} />
      <text y="4.3">{TOWN_TABLE[at].shield}</text>
    </g>
  );
}

/** Sea, land with its provinces, and the connections. */
function Land({ names }: Pick<Drawn, 'names'>) {
  const all = { x: -BOX.width, y: -BOX.height, width: 3 * BOX.width, height: 3 * BOX.height };
  return (
    <g class="ground">
      <rect class="sea" {...all} />
      <rect class="waves" {...all} fill="url(#waves)" />
      <use class="line-1" href="#coast" />
      <use class="line-2" href="#coast" />
      <use class="line-3" href="#coast" />
      <use class="line-4" href="#coast" />
      <path class="abroad" d={ABROAD} />
      <path class="abroad" d={ISLANDS} />
      <g clip-path="url(#land)">
        {PROVINCES.map((province) => (
          <path
            key={province}
            class="province"
            style={{ fill: `var(--t-${province})`, stroke: `var(--t-${province})` }}
            d={PROVINCE_SHAPES[province]}
          />
        ))}
        <g class="relief">
          {PEAKS.map(([kind, x, y, width]) => (
            <use
              key={`${x} ${y}`}
              href={`#peak-${kind}`}
              transform={`translate(${x} ${y}) scale(${scaleOfPeak(width)})`}
            />
          ))}
        </g>
        {Object.keys(RIVERS).map((river) => (
          <use key={river} class="river" href={`#river-${river}`} />
        ))}
        <path class="border" d={BORDERS} />
      </g>
      <use class="shore" href="#coast" />
      {PROVINCES.map((province) => {
        const [x, y, turn] = PROVINCE_NAMES[province];
        const { number } = PROVINCE_TABLE[province];
        const name = names.provinces[province];
        const left = -(name.length * 9.3) / 2 - 10;
        return (
          <g key={province} transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`}>
            {number && (
              <g class="banner" transform={`translate(${left} -4.5)`}>
                <path d="M-10-9.5H10V8L0 4.5-10 8z" />
                <text y="3.2">{numeral(number)}</text>
              </g>
            )}
            <text class="province-name" x={number ? 4 : 0}>
              {name}
            </text>
          </g>
        );
      })}
      {RIVER_NAMES.map(([river, x, y, turn]) => (
        <text key={river} class="river-name" transform={`translate(${x} ${y}) rotate(${turn})`}>
          {RIVER_WORDS[river]}
        </text>
      ))}
      <Ways />
    </g>
  );
}

const scaleOfPeak = (width: number): number => Math.round((width / 22) * 1000) / 1000;

/** The connections. */
function Ways() {
  return (
    <g class="ways">
      {DRAWN_WAYS.map(({ a, b, kind, isReconstructed, bars, beads }) => {
        const d = bars.map(pathOf).join('');
        return (
          <g key={`${a} ${b}`} class={`${kind}${isReconstructed ? ' guess' : ''}`} data-way={`${a} ${b}`}>
            <path d={d} />
            {kind === 'road' && <path class="core" d={d} />}
            {beads.map(([x, y]) => (
              <circle key={x} cx={Math.round(x * 10) / 10} cy={Math.round(y * 10) / 10} r="2.7" />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Rings with their shields, and the names of spaces. */
function Rings({ names }: Pick<Drawn, 'names'>) {
  return (
    <g class="ground">
      {SEAS.map((at, i) => {
        const [x, y] = PLACES[at];
        return (
          <g key={at} class="sea-ring" transform={`translate(${x} ${y})`}>
            <circle r="22" />
            <path d="M-12-3c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0M-9 5c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0" />
            <use href={`#sea-${i + 1}`} />
          </g>
        );
      })}
      {TOWNS.map((at) => {
        const [x, y] = PLACES[at];
        return (
          <g key={at}>
            <g transform={`translate(${x} ${y})`}>
              <Town isWalled={isCapital(at)} />
            </g>
            <use href={`#shield-${at}`} />
          </g>
        );
      })}
      {SPACES.map((at) => {
        const [x, y, anchor] = LABELS[at];
        return (
          <text key={at} class={labelClass(at)} x={x} y={y} text-anchor={anchor}>
            {isNameGuess(at) ? `‹${names.spaces[at]}›` : names.spaces[at]}
          </text>
        );
      })}
    </g>
  );
}

const labelClass = (at: (typeof SPACES)[number]): string =>
  SEAS.some((sea) => sea === at) ? 'sea-name' : isCapital(at as TownId) ? 'name capital' : 'name';

/** The title of the map, with its maker and what is reconstructed. */
function Cartouche({ names, words }: Drawn) {
  return (
    <g class="ground cartouche" transform="translate(948 66)">
      <text class="title">{names.title}</text>
      <path d="M-118 16H118M-118 19.5H118" />
      <text class="subtitle" y="40">
        {words.subtitle}
      </text>
      {words.source.map((line, i) => (
        <text key={line} class="source" y={62 + 17 * i}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The parts of the map as symbols, and the shapes of the pieces, for a page that draws a board. */
export function BoardDefs(drawn: Drawn) {
  const viewBox = `0 0 ${BOX.width} ${BOX.height}`;
  return (
    <>
      <GlyphDefs names={PIECE_GLYPHS} shapes={GLYPHS} />
      <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
        <defs>
          <Shapes />
          <symbol id="map-land" viewBox={viewBox} overflow="visible">
            <Land names={drawn.names} />
          </symbol>
          <symbol id="map-rings" viewBox={viewBox} overflow="visible">
            <Rings names={drawn.names} />
          </symbol>
          <symbol id="map-title" viewBox={viewBox} overflow="visible">
            <Cartouche {...drawn} />
          </symbol>
        </defs>
      </svg>
    </>
  );
}
