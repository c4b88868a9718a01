/**
 * The picture of a game’s result, 1200 by 630 px, as messengers and forums show pictures. It is painted on the device, in
 * the letters of the page and in the colours of the light table, whatever the theme.
 */

export const PICTURE = { width: 1200, height: 630 };

/** A part of the picture, in px. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Painted {
  /** The name of the game, and a line about it. */
  readonly game: string;
  readonly about: string;
  /** The result. */
  readonly title: string;
  /** The players, the best first: their signs as shapes in a square of 24, and their points. */
  readonly players: readonly { readonly sign: string; readonly name: string; readonly points: string }[];
  /** Small counters below them. */
  readonly chips: readonly { readonly code: string; readonly colour: string; readonly ink: string }[];
  readonly site: string;
  /** Draws the board into its box. */
  readonly board: (context: CanvasRenderingContext2D, box: PictureBox) => void;
}

const TABLE = '#24433f';
const LINE = '#4d6e68';
const INK = '#f2eee3';
const PALE = '#b9cbc4';
const FACES = [
  '400 60px Alegreya',
  'italic 400 26px Alegreya',
  '500 30px "Alegreya SC"',
  '400 30px "Alegreya Sans"',
  '700 30px "Alegreya Sans"',
];
const BOARD: PictureBox = { x: 520, y: 56, width: 620, height: 496 };
const LEFT = 60;
const RIGHT = 480;

/** Paints it, when the letters are there. Rejects if this browser cannot draw. */
export async function paint(canvas: HTMLCanvasElement, painted: Painted): Promise<void> {
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = TABLE;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  painted.board(context, BOARD);
  context.strokeStyle = LINE;
  context.lineWidth = 1.5;
  context.strokeRect(BOARD.x, BOARD.y, BOARD.width, BOARD.height);
  context.textBaseline = 'alphabetic';
  text(context, painted.game, {
    x: LEFT,
    y: 92,
    font: (size) => `500 ${size}px "Alegreya SC"`,
    size: 30,
    colour: PALE,
  });
  text(context, painted.title, { x: LEFT, y: 158, font: (size) => `400 ${size}px Alegreya`, size: 54, colour: INK });
  text(context, painted.about, {
    x: LEFT,
    y: 198,
    font: (size) => `italic 400 ${size}px Alegreya`,
    size: 25,
    colour: PALE,
  });
  players(context, painted);
  chips(context, painted);
  context.textAlign = 'right';
  context.font = '500 24px "Alegreya SC"';
  context.fillStyle = PALE;
  context.fillText(painted.site, BOARD.x + BOARD.width, 594);
  context.textAlign = 'left';
}

/** The picture as a file. Rejects if it cannot be made. */
export function fileOfPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly font: (size: number) => string;
  readonly size: number;
  readonly colour: string;
}

/** A line that becomes smaller if it would run into the board. */
function text(context: CanvasRenderingContext2D, said: string, { x, y, font, size, colour }: Lettering): void {
  context.fillStyle = colour;
  context.font = font(size);
  const { width } = context.measureText(said);
  if (width > RIGHT - x) context.font = font(Math.max(16, Math.floor((size * (RIGHT - x)) / width)));
  context.fillText(said, x, y, RIGHT - x);
}

function players(context: CanvasRenderingContext2D, { players: all }: Painted): void {
  const step = all.length > 4 ? 58 : 72;
  for (const [i, { sign, name, points }] of all.entries()) {
    const y = 270 + i * step;
    context.fillStyle = INK;
    context.save();
    context.translate(LEFT, y - 22);
    context.fill(new Path2D(sign));
    context.restore();
    context.font = `${i === 0 ? 700 : 400} 30px "Alegreya Sans"`;
    context.fillText(name, LEFT + 42, y, 270);
    context.textAlign = 'right';
    context.font = '400 34px Alegreya';
    context.fillText(points, RIGHT, y);
    context.textAlign = 'left';
    context.fillStyle = LINE;
    if (i < all.length - 1) context.fillRect(LEFT, y + step / 2 - 10, RIGHT - LEFT, 1.5);
  }
}

const CHIP = 36;

function chips(context: CanvasRenderingContext2D, { chips: all }: Painted): void {
  for (const [i, { code, colour, ink }] of all.entries()) {
    const x = LEFT + i * (CHIP + 10);
    context.fillStyle = colour;
    context.fillRect(x, 566, CHIP, CHIP);
    context.strokeStyle = '#1b1714';
    context.strokeRect(x, 566, CHIP, CHIP);
    context.fillStyle = ink;
    context.font = '700 19px "Alegreya Sans"';
    context.textAlign = 'center';
    context.fillText(code, x + CHIP / 2, 591);
    context.textAlign = 'left';
  }
}
