import { Drawing } from '../../../../ui/Drawing.tsx';
import { Glyph } from '../../../../ui/Glyph.tsx';
import { isTown } from '../../engine/data/geography.ts';
import type { DiscId, GeneralId, SpaceId } from '../../engine/data/ids.ts';
import { PLACES } from '../board/places.ts';

/** The shield of a town as the board draws it, dotted if it is reconstructed; pirates have the number of their sea (8.5). */
export function Shield({ at }: { readonly at: SpaceId }) {
  const [x, y] = PLACES[at];
  if (!isTown(at)) return <Glyph name="shield" size={24} />;
  return (
    <Drawing class="shield-sign" width={22} height={24} viewBox={`${x - 30} ${y - 5} 22 24`}>
      <use href={`#shield-${at}`} />
    </Drawing>
  );
}

/** The figure of a general. */
export function Figure({ general, size = 26 }: { readonly general: GeneralId; readonly size?: number }) {
  return <Glyph name={general} size={size} />;
}

/** A garrison of a kind. */
export function Disc({ disc }: { readonly disc: DiscId }) {
  return <Glyph name={`disc-${disc}`} size={28} />;
}
