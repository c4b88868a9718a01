import type { Fault } from '../../kernel/contract.ts';

/** The troubles of games stored on the device, each by name. */
export const TROUBLES = [
  /** The browser gives this page no storage: a private window, or the reader has blocked it. */
  'forbidden',
  /** There is no space left. */
  'full',
  /** The stored data was written by a newer version of the site. */
  'newer-version',
  /** Another tab holds an older version of the storage and does not release it. */
  'blocked',
  /**
   * The connection was closed by another page: the stored data was deleted, or a newer version was opened in another
   * tab.
   */
  'closed',
  /** The browser does not answer. */
  'no-answer',
  /** No game of this id is stored. */
  'missing',
  /** A game of this id is stored already. */
  'exists',
  /** The game is now played elsewhere: writes of this page are refused. */
  'taken-over',
  /** The appended entries do not follow the stored ones. */
  'gap',
  /** A part of the stored data is missing or broken; `faults` name it. */
  'damaged',
  /** Any other error; `message` is the browser's text. */
  'failed',
] as const;
export type TroubleCode = (typeof TROUBLES)[number];

export interface Trouble {
  readonly code: TroubleCode;
  readonly faults?: readonly Fault[];
  readonly message?: string;
}

/** The requested value, or the reason why there is none. */
export type Outcome<T> =
  | (T & { readonly trouble?: undefined })
  | ({ readonly trouble: Trouble } & { readonly [K in keyof T]?: undefined });

/** Thrown inside a transaction, which then has changed nothing. */
export class Stopped extends Error {
  readonly trouble: Trouble;

  constructor(code: TroubleCode, faults?: readonly Fault[]) {
    super(code);
    this.trouble = { code, ...(faults ? { faults } : {}) };
  }
}

/** The browsers' names of errors. The cause of an aborted transaction (`AbortError`) is recorded elsewhere. */
const NAMED: { readonly [name: string]: TroubleCode } = {
  QuotaExceededError: 'full',
  VersionError: 'newer-version',
  SecurityError: 'forbidden',
  NotAllowedError: 'forbidden',
};

/**
 * While the storage is being opened, Firefox reports this in a private window, and some browsers have no storage at
 * all.
 */
const NAMED_AT_OPENING: { readonly [name: string]: TroubleCode } = {
  ...NAMED,
  InvalidStateError: 'forbidden',
  ReferenceError: 'forbidden',
  TypeError: 'forbidden',
};

/** The trouble behind an error of a read or write. */
export function troubleOf(error: unknown, opening = false): Trouble {
  if (error instanceof Stopped) return error.trouble;
  const { name, message } = named(error);
  const names = opening ? NAMED_AT_OPENING : NAMED;
  const code = Object.hasOwn(names, name) ? names[name] : undefined;
  return { code: code ?? 'failed', message: `${name}: ${message}` };
}

/** Whether an error only reports that its transaction was aborted, without the reason. */
export function isAbort(error: unknown): boolean {
  return named(error).name === 'AbortError';
}

/** Whether an error reports that the connection is closed, so that no transaction can begin. */
export function isClosed(error: unknown): boolean {
  return named(error).name === 'InvalidStateError';
}

/** An error is not an instance of `Error` in every browser. */
function named(error: unknown): { readonly name: string; readonly message: string } {
  const { name, message } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error>;
  return { name: String(name ?? 'Error'), message: String(message ?? error) };
}
