import { total } from '../../../../../kernel/choices.ts';
import type { Action, Choice } from '../../../../../kernel/contract.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { Quota } from '../../../engine/data/types.ts';
import { hispania } from '../../../engine/game.ts';
import type { State } from '../../../engine/state.ts';
import { endOf } from './undone.ts';

/** The maximum number of questions between the end of the purchase and the placement: reinforcements, and plays of tokens. */
const BETWEEN = 12;

/** The number of bought units without a place, however they are divided. */
export interface Unplaced {
  readonly castles: number;
  /** All other units: the player decides which of them are lost. */
  readonly units: number;
}

const NOTHING: Unplaced = { castles: 0, units: 0 };

/**
 * The loss of a nation's purchase for lack of places (3.1). `actions` are the purchases before the end of the purchase. Everything is
 * tried in a copy. A capital that may be declared, and makes room, counts (4.3).
 */
export function unplaced(state: State, nation: NationId, actions: readonly Action[]): Unplaced {
  return lostFrom(state, nation, actions, BETWEEN);
}

/** The loss after these answers: at once, or when the units are placed. */
function lostFrom(state: State, nation: NationId, answers: readonly Action[], patience: number): Unplaced {
  let now = state;
  for (const answer of answers) {
    const { after, lost } = answered(now, nation, answer);
    if (lost) return lost;
    if (!after) return NOTHING;
    now = after;
  }
  const decision = hispania.decision(now);
  if (!decision || patience === 0 || !now.nations[nation]?.bought) return NOTHING;
  if (choicesAt(now, nation).length > 0) return lostAt(now, nation);
  const next = decision.kind === 'buy' ? endOf(decision) : decision.preset;
  return next ? lostFrom(now, nation, [next], patience - 1) : NOTHING;
}

/**
 * The units left after as many as possible have been placed. A province takes one unit, and a castle only if it has none: castles go
 * first, because all others have those places, too. Then the capital is declared if it makes room.
 */
function lostAt(state: State, nation: NationId): Unplaced {
  const isPlace = ({ kind }: Choice): boolean => kind === 'place';
  let now = state;
  for (;;) {
    const choices = choicesAt(now, nation);
    if (choices.length === 0) return NOTHING;
    const room = choices.filter(isPlace);
    const first = room.find(({ fixed }) => fixed['unit'] === 'castle') ?? room[0];
    const next =
      first ??
      choices.find((choice) => {
        const { after } = choice.kind === 'capital' ? answered(now, nation, plain(choice)) : {};
        return after && choicesAt(after, nation).some(isPlace);
      });
    if (!next) return counted(now.nations[nation]?.bought ?? {});
    const { after, lost } = answered(now, nation, plain(next));
    if (lost) return lost;
    if (!after) return NOTHING;
    now = after;
  }
}

/** The choices when a nation is asked to place its purchase. */
function choicesAt(state: State, nation: NationId): readonly Choice[] {
  const decision = hispania.decision(state);
  return decision?.kind === 'place' && decision.params['nation'] === nation ? decision.choices : [];
}

const plain = ({ kind, fixed }: Choice): Action => ({ kind, fixed, values: {} });

const counted = ({ castle: castles = 0, ...others }: Quota): Unplaced => ({ castles, units: total(others) });

/** The position after an answer, and the units without a place if the placement has ended with it. */
function answered(
  state: State,
  nation: NationId,
  answer: Action,
): { readonly after?: State; readonly lost?: Unplaced } {
  const applied = hispania.apply(state, answer);
  if (!applied.state) return {};
  const lost = applied.facts.find(
    (fact) => fact.kind === 'not-placed' && fact.rule === '3.1' && fact.nation === nation,
  );
  return { after: applied.state, ...(lost?.kind === 'not-placed' ? { lost: counted(lost.units) } : {}) };
}
