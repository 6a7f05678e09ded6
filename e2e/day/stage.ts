/** Prepares a task of the day by calls, before the person looks. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { demoPassword } from '../demo.ts';

interface SignedIn {
  token: string;
  user: { id: string; role: 'BRAND' | 'CREATOR' };
}

export interface Stage extends SignedIn {
  /** Address of the person's deal of this title. */
  deal(title: string): Promise<string>;
  /** Saves this number of published creators in the brand's list of this name. */
  fillRoster(list: string, count: number): Promise<void>;
  /** Completes this number of deals with a creator who stated bank details, so that their payments are due. */
  owe(count: number): Promise<void>;
}

const creatorOfDeals = 'layla@haddad.example';
const picture = inRoot('tools', 'demo', 'media', 'deals', 'cloud-cleanser', 'foam-side.jpg');

async function call<T>(address: string, method: string, token?: string, body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Signs somebody of the demo in. */
export async function stageOf(baseUrl: string, email: string): Promise<Stage> {
  const signIn = (who: string) =>
    call<SignedIn>(`${baseUrl}/api/auth/login`, 'POST', undefined, { email: who, password: demoPassword });
  const self = await signIn(email);
  const { token, user } = self;
  const ask = <T>(method: string, path: string, body?: object, as = token) =>
    call<T>(baseUrl + path, method, as, body);

  async function complete(number: number, creator: SignedIn) {
    const { deal } = await ask<{ deal: { id: string } }>('POST', '/api/deals', {
      title: `Shelf still ${number}`,
      description: 'One still in daylight.',
      budget: 18_000,
      deadline: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      creatorId: creator.user.id,
      requirements: [],
      deliverables: ['UGC Photo'],
    });
    const status = `/api/deals/${deal.id}/status`;
    await ask('PUT', status, { status: 'ACCEPTED' }, creator.token);
    const form = new FormData();
    form.append('file', new Blob([readFileSync(picture)], { type: 'image/jpeg' }), basename(picture));
    const { file } = await ask<{ file: { id: string } }>(
      'POST',
      `/api/files/upload/${deal.id}`,
      form,
      creator.token,
    );
    await ask('PUT', status, { status: 'SUBMITTED' }, creator.token);
    await ask('PUT', `/api/files/${file.id}/status`, { status: 'APPROVED' });
    await ask('PUT', status, { status: 'COMPLETED' });
  }

  return {
    ...self,
    async deal(title) {
      const isBrand = user.role === 'BRAND';
      const path = isBrand ? '/api/deals' : '/api/deals/creator/my-deals';
      const { deals } = await ask<{ deals: { id: string; title: string }[] }>('GET', `${path}?limit=100`);
      const found = deals.find((deal) => deal.title === title);
      if (!found) throw new Error(`The demo has no deal ${title}`);
      return `${isBrand ? '/brand-deal' : '/deal'}/${found.id}`;
    },
    async fillRoster(list, count) {
      const { lists } = await ask<{ lists: { id: string; name: string }[] }>('GET', '/api/rosters');
      const listIds = lists.filter(({ name }) => name === list).map(({ id }) => id);
      const { creators } = await ask<{ creators: { id: string }[] }>(
        'GET',
        '/api/users/creators/public?limit=50',
      );
      for (const { id } of creators.slice(0, count))
        await ask('PUT', `/api/rosters/creators/${id}`, { listIds });
    },
    async owe(count) {
      const creator = await signIn(creatorOfDeals);
      for (let number = 1; number <= count; number++) await complete(number, creator);
    },
  };
}
