/**
 * A person's entries on this device, in IndexedDB (rules/phone#device). Every entry belongs to a person and a kind,
 * and is read with that person's id alone: another person on the same device sees and sends nothing of the first.
 * The service worker uses this file as well, so it needs no page.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceDatabases } from './wipe-device.ts';

export interface DeviceEntry<Value> {
  personId: string;
  /** Kind of the entry, such as `answer`; each kind has one owner in the code. */
  kind: string;
  name: string;
  /** In milliseconds since 1970; of two entries of one kind, the one with the earlier time is older. */
  keptAt: number;
  value: Value;
}

interface Schema extends DBSchema {
  entries: {
    key: [personId: string, kind: string, name: string];
    value: DeviceEntry<unknown>;
    indexes: { 'by age': [personId: string, kind: string, keptAt: number] };
  };
}

export type DeviceDatabase = keyof typeof deviceDatabases;
type Connection = IDBPDatabase<Schema>;

const connections = new Map<DeviceDatabase, Promise<Connection>>();

function connect(database: DeviceDatabase): Promise<Connection> {
  const open = connections.get(database);
  if (open) return open;
  const forget = () => void connections.delete(database);
  const connection = openDB<Schema>(deviceDatabases[database], 1, {
    upgrade(fresh) {
      const entries = fresh.createObjectStore('entries', { keyPath: ['personId', 'kind', 'name'] });
      entries.createIndex('by age', ['personId', 'kind', 'keptAt']);
    },
    // It is being deleted (wipe-device.ts), which waits for every open connection.
    blocking(_now, _next, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  connection.catch(forget);
  connections.set(database, connection);
  return connection;
}

/** All keys that begin with these: an array is greater than every number and text. */
const beginningWith = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** The entries of one kind in a database. Every function fails if the browser does not store anything. */
export interface DeviceShelf<Value> {
  read(personId: string, name: string): Promise<DeviceEntry<Value> | undefined>;
  /** All entries of a person, oldest first. */
  readAll(personId: string): Promise<DeviceEntry<Value>[]>;
  /** Replaces the entry of this name. */
  write(personId: string, name: string, value: Value, keptAt?: number): Promise<void>;
  remove(personId: string, name: string): Promise<void>;
  /** Removes a person's oldest entries, so that at most this number is left. */
  keepNewest(personId: string, most: number): Promise<void>;
}

/** The shelf for a kind of entries; only its owner in the code reads and writes this kind. */
export function deviceShelf<Value>(database: DeviceDatabase, kind: string): DeviceShelf<Value> {
  return {
    async read(personId, name) {
      const entry = await (await connect(database)).get('entries', [personId, kind, name]);
      return entry as DeviceEntry<Value> | undefined;
    },
    async readAll(personId) {
      const range = beginningWith(personId, kind);
      const entries = await (await connect(database)).getAllFromIndex('entries', 'by age', range);
      return entries as DeviceEntry<Value>[];
    },
    async write(personId, name, value, keptAt = Date.now()) {
      await (await connect(database)).put('entries', { personId, kind, name, keptAt, value });
    },
    async remove(personId, name) {
      await (await connect(database)).delete('entries', [personId, kind, name]);
    },
    async keepNewest(personId, most) {
      const { store } = (await connect(database)).transaction('entries', 'readwrite');
      const byAge = store.index('by age');
      const range = beginningWith(personId, kind);
      let surplus = (await byAge.count(range)) - most;
      let cursor = surplus > 0 ? await byAge.openCursor(range) : null;
      while (cursor && surplus > 0) {
        await cursor.delete();
        surplus -= 1;
        cursor = await cursor.continue();
      }
    },
  };
}

/** Removes everything that a database keeps of everybody else. */
export async function removeOthers(database: DeviceDatabase, personId: string): Promise<void> {
  const { store, done } = (await connect(database)).transaction('entries', 'readwrite');
  // Texts are compared by their code units, so these two ranges leave out exactly one id.
  await store.delete(IDBKeyRange.upperBound([personId], true));
  await store.delete(IDBKeyRange.lowerBound([personId, []], true));
  await done;
}
