/**
 * The browser's database as the engine's shelf: bytes by table and number, a summary a table, and the person.
 * A batch is put only where nothing lies yet, right after the one before it: two tabs cannot both write.
 */
const NAME = "stolek";
const VERSION = 1;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}

export interface Shelf {
  put(table: string, number: number, batch: Uint8Array, summary: Uint8Array): Promise<boolean>;
  batches(table: string): Promise<Uint8Array[]>;
  summaries(): Promise<Uint8Array[]>;
  me(): Promise<Uint8Array | undefined>;
  keepMe(me: Uint8Array): Promise<void>;
}

/** The shelf on the disk. Rejects where the browser forbids to keep anything. */
export async function openShelf(): Promise<Shelf> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("batches");
    opening.result.createObjectStore("summaries");
    opening.result.createObjectStore("people");
  };
  const database = await done(opening);
  return {
    async put(table, number, batch, summary) {
      const writing = database.transaction(["batches", "summaries"], "readwrite", { durability: "strict" });
      const batches = writing.objectStore("batches");
      const end = finished(writing);
      const before = number === 0 ? 1 : await done(batches.count([table, number - 1]));
      if (before === 0) writing.abort();
      else {
        batches.add(batch, [table, number]);
        writing.objectStore("summaries").put(summary, table);
      }
      return end.then(
        () => true,
        () => false,
      );
    },
    async batches(table) {
      const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
      return done(database.transaction("batches").objectStore("batches").getAll(range)) as Promise<Uint8Array[]>;
    },
    async summaries() {
      return done(database.transaction("summaries").objectStore("summaries").getAll()) as Promise<Uint8Array[]>;
    },
    async me() {
      return done(database.transaction("people").objectStore("people").get("me")) as Promise<Uint8Array | undefined>;
    },
    async keepMe(me) {
      const writing = database.transaction("people", "readwrite");
      writing.objectStore("people").put(me, "me");
      await finished(writing);
    },
  };
}

/** A shelf that forgets: for browsers that keep nothing, so that one can play all the same. */
export function forgetfulShelf(): Shelf {
  const kept = new Map<string, Uint8Array[]>();
  const cards = new Map<string, Uint8Array>();
  let person: Uint8Array | undefined;
  return {
    async put(table, number, batch, summary) {
      const batches = kept.get(table) ?? [];
      if (batches.length !== number) return false;
      kept.set(table, [...batches, batch]);
      cards.set(table, summary);
      return true;
    },
    batches: async (table) => kept.get(table) ?? [],
    summaries: async () => [...cards.values()],
    me: async () => person,
    async keepMe(me) {
      person = me;
    },
  };
}
