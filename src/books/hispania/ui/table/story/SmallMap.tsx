import { Drawing } from '../../../../../ui/Drawing.tsx';
import type { PictureBox } from '../../../../../ui/story/picture.ts';
import type { ProvinceId } from '../../../engine/data/ids.ts';
import { COLOURS } from '../../colours.ts';
import type { Holders } from '../holders.ts';

/** The map drawn small: land in the colours of its holders. Its shapes are in the page’s `MapDefs`. */

/** The part of the map with all provinces, in map units. */
const BOX = { x: 22, y: 44, w: 1082, h: 802 };

export function SmallMap({ holders, title }: { readonly holders: Holders; readonly title?: string }) {
  return (
    <Drawing class="smallmap" viewBox={`${BOX.x} ${BOX.y} ${BOX.w} ${BOX.h}`} title={title}>
      <use href="#map-abroad" class="abroad" />
      <use href="#map-shore" class="shore" />
      <use href="#map-land" class="empty" />
      {(Object.entries(holders) as [ProvinceId, keyof typeof COLOURS][]).map(([province, holder]) => {
        const { colour } = COLOURS[holder];
        return <use key={province} href={`#pv-${province}`} style={`fill:${colour};--mt:${colour}`} class="held" />;
      })}
    </Drawing>
  );
}

const SEA = '#cfe0e2';
const ABROAD = '#e9e4d8';
const COAST = '#3d4f52';
const LAND = '#f1ead6';
const EDGE = 'rgb(255 253 248 / 0.75)';

/** The same on a canvas, in the colours of the light theme. */
export function paintMap(holders: Holders): (context: CanvasRenderingContext2D, box: PictureBox) => void {
  return (context, { x, y, width, height }) => {
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.fillStyle = SEA;
    context.fillRect(x, y, width, height);
    const scale = Math.min(width / BOX.w, height / BOX.h);
    context.translate(
      x + (width - BOX.w * scale) / 2 - BOX.x * scale,
      y + (height - BOX.h * scale) / 2 - BOX.y * scale,
    );
    context.scale(scale, scale);
    context.lineJoin = 'round';
    context.fillStyle = ABROAD;
    for (const path of shapesIn('map-abroad')) context.fill(path.shape);
    context.strokeStyle = COAST;
    context.lineWidth = 7;
    for (const path of shapesIn('map-shore')) context.stroke(path.shape);
    context.strokeStyle = EDGE;
    context.lineWidth = 2.6;
    for (const { id, shape } of shapesIn('map-land')) {
      const holder = holders[id.replace(/^pv-/, '') as ProvinceId];
      context.fillStyle = holder ? COLOURS[holder].colour : LAND;
      context.fill(shape);
      context.stroke(shape);
    }
    context.restore();
  };
}

/** The paths below an element of the page, with their ids. */
function shapesIn(id: string): readonly { readonly id: string; readonly shape: Path2D }[] {
  const paths = document.getElementById(id)?.querySelectorAll('path') ?? [];
  return [...paths].map((path) => ({ id: path.id, shape: new Path2D(path.getAttribute('d') ?? '') }));
}
