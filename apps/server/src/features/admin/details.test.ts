import { api } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { acceptedDeal, brandIdOf, publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { setCredits, stateBuyer } from '../../testing/credits.ts';
import { newEmail, testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

const server = useTestServer();
const admin = async () => (await server.signInAdmin()).client;
const of = (id: string) => ({ params: { id } });

describe('the admin looks at', () => {
  test('a creator who is not published, with work that opens, and the deals', async () => {
    const client = await admin();
    const { creator, brand, dealId } = await sentBrief(server);
    await client.admin.togglePublish({ ...of(creator.user.id), body: { isPublished: false } });
    const found = (await client.adminDetails.creator(of(creator.user.id))).creator;
    expect(found).toMatchObject({
      email: creator.user.email,
      isPublished: false,
      isWithheld: true,
      publishedAt: expect.stringMatching(/Z$/),
      hasTwoFactor: false,
      facts: null,
      deals: { total: 1, newest: [{ id: dealId, with: { id: brandIdOf(brand), name: 'Oasis Skin' } }] },
    });
    expect(found.portfolio).toHaveLength(3);
    expect(await codeOf(client.adminDetails.creator(of(brandIdOf(brand))))).toBe('creator.not_found');
  });

  test('the invoices of the house to a creator, which are to be sent by mail', async () => {
    const client = await admin();
    const creator = await publishedCreator(server);
    const { deps } = server.app;
    await setCredits(server, true);
    await setCredits(server, false);
    const month = { from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' };
    const look = async () => (await client.adminDetails.creator(of(creator.user.id))).creator.invoices;
    expect(await look()).toEqual([]);
    const issued = await deps.db.transaction((tx) =>
      issueInvoice(deps, tx, {
        kind: 'INVOICE',
        cause: `subscription:${creator.user.id}`,
        ownerId: creator.user.id,
        buyer: { name: 'Layla Haddad', address: 'Dubai', taxNumber: '' },
        sold: [{ item: { kind: 'SUBSCRIPTION', ...month }, quantity: 1, unitFils: 9900 }],
        taxBasisPoints: 500,
        suppliedAt: deps.clock(),
        payment: { source: 'TRANSFER', reference: 'SUB-2026-0007' },
        corrects: null,
      }),
    );
    const { suggested } = await client.adminInvoiceMails.list(of(issued.id));
    expect(suggested).toBe(creator.user.email);
    const mail = { to: 'books@haddad.example', language: 'both' } as const;
    await client.adminInvoiceMails.send({ ...of(issued.id), body: mail });
    expect(await look()).toMatchObject([
      { number: issued.document.number, netFils: 9900, taxFils: 495, mailed: { to: mail.to } },
    ]);
  });

  test('a brand with its people', async () => {
    const client = await admin();
    const { brand, dealId, creator } = await sentBrief(server);
    const colleague = await teamMember(server, brand, 'REVIEWER');
    await brand.client.team.invite({ body: { email: newEmail(), role: 'REVIEWER' } });
    await setCredits(server, true);
    await stateBuyer(brand);
    const { order } = await brand.client.billing.order({ body: { credits: 10 } });
    const { id, reference, grossFils, netFils, taxFils } = order;
    await client.adminMoney.confirmOrder({ params: { id }, body: { receivedFils: grossFils } });
    await brand.client.billing.order({ body: { credits: 10 } });
    await setCredits(server, false);
    const { brand: found } = await client.adminDetails.brand(of(brandIdOf(brand)));
    expect(found.money).toMatchObject({
      credits: { ready: 10, held: 0 },
      owed: { count: 0, amountCents: 0 },
      orders: [{ status: 'AWAITING' }, { reference, status: 'PAID' }],
      invoices: [{ kind: 'INVOICE', netFils, taxFils, grossFils }],
    });
    expect(found).toMatchObject({
      companyName: 'Oasis Skin',
      members: [
        { email: brand.user.email, role: 'OWNER' },
        { email: colleague.user.email, role: 'REVIEWER' },
      ],
      invited: 1,
      deals: { newest: [{ id: dealId, with: { id: creator.user.id, name: 'Layla Haddad' } }] },
    });
    expect(JSON.stringify(found)).not.toMatch(/argon|passwordHash/i);
    expect(await codeOf(client.adminDetails.brand(of(creator.user.id)))).toBe('admin.user_not_found');
  });

  test('a deal with chat, files that open, and comments; once an hour the trail tells of it', async () => {
    const client = await admin();
    const { brand, creator, dealId } = await acceptedDeal(server);
    await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Between us' } });
    const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
      name: 'take.pdf',
      params: { dealId },
    });
    await brand.client.comments.add({ ...of(file.id), body: { kind: 'NOTE', text: 'Brighter' } });
    const { deal } = await client.adminDetails.deal(of(dealId));
    expect(deal).toMatchObject({
      brandId: brandIdOf(brand),
      brand: { email: brand.user.email },
      creator: { email: creator.user.email },
      messages: [{ content: 'Between us' }],
      files: [{ originalName: 'take.pdf' }],
    });
    expect(deal.reads).toBeUndefined();
    expect((await server.app.http.inject({ url: deal.files[0]?.url ?? '' })).statusCode).toBe(200);
    expect((await client.adminDetails.comments(of(dealId))).comments).toMatchObject([
      { text: 'Brighter', mayChange: false },
    ]);
    expect((await client.adminDetails.messages(of(dealId))).messages).toHaveLength(1);
    const looks = async () =>
      (await client.admin.audit({ query: { search: dealId } })).entries.map(({ action }) => action);
    expect(await looks()).toEqual(['deal.viewed']);
    server.advance(61 * 60_000);
    await client.adminDetails.messages(of(dealId));
    expect(await looks()).toEqual(['deal.viewed', 'deal.viewed']);
    // The admin's visit does not count as read by either side.
    expect((await creator.client.deals.read(of(dealId))).deal.reads?.own).toBeNull();
    expect(await codeOf(client.adminDetails.deal(of(file.id)))).toBe('deal.not_found');
  });
});

describe('before a deletion the admin hears what goes', () => {
  test('with a creator and with a brand', async () => {
    const client = await admin();
    const { brand, creator, dealId } = await sentBrief(server);
    const elsewhere = await teamMember(server, brand, 'MANAGER');
    await elsewhere.client.team.startOrganization({ body: { companyName: 'Another' } });
    const ofCreator = (await client.adminDetails.userRemoval(of(creator.user.id))).removal;
    expect(ofCreator).toEqual({
      name: 'Layla Haddad',
      openDeals: [{ id: dealId, title: 'Winter barrier serum', status: 'BRIEF_SENT', with: 'Oasis Skin' }],
      closedDeals: 0,
      portfolioItems: 3,
      membersRemoved: [],
      membersKept: [],
    });
    const ofBrand = (await client.adminDetails.userRemoval(of(brandIdOf(brand)))).removal;
    expect(ofBrand).toMatchObject({
      name: 'Oasis Skin',
      openDeals: [{ id: dealId, with: 'Layla Haddad' }],
      membersRemoved: [brand.user.email],
      membersKept: [elsewhere.user.email],
    });
    expect(await codeOf(client.adminDetails.userRemoval(of(dealId)))).toBe('admin.user_not_found');
  });

  test('with a deal', async () => {
    const client = await admin();
    const { brand, creator, dealId } = await acceptedDeal(server);
    await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } });
    const bytes = samplePdf();
    await sendFile(server, creator, api.files.upload, bytes, { name: 'take.pdf', params: { dealId } });
    expect((await client.adminDetails.dealRemoval(of(dealId))).removal).toEqual({
      title: 'Winter barrier serum',
      messages: 1,
      files: 1,
      bytes: bytes.length,
      comments: 0,
      shares: 0,
    });
  });
});

test('a lost second step is turned off: sessions end, mail, bell and trail say why', async () => {
  const client = await admin();
  for (const person of [await publishedCreator(server), await server.signUpBrand()]) {
    const { user } = person;
    const off = () =>
      client.adminDetails.turnOffTwoFactor({ ...of(user.id), body: { reason: 'Phone stolen' } });
    expect(await codeOf(off())).toBe('account.two_factor_is_off');
    const { secret } = await person.client.ownAccount.beginTwoFactor({ body: { password: testPassword } });
    const codeNow = authenticator(server, secret);
    await person.client.ownAccount.turnOnTwoFactor({ body: { code: codeNow() } });
    await off();
    expect(await codeOf(person.client.accounts.me())).toBe('auth.session_expired');
    const body = { email: user.email, password: testPassword };
    const again = server.as((await server.anonymous.accounts.logIn({ body })).token);
    const { notifications } = await again.notifications.list();
    expect(notifications[0]).toMatchObject({ kind: 'account.two_factor_off', deal: null });
    const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${user.email}`));
    expect(mails.filter((mail) => mail.includes('A Briefcast admin turned it off'))).toHaveLength(1);
    expect(mails.join()).toContain('Phone stolen');
    const { entries } = await client.admin.audit({ query: { kind: 'people', search: user.id } });
    expect(entries).toMatchObject([
      { action: 'person.two_factor_off', before: { twoFactor: true }, after: { reason: 'Phone stolen' } },
    ]);
  }
  const unknown = client.adminDetails.turnOffTwoFactor({
    ...of('01900000-0000-7000-8000-ffffffffffff'),
    body: { reason: 'Phone stolen' },
  });
  expect(await codeOf(unknown)).toBe('admin.user_not_found');
});

test('somebody is logged out everywhere, and keeps their password', async () => {
  const client = await admin();
  for (const person of [await publishedCreator(server), await server.signUpBrand()]) {
    const { user } = person;
    await client.adminDetails.endSessions(of(user.id));
    expect(await codeOf(person.client.accounts.me())).toBe('auth.session_expired');
    await server.anonymous.accounts.logIn({ body: { email: user.email, password: testPassword } });
    const { entries } = await client.admin.audit({ query: { kind: 'people', search: user.id } });
    expect(entries).toMatchObject([{ action: 'person.log_out' }]);
  }
});

test('the confirmation mail is sent again within its limits, until the e-mail is confirmed', async () => {
  const client = await admin();
  const email = newEmail();
  const body = { email, password: testPassword, role: 'BRAND' as const, companyName: 'Late Mail' };
  const { user } = await server.anonymous.accounts.register({ body });
  const sent = async () => (await server.mails()).filter((mail) => mail.includes(`To: ${email}`)).length;
  expect(await sent()).toBe(1);
  expect(await codeOf(client.adminDetails.resendConfirmation(of(user.id)))).toBe('request.rate_limited');
  server.advance(2 * 60_000);
  await client.adminDetails.resendConfirmation(of(user.id));
  expect(await sent()).toBe(2);
  const { entries } = await client.admin.audit({ query: { kind: 'people', search: user.id } });
  expect(entries).toMatchObject([{ action: 'person.confirmation_mail' }]);
  const confirmed = await server.signUpBrand();
  expect(await codeOf(client.adminDetails.resendConfirmation(of(confirmed.user.id)))).toBe(
    'account.email_confirmed',
  );
});

test('the trail is searched and narrowed by kind and time, in pages, and keeps the names of who is gone', async () => {
  const client = await admin();
  const { creator, dealId } = await sentBrief(server, { title: 'Zanzibar film' });
  await client.admin.removeDeal(of(dealId));
  await client.admin.removeUser(of(creator.user.id));
  const search = async (query: object) => client.admin.audit({ query });
  expect((await search({ search: 'zanzibar' })).entries).toMatchObject([
    { action: 'deal.delete', before: { brand: 'Oasis Skin', creator: 'Layla Haddad' } },
  ]);
  // Also by a previous value.
  expect((await search({ search: creator.user.email })).entries).toMatchObject([
    { action: 'creator.delete', subject: `Layla Haddad (${creator.user.id})` },
  ]);
  const deletions = await search({ kind: 'deals', search: dealId });
  expect(deletions).toMatchObject({ total: 1, nextCursor: null });
  const today = server.app.deps.clock().toISOString().slice(0, 10);
  expect((await search({ search: dealId, from: today, to: today })).total).toBe(1);
  expect((await search({ search: dealId, to: '2020-01-01' })).total).toBe(0);
  const first = await search({ limit: 1 });
  const second = await search({ limit: 1, cursor: first.nextCursor });
  expect(second.entries[0]?.id).not.toBe(first.entries[0]?.id);
  expect(second.total).toBe(first.total);
});
