import type { Level } from '../../src/books/hispania/bots/computer.ts';
import type { PlaceId, ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { reach } from '../../src/books/hispania/engine/reach.ts';
import { isUnit, keyOf } from '../../src/books/hispania/engine/rules/units.ts';
import type { Cohort, State } from '../../src/books/hispania/engine/state.ts';
import { oddsOf } from '../../src/books/hispania/odds/odds.ts';
import type { Chosen } from '../../src/books/hispania/odds/policy.ts';
import { look } from '../../src/books/hispania/ui/deciding/look.ts';
import type { Action } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { type Roller, randomInt, roller } from '../../src/kernel/dice.ts';
import { parseSave } from '../../src/kernel/save-format.ts';
import { replaySave, toSave } from '../../src/kernel/saves.ts';
import { wholeGame } from '../hispania/table/whole-game.ts';
import { playComputers } from './computers.ts';
import { overASlowNetwork } from './network.ts';
import { DEAR, SIX, WORST } from './odds-battles.ts';
import { promptOnAPhone } from './page.ts';

/**
 * `npm run bench`: how fast random play of scenario D, what pages ask, and whole games between computers run on one core, beside the
 * aims of the design. It prints a table and never fails: machines differ.
 */

const SEED = 1994;
/** The best of so many stretches counts: what else runs on the machine only slows one down. */
const STRETCHES = 12;
const SECONDS = 0.4;
/** Of the first column of the table. */
const WIDTH = 26;

interface Row {
  readonly what: string;
  readonly value: number;
  readonly aim: number;
  /** More is better, or less. */
  readonly better: 'more' | 'less';
  readonly unit: string;
}

/** Seconds that the machine has worked for us: what else runs on it does not count. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** An answer drawn at random, each choice as likely as any other. */
function drawn(state: State, dice: Roller): Action | undefined {
  const choices = hispania.decision(state)?.choices ?? [];
  const choice = choices.length > 0 ? choices[randomInt(dice, 0, choices.length - 1)] : undefined;
  return choice && pick(choice, dice);
}

/** Plays game after game at random; `each` sees every state before it is answered. Returns the actions a second. */
function play(seconds: number, each?: (state: State) => void): number {
  const dice = roller(SEED);
  const begun = busy();
  let actions = 0;
  let state = hispania.setup({ scenario: 'D', set: PUBLISHED }, SEED);
  while (busy() - begun < seconds) {
    for (let n = 0; n < 100; n++) {
      each?.(state);
      const action = drawn(state, dice);
      const applied = action && hispania.apply(state, action);
      state = applied?.state ?? hispania.setup({ scenario: 'D', set: PUBLISHED }, SEED + actions);
      actions++;
    }
  }
  return actions / (busy() - begun);
}

/** The milliseconds of a question about a state that nothing was asked of before: the best of several counts. */
function bestOf(state: State, question: (fresh: State) => unknown): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const fresh = structuredClone(state);
      hispania.decision(fresh);
      const begun = busy();
      question(fresh);
      return (busy() - begun) * 1000;
    }),
  );
}

/** The slowest `reach` of the largest stacks that are about to move, with their leaders. */
function slowestReach(): number {
  const stacks: { readonly state: State; readonly ask: (fresh: State) => unknown; readonly size: number }[] = [];
  play(1, (state) => {
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
  return Math.max(...largest.map(({ state, ask }) => bestOf(state, ask)));
}

/** The slowest `decision` of many states, each asked anew several times, the best of them counting: no pause of the machine's. */
function slowestDecision(): number {
  const states: State[] = [];
  play(1, (state) => {
    if (states.length < 5000) states.push(state);
  });
  const best = (state: State) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        // Nothing of a copy has been asked before.
        const fresh = structuredClone(state);
        const begun = performance.now();
        hispania.decision(fresh);
        return performance.now() - begun;
      }),
    );
  return Math.max(...states.map(best));
}

/** The slowest look of a page at a state of the longest whole game: the question, what can be said of each answer, the board. */
function slowestLook(): number {
  const { entries } = wholeGame(LONGEST);
  for (const { state } of entries) look(state);
  return Math.max(...entries.filter((_, i) => i % 5 === 0).map(({ state }) => bestOf(state, look)));
}

/** Opening the longest save: parsed, played again, every hash checked. */
function opening(): number {
  const text = JSON.stringify(toSave(hispania, wholeGame(LONGEST)));
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const begun = busy();
      const { save } = parseSave(text, hispania);
      if (!save || !replaySave(hispania, save).journal) throw new Error('the longest save does not open');
      return (busy() - begun) * 1000;
    }),
  );
}
const LONGEST = 'B-advanced';

/** The slowest odds of some battles, by the default policies or these. */
function slowestOdds(battles: readonly State[], chosen?: Chosen): number {
  for (const battle of battles) oddsOf(battle, chosen);
  return Math.max(...battles.map((battle) => bestOf(battle, (fresh) => oddsOf(fresh, chosen))));
}

/** The seconds of a whole game between computers: the best of so many times. */
function lasting(scenario: ScenarioId, level: Level, times: number): number {
  return Math.min(
    ...Array.from({ length: times }, () => {
      const begun = busy();
      playComputers(scenario, level, SEED);
      return busy() - begun;
    }),
  );
}

play(2);
const rates = Array.from({ length: STRETCHES }, () => play(SECONDS));
const onAPhone = await promptOnAPhone();
const slowly = await overASlowNetwork();
const rows: readonly Row[] = [
  { what: 'decision + pick + apply', value: Math.max(...rates), aim: 100_000, better: 'more', unit: '/s' },
  { what: 'slowest decision', value: slowestDecision(), aim: 1, better: 'less', unit: 'ms' },
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

if (!onAPhone) console.log('Without a build in dist and a browser the page is not measured: npm run build first.');
console.log(`scenario D at random, seed ${SEED}, Node ${process.version}`);
console.log(`| ${'what'.padEnd(WIDTH)} | ${'measured'.padStart(12)} | ${'aim'.padStart(12)} | ratio |`);
console.log(`|${'-'.repeat(WIDTH + 2)}|${'-'.repeat(14)}|${'-'.repeat(14)}|-------|`);
for (const { what, value, aim, better, unit } of rows) {
  const ratio = better === 'more' ? value / aim : aim / value;
  const shown = `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 })} ${unit}`;
  const wanted = `${aim.toLocaleString('en')} ${unit}`;
  console.log(
    `| ${what.padEnd(WIDTH)} | ${shown.padStart(12)} | ${wanted.padStart(12)} | ${ratio.toFixed(2).padStart(5)} |`,
  );
}
