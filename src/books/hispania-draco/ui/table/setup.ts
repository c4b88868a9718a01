import type { Setup } from '../../../../ui/table/plain/NewGame.tsx';
import { ROMANS, SCENARIOS, type ScenarioId } from '../../engine/data/ids.ts';
import type { Words } from '../../words/index.ts';

const PLAYERS = [1, 2, 3];
const BASIC = 'basic';

/** The options of a new game: the basic game or a scenario, and the number of Romans. */
export function setupOf({ names, own }: Words): Setup {
  return {
    forms: [
      { id: BASIC, name: own.basic, players: PLAYERS },
      ...SCENARIOS.map((id) => ({ id, name: names.scenarios[id], players: PLAYERS })),
    ],
    seats: (_, players) => ROMANS.slice(0, players),
    options: (form, players) => ({ scenario: form === BASIC ? null : (form as ScenarioId), players }),
  };
}
