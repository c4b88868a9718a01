import { applyGiven, laidBy } from '../../../kernel/given.ts';
import type { CombatKind, NationId, PlaceId } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { hispania } from '../engine/game.ts';
import { lostHalf, worth } from '../engine/rules/points.ts';
import { held as heldBy, overlordOf } from '../engine/rules/relations.ts';
import { counted, provinceValues } from '../engine/rules/scoring.ts';
import { battleOf } from '../engine/rules/view.ts';
import { kindOf } from '../engine/state/battle.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';
import type { Given, Judgement, Values } from './puzzle.ts';
import { type AskedOf, numbered } from './verdicts.ts';

/** Judges questions about points, in half points. */

/** The data that explain the points for kills. */
const TOLD: readonly HispaniaFact['kind'][] = ['rolled', 'wasted', 'destroyed', 'wounded', 'leader-killed', 'scored'];

export function judgeKills(
  state: State,
  { action, dice }: AskedOf<'kills'>,
  options: readonly string[],
  nation: NationId,
): Judgement {
  const { facts } = roundOf(state, { action, dice });
  const scored = facts.reduce(
    (sum, fact) => (fact.kind === 'scored' && fact.nation === nation ? sum + fact.points : sum),
    0,
  );
  const place = facts.find((fact) => fact.kind === 'rolled')?.place;
  const told = facts.filter(
    (fact) => TOLD.includes(fact.kind) && (!('place' in fact) || fact.place === place) && isOurs(fact),
  );
  return {
    verdicts: numbered(options, scored),
    because: { is: 'facts', facts: told },
    given: givenOf(state, facts, nation),
  };
}

/** The attacker's dice, and the points of the nation for each targeted kind. */
function givenOf(state: State, facts: readonly HispaniaFact[], nation: NationId): Given {
  const rolled = facts.flatMap((fact) => (fact.kind === 'rolled' && fact.side === 'attacker' ? [fact] : []));
  const read = view(state);
  const battle = battleOf(read);
  const each = (kind: CombatKind): number =>
    battle ? worth(read, nation, { kind, owner: battle.defender, count: 1 }, battle.leaders).each : 0;
  return {
    rolls: rolled.map(({ die, target, dice }) => ({ die, target, dice })),
    worth: Object.fromEntries(rolled.map(({ target }) => [kindOf(target), each(kindOf(target))])),
  };
}

/** The attacker's part, because only that scores. */
function isOurs(fact: HispaniaFact): boolean {
  if (fact.kind === 'rolled' || fact.kind === 'wasted') return fact.side === 'attacker';
  if (fact.kind === 'destroyed' || fact.kind === 'wounded') return fact.side === 'defender';
  return true;
}

/** The facts until the round is over. */
export function roundOf(
  state: State,
  { action, dice }: Pick<AskedOf<'kills'>, 'action' | 'dice'>,
): { readonly facts: readonly HispaniaFact[] } {
  const played = applyGiven(hispania, state, action, laidBy({ dice }));
  if (!played.state) throw new Error(`the round is refused, ${played.refusal.code}`);
  return { facts: played.facts };
}

export function judgeTurnPoints(state: State, options: readonly string[], nation: NationId): Judgement {
  const read = view(state);
  const values = Object.entries(provinceValues(read, nation, state.turn)) as [PlaceId, number][];
  const lands: readonly PlaceId[] = counted(read, nation);
  const own: readonly PlaceId[] = heldBy(read, nation);
  const pick = (which: (place: PlaceId) => boolean): Values =>
    Object.fromEntries(values.filter(([place, value]) => value > 0 && which(place)));
  const held = pick((place) => lands.includes(place));
  const sum = Object.values(held).reduce((a, b) => a + b, 0);
  const half = overlordOf(read, nation) !== undefined;
  const points = half ? sum - lostHalf(sum) : sum;
  return {
    verdicts: numbered(options, points),
    because: {
      is: 'provinces',
      held,
      others: pick((place) => !lands.includes(place)),
      half,
      subjects: Object.keys(held).some((place) => !own.includes(place as PlaceId)),
    },
  };
}
