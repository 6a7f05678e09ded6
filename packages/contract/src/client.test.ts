import { describe, expect, it } from 'vitest';
import { allRoutes, api } from './api.ts';
import { createClient, readAnswer, requestPath } from './client.ts';
import { failureEnvelope } from './envelope.ts';
import { AppError } from './refusals.ts';

const id = '01900000-0000-7000-8000-000000000001';

describe('requestPath', () => {
  it('fills the braces, escaped', () => {
    expect(requestPath(api.deals.read, { params: { id } })).toBe(`/api/deals/${id}`);
    expect(requestPath(api.deals.read, { params: { id: '../a b?c' } })).toBe('/api/deals/..%2Fa%20b%3Fc');
  });

  it('repeats lists, escapes values and leaves out what is empty', () => {
    const query = {
      search: 'a&b',
      languages: ['Arabic', 'English'],
      categories: [],
      minPrice: 0,
      sort: undefined,
    };
    expect(requestPath(api.creators.directory, { query })).toBe(
      '/api/users/creators/public?search=a%26b&languages=Arabic&languages=English&minPrice=0',
    );
    expect(requestPath(api.creators.directory, { query: { search: '' } })).toBe('/api/users/creators/public');
    expect(requestPath(api.creators.categories)).toBe('/api/categories');
  });
});

describe('readAnswer', () => {
  const state = { id, status: 'ACCEPTED' };

  it('answers the parsed data, without what the contract does not name', () => {
    const json = { success: true, data: { deal: { ...state, passwordHash: 'x' } } };
    expect(readAnswer(api.deals.changeStatus, true, json)).toEqual({ deal: state });
  });

  it('reads lists that travel as text', () => {
    const shape = api.deals.read.reply.shape.deal.shape;
    expect(shape.requirements.parse('["Vertical"]')).toEqual(['Vertical']);
  });

  it('reads the fields beside `success` where a route answers so', () => {
    const json = { success: true, token: 't', message: 'Welcome' };
    expect(readAnswer(api.admin.logIn, true, json)).toEqual({ token: 't', message: 'Welcome' });
  });

  it('throws the refusal that the answer tells of', () => {
    const refusal = failureEnvelope(new AppError('deal.not_found'), { message: 'No.', details: [] });
    expect(() => readAnswer(api.deals.read, false, refusal)).toThrow(
      expect.objectContaining({ code: 'deal.not_found', status: 404 }),
    );
    const limited = failureEnvelope(new AppError('request.rate_limited'), { message: 'No.', details: [] });
    expect(() => readAnswer(api.deals.read, false, limited, '3')).toThrow(
      expect.objectContaining({ code: 'request.rate_limited', retryAfterSeconds: 3 }),
    );
  });

  it.each([
    null,
    'text',
    [],
    {},
    { success: false },
    { success: true },
    { success: true, data: { deal: { id } } },
  ])('does not pass on %j', (json) => {
    expect(() => readAnswer(api.deals.changeStatus, true, json)).toThrow(
      expect.objectContaining({ code: 'internal' }),
    );
  });
});

describe('createClient', () => {
  it('has a call for every route, and sends what it is given', async () => {
    const sent: unknown[] = [];
    const client = createClient(async ({ spec, path, body }) => {
      sent.push([spec.method, path, body]);
      return { ok: true, json: { success: true, data: { deal: { id, status: 'REJECTED' } } } };
    });
    const reply = await client.deals.changeStatus({ params: { id }, body: { status: 'REJECTED' } });
    expect(reply.deal.status).toBe('REJECTED');
    expect(sent).toEqual([['PUT', `/api/deals/${id}/status`, { status: 'REJECTED' }]]);
    const calls = Object.entries(client).flatMap(([feature, routes]) =>
      Object.keys(routes).map((name) => `${feature}.${name}`),
    );
    expect(calls).toEqual(allRoutes.map(({ name }) => name));
  });

  it.each([
    [413, 'request.too_large'],
    [414, 'request.address_too_long'],
    [429, 'request.rate_limited'],
    [431, 'request.head_too_large'],
    [418, 'internal'],
    [502, 'internal'],
  ])('rejects with what a proxy says by its page of %i', async (status, code) => {
    const client = createClient(async () => ({ ok: false, json: null, status }));
    await expect(client.accounts.me()).rejects.toMatchObject({ code });
  });

  it('rejects with the refusal', async () => {
    const client = createClient(async () => ({
      ok: false,
      json: failureEnvelope(new AppError('auth.required'), { message: 'No.', details: [] }),
    }));
    await expect(client.accounts.me()).rejects.toMatchObject({ code: 'auth.required', status: 401 });
  });
});
