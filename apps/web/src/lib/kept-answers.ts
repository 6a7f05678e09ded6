/**
 * The answers that a person has seen, kept on this device (rules/phone#what-is-kept). Only used where a service worker
 * is registered; kept-first.ts decides when they are shown.
 */
import { dayMs } from '@briefcast/contract/kit/days';
import type { Query, QueryClient } from '@tanstack/react-query';
import { deviceShelf } from './device-store.ts';
import { isKept } from './kept-keys.ts';
import { readSession } from './session.ts';

interface KeptAnswer {
  data: unknown;
  /** Version of the app that kept it: another one may expect other fields. */
  version: string;
}

const mostAnswers = 200;
/** Larger answers are not kept: together they would fill a phone. In characters of JSON. */
const largest = 250_000;
const longestMs = 30 * dayMs;

const shelf = deviceShelf<KeptAnswer>('seen', 'answer');
const version: string = import.meta.env.ANSWERS_VERSION ?? '';

/** The signed-in person, and the beginning of their names: a brand's answers belong to the organisation. */
function readOwner() {
  const { user } = readSession();
  return user && { id: user.id, organization: user.role === 'BRAND' ? user.brandId : null };
}

type Owner = NonNullable<ReturnType<typeof readOwner>>;
const entryName = ({ organization }: Owner, queryHash: string) => `${organization ?? ''} ${queryHash}`;

/** Data that was read from here, which is not kept once more: it would look newer than it is. */
const fromHere = new WeakSet<object>();

/** Stored data of a query, with its time; undefined if there is none, or it cannot be read. */
export async function readKeptAnswer(queryHash: string): Promise<{ data: unknown; at: number } | undefined> {
  const owner = readOwner();
  if (!owner) return undefined;
  const entry = await shelf.read(owner.id, entryName(owner, queryHash)).catch(() => undefined);
  if (!entry || entry.value.version !== version || entry.keptAt < Date.now() - longestMs) return undefined;
  const { data } = entry.value;
  if (typeof data === 'object' && data !== null) fromHere.add(data);
  return { data, at: entry.keptAt };
}

/** Whether something is kept for a query that is too old to be shown, or of another version of the app. */
export async function isKeptTooOld(queryHash: string): Promise<boolean> {
  const owner = readOwner();
  if (!owner) return false;
  const isThere = await shelf.read(owner.id, entryName(owner, queryHash)).catch(() => undefined);
  return isThere !== undefined && (await readKeptAnswer(queryHash)) === undefined;
}

/** Removes a query's stored data, as when the server says that it does not exist any more. */
export async function dropKeptAnswer(queryHash: string): Promise<void> {
  const owner = readOwner();
  if (owner) await shelf.remove(owner.id, entryName(owner, queryHash)).catch(() => undefined);
}

async function saveAnswer({ queryKey, queryHash, state }: Query) {
  const { data, dataUpdatedAt } = state;
  const owner = readOwner();
  if (!owner || !isKept(queryKey) || typeof data !== 'object' || data === null || fromHere.has(data)) return;
  if (JSON.stringify(data).length > largest) return;
  await shelf.write(owner.id, entryName(owner, queryHash), { data, version }, dataUpdatedAt);
}

let isKeeping = false;

/** Keeps every answer from now on, and those that the page has already. */
export async function keepAnswers(client: QueryClient): Promise<void> {
  if (isKeeping) return;
  isKeeping = true;
  const cache = client.getQueryCache();
  const keepQuietly = (query: Query) => saveAnswer(query).catch(() => undefined);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void keepQuietly(event.query);
  });
  await Promise.all(cache.getAll().map(keepQuietly));
  const owner = readOwner();
  if (owner) await shelf.keepNewest(owner.id, mostAnswers).catch(() => undefined);
}
