/** A person of the demo who acts by calls: what the other side does while one is filmed. */
import { readFile } from 'node:fs/promises';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { BrowserState } from '../demo.ts';

export interface Person {
  /** The storage of a browser in which they have signed in. */
  state: BrowserState;
  id: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Changes the status of a deal. */
  move(dealId: string, status: string): Promise<unknown>;
  /** Sends a message in a deal's chat. */
  say(dealId: string, content: string): Promise<unknown>;
  /** Adds one of the demo's own videos or pictures to a deal; returns the file's id. */
  upload(dealId: string, media: string, name: string): Promise<string>;
}

/** The password of everybody in the demo. */
const password = 'briefcast-demo';

async function dataOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** The path of one of the demo's videos or pictures. */
export const mediaFile = (media: string) => inRoot('tools', 'demo', 'media', media);

/** Signs in. */
export async function signIn(baseUrl: string, email: string): Promise<Person> {
  const json = { 'content-type': 'application/json' };
  const { token, user } = await dataOf<{ token: string; user: { id: string } }>(
    await fetch(`${baseUrl}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
    }),
  );
  const authorization = `Bearer ${token}`;
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return dataOf(
      await fetch(baseUrl + path, {
        method,
        headers: { authorization, ...(body === undefined ? {} : json) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }
  return {
    id: user.id,
    state: {
      cookies: [],
      origins: [
        {
          origin: baseUrl,
          localStorage: [
            { name: 'authToken', value: token },
            { name: 'authUser', value: JSON.stringify(user) },
          ],
        },
      ],
    },
    call,
    move: (dealId, status) => call('PUT', `/api/deals/${dealId}/status`, { status }),
    say: (dealId, content) => call('POST', '/api/messages', { dealId, type: 'TEXT', content }),
    async upload(dealId, media, name) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await readFile(mediaFile(media)))]), name);
      const { file } = await dataOf<{ file: { id: string } }>(
        await fetch(`${baseUrl}/api/files/upload/${dealId}`, {
          method: 'POST',
          headers: { authorization },
          body: form,
        }),
      );
      return file.id;
    },
  };
}

interface SubmittedFile {
  id: string;
  status: string;
  poster: string | null;
}

/** The files of a deal that wait for a verdict, once the server has made their posters. */
export async function submitted(who: Person, dealId: string): Promise<SubmittedFile[]> {
  const patience = Date.now() + 20_000;
  while (Date.now() < patience) {
    const { deal } = await who.call<{ deal: { files: SubmittedFile[] } }>('GET', `/api/deals/${dealId}`);
    const files = deal.files.filter(({ status }) => status === 'PENDING');
    if (files.length > 0 && files.every(({ poster }) => poster)) return files;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The stills of what was submitted were not made');
}
