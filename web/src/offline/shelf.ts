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
    transaction.onabort = () => reject(transaction.error ?? new NotNext());
  });
}

/** Another tab has written here. */
class NotNext extends Error {}

export interface Shelf {
  put(table: string, number: number, batch: Uint8Array, summary: Uint8Array): Promise<boolean>;
  batches(table: string): Promise<Uint8Array[]>;
  summaries(): Promise<Uint8Array[]>;
  me(): Promise<Uint8Array | undefined>;
  keepMe(me: Uint8Array): Promise<void>;
}

/**
 * The shelf on the disk. Rejects where the browser forbids to keep anything. What finds no room stays in memory, so that
 * the game goes on, and is tried again with every move; `hasRoom` hears whether everything is on the disk.
 */
export async function openShelf(hasRoom: (all: boolean) => void = () => undefined): Promise<Shelf> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("batches");
    opening.result.createObjectStore("summaries");
    opening.result.createObjectStore("people");
  };
  const database = await done(opening);
  const unkept = new Map<string, Uint8Array[]>();

  async function write(table: string, first: number, added: readonly Uint8Array[], summary: Uint8Array): Promise<void> {
    const writing = database.transaction(["batches", "summaries"], "readwrite", { durability: "strict" });
    const batches = writing.objectStore("batches");
    const end = finished(writing);
    const before = first === 0 ? 1 : await done(batches.count([table, first - 1]));
    if (before === 0) writing.abort();
    else {
      added.forEach((batch, place) => batches.add(batch, [table, first + place]));
      writing.objectStore("summaries").put(summary, table);
    }
    await end;
  }

  return {
    async put(table, number, batch, summary) {
      const waiting = unkept.get(table) ?? [];
      try {
        await write(table, number - waiting.length, [...waiting, batch], summary);
      } catch (error) {
        if (error instanceof NotNext || (error instanceof DOMException && error.name === "ConstraintError")) {
          unkept.delete(table);
          return false;
        }
        unkept.set(table, [...waiting, batch]);
        hasRoom(false);
        return true;
      }
      if (unkept.delete(table)) hasRoom(unkept.size === 0);
      return true;
    },
    async batches(table) {
      const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
      const kept = await done(database.transaction("batches").objectStore("batches").getAll(range));
      return [...(kept as Uint8Array[]), ...(unkept.get(table) ?? [])];
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
      await finished(writing).catch(() => hasRoom(false));
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
