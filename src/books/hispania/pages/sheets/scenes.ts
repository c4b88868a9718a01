import type { NationId } from '../../engine/data/ids.ts';
import { nationOfRule } from '../../engine/data/rule-ids.ts';
import { SCENES } from '../../scenes/index.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';

/** A scene is included whole in a page by this tag. */
const WHOLE = /<Scene id="([^"]+)"/g;

/** The scenes that the text of a page includes whole. */
export function scenesIn(text: string): readonly string[] {
  return [...text.matchAll(WHOLE)].flatMap(([, id]) => id ?? []);
}

/** The scenes that show a nation: first those of its own rules, then those in which it acts. */
export function scenesOf(nation: NationId): readonly HispaniaScene[] {
  const own = (scene: HispaniaScene) => scene.rules.some((rule) => nationOfRule(rule) === nation);
  const shown = SCENES.filter((scene) => own(scene) || scene.position.active === nation);
  return [...shown.filter(own), ...shown.filter((scene) => !own(scene))];
}

/** The scenes included whole on a nation's sheet: those in its text, or otherwise the first scene of a rule of its own. */
export function wholeOn(nation: NationId, text: string): readonly string[] {
  const called = scenesIn(text);
  if (called.length > 0) return called;
  const first = scenesOf(nation)[0];
  return first?.rules.some((rule) => nationOfRule(rule) === nation) ? [first.id] : [];
}
