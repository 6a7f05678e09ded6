/**
 * People of a program that reads only what it needs of an answer, as one of another release does: the contract's own client
 * refuses an answer that lacks what this release added.
 */
import { api, type RouteSpec, requestPath } from '@briefcast/contract';
import { newEmail, testAdminPassword, testPassword } from './harness.ts';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
}

/** Rejects with what the server refused. */
async function call<Answer>(
  origin: string,
  spec: RouteSpec,
  { token, body, ...place }: Asked = {},
): Promise<Answer> {
  const answer = await fetch(`${origin}${requestPath(spec, place)}`, {
    method: spec.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${spec.method} ${spec.path}: ${answer.status} ${text}`);
  const told = JSON.parse(text) as { data?: Answer };
  return told.data ?? (told as Answer);
}

export interface PlainPerson {
  id: string;
  token: string;
}

export interface PlainDeal {
  brand: PlainPerson;
  creator: PlainPerson;
  dealId: string;
}

async function signUp(origin: string, body: object): Promise<PlainPerson> {
  const whole = { email: newEmail(), password: testPassword, ...body };
  const { user, token } = await call<{ user: { id: string }; token: string }>(origin, api.accounts.register, {
    body: whole,
  });
  return { id: user.id, token };
}

/** A brand, a published creator and a brief between them. */
export async function plainDeal(origin: string): Promise<PlainDeal> {
  const brand = await signUp(origin, { role: 'BRAND', companyName: 'Oasis Skin' });
  const creator = await signUp(origin, { role: 'CREATOR', firstName: 'Layla', lastName: 'Haddad' });
  const admin = await call<{ token: string }>(origin, api.admin.logIn, {
    body: { password: testAdminPassword },
  });
  await call(origin, api.profiles.update, { body: { bio: 'Skincare on camera.' }, token: creator.token });
  await call(origin, api.admin.togglePublish, {
    params: { id: creator.id },
    body: { isPublished: true },
    token: admin.token,
  });
  const { deal } = await call<{ deal: { id: string } }>(origin, api.deals.create, {
    body: {
      title: 'Winter barrier serum',
      description: 'Three steps, bare skin first.',
      budget: 124_000,
      deadline: '2099-12-12T00:00:00.000Z',
      creatorId: creator.id,
    },
    token: brand.token,
  });
  return { brand, creator, dealId: deal.id };
}

/** Acts as a person in a deal at some server. */
export const plainly = (origin: string, { token }: PlainPerson) => ({
  send: async (dealId: string, content: string): Promise<string> => {
    const body = { dealId, type: 'TEXT', content };
    return (await call<{ message: { id: string } }>(origin, api.messages.send, { body, token })).message.id;
  },
  texts: async (id: string): Promise<string[]> =>
    (
      await call<{ messages: { content: string }[] }>(origin, api.messages.page, { params: { id }, token })
    ).messages.map(({ content }) => content),
  accept: (id: string) =>
    call(origin, api.deals.changeStatus, { params: { id }, body: { status: 'ACCEPTED' }, token }),
  statusOf: async (id: string): Promise<string> =>
    (await call<{ deal: { status: string } }>(origin, api.deals.read, { params: { id }, token })).deal.status,
  dealsOf: async (role: 'BRAND' | 'CREATOR'): Promise<string[]> =>
    (
      await call<{ deals: { id: string }[] }>(
        origin,
        role === 'BRAND' ? api.deals.brandDeals : api.deals.creatorDeals,
        { token },
      )
    ).deals.map(({ id }) => id),
});
