/**
 * The used part of a service worker's scope: TypeScript has the types of a page or of a worker, not of both in one
 * project.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      readonly includeUncontrolled: boolean;
      readonly type: 'all' | 'window';
    }): Promise<readonly Client[]>;
    get(id: string): Promise<Client | undefined>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchAsked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

export interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchAsked extends Extendable {
  readonly request: Request;
  /** The client that asks: a page, or a worker of one. */
  readonly clientId: string;
  /** The future page, if the request is for a page. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface Told extends Extendable {
  readonly data: unknown;
  readonly source: Client | null;
  readonly ports: readonly MessagePort[];
}

/** A page or a worker whose requests the service worker answers. */
export interface Client {
  readonly id: string;
  readonly url: string;
  readonly type: string;
}
