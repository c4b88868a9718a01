import { SWITCHES, type SwitchId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';
import { compare, type Outcome, type Trial } from './compare.ts';
import { sceneById } from './index.ts';
import { READING_POSITIONS } from './reading-positions.ts';
import { SHOWN_AT, type ShownAt } from './readings.ts';

/** The effect of each ruling with a switch in the position that shows it, for the build and the tests. */

/** The position of a ruling, and the actions that are tried in it. */
export function trialOf(ruling: SwitchId): Trial {
  const shown: ShownAt = SHOWN_AT[ruling];
  if ('position' in shown) return { ...shown, position: READING_POSITIONS[shown.position] };
  const scene = sceneById(shown.scene);
  if (!scene) throw new Error(`there is no scene ${shown.scene}`);
  return { ...shown, position: scene.position as Written, line: scene.line.slice(0, shown.at) };
}

/** The results of both readings, and the part that shows the difference best: facts and choices of the kinds that its record names. */
export function outcomesOf(ruling: SwitchId): { readonly a: Outcome; readonly b: Outcome } {
  const { a, b } = compare(trialOf(ruling), ruling);
  const { tell }: ShownAt = SHOWN_AT[ruling];
  const best = ({ facts, offers, ...rest }: Outcome): Outcome => ({
    ...rest,
    facts: facts.filter(({ kind }) => tell.some((told) => told === kind)),
    offers: offers.filter(({ kind }) => tell.some((told) => told === kind)),
  });
  return { a: best(a), b: best(b) };
}

/** The rulings that a scene shows, each with the earlier steps of its line. */
export function rulingsIn(scene: string): readonly { readonly ruling: SwitchId; readonly at: number }[] {
  return SWITCHES.flatMap((ruling) => {
    const shown: ShownAt = SHOWN_AT[ruling];
    return 'scene' in shown && shown.scene === scene ? [{ ruling, at: shown.at }] : [];
  });
}
