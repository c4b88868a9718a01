/** Questions that were found and are not asked, each with what is wrong with it: somebody has looked at them. */
export const REJECTED: { readonly [id: string]: string } = {
  'reach-umayyads-western-pyrenees': 'its board shows half the map',
  'reach-franks-cuenca': 'its board shows half the map, with a stack of twelve that nobody would believe',
};
