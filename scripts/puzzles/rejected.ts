/** Questions that were found and rejected in a review, each with the reason. */
export const REJECTED: { readonly [id: string]: string } = {
  'reach-umayyads-western-pyrenees': 'its board shows half the map',
  'reach-franks-cuenca': 'its board shows half the map, with a stack of twelve that nobody would believe',
};
