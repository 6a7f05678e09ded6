import { usualRights } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { expect, test } from 'vitest';
import { publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { dealsOf } from '../../testing/deals-of.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

async function calendarOf(url: string | null) {
  const { pathname, search } = new URL(url ?? '');
  const { statusCode, headers, body } = await server.app.http.inject({ url: pathname + search });
  return { status: statusCode, headers, text: body, lines: body.replaceAll('\r\n ', '').split('\r\n') };
}

const isoDay = (instant: string) => instant.slice(0, 10).replaceAll('-', '');

test('shows deadlines, days of publication and ends of rights of one campaign, or of everything, without prices', async () => {
  const { brand, creator } = await sentBrief(server);
  const more = dealsOf({ server, brand, creator });
  const deadline = new Date(Math.floor(Date.now() / dayMs + 9) * dayMs).toISOString();
  const postOn = '2027-03-01T00:00:00.000Z';
  const open = await more.accepted({
    ...{ title: 'Serum, "clean"; all', deadline, budget: 77_700 },
    rights: { ...usualRights, postOn },
  });
  const finished = await more.completed({ licenceMonths: 6 });
  const declined = await more.sent();
  await creator.client.deals.changeStatus({ params: { id: declined }, body: { status: 'REJECTED' } });
  const { id: campaign } = await brand.client.campaigns.add({ body: someCampaign() });
  await brand.client.campaigns.moveDeals({ body: { dealIds: [open], campaignId: campaign } });

  const one = await brand.client.campaigns.renewCalendar({ query: { campaign } });
  const { headers, text, lines } = await calendarOf(one.calendarUrl);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines).toContain(`UID:${open}-due@briefcast`);
  expect(lines).toContain(`DTSTART;VALUE=DATE:${isoDay(deadline)}`);
  expect(lines).toContain(`UID:${open}-post@briefcast`);
  expect(lines).toContain('DTSTART;VALUE=DATE:20270301');
  expect(text).toContain(String.raw`Serum\, "clean"\; all`);
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('DTSTAMP:'))).toHaveLength(2);
  expect(text).not.toMatch(/777|USD|\$/u);
  expect((await calendarOf(one.calendarUrl)).text).toBe(text);

  const all = await brand.client.campaigns.renewCalendar({});
  const everything = (await calendarOf(all.calendarUrl)).text;
  expect(everything).toContain(`UID:${finished}-licence@briefcast`);
  expect(everything).toContain(`UID:${open}-due@briefcast`);
  expect(everything).not.toContain(declined);
});

test('opens by the newest address of a member alone, until it is switched off', async () => {
  const { brand } = await sentBrief(server);
  const manager = await teamMember(server, brand, 'MANAGER');
  const read = async () => (await manager.client.campaigns.readCalendar({})).calendarUrl;
  expect(await read()).toBeNull();
  const { calendarUrl: first } = await manager.client.campaigns.renewCalendar({});
  expect(await read()).toBe(first);
  const { calendarUrl: second } = await manager.client.campaigns.renewCalendar({});
  expect((await calendarOf(first)).status).toBe(404);
  expect((await calendarOf(second)).status).toBe(200);
  const forged = second?.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A')) ?? null;
  expect((await calendarOf(forged)).status).toBe(404);
  await manager.client.campaigns.dropCalendar({});
  expect((await calendarOf(second)).status).toBe(404);
  expect(await read()).toBeNull();
  const { calendarUrl: third } = await manager.client.campaigns.renewCalendar({});
  await brand.client.team.removeMember({ params: { userId: manager.user.id } });
  expect((await calendarOf(third)).status).toBe(404);
});

test('is of a campaign of the organisation, and of no creator', async () => {
  const [brand, other] = [await server.signUpBrand(), await server.signUpBrand()];
  const { id: campaign } = await other.client.campaigns.add({ body: someCampaign() });
  await expect(brand.client.campaigns.renewCalendar({ query: { campaign } })).rejects.toMatchObject({
    code: 'campaign.not_found',
  });
  const creator = await publishedCreator(server);
  await expect(creator.client.campaigns.readCalendar({})).rejects.toMatchObject({ code: 'auth.wrong_role' });
});
