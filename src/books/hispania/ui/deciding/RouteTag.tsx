import { Say } from '../../../../ui/Say.tsx';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { cited } from '../../words/cited.ts';
import { refusal } from '../../words/index.ts';
import { OddsLater } from '../odds/Later.tsx';
import { useSpeech } from '../speech.tsx';
import type { Held } from './hand.ts';
import { bestWays } from './moving.ts';
import type { Stack } from './stacks.ts';
import { wayTold } from './way-told.ts';

interface Props {
  readonly state: State;
  readonly hand: Held;
  readonly stack: Stack;
  readonly place: PlaceId;
  /** With the odds of a battle there. */
  readonly odds: boolean;
}

/** The tag beside a place while a stack is in the hand: the way there, or where it stops and why. */
export function RouteTag({ state, hand, stack, place, odds }: Props) {
  const { words, names } = useSpeech();
  const { hand: say } = words.around;
  const way = bestWays(hand.prospects.ways).get(place);
  const stop = way ? undefined : hand.whyNot(place);
  return (
    <>
      <p class="head">
        <i>{names.places[place]}</i>
      </p>
      {way && (
        <p>
          <Say text={say.way(wayTold(words, state, stack.from, way))} />
        </p>
      )}
      {odds && way?.battle && (
        <OddsLater quiet>{({ PlaceOdds }) => <PlaceOdds state={state} place={place} after={way.path} />}</OddsLater>
      )}
      {stop && (
        <p>
          <b>
            <Say text={stop.at === stack.from ? say.cannot(place) : say.comes(stop.at)} />
          </b>{' '}
          <Say text={refusal(words, stop.refusal)} /> <span class="rid">{cited(stop.refusal.rule, names)}</span>
        </p>
      )}
    </>
  );
}
