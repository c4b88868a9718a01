import type { ComponentChildren } from 'preact';
import type { Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';

export type { Owner, PlaceId };

/** The kind that a counter shows; `crusader` is the knight that is a guest of the crusade. */
export type CounterKind = UnitKind | 'crusader';

/** `may`: may be chosen (dashed ring); `chosen`: solid ring and pointer; `moved`: a bar below; `struck`: lost in a battle. */
export type CounterState = 'rest' | 'may' | 'chosen' | 'moved' | 'struck';

export interface Counter {
  /** Unique within one board. */
  readonly id: string;
  readonly nation: Owner;
  readonly kind: CounterKind;
  /** Shown as a badge if it is two or more. */
  readonly count: number;
  /** Hits taken; with `lives` it draws the pips and breaks the glyph. */
  readonly wounds?: number;
  /** The number of hits that it can take in all: 2 for a knight, 3 for a castle. */
  readonly lives?: number;
  readonly state?: CounterState;
}

export interface Stack {
  readonly place: PlaceId;
  /** In a battle the attacker is left of the defender, or above the name and the defender below if the place is too narrow. */
  readonly side?: 'attacker' | 'defender';
  readonly counters: readonly Counter[];
}

/**
 * A highlight of a place. `chosen`: double line; `reach`: dashes inside the border and a disc with the steps; `reach-end`: the same with a
 * bar, because the move ends there; `battle`: teeth inside the border, and a lozenge if steps are given; `plain`: nothing drawn, and no
 * veil.
 */
export interface Mark {
  readonly kind: 'chosen' | 'reach' | 'reach-end' | 'battle' | 'plain';
  /** A hint or a refusal points at the place: the reader has not chosen it. */
  readonly shown?: boolean;
  readonly steps?: number;
  /** A battle that ends the move in any case: a bar under the lozenge. */
  readonly ends?: boolean;
}

/** The way in: drawn across the shared border, with the river's pill if `river` is given. */
export interface Arrow {
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Words of the pill on the bank, `+2`; true stands for `+2`. */
  readonly river?: boolean | string;
  /** An arrow of what may come: red from an enemy of the place, blue from its own side; its disc has the number of units. */
  readonly by?: 'enemy' | 'own';
  readonly count?: number;
}

/** A short note under the counters of a place: points, units that were lost there, a nation that took it. */
export interface Note {
  readonly is: 'points' | 'lost' | 'taken';
  /** What it says; of a place that was taken, its new holder says enough. */
  readonly text?: string;
  readonly nation?: Owner;
}

/** The way of a stack that is about to move: its places in order. */
export interface Route {
  readonly places: readonly PlaceId[];
  /** The way ends at the border to this place, which the stack cannot enter: a bar across the arrow. */
  readonly stops?: PlaceId;
}

/** The words of a place, already in the reader's language. */
export interface PlaceLabel {
  readonly name: string;
  /** `1½`; without the ‹ ›, which the board adds if `known` is false. */
  readonly income?: string;
  /** False: the value is reconstructed. */
  readonly known?: boolean;
  /** The stacking limit, given only if it differs from the terrain's: drawn as a ringed number. */
  readonly stacking?: number;
  /** The nation that holds it has declared it its capital: a ring with a dot. */
  readonly capital?: boolean;
  /** Drawn as relief; a label for a screen reader names it. */
  readonly terrain?: 'plain' | 'mountain';
}

export type Labels = Readonly<Partial<Record<PlaceId, PlaceLabel | undefined>>>;

/** Names of the three rivers, drawn along them. */
export type RiverLabels = Readonly<Partial<Record<'ebro' | 'douro' | 'tagus', string>>>;

/** A border that an owner of the game changed: two strokes across the line, or a dashed tie if there is no line. */
export type CorrectedBorder = readonly [PlaceId, PlaceId];

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A counter that glides from place to place once; not under prefers-reduced-motion. */
export interface Move {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly counter: Counter;
}

/** A lost counter: it fades once, 220 ms. */
export interface Fallen {
  readonly place: PlaceId;
  readonly counter: Counter;
}

/** Points that were scored in a place, as written: they rise once, 420 ms. */
export interface Risen {
  readonly place: PlaceId;
  readonly text: string;
}

/** The caller's handlers for stacks that are dragged. */
export interface Dragging {
  /** Whether the stack of a place can be lifted. */
  readonly may: (place: PlaceId) => boolean;
  readonly onLift: (place: PlaceId) => void;
  /** Called when the stack is dropped over a place, or outside all places. */
  readonly onDrop: (place: PlaceId | undefined) => void;
}

export interface BoardProps {
  /** All of Hispania, or the places that a figure is about: the view box is fitted around them. */
  readonly view: 'all' | readonly PlaceId[];
  readonly labels: Labels;
  readonly rivers?: RiverLabels;
  readonly stacks?: readonly Stack[];
  readonly marks?: Readonly<Partial<Record<PlaceId, Mark | undefined>>>;
  readonly arrows?: readonly Arrow[];
  readonly corrected?: readonly CorrectedBorder[];
  /** The way to the place that is pointed at. */
  readonly route?: Route | undefined;
  /** Lays a veil over every place without a mark. Default: true if a mark of reach or choice is given. */
  readonly veil?: boolean;
  /** Width the board is expected to have on screen, in CSS px: keeps letters and counters legible. Default 640; 960 for `all`. */
  readonly width?: number;
  /** Ratio of height to width of the figure, if the caller needs a fixed form. Default: fitted, between 0.6 and 0.95. */
  readonly ratio?: number;
  /** Set by InteractiveBoard, which brings the clip paths of its highlights itself, under this name; otherwise they are in `MapDefs`. */
  readonly clips?: string;
  /** Set by InteractiveBoard when the reader pans and zooms. */
  readonly box?: ViewBox;
  /** The place of a battle: it has a frame around its teeth, and all places without a mark are veiled. */
  readonly framed?: PlaceId | undefined;
  /** The share of the board's height, from below, that lies under the stage of that battle. */
  readonly covered?: number;
  /** The place whose card is open: it has a double line, and nothing is veiled for it. */
  readonly held?: PlaceId | undefined;
  /** The place whose stack is fanned out, under the pointer or the focus. */
  readonly fanned?: PlaceId | undefined;
}

/** The places of a question, for a board that cannot show everything. */
export interface About {
  /** Without any, the whole board is shown. */
  readonly places: readonly PlaceId[];
  /**
   * The question they belong to, as a key. While it stays the same, the board keeps its view as long as the reader can go
   * on there: with `all` places in sight, else with one of them.
   */
  readonly of: string;
  readonly all: boolean;
}

export interface InteractiveBoardProps extends Omit<BoardProps, 'route'> {
  /** The way of the stack in the hand to a place. */
  readonly routeTo?: (place: PlaceId) => Route | undefined;
  /** The place of the list whose row has the pointer or the focus: its way is drawn. */
  readonly aimed?: PlaceId | undefined;
  /** Neighbours of each place, straits and trays included: arrow keys walk along them. */
  readonly adjacency: Readonly<Partial<Record<PlaceId, readonly PlaceId[]>>>;
  /** The text of a place for a screen reader. */
  readonly describe: (place: PlaceId) => string;
  /** Enter, Space, click or tap on a place. */
  readonly onPlace: (place: PlaceId) => void;
  /** A long touch, the menu button of a mouse or Shift and I on a place: what can be asked about it. */
  readonly onInspect?: ((place: PlaceId) => void) | undefined;
  /** Where the keyboard goes on when it leaves the board; otherwise right after it. */
  readonly onLeave?: (() => void) | undefined;
  /** What is held is told by its tag, which stays. */
  readonly stays?: boolean;
  /** The text of the tag beside a place that a pointer rests on, or that has the focus of the keyboard; none if it is empty. */
  readonly tell?: ((place: PlaceId) => ComponentChildren) | undefined;
  /** Called when the keyboard's or the pointer's place changes. */
  readonly onFocusPlace?: (place: PlaceId | undefined) => void;
  /** Places on which Enter would be refused: announced as disabled, still focusable. */
  readonly disabled?: ReadonlySet<PlaceId>;
  /** The place on which the keyboard starts. */
  readonly start?: PlaceId;
  /** What is asked: if the whole board would be unreadable, as on a phone, it shows these places close up. */
  readonly about?: About;
  readonly moved?: readonly Move[];
  /** The moment of the effects, because the same effects may occur again. */
  readonly at?: number;
  /** The time in ms that a counter takes from place to place. Default: 220. */
  readonly glide?: number | undefined;
  /** Stacks that may be chosen can be dragged. */
  readonly dragging?: Dragging;
  /** The wheel zooms without a key held: for a page that contains only the board. */
  readonly wheel?: boolean;
  /** Spoken name of the board and words of its buttons. */
  readonly words: {
    readonly board: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly whole: string;
  };
  /** Drawn over a part of the board, with what shows other places. */
  readonly edges?: (box: ViewBox, show: (places: readonly PlaceId[]) => void) => ComponentChildren;
  /** The help on keys; read once, as the description of the board. */
  readonly keys: string;
}

/** The target of a mark: a circle, in map units. */
export interface StepSpot {
  readonly place: PlaceId;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}
