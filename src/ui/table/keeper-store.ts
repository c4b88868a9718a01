import { type IDBPDatabase, openDB } from 'idb';
import { type Closing, withMoved } from './keeper-move.ts';
import { type Reading, type Schema, STORES, VERSION, type Writing } from './keeper-schema.ts';
import { type Begun, ended } from './keeper-transaction.ts';
import { isClosed, type Outcome, troubleOf } from './keeper-trouble.ts';

/** The time that the browser may take to open the storage, in milliseconds: at first, and after a failure. */
const PATIENCE = 8_000;
const PATIENCE_AGAIN = 2_000;

export interface Opening {
  readonly database: string;
  /** The database of an older release, whose games are moved (`keeper-move.ts`). */
  readonly before?: string;
  readonly version?: number;
  readonly patience?: number;
  /** The storage has opened after a failure, so failed writes may be tried again. */
  readonly onOpen?: () => void;
}

/** The storage, as transactions over it. */
export interface Store {
  readonly read: <T>(work: (tx: Reading) => Promise<T>) => Promise<Outcome<{ readonly value: T }>>;
  /** When it returns its value, everything is written to the disk; when it returns a trouble, nothing is. */
  readonly write: <T>(work: (tx: Writing) => Promise<T>) => Promise<Outcome<{ readonly value: T }>>;
  /** Opens it, if it is not open. */
  readonly open: () => Promise<Outcome<object>>;
  readonly close: () => void;
}

/**
 * The storage: opened with the first request, and again with the next if it cannot be opened or if the connection was
 * closed by another page. A late answer of the browser is not lost: its connection is then used.
 */
export function createStore({ onOpen = () => {}, patience = PATIENCE, ...opening }: Opening): Store {
  let connection: Promise<Connected> | undefined;
  let failed = false;
  /** A request waits for another tab to release the storage; later requests would wait behind it. */
  let blocked = false;
  /** The number of releases: a connection that arrives after one is not wanted. */
  let gone = 0;

  const connect = (): Promise<Connected> => {
    if (connection) return connection;
    if (blocked) return Promise.resolve({ trouble: { code: 'blocked' } });
    const since = gone;
    let mine = connected(
      { ...opening, patience: failed ? Math.min(patience, PATIENCE_AGAIN) : patience },
      {
        gone: () => forget(mine),
        late: (db) => {
          blocked = false;
          if (!db) return;
          if (connection || since !== gone) return db.close();
          mine = Promise.resolve({ db });
          connection = mine;
          opened();
        },
      },
    );
    const first = mine;
    connection = first;
    void first.then(({ trouble }) => {
      if (!trouble) return opened();
      failed = true;
      blocked = trouble.code === 'blocked';
      forget(first);
    });
    return first;
  };
  const opened = (): void => {
    if (failed) onOpen();
    failed = false;
  };
  const forget = (gone: Promise<Connected>): void => {
    if (connection === gone) connection = undefined;
  };

  const run = async <T>(begin: (db: IDBPDatabase<Schema>) => Begun<T>): Promise<Outcome<{ readonly value: T }>> => {
    for (let tries = 0; tries < 2; tries++) {
      const mine = connect();
      const { db, trouble } = await mine;
      if (trouble) return { trouble };
      try {
        return await ended(begin(db), () => connection !== mine);
      } catch (error) {
        // It was closed by another page: it is opened again, once.
        if (!isClosed(error)) return { trouble: troubleOf(error) };
        forget(mine);
      }
    }
    return { trouble: { code: 'closed' } };
  };

  return {
    read: (work) =>
      run((db) => {
        const tx = db.transaction([...STORES], 'readonly');
        return { tx, work: work(tx) };
      }),
    write: (work) =>
      run((db) => {
        const tx = db.transaction([...STORES], 'readwrite', { durability: 'strict' });
        return { tx, work: work(tx) };
      }),
    open: async () => {
      const { trouble } = await connect();
      return trouble ? { trouble } : {};
    },
    close: () => {
      void connection?.then(({ db }) => db?.close());
      connection = undefined;
      blocked = false;
      gone++;
    },
  };
}

type Connected = Outcome<{ readonly db: IDBPDatabase<Schema> }>;

interface Events {
  /** The connection was closed by another page. */
  readonly gone: () => void;
  /** The connection has opened, or has failed, after the wait for it was over. */
  readonly late: (db?: IDBPDatabase<Schema>) => void;
}

/** A connection that does not block others: it closes when another tab wants to open a newer version. */
function connected(
  { database, before, version = VERSION, patience }: Opening,
  { gone, late }: Events,
): Promise<Connected> {
  return new Promise((resolve) => {
    let answered = false;
    const answer = (opened: Connected): void => {
      answered = true;
      clearTimeout(timer);
      resolve(opened);
    };
    const timer = setTimeout(() => answer({ trouble: { code: 'no-answer' } }), patience);
    const closing: Closing = {
      blocking: (_, __, event) => {
        (event.target as IDBDatabase | null)?.close();
        gone();
      },
      terminated: gone,
    };
    const open = async (): Promise<void> => {
      try {
        const fresh = await openDB<Schema>(database, version, {
          upgrade,
          blocked: () => answer({ trouble: { code: 'blocked' } }),
          ...closing,
        });
        const db = before === undefined ? fresh : await withMoved(fresh, { before, closing });
        if (answered) late(db);
        else answer({ db });
      } catch (error) {
        if (answered) late();
        else answer({ trouble: troubleOf(error, true) });
      }
    };
    void open();
  });
}

function upgrade(db: IDBPDatabase<Schema>, from: number): void {
  if (from < 1) for (const store of STORES) db.createObjectStore(store);
}
