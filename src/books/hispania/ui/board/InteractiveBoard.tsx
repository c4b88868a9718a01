import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlaceId } from '../../engine/data/ids.ts';
import { Board, type Over } from './Board.tsx';
import { Glide } from './Glide.tsx';
import { InHand } from './InHand.tsx';
import { byLetters, isDirection, step } from './keys.ts';
import { Tag, useRested } from './Tag.tsx';
import { type Pointed, Targets } from './Targets.tsx';
import type { About, InteractiveBoardProps, ViewBox } from './types.ts';
import { useDrag } from './use-drag.ts';
import { closeTo, contains, fit, layout, placesIn, scaleOf } from './view.ts';
import { useZoom } from './zoom.ts';

/** Letters typed within this time make one word. */
const TYPING = 1200;
/** Px per map unit at which a map is readable on a phone, and at which its counters and names are still drawn. */
const READABLE = 0.9;
const LEGIBLE = 0.54;

/** A view that is wider by no more than this factor is as near as the best one. */
const NEAR = 1.1;
/** Px at the lower edge of a small board that its buttons take. */
const BUTTONS = 52;

/** Whether the reader can go on with a question without another view. */
function inSight({ places, all }: About, box: ViewBox): boolean {
  const sees = (place: PlaceId): boolean => {
    const [x, y] = layout.places[place].stack;
    return contains(box, [x, y, 0, 0]);
  };
  return places.length > 0 && (all ? places.every(sees) : places.some(sees));
}

/** A view whose subject is a little higher, so that no button lies on it. */
const aboveButtons = (box: ViewBox, width: number): ViewBox => ({ ...box, y: box.y + (BUTTONS / 2) * (box.w / width) });

const NOTHING: readonly never[] = [];

/** The number of boards on this page. Each has its own name for the references of its drawing, in any root. */
let boards = 0;

/**
 * The board to play on. It is one stop of the Tab key; inside it the arrow keys move to neighbours, letters jump to a name, Enter acts,
 * Escape leaves. It holds no rules: `describe` gives the meaning of a place, and `onPlace` handles an action there.
 */
export function InteractiveBoard(props: InteractiveBoardProps & Over) {
  const { about, adjacency, at = 0, describe, disabled, labels, moved = [] } = props;
  const { onFocusPlace, onInspect, onPlace, stacks = NOTHING, start, words, keys } = props;
  const svg = useRef<SVGSVGElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const [own] = useState(() => `board${++boards}`);
  /** Its room on the page in px; the height is unknown until it is drawn. */
  const [room, setRoom] = useState({ w: props.width ?? (props.view === 'all' ? 960 : 640), h: 0 });
  const home = useMemo(() => fit(props), [props.view, props.ratio]);
  /** The width that a view has in this room, as it is drawn whole. */
  const widthOf = ({ w, h }: Pick<ViewBox, 'w' | 'h'>): number =>
    room.h ? Math.min(room.w, (room.h * w) / h) : room.w;
  const isSmall = scaleOf(home, widthOf(home)).far;
  const claimed = useRef<(event: PointerEvent) => boolean>(() => false);
  const zoom = useZoom(svg, home, props.wheel ?? false, claimed, isSmall ? BUTTONS / room.w : 0);
  const width = widthOf(zoom.box);
  const places = useMemo(() => placesIn(home).filter((place) => labels[place]), [home, labels]);
  const [active, setActive] = useState<PlaceId | undefined>(start ?? places[0]);
  const [focused, setFocused] = useState(false);
  /** The focus came by a key, so its ring is shown. */
  const [ringed, setRinged] = useState(false);
  const [under, setUnder] = useState<PlaceId>();
  const typing = useRef({ letters: '', at: 0 });
  const here = active && places.includes(active) ? active : places[0];

  useLayoutEffect(() => {
    if (start) setActive(start);
  }, [start]);

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width: w = 0, height: h = 0 } = entry?.contentRect ?? {};
      if (w) setRoom({ w, h });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** The view that is close to some places, and the way to it. */
  const nearTo = (wanted: readonly PlaceId[]): ViewBox => {
    const wide = widthOf(home);
    return closeTo(wanted, home, wide / READABLE, wide / LEGIBLE);
  };
  const close = (wanted: readonly PlaceId[]): void => zoom.show(aboveButtons(nearTo(wanted), widthOf(home)));

  const shownFor = useRef('');
  // A battle is fought in the middle of what its stage leaves free. On a phone the stage is below the map, which is flat then.
  const { framed, frameOf } = props;
  const form = isSmall && room.h ? room.h / room.w : home.h / home.w;
  const was = useRef<PlaceId>();
  useLayoutEffect(() => {
    if (framed && frameOf) zoom.frame(frameOf(framed, home, isSmall ? 0 : (props.covered ?? 0), form, isSmall));
    else if (was.current) {
      zoom.frame();
      shownFor.current = '';
    }
    was.current = framed;
  }, [framed, isSmall, framed && form]);

  // On a phone the whole map is not readable, so the board shows the relevant places, if they are close together.
  useLayoutEffect(() => {
    // A reader who has made it whole since keeps it so.
    if (!isSmall || !about || props.framed || (shownFor.current && zoom.isWhole)) return;
    const near = nearTo(about.places);
    // With a stack in the hand its destinations have to be read.
    const isNear = !about.all || zoom.box.w <= near.w * NEAR;
    const goesOn = shownFor.current === about.of && !zoom.isWhole && isNear && inSight(about, zoom.box);
    shownFor.current = about.of;
    if (!goesOn) close(about.places);
  }, [isSmall, framed, about?.of, about?.all, about?.places.join()]);

  const go = (place: PlaceId | undefined): void => {
    if (!place) return;
    setActive(place);
    zoom.reveal(layout.places[place].box);
    // The target exists already: only its tabindex changes with the next render.
    svg.current?.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  };

  const press = (event: KeyboardEvent): void => {
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    setRinged(true);
    const { key } = event;
    const known = (): void => event.preventDefault();
    if (isDirection(key)) {
      known();
      go(step(here, key, adjacency, places));
    } else if (key === 'Enter' || key === ' ') {
      known();
      if (!event.repeat) onPlace(here);
    } else if (key === 'Escape' && props.held) {
      // The table closes the card first; the board keeps the focus.
      return;
    } else if (props.held && (key === '<' || key === '>')) {
      // The card turns to another place.
      return;
    } else if (key === 'Escape') {
      known();
      event.stopPropagation();
      (props.onLeave ?? (() => after.current?.focus()))();
    } else if (key === '+' || key === '-' || key === '0') {
      known();
      ({ '+': zoom.nearer, '-': zoom.farther, '0': zoom.whole })[key]();
    } else if (onInspect && key === 'I') {
      // The small letter may be part of a typed name.
      known();
      onInspect(here);
    } else if (key.length === 1 && /\p{L}/u.test(key)) {
      known();
      const { letters, at } = typing.current;
      typing.current = { letters: event.timeStamp - at < TYPING ? letters + key : key, at: event.timeStamp };
      const names = places.map((place) => [place, labels[place]?.name ?? ''] as const);
      go(byLetters(typing.current.letters, here, names));
    }
  };

  const scale = useMemo(() => scaleOf(zoom.box, width), [zoom.box, width]);
  const fanned = under ?? (focused ? here : undefined);
  const unit = width / zoom.box.w;
  const { inHand, claims, dropped } = useDrag(svg, { stacks, labels, scale, unit, fanned }, props.dragging);
  claimed.current = claims;
  const keyed = ringed && focused ? here : undefined;
  const rested = useRested(inHand ? inHand.over : (under ?? keyed));
  const aimed = inHand ? inHand.over : (under ?? keyed ?? props.aimed);
  const route = aimed && props.routeTo?.(aimed);
  const tagged = props.stays && props.held ? props.held : rested === props.held ? undefined : rested;
  const told = tagged && props.tell?.(tagged);
  const pointed = useRef<Pointed>(null);
  pointed.current = {
    onFocus: (place, visible) => {
      setActive(place);
      setFocused(true);
      setRinged(visible);
      onFocusPlace?.(place);
    },
    onBlur: () => {
      setFocused(false);
      setRinged(false);
      onFocusPlace?.(undefined);
    },
    onPress: (place) => {
      if (zoom.dragged() || dropped()) return;
      setActive(place);
      onPlace(place);
    },
    onHold: (place) => {
      if (zoom.dragged() || dropped()) return;
      setActive(place);
      onInspect?.(place);
    },
    onUnder: setUnder,
  };
  const { marks, stepsOf } = props;
  const steps = useMemo(() => marks && stepsOf?.(marks, stacks, labels, scale), [marks, stacks, labels, scale]);
  const targets = useMemo(
    () => (
      <Targets
        places={places}
        steps={steps}
        unit={unit}
        active={here}
        shown={ringed}
        describe={describe}
        disabled={disabled}
        held={onInspect !== undefined}
        pointed={pointed}
      />
    ),
    [places, steps, unit, here, ringed, describe, disabled, !onInspect],
  );
  return (
    <div class="board">
      <Board
        {...props}
        clips={own}
        {...(zoom.isWhole ? {} : { box: zoom.box })}
        width={width}
        fanned={fanned}
        route={route}
        motion={
          <>
            {moved.map((move) => (
              <Glide
                key={`${at} ${move.counter.id} ${move.from} ${move.to}`}
                move={move}
                scale={scale}
                duration={props.glide}
              />
            ))}
            {props.passing?.(scale)}
            {inHand && <InHand held={inHand} stacks={stacks} scale={scale} led={route !== undefined} />}
          </>
        }
        svg={{
          ref: svg,
          role: 'application',
          'aria-label': words.board,
          'aria-describedby': own,
          'data-whole': zoom.isWhole,
          'data-dragging': inHand !== undefined,
          onKeyDown: press,
        }}
      >
        {targets}
      </Board>
      {told && tagged && (
        <Tag svg={svg} place={tagged} stays={tagged === props.held || inHand !== undefined}>
          {told}
        </Tag>
      )}
      {!zoom.isWhole && !framed && !props.held && props.edges?.(zoom.box, close)}
      {/* A small board that shows a battle has no room for them. */}
      {!(framed && isSmall) && (
        <div class="zoom">
          <button type="button" class="btn quiet" aria-label={words.zoomIn} onClick={zoom.nearer}>
            <span aria-hidden="true">+</span>
          </button>
          {!zoom.isWhole && (
            <button type="button" class="btn quiet out" aria-label={words.zoomOut} onClick={zoom.farther}>
              <span aria-hidden="true">−</span>
            </button>
          )}
          {!zoom.isWhole && (
            <button type="button" class="btn quiet whole" onClick={zoom.whole}>
              {words.whole}
            </button>
          )}
        </div>
      )}
      <p id={own} class="vh">
        {keys}
      </p>
      <span ref={after} tabIndex={-1} />
    </div>
  );
}
