import type { ComponentProps } from 'preact';
import { MapPlaces } from '../../../../ui/board/MapPlaces.tsx';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { type Frame, isIn } from './frame.ts';
import { PLACES } from './places.ts';

interface Props extends Omit<ComponentProps<typeof MapPlaces<SpaceId>>, 'places' | 'shown'> {
  readonly frame: Frame;
}

/** The buttons over the drawing of the map: one for each space in the frame. */
export function Places(props: Props) {
  return <MapPlaces {...props} places={PLACES} shown={SPACES.filter((one) => isIn(props.frame, one))} />;
}
