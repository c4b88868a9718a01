import type { CardId, Form, Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';

/** The names of things. */
export const NAMES = {
  title: 'The Ford',
  places: { mill: 'Mill', ford: 'Ford', tower: 'Tower' } satisfies Record<PlaceId, string>,
  owners: { red: 'Red', blue: 'Blue', green: 'Green', raiders: 'Raiders' } satisfies Record<Owner, string>,
  units: { infantry: 'infantry', cavalry: 'cavalry' } satisfies Record<UnitKind, string>,
  cards: { calm: 'Calm', rain: 'Rain', fog: 'Fog', harvest: 'Harvest' } satisfies Record<CardId, string>,
  forms: {
    competitive: 'Competitive',
    cooperative: 'Cooperative',
    solitaire: 'Solitaire',
  } satisfies Record<Form, string>,
};
export type Names = typeof NAMES;
