/** What the guard measures: what people wait for most, each beside its limit. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '../lib/ask.ts';
import { briefTo } from '../lib/brief.ts';
import type { Asked, Asking } from '../lib/load.ts';
import { askForMessages } from '../lib/messages.ts';
import { call, logIn, logInWriters, type Person } from '../lib/people.ts';
import { firstPage, type Server } from '../lib/server.ts';
import { idOf, sizesOf, startedDeal } from '../market-data/ids.ts';
import { questions, questionsWithoutRepeats } from '../market-data/queries.ts';

export interface Work {
  measured: Asked;
  limit: Asked;
  /** How many calls of `measured` one call of `limit` stands for. */
  calls: number;
  /** After so many calls Node has compiled what they run; however loaded the machine is, no fewer. */
  warmUp: number;
}

const json = { 'content-type': 'application/json' };
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const inTurn = (all: readonly Asking[]) => {
  let at = 0;
  return () => all[at++ % all.length] as Asking;
};

/** Deals of this many brands take turns, so that no lock of a deal or a purse is what is measured. */
const brandsInTurn = 40;
const commentsInRoom = 40;

/** Writes what a room shows: comments of both sides on the file of a deal. */
async function fillRoom(origin: string, fileId: string, sides: readonly Person[]): Promise<void> {
  for (let n = 0; n < commentsInRoom; n++) {
    const { token } = sides[n % sides.length] as Person;
    const body = { kind: 'NOTE', text: `Comment ${n}: the label should be sharp a second longer.` };
    await call(origin, 'POST', `/api/files/${fileId}/comments`, { token, body });
  }
}

/** Prepares everything that is asked for; `statements` is the server of the limits. */
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
  const [brand, writer] = [brands[0], writers[1]];
  const owner = await logIn(origin, 'brand1@market.example');
  if (!brand || !writer) throw new Error('The market is too small for the guard.');
  const { dealId } = startedDeal(0);
  const { deal } = await call<{ deal: { files: { id: string }[] } }>(origin, 'GET', `/api/deals/${dealId}`, {
    token: brand.token,
  });
  const fileId = deal.files[0]?.id ?? '';
  await fillRoom(origin, fileId, [brand, await logIn(origin, startedDeal(0).creator)]);
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
  const asked = (paths: readonly string[], person: Person): Asked => ({
    ...server,
    requests: paths.map((path) => ({ path, headers: bearer(person) })),
  });
  const stated = (requests: readonly Asking[], next?: () => Asking): Asked => ({
    ...statements,
    requests,
    ...(next ? { next } : {}),
  });
  const pageOf = [`/api/deals/${dealId}`, `/api/deals/${dealId}/tasks`, '/api/auth/me'];
  return {
    'an unlike search': {
      measured: { ...server, requests: [], next: () => ({ path: unlike() }) },
      limit: stated(questions(100).map((path) => ({ path }))),
      calls: 1,
      warmUp: 3000,
    },
    "a brand's 40 deals": {
      measured: asked(['/api/deals'], owner),
      limit: stated([{ path: `/deals/${idOf('brand', 1)}` }]),
      calls: 1,
      warmUp: 600,
    },
    "a deal's page": {
      measured: asked(pageOf, brand),
      limit: stated([{ path: `/deal/${dealId}/${brand.id}` }]),
      calls: pageOf.length,
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
          senderId: owner.id,
          content: `insert ${inserts}: the light is lovely in this take, could we see the label a second longer?`,
        }),
      })),
      calls: 1,
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
      warmUp: 100,
    },
    'a review room opened': {
      measured: asked([...pageOf, `/api/files/${fileId}/comments`], brand),
      limit: stated([{ path: `/room/${dealId}/${brand.id}/${fileId}` }]),
      calls: pageOf.length + 1,
      warmUp: 600,
    },
  };
}

/** The bytes of the directory's first page in a file, for the limit that sends them from memory. */
export async function keepFirstPage(origin: string, folder: string): Promise<string> {
  const file = join(folder, 'first-page.json');
  writeFileSync(file, (await bodyOf(`${origin}${firstPage}`)).bytes);
  return file;
}
