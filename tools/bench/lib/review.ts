/** Files and comments of a deal, as its two sides send and follow them. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { startedDeal } from '../market-data/ids.ts';
import { call, logIn, type Person } from './people.ts';
import { until } from './processes.ts';
import { streamsOf } from './streams.ts';

const film = inRoot('tools', 'demo', 'media', 'deals', 'overnight-mask', 'day-seven-take-3.mp4');

/** Five seconds of 24 frames each. */
export const framesOfFilm = 120;

export interface ReviewedFilm {
  dealId: string;
  fileId: string;
  brand: Person;
  creator: Person;
}

interface MediaOfFile {
  id: string;
  media?: { state: string } | null;
}

/** A short video that the creator of the n-th started deal has uploaded, once all its forms are made. */
export const reviewedFilm = (origin: string, n: number): Promise<ReviewedFilm> =>
  filmOfDeal(origin, n, readFileSync(film));

/** Uploads these bytes as such a video. Throws if it is refused, or cannot be watched within five minutes. */
export async function filmOfDeal(
  origin: string,
  n: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReviewedFilm> {
  const { dealId, ...emails } = startedDeal(n);
  const [brand, creator] = await Promise.all([logIn(origin, emails.brand), logIn(origin, emails.creator)]);
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'video/mp4' }), 'take.mp4');
  const answer = await fetch(`${origin}/api/files/upload/${dealId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${creator.token}`, 'idempotency-key': crypto.randomUUID() },
    body,
  });
  const { data } = (await answer.json()) as { data: { file: { id: string } } };
  if (!answer.ok) throw new Error(`The film was refused: ${answer.status}`);
  const fileId = data.file.id;
  async function isMade() {
    const { deal } = await call<{ deal: { files: MediaOfFile[] } }>(origin, 'GET', `/api/deals/${dealId}`, {
      token: brand.token,
    });
    const state = deal.files.find(({ id }) => id === fileId)?.media?.state;
    return state === 'WAITING' || state === 'WORKING' ? null : true;
  }
  await until(isMade, 'what is made of the film', { seconds: 300, everyMilliseconds: 100 });
  return { dealId, fileId, brand, creator };
}

/** The app retries what a busy server refused, after this time. */
const againAfterMilliseconds = 250;

export interface WrittenComment {
  id: string;
  /** How often it was sent. */
  tries: number;
}

/**
 * Writes a comment on a frame; the brand asks for a change, the creator adds a note. If a busy server refuses
 * it, it is sent again under the same key, as the app does. Throws for other refusals.
 */
export async function comment(
  origin: string,
  fileId: string,
  { token }: Person,
  { kind, text, frame }: { kind: 'IN_BRIEF' | 'NOTE'; text: string; frame: number },
): Promise<WrittenComment> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify({ kind, text, at: { from: frame % framesOfFilm, to: null } });
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${origin}/api/files/${fileId}/comments`, { method: 'POST', headers, body });
    const answered = (await answer.json()) as { data: { comment: { id: string } }; message?: string };
    if (answer.ok) return { id: answered.data.comment.id, tries };
    if (answer.status !== 503) throw new Error(`comment: ${answered.message}`);
    await new Promise((resolve) => setTimeout(resolve, againAfterMilliseconds));
  }
}

export interface Follower {
  /** The ids in the order of their numbers. */
  ids(): string[];
  numbers(): number[];
  /** When each id arrived, by `performance.now()`. */
  seen: ReadonlyMap<string, number>;
  close(): void;
}

interface Changes {
  comments: { id: string; number: number }[];
  upTo: number;
  more: boolean;
}

/** Follows a file's comments as an open room does: it reads the changes whenever the stream announces some. */
export async function followComments(origin: string, fileId: string, { token }: Person): Promise<Follower> {
  const numbers = new Map<string, number>();
  const seen = new Map<string, number>();
  let upTo = 0;
  let isReading = false;
  let isToldAgain = false;
  async function read() {
    isToldAgain = true;
    if (isReading) return;
    isReading = true;
    while (isToldAgain) {
      isToldAgain = false;
      const answer = await fetch(`${origin}/api/files/${fileId}/comments?since=${upTo}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.status === 503) {
        await answer.arrayBuffer();
        await new Promise((resolve) => setTimeout(resolve, againAfterMilliseconds));
        isToldAgain = true;
        continue;
      }
      const { data: news } = (await answer.json()) as { data: Changes };
      for (const { id, number } of news.comments) {
        if (!seen.has(id)) seen.set(id, performance.now());
        numbers.set(id, number);
      }
      upTo = Math.max(upTo, news.upTo);
      // There is another page.
      if (news.more) isToldAgain = true;
    }
    isReading = false;
  }
  const streams = streamsOf(origin, (subjectId) => {
    if (subjectId === fileId) void read();
  });
  await streams.openUpTo(1, [token]);
  const inOrder = () => [...numbers].toSorted(([, one], [, other]) => one - other);
  return {
    ids: () => inOrder().map(([id]) => id),
    numbers: () => inOrder().map(([, number]) => number),
    seen,
    close: () => streams.close(),
  };
}
