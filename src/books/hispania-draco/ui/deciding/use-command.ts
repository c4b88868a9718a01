import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Action, Choice, Decision } from '../../../../kernel/contract.ts';
import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { idOf } from '../../../../ui/deciding/id.ts';
import { buttonsOf } from '../../../../ui/deciding/pointing.ts';
import type { Look } from '../../../../ui/playable.ts';
import type { Gesture } from '../../../../ui/table/parts.ts';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import type { Journey } from './journeys.ts';
import { choicesAt, placesOf } from './places-of.ts';

/** The answer that is being prepared: what it costs and what counts in it are in view, and one press gives it. */
export interface Prepared {
  readonly choice: Choice;
  /** The coins that it spends, of an answer that names a number. */
  readonly coins: number;
  /** The moves that it stands for, if no single one leads there. */
  readonly journey?: Journey;
}

/** The position that the phase ahead is told of: the one of now, or the one after the prepared combat is won. */
export type Ahead = 'now' | 'won';

/** Pointing at the board or at a list: a space with its answers, and of those the one that is prepared. */
export interface CommandGesture extends Gesture {
  /** The space whose answers are listed. */
  readonly place: SpaceId | undefined;
  readonly prepared: Prepared | undefined;
  /** The spaces that may be chosen now. */
  readonly may: readonly SpaceId[];
  /** The spaces to which only several moves lead. */
  readonly far: readonly SpaceId[];
  readonly onPlace: (place: string) => void;
  readonly prepare: (choice: Choice) => void;
  readonly spend: (coins: number) => void;
  /** The Hispanic phase is looked at, on the board too. */
  readonly ahead: Ahead | undefined;
  readonly look: (ahead: Ahead | undefined) => void;
  /** The spaces of an advised answer, marked until another question is asked. */
  readonly advised: readonly SpaceId[];
  readonly advise: (places: readonly SpaceId[]) => void;
}

/** Answers that are prepared first: those with a way, a chance or a price. All others are given at once, and can be taken back. */
const PREPARED: readonly string[] = [
  ...['move', 'walk', 'sail', 'siege', 'attack', 'murder', 'build', 'call'],
  ...['lay', 'raise', 'choose', 'strike'],
];

/** Whether an answer is prepared before it is given. */
export const isPrepared = ({ kind }: Pick<Choice, 'kind'>): boolean => PREPARED.includes(kind);

/** Answers that end the question, beside it; those about discs and figures are in the list and on the board. */
export function buttonsIn(decision: Decision): readonly Choice[] {
  return buttonsOf(decision).filter((one) => !isPrepared(one) && one.kind !== 'place' && one.kind !== 'take');
}

/** The action of a prepared answer. */
export function actionOf({ choice: { kind, fixed, ranges }, coins }: Prepared): Action {
  return { kind, fixed, values: 'coins' in ranges ? { coins } : {} };
}

/** The actions of a prepared answer: one, or the moves of a journey. */
export const actionsOf = (prepared: Prepared): readonly Action[] => prepared.journey?.actions ?? [actionOf(prepared)];

/** The numbers of coins that an answer may spend, from the least; none if it names no number. */
export function purses({ ranges }: Choice): readonly number[] {
  const range = ranges['coins'];
  if (range?.is !== 'number') return [];
  return Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
}

const first = (choice: Choice): Prepared => ({ choice, coins: purses(choice)[0] ?? 0 });

/** A journey as an answer: it is told and drawn as a move. */
export const asPrepared = (journey: Journey): Prepared => ({
  choice: { kind: 'move', fixed: { general: journey.general, to: journey.to }, ranges: {} },
  coins: 0,
  journey,
});

/** `stands`: the question can be answered now; until then no space answers. `journeysOf`: the journeys that a question allows. */
export function useCommand(
  { seen: { decision: asked }, state }: { readonly seen: Look; readonly state: State },
  stands: boolean,
  act: (...actions: readonly Action[]) => void,
  journeysOf: (state: State, decision: Decision) => readonly Journey[],
): CommandGesture {
  const decision = stands ? asked : undefined;
  const journeys = useMemo(() => (decision ? journeysOf(state, decision) : []), [state, decision]);
  const [place, setPlace] = useState<SpaceId>();
  const [chosen, setChosen] = useState<Prepared>();
  const [ahead, look] = useState<Ahead>();
  const [advised, advise] = useState<readonly SpaceId[]>([]);
  // A selection belongs to the question that was asked.
  useLayoutEffect(() => {
    setPlace(undefined);
    setChosen(undefined);
    // The phase ahead is what this question is about.
    look(asked?.kind === 'hispanic' ? 'now' : undefined);
    advise([]);
  }, [asked]);
  const alone = decision && onlyPrepared(decision);
  const prepared = decision && (chosen ?? alone);
  const cancel = (): void => {
    setPlace(undefined);
    setChosen(undefined);
    if (asked?.kind !== 'hispanic') look(undefined);
  };
  const take = (choice: Choice): void => {
    const only = onlyAnswer(choice);
    if (only && !isPrepared(choice)) act(only);
    else setChosen(first(choice));
  };
  const may = decision ? SPACES.filter((at) => decision.choices.some((one) => placesOf(state, one).includes(at))) : [];
  return {
    place,
    prepared,
    may,
    far: journeys.map(({ to }) => to).filter((to) => !may.includes(to)),
    chosen: chosen ? idOf(chosen.choice) : place,
    begun: (chosen ?? place) !== undefined,
    cancel,
    ahead,
    look,
    advised,
    advise,
    prepare: (choice) => {
      const isAgain = chosen !== undefined && idOf(chosen.choice) === idOf(choice);
      if (isAgain) setChosen(undefined);
      else take(choice);
    },
    spend: (coins) => prepared && setChosen({ ...prepared, coins }),
    onPlace: (pointed) => {
      const at = SPACES.find((one) => one === pointed);
      if (!at || !decision) return;
      const here = choicesAt(state, decision.choices, at, place);
      const [only, other] = here;
      const journey = journeyTo(journeys, at, here);
      // The space of a prepared move or road gives it; that of a combat never rolls dice.
      if (chosen && isWay(chosen.choice) && isEnd(chosen.choice, at)) act(...actionsOf(chosen));
      else if (journey) {
        setPlace(at);
        setChosen(asPrepared(journey));
      } else if (!only || (chosen && at === place)) cancel();
      else {
        setPlace(at);
        setChosen(undefined);
        if (!other) take(only);
        else if (at === place) setPlace(undefined);
      }
    },
  };
}

const isWay = ({ kind }: Choice): boolean => WAYS.includes(kind);
const WAYS: readonly string[] = ['move', 'walk', 'sail', 'lay', 'build'];

/** Whether a space is where a prepared way ends; a road of the set-up has two ends. */
const isEnd = ({ kind, fixed }: Choice, at: SpaceId): boolean =>
  fixed['to'] === at || (kind === 'lay' && fixed['from'] === at);

/** The journey to a space, if it is the one thing to do there, or costs less than the one move that leads there. */
function journeyTo(journeys: readonly Journey[], at: SpaceId, here: readonly Choice[]): Journey | undefined {
  const [found, other] = journeys.filter(({ to }) => to === at);
  const isOnly = here.every(({ kind, fixed }) => kind === 'move' && fixed['general'] === found?.general);
  return other || !isOnly ? undefined : found;
}

/** The combat whose value the player of Hispano may raise: the one thing that is asked (8.7-raise). */
function onlyPrepared({ choices }: Decision): Prepared | undefined {
  const raise = choices.find(({ kind }) => kind === 'raise');
  return raise && first(raise);
}
