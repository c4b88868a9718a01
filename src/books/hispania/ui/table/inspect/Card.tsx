import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import type { BoardPart } from '../../../../../ui/table/parts.ts';
import { half } from '../../../../../words/half.ts';
import type { Rich } from '../../../../../words/rich.ts';
import type { NationId, PlaceId } from '../../../engine/data/ids.ts';
import { view } from '../../../engine/view.ts';
import type { TableWords } from '../../../words/table.ts';
import { CounterIcon, NationChip } from '../../board/icons.tsx';
import { layout } from '../../board/view.ts';
import { bestWays } from '../../deciding/moving.ts';
import { ownsOf } from '../../deciding/own.ts';
import type { Hand } from '../../deciding/use-hand.ts';
import type { OfHispania } from '../../kinds.ts';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import type { Near } from './coming.ts';
import { Grip } from './Grip.tsx';
import { marked } from './marked.ts';
import { type Group, type Land, type More, type PlaceCard, placeCard } from './place.ts';
import { readFrom } from './reading-order.ts';
import type { Score } from './scores.ts';
import { useCardKeys } from './use-card-keys.ts';

/** The card of the place that is held: what can be asked about it, in the column of the answers, until it is closed. */
export function InspectPart({ shown, seats, stands, gesture, onChoose }: BoardPart<OfHispania>) {
  const { inspect } = useTableWords();
  const { names } = useSpeech();
  const card = useRef<HTMLElement>(null);
  const [low, setLow] = useState(false);
  const { hand, inspecting } = gesture;
  const { held: place, hold, release, pointed, point } = inspecting;
  // What was opened by a key is read from its beginning; the board keeps the focus of a pointer.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('.mapsheet') && document.activeElement.matches(':focus-visible'))
      card.current?.focus();
  }, [place]);
  const step = (by: number): void => hold(place && readFrom(place, by));
  const pressPoints = (): void => point(!pointed);
  useCardKeys(place === undefined ? {} : { '<': () => step(-1), '>': () => step(1), p: pressPoints });
  const { state, seen } = shown;
  const read = useMemo(() => view(state), [state]);
  if (place === undefined) return null;
  const about = placeCard(read, place);
  const answers = stands ? (seen.decision?.choices.length ?? 0) : 0;
  const isOwn = ownsOf(state, seats);
  const does = stands ? actionAt(hand, place, release) : undefined;
  return (
    <section
      ref={card}
      class={low ? 'slip inspect low' : 'slip inspect'}
      tabIndex={-1}
      aria-label={inspect.label(names.places[place])}
    >
      <Head about={about} onClose={release}>
        <Grip low={low} onLow={setLow} onClose={release} />
      </Head>
      {about.land && <Figures land={about.land} />}
      <div class="groups">
        {about.groups.length === 0 && (
          <p class="soft">
            {about.land ? inspect.emptyLand : inspect.empty} {about.land && <RuleLink rule="5" />}
          </p>
        )}
        {about.groups.map((group) => (
          <Units key={group.owner} group={group} onChoose={onChoose} />
        ))}
      </div>
      {about.land && <Points scores={about.scores} more={about.more} isOwn={isOwn} />}
      {about.land && <NextTo near={about.near} />}
      {hasReconstructed(about) && <p class="soft">{inspect.reconstructed}</p>}
      <p class="buttons">
        <button type="button" class="btn quiet" aria-pressed={pointed} aria-keyshortcuts="p" onClick={pressPoints}>
          {inspect.keys.points}{' '}
          <span aria-hidden="true">
            <kbd>P</kbd>
          </span>
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-label={inspect.before}
          aria-keyshortcuts="<"
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-label={inspect.after}
          aria-keyshortcuts=">"
          onClick={() => step(1)}
        >
          <span aria-hidden="true">›</span>
        </button>
      </p>
      <p class="buttons foot">
        {does && (
          <button type="button" class="btn pri" onClick={does.act}>
            {inspect.does[does.is]}
          </button>
        )}
        <button type="button" class="btn" aria-keyshortcuts="c" onClick={release}>
          {answers > 0 ? inspect.answers(answers) : inspect.back}{' '}
          <span aria-hidden="true">
            <kbd>C</kbd>
          </span>
        </button>
      </p>
    </section>
  );
}

/** The one thing to do at a place of the card: the stack in the hand goes there, or a stack there is taken up. */
function actionAt(
  hand: Hand,
  place: PlaceId,
  release: () => void,
): { readonly is: 'attack' | 'go' | 'take'; readonly act: () => void } | undefined {
  const way = hand.stack && bestWays(hand.prospects.ways).get(place);
  if (way) return { is: way.battle ? 'attack' : 'go', act: () => hand.go(way) };
  if (hand.stack || !hand.dragging.may(place)) return undefined;
  const take = (): void => {
    release();
    hand.point(place);
  };
  return { is: 'take', act: take };
}

function hasReconstructed({ land, scores }: PlaceCard): boolean {
  return land !== undefined && (!land.incomeKnown || scores.some(({ worth }) => worth.some(({ known }) => !known)));
}

interface HeadProps {
  readonly about: PlaceCard;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

function Head({ about: { place, land }, onClose, children }: HeadProps) {
  const { inspect } = useTableWords();
  const { names, words } = useSpeech();
  const [x, y, w, h] = layout.places[place].box;
  return (
    <div class="head">
      {children}
      <svg class="outline" viewBox={`${x - 6} ${y - 6} ${w + 12} ${h + 12}`} aria-hidden="true">
        <use href={`#pv-${place}`} />
      </svg>
      <div>
        <h2>
          <i>{names.places[place]}</i>
        </h2>
        <p>
          {land
            ? `${inspect.terrain[land.terrain]}, ${names.zones[land.zone]}${words.play.semicolon}${inspect.coast[land.coast]}${land.capital ? `${words.play.semicolon}${inspect.capital}` : ''}`
            : inspect.offMap}
        </p>
      </div>
      <button type="button" class="btn quiet" aria-label={inspect.close} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

function Figures({ land }: { readonly land: Land }) {
  const { figures } = useTableWords().inspect;
  const all: readonly (readonly [figure: string, label: string])[] = [
    [marked(half(land.income), land.incomeKnown), figures.income],
    [String(land.limit), figures.limit],
    [land.room === undefined ? figures.contested : String(land.room), figures.room],
    [Number.isFinite(land.attackers) ? String(land.attackers) : figures.any, figures.attackers],
  ];
  return (
    <ul class="figures">
      {all.map(([figure, label]) => (
        <li key={label}>
          <b>{figure}</b> <small>{label}</small>
        </li>
      ))}
    </ul>
  );
}

function Units({ group, onChoose }: { readonly group: Group; readonly onChoose: (nation: NationId) => void }) {
  const { inspect } = useTableWords();
  const { owner, counters, units, leaders, ruins, needs, led, hurt, moves, order } = group;
  return (
    <div class="group">
      <p class="counters">
        {counters.map((counter) => (
          <CounterIcon key={counter.id} counter={counter} size={44} />
        ))}
      </p>
      <div>
        <p class="who">
          <Say text={inspect.group(owner, units, leaders, ruins)} />
        </p>
        <p class="soft">
          {needs.length > 0 && `${inspect.hits(needs, led)} `}
          {hurt.length > 0 && `${inspect.hurt(hurt)} `}
          {moves !== undefined ? `${inspect.moves(moves)} ` : needs.length > 0 && `${inspect.stays} `}
          {order && <Say text={inspect.order(owner, order.n, order.is)} />}
        </p>
        {owner !== 'neutral' && (
          <button type="button" class="link" onClick={() => onChoose(owner)}>
            <span>
              <Say text={inspect.sheet(owner)} />
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

interface PointsProps {
  readonly scores: readonly Score[];
  readonly more: readonly More[];
  readonly isOwn: (nation: NationId) => boolean;
}

/** The scorings to come, a column each: the reader's nations, and those of the others. */
function Points({ scores, more, isOwn }: PointsProps) {
  const { inspect } = useTableWords();
  const rows = [
    { own: true, label: inspect.yours },
    { own: false, label: inspect.others },
  ].filter(({ own }) => scores.some(({ worth }) => worth.some(({ nation }) => isOwn(nation) === own)));
  return (
    <div class="points-here">
      <h3>
        {inspect.points} <RuleLink rule="8-turn-end" />
      </h3>
      {scores.length === 0 ? (
        <p class="soft">{inspect.noPoints}</p>
      ) : (
        // The keyboard must reach a part that scrolls.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
        <section class="frame" tabIndex={0} aria-label={inspect.points}>
          <table>
            <thead>
              <tr>
                <th scope="col">{inspect.turn}</th>
                {scores.map(({ turn }) => (
                  <th key={turn} scope="col">
                    {turn}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ own, label }) => (
                <tr key={label} class={own ? 'own' : undefined}>
                  <th scope="row">{label}</th>
                  {scores.map(({ turn, worth }) => (
                    <td key={turn}>
                      {worth
                        .filter(({ nation }) => isOwn(nation) === own)
                        .map((one) => (
                          <Worth key={one.nation} {...one} />
                        ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {more.length > 0 && (
        <ul class="more">
          {more.map((one) => (
            <li key={`${one.nation} ${one.is} ${'turn' in one ? one.turn : one.turns[0]}`}>
              <NationChip nation={one.nation} size={20} />
              <span>
                <Say text={moreSaid(one, inspect)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function moreSaid(one: More, words: TableWords['inspect']): Rich {
  switch (one.is) {
    case 'zone':
      return words.zone(one.nation, one.turn, one.points);
    case 'hispania':
      return words.hispania(one.nation, one.turn, one.points, one.zone);
    default:
      return words[one.is](one.nation, one.turns, one.points);
  }
}

function Worth({ nation, points, known }: Score['worth'][number]) {
  const { inspect } = useTableWords();
  const { names } = useSpeech();
  return (
    <span class="worth" title={inspect.worth(names.nations[nation], points)}>
      <span aria-hidden="true">
        <NationChip nation={nation} size={20} /> {marked(half(points), known)}
      </span>
      <span class="vh">{inspect.worth(names.nations[nation], points)}</span>
    </span>
  );
}

function NextTo({ near }: { readonly near: readonly Near[] }) {
  const { inspect } = useTableWords();
  const { names, words } = useSpeech();
  return (
    <div class="near">
      <h3>
        {inspect.near} <small>{inspect.inSteps}</small>
      </h3>
      {near.length === 0 && <p class="soft">{inspect.none}</p>}
      <ul>
        {near.map(({ nation, helps, units, from }) => (
          <li key={nation} class={helps ? 'helps' : undefined}>
            <NationChip nation={nation} size={24} />
            <span>
              <span class="vh">
                {names.nations[nation]}
                {words.play.colon}
              </span>
              {helps && inspect.helps}
              <Say text={inspect.from(from)} />
            </span>
            <b>{units}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
