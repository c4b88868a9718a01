import {
  COVER,
  type Drawing,
  disc,
  fitted,
  type Numeral,
  outline,
  type Paint,
  type Point,
  stroke,
} from '../../site/shelf/cover.ts';
import { type CoverData, DATA, type Way } from './cover-data.ts';

const EDGE: Paint = { colour: '#1b1714', plain: 'ground' };

/**
 * The towns and the ways between them: printed roads are thick, ways over the sea dotted, capitals ringed, the three
 * generals lozenges with their numerals. Throws if a way leads to neither a town nor a sea.
 */
export function cover({ towns, seas, ways, generals }: CoverData = DATA): Drawing {
  const { left, top, right, bottom } = COVER.field;
  const spots = [...towns, ...seas];
  const place = fitted(
    spots.map(({ x, y }): Point => [x, y]),
    { left: left + 30, top: top - 4, right: right - 20, bottom: bottom - 8 },
    1.22,
  );
  const where = (id: string): Point => {
    const spot = spots.find((one) => one.id === id);
    if (!spot) throw new Error(`there is no place ${id}`);
    return place([spot.x, spot.y]);
  };
  const those = (kind: Way['kind']): string =>
    ways
      .filter((way) => way.kind === kind)
      .map(({ from, to }) => stroke(where(from), where(to)))
      .join('');
  const held = new Set(generals.map(({ at }) => at));
  const capitals = towns.filter(({ capital }) => capital).map(({ id }) => where(id));
  const others = towns.filter(({ id, capital }) => !capital && !held.has(id)).map(({ id }) => where(id));
  const lozenge = ([x, y]: Point): string =>
    outline([
      [x, y - 8],
      [x + 8, y],
      [x, y + 8],
      [x - 8, y],
    ]);
  return [
    { d: those('sea'), line: 'ink', width: 0.9, dashes: '1 2.6' },
    { d: those('land'), line: 'ink', width: 0.8 },
    { d: those('road'), line: 'ink', width: 3 },
    { d: others.map((point) => disc(point, 3)).join(''), fill: 'ink' },
    { d: capitals.map((point) => disc(point, 6.4)).join(''), fill: 'ground', line: 'ink', width: 1.5 },
    { d: capitals.map((point) => disc(point, 3)).join(''), fill: 'ink' },
    ...generals.flatMap(({ numeral, at, colour }): Drawing => {
      const [x, y] = where(at);
      const sign: Numeral = { text: numeral, x, y, fill: { colour: '#fffdf8', plain: 'ground' } };
      return [{ d: lozenge([x, y]), fill: { colour, plain: 'ink' }, line: EDGE, width: 1.3 }, sign];
    }),
  ];
}
