import type { ComponentProps } from 'preact';
import { MapPlaces } from '../../../../ui/board/MapPlaces.tsx';
import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import { type Frame, isIn } from './frame.ts';
import { PLACES } from './places.ts';

interface Props extends Omit<ComponentProps<typeof MapPlaces<LocationId>>, 'places' | 'shown'> {
  readonly frame: Frame;
}

/** The buttons over the drawing of the map: one for each location in the frame. */
export function Places(props: Props) {
  return <MapPlaces {...props} places={PLACES} shown={LOCATIONS.filter((one) => isIn(props.frame, one))} />;
}
