/** A browser that the walk goes through: what each of the two drivers can do. */
export interface Driver {
  /** Gives the page this room, or as much as the window allows. */
  readonly size: (width: number, height: number) => Promise<void>;
  /** Goes to an address and waits until the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** The value of an expression of JavaScript in the page; plain data. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Presses the first element that fits, with the pointer. */
  readonly click: (selector: string) => Promise<void>;
  /** Types into the first element that fits. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Hands a file to the field that fits. `path`: absolute. */
  readonly hand: (selector: string, path: string) => Promise<void>;
  /** A screenshot, as a PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Starts a browser, which saves downloads into this folder. Throws `Missing` if it is not installed. */
export type Begin = (downloads: string) => Promise<Driver>;

/** A browser, or what drives it, is not installed. The message says what is missing, `remedy` how to get it. */
export class Missing extends Error {
  readonly remedy: string;
  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}
