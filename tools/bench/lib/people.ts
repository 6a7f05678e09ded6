/** Calls as a person makes them: log in, read, change. */
import { emailOf, marketPassword, startedDeal } from '../market-data/ids.ts';
import type { Asking } from './load.ts';

export interface Person {
  id: string;
  token: string;
}

/** Makes a call and returns its `data`. Throws the refusal's text. */
export async function call<T>(
  origin: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<T> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data, error } = (await answer.json()) as { data: T; error?: { message: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${error?.message}`);
  return data;
}

/** Logs a person of the market in. */
export async function logIn(origin: string, email: string): Promise<Person> {
  const { user, token } = await call<{ user: { id: string }; token: string }>(
    origin,
    'POST',
    '/api/auth/login',
    { body: { email, password: marketPassword } },
  );
  return { id: user.id, token };
}

/** Logs many in, a few at a time; in the order of the addresses. */
export async function logInAll(origin: string, emails: readonly string[]): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < emails.length; at += 8) {
    people.push(...(await Promise.all(emails.slice(at, at + 8).map((email) => logIn(origin, email)))));
  }
  return people;
}

/** The n-th brand, from 1. */
export const logInBrand = (origin: string, n: number): Promise<Person> => logIn(origin, emailOf('brand', n));

/** A person who may write in a deal of their own. */
export interface Writer extends Person {
  dealId: string;
  /** The forwarded address, for a server that trusts it. */
  address: string;
}

/** Brands and creators of as many different deals, alternating: nobody writes in two, no deal has two writers. */
export async function logInWriters(origin: string, count: number): Promise<Writer[]> {
  const deals = Array.from({ length: count }, (_, n) => ({ n, ...startedDeal(n) }));
  const people = await logInAll(
    origin,
    deals.map(({ n, brand, creator }) => (n % 2 === 0 ? brand : creator)),
  );
  return people.map((person, n) => ({
    ...person,
    dealId: startedDeal(n).dealId,
    address: `10.0.${n >> 8}.${n & 255}`,
  }));
}

let written = 0;

/** A message with its own key, as the web app sends it. `marker` begins its text. */
export const messageBy = ({ token, dealId, address }: Writer, marker: string): Asking => ({
  method: 'POST',
  path: '/api/messages',
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    'x-forwarded-for': address,
  },
  body: JSON.stringify({
    dealId,
    type: 'TEXT',
    content: `${marker} ${written++}: the light is lovely in this take, could we see the label a second longer?`,
  }),
});
