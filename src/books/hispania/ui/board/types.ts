import type { Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';

export type { Owner, PlaceId };

/** What a counter shows; `crusader` is the knight that is a guest of the crusade. */
export type CounterKind = UnitKind | 'crusader';

/** `may`: may be chosen (dashed ring); `chosen`: solid ring and pointer; `moved`: pale with a bar. */
export type CounterState = 'rest' | 'may' | 'chosen' | 'moved';

export interface Counter {
  /** Unique within one board. */
  readonly id: string;
  readonly nation: Owner;
  readonly kind: CounterKind;
  /** Shown as a badge from two up. */
  readonly count: number;
  /** Hits taken; with `lives` it draws the pips and breaks the glyph. */
  readonly wounds?: number;
  /** Hits it can take in all: 2 for a knight, 3 for a castle. */
  readonly lives?: number;
  readonly state?: CounterState;
}

export interface Stack {
  readonly place: PlaceId;
  /** In a battle the two sides stand opposite each other: attacker above the name, defender below. */
  readonly side?: 'attacker' | 'defender';
  readonly counters: readonly Counter[];
}

/**
 * A highlight of a place. `chosen`: double line; `reach`: dashes inside the border and a disc with the steps;
 * `reach-end`: the same with a bar, the move ends there; `battle`: teeth inside the border, and a lozenge if steps are given;
 * `plain`: nothing drawn, but not veiled either.
 */
export interface Mark {
  readonly kind: 'chosen' | 'reach' | 'reach-end' | 'battle' | 'plain';
  readonly steps?: number;
  /** A battle where the move ends in any case: a bar under the lozenge. */
  readonly ends?: boolean;
}

/** The way in: drawn across the shared border, with the river's pill when `river` is given. */
export interface Arrow {
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Words of the pill on the bank, `+2`; true stands for `+2`. */
  readonly river?: boolean | string;
}

/** The words of a place, already in the reader's language. */
export interface PlaceLabel {
  readonly name: string;
  /** `1½`; without the ‹ ›, which the board adds when `known` is false. */
  readonly income?: string;
  /** False: the value is reconstructed. */
  readonly known?: boolean;
  /** The stacking limit, given only where it differs from the terrain's: drawn as a ringed number. */
  readonly stacking?: number;
  /** Drawn as relief: a label for the ear says it. */
  readonly terrain?: 'plain' | 'mountain';
}

export type Labels = Readonly<Partial<Record<PlaceId, PlaceLabel | undefined>>>;

/** Names of the three rivers, drawn along them. */
export type RiverLabels = Readonly<Partial<Record<'ebro' | 'douro' | 'tagus', string>>>;

/** A border that an owner of the game changed: two strokes across the line, or a dashed tie where no line is. */
export type CorrectedBorder = readonly [PlaceId, PlaceId];

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A counter that glides from place to place once, 220 ms; not under prefers-reduced-motion. */
export interface Move {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly counter: Counter;
}

/** A counter that has fallen: it fades once, 220 ms. */
export interface Fallen {
  readonly place: PlaceId;
  readonly counter: Counter;
}

/** Points that were scored in a place, as they are written: they rise once, 420 ms. */
export interface Risen {
  readonly place: PlaceId;
  readonly text: string;
}

/** What whoever uses the board wants to do with stacks that are dragged. */
export interface Dragging {
  /** Whether a stack can be lifted here. */
  readonly may: (place: PlaceId) => boolean;
  readonly onLift: (place: PlaceId) => void;
  /** Let go over a place, or nowhere. */
  readonly onDrop: (place: PlaceId | undefined) => void;
}

export interface BoardProps {
  /** All of Hispania, or the places a figure speaks of: the view box is fitted round them. */
  readonly view: 'all' | readonly PlaceId[];
  readonly labels: Labels;
  readonly rivers?: RiverLabels;
  readonly stacks?: readonly Stack[];
  readonly marks?: Readonly<Partial<Record<PlaceId, Mark | undefined>>>;
  readonly arrows?: readonly Arrow[];
  readonly corrected?: readonly CorrectedBorder[];
  /** Lays a veil over every place without a mark. Default: when a mark of reach or choice is given. */
  readonly veil?: boolean;
  /** Width the board is expected to have on screen, in CSS px: keeps letters and counters legible. Default 640; 960 for `all`. */
  readonly width?: number;
  /** Height over width of the figure, when the caller wants a fixed form. Default: fitted, between 0.6 and 0.95. */
  readonly ratio?: number;
  /** Set by InteractiveBoard: it brings the clip paths of its highlights itself, under this name; else they stand in `MapDefs`. */
  readonly clips?: string;
  /** Set by InteractiveBoard when the reader pans and zooms. */
  readonly box?: ViewBox;
  /** The place whose stack is fanned out, under the pointer or the focus. */
  readonly fanned?: PlaceId | undefined;
}

export interface InteractiveBoardProps extends BoardProps {
  /** Neighbours of each place, straits and trays included: arrow keys walk along them. */
  readonly adjacency: Readonly<Partial<Record<PlaceId, readonly PlaceId[]>>>;
  /** What a screen reader says of a place. */
  readonly describe: (place: PlaceId) => string;
  /** Enter, Space, click or tap on a place. */
  readonly onPlace: (place: PlaceId) => void;
  /** Told when the keyboard's or the pointer's place changes. */
  readonly onFocusPlace?: (place: PlaceId | undefined) => void;
  /** Places that Enter would be refused on: announced as disabled, still focusable. */
  readonly disabled?: ReadonlySet<PlaceId>;
  /** The place the keyboard starts on. */
  readonly start?: PlaceId;
  /** Places that matter now: where the board could not be read whole, as on a phone, it shows them close by, and all of it when there are none. */
  readonly about?: readonly PlaceId[];
  readonly moved?: readonly Move[];
  readonly fallen?: readonly Fallen[];
  readonly risen?: readonly Risen[];
  /** When all that happened: the same things may happen again. */
  readonly at?: number;
  /** Stacks that may be chosen can be dragged. */
  readonly dragging?: Dragging;
  /** The wheel zooms without a key held: for a page that is nothing but the board. */
  readonly wheel?: boolean;
  /** Spoken name of the board and words of its buttons. */
  readonly words: {
    readonly board: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly whole: string;
  };
  /** How the keys work; read once, as the description of the board. */
  readonly keys: string;
}
