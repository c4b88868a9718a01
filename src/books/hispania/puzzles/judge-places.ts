import type { Action } from '../../../kernel/contract.ts';
import { place as placing, retreat } from '../engine/actions.ts';
import type { PlaceId } from '../engine/data/ids.ts';
import { hispania } from '../engine/game.ts';
import { reach } from '../engine/reach.ts';
import { groundOf, need } from '../engine/rules/hits.ts';
import { isMountain, reachOf } from '../engine/rules/steps.ts';
import { keyOf, type Picked } from '../engine/rules/units.ts';
import { battleOf } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
import { stopAt } from '../engine/stops.ts';
import { view } from '../engine/view.ts';
import type { Because, Judgement, Verdict } from './puzzle.ts';
import { type AskedOf, numbered, verdictsOf } from './verdicts.ts';

/** Judges questions about destinations, legal actions and the needed dice. */

/** The places of a path, from the first step on. */
const through = (path: readonly Action[]): readonly PlaceId[] =>
  path.flatMap(({ kind, fixed }) => (kind === 'step' ? [fixed['to'] as PlaceId] : []));

export function judgeReach(state: State, asked: AskedOf<'reach'>, options: readonly string[]): Judgement {
  const { from, units, leaders } = asked;
  const ways = reach(state, from, units, leaders);
  const verdicts = verdictsOf(options, (place): Verdict => {
    // No unit stays behind on the way, and all may stay there: the question is about all of them.
    const way = ways.find(({ to, partial, held, strays }) => to === place && !partial && !held && !strays);
    if (way) return { right: true, way: through(way.path) };
    const refusal = stopAt(state, from, units, leaders, place as PlaceId)?.refusal;
    return { right: false, ...(refusal && { refusal }) };
  });
  return { verdicts, because: { is: 'verdicts' } };
}

/** `yes`, or `no:<code>` for a reason. */
export function judgeMay(state: State, { action }: AskedOf<'may'>, options: readonly string[]): Judgement {
  const refusal = hispania.explain(state, action);
  const right = refusal ? `no:${refusal.code}` : 'yes';
  const verdicts = verdictsOf(options, (option) => ({
    right: option === right,
    ...(refusal && option === 'yes' && { refusal }),
  }));
  return { verdicts, because: refusal ? { is: 'refusal', refusal } : allowed(state, action) };
}

/** The distance that the units of a step have covered and may cover. */
function allowed(state: State, { fixed, values }: Action): Because {
  const from = fixed['from'] as PlaceId;
  const led = values['leaders'] !== undefined;
  const goers = (state.places[from] ?? []).filter(
    (c) =>
      c.owner === state.active && c.kind !== 'leader' && Object.hasOwn((values['units'] ?? {}) as Picked, keyOf(c)),
  );
  return {
    is: 'allowed',
    steps: Math.max(...goers.map(({ steps = 0 }) => steps)),
    most: Math.min(...goers.map((c) => reachOf(c, led))),
    led,
    mountain: isMountain(view(state), from),
  };
}

export function judgePlace(state: State, { unit }: AskedOf<'place'>, options: readonly string[]): Judgement {
  return tried(state, options, (to) => placing(to, unit));
}

export function judgeRetreat(state: State, asked: AskedOf<'retreat'>, options: readonly string[]): Judgement {
  const { side, units } = asked;
  const offered = hispania.decision(state)?.choices ?? [];
  const verdicts = verdictsOf(options, (to): Verdict => {
    if (offered.some(({ kind, fixed }) => kind === 'retreat' && fixed['to'] === to)) return { right: true };
    const refusal = hispania.explain(state, retreat(side, to as PlaceId, units));
    return { right: false, ...(refusal && { refusal }) };
  });
  const battle = battleOf({ state });
  return {
    verdicts,
    because: { is: 'verdicts' },
    ...(battle && { given: { round: battle.round, from: battle.from } }),
  };
}

/** Each answer is a place, and the same action is tried in each. */
function tried(state: State, options: readonly string[], action: (place: PlaceId) => Action): Judgement {
  const verdicts = verdictsOf(options, (option): Verdict => {
    const refusal = hispania.explain(state, action(option as PlaceId));
    return refusal ? { right: false, refusal } : { right: true };
  });
  return { verdicts, because: { is: 'verdicts' } };
}

export function judgeNeeds(state: State, asked: AskedOf<'needs'>, options: readonly string[]): Judgement {
  const read = view(state);
  const battle = battleOf(read);
  if (!battle) throw new Error('there is no battle');
  const told = need(read, battle, asked.side, asked.die, asked.target);
  return {
    verdicts: numbered(options, told.needs),
    because: { is: 'need', need: told, ground: groundOf(read, battle) },
  };
}
