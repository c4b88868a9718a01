/** The scenes by their permanent names, in the order of the rules that they show. One shares its name with one of another book. */
export const SCENE_IDS = ['over-the-ebro', 'rain-comes'] as const;
export type SceneId = (typeof SCENE_IDS)[number];
