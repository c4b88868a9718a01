import type { Level } from '../../src/books/hispania/bots/computer.ts';
import type { PlaceId, ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { reach } from '../../src/books/hispania/engine/reach.ts';
import { isUnit, keyOf } from '../../src/books/hispania/engine/rules/units.ts';
import type { Cohort } from '../../src/books/hispania/engine/state/cohort.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { oddsOf } from '../../src/books/hispania/odds/odds.ts';
import type { Chosen } from '../../src/books/hispania/odds/policy.ts';
import { look } from '../../src/books/hispania/ui/deciding/look.ts';
import { parseSave } from '../../src/kernel/save-format.ts';
import { replaySave, toSave } from '../../src/kernel/saves.ts';
import { wholeGame } from '../hispania/table/whole-game.ts';
import { type Measured, play, rowsOf, SEED } from './any-game.ts';
import { playComputers } from './computers.ts';
import { overASlowNetwork } from './network.ts';
import { DEAR, SIX, WORST } from './odds-battles.ts';
import { promptOnAPhone } from './page.ts';
import { bestOf, type Row } from './rows.ts';

/** The measurements of Hispania: random play of scenario D, the queries of pages, and whole games between computers, on one core. */

const LONGEST = 'B-advanced';

export const HISPANIA: Measured<State> = {
  game: hispania,
  start: (seed) => hispania.setup({ scenario: 'D', set: PUBLISHED }, seed),
};

/** The milliseconds of a question about a state that nothing was asked of before. */
function slowness(state: State, question: (fresh: State) => unknown): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const fresh = structuredClone(state);
      hispania.decision(fresh);
      return bestOf(1, () => question(fresh));
    }),
  );
}

/** The slowest `reach` of the largest stacks that are about to move, with their leaders. */
function slowestReach(): number {
  const stacks: { readonly state: State; readonly ask: (fresh: State) => unknown; readonly size: number }[] = [];
  play(HISPANIA, 1, (state) => {
    if (hispania.decision(state)?.kind !== 'move') return;
    for (const [place, there] of Object.entries(state.places)) {
      const own = there.filter((c) => c.owner === state.active && c.kind !== 'ruin' && !c.steps);
      const size = own.reduce((n, c) => n + c.count + (c.kind === 'leader' ? 5 : 0), 0);
      const named = (of: readonly Cohort[]) => Object.fromEntries(of.map((c) => [keyOf(c), c.count]));
      const [units, leaders] = [named(own.filter(isUnit)), named(own.filter((c) => c.kind === 'leader'))];
      if (size > 0) stacks.push({ state, size, ask: (fresh) => reach(fresh, place as PlaceId, units, leaders) });
    }
  });
  const largest = stacks.sort((a, b) => b.size - a.size).slice(0, 200);
  // The first round only warms up, as `play` has for the others.
  for (const { state, ask } of largest) ask(state);
  return Math.max(...largest.map(({ state, ask }) => slowness(state, ask)));
}

/** The slowest look of a page at a state of the longest whole game: the question, what can be said of each answer, the board. */
function slowestLook(): number {
  const { entries } = wholeGame(LONGEST);
  for (const { state } of entries) look(state);
  return Math.max(...entries.filter((_, i) => i % 5 === 0).map(({ state }) => slowness(state, look)));
}

/** Opening the longest save: parsed, played again, every hash checked. */
function opening(): number {
  const text = JSON.stringify(toSave(hispania, wholeGame(LONGEST)));
  return bestOf(5, () => {
    const { save } = parseSave(text, hispania);
    if (!save || !replaySave(hispania, save).journal) throw new Error('the longest save does not open');
  });
}

/** The slowest odds of some battles, by the default policies or these. */
function slowestOdds(battles: readonly State[], chosen?: Chosen): number {
  for (const battle of battles) oddsOf(battle, chosen);
  return Math.max(...battles.map((battle) => slowness(battle, (fresh) => oddsOf(fresh, chosen))));
}

/** The seconds of a whole game between computers: the best of several. */
function lasting(scenario: ScenarioId, level: Level, times: number): number {
  return bestOf(times, () => playComputers(scenario, level, SEED)) / 1000;
}

/** The rows of Hispania; without a build and a browser those of the page are left out. */
export async function hispaniaRows(): Promise<readonly Row[]> {
  const onAPhone = await promptOnAPhone();
  const slowly = await overASlowNetwork();
  if (!onAPhone) console.log('Without a build in dist and a browser the page is not measured: npm run build first.');
  return [
    ...rowsOf(HISPANIA),
    { what: 'reach of the largest stack', value: slowestReach(), aim: 8, better: 'less', unit: 'ms' },
    // A slow phone takes four times as long, and has 50 ms for it with the drawing.
    { what: 'slowest look of the page', value: slowestLook(), aim: 6, better: 'less', unit: 'ms' },
    { what: 'odds of 6 against 6', value: slowestOdds(SIX), aim: 10, better: 'less', unit: 'ms' },
    { what: 'odds of the worst battle', value: slowestOdds(WORST, DEAR), aim: 250, better: 'less', unit: 'ms' },
    { what: 'scenario D, Captains', value: lasting('D', 'captain', 3), aim: 2, better: 'less', unit: 's' },
    { what: 'scenario A, Strategists', value: lasting('A', 'strategist', 1), aim: 30, better: 'less', unit: 's' },
    { what: 'opening the longest save', value: opening(), aim: 150, better: 'less', unit: 'ms' },
    ...(onAPhone
      ? ([
          { what: 'a stack on a slow phone', value: onAPhone.choose, aim: 50, better: 'less', unit: 'ms' },
          { what: 'an answer on a slow phone', value: onAPhone.answer, aim: 50, better: 'less', unit: 'ms' },
        ] as const)
      : []),
    ...(slowly
      ? ([
          { what: 'slow network: chapter 6', value: slowly.chapter.seconds, aim: 2, better: 'less', unit: 's' },
          { what: 'slow network: a scene', value: slowly.scene.seconds, aim: 6, better: 'less', unit: 's' },
          { what: 'slow network: the table', value: slowly.table.seconds, aim: 8, better: 'less', unit: 's' },
          { what: 'files of a scene', value: slowly.scene.files, aim: 20, better: 'less', unit: '' },
          { what: 'files of a lesson', value: slowly.lesson.files, aim: 20, better: 'less', unit: '' },
          { what: 'files of the table', value: slowly.table.files, aim: 20, better: 'less', unit: '' },
        ] as const)
      : []),
  ];
}
