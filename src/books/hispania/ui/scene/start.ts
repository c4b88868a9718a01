import { openScene } from '../../../../kernel/runner.ts';
import { printedNumber } from '../../engine/data/rule-ids.ts';
import { RULING_TABLE } from '../../engine/data/rulings.ts';
import { hispania } from '../../engine/game.ts';
import { tablesOf } from '../../engine/view.ts';
import { rulingsIn } from '../../scenes/outcomes.ts';
import { readingOf } from '../../scenes/reading.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import { look } from '../deciding/look.ts';
import { landOf } from '../labels.ts';
import type { Start } from './seen.ts';

/** A scene as the site is built with it. Throws if its position is faulty: every scene that is landed has been checked. */
export function startOf(scene: HispaniaScene): Start {
  const opened = openScene(hispania, scene);
  if (!opened.state) throw new Error(`${scene.id}: ${opened.faults.map((f) => f.code).join(', ')}`);
  const read = tablesOf(opened.state);
  const rulings = rulingsIn(scene.id).map(({ ruling: id, at }) => ({
    id,
    rule: printedNumber(String(RULING_TABLE[id].rules[0])),
    own: readingOf(scene.position, id),
    at,
  }));
  return { scene, seen: look(opened.state), land: landOf(read), nextDoor: read.nextDoor, rulings };
}
