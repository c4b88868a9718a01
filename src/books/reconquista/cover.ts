import { COVER, type Drawing, disc, outline, type Paint, type Point, regular, unit } from '../../site/shelf/cover.ts';
import { type CoverData, DATA } from './cover-data.ts';

const CHRISTIAN: Paint = { colour: '#ecc04a', plain: 'ink' };
const MUSLIM: Paint = { colour: '#b3aed6', plain: 'ink' };
const REBEL: Paint = { colour: '#e06a4c', plain: 'ink' };

/**
 * The twenty starts from left to right, and in each the twenty places from north to south: a square is Christian, a
 * ring Muslim, a lozenge rebel, a dot empty. Throws if a start lacks the owner of a place.
 */
export function cover({ places, starts }: CoverData = DATA): Drawing {
  const { field } = COVER;
  const across = (field.right - field.left - 36) / (starts.length - 1);
  const down = (field.bottom - field.top - 16) / (places.length - 1);
  const of = (side: string): readonly Point[] =>
    starts.flatMap(({ turn, sides }, i) => {
      if (sides.length !== places.length) throw new Error(`start ${turn} has ${sides.length} places`);
      return places.flatMap((_, j): readonly Point[] =>
        sides[j] === side ? [[field.left + 18 + i * across, field.top + 4 + j * down]] : [],
      );
    });
  const square = ([x, y]: Point): string => `M${unit(x - 3.2)} ${unit(y - 2.9)}h6.4v5.8h-6.4Z`;
  const lozenge = ([x, y]: Point): string =>
    outline([
      [x, y - 3.6],
      [x + 3.6, y],
      [x, y + 3.6],
      [x - 3.6, y],
    ]);
  return [
    {
      d: of('.')
        .map((point) => regular(point, 4, 1.1))
        .join(''),
      fill: MUSLIM,
    },
    {
      d: of('m')
        .map((point) => disc(point, 2.5))
        .join(''),
      line: MUSLIM,
      width: 1.4,
    },
    { d: of('c').map(square).join(''), fill: CHRISTIAN },
    { d: of('r').map(lozenge).join(''), fill: REBEL },
  ];
}
