import { LEVELS } from '../../src/books/hispania/bots/computer.ts';
import { NATIONS, type NationId, type ProvinceId, type ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { type Corrections, type DataSetName, tables } from '../../src/books/hispania/engine/data/sets.ts';
import type { HispaniaFact } from '../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { scoreOf } from '../../src/books/hispania/engine/rules/final-score.ts';
import { Garrisons } from '../../src/books/hispania/engine/rules/garrisons.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';
import { isAlive } from '../../src/books/hispania/engine/rules/turns.ts';
import { modeOf } from '../../src/books/hispania/engine/setup.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { hash } from '../../src/kernel/hash.ts';
import { seated } from '../players.ts';
import { Chronicle, type Tale } from './chronicle.ts';

/** One game of Captains against each other, and its data for tuning. All points are half points. */

/** All four seats. */
export const LEVEL = LEVELS[1];
/** An upper bound for the number of answers in a game. */
const MOST_ANSWERS = 60_000;

/** The values a game is played on. */
export interface Values {
  readonly set: DataSetName;
  readonly changes: Corrections;
}

export interface Life {
  readonly points: number;
  /** Points by scoring turn: those of that turn and of the turns since the scoring before. */
  readonly turns: Readonly<Partial<Record<number, number>>>;
  /** The provinces from its sheet for which it had points, by turn; those of its subjects too. */
  readonly held: Readonly<Partial<Record<number, readonly ProvinceId[]>>>;
  /** It was eliminated before its time was over. */
  readonly early: boolean;
  readonly tale: Tale;
}

export interface Game {
  /** Of the standard groups in their order, with what the scenario gives them; of no use in the advanced version. */
  readonly groups: readonly number[];
  readonly nations: { readonly [nation in NationId]?: Life };
  /** The hash of the last state, which shows whether players and rules are the same. */
  readonly hash: string;
}

interface Told {
  turns: Record<number, number>;
  held: Record<number, readonly ProvinceId[]>;
}

/** Plays a game to its end. Throws if a computer gives an illegal answer, or the game does not end. */
export function playGame({ set, changes }: Values, scenario: ScenarioId, seed: number): Game {
  let state = hispania.setup({ scenario, mode: modeOf(scenario), set, corrections: changes }, seed);
  const seats = playersOf(state);
  const names = seats.map(() => LEVEL);
  const answers = seated(names, seats, seed);
  const told = new Map<NationId, Told>(NATIONS.map((nation) => [nation, { turns: {}, held: {} }]));
  const watch = new Watch();
  const chronicle = new Chronicle();
  for (let number = 0; ; number++) {
    const decision = hispania.decision(state);
    if (!decision) return ended(state, told, watch, chronicle);
    const where = `${scenario}, seed ${seed}, answer ${number}`;
    if (number >= MOST_ANSWERS) throw new Error(`${where}: the game does not end`);
    const action = answers(state, decision, number);
    const applied = hispania.apply(state, action);
    if (!applied.state)
      throw new Error(`${where}: ${JSON.stringify(action)} is refused: ${JSON.stringify(applied.refusal)}`);
    watch.see(state, applied.state);
    chronicle.hear(applied.facts);
    chronicle.see(applied.state);
    for (const fact of applied.facts) note(told, fact, tables(set, changes).scoringTurns);
    state = applied.state;
  }
}

/** Records points under their scoring turn, with the provinces that they are for. */
function note(told: ReadonlyMap<NationId, Told>, fact: HispaniaFact, scoringTurns: readonly number[]): void {
  if (fact.kind !== 'points' && fact.kind !== 'scored') return;
  const into = told.get(fact.nation);
  if (!into) return;
  const turn = scoringTurns.find((one) => one >= fact.turn) ?? fact.turn;
  into.turns[turn] = (into.turns[turn] ?? 0) + fact.points;
  // Only these facts are about values of its sheet, province by province.
  const sheet = fact.rule === '8-turn-end' || fact.rule === '8-own-turn';
  if (sheet && fact.kind === 'points' && fact.reason === 'provinces')
    into.held[fact.turn] = fact.places as readonly ProvinceId[];
}

/** Records which nations still have units. */
export class Watch {
  /** The last turn on which a nation had units. */
  readonly #seen = new Map<NationId, number>();
  /** Nations that lived to their end. */
  readonly #done = new Set<NationId>();

  /** Takes a state, and records the nations that have ended. */
  see(before: State, after: State): void {
    const seen = {
      before: { state: before, garrisons: new Garrisons(before.places) },
      after: { state: after, garrisons: new Garrisons(after.places) },
    };
    for (const nation of NATIONS) {
      const kept = after.nations[nation];
      if (!kept) continue;
      if (kept.ended) {
        if (!before.nations[nation]?.ended && isAlive(seen.before, nation)) this.#done.add(nation);
      } else if (isAlive(seen.after, nation)) this.#seen.set(nation, after.turn);
    }
  }

  /** Whether a nation was gone before the last turn it could have had. */
  early(end: State, nation: NationId): boolean {
    if (end.nations[nation]?.ended) return !this.#done.has(nation);
    return (this.#seen.get(nation) ?? 0) < end.lastTurn;
  }
}

function ended(end: State, told: ReadonlyMap<NationId, Told>, watch: Watch, chronicle: Chronicle): Game {
  const nations: { [nation in NationId]?: Life } = {};
  for (const nation of NATIONS) {
    const kept = end.nations[nation];
    const life = told.get(nation);
    if (!kept || !life) continue;
    const early = watch.early(end, nation);
    nations[nation] = { points: kept.points, ...life, early, tale: chronicle.tale(nation, early) };
  }
  return { groups: playersOf(end).map((seat) => scoreOf(end, seat)), nations, hash: hash(end) };
}
