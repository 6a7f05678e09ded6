import { allRoutes, type RouteSpec, requestPath } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AccessTargets, accessTargets } from './testing/access-targets.ts';
import { type DealSituation, sentBrief } from './testing/builders.ts';
import { type Person, testAdminPassword, useTestServer } from './testing/harness.ts';

/**
 * Who gets which status from which call: anonymous, the deal's creator, the deal's brand, another creator,
 * another brand, the admin. The calls are well-formed, so what differs is who asks. A route that is missing
 * here fails the test, and so does one whose door opens wider than this says.
 */
const columns = ['anonymous', 'creator', 'brand', 'otherCreator', 'otherBrand', 'admin'] as const;
type Column = (typeof columns)[number];

const unknownId = '01900000-0000-7000-8000-ffffffffffff';

const expectations: Record<string, string> = {
  'accounts.register': '201 201 201 201 201 201',
  'accounts.logIn': '401 401 401 401 401 401',
  'accounts.me': '401 200 200 200 200 401',
  'accounts.logOut': '401 200 200 200 200 401',
  'accounts.forgotPassword': '200 200 200 200 200 200',
  'accounts.resetPassword': '400 400 400 400 400 400',
  'accounts.confirmEmail': '400 400 400 400 400 400',
  'accounts.resendConfirmation': '401 200 200 200 200 401',
  'profiles.update': '401 200 200 200 200 401',
  'creators.directory': '200 200 200 200 200 200',
  'creators.publicProfile': '200 200 200 200 200 200',
  'creators.categories': '200 200 200 200 200 200',
  'portfolio.list': '200 200 200 200 200 200',
  'portfolio.add': '401 201 403 201 403 401',
  'portfolio.remove': '401 200 403 404 403 401',
  'deals.create': '401 403 201 403 201 401',
  'deals.brandDeals': '401 403 200 403 200 401',
  'deals.brandStats': '401 403 200 403 200 401',
  'deals.creatorDeals': '401 200 403 200 403 401',
  'deals.creatorStats': '401 200 403 200 403 401',
  'deals.read': '401 200 200 404 404 401',
  'deals.changeStatus': '401 200 403 404 404 401',
  'files.upload': '401 400 400 404 404 401',
  'files.uploadPortfolio': '401 400 403 400 403 401',
  'files.uploadAvatar': '401 400 400 400 400 401',
  'files.usage': '401 200 200 200 200 401',
  'files.review': '401 403 200 403 404 401',
  'files.clean': '401 200 404 404 404 401',
  'files.content': '403 403 403 403 403 403',
  'files.media': '404 404 404 404 404 404',
  'messages.send': '401 201 201 404 404 401',
  'messages.page': '401 200 200 404 404 401',
  'messages.markRead': '401 200 200 404 404 401',
  'messages.typing': '401 200 200 404 404 401',
  'notifications.list': '401 200 200 200 200 401',
  'notifications.unreadCount': '401 200 200 200 200 401',
  'notifications.markRead': '401 200 404 404 404 401',
  'notifications.markAllRead': '401 200 200 200 200 401',
  'notifications.settings': '401 200 200 200 200 401',
  'notifications.changeSetting': '401 200 200 200 200 401',
  'notifications.readUnsubscription': '400 400 400 400 400 400',
  'notifications.unsubscribe': '400 400 400 400 400 400',
  'linkPreviews.fetch': '401 400 400 400 400 401',
  'live.events': '401 - - - - 401',
  'admin.logIn': '200 200 200 200 200 200',
  'admin.logOut': '401 401 401 401 401 200',
  'admin.dashboard': '401 401 401 401 401 200',
  'admin.creators': '401 401 401 401 401 200',
  'admin.brands': '401 401 401 401 401 200',
  'admin.deals': '401 401 401 401 401 200',
  'admin.removeUser': '401 401 401 401 401 200',
  'admin.togglePublish': '401 401 401 401 401 200',
  'admin.cancelDeal': '401 401 401 401 401 200',
  'admin.removeDeal': '401 401 401 401 401 200',
  'admin.audit': '401 401 401 401 401 200',
  'admin.jobs': '401 401 401 401 401 200',
  'admin.retryJobs': '401 401 401 401 401 200',
  'admin.retryJob': '401 401 401 401 401 404',
  'admin.discardJob': '401 401 401 401 401 404',
  'system.site': '200 200 200 200 200 200',
  'system.health': '200 200 200 200 200 200',
  'system.ready': '200 200 200 200 200 200',
  'system.metrics': '200 200 200 200 200 200',
};

const server = useTestServer();
let situation: DealSituation;
let targets: AccessTargets;

/** A well-formed call of each route, about a deal that was just sent. */
function callOf(
  name: string,
  { creator, dealId }: DealSituation,
): { params?: object; query?: object; body?: object } {
  const deal = { params: { id: dealId } };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const email = `${Math.random().toString(36).slice(2)}@people.example`;
  const calls: Record<string, ReturnType<typeof callOf>> = {
    'accounts.register': { body: { role: 'BRAND', companyName: 'A', email, password: 'long enough' } },
    'accounts.logIn': { body: { email: 'nobody@people.example', password: 'a guess' } },
    'accounts.forgotPassword': { body: { email: 'nobody@people.example' } },
    'accounts.resetPassword': { body: { token: 'unknown', password: 'long enough' } },
    'accounts.confirmEmail': { body: { token: 'unknown' } },
    'profiles.update': { body: {} },
    'creators.publicProfile': { params: { id: creator.user.id } },
    'portfolio.list': { params: { userId: creator.user.id } },
    'portfolio.add': { body: { type: 'IMAGE', url: 'https://media.example/a.jpg', title: 'A' } },
    'portfolio.remove': { params: { itemId: targets.portfolioItemId } },
    'deals.create': {
      body: { title: 'A', description: 'B', budget: 100, deadline: tomorrow, creatorId: creator.user.id },
    },
    'deals.read': deal,
    'deals.changeStatus': { ...deal, body: { status: 'ACCEPTED' } },
    'files.upload': { params: { dealId } },
    'files.review': { params: { id: targets.judgedFileId }, body: { status: 'APPROVED' } },
    'files.clean': { params: { id: targets.acceptedDealId, fileId: targets.cleanedFileId } },
    'files.content': { params: { id: targets.judgedFileId }, query: { expires: '1', signature: 'forged' } },
    'files.media': { params: { id: unknownId } },
    'messages.send': { body: { dealId, type: 'TEXT', content: 'Hello' } },
    'messages.page': deal,
    'messages.markRead': deal,
    'messages.typing': deal,
    'notifications.markRead': { params: { id: targets.notificationId } },
    'notifications.markAllRead': { body: {} },
    'notifications.changeSetting': { body: { kind: 'messages.unread', byMail: true } },
    'notifications.readUnsubscription': { query: { token: 'forged' } },
    'notifications.unsubscribe': { query: { token: 'forged' } },
    'linkPreviews.fetch': { body: { url: 'http://127.0.0.1/' } },
    'admin.logIn': { body: { password: testAdminPassword } },
    'admin.removeUser': { params: { id: targets.removedUserId } },
    'admin.togglePublish': { params: { id: targets.publishedUserId }, body: { isPublished: true } },
    'admin.cancelDeal': { params: { id: targets.cancelledDealId } },
    'admin.removeDeal': { params: { id: targets.removedDealId } },
    'admin.retryJob': { params: { id: unknownId } },
    'admin.discardJob': { params: { id: unknownId } },
  };
  return calls[name] ?? {};
}

function request(name: string, spec: RouteSpec, token: string | undefined) {
  const { params, query, body } = callOf(name, situation);
  return server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, {
      ...(params ? { params: { ...params } } : {}),
      ...(query ? { query: { ...query } } : {}),
    }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(spec.upload
      ? {
          payload: 'no form',
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        }
      : {}),
    ...(body ? { payload: body } : {}),
  });
}

beforeAll(async () => {
  situation = await sentBrief(server);
  targets = await accessTargets(server, situation);
});

async function tokenOf(column: Column): Promise<string | undefined> {
  const people: Record<Column, () => Promise<Pick<Person, 'token'> | undefined>> = {
    anonymous: async () => undefined,
    creator: async () =>
      server.anonymous.accounts.logIn({
        body: { email: situation.creator.user.email, password: 'correct horse battery' },
      }),
    brand: async () =>
      server.anonymous.accounts.logIn({
        body: { email: situation.brand.user.email, password: 'correct horse battery' },
      }),
    otherCreator: () => server.signUpCreator(),
    otherBrand: () => server.signUpBrand(),
    admin: () => server.signInAdmin(),
  };
  return (await people[column]())?.token;
}

describe('the access matrix', () => {
  test('covers every route of the table', () => {
    expect(Object.keys(expectations).sort()).toEqual(allRoutes.map(({ name }) => name).sort());
  });

  describe.each(allRoutes)('$name', ({ name, spec }) => {
    const statuses = (expectations[name] ?? '').split(' ');
    const expected = columns.map((column, index) => [column, statuses[index] ?? 'missing'] as const);
    // Refusals first, while what they are about is still there: who may remove it comes last.
    const inOrder = expected.toSorted(([, one], [, other]) => other.localeCompare(one));
    test.each(inOrder)('%s: %s', async (column, expected) => {
      // A live stream does not end by itself; that it opens is a test of its own.
      if (expected === '-') return expect(spec.kind).toBe('events');
      const answer = await request(name, spec, await tokenOf(column));
      expect(`${answer.statusCode}`, answer.body.slice(0, 300)).toBe(expected);
    });
  });
});
