import { GAMES as SHARED } from '../../../../words/en/games.ts';
import { half } from '../../../../words/half.ts';
import type { ScenarioId } from '../../engine/data/ids.ts';

/** The words round the games of Hispania that are kept on the device. */
export const GAMES = {
  ...SHARED,
  scenario: (id: ScenarioId): string => `Scenario ${id}`,
  position: 'A position of your own',
  toMove: 'to move',
  between: 'between two nations',
  score: (halves: number): string => half(halves),
};
