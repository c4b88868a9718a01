import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import { placesOf, pointedAt } from '../../../../ui/deciding/pointing.ts';
import type { Look } from '../../../../ui/playable.ts';
import type { Gesture } from '../../../../ui/table/parts.ts';
import { regionOf } from '../../engine/data/geography.ts';
import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import type { Places } from '../../engine/state.ts';
import { goalsOf, startsOf } from './moving.ts';

/** Pointing at the board: a location with an answer, or in phase 4 first the units and then where they move. */
export interface CampaignGesture extends Gesture {
  /** The location that is selected: of a purchase, or the one that units move to. */
  readonly place: LocationId | undefined;
  /** Where the units are that shall move. */
  readonly from: LocationId | undefined;
  /** The locations that may be selected now. */
  readonly may: readonly LocationId[];
  readonly onPlace: (place: string) => void;
  /** The locations of an advised answer, marked until another question is asked. */
  readonly advised: readonly LocationId[];
  readonly advise: (places: readonly LocationId[]) => void;
}

/** `stands`: the question can be answered now; until then no location answers. */
export function useCampaign(
  { seen: { decision: asked, places } }: { readonly seen: Look & { readonly places: Places } },
  stands: boolean,
  act: (action: Action) => void,
): CampaignGesture {
  const decision = stands ? asked : undefined;
  const [from, setFrom] = useState<LocationId>();
  const [place, setPlace] = useState<LocationId>();
  const [advised, advise] = useState<readonly LocationId[]>([]);
  const cancel = (): void => {
    setFrom(undefined);
    setPlace(undefined);
  };
  /** The location that has chosen the region: its units are taken up for the next question. */
  const taken = useRef<LocationId>();
  // A selection belongs to the question that was asked.
  useLayoutEffect(() => {
    cancel();
    advise([]);
    if (asked?.kind === 'moves') setFrom(startsOf(asked).find(({ at }) => at === taken.current)?.at);
    taken.current = undefined;
  }, [asked]);
  const isMoving = decision?.kind === 'moves';
  const starts = isMoving ? startsOf(decision).map(({ at }) => at) : [];
  const goals = isMoving && from ? goalsOf(decision, from) : [];
  const may = !decision
    ? []
    : isMoving
      ? [...(from ? goals : starts), ...LOCATIONS.filter((at) => isSally(decision, at))]
      : LOCATIONS.filter((at) => named(decision, at) || chosenRegion(decision, at, places[at].held?.side));
  const move = (at: LocationId): void => {
    const isGoal = goals.includes(at);
    if (at === from && !place) cancel();
    else if (isGoal && at !== place) setPlace(at);
    else if (isGoal) setPlace(undefined);
    else if (starts.includes(at)) {
      setFrom(at);
      setPlace(undefined);
    } else if (decision && isSally(decision, at)) act({ kind: 'sally', fixed: { place: at }, values: {} });
  };
  const point = (at: LocationId): void => {
    const region = decision && chosenRegion(decision, at, places[at].held?.side);
    const found = decision && pointedAt(decision, at);
    if (region) {
      taken.current = at;
      act(region);
    } else if (found?.action) act(found.action);
    else if (found) setPlace(at === place ? undefined : at);
  };
  return {
    place,
    from,
    may,
    chosen: place ?? from,
    begun: (place ?? from) !== undefined,
    cancel,
    advised,
    advise,
    onPlace: (pointed) => {
      const at = LOCATIONS.find((one) => one === pointed);
      if (at) (isMoving ? move : point)(at);
    },
  };
}

const named = ({ choices }: Decision, at: LocationId): boolean => choices.some((one) => placesOf(one).includes(at));

const isSally = ({ choices }: Decision, at: LocationId): boolean =>
  choices.some(({ kind, fixed }) => kind === 'sally' && fixed['place'] === at);

/** Units of a region choose it for the moves (11). */
function chosenRegion({ kind, choices }: Decision, at: LocationId, side: string | undefined): Action | undefined {
  if (kind !== 'region' || side !== 'christian') return undefined;
  const choice = choices.find(({ fixed }) => fixed['region'] === regionOf(at));
  return choice && { kind: 'region', fixed: choice.fixed, values: {} };
}
