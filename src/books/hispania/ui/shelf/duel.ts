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
/** Steps of its line that are played already: the first round with its printed dice. */
const PLAYED = 3;
/** The side of the reader, and where its units retreat to: the way they came. */
const OWN: Side = 'attacker';
const BACK: PlaceId = 'segovia';
const PLACE: PlaceId = 'toledo';
export const ATTACKER: NationId = 'castile';
export const DEFENDER: NationId = 'seville';

/** What the reader can do: fight the next round, or take back what may leave. */
export type Deed = 'roll' | 'retreat';

/** A battle that waits for the reader, or is over. */
export interface Duel {
  readonly state: State;
  /** What the last round brought, or the last retreat. */
  readonly facts: readonly HispaniaFact[];
}

/** What is shown of it. Plain data. */
export interface Shown {
  /** The round that was fought last. */
  readonly round: number;
  readonly facts: readonly HispaniaFact[];
  readonly deeds: readonly Deed[];
  /** How likely the attacker is to take the place, from 0 to 1. */
  readonly taken: number;
  /** Who has won; null if nobody is left. Nothing while it goes on. */
  readonly winner?: NationId | null;
}

/** The battle as it stands when the page is built. With a seed the dice from here on are those of the reader. */
export function opened(seed?: number): Duel {
  const { steps } = playLine(hispania, SCENE, PLAYED);
  const last = steps?.at(-1);
  if (!last) throw new Error(`${SCENE.id} cannot be played`);
  const { state, facts } = last;
  return { state: seed === undefined ? state : hispania.dice.with(state, seeded(seed)), facts };
}

/** More answers than a round has. */
const MOST = 40;

/** The battle after what the reader does: all else is answered by itself, until the reader is asked again or it is over. */
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

/** What is shown of a battle. */
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

/** The board of it, as wide as it is beside the slip. */
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

/** What the game suggests. */
function answerTo({ preset, choices }: Decision): Action | undefined {
  const first = choices.find(({ ranges }) => Object.keys(ranges).length === 0);
  return preset ?? (first && { kind: first.kind, fixed: first.fixed, values: {} });
}

/** All that may leave goes back where it came from. */
function leaving({ choices }: Decision): Action | undefined {
  const way = choices.find(({ kind, fixed }) => kind === 'retreat' && fixed['to'] === BACK);
  return way && { kind: way.kind, fixed: way.fixed, values: Object.fromEntries(most(way)) };
}

const most = ({ ranges }: Choice): [string, { readonly [key: string]: number }][] =>
  Object.entries(ranges).flatMap(([name, range]) => (range.is === 'parts' ? [[name, range.of]] : []));
