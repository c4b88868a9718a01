import type { Fault } from '../../kernel/contract.ts';

/** What can go wrong with games that are kept on the device, each by name. */
export const TROUBLES = [
  /** The browser gives this page no storage: a private window, or the reader has blocked it. */
  'forbidden',
  /** No room is left. */
  'full',
  /** What is stored was written by a newer version of the site. */
  'newer-version',
  /** Another tab holds an older version of the storage, and does not let go. */
  'blocked',
  /** The connection was closed under us: what is stored was deleted, or a newer version opened in another tab. */
  'closed',
  /** The browser does not answer. */
  'no-answer',
  /** No game of this id is stored. */
  'missing',
  /** A game of this id is stored already. */
  'exists',
  /** The game is played elsewhere now: what this page would write is not accepted any more. */
  'taken-over',
  /** What is to be appended does not follow on what is stored. */
  'gap',
  /** A part of what is stored is missing or broken; `faults` say which. */
  'damaged',
  /** Anything else; `message` is what the browser says. */
  'failed',
] as const;
export type TroubleCode = (typeof TROUBLES)[number];

export interface Trouble {
  readonly code: TroubleCode;
  readonly faults?: readonly Fault[];
  readonly message?: string;
}

/** What was asked for, or why there is none. */
export type Outcome<T> =
  | (T & { readonly trouble?: undefined })
  | ({ readonly trouble: Trouble } & { readonly [K in keyof T]?: undefined });

/** Thrown inside of a transaction, which then has changed nothing. */
export class Stopped extends Error {
  readonly trouble: Trouble;

  constructor(code: TroubleCode, faults?: readonly Fault[]) {
    super(code);
    this.trouble = { code, ...(faults ? { faults } : {}) };
  }
}

/** The browsers' names of errors. What is told of a transaction that was given up (`AbortError`) stands elsewhere. */
const NAMED: { readonly [name: string]: TroubleCode } = {
  QuotaExceededError: 'full',
  VersionError: 'newer-version',
  SecurityError: 'forbidden',
  NotAllowedError: 'forbidden',
};

/** While the storage is opened, Firefox says so in a private window, and some browsers have no storage at all. */
const NAMED_AT_OPENING: { readonly [name: string]: TroubleCode } = {
  ...NAMED,
  InvalidStateError: 'forbidden',
  ReferenceError: 'forbidden',
  TypeError: 'forbidden',
};

/** What an error means for whoever wanted to read or write. */
export function troubleOf(error: unknown, opening = false): Trouble {
  if (error instanceof Stopped) return error.trouble;
  const { name, message } = named(error);
  const names = opening ? NAMED_AT_OPENING : NAMED;
  const code = Object.hasOwn(names, name) ? names[name] : undefined;
  return { code: code ?? 'failed', message: `${name}: ${message}` };
}

/** Whether an error only says that its transaction was given up, not why. */
export function isAbort(error: unknown): boolean {
  return named(error).name === 'AbortError';
}

/** Whether an error says that the connection is closed: no transaction can begin. */
export function isClosed(error: unknown): boolean {
  return named(error).name === 'InvalidStateError';
}

/** An error is not an instance of `Error` in every browser. */
function named(error: unknown): { readonly name: string; readonly message: string } {
  const { name, message } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error>;
  return { name: String(name ?? 'Error'), message: String(message ?? error) };
}
