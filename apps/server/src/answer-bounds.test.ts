import {
  allRoutes,
  castingLimits,
  limits,
  mostFileWeight,
  mostPerPage,
  mostThreadWeight,
  type RouteSpec,
  requestPath,
  type z,
} from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnswerRow, answerBounds, answersMany } from './testing/answer-bounds.ts';
import { acceptedDeal, brandIdOf, type DealSituation } from './testing/builders.ts';
import { appliedTo, castingBody, draftBody, postedCasting } from './testing/castings.ts';
import { type Filled, fillDeal } from './testing/fill-deal.ts';
import { fillLists } from './testing/fill-lists.ts';
import { useTestServer } from './testing/harness.ts';

const server = useTestServer();

/** More of everything than a page or an answer holds, and all of it as long as it may be. */
const filled: Filled = {
  messages: 260,
  files: 60,
  comments: Math.floor(mostFileWeight / mostThreadWeight / 4),
  deals: mostPerPage + 1,
  notifications: 120,
  books: mostPerPage + 1,
};

const lists = allRoutes.filter(({ spec }) => answersMany(spec));

test('every route that answers a list, a file or an export has a row, and no other', () => {
  const rowsWanted =
    'add the bound to testing/answer-bounds.ts, and fill what it lists in testing/fill-lists.ts';
  expect(Object.keys(answerBounds).toSorted(), rowsWanted).toEqual(lists.map(({ name }) => name).toSorted());
});

test('no list is heavier than a megabyte: a deal with its brief is, and the site map of ten minutes', () => {
  const heavy = Object.entries(answerBounds).filter(
    ([, { bound, place }]) => bound.form !== 'stream' && bound.bytes > 2 ** 20 && place === 'counted',
  );
  expect(heavy.map(([name]) => name)).toEqual(['system.siteMap', 'deals.read', 'adminDetails.deal']);
});

test('a page says where the next one begins', () => {
  const pages = lists.filter(({ name }) => answerBounds[name]?.bound.form === 'page');
  const cursors = ['nextCursor', 'next', 'hasEarlier', 'more'];
  for (const { name, spec } of pages)
    expect(Object.keys(spec.reply.shape), name).toEqual(expect.arrayContaining([expect.toBeOneOf(cursors)]));
});

/** What is read of a filled deal and of its people; what is bytes is bounded by being a stream. */
const asked: { name: string; spec: RouteSpec; row: AnswerRow }[] = lists.flatMap(({ name, spec }) => {
  const row = answerBounds[name];
  const isRead = spec.method === 'GET' && (spec.kind ?? 'json') !== 'bytes' && spec.kind !== 'events';
  return row && isRead ? [{ name, spec, row }] : [];
});

/** The longest page that may be asked for. */
function mostAsked({ query }: RouteSpec): { limit?: number } {
  const asked = (query?.shape as Record<string, z.ZodType> | undefined)?.limit;
  const limit = [500, 100, 50].find((most) => asked?.safeParse(`${most}`).success);
  return limit === undefined ? {} : { limit };
}

const fillIt = (name: string) =>
  `${name} is not filled: fill what it lists, as long as the limits allow, in testing/fill-lists.ts, or lower its bound`;

/** Of these nothing is there, or a guest is asked for first: their rows are held by the tests of what they show. */
const notThere: Record<string, number> = {
  'uploads.read': 404,
  'shares.files': 403,
  'shares.comments': 403,
  'proof.certificate': 404,
  'adminMoney.refundOffer': 404,
  'moderation.review': 404,
  'moderation.report': 404,
  'disputes.previewLetter': 409,
  'invoiceMails.list': 404,
  'adminInvoiceMails.list': 404,
  'einvoiceProvider.handover': 404,
  'adminEinvoices.handover': 404,
  'adminDisputes.read': 404,
};

describe('an answer about a filled deal', () => {
  let situation: DealSituation;
  let fileId: string;
  let shareToken: string;
  let castingId: string;
  let admin: string;
  beforeAll(async () => {
    situation = await acceptedDeal(server, {
      requirements: Array.from({ length: limits.listItems }, () => 'ص'.repeat(limits.text)),
    });
    const { brand, creator, dealId } = situation;
    const ids = { dealId, creatorId: creator.user.id, brandId: brandIdOf(brand), userId: brand.user.id };
    fileId = await fillDeal(server.app.deps.db, ids, filled);
    const body = {
      name: 'Guests',
      fileIds: [fileId],
      days: 7 as const,
      canComment: true,
      hasWatermark: false,
    };
    shareToken = (
      await brand.client.shares.create({
        params: { id: dealId },
        body: { ...body, showsEarlierVersions: true },
      })
    ).token;
    const casting = castingBody({
      description: 'é'.repeat(limits.text),
      requirements: Array.from({ length: castingLimits.requirements }, () => 'é'.repeat(limits.title)),
      question: 'é'.repeat(limits.title),
    });
    castingId = await postedCasting(brand, casting);
    await appliedTo(castingId, creator, {
      pitch: 'é'.repeat(castingLimits.pitch),
      answer: 'é'.repeat(limits.title),
    });
    await brand.client.castingDrafts.create({ body: draftBody() });
    await fillLists(server.app.deps.db, { ...ids, castingId });
    // The board reads again what an organisation has when it changes one.
    await brand.client.castings.change({ params: { id: castingId }, body: casting });
    admin = (await server.signInAdmin()).token;
  });

  const paramsOf = (name: string, path: string) => {
    if (path.includes('{token}')) return { token: shareToken };
    if (path.includes('{userId}')) return { userId: situation.creator.user.id };
    if (path.includes('{dealId}')) return { dealId: situation.dealId };
    if (path.includes('{invoiceId}')) return { id: situation.dealId, invoiceId: fileId };
    if (name === 'comments.list') return { id: fileId };
    if (path.includes('{castingId}')) return { castingId };
    if (name === 'castingInvitations.sent') return { id: castingId };
    if (name.startsWith('castings.')) return path.includes('{id}') ? { id: castingId } : undefined;
    if (
      name.startsWith('creators.') ||
      name === 'adminDetails.creator' ||
      name === 'adminDetails.userRemoval'
    )
      return { id: situation.creator.user.id };
    if (name === 'adminDetails.brand') return { id: brandIdOf(situation.brand) };
    if (path.includes('{dealId}')) return { dealId: situation.dealId };
    return path.includes('{id}') ? { id: situation.dealId } : undefined;
  };

  test.each(asked)('$name stays within its bound', async ({ name, spec, row }) => {
    const { brand, creator } = situation;
    const token = { admin, finance: admin, creator: creator.token }[spec.access as string] ?? brand.token;
    const params = paramsOf(name, spec.path);
    const query = { ...(name === 'proof.logPage' ? { after: 10 } : {}), ...mostAsked(spec) };
    const url = requestPath(spec, { ...(params ? { params } : {}), query });
    const answer = await server.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(notThere[name] ?? 200);
    if (row.bound.form === 'stream') return;
    const weight = answer.rawPayload.length;
    expect(weight).toBeLessThanOrEqual(row.bound.bytes);
    if (row.bound.form === 'page' && answer.statusCode === 200)
      expect(weight, fillIt(name)).toBeGreaterThanOrEqual(row.bound.bytes / 3);
  });
});
