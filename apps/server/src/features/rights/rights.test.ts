/** From a brief with a term to the day on which it ends, as both sides call it (rules/rights). */
import {
  api,
  builtInUsualRights,
  type Notification,
  type Right,
  type RightsTerms,
  type UsualRights,
  usualRights,
} from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import {
  acceptedDeal,
  attestAll,
  briefFor,
  type DealSituation,
  publishedCreator,
  teamMember,
} from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { notifyOfEnds } from './notify-of-ends.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const now = () => server.app.deps.clock();

/** A completed deal with a licence of six months and an exclusivity of two, by default. */
async function completedDeal(brief: Record<string, unknown> = {}): Promise<DealSituation> {
  const deadline = new Date(now().getTime() + 14 * day).toISOString();
  const exclusivity = { months: 2, category: 'Skincare, "clean"; all' };
  const situation = await acceptedDeal(server, { deadline, licenceMonths: 6, exclusivity, ...brief });
  const { brand, creator, dealId } = situation;
  await attestAll(situation);
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId },
  });
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
  await brand.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
  await brand.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'COMPLETED' } });
  return situation;
}

const daysOf = (rights: readonly Right[]) => rights.map(({ kind, endsAt }) => [kind, endsAt.slice(0, 10)]);

/** Returns the day this many months from today (UTC), as a calendar writes it. */
function inMonths(months: number): string {
  const today = now();
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(last.getUTCDate(), today.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

async function calendarOf(url: string): Promise<{ status: number; type: string; text: string }> {
  const { pathname, search } = new URL(url);
  const { statusCode, headers, body } = await server.app.http.inject({ url: pathname + search });
  return { status: statusCode, type: String(headers['content-type']), text: body };
}

/** Lets time pass, with its effects; sessions end by then, so these people sign in again. */
async function letTimePass(until: Date, people: readonly Person[]): Promise<void> {
  server.advance(until.getTime() - now().getTime());
  await notifyOfEnds(server.app.deps);
  await server.app.settle();
  for (const person of people) {
    const body = { email: person.user.email, password: testPassword };
    person.client = server.as((await server.anonymous.accounts.logIn({ body })).token);
  }
}
async function toldOf({ client }: Person): Promise<Notification['kind'][]> {
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.endsWith('.ending'));
}

test('a brief proposes the brand’s usual rights, else the operator’s, else the built-in ones', async () => {
  const brand = await server.signUpBrand();
  const usual = () => brand.client.rights.usual();
  expect(await usual()).toEqual({ rights: builtInUsualRights, whose: 'BUILT_IN' });
  const ofOperator = { ...builtInUsualRights, territory: 'UAE' } as const;
  const { client: admin } = await server.signInAdmin();
  const change = async (usualRights: UsualRights | undefined) => {
    const { settings } = await admin.operatorSettings.read();
    const { usualRights: _, ...others } = settings;
    const body = usualRights ? { ...others, usualRights } : others;
    return (await admin.operatorSettings.change({ body })).settings;
  };
  expect((await change(ofOperator)).usualRights).toEqual(ofOperator);
  expect(await usual()).toEqual({ rights: ofOperator, whose: 'OPERATOR' });

  const own: UsualRights = {
    ...builtInUsualRights,
    ...{ paidAds: 'MONTHS_3', posting: 'BOTH', exclusivity: { months: 3, category: '' } },
  };
  const manager = await teamMember(server, brand, 'MANAGER');
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const kept = await manager.client.rights.keepUsual({ body: { rights: own } });
  expect(kept).toEqual({ rights: own, whose: 'BRAND' });
  expect(await reviewer.client.rights.usual()).toEqual(kept);
  await expect(reviewer.client.rights.keepUsual({ body: { rights: null } })).rejects.toMatchObject({
    code: 'team.role_too_small',
  });
  // Another brand's are its own, and a brief that says nothing of rights stays as the terms of use say.
  expect(await (await server.signUpBrand()).client.rights.usual()).toMatchObject({ whose: 'OPERATOR' });
  const creator = await publishedCreator(server);
  const { deal } = await brand.client.deals.create({ body: briefFor(creator) });
  const read = await brand.client.deals.read({ params: { id: deal.id } });
  expect(read.deal).toMatchObject({ rights: null, exclusivity: null, licenceMonths: null });

  const nothing = { ...own, unpaid: null, paidAds: null, posting: null };
  await expect(brand.client.rights.keepUsual({ body: { rights: nothing } })).rejects.toMatchObject({
    code: 'request.invalid',
  });
  expect(await brand.client.rights.keepUsual({ body: { rights: null } })).toMatchObject({
    whose: 'OPERATOR',
  });
  await change(undefined);
  expect((await usual()).whose).toBe('BUILT_IN');
});

test('what a brief names stands in the deal, its log and its certificate, and ends on a day', async () => {
  const { brand, creator, dealId } = await completedDeal();
  const exclusivity = { months: 2, category: 'Skincare, "clean"; all' };
  const { deal } = await creator.client.deals.read({ params: { id: dealId } });
  expect(deal).toMatchObject({ licenceMonths: 6, exclusivity });
  const { log, certificate } = await brand.client.proof.log({ params: { id: dealId } });
  const created = log.entries.find(({ body }) => body.kind === 'deal.created');
  expect(created?.what?.value).toMatchObject({ licenceMonths: 6, exclusivity });
  expect(certificate?.licence).toMatchObject({
    until: `${inMonths(6)}T00:00:00.000Z`,
    exclusivity: { category: exclusivity.category, until: `${inMonths(2)}T00:00:00.000Z` },
  });
  for (const { client } of [brand, creator]) {
    const { running, over } = await client.rights.list();
    expect(daysOf(running)).toEqual([
      ['EXCLUSIVITY', inMonths(2)],
      ['LICENCE', inMonths(6)],
    ]);
    expect(over).toEqual([]);
  }
});

test('what a brief says line by line stands in the deal, its log and its certificate, and each use ends', async () => {
  const rights: RightsTerms = {
    ...usualRights,
    paidAds: 'MONTHS_3',
    broadcast: 'ENDLESS',
    territory: 'WORLD',
    posting: 'BOTH',
  };
  const { brand, creator, dealId } = await completedDeal({ licenceMonths: undefined, rights });
  const { deal } = await creator.client.deals.read({ params: { id: dealId } });
  // Programs that know of one licence read the longest.
  expect(deal).toMatchObject({ rights, licenceMonths: null });
  const { log, certificate } = await brand.client.proof.log({ params: { id: dealId } });
  const created = log.entries.find(({ body }) => body.kind === 'deal.created');
  expect(created?.what?.value).toMatchObject({ rights });
  const until = (months: number) => `${inMonths(months)}T00:00:00.000Z`;
  expect(certificate?.licence).toMatchObject({
    isExclusive: false,
    territory: 'WORLD',
    until: null,
    uses: [
      { place: 'OWN_ACCOUNTS', until: until(6) },
      { place: 'SITE_AND_SHOP', until: until(6) },
      { place: 'PAID_ADS', until: until(3) },
      { place: 'BROADCAST', until: null },
    ],
    hasRawFootage: false,
  });
  const { running } = await brand.client.rights.list();
  expect(daysOf(running)).toEqual([
    ['EXCLUSIVITY', inMonths(2)],
    ['PAID_ADS', inMonths(3)],
    ['UNPAID_USE', inMonths(6)],
  ]);
  const { calendarUrl } = await brand.client.rights.renewCalendar();
  expect((await calendarOf(calendarUrl)).text).toContain('Last day of Paid ads');
});

test('a use that ends is told of with its own day', async () => {
  const rights = { ...usualRights, paidAds: 'MONTHS_3' };
  const { creator } = await completedDeal({ licenceMonths: undefined, exclusivity: undefined, rights });
  const [ads] = (await creator.client.rights.list()).running;
  await letTimePass(new Date(Date.parse(ads?.endsAt ?? '') - 29.5 * day), [creator]);
  expect(await toldOf(creator)).toEqual(['licence.ending']);
  const mails = (await server.mails()).filter((mail) => mail.includes(creator.user.email));
  expect(mails.find((mail) => mail.includes('may no longer use this content'))).toContain(
    formatLongDate(ads?.endsAt ?? ''),
  );
});

test('a term is said once: line by line or as one licence', async () => {
  const brand = await server.signUpBrand();
  const creator = await publishedCreator(server);
  const deadline = new Date(now().getTime() + 14 * day).toISOString();
  const send = (terms: object) =>
    brand.client.deals.create({ body: briefFor(creator, { deadline, ...terms }) });
  await expect(send({ licenceMonths: 6, rights: usualRights })).rejects.toMatchObject({
    details: [expect.objectContaining({ path: ['licenceMonths'] })],
  });
  const nothing = { ...usualRights, unpaid: null };
  await expect(send({ rights: nothing })).rejects.toMatchObject({
    details: [expect.objectContaining({ path: ['rights'] })],
  });
});

test('a brief that names nothing licenses without end', async () => {
  const { brand, dealId } = await completedDeal({ licenceMonths: undefined, exclusivity: undefined });
  const { certificate } = await brand.client.proof.log({ params: { id: dealId } });
  expect(certificate?.licence.until).toBeNull();
  expect(certificate?.licence).not.toHaveProperty('exclusivity');
  expect((await brand.client.rights.list()).running).toEqual([]);
});

test('both sides are told 30 and 7 days before, once each, and what is over is kept apart', async () => {
  const { brand, creator } = await completedDeal({ licenceMonths: undefined });
  const [right] = (await brand.client.rights.list()).running;
  const before = (days: number) => new Date(Date.parse(right?.endsAt ?? '') - (days - 0.5) * day);
  const people = [brand, creator];
  await letTimePass(before(30), people);
  await notifyOfEnds(server.app.deps);
  await server.app.settle();
  for (const person of people) expect(await toldOf(person)).toEqual(['exclusivity.ending']);
  await letTimePass(before(7), people);
  for (const person of people)
    expect(await toldOf(person)).toEqual(['exclusivity.ending', 'exclusivity.ending']);
  const mails = (await server.mails()).filter((mail) => mail.includes(creator.user.email));
  expect(mails.filter((mail) => mail.includes('you may work for competitors of'))).toHaveLength(2);
  await letTimePass(before(-2), people);
  for (const person of people) {
    expect(await toldOf(person)).toHaveLength(2);
    expect(await person.client.rights.list()).toMatchObject({
      running: [],
      over: [{ kind: 'EXCLUSIVITY' }],
      overCount: 1,
    });
  }
});

test('a calendar reads the same by a private address, until there is another one', async () => {
  const { brand, creator, dealId } = await completedDeal();
  expect((await creator.client.rights.list()).calendarUrl).toBeNull();
  const { calendarUrl: first } = await creator.client.rights.renewCalendar();
  expect((await creator.client.rights.list()).calendarUrl).toBe(first);
  const { status, type, text } = await calendarOf(first);
  expect({ status, type }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  // Lines are folded at 75 bytes; their content is escaped (RFC 5545, 3.1 and 3.3.11).
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`UID:${dealId}-licence@briefcast\r\n`);
  expect(unfolded).toContain(`DTSTART;VALUE=DATE:${inMonths(6).replaceAll('-', '')}\r\n`);
  expect(unfolded).toContain(String.raw`Skincare\, "clean"\; all`);
  expect((await calendarOf(first)).text).toBe(text);
  const { calendarUrl: second } = await creator.client.rights.renewCalendar();
  expect((await calendarOf(first)).status).toBe(404);
  expect((await calendarOf(second)).status).toBe(200);
  const forged = second.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await calendarOf(forged)).status).toBe(404);
  // A colleague who leaves takes nothing along.
  const manager = await teamMember(server, brand, 'MANAGER');
  const { calendarUrl } = await manager.client.rights.renewCalendar();
  expect((await calendarOf(calendarUrl)).text).toContain(dealId);
  await brand.client.team.removeMember({ params: { userId: manager.user.id } });
  expect((await calendarOf(calendarUrl)).text).not.toContain(dealId);
});
