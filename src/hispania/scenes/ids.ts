/** The scenes by their permanent names, in the order of the rules they show. */
export const SCENE_IDS = [
  'too-many-at-segovia',
  'alans-at-segovia',
  'alans-invade-segovia',
  'retreat-to-avila',
  'targets-at-segovia',
  'seville-at-salamanca',
  'a-leader-adds-two',
  'over-the-ebro',
  'round-by-tortosa',
  'retreat-from-segovia',
  'cavalry-against-knight',
  'cavalry-in-the-mountains',
  'knight-against-cavalry',
  'rome-at-segovia',
  'suebi-at-porto',
  'umayyads-at-toledo',
  'castile-at-toledo',
  'iberians-strike-back',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];
