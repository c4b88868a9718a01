import type { Action, Choice, Decision } from '../../../../kernel/contract.ts';
import { seeded } from '../../../../kernel/dice.ts';
import { playLine } from '../../../../kernel/runner.ts';
import type { NationId, PlaceId } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { hispania } from '../../engine/game.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';
import { tablesOf } from '../../engine/view.ts';
import { oddsOf } from '../../odds/odds.ts';
import { castileAtToledo } from '../../scenes/castile-at-toledo.ts';
import type { Names } from '../../words/en/names.ts';
import type { BoardProps } from '../board/types.ts';
import { pictureOf } from '../deciding/picture.ts';
import { labelsOf } from '../labels.ts';

/** The battle on the shelf: a scene of the book after its first round. The reader attacks, and a press is a whole round. */
export const SCENE = castileAtToledo;
/** The steps of its line that are already played: the first round with its printed dice. */
const PLAYED = 3;
/** The side of the reader, whose units retreat the way they came. */
const OWN: Side = 'attacker';
const BACK: PlaceId = 'segovia';
const PLACE: PlaceId = 'toledo';
export const ATTACKER: NationId = 'castile';
export const DEFENDER: NationId = 'seville';

/** The reader's actions: fight the next round, or retreat all units that may leave. */
export type Deed = 'roll' | 'retreat';

/** A battle that waits for the reader, or is over. */
export interface Duel {
  readonly state: State;
  /** The facts of the last round or retreat. */
  readonly facts: readonly HispaniaFact[];
}

/** The visible part of it. Plain data. */
export interface Shown {
  /** The last round. */
  readonly round: number;
  readonly facts: readonly HispaniaFact[];
  readonly deeds: readonly Deed[];
  /** The chance that the attacker takes the place, from 0 to 1. */
  readonly taken: number;
  /** The winner; null if no unit is left; undefined while the battle goes on. */
  readonly winner?: NationId | null;
}

/** The battle in the build of the page. With a seed the dice from here on are those of the reader. */
export function opened(seed?: number): Duel {
  const { steps } = playLine(hispania, SCENE, PLAYED);
  const last = steps?.at(-1);
  if (!last) throw new Error(`${SCENE.id} cannot be played`);
  const { state, facts } = last;
  return { state: seed === undefined ? state : hispania.dice.with(state, seeded(seed)), facts };
}

/** An upper bound for the number of answers in a round. */
const MOST = 40;

/**
 * The battle after an action of the reader: all other questions are answered automatically, until the reader is asked again or it is over.
 */
export function done({ state: before }: Duel, deed: Deed): Duel {
  let state = before;
  const facts: HispaniaFact[] = [];
  let wanted: Deed | undefined = deed;
  for (let i = 0; i < MOST; i++) {
    const decision = hispania.decision(state);
    if (!decision || (isAsked(decision) && !wanted)) break;
    const action = isAsked(decision) && wanted === 'retreat' ? leaving(decision) : answerTo(decision);
    if (isAsked(decision)) wanted = undefined;
    const applied = action && hispania.apply(state, action);
    if (!applied || applied.refusal) throw new Error(`${decision.kind} cannot be answered`);
    ({ state } = applied);
    facts.push(...applied.facts);
    if (facts.some(({ kind }) => kind === 'battle-over')) break;
  }
  return { state, facts };
}

/** The visible part of a battle. */
export function shownOf({ state, facts }: Duel): Shown {
  const over = facts.find((fact) => fact.kind === 'battle-over');
  const decision = hispania.decision(state);
  const round = facts.reduce((last, fact) => (fact.kind === 'rolled' ? fact.round : last), 0);
  const asked = decision && isAsked(decision) ? decision : undefined;
  return {
    round: round || Number(asked?.params['round'] ?? 0),
    facts,
    deeds: over || !asked ? [] : leaving(asked) ? ['roll', 'retreat'] : ['roll'],
    taken: over ? Number(over.winner === ATTACKER) : (oddsOf(state)?.taken ?? 0),
    ...(over ? { winner: (over.winner ?? null) as NationId | null } : {}),
  };
}

/** Its board, with the width that it has beside the slip. */
export function boardOf({ state }: Duel, names: Names): BoardProps {
  const read = tablesOf(state);
  return {
    view: [PLACE],
    ratio: 0.534,
    width: 640,
    labels: labelsOf(names.places, read),
    rivers: names.rivers,
    ...pictureOf(state, read),
  };
}

/** The question before the next round, to the reader. */
const isAsked = ({ kind, params }: Decision): boolean => kind === 'retreat' && params['side'] === OWN;

/** The game's suggestion. */
function answerTo({ preset, choices }: Decision): Action | undefined {
  const first = choices.find(({ ranges }) => Object.keys(ranges).length === 0);
  return preset ?? (first && { kind: first.kind, fixed: first.fixed, values: {} });
}

/** All units that may leave go back to their origin. */
function leaving({ choices }: Decision): Action | undefined {
  const way = choices.find(({ kind, fixed }) => kind === 'retreat' && fixed['to'] === BACK);
  return way && { kind: way.kind, fixed: way.fixed, values: Object.fromEntries(most(way)) };
}

const most = ({ ranges }: Choice): [string, { readonly [key: string]: number }][] =>
  Object.entries(ranges).flatMap(([name, range]) => (range.is === 'counts' ? [[name, range.of]] : []));
