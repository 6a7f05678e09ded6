/** Works that the guard measures: the most important calls, each next to its limit. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '../lib/ask.ts';
import { briefTo } from '../lib/brief.ts';
import type { Asked, Asking } from '../lib/load.ts';
import { askForMessages } from '../lib/messages.ts';
import { call, logIn, logInBrand, logInWriters, type Person } from '../lib/people.ts';
import { firstPage, type Server } from '../lib/server.ts';
import { idOf, sizesOf, startedDeal } from '../market-data/ids.ts';
import { questions, questionsWithoutRepeats } from '../market-data/queries.ts';

export interface Work {
  measured: Asked;
  limit: Asked;
  /** How many calls of `measured` correspond to one call of `limit`. */
  calls: number;
  /** It adds rows that the pages of other works would show. */
  writes?: true;
  /** After this many calls Node has compiled the code; no fewer, however loaded the machine is. */
  warmUp: number;
}

const json = { 'content-type': 'application/json' };
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const inTurn = (all: readonly Asking[]) => {
  let at = 0;
  return () => all[at++ % all.length] as Asking;
};

/** Deals of this many brands take turns, so that locks of a deal or of an account of credits are not measured. */
const brandsInTurn = 40;
/** This many people read their own pages: two calls of one person are answered at once, others wait. */
const readers = 10;
const commentsInRoom = 40;

/** A deal's page and the room of its file, and the brand that reads them. */
interface Room {
  dealId: string;
  fileId: string;
  brand: Person;
}

/** Fills a room with comments of both sides on the file of a deal. */
async function fillRoom(origin: string, fileId: string, sides: readonly Person[]): Promise<void> {
  for (let n = 0; n < commentsInRoom; n++) {
    const { token } = sides[n % sides.length] as Person;
    const body = { kind: 'NOTE', text: `Comment ${n}: the label should be sharp a second longer.` };
    await call(origin, 'POST', `/api/files/${fileId}/comments`, { token, body });
  }
}

/** Full rooms of this many different brands; an approved file accepts no comments. */
async function fillRooms(origin: string, brands: readonly Person[]): Promise<Room[]> {
  const rooms: Room[] = [];
  for (const [n, brand] of brands.entries()) {
    if (rooms.length === readers) break;
    const { dealId, creator } = startedDeal(n);
    const { deal } = await call<{ deal: { files: { id: string; status: string }[] } }>(
      origin,
      'GET',
      `/api/deals/${dealId}`,
      { token: brand.token },
    );
    const file = deal.files.find(({ status }) => status !== 'APPROVED');
    if (!file) continue;
    await fillRoom(origin, file.id, [brand, await logIn(origin, creator)]);
    rooms.push({ dealId, fileId: file.id, brand });
  }
  return rooms;
}

/** Prepares all works; `statements` is the server of the limits. */
export async function worksOf(
  server: Server,
  statements: { origin: string; pid: number },
  creators: number,
): Promise<Record<string, Work>> {
  const { origin } = server;
  const count = Math.min(brandsInTurn, sizesOf(creators).startedDeals);
  const writers = await logInWriters(origin, count);
  const brands = await Promise.all(
    Array.from({ length: count }, (_, n) => logIn(origin, startedDeal(n).brand)),
  );
  const owners = [await logInBrand(origin, 1), await logInBrand(origin, 2)] as const;
  const rooms = await fillRooms(origin, brands);
  if (rooms.length < readers) throw new Error('The market is too small for the guard.');
  const send = (person: Person, n: number) => ({
    method: 'POST' as const,
    path: '/api/deals',
    headers: { ...json, ...bearer(person), 'idempotency-key': randomUUID() },
    body: JSON.stringify(briefTo(idOf('creator', 200 + n))),
  });
  const sentBy = new Map<string, string>();
  for (const person of brands) {
    const body = briefTo(idOf('creator', 200));
    const { deal: sent } = await call<{ deal: { id: string } }>(origin, 'POST', '/api/deals', {
      token: person.token,
      body,
    });
    sentBy.set(person.id, sent.id);
  }
  const unlike = questionsWithoutRepeats(9);
  let [briefs, inserts] = [0, 0];
  const askedBy = (person: Person, paths: readonly string[]): Asking[] =>
    paths.map((path) => ({ path, headers: bearer(person) }));
  /** The calls of every room, each by its own brand. */
  const asked = (pathsOf: (room: Room) => readonly string[]): Asked => ({
    ...server,
    requests: rooms.flatMap((room) => askedBy(room.brand, pathsOf(room))),
  });
  const stated = (requests: readonly Asking[], next?: () => Asking): Asked => ({
    ...statements,
    requests,
    ...(next ? { next } : {}),
  });
  const pageOf = ({ dealId }: Room) => [`/api/deals/${dealId}`, `/api/deals/${dealId}/tasks`, '/api/auth/me'];
  const roomOf = (room: Room) => [...pageOf(room), `/api/files/${room.fileId}/comments`];
  return {
    'an unlike search': {
      measured: { ...server, requests: [], next: () => ({ path: unlike() }) },
      limit: stated(questions(100).map((path) => ({ path }))),
      calls: 1,
      warmUp: 3000,
    },
    "a brand's 40 deals": {
      measured: { ...server, requests: owners.flatMap((owner) => askedBy(owner, ['/api/deals'])) },
      limit: stated(owners.map(({ id }) => ({ path: `/deals/${id}` }))),
      calls: 1,
      warmUp: 600,
    },
    "a deal's page": {
      measured: asked(pageOf),
      limit: stated(rooms.map(({ dealId, brand }) => ({ path: `/deal/${dealId}/${brand.id}` }))),
      calls: 3,
      warmUp: 1200,
    },
    'a message': {
      measured: askForMessages(server, writers, 'guard'),
      limit: stated([], () => ({
        method: 'POST',
        path: '/message',
        headers: json,
        body: JSON.stringify({
          dealId: idOf('deal', 1 + (inserts++ % brandsInTurn)),
          senderId: owners[0].id,
          content: `insert ${inserts}: the light is lovely in this take, could we see the label a second longer?`,
        }),
      })),
      calls: 1,
      writes: true,
      warmUp: 800,
    },
    'a brief sent': {
      measured: {
        ...server,
        requests: [],
        next: () => send(brands[briefs++ % brands.length] as Person, briefs % 700),
      },
      limit: stated(
        [],
        inTurn(
          [...sentBy.values()].map((id) => ({
            method: 'POST',
            path: `/brief/${id}`,
            headers: json,
            body: '{}',
          })),
        ),
      ),
      calls: 1,
      writes: true,
      warmUp: 100,
    },
    'a review room opened': {
      measured: asked(roomOf),
      limit: stated(
        rooms.map(({ dealId, brand, fileId }) => ({ path: `/room/${dealId}/${brand.id}/${fileId}` })),
      ),
      calls: 4,
      warmUp: 600,
    },
  };
}

/** Stores the bytes of the directory's first page in a file, for the limit that sends them from memory. */
export async function keepFirstPage(origin: string, folder: string): Promise<string> {
  const file = join(folder, 'first-page.json');
  writeFileSync(file, (await bodyOf(`${origin}${firstPage}`)).bytes);
  return file;
}
