import {
  allRoutes,
  api,
  type NewShare,
  openProposal,
  openRenewals,
  packSizes,
  type RouteSpec,
  requestPath,
} from '@briefcast/contract';
import { count, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  admins,
  brands,
  briefTemplates,
  castingApplications,
  castingDrafts,
  castingInvitations,
  castingSearches,
  castings,
  commentReplies,
  comments,
  creditOrders,
  dealAdditions,
  dealProposals,
  deals,
  disputeStatements,
  files,
  idempotencyKeys,
  invitations,
  invoiceMails,
  invoices,
  media,
  messages,
  payoutRuns,
  portfolioItems,
  renewals,
  rosterLists,
  shares,
  uploads,
  users,
} from './platform/database/tables/index.ts';
import { samplePicture } from './platform/media/sample-media.ts';
import {
  acceptedDeal,
  briefFor,
  type DealSituation,
  emptyTemplate,
  publishedCreator,
  sentBrief,
  waitingInvitationToken,
} from './testing/builders.ts';
import {
  applicationBody,
  appliedTo,
  castingBody,
  draftBody,
  postedCasting,
  searchBody,
} from './testing/castings.ts';
import { buyCredits, setCredits } from './testing/credits.ts';
import { newEmail, type Person, testPassword, useTestServer } from './testing/harness.ts';
import { makeLate, openCase } from './testing/late-deal.ts';
import { multipartBody } from './testing/multipart-body.ts';
import { owedDeal } from './testing/owed-deal.ts';
import { renewableDeal } from './testing/renewals.ts';
import { sendFile } from './testing/send-file.ts';
import { testsRunOnPostgres } from './testing/test-database.ts';

const server = useTestServer();
let situation: DealSituation;
let accepted: DealSituation;
/** Somebody whose session may come to work for another organisation. */
let founder: Person;
/** A file of the situation's deal, and a comment on it. */
let fileId: string;
let commentId: string;
/** A take of the creator, and a guest of a link to it. */
let takeId: string;
let guest: { token: string; guestToken: string; commentId: string };
let image: Buffer;
let adminToken: string;
/** A paid deal whose licence ends soon. */
let renewable: DealSituation;
/** The order whose pack the next refund is of. */
let toRefund: string;
/** A deal about whose payment there is a new case at each call, as a side says only so much to one. */
let invoiced: Pick<DealSituation, 'creator' | 'dealId'> & { invoiceId: string };
let houseInvoiceId = '';
let disputedDealId: string;
/** The casting that the next call is about. */
let castingId: string;
let lastKey = 0;

beforeAll(async () => {
  situation = await sentBrief(server);
  accepted = await acceptedDeal(server);
  founder = await server.signUpBrand();
  renewable = await renewableDeal(server);
  adminToken = (await server.signInAdmin()).token;
  image = await samplePicture('webp', 8, 8);
  await setCredits(server, true);
  await buyCredits(server, situation.brand, 60);
  const { brand, dealId } = situation;
  const sent = await sendFile(server, brand, api.files.upload, image, { name: 'a.webp', params: { dealId } });
  fileId = sent.file.id;
  const body = { kind: 'NOTE', text: 'Like this one' } as const;
  const { creator } = situation;
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  const take = await sendFile(server, creator, api.files.upload, image, {
    name: 'b.webp',
    params: { dealId },
  });
  takeId = take.file.id;
  const { token } = await brand.client.shares.create({ params: { id: dealId }, body: shareOf('Guests') });
  const entered = await server.anonymous.shares.enter({ params: { token }, body: { name: 'Dana' } });
  const guestToken = entered.guest.token;
  const remark = await server
    .as(guestToken)
    .shares.addComment({ params: { token }, body: { fileId: takeId, text: 'A remark' } });
  guest = { token, guestToken, commentId: remark.comment.id };
  commentId = (await brand.client.comments.add({ params: { id: fileId }, body })).comment.id;
});

const shareOf = (name: string): NewShare => ({
  name,
  fileIds: [takeId],
  canComment: true,
  days: 7,
  hasWatermark: true,
  showsEarlierVersions: false,
});

const newKey = () => `key-${++lastKey}`;

interface Creation {
  /** Whose token it carries; nobody's where it is null. */
  as: () => string | null;
  params?: () => Record<string, string>;
  /** Makes a body; the number makes it another one. */
  body: (number: number) => object | Buffer | Promise<object>;
  /** Where what it makes lies. */
  table:
    | typeof admins
    | typeof brands
    | typeof briefTemplates
    | typeof castingApplications
    | typeof castingDrafts
    | typeof castingInvitations
    | typeof castingSearches
    | typeof castings
    | typeof creditOrders
    | typeof commentReplies
    | typeof comments
    | typeof dealAdditions
    | typeof dealProposals
    | typeof deals
    | typeof disputeStatements
    | typeof files
    | typeof invitations
    | typeof invoiceMails
    | typeof invoices
    | typeof media
    | typeof messages
    | typeof payoutRuns
    | typeof portfolioItems
    | typeof renewals
    | typeof rosterLists
    | typeof uploads
    | typeof shares
    | typeof users;
}

const messageBody = (number: number) => ({
  dealId: situation.dealId,
  type: 'TEXT',
  content: `Message ${number}`,
});

/** A well-formed call of every route that creates. */
const creations: Record<string, Creation> = {
  'accounts.register': {
    as: () => null,
    body: () => ({ email: newEmail(), password: testPassword, role: 'BRAND', companyName: 'Oasis Skin' }),
    table: users,
  },
  'admins.add': {
    as: () => adminToken,
    body: () => ({ email: newEmail(), name: 'Dana Reyes', password: testPassword }),
    table: admins,
  },
  'deals.create': {
    as: () => situation.brand.token,
    body: (number) => briefFor(situation.creator, { title: `Brief ${number}` }),
    table: deals,
  },
  'deals.createSeveral': {
    as: () => situation.brand.token,
    body(number) {
      const { creatorId, ...brief } = briefFor(situation.creator, { title: `Brief ${number}` });
      return { ...brief, creatorIds: [creatorId] };
    },
    table: deals,
  },
  'briefTemplates.create': {
    as: () => situation.brand.token,
    body: (number) => ({ name: `Template ${number}`, brief: emptyTemplate }),
    table: briefTemplates,
  },
  'castings.post': {
    as: () => situation.brand.token,
    body: (number) => castingBody({ title: `Casting ${number}` }),
    table: castings,
  },
  'castingDrafts.create': {
    as: () => situation.brand.token,
    body: (number) => draftBody({ title: `Draft ${number}` }),
    table: castingDrafts,
  },
  'castingInvitations.invite': {
    as: () => situation.brand.token,
    params: () => ({ id: castingId }),
    async body(number) {
      castingId = await postedCasting(situation.brand);
      return {
        creatorIds: [(await publishedCreator(server)).user.id],
        message: `We thought of you, ${number}`,
      };
    },
    table: castingInvitations,
  },
  'castingSearches.create': {
    as: () => situation.creator.token,
    body: (number) => ({ ...searchBody(), name: `Search ${number}` }),
    table: castingSearches,
  },
  'castings.cast': {
    as: () => situation.brand.token,
    params: () => ({ id: castingId }),
    async body() {
      castingId = await postedCasting(situation.brand);
      return { choices: [await appliedTo(castingId, await publishedCreator(server))] };
    },
    table: deals,
  },
  'castingApplications.apply': {
    as: () => situation.creator.token,
    params: () => ({ castingId }),
    async body() {
      castingId = await postedCasting(situation.brand);
      return applicationBody();
    },
    table: castingApplications,
  },
  'deals.propose': {
    as: () => accepted.brand.token,
    params: () => ({ id: accepted.dealId }),
    body: async (number) => {
      // One waits at a time.
      const params = { id: accepted.dealId };
      const { deal } = await accepted.brand.client.deals.read({ params });
      const open = openProposal(deal.proposals);
      if (open)
        await accepted.brand.client.deals.answerProposal({
          params: { ...params, proposalId: open.id },
          body: { answer: 'WITHDRAWN' },
        });
      return { kind: 'CANCELLATION', note: `Reason ${number}` };
    },
    table: dealProposals,
  },
  'additions.propose': {
    as: () => accepted.brand.token,
    params: () => ({ dealId: accepted.dealId }),
    body: async (number) => {
      // A few wait at a time.
      const dealId = accepted.dealId;
      const { deal } = await accepted.brand.client.deals.read({ params: { id: dealId } });
      for (const { id: additionId, state } of deal.additions ?? [])
        if (state === 'OPEN')
          await accepted.brand.client.additions.answer({
            params: { dealId, additionId },
            body: { answer: 'WITHDRAWN' },
          });
      return { what: `Cut ${number}`, amount: 100 };
    },
    table: dealAdditions,
  },
  'files.upload': {
    as: () => situation.brand.token,
    params: () => ({ dealId: situation.dealId }),
    body: () => image,
    table: files,
  },
  'files.uploadPortfolio': { as: () => situation.creator.token, body: () => image, table: media },
  'files.uploadAvatar': { as: () => situation.creator.token, body: () => image, table: media },
  'comments.add': {
    as: () => situation.brand.token,
    params: () => ({ id: fileId }),
    body: (number) => ({ kind: 'NOTE', text: `Comment ${number}` }),
    table: comments,
  },
  'comments.reply': {
    as: () => situation.creator.token,
    params: () => ({ id: commentId }),
    body: (number) => ({ text: `Reply ${number}` }),
    table: commentReplies,
  },
  'shares.create': {
    as: () => situation.brand.token,
    params: () => ({ id: situation.dealId }),
    body: (number) => shareOf(`Guests ${number}`),
    table: shares,
  },
  'shares.addComment': {
    as: () => guest.guestToken,
    params: () => ({ token: guest.token }),
    body: (number) => ({ fileId: takeId, text: `Remark ${number}` }),
    table: comments,
  },
  'shares.reply': {
    as: () => guest.guestToken,
    params: () => ({ token: guest.token, id: guest.commentId }),
    body: (number) => ({ text: `Reply ${number}` }),
    table: commentReplies,
  },
  'messages.send': {
    as: () => situation.brand.token,
    body: (number) => messageBody(number),
    table: messages,
  },
  'uploads.beginFilm': {
    as: () => situation.creator.token,
    body: (number) => ({ name: `self-tape-${number}.mp4`, size: 5 }),
    table: uploads,
  },
  'uploads.begin': {
    as: () => accepted.creator.token,
    body: (number) => ({ dealId: accepted.dealId, name: `film-${number}.mp4`, size: 1000 }),
    table: uploads,
  },
  'portfolio.add': {
    as: () => situation.creator.token,
    body: (number) => ({ type: 'IMAGE', url: `https://media.example/${number}.jpg`, title: 'A picture' }),
    table: portfolioItems,
  },
  'rosters.addList': {
    as: () => situation.brand.token,
    body: (number) => ({ name: `List ${number}` }),
    table: rosterLists,
  },
  'team.invite': {
    as: () => situation.brand.token,
    body: () => ({ email: newEmail(), role: 'REVIEWER' }),
    table: invitations,
  },
  'team.acceptInvitation': {
    as: () => null,
    body: async () => {
      const email = newEmail();
      await situation.brand.client.team.invite({ body: { email, role: 'REVIEWER' } });
      const token = await waitingInvitationToken(server, email);
      return { token, firstName: 'Yusuf', lastName: 'Karim', password: testPassword };
    },
    table: users,
  },
  'renewals.offer': {
    as: () => renewable.creator.token,
    params: () => ({ dealId: renewable.dealId }),
    body: async (number) => {
      // One waits at a time.
      const { client } = renewable.creator;
      const params = { dealId: renewable.dealId };
      const { renewals: offered } = await client.renewals.ofDeal({ params });
      for (const { id } of openRenewals(offered))
        await client.renewals.answer({
          params: { ...params, renewalId: id },
          body: { answer: 'WITHDRAWN' },
        });
      return { kinds: ['LICENCE'], term: 'MONTHS_6', price: number };
    },
    table: renewals,
  },
  'disputes.state': {
    as: () => situation.brand.token,
    params: () => ({ dealId: disputedDealId }),
    body: async (number) => {
      const owed = await owedDeal(server, situation.brand, null);
      await makeLate(server, owed.dealId, 20);
      await openCase(owed);
      disputedDealId = owed.dealId;
      return { text: `Statement ${number}` };
    },
    table: disputeStatements,
  },
  'invoiceMails.send': {
    as: () => invoiced.creator.token,
    params: () => ({ id: invoiced.dealId, invoiceId: invoiced.invoiceId }),
    body: async (number) => {
      // The same creator throughout: a key is somebody's own.
      if (!invoiced) {
        const owed = await owedDeal(server, situation.brand);
        const [payout] = (await owed.creator.client.payouts.list()).payouts;
        invoiced = { ...owed, invoiceId: payout?.invoices[0]?.id ?? '' };
      }
      return { to: `accounts${number}@brand.example`, language: 'en' };
    },
    table: invoiceMails,
  },
  'adminInvoiceMails.send': {
    as: () => adminToken,
    params: () => ({ id: houseInvoiceId }),
    body: async (number) => {
      await buyCredits(server, situation.brand, 10);
      const [invoice] = (await situation.brand.client.invoices.list({ query: {} })).invoices;
      houseInvoiceId = invoice?.id ?? '';
      return { to: `accounts${number}@brand.example`, language: 'en' };
    },
    table: invoiceMails,
  },
  'payoutRuns.create': {
    as: () => situation.brand.token,
    body: async () => ({ dealIds: [(await owedDeal(server, situation.brand)).dealId] }),
    table: payoutRuns,
  },
  'billing.order': {
    as: () => situation.brand.token,
    body: (number) => ({ credits: packSizes[number % packSizes.length] }),
    table: creditOrders,
  },
  'adminMoney.refundOrder': {
    as: () => adminToken,
    params: () => ({ id: toRefund }),
    body: async () => {
      toRefund = await buyCredits(server, situation.brand, 10);
      return { credits: 10, reason: 'The launch was moved' };
    },
    table: invoices,
  },
  'team.startOrganization': {
    as: () => founder.token,
    body: (number) => ({ companyName: `Brand ${number}` }),
    table: brands,
  },
};

const creating = allRoutes.filter(({ spec }) => spec.creates);
const rowsOf = async ({ table }: Creation) => {
  const [row] = await server.app.deps.db.select({ count: count() }).from(table);
  return row?.count ?? 0;
};
const creationOf = (name: string): Creation => {
  const creation = creations[name];
  if (!creation) throw new Error(`${name} has no call here`);
  return creation;
};

function call(
  spec: RouteSpec,
  { as, params }: Creation,
  body: object | Buffer,
  key: string,
  { token = as(), name = 'a.webp', address = '192.0.2.1' } = {},
) {
  const form = Buffer.isBuffer(body) ? multipartBody(body, name) : null;
  return server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, { params: params?.() ?? {} }),
    remoteAddress: address,
    headers: {
      'idempotency-key': key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...form?.headers,
    },
    payload: form?.payload ?? body,
  });
}

const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;

test('there is a call here for every route that creates', () => {
  expect(Object.keys(creations).sort()).toEqual(creating.map(({ name }) => name).sort());
});

describe.each(creating)('$name', ({ name, spec }) => {
  const creation = creationOf(name);

  test('is done once under one key, and answers the same', async () => {
    const [key, body] = [newKey(), await creation.body(++lastKey)];
    const before = await rowsOf(creation);
    const first = await call(spec, creation, body, key);
    expect(first.statusCode, first.body).toBe(201);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const again = await call(spec, creation, body, key);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      'content-type': first.headers['content-type'],
    });
    expect(await rowsOf(creation)).toBe(before + 1);
  });

  // How statements take turns differs between the databases, and every call is walked on both; what a key is worth is not.
  if (!testsRunOnPostgres) return;

  test('is done once when it is asked for many times at once', async () => {
    const [key, body] = [newKey(), await creation.body(++lastKey)];
    const before = await rowsOf(creation);
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(spec, creation, body, key)));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(done.map((answer) => answer.body)).size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(codeOf(answer)).toBe('request.in_progress');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await rowsOf(creation)).toBe(before + 1);
  });

  test('refuses the key for anything else', async () => {
    const [key, body] = [newKey(), await creation.body(++lastKey)];
    expect((await call(spec, creation, body, key)).statusCode).toBe(201);
    const other = Buffer.isBuffer(body)
      ? await call(spec, creation, Buffer.concat([body, Buffer.from(' ')]), key)
      : await call(spec, creation, await creation.body(++lastKey), key);
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'request.key_reused']);
  });
});

describe.runIf(testsRunOnPostgres)('what a call does and its key', () => {
  const inOneTransaction = creating.filter(({ spec }) => !spec.upload);

  test.each(inOneTransaction)('$name: both are kept or neither', async ({ name, spec }) => {
    const { db } = server.app.deps;
    const creation = creationOf(name);
    const [key, body] = [newKey(), await creation.body(++lastKey)];
    const before = await rowsOf(creation);
    // The last statement of the transaction fails, as when the process dies there.
    await db.execute(
      sql`alter table idempotency_keys add constraint broken check (answer is null) not valid`,
    );
    const broken = await call(spec, creation, body, key).finally(() =>
      db.execute(sql`alter table idempotency_keys drop constraint broken`),
    );
    expect(broken.statusCode).toBe(500);
    expect(await rowsOf(creation)).toBe(before);
    expect((await call(spec, creation, body, key)).statusCode).toBe(201);
  });
});

describe('a key', () => {
  const { spec } = creating.find(({ name }) => name === 'messages.send') ?? { spec: undefined };
  const send = (body: object, key: string, token?: string) => {
    if (!spec) throw new Error('There is no such route');
    return call(spec, creationOf('messages.send'), body, key, token ? { token } : {});
  };

  test.each(['', 'two words', 'ümlaut', 'x'.repeat(201)])('%j is none', async (key) => {
    const answer = await send(messageBody(1), key);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'request.key_invalid']);
    expect(answer.json().error.details).toHaveLength(1);
  });

  test('is its owner’s alone: the same key of somebody else is another', async () => {
    const [key, body] = [newKey(), messageBody(++lastKey)];
    const mine = await send(body, key);
    const theirs = await send(body, key, situation.creator.token);
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().data.message.id).not.toBe(mine.json().data.message.id);
  });

  test('of an address opens nothing without the same password, nor from elsewhere', async () => {
    const register = creating.find(({ name }) => name === 'accounts.register');
    if (!register) throw new Error('There is no such route');
    const creation = creationOf(register.name);
    const [key, body] = [newKey(), (await creation.body(1)) as { password: string }];
    expect((await call(register.spec, creation, body, key)).statusCode).toBe(201);
    const guess = await call(register.spec, creation, { ...body, password: `${testPassword}!` }, key);
    expect(codeOf(guess)).toBe('request.key_reused');
    const elsewhere = await call(register.spec, creation, body, key, { address: '192.0.2.2' });
    expect(codeOf(elsewhere)).toBe('account.email_taken');
  });

  test('keeps its answer unreadable', async () => {
    const register = creating.find(({ name }) => name === 'accounts.register');
    if (!register) throw new Error('There is no such route');
    const key = newKey();
    const answer = await call(
      register.spec,
      creationOf(register.name),
      await creationOf(register.name).body(1),
      key,
    );
    const rows = await server.app.deps.db.select().from(idempotencyKeys);
    const text = JSON.stringify(rows.find((row) => row.key === key));
    expect(text).toContain('fingerprint');
    expect(text).not.toContain(answer.json().data.token);
    expect(text).not.toContain(testPassword);
  });

  test('of a refused call is free: nothing was done under it', async () => {
    const key = newKey();
    const unknown = {
      ...messageBody(1),
      dealId: '01900000-0000-7000-8000-ffffffffffff',
    };
    expect((await send(unknown, key)).statusCode).toBe(404);
    expect((await send(messageBody(++lastKey), key)).statusCode).toBe(201);
  });
});

describe('the key of an upload', () => {
  const upload = creating.find(({ name }) => name === 'files.upload');
  const creation = creationOf('files.upload');
  const send = (key: string, bytes: Buffer, name?: string) => {
    if (!upload) throw new Error('There is no such route');
    return call(upload.spec, creation, bytes, key, name ? { name } : {});
  };

  test('is refused for another name, and for other bytes of the same length', async () => {
    const key = newKey();
    expect((await send(key, image)).statusCode).toBe(201);
    expect(codeOf(await send(key, image, 'b.webp'))).toBe('request.key_reused');
    const changed = Buffer.from(image);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(codeOf(await send(key, changed))).toBe('request.key_reused');
  });

  test('is free after a refusal, and after the process that held it has died', async () => {
    const key = newKey();
    expect((await send(key, Buffer.from('no picture'))).statusCode).toBe(415);
    expect((await send(key, image)).statusCode).toBe(201);
    // Left as by a process that died on the way.
    const { db } = server.app.deps;
    const held = newKey();
    await send(held, image);
    const lockedUntil = new Date(server.app.deps.clock().getTime() + 30_000);
    await db
      .update(idempotencyKeys)
      .set({ answer: null, uploadDigest: null, lockedUntil })
      .where(sql`${idempotencyKeys.key} = ${held}`);
    expect(codeOf(await send(held, image))).toBe('request.in_progress');
    server.advance(31_000);
    expect((await send(held, image)).statusCode).toBe(201);
  });
});

test('a key stands for a day, and is swept then', async () => {
  const { body } = creationOf('messages.send');
  const [key, asked] = [newKey(), body(++lastKey)];
  const spec = creating.find(({ name }) => name === 'messages.send')?.spec;
  if (!spec) throw new Error('There is no such route');
  const send = () => call(spec, creationOf('messages.send'), asked, key);
  const first = await send();
  server.advance(11 * 60 * 60 * 1000);
  expect((await send()).body).toBe(first.body);
  const { db, jobs } = server.app.deps;
  await db.execute(sql`update idempotency_keys set created_at = created_at - interval '14 hours'`);
  const anew = await send();
  expect(anew.json().data.message.id).not.toBe(first.json().data.message.id);
  await db.execute(sql`update idempotency_keys set created_at = created_at - interval '25 hours'`);
  // The hundreds of mails of the tests before are not sent for this one.
  await db.execute(sql`delete from jobs where kind <> 'rows.sweep'`);
  await jobs.drain();
  expect(await db.select().from(idempotencyKeys)).toEqual([]);
});
