import { COVER, type Drawing, disc, fitted, type Point, regular, stroke } from '../../site/shelf/cover.ts';
import { type CoverData, DATA, type Kingdom } from './cover-data.ts';

/** The shape of each kingdom's home lands, so that the drawing does not depend on colours. */
const SHAPES: { readonly [of in Kingdom]: (at: Point) => string } = {
  empire: (at) => regular(at, 4, 6.1, 1 / 8),
  hungary: (at) => disc(at, 4.8),
  byzantium: (at) => regular(at, 4, 5.8),
  mamluks: (at) => regular(at, 3, 6.2),
  horde: (at) => regular(at, 3, 6.2, 1 / 2),
  novgorod: (at) => regular(at, 6, 5.4, 1 / 12),
};

/** The length of a degree of longitude relative to one of latitude: the cover is broader than the map. */
const EAST = 1.5;

/**
 * The lands by longitude and latitude, and their borders. The home lands of a kingdom have one shape, filled if they
 * are inhabited; other lands are small rings. Throws if a border has no land.
 */
export function cover({ lands, borders }: CoverData = DATA): Drawing {
  const { left, top, right, bottom } = COVER.field;
  const place = fitted(
    lands.map(({ east, north }): Point => [east, -north]),
    { left: left + 16, top: top + 4, right: right - 16, bottom: bottom - 10 },
    EAST,
  );
  const at = new Map(lands.map(({ id, east, north }) => [id, place([east, -north])]));
  const where = (id: string): Point => {
    const found = at.get(id);
    if (!found) throw new Error(`there is no land ${id}`);
    return found;
  };
  const shape = ({ id, home }: (typeof lands)[number]): string => (home ? SHAPES[home](where(id)) : disc(where(id), 2));
  const empty = lands.filter(({ home, inhabited }) => !home || !inhabited);
  return [
    { d: borders.map(([a, b]) => stroke(where(a), where(b))).join(''), line: 'ink', width: 0.6 },
    { d: empty.map(shape).join(''), fill: 'ground', line: 'ink', width: 1.2 },
    {
      d: lands
        .filter((land) => !empty.includes(land))
        .map(shape)
        .join(''),
      fill: 'ink',
    },
  ];
}
