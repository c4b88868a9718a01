import { Drawing } from '../../../../ui/Drawing.tsx';
import { Say } from '../../../../ui/Say.tsx';
import type { NationId, PlaceId } from '../../engine/data/ids.ts';
import type { Way } from '../../engine/reach.ts';
import type { State } from '../../engine/state.ts';
import type { Stop } from '../../engine/stops.ts';
import { cited } from '../../words/cited.ts';
import { refusal } from '../../words/index.ts';
import { Glyph } from '../Glyph.tsx';
import { OddsLater } from '../odds/Later.tsx';
import { useSpeech } from '../speech.tsx';
import { HowMany } from './HowMany.tsx';
import type { Held } from './hand.ts';
import { bestWays } from './moving.ts';
import type { Stack } from './stacks.ts';
import { wayTold } from './way-told.ts';

interface Props {
  readonly state: State;
  readonly hand: Held;
  readonly stack: Stack;
  /** All units that could go. */
  readonly whole: Stack;
  readonly nation: NationId;
  /** Whether the rows give the odds of battles: a lesson asks for them. */
  readonly odds: boolean;
}

/** A stack in the hand: how many go, every place that they can reach, and the others with the reason. */
export function HandPanel({ state, hand, stack, whole, nation, odds }: Props) {
  const { hand: say } = useSpeech().words.around;
  const { ways, stops } = hand.prospects;
  const rows = { state, stack, odds, hand };
  return (
    <>
      <div class="stack">
        <HowMany whole={whole} stack={stack} nation={nation} onStack={hand.setStack} />
        <p class="acts">
          <button type="button" class="btn quiet" onClick={() => hand.setStack(undefined)}>
            {say.other}
          </button>
        </p>
      </div>
      {ways.length === 0 && <p class="empty">{say.nowhere}</p>}
      <Ways title={say.fights} ways={ways.filter(({ battle }) => battle)} {...rows} />
      <Ways title={say.calm} ways={ways.filter(({ battle }) => !battle)} {...rows} />
      <Stopped stops={stops} />
    </>
  );
}

interface WaysProps extends Pick<Props, 'state' | 'stack' | 'odds' | 'hand'> {
  readonly title: string;
  readonly ways: readonly Way[];
}

function Ways({ title, ways, state, stack, odds, hand }: WaysProps) {
  const { names, words } = useSpeech();
  const { hand: say } = words.around;
  if (ways.length === 0) return null;
  const best = bestWays(hand.prospects.ways);
  return (
    <>
      <h3>{title}</h3>
      <ul class="choices ways">
        {ways.map((way, i) => {
          // The board draws the best way only.
          const aim = (): void => hand.aim(best.get(way.to) === way ? way.to : undefined);
          const leave = (): void => hand.aim(undefined);
          return (
            // Several ways may lead to one place.
            <li key={`${way.to} ${i}`}>
              <button
                type="button"
                class="choice"
                data-way={way.to}
                onClick={() => hand.go(way)}
                onPointerEnter={aim}
                onPointerLeave={leave}
                onFocus={aim}
                onBlur={leave}
              >
                <span class="m" aria-hidden="true">
                  <WaySign way={way} />
                </span>
                <span class="t">
                  <i>{names.places[way.to]}</i>
                </span>
                <span class="d">
                  <Say text={say.way(wayTold(words, state, stack.from, way))} />
                  {(way.left ?? []).map(({ place, units, leaders, why }) => (
                    <span key={place} class="left">
                      <s>
                        <Say text={say.stay(words.units.units(units, leaders), place)} />
                      </s>
                      {why && <span class="rid">{cited(why.rule, names)}</span>}
                    </span>
                  ))}
                  {odds && way.battle && (
                    <OddsLater quiet>
                      {({ PlaceOdds }) => <PlaceOdds state={state} place={way.to} after={way.path} />}
                    </OddsLater>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {odds && ways.some(({ battle }) => battle) && (
        <OddsLater quiet>{({ PlaceOddsNote }) => <PlaceOddsNote />}</OddsLater>
      )}
    </>
  );
}

/** A disc with the number of steps, or a lozenge for a battle; a bar below if the move ends there. */
function WaySign({ way: { battle, ends, steps } }: { readonly way: Way }) {
  return (
    <Drawing class={battle ? 'way fight' : 'way'} width={24} height={27} viewBox="-13 -13 26 29">
      {battle ? <path d="M0-12 12 0 0 12-12 0z" /> : <circle r="10.5" />}
      <text y="4.5" text-anchor="middle">
        {steps}
      </text>
      {ends && <path d="M-9 14H9" class="bar" />}
    </Drawing>
  );
}

/** The places that they cannot reach, with the reason: the reader may well try them. */
function Stopped({ stops }: { readonly stops: readonly Stop[] }) {
  const { names, words } = useSpeech();
  const { hand: say } = words.around;
  if (stops.length === 0) return null;
  return (
    <details class="barred">
      <summary>
        {say.stopped} <small>{stops.length}</small>
      </summary>
      <ul class="choices">
        {stops.map(({ place, refusal: why }) => (
          <li key={place}>
            <button
              type="button"
              class="choice"
              aria-disabled="true"
              data-stop={place satisfies PlaceId}
              data-rule={why.rule}
            >
              <span class="m">
                <Glyph name="no" size={18} />
              </span>
              <span class="t">
                <i>{names.places[place]}</i>
              </span>
              <span class="d">
                <Say text={refusal(words, why)} />
              </span>
              <span class="k">
                <span class="rid">{cited(why.rule, names)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
