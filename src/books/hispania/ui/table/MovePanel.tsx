import type { Action, Decision } from '../../../../kernel/contract.ts';
import { Drawing } from '../../../../ui/Drawing.tsx';
import { Say } from '../../../../ui/Say.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Way } from '../../engine/reach.ts';
import { of, tally } from '../../engine/rules/units.ts';
import type { State } from '../../engine/state.ts';
import type { Stop } from '../../engine/stops.ts';
import { cited } from '../../words/cited.ts';
import type { WayOf } from '../../words/en/table.ts';
import { refusal, text } from '../../words/index.ts';
import { Choices } from '../deciding/Choices.tsx';
import type { Prospects } from '../deciding/moving.ts';
import type { Seen } from '../deciding/seen.ts';
import { type Stack, sizeOf, startsOf, wholeStack, withCount } from '../deciding/stacks.ts';
import { Glyph } from '../Glyph.tsx';
import { OddsLater } from '../odds/Later.tsx';
import { useSpeech } from '../speech.tsx';
import { useTableWords } from './words.ts';

interface Props {
  readonly state: State;
  readonly seen: Seen;
  readonly decision: Decision;
  readonly stack: Stack | undefined;
  readonly prospects: Prospects;
  readonly onStack: (stack: Stack | undefined) => void;
  readonly onGo: (way: Way) => void;
  readonly onAnswer: (action: Action) => void;
  readonly label: Parameters<typeof Choices>[0]['label'];
}

/** Movement as a list (5): the units that move, then every place that they can reach, and the others with the reason. */
export function MovePanel(props: Props) {
  const { seen, decision, stack, onAnswer, label } = props;
  // Steps are chosen by stack and way; the other choices of a movement are shown as in any other question.
  const rest = { ...decision, kind: 'other', choices: decision.choices.filter(({ kind }) => kind !== 'step') };
  return (
    <div class="moves">
      {stack ? <Chosen {...props} stack={stack} /> : <Starts {...props} />}
      {!stack && (
        <Choices
          seen={{ ...seen, decision: rest, prospects: prospectsFor(seen, decision) }}
          decision={rest}
          from={undefined}
          onFrom={() => {}}
          onAnswer={onAnswer}
          label={label}
          acts={false}
        />
      )}
    </div>
  );
}

/** The details of the choices that are not steps. */
function prospectsFor({ prospects }: Seen, { choices }: Decision): Seen['prospects'] {
  return prospects.filter((_, i) => choices[i]?.kind !== 'step');
}

/** All units that can still move, place by place. */
function Starts({ decision, onStack }: Props) {
  const { names, words } = useSpeech();
  const { move } = useTableWords().table;
  const starts = startsOf(decision);
  return (
    <>
      <h3>
        {move.starts} <small>{starts.length}</small>
      </h3>
      <ul class="choices">
        {starts.map((place) => {
          const whole = wholeStack(decision, place);
          return (
            <li key={place}>
              <button type="button" class="choice" onClick={() => onStack(whole)}>
                <span class="m">
                  <i class="may" aria-hidden="true" />
                </span>
                <span class="t">
                  <i>{names.places[place]}</i>
                </span>
                <span class="d">{words.units.picked(whole.units, whole.leaders)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Chosen({ state, decision, stack, prospects, onStack, onGo }: Props & { readonly stack: Stack }) {
  const { move } = useTableWords().table;
  const whole = wholeStack(decision, stack.from);
  const { ways, stops } = prospects;
  const fights = ways.filter(({ battle }) => battle);
  const calm = ways.filter(({ battle }) => !battle);
  return (
    <>
      <div class="stack">
        <p class="who-goes">
          <Say text={move.going(stack.from, { ...stack.units, ...stack.leaders })} />
        </p>
        <Counts whole={whole} stack={stack} onStack={onStack} />
        <p class="acts">
          {sizeOf(stack) < sizeOf(whole) && (
            <button type="button" class="btn quiet" onClick={() => onStack(whole)}>
              {move.all}
            </button>
          )}
          <button type="button" class="btn quiet" onClick={() => onStack(undefined)}>
            {move.other}
          </button>
        </p>
      </div>
      {ways.length === 0 && <p class="empty">{move.nowhere}</p>}
      <Ways title={move.fights} ways={fights} state={state} onGo={onGo} />
      <Ways title={move.calm} ways={calm} state={state} onGo={onGo} />
      <Stopped stops={stops} />
    </>
  );
}

interface CountsProps {
  readonly whole: Stack;
  readonly stack: Stack;
  readonly onStack: (stack: Stack) => void;
}

/** The number of each cohort that goes; a leader goes or stays. Hidden if only one unit could go. */
function Counts({ whole, stack, onStack }: CountsProps) {
  const { words } = useSpeech();
  if (sizeOf(whole) < 2) return null;
  return (
    <ul class="counts">
      {(['units', 'leaders'] as const).flatMap((part) =>
        Object.entries(whole[part]).map(([key, most]) => {
          const what = words.units.cohort(key, most, true);
          return (
            <li key={key}>
              <span>
                <Say text={what} />
              </span>
              <Stepper
                label={text(words, what)}
                value={stack[part][key] ?? 0}
                min={0}
                max={most}
                less={words.play.fewer(text(words, what))}
                more={words.play.more(text(words, what))}
                onChange={(n) => onStack(withCount(stack, part, key, n))}
              />
            </li>
          );
        }),
      )}
    </ul>
  );
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly Way[];
  readonly state: State;
  readonly onGo: (way: Way) => void;
}

function Ways({ title, ways, state, onGo }: WaysProps) {
  const { names, words } = useSpeech();
  const { move } = useTableWords().table;
  if (ways.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="choices ways">
        {ways.map((way, i) => (
          // Several ways may lead to one place.
          <li key={`${way.to} ${i}`}>
            <button type="button" class="choice" data-way={way.to} onClick={() => onGo(way)}>
              <span class="m" aria-hidden="true">
                <WaySign way={way} />
              </span>
              <span class="t">
                <i>{names.places[way.to]}</i>
              </span>
              <span class="d">
                <Say text={move.way(told(state, way, words.units.units))} />
                {way.battle && (
                  <OddsLater quiet>
                    {({ PlaceOdds }) => <PlaceOdds state={state} place={way.to} after={way.path} />}
                  </OddsLater>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {ways.some(({ battle }) => battle) && <OddsLater quiet>{({ PlaceOddsNote }) => <PlaceOddsNote />}</OddsLater>}
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

/** The text of a way: the units there are read off the board. */
function told(
  state: State,
  { to, battle, river, steps, ends, held = [], partial, arrives, exits, strays, falls }: Way,
  units: (tally: Way['arrives']['units'], leaders: Way['arrives']['leaders']) => string,
): WayOf {
  return {
    enemies: battle && { owner: battle.owner, units: tally(of(state.places[to] ?? [], battle.owner)) },
    river: river === true,
    steps,
    ends,
    held,
    partial: partial === true,
    arrives: units(arrives.units, arrives.leaders),
    exits: exits === true,
    strays: strays === true,
    falls: falls !== undefined && falls.length > 0,
  };
}

/** The places that they cannot reach, with the reason: the reader may well try them. */
function Stopped({ stops }: { readonly stops: readonly Stop[] }) {
  const { names, words } = useSpeech();
  const { move } = useTableWords().table;
  if (stops.length === 0) return null;
  return (
    <details class="barred">
      <summary>
        {move.stopped} <small>{stops.length}</small>
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
